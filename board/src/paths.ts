/**
 * Decides where a piece may step on its way through squares or hexes: towards, away, around blocked ones. PA-1 to PA-10.
 * Who blocks whom is the game's business and comes in as a question. The plain distance is looked up (squares.ts, hexes.ts); ways on
 * which steps cost differently are in costs.ts.
 */
import { flood, type Graph, type Place } from './graph.ts';

/** Whether a place may not be entered. It is never asked about the place a piece stands on. */
export type Blocked = (place: Place) => boolean;

/**
 * The neighbours of `from` that begin a shortest way to `to`, in their order; none when it is already there.
 * Around blocked places, when `to` cannot be entered or reached, they begin a shortest way to the nearest place that can.
 */
export function stepsTowards(graph: Graph, from: Place, to: Place, blocked?: Blocked): Place[] {
  if (blocked && from !== to) return stepsAround(graph, from, to, blocked);
  const steps = graph.distance(from, to);
  return steps === Infinity ? [] : graph.neighbours(from).filter(next => graph.distance(next, to) < steps);
}

/** The neighbours of `from` that are farther from the threat than `from` is, in their order. */
export function stepsAway(graph: Graph, from: Place, threat: Place): Place[] {
  const steps = graph.distance(from, threat);
  return graph.neighbours(from).filter(next => graph.distance(next, threat) > steps);
}

/** All shortest ways, each without `from` and with `to`, one after the other: there can be very many of them. */
export function* shortestPaths(graph: Graph, from: Place, to: Place): Generator<Place[], void, undefined> {
  if (from === to) yield [];
  for (const next of stepsTowards(graph, from, to)) {
    for (const rest of shortestPaths(graph, next, to)) yield [next, ...rest];
  }
}

/** Fewest steps that enter no blocked place; Infinity when there is no such way, or `to` itself is blocked. */
export function distanceAround(graph: Graph, from: Place, to: Place, blocked: Blocked): number {
  if (from !== to && blocked(to)) return Infinity;
  const steps = flood(graph, [from], mayEnter(from, blocked))[to];
  return steps < 0 ? Infinity : steps;
}

function stepsAround(graph: Graph, from: Place, to: Place, blocked: Blocked): Place[] {
  const open = mayEnter(from, blocked);
  // A blocked `to` (somebody stands there) still has a distance to it: the way ends in front of it.
  const toTarget = flood(graph, [to], open);
  if (toTarget[from] >= 0) return graph.neighbours(from).filter(next => toTarget[next] === toTarget[from] - 1 && (next !== to || open(to)));

  // Walled off: go to the place that would be nearest without the wall, of several to those with the shortest way there.
  const reach = flood(graph, [from], open);
  const reached = [...reach.keys()].filter(place => reach[place] >= 0);
  const gap = Math.min(...reached.map(place => graph.distance(place, to)));
  if (gap === graph.distance(from, to)) return [];
  const nearest = reached.filter(place => graph.distance(place, to) === gap);
  const fewest = Math.min(...nearest.map(place => reach[place]));
  const goals = nearest.filter(place => reach[place] === fewest);
  const toGoal = flood(graph, goals, open);
  return graph.neighbours(from).filter(next => toGoal[next] === fewest - 1);
}

/** The piece's own place is always open to it, even where the game counts the piece itself as an obstacle. */
function mayEnter(from: Place, blocked: Blocked): (place: Place) => boolean {
  return place => place === from || !blocked(place);
}
