/**
 * Decides where a cell of a square tile lies once the tile is turned. Promises TI-1 and TI-2.
 * Which tiles are laid where is content of a game; the squares that they make together are an area (squares.ts).
 */
import type { Cell } from './squares.ts';

/** Turns the cell (x, y) of a size × size tile clockwise, y growing downwards. Negative turns go the other way. */
export function rotate(x: number, y: number, size: number, quarterTurns: number): Cell {
  const last = size - 1;
  switch (((quarterTurns % 4) + 4) % 4) {
    case 0:
      return { x, y };
    case 1:
      return { x: last - y, y: x };
    case 2:
      return { x: last - x, y: last - y };
    case 3:
      return { x: y, y: last - x };
    default:
      throw new RangeError(`tile: ${quarterTurns} is not a number of quarter turns; use a whole number`);
  }
}
