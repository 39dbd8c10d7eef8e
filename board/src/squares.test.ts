/** Squares of an area: numbering, neighbours, distance, edges, reach (SQ-1 to SQ-9, SQ-13 to SQ-16). Sight is in sight.test.ts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyArea } from './area.arbitrary.ts';
import { type Area, areaFromText, areaOf, drawArea, markedArea } from './index.ts';

const squaresOf = (area: Area): number[] => [...area.xs.keys()];

/** Distances relaxed until nothing changes: slow and obvious. */
function distancesByRelaxing(area: Area, from: number): number[] {
  const far = squaresOf(area).map(s => (s === from ? 0 : Infinity));
  for (let changed = true; changed; ) {
    changed = false;
    for (const a of squaresOf(area)) {
      for (const b of squaresOf(area)) {
        const touch = Math.max(Math.abs(area.xs[a] - area.xs[b]), Math.abs(area.ys[a] - area.ys[b])) === 1;
        if (touch && far[a] + 1 < far[b]) {
          far[b] = far[a] + 1;
          changed = true;
        }
      }
    }
  }
  return far;
}

describe('Numbering', () => {
  test('[SQ-1] squares are numbered row by row, whatever the order they came in', () => {
    const area = areaOf([
      { x: 5, y: 1 },
      { x: -2, y: 1 },
      { x: 0, y: 0 },
    ]);
    expect([area.size, area.xs, area.ys]).toEqual([3, [0, -2, 5], [0, 1, 1]]);
  });

  test('[SQ-1] a square given twice counts once', () => {
    expect(
      areaOf([
        { x: 1, y: 1 },
        { x: 1, y: 1 },
      ]).size,
    ).toBe(1);
  });

  test('[SQ-2] at finds every square and nothing else', () => {
    fc.assert(
      fc.property(anyArea, area => {
        for (const s of squaresOf(area)) expect(area.at(area.xs[s], area.ys[s])).toBe(s);
        let found = 0;
        for (let x = -9; x < 12; x += 1) for (let y = -9; y < 12; y += 1) if (area.at(x, y) >= 0) found += 1;
        expect(found).toBe(area.size);
      }),
    );
  });

  test('[SQ-2] between the grid points there is no square', () => {
    const area = areaFromText('##', '##');
    expect([area.at(0, 0.5), area.at(0.5, 0), area.at(NaN, 0), area.at(2, 0), area.at(0, -1)]).toEqual([-1, -1, -1, -1, -1]);
  });

  test('[SQ-3] an area may be empty', () => {
    const area = areaOf([]);
    expect([area.size, area.edges, area.at(0, 0), drawArea(area)]).toEqual([0, [], -1, '']);
  });
});

describe('Neighbours', () => {
  test('[SQ-4] a square inside has eight, ascending', () => {
    expect(areaFromText('###', '###', '###').neighbours(4)).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
  });

  test('[SQ-5] touching at a corner is enough, even with both squares beside it missing', () => {
    const { area, square } = markedArea('A.', '.B');
    expect(area.neighbours(square('A'))).toEqual([square('B')]);
  });

  test('[SQ-4] [SQ-6] neighbours are exactly the squares at distance 1', () => {
    fc.assert(
      fc.property(anyArea, area => {
        for (const s of squaresOf(area)) expect(area.neighbours(s)).toEqual(squaresOf(area).filter(other => area.distance(s, other) === 1));
      }),
    );
  });
});

describe('Distance', () => {
  test('[SQ-6] goes through the area, not across the gap', () => {
    const { area, square } = markedArea('A.B', '#.#', '###');
    expect(area.distance(square('A'), square('B'))).toBe(4);
  });

  test('[SQ-7] there is no way to an island', () => {
    const { area, square } = markedArea('A.B');
    expect(area.distance(square('A'), square('B'))).toBe(Infinity);
  });

  test('[SQ-6] [SQ-7] agrees with relaxing on every pair of any area', () => {
    fc.assert(
      fc.property(anyArea, area => {
        for (const from of squaresOf(area))
          expect(squaresOf(area).map(to => area.distance(from, to))).toEqual(distancesByRelaxing(area, from));
      }),
      { numRuns: 40 },
    );
  });

  test('[SQ-8] is symmetric and never more than a detour', () => {
    fc.assert(
      fc.property(anyArea, fc.nat(), fc.nat(), fc.nat(), (area, i, j, k) => {
        const [a, b, c] = [i % area.size, j % area.size, k % area.size];
        expect(area.distance(a, b)).toBe(area.distance(b, a));
        expect(area.distance(a, c)).toBeLessThanOrEqual(area.distance(a, b) + area.distance(b, c));
      }),
    );
  });

  test('[SQ-9] 254 steps are counted, 255 are refused at building', () => {
    expect(areaFromText('#'.repeat(255)).distance(0, 254)).toBe(254);
    expect(() => areaFromText('#'.repeat(256))).toThrow('area: squares 0 and 255 are more than 254 steps apart');
  });
});

describe('Edges', () => {
  test('[SQ-13] a square with a free side is at the edge, at a hole too; a missing corner alone makes none', () => {
    const edges = (...rows: string[]): string[] => {
      const area = areaFromText(...rows);
      expect(area.edges.every(s => area.isEdge(s))).toBe(true);
      return drawArea(area, s => (area.isEdge(s) ? 'E' : undefined)).split('\n');
    };
    expect(edges('.####', '#####', '#####', '#####')).toEqual(['.EEEE', 'E###E', 'E###E', 'EEEEE']);
    expect(edges('#####', '#####', '##.##', '#####', '#####')).toEqual(['EEEEE', 'E#E#E', 'EE.EE', 'E#E#E', 'EEEEE']);
  });

  test('[SQ-13] edges lists exactly the squares with fewer than four side neighbours', () => {
    fc.assert(
      fc.property(anyArea, area => {
        const sides = (s: number): number => area.neighbours(s).filter(n => area.xs[n] === area.xs[s] || area.ys[n] === area.ys[s]).length;
        expect(area.edges).toEqual(squaresOf(area).filter(s => sides(s) < 4));
      }),
    );
  });
});

describe('Reach', () => {
  test('[SQ-14] within counts steps through the area, itself included, ascending', () => {
    const { area, square } = markedArea('A.###', '#.###', '#####');
    const reach = area.within(square('A'), 3);
    expect(drawArea(area, s => (reach.includes(s) ? 'o' : undefined)).split('\n')).toEqual(['o.###', 'o.o##', 'ooo##']);
    expect(reach).toEqual([...reach].sort((a, b) => a - b));
  });

  test('[SQ-14] is every square at most n steps away, for any n; an island is within no number', () => {
    fc.assert(
      fc.property(anyArea, fc.nat(), fc.oneof(fc.integer({ min: -2, max: 300 }), fc.constantFrom(Infinity, 1.5, NaN)), (area, i, n) => {
        const s = i % area.size;
        expect(area.within(s, n)).toEqual(
          squaresOf(area).filter(other => area.distance(s, other) <= n && area.distance(s, other) < Infinity),
        );
        if (n >= 0) expect(area.within(s, n)).toBe(area.within(s, n));
      }),
    );
  });
});

describe('Refusals', () => {
  test('[SQ-15] a square that is not of the area is refused, above all -1', () => {
    const area = areaFromText('###');
    const said = 'there is no square -1; this area has 3, counted from 0 (-1 means outside the area)';
    const queries = [
      () => area.neighbours(-1),
      () => area.distance(-1, 0),
      () => area.distance(1, -1),
      () => area.sees(1, -1),
      () => area.isEdge(-1),
      () => area.within(-1, 1),
    ];
    for (const query of queries) expect(query).toThrow(said);
    for (const query of [() => area.distance(0, 3), () => area.distance(3, 0)]) expect(query).toThrow('there is no square 3');
    expect(() => area.distance(NaN, 0)).toThrow('there is no square NaN');
  });

  test('[SQ-16] what does not fit the tables is refused at building', () => {
    expect(() => areaOf([{ x: 0.5, y: 0 }])).toThrow('area: (0.5, 0) is not on the grid; use whole numbers');
    expect(() =>
      areaOf([
        { x: 0, y: 0 },
        { x: 5000, y: 5000 },
      ]),
    ).toThrow('spread over 5001 × 5001');
    expect(() => areaOf(Array.from({ length: 4225 }, (_, i) => ({ x: i % 65, y: Math.floor(i / 65) })))).toThrow(
      '4225 squares are too many',
    );
  });
});
