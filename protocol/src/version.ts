/** Raised by every change that an older page or server would not understand. */
export const PROTOCOL = 10;
