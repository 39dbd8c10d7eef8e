/** Where the middle of a hex lies on the board, as the kit lays hexes that stand on a side. */
const CELL = 64;

interface At {
  readonly x: number;
  readonly y: number;
}

export const middleOf = ({ x, y }: At): At => ({ x: ((1.5 * CELL) / Math.sqrt(3)) * x, y: (y + x / 2) * CELL });
