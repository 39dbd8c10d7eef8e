/**
 * Decides how far a piece comes where steps cost differently: what it reaches, what the cheapest way costs and which ways those are.
 * PA-11 to PA-15. What a step costs is the game's business and comes in as a question. Where every step costs the same, paths.ts is quicker.
 */
import type { Graph, Place } from './graph.ts';
import type { Blocked } from './paths.ts';
import { Heap } from './plane/heap.ts';

/** What entering `to` from its neighbour `from` costs: a whole number from 1, or Infinity where that cannot be done. */
export type Cost = (to: Place, from: Place) => number;

/** How a piece goes: each step costs 1 and nothing is blocked, unless the game says otherwise. */
export interface Going {
  readonly cost?: Cost;
  readonly blocked?: Blocked;
}

/** Every place that `points` are enough for, ascending, with what it costs at least; the start is among them and costs nothing. */
export function reach(graph: Graph, from: Place, points: number, going: Going = {}): Map<Place, number> {
  const costs = points >= 0 ? leastCosts(graph, from, stepCost(from, going), points) : [];
  return new Map([...costs.entries()].filter(([, cost]) => cost <= points && cost < Infinity));
}

/** What the cheapest way costs; Infinity when there is none. */
export function cheapestCost(graph: Graph, from: Place, to: Place, going: Going = {}): number {
  graph.neighbours(to); // refuses what is no place
  return leastCosts(graph, from, stepCost(from, going), Infinity)[to];
}

/** All cheapest ways, each without `from` and with `to`, one after the other: there can be very many of them. */
export function* cheapestPaths(graph: Graph, from: Place, to: Place, going: Going = {}): Generator<Place[], void, undefined> {
  const cost = stepCost(from, going);
  const costs = leastCosts(graph, from, cost, Infinity);
  if (costs[to] === Infinity) return;
  const isCheapest = (a: Place, b: Place): boolean => costs[a] + cost(b, a) === costs[b];
  const onTheWay = new Set([to]);
  for (const place of onTheWay) for (const before of graph.neighbours(place)) if (isCheapest(before, place)) onTheWay.add(before);

  yield* onwards(from);

  function* onwards(here: Place): Generator<Place[], void, undefined> {
    if (here === to) yield [];
    for (const next of graph.neighbours(here)) {
      if (onTheWay.has(next) && isCheapest(here, next)) for (const rest of onwards(next)) yield [next, ...rest];
    }
  }
}

/** The piece's own place is never asked about: no cheapest way comes back to it. */
function stepCost(start: Place, { cost = () => 1, blocked = () => false }: Going): Cost {
  return (to, from) => {
    if (to === start || blocked(to)) return Infinity;
    const asked = cost(to, from);
    if (asked !== Infinity && !(Number.isSafeInteger(asked) && asked > 0))
      throw new RangeError(
        `costs: the step from ${from} to ${to} costs ${asked}; use a whole number from 1, or Infinity where there is none`,
      );
    return asked;
  };
}

/** Least cost from `from` to every place, Infinity where no way leads; beyond `limit` the search ends. */
function leastCosts(graph: Graph, from: Place, cost: Cost, limit: number): Float64Array {
  const costs = new Float64Array(graph.size).fill(Infinity);
  const queue = new Heap();
  costs[from] = 0;
  queue.push(0, from, from);
  while (queue.size > 0 && queue.least <= limit) {
    const spent = queue.least;
    queue.pop();
    const here = queue.node;
    if (spent > costs[here]) continue;
    for (const next of graph.neighbours(here)) {
      const total = spent + cost(next, here);
      if (total >= costs[next]) continue;
      costs[next] = total;
      queue.push(total, next, here);
    }
  }
  return costs;
}
