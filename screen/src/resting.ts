/** A hand that drags a board rests after so many milliseconds without a movement. For tests, too, in which it must not. */
export const RESTS = 250;
