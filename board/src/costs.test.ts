/** Ways whose steps cost differently, PA-11 to PA-15, on squares and on hexes, against relaxing and against looking at every way. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyTrip } from './area.arbitrary.ts';
import {
  type Cost,
  cheapestCost,
  cheapestPaths,
  distanceAround,
  type Graph,
  hexesFromText,
  markedArea,
  reach,
  shortestPaths,
} from './index.ts';

/** Costs that differ from step to step and with its direction; some steps cannot be taken. */
const anyCost: fc.Arbitrary<Cost> = fc
  .array(fc.constantFrom(1, 1, 2, 3, 4, Infinity), { minLength: 1, maxLength: 40 })
  .map(table => (to, from) => table[(to * 7 + from * 3) % table.length]);

const trip = fc.record({ trip: anyTrip, cost: anyCost });

/** Relaxed until nothing changes: slow and obvious. */
function costsByRelaxing(graph: Graph, start: number, cost: Cost, shut: ReadonlySet<number>): number[] {
  const costs = Array.from({ length: graph.size }, (_, place) => (place === start ? 0 : Infinity));
  for (let changed = true; changed; ) {
    changed = false;
    for (const from of costs.keys()) {
      for (const to of graph.neighbours(from)) {
        if (shut.has(to) || !(costs[from] + cost(to, from) < costs[to])) continue;
        costs[to] = costs[from] + cost(to, from);
        changed = true;
      }
    }
  }
  return costs;
}

/** Every way without a repeated place that costs exactly so much. */
function waysByTrying(graph: Graph, way: number[], to: number, left: number, cost: Cost): number[][] {
  const here = way[way.length - 1];
  if (here === to) return left === 0 ? [way.slice(1)] : [];
  return graph
    .neighbours(here)
    .filter(next => !way.includes(next) && cost(next, here) <= left)
    .flatMap(next => waysByTrying(graph, [...way, next], to, left - cost(next, here), cost));
}

/** Entering a hex costs the digit that is written on it. */
function digits(...rows: string[]) {
  const { map, hex } = hexesFromText(...rows);
  const marks = ['1', '2', '3', '4'].map(mark => [Number(mark), hexesFromText(...rows).hexes(mark)] as const);
  const cost: Cost = to => marks.find(([, hexes]) => hexes.includes(to))?.[0] ?? 1;
  return { map, hex, cost };
}

describe('Reach', () => {
  test('[PA-11] is what the points are enough for, with the least cost of each', () => {
    const { map, hex, cost } = digits('.A.', '3.1', '.4.', '1.1', '.2.');
    expect([...reach(map, hex('A'), 4, { cost })]).toEqual([
      [0, 0],
      [1, 3],
      [2, 1],
      [3, 4],
      [4, 4],
      [5, 2],
      [6, 4],
    ]);
    expect([...reach(map, hex('A'), 1, { cost }).keys()]).toEqual([0, 2]);
  });

  test('[PA-11] with each step for 1 it is what lies within so many steps', () => {
    const { area, square } = markedArea('A.###', '#.###', '#####');
    expect([...reach(area, square('A'), 3).keys()]).toEqual(area.within(square('A'), 3));
  });

  test('[PA-11] without points it is the place itself, with less than none it is nothing', () => {
    const { map, hex } = hexesFromText('A', '.', '#');
    expect([[...reach(map, hex('A'), 0)], [...reach(map, hex('A'), -1)], [...reach(map, hex('A'), NaN)]]).toEqual([[[0, 0]], [], []]);
  });

  test('[PA-11] [PA-14] agrees with relaxing', () => {
    fc.assert(
      fc.property(
        trip,
        fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant(Infinity)),
        ({ trip: { graph, from, shut }, cost }, points) => {
          const costs = costsByRelaxing(graph, from, cost, shut);
          const reached = [...costs.entries()].filter(([, least]) => least <= points && least < Infinity);
          expect([...reach(graph, from, points, { cost, blocked: place => shut.has(place) })]).toEqual(reached);
        },
      ),
    );
  });
});

describe('The cheapest way', () => {
  test('[PA-12] may be the longer one', () => {
    const { map, hex, cost } = digits('.A.', '..1', '.4.', '..1', '.B.');
    expect(cheapestCost(map, hex('A'), hex('B'), { cost })).toBe(3);
    expect([...cheapestPaths(map, hex('A'), hex('B'), { cost })]).toEqual([[1, 3, 4]]);
  });

  test('[PA-12] costs nothing to where one is, and Infinity where none leads', () => {
    const { map, hex } = hexesFromText('A.#.B');
    expect(cheapestCost(map, hex('A'), hex('A'))).toBe(0);
    expect(cheapestCost(map, hex('A'), hex('B'))).toBe(Infinity);
    expect([[...cheapestPaths(map, hex('A'), hex('A'))], [...cheapestPaths(map, hex('A'), hex('B'))]]).toEqual([[[]], []]);
  });

  test('[PA-12] [PA-14] costs what relaxing finds', () => {
    fc.assert(
      fc.property(trip, ({ trip: { graph, from, to, shut }, cost }) => {
        expect(cheapestCost(graph, from, to, { cost, blocked: place => shut.has(place) })).toBe(
          costsByRelaxing(graph, from, cost, shut)[to],
        );
      }),
    );
  });

  test('[PA-12] [PA-13] with each step for 1 it is the shortest', () => {
    fc.assert(
      fc.property(anyTrip, ({ graph, from, to, shut }) => {
        const blocked = (place: number): boolean => shut.has(place);
        expect(cheapestCost(graph, from, to, { blocked })).toBe(distanceAround(graph, from, to, blocked));
        expect([...cheapestPaths(graph, from, to)]).toEqual([...shortestPaths(graph, from, to)]);
      }),
    );
  });

  test('[PA-13] all of them, each once, in the order of the neighbours, as trying every way finds them', () => {
    fc.assert(
      fc.property(trip, ({ trip: { graph, from, to, shut }, cost }) => {
        const blocked = (place: number): boolean => shut.has(place);
        const least = cheapestCost(graph, from, to, { cost, blocked });
        fc.pre(least <= 8);
        const ways = waysByTrying(graph, [from], to, least, (next, here) => (blocked(next) ? Infinity : cost(next, here)));
        expect([...cheapestPaths(graph, from, to, { cost, blocked })]).toEqual(ways);
      }),
    );
  });

  test('[PA-13] they come one at a time: the first of very many is there at once', () => {
    const { area, square } = markedArea(...Array.from({ length: 21 }, (_, y) => (y === 10 ? `A${'#'.repeat(39)}B` : '#'.repeat(41))));
    expect(cheapestPaths(area, square('A'), square('B')).next().value).toHaveLength(40);
  });

  test('[PA-14] the piece does not stand in its own way', () => {
    const { map, hex } = hexesFromText('A', '.', '#', '.', 'B');
    const asked: number[] = [];
    const blocked = (place: number): boolean => asked.push(place) > 0 && place === hex('A');
    expect(cheapestCost(map, hex('A'), hex('B'), { blocked })).toBe(2);
    expect(asked).not.toContain(hex('A'));
  });

  test('[PA-15] a cost that is no whole number from 1, and a place that is none, are refused', () => {
    const { map } = hexesFromText('A', '.', '#');
    for (const bad of [0, -1, 1.5, NaN])
      expect(() => cheapestCost(map, 0, 1, { cost: () => bad })).toThrow(
        `costs: the step from 0 to 1 costs ${bad}; use a whole number from 1, or Infinity where there is none`,
      );
    expect(() => reach(map, -1, 3)).toThrow('there is no hex -1');
    expect(() => cheapestCost(map, 0, 9)).toThrow('there is no hex 9');
    expect(() => [...cheapestPaths(map, 0, -1)]).toThrow('there is no hex -1');
  });
});
