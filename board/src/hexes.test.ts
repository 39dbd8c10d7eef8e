/** A map of hexes: numbering, growth, neighbours, distance, sight, edges, reach (HX-7 to HX-19). The endless grid is in hex-grid.test.ts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCells, anyHexMap, areBeside } from './hexes.arbitrary.ts';
import { type Cell, drawHexes, HEX_DIRECTIONS, type HexMap, hexBeside, hexesFromText, hexLine, hexMapOf, hexRing } from './index.ts';

const hexesOf = (map: HexMap): number[] => [...map.xs.keys()];

/** Everything that a map answers. */
function answersOf(map: HexMap): unknown {
  return hexesOf(map).map(a => [
    map.cell(a),
    map.at(map.xs[a], map.ys[a]),
    HEX_DIRECTIONS.map(direction => map.beside(a, direction)),
    map.neighbours(a),
    hexesOf(map).map(b => [map.distance(a, b), map.sees(a, b)]),
    map.isEdge(a),
    map.within(a, 2),
    map.edges,
    map.rim,
  ]);
}

/** Distances relaxed until nothing changes: slow and obvious. */
function distancesByRelaxing(map: HexMap, from: number): number[] {
  const far = hexesOf(map).map(hex => (hex === from ? 0 : Infinity));
  for (let changed = true; changed; ) {
    changed = false;
    for (const a of hexesOf(map)) {
      for (const b of hexesOf(map)) {
        if (areBeside(map.cell(a), map.cell(b)) && far[a] + 1 < far[b]) {
          far[b] = far[a] + 1;
          changed = true;
        }
      }
    }
  }
  return far;
}

/** What A sees, drawn: "o" for each hex seen, A itself as it is. */
function seenFromA(...rows: string[]): string[] {
  const { map, hex } = hexesFromText(...rows);
  const a = hex('A');
  return drawHexes(map, h => (h === a ? 'A' : map.sees(a, h) ? 'o' : undefined)).split('\n');
}

describe('Numbering', () => {
  test('[HX-7] hexes are numbered in the order in which they came, each once', () => {
    const map = hexMapOf([
      { x: 5, y: 1 },
      { x: -2, y: 1 },
      { x: 5, y: 1 },
      { x: 0, y: 0 },
    ]);
    expect([map.size, map.xs, map.ys]).toEqual([3, [5, -2, 0], [1, 1, 0]]);
  });

  test('[HX-8] at finds every hex and nothing else', () => {
    fc.assert(
      fc.property(anyHexMap, map => {
        for (const hex of hexesOf(map)) expect(map.at(map.xs[hex], map.ys[hex])).toBe(hex);
        let found = 0;
        for (let x = -9; x < 10; x += 1) for (let y = -9; y < 10; y += 1) if (map.at(x, y) >= 0) found += 1;
        expect(found).toBe(map.size);
      }),
    );
  });

  test('[HX-8] between the grid points and far out there is no hex', () => {
    const map = hexMapOf([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]);
    const nowhere = [map.at(0, 0.5), map.at(0.5, 0), map.at(NaN, 0), map.at(2, 0), map.at(0, 1 << 22), map.at(1, -(1 << 22))];
    expect(nowhere).toEqual([-1, -1, -1, -1, -1, -1]);
  });

  test('[HX-8] among picks the hexes out of a row of cells', () => {
    const { map, hex } = hexesFromText('.#.', '..#', '.A.', '#..');
    expect(map.among(hexRing(map.cell(hex('A')), 1))).toEqual([0, 1, 3]);
  });

  test('[HX-9] a map may be empty', () => {
    const map = hexMapOf([]);
    expect([map.size, map.edges, map.rim, map.at(0, 0), drawHexes(map)]).toEqual([0, [], [], -1, '']);
  });
});

describe('Growth', () => {
  test('[HX-10] a grown map answers as one that was built of all its cells', () => {
    fc.assert(
      fc.property(anyCells, anyCells, anyCells, (first, second, third) => {
        const grown = hexMapOf(first).with(second).with(third);
        expect(answersOf(grown)).toEqual(answersOf(hexMapOf([...first, ...second, ...third])));
      }),
      { numRuns: 50 },
    );
  });

  test('[HX-10] hexes keep their numbers, and the map that was is as it was, however many grow from it', () => {
    fc.assert(
      fc.property(anyCells, anyCells, anyCells, (first, second, other) => {
        const map = hexMapOf(first);
        const before = answersOf(map);
        const grown = [map.with(second), map.with(other), map.with(second)];
        for (const one of grown) expect([one.xs.slice(0, map.size), one.ys.slice(0, map.size)]).toEqual([map.xs, map.ys]);
        expect(answersOf(grown[2])).toEqual(answersOf(grown[0]));
        expect(answersOf(map)).toEqual(before);
      }),
      { numRuns: 50 },
    );
  });

  test('[HX-10] what was asked of a map does not show in one that grows from it', () => {
    const map = hexesFromText('#', '.', '.', '.', '#').map;
    expect([map.distance(0, 1), map.sees(0, 1), map.within(0, 9), map.rim.length]).toEqual([Infinity, false, [0], 11]);
    const grown = map.with([{ x: 0, y: 1 }]);
    expect([grown.distance(0, 1), grown.sees(0, 1), grown.within(0, 9), grown.rim.length]).toEqual([2, true, [0, 1, 2], 10]);
  });

  test('[HX-10] cells that are there already change nothing: it is the same map', () => {
    const map = hexMapOf([{ x: 0, y: 0 }]);
    expect(map.with([{ x: 0, y: 0 }])).toBe(map);
    expect(map.with([])).toBe(map);
  });

  test('[HX-10] what does not touch a new hex is shared', () => {
    const map = hexMapOf([0, 1, 2, 3].map(y => ({ x: 0, y })));
    const grown = map.with([{ x: 0, y: 4 }]);
    expect([0, 1, 2, 3].map(hex => grown.neighbours(hex) === map.neighbours(hex))).toEqual([true, true, true, false]);
  });
});

describe('Neighbours', () => {
  test('[HX-11] come clockwise from the north, whatever their numbers are', () => {
    const middle: Cell = { x: 3, y: 3 };
    const inside = hexMapOf([middle, ...hexRing(middle, 1).toReversed()]);
    expect(inside.neighbours(0)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(HEX_DIRECTIONS.map(direction => inside.beside(0, direction))).toEqual([6, 5, 4, 3, 2, 1]);
    const { map, hex } = hexesFromText('.#.', '..#', '.A.', '#..');
    expect(map.neighbours(hex('A'))).toEqual([0, 1, 3]);
    expect(HEX_DIRECTIONS.map(direction => map.beside(hex('A'), direction))).toEqual([0, 1, -1, -1, 3, -1]);
  });

  test('[HX-11] [HX-12] are exactly the hexes at distance 1', () => {
    fc.assert(
      fc.property(anyHexMap, map => {
        for (const hex of hexesOf(map))
          expect(map.neighbours(hex).toSorted((a, b) => a - b)).toEqual(hexesOf(map).filter(other => map.distance(hex, other) === 1));
      }),
    );
  });
});

describe('Distance', () => {
  test('[HX-12] goes through the map, not across the gap; to an island there is no way', () => {
    const round = hexesFromText('.#.', 'A.B', '...', '#.#', '.#.');
    expect(round.map.distance(round.hex('A'), round.hex('B'))).toBe(2);
    const gap = hexesFromText('...', 'A.B', '...', '#.#', '.#.');
    expect(gap.map.distance(gap.hex('A'), gap.hex('B'))).toBe(4);
    const island = hexesFromText('A.B');
    expect(island.map.distance(island.hex('A'), island.hex('B'))).toBe(Infinity);
  });

  test('[HX-12] agrees with relaxing on every pair of any map, and is symmetric', () => {
    fc.assert(
      fc.property(anyHexMap, map => {
        for (const from of hexesOf(map)) {
          expect(hexesOf(map).map(to => map.distance(from, to))).toEqual(distancesByRelaxing(map, from));
          expect(hexesOf(map).map(to => map.distance(to, from))).toEqual(hexesOf(map).map(to => map.distance(from, to)));
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('Line of sight', () => {
  test('[HX-13] a hole hides what lies behind it', () => {
    expect(seenFromA('A', '.', '.', '.', '#')).toEqual(['A', '.', '.', '.', '#']);
    expect(seenFromA('A', '.', '#', '.', '#')).toEqual(['A', '.', 'o', '.', 'o']);
  });

  test('[HX-14] along a border one of the two hexes is enough', () => {
    expect(seenFromA('...', 'A.#', '.#.')).toEqual(['A.o', '.o.']);
    expect(seenFromA('.#.', 'A.#', '...')).toEqual(['.o.', 'A.o']);
    expect(seenFromA('...', 'A.#', '...')).toEqual(['A.#']);
    // the first border is free on one side only, the second on the other
    expect(seenFromA('.#...', 'A.#.#', '...#.')).toEqual(['.o...', 'A.o.o', '...#.']);
  });

  test('[HX-13] [HX-14] follows the line on every pair of any map', () => {
    fc.assert(
      fc.property(anyHexMap, map => {
        for (const a of hexesOf(map)) {
          for (const b of hexesOf(map)) {
            const hiding = hexLine(map.cell(a), map.cell(b)).filter(pass => map.among(pass).length === 0);
            expect(map.sees(a, b)).toBe(hiding.length === 0);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('[HX-15] is symmetric, and every hex sees itself and its neighbours', () => {
    fc.assert(
      fc.property(anyHexMap, map => {
        for (const a of hexesOf(map)) {
          expect([a, ...map.neighbours(a)].every(b => map.sees(a, b))).toBe(true);
          for (let b = 0; b < a; b += 1) expect(map.sees(a, b)).toBe(map.sees(b, a));
        }
      }),
    );
  });
});

describe('Edge and rim', () => {
  test('[HX-16] a hex with a free side is at the edge, at a hole too', () => {
    const map = hexMapOf([0, 1, 2].flatMap(n => hexRing({ x: 0, y: 0 }, n)));
    expect(map.edges).toEqual(hexesOf(map).slice(7));
    const holed = hexMapOf([1, 2].flatMap(n => hexRing({ x: 0, y: 0 }, n)));
    expect(holed.edges).toEqual(hexesOf(holed));
  });

  test('[HX-16] the rim is where a tile can be laid: beside a hex, holes included, each cell once', () => {
    expect(hexMapOf([{ x: 4, y: 2 }]).rim).toEqual(hexRing({ x: 4, y: 2 }, 1));
    fc.assert(
      fc.property(anyHexMap, map => {
        const around = hexesOf(map).flatMap(hex => HEX_DIRECTIONS.map(direction => hexBeside(map.cell(hex), direction)));
        const names = (cells: readonly Cell[]): string[] => cells.map(({ x, y }) => `${x} ${y}`);
        expect(names(map.rim)).toEqual([...new Set(names(around.filter(({ x, y }) => map.at(x, y) < 0)))]);
        expect(map.edges).toEqual(hexesOf(map).filter(hex => map.isEdge(hex)));
        expect(map.edges).toEqual(hexesOf(map).filter(hex => map.rim.some(cell => areBeside(cell, map.cell(hex)))));
      }),
    );
  });
});

describe('Reach', () => {
  test('[HX-17] within is every hex at most n steps away, ascending; an island is within no number', () => {
    fc.assert(
      fc.property(anyHexMap, fc.nat(), fc.oneof(fc.integer({ min: -2, max: 300 }), fc.constantFrom(Infinity, 1.5, NaN)), (map, i, n) => {
        const hex = i % map.size;
        expect(map.within(hex, n)).toEqual(hexesOf(map).filter(to => map.distance(hex, to) <= n && map.distance(hex, to) < Infinity));
        if (n >= 0) expect(map.within(hex, n)).toBe(map.within(hex, n));
      }),
    );
  });
});

describe('Refusals', () => {
  test('[HX-18] a hex that is not of the map is refused, above all -1', () => {
    const { map } = hexesFromText('#', '.', '#', '.', '#');
    const said = 'hexes: there is no hex -1; this map has 3, counted from 0 (-1 means outside the map)';
    const queries = [
      () => map.neighbours(-1),
      () => map.beside(-1, 'north'),
      () => map.cell(-1),
      () => map.distance(-1, 0),
      () => map.distance(1, -1),
      () => map.sees(-1, 1),
      () => map.sees(1, -1),
      () => map.isEdge(-1),
      () => map.within(-1, 1),
    ];
    for (const query of queries) expect(query).toThrow(said);
    expect(() => map.distance(0, 3)).toThrow('there is no hex 3');
    expect(() => map.distance(NaN, 0)).toThrow('there is no hex NaN');
  });

  test('[HX-19] what does not fit a map is refused at building and at growing', () => {
    expect(() => hexMapOf([{ x: 0.5, y: 0 }])).toThrow('hexes: (0.5, 0) is not on the grid; use whole numbers');
    expect(() => hexMapOf([]).with([{ x: 0, y: 2 ** 21 }])).toThrow('hexes: (0, 2097152) is too far out; at most 1048576 from (0, 0)');
    expect(() => hexMapOf(Array.from({ length: 4225 }, (_, i) => ({ x: i % 65, y: Math.floor(i / 65) })))).toThrow(
      'hexes: 4225 hexes are too many for a map; at most 4096',
    );
  });
});
