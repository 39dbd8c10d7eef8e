/**
 * Areas for property tests: scattered squares (holes, islands, corner contacts) and turned tiles laid at whole-number origins; and trips on these and on hexes.
 * Test code only; the door does not lead here.
 */
import fc from 'fast-check';
import { anyHexMap } from './hexes.arbitrary.ts';
import { areaOf, type Cell, type Graph, rotate } from './index.ts';

const scattered = fc.uniqueArray(fc.record({ x: fc.integer({ min: -3, max: 4 }), y: fc.integer({ min: -2, max: 4 }) }), {
  selector: ({ x, y }) => `${x},${y}`,
  minLength: 1,
  maxLength: 50,
});

const tile = fc.record({
  x: fc.integer({ min: -4, max: 4 }),
  y: fc.integer({ min: -4, max: 4 }),
  turns: fc.integer({ min: 0, max: 3 }),
  gaps: fc.integer({ min: 0, max: 255 }),
});

/** A tile has its last square always and the eight others where `gaps` has no bit. */
const laid = fc.array(tile, { minLength: 1, maxLength: 5 }).map(tiles =>
  tiles.flatMap(({ x, y, turns, gaps }) =>
    Array.from({ length: 9 }, (_, i): Cell => rotate(i % 3, Math.floor(i / 3), 3, turns))
      .filter((_, i) => i === 8 || (gaps & (1 << i)) === 0)
      .map(cell => ({ x: x + cell.x, y: y + cell.y })),
  ),
);

export const anyArea = fc.oneof(scattered, laid).map(areaOf);

/** An area or a map of hexes, two of its places (perhaps the same) and a set of blocked ones. */
export const anyTrip = fc.oneof<fc.Arbitrary<Graph>[]>(anyArea, anyHexMap).chain(graph => {
  const place = fc.integer({ min: 0, max: graph.size - 1 });
  return fc.record({
    graph: fc.constant(graph),
    from: place,
    to: place,
    shut: fc.uniqueArray(place, { maxLength: 12 }).map(list => new Set(list)),
  });
});
