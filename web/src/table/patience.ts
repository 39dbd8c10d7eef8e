/** Nobody waits longer for what is only good to know, in milliseconds. */
export const LONGEST = 1_500;
