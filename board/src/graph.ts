/**
 * What squares and hexes have in common: places by their index, who is beside whom, how far it is. Ways (paths.ts) and what they cost
 * (costs.ts) are written once, over this. What a place looks like is squares.ts's and hexes.ts's business.
 */

/** A square of an area or a hex of a map: its index there. */
export type Place = number;

export interface Graph {
  readonly size: number;
  /** The places one step away, always in the same order. */
  neighbours(place: Place): readonly Place[];
  /** Fewest steps; Infinity when there is no way. The same in both directions. */
  distance(a: Place, b: Place): number;
}

const UNSEEN = -1;
const SHUT = -2;

/** Steps from the nearest source to every place, negative where no open way leads. Each place is asked about at most once. */
export function flood(graph: Pick<Graph, 'size' | 'neighbours'>, sources: readonly Place[], open: (place: Place) => boolean): Int32Array {
  const steps = new Int32Array(graph.size).fill(UNSEEN);
  const queue = [...sources];
  for (const source of sources) steps[source] = 0;
  for (const place of queue) {
    for (const next of graph.neighbours(place)) {
      if (steps[next] !== UNSEEN) continue;
      steps[next] = open(next) ? steps[place] + 1 : SHUT;
      if (steps[next] !== SHUT) queue.push(next);
    }
  }
  return steps;
}
