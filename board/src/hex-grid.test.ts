/** Hexes of the endless grid, HX-1 to HX-6: directions, distance, ring, disc, line, turns. Each is compared with geometry in floating point. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCell, areBeside, middleOf } from './hexes.arbitrary.ts';
import {
  type Cell,
  HEX_DIRECTIONS,
  type HexPass,
  hexBeside,
  hexDirectionsTowards,
  hexDisc,
  hexDistance,
  hexLine,
  hexRing,
  hexTurned,
} from './index.ts';

const origin: Cell = { x: 0, y: 0 };

/** Degrees clockwise from the north, as seen from the first. */
function bearing(from: Cell, to: Cell): number {
  const [a, b] = [middleOf(from), middleOf(to)];
  return Math.round((Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI + 360) % 360;
}

const box = (a: Cell, b: Cell): Cell[] => {
  const cells: Cell[] = [];
  for (let x = Math.min(a.x, b.x) - 1; x <= Math.max(a.x, b.x) + 1; x += 1)
    for (let y = Math.min(a.y, b.y) - 1; y <= Math.max(a.y, b.y) + 1; y += 1) cells.push({ x, y });
  return cells;
};

/** Steps on the endless grid by spreading out from a cell, one step at a time. */
function stepsBySpreading(from: Cell, to: Cell): number {
  const name = ({ x, y }: Cell): string => `${x} ${y}`;
  const seen = new Set([name(from)]);
  let last = [from];
  for (let steps = 0; ; steps += 1) {
    if (seen.has(name(to))) return steps;
    const beside = last.flatMap(cell => box(cell, cell).filter(other => areBeside(cell, other)));
    last = beside.filter(cell => !seen.has(name(cell)) && seen.add(name(cell)));
  }
}

/** Which part of the line between two centres lies in the hexagon of a cell, from 0 to 1, and how deep inside its middle is. */
function partWithin(a: Cell, b: Cell, cell: Cell): { from: number; to: number; depth: number } {
  const [start, end, centre] = [middleOf(a), middleOf(b), middleOf(cell)];
  const normals = [0, 60, 120, 180, 240, 300].map(turn => ({ x: Math.sin((turn * Math.PI) / 180), y: -Math.cos((turn * Math.PI) / 180) }));
  const depthAt = (t: number): number[] =>
    normals.map(
      ({ x, y }) => Math.sqrt(3) / 2 - (start.x + t * (end.x - start.x) - centre.x) * x - (start.y + t * (end.y - start.y) - centre.y) * y,
    );
  let [from, to] = [0, 1];
  for (const [i, atStart] of depthAt(0).entries()) {
    const gain = depthAt(1)[i] - atStart;
    if (Math.abs(gain) < 1e-9) {
      if (atStart < -1e-9) to = -1;
    } else if (gain > 0) from = Math.max(from, -atStart / gain);
    else to = Math.min(to, -atStart / gain);
  }
  return { from, to, depth: Math.min(...depthAt((from + to) / 2)) };
}

/** Every cell that the line runs inside of or along, sorted by where; two for one place where it is a border. */
function lineByClipping(a: Cell, b: Cell): Cell[][] {
  const passed = box(a, b)
    .map(cell => ({ cell, ...partWithin(a, b, cell) }))
    .filter(({ from, to }) => to - from > 1e-9)
    .sort((one, other) => one.from + one.to - other.from - other.to);
  const line: Cell[][] = [];
  passed.forEach(({ cell, depth, from }, i) => {
    const isSecond = depth < 1e-9 && line.length > 0 && Math.abs((passed[i - 1]?.from ?? -1) - from) < 1e-9 && passed[i - 1].depth < 1e-9;
    if (isSecond) line[line.length - 1].push(cell);
    else line.push([cell]);
  });
  return line;
}

const sorted = (line: readonly HexPass[] | Cell[][]): Cell[][] => line.map(pass => pass.toSorted((a, b) => a.x - b.x || a.y - b.y));

describe('Directions', () => {
  test('[HX-1] there are six, clockwise from the north', () => {
    expect(HEX_DIRECTIONS.map(direction => [direction, bearing(origin, hexBeside(origin, direction))])).toEqual([
      ['north', 0],
      ['north-east', 60],
      ['south-east', 120],
      ['south', 180],
      ['south-west', 240],
      ['north-west', 300],
    ]);
  });

  test('[HX-1] the six cells beside a cell are those whose centres are nearest', () => {
    fc.assert(
      fc.property(anyCell, cell => {
        const beside = HEX_DIRECTIONS.map(direction => hexBeside(cell, direction));
        expect(sorted([beside])).toEqual(sorted([box(cell, cell).filter(other => areBeside(cell, other))]));
      }),
    );
  });

  test('[HX-2] towards a cell lead one or two directions, and none on arrival', () => {
    expect(hexDirectionsTowards(origin, { x: 0, y: -3 })).toEqual(['north']);
    expect(hexDirectionsTowards(origin, { x: 1, y: -3 })).toEqual(['north', 'north-east']);
    expect(hexDirectionsTowards(origin, { x: -1, y: -1 })).toEqual(['north', 'north-west']);
    expect(hexDirectionsTowards(origin, origin)).toEqual([]);
  });
});

describe('Distance on the endless grid', () => {
  test('[HX-2] is the fewest steps', () => {
    fc.assert(
      fc.property(anyCell, anyCell, (a, b) => {
        expect(hexDistance(a, b)).toBe(stepsBySpreading(a, b));
      }),
      { numRuns: 40 },
    );
  });
});

describe('Ring and disc', () => {
  test('[HX-3] a ring starts straight north and goes clockwise', () => {
    expect(hexRing({ x: 2, y: 5 }, 1)).toEqual(HEX_DIRECTIONS.map(direction => hexBeside({ x: 2, y: 5 }, direction)));
    expect(hexRing({ x: 2, y: 5 }, 0)).toEqual([{ x: 2, y: 5 }]);
  });

  test('[HX-3] a ring is every cell so many steps away, by bearing', () => {
    fc.assert(
      fc.property(anyCell, fc.integer({ min: 1, max: 5 }), (centre, n) => {
        const around = box({ x: centre.x - n, y: centre.y - n }, { x: centre.x + n, y: centre.y + n });
        const away = around.filter(cell => hexDistance(centre, cell) === n).sort((a, b) => bearing(centre, a) - bearing(centre, b));
        expect(hexRing(centre, n)).toEqual(away);
      }),
    );
  });

  test('[HX-3] a disc is its rings, the centre first', () => {
    expect(hexDisc(origin, 2)).toEqual([0, 1, 2].flatMap(n => hexRing(origin, n)));
    expect(hexDisc(origin, 3)).toHaveLength(37);
  });

  test('[HX-3] half a ring, one below the centre and one too far out are refused', () => {
    for (const n of [0.5, -1, NaN, Infinity, 1025]) {
      expect(() => hexRing(origin, n)).toThrow(`${n} is not the number of a ring; use a whole number from 0 to 1024`);
      expect(() => hexDisc(origin, n)).toThrow('is not the number of a ring');
    }
  });
});

describe('Lines', () => {
  test('[HX-4] straight ahead they pass one cell after the other', () => {
    expect(hexLine(origin, { x: 0, y: -2 })).toEqual([[origin], [{ x: 0, y: -1 }], [{ x: 0, y: -2 }]]);
    expect(hexLine(origin, origin)).toEqual([[origin]]);
  });

  test('[HX-5] over a corner they run along a border: both cells are passed at once', () => {
    expect(sorted(hexLine(origin, { x: 2, y: -1 }))).toEqual([
      [origin],
      [
        { x: 1, y: -1 },
        { x: 1, y: 0 },
      ],
      [{ x: 2, y: -1 }],
    ]);
  });

  test('[HX-4] a cell of which only a tip is cut is passed as well', () => {
    const names = hexLine(origin, { x: 3, y: 1 }).map(pass => pass.map(({ x, y }) => `${x} ${y}`).join(' and '));
    expect(names).toEqual(['0 0', '1 0', '1 1', '2 0', '2 1', '3 1']);
  });

  test('[HX-4] [HX-5] they agree with clipping the line at every hexagon', () => {
    fc.assert(
      fc.property(anyCell, anyCell, (a, b) => {
        expect(sorted(hexLine(a, b))).toEqual(sorted(lineByClipping(a, b)));
      }),
      { numRuns: 400 },
    );
  });

  test('[HX-4] back again they pass the same', () => {
    fc.assert(
      fc.property(anyCell, anyCell, (a, b) => {
        expect(sorted(hexLine(b, a)).reverse()).toEqual(sorted(hexLine(a, b)));
      }),
    );
  });

  test('[HX-4] a cell that is not on the grid is refused', () => {
    expect(() => hexLine(origin, { x: 0.5, y: 0 })).toThrow('hexes: (0.5, 0) is not on the grid; use whole numbers');
  });
});

describe('Turns', () => {
  test('[HX-6] a sixth turn is clockwise', () => {
    expect(HEX_DIRECTIONS.map(direction => hexTurned(hexBeside(origin, direction), 1))).toEqual(
      [1, 2, 3, 4, 5, 0].map(i => hexBeside(origin, HEX_DIRECTIONS[i])),
    );
  });

  test('[HX-6] turns add up, six are none, negative ones go back, and the shape stays', () => {
    const number = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(anyCell, anyCell, number, number, (a, b, once, again) => {
        expect(hexTurned(hexTurned(a, once), again)).toEqual(hexTurned(a, once + again));
        expect(hexTurned(a, 6)).toEqual(a);
        expect(hexDistance(hexTurned(a, once), hexTurned(b, once))).toBe(hexDistance(a, b));
      }),
    );
  });

  test('[HX-6] half a sixth turn is refused', () => {
    expect(() => hexTurned(origin, 0.5)).toThrow('0.5 is not a number of sixth turns');
  });
});
