/** How large letters on the land are, in units of the board: as it has them, but in pixels neither too small to be read nor larger than what is read beside it. */
const LEAST = 11;
const MOST = 15;

/** `more`: pixels above the least, for what matters. */
export const letters = (units: number, scale: number, more = 0): number =>
  Math.max((LEAST + more) / scale, Math.min(units, (MOST + more) / scale));
