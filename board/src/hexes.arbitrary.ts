/**
 * Maps of hexes for property tests: scattered hexes (holes, islands) and turned tiles of several hexes, in any order; and what is true of
 * hexes in floating-point geometry, the slow and obvious way. Test code only; the door does not lead here.
 */
import fc from 'fast-check';
import { type Cell, type HexMap, hexDisc, hexMapOf, hexTurned } from './index.ts';

export const anyCell = fc.record({ x: fc.integer({ min: -6, max: 6 }), y: fc.integer({ min: -6, max: 6 }) });

const scattered = fc.array(fc.record({ x: fc.integer({ min: -3, max: 3 }), y: fc.integer({ min: -3, max: 3 }) }), {
  minLength: 1,
  maxLength: 45,
});

const tile = fc.record({
  x: fc.integer({ min: -3, max: 3 }),
  y: fc.integer({ min: -3, max: 3 }),
  turns: fc.integer({ min: 0, max: 5 }),
  gaps: fc.integer({ min: 0, max: 63 }),
});

/** A tile has its middle always and the six hexes around it where `gaps` has no bit. */
const laid = fc.array(tile, { minLength: 1, maxLength: 5 }).map(tiles =>
  tiles.flatMap(({ x, y, turns, gaps }) =>
    hexDisc({ x: 0, y: 0 }, 1)
      .filter((_, i) => i === 0 || (gaps & (1 << (i - 1))) === 0)
      .map(cell => hexTurned(cell, turns))
      .map(cell => ({ x: x + cell.x, y: y + cell.y })),
  ),
);

export const anyCells: fc.Arbitrary<Cell[]> = fc.oneof(scattered, laid);
export const anyHexMap: fc.Arbitrary<HexMap> = anyCells.map(hexMapOf);

/** The middle of a hex whose sides are 1 long, x to the east and y to the south. */
export const middleOf = ({ x, y }: Cell): Cell => ({ x: 1.5 * x, y: Math.sqrt(3) * (y + x / 2) });

export const areBeside = (a: Cell, b: Cell): boolean =>
  Math.abs(Math.hypot(middleOf(a).x - middleOf(b).x, middleOf(a).y - middleOf(b).y) - Math.sqrt(3)) < 1e-6;
