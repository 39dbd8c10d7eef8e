/**
 * Ways through squares and hexes, PA-1 to PA-10: towards, away, all shortest, around blocked ones. Plain distance is in squares.test.ts and
 * hexes.test.ts, ways with costs are in costs.test.ts.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyTrip } from './area.arbitrary.ts';
import { distanceAround, drawArea, hexesFromText, markedArea, shortestPaths, stepsAway, stepsTowards } from './index.ts';

/** The steps from A to B around every X, drawn as "o" over the text. */
function stepsFromAToB(...rows: string[]): string[] {
  const { area, square, squares } = markedArea(...rows);
  const shut = squares('X');
  const steps = stepsTowards(area, square('A'), square('B'), shut.length > 0 ? s => shut.includes(s) : undefined);
  const marks = new Map([
    ...shut.map(s => [s, 'X'] as const),
    [square('A'), 'A'],
    [square('B'), 'B'],
    ...steps.map(s => [s, 'o'] as const),
  ]);
  return drawArea(area, s => marks.get(s)).split('\n');
}

describe('Steps towards', () => {
  test('[PA-1] are the neighbours that begin a shortest way', () => {
    expect(stepsFromAToB('#####', 'A###B', '#####')).toEqual(['#o###', 'Ao##B', '#o###']);
    expect(stepsFromAToB('####', 'A.#B', '####')).toEqual(['#o##', 'A.#B', '#o##']);
  });

  test('[PA-1] on hexes they come in the order of the neighbours, clockwise from the north', () => {
    const { map, hex } = hexesFromText('.A.', '#.#', '.#.', '#.#', '.B.');
    expect(stepsTowards(map, hex('A'), hex('B'))).toEqual([3]);
    expect(stepsTowards(map, hex('A'), hex('B'), h => h === 3)).toEqual([2, 1]);
  });

  test('[PA-2] there are none on arrival, and none to an island', () => {
    const { area, square } = markedArea('A#.B');
    expect(stepsTowards(area, square('A'), square('A'))).toEqual([]);
    expect(stepsTowards(area, square('A'), square('B'))).toEqual([]);
    expect(stepsTowards(area, square('A'), square('B'), () => false)).toEqual([]);
  });

  test('[PA-3] go around blocked squares', () => {
    expect(stepsFromAToB('###', 'AXB', '#X#', '###')).toEqual(['#o#', 'AXB', '#X#', '###']);
    expect(stepsFromAToB('#X##', 'AX#B', '#X##', '####')).toEqual(['#X##', 'AX#B', 'oX##', '####']);
  });

  test('[PA-4] a blocked target is approached; in front of it there are no more steps', () => {
    const { area, square } = markedArea('A##B', '####');
    const onTarget = (s: number): boolean => s === square('B');
    expect(stepsTowards(area, square('A'), square('B'), onTarget)).toEqual([area.at(1, 0), area.at(1, 1)]);
    expect(stepsTowards(area, area.at(2, 1), square('B'), onTarget)).toEqual([]);
  });

  test('[PA-5] a walled-off target is approached up to the wall, at its nearest place', () => {
    expect(stepsFromAToB('A##X#', '###XB', '###X#')).toEqual(['Ao#X#', '#o#XB', '###X#']);
  });

  test('[PA-5] up to the wall there may be a detour', () => {
    expect(stepsFromAToB('#X#X#', 'AX#XB', '#X#X#', '###X#')).toEqual(['#X#X#', 'AX#XB', 'oX#X#', '###X#']);
  });

  test('[PA-5] of several places equally near to the target those with the shortest way there', () => {
    expect(stepsFromAToB('#A##X#', '####X#', '####XB', '####X#', '####X#')).toEqual(['#Ao#X#', '##o#X#', '####XB', '####X#', '####X#']);
  });

  test('[PA-5] already at the nearest place there are no steps', () => {
    expect(stepsFromAToB('##X#', '#AXB', '##X#')).toEqual(['##X#', '#AXB', '##X#']);
  });

  test('[PA-6] the piece does not stand in its own way', () => {
    const { area, square } = markedArea('A##B');
    expect(stepsTowards(area, square('A'), square('B'), s => s === square('A'))).toEqual([1]);
    expect(distanceAround(area, square('A'), square('B'), s => s === square('A'))).toBe(3);
  });

  test('[PA-1] [PA-3] each step is one nearer, and no other neighbour is', () => {
    fc.assert(
      fc.property(anyTrip, ({ graph, from, to, shut }) => {
        const blocked = (s: number): boolean => shut.has(s);
        const far = distanceAround(graph, from, to, blocked);
        fc.pre(far < Infinity);
        const nearer = graph.neighbours(from).filter(n => !blocked(n) && distanceAround(graph, n, to, blocked) === far - 1);
        expect(stepsTowards(graph, from, to, blocked)).toEqual(nearer);
      }),
    );
  });

  test('[PA-1] [PA-3] with nothing blocked the table and the search agree', () => {
    fc.assert(
      fc.property(anyTrip, ({ graph, from, to }) => {
        expect(stepsTowards(graph, from, to)).toEqual(stepsTowards(graph, from, to, () => false));
      }),
    );
  });

  test('[PA-4] [PA-5] walking on always ends, at a square as near to the target as any that can be reached', () => {
    fc.assert(
      fc.property(anyTrip, fc.infiniteStream(fc.nat()), ({ graph, from, to, shut }, picks) => {
        const blocked = (s: number): boolean => s !== from && shut.has(s);
        const reachable = Array.from({ length: graph.size }, (_, s) => s).filter(s => distanceAround(graph, from, s, blocked) < Infinity);
        let here = from;
        for (let walked = 0; ; walked += 1) {
          const steps = stepsTowards(graph, here, to, blocked);
          if (steps.length === 0) break;
          expect(steps.filter(blocked)).toEqual([]);
          expect(walked).toBeLessThan(graph.size);
          here = steps[picks.next().value % steps.length];
        }
        // The wall itself does not count for nearness, unless the target can be approached from outside.
        const open = (s: number): boolean => s !== to && blocked(s);
        const approach = reachable.some(s => distanceAround(graph, s, to, open) < Infinity);
        const gap = (s: number): number => (approach ? distanceAround(graph, s, to, open) : graph.distance(s, to));
        expect(gap(here)).toBe(Math.min(...reachable.map(gap)));
      }),
    );
  });
});

describe('Distance around', () => {
  test('[PA-7] counts the steps that enter no blocked square', () => {
    const { area, square, squares } = markedArea('#X#', 'AXB', '#X#', '###');
    const blocked = (s: number): boolean => squares('X').includes(s);
    expect(distanceAround(area, square('A'), square('B'), blocked)).toBe(4);
  });

  test('[PA-7] a blocked target cannot be entered, unless one stands on it', () => {
    const { area, square } = markedArea('A#B');
    expect(distanceAround(area, square('A'), square('B'), s => s === square('B'))).toBe(Infinity);
    expect(distanceAround(area, square('B'), square('B'), () => true)).toBe(0);
  });

  test('[PA-7] is the plain distance when nothing is blocked, and never shorter', () => {
    fc.assert(
      fc.property(anyTrip, ({ graph, from, to, shut }) => {
        expect(distanceAround(graph, from, to, () => false)).toBe(graph.distance(from, to));
        expect(distanceAround(graph, from, to, s => shut.has(s))).toBeGreaterThanOrEqual(graph.distance(from, to));
      }),
    );
  });
});

describe('Shortest paths', () => {
  test('[PA-8] are all of them, in order, without the start', () => {
    const { area, square } = markedArea('.##.', 'A##B', '....');
    expect([...shortestPaths(area, square('A'), square('B'))]).toEqual([
      [0, 1, 5],
      [0, 4, 5],
      [3, 1, 5],
      [3, 4, 5],
    ]);
  });

  test('[PA-8] to itself there is one, of no steps; to an island there is none', () => {
    const { area, square } = markedArea('A.B');
    expect([...shortestPaths(area, square('A'), square('A'))]).toEqual([[]]);
    expect([...shortestPaths(area, square('A'), square('B'))]).toEqual([]);
  });

  test('[PA-9] come one at a time: the first of very many is there at once', () => {
    const { area, square } = markedArea(...Array.from({ length: 21 }, (_, y) => (y === 10 ? `A${'#'.repeat(39)}B` : '#'.repeat(41))));
    expect(shortestPaths(area, square('A'), square('B')).next().value).toHaveLength(40);
  });

  test('[PA-8] each is as long as the distance, connected, and different from the others', () => {
    fc.assert(
      fc.property(anyTrip, ({ graph, from, to }) => {
        const paths = [...shortestPaths(graph, from, to)];
        for (const path of paths) {
          expect(path).toHaveLength(graph.distance(from, to));
          expect([from, ...path].at(-1)).toBe(to);
          expect(path.every((s, i) => graph.neighbours(i === 0 ? from : path[i - 1]).includes(s))).toBe(true);
        }
        expect(new Set(paths.map(String)).size).toBe(paths.length);
        expect([...new Set(paths.flatMap(path => path.slice(0, 1)))]).toEqual(stepsTowards(graph, from, to));
      }),
    );
  });
});

describe('Steps away', () => {
  test('[PA-10] are the neighbours farther from the threat', () => {
    const { area, square } = markedArea('####', '#TA#', '####');
    expect(drawArea(area, s => (stepsAway(area, square('A'), square('T')).includes(s) ? 'o' : undefined)).split('\n')).toEqual([
      '###o',
      '###o',
      '###o',
    ]);
  });

  test('[PA-10] there are none in a corner, and none from a threat without a way here', () => {
    const corner = markedArea('T#A');
    expect(stepsAway(corner.area, corner.square('A'), corner.square('T'))).toEqual([]);
    const island = markedArea('T.A#');
    expect(stepsAway(island.area, island.square('A'), island.square('T'))).toEqual([]);
  });

  test('[PA-10] every neighbour is nearer, as near, or a step away', () => {
    fc.assert(
      fc.property(anyTrip, ({ graph, from, to }) => {
        const even = graph.neighbours(from).filter(n => graph.distance(n, to) === graph.distance(from, to));
        const all = [...stepsTowards(graph, from, to), ...even, ...stepsAway(graph, from, to)];
        expect(all.sort((a, b) => a - b)).toEqual(graph.neighbours(from).toSorted((a, b) => a - b));
      }),
    );
  });
});
