/**
 * Decides where a piece may step on its way through an area: towards, away, around blocked squares. PA-1 to PA-10.
 * Who blocks whom is the game's business and comes in as a question. The plain distance is a table in squares.ts.
 */
import type { Area, Square } from './squares.ts';

/** Whether a square may not be entered. It is never asked about the square a piece stands on. */
export type Blocked = (square: Square) => boolean;

/**
 * The neighbours of `from` that begin a shortest way to `to`, ascending; none when it is already there.
 * Around blocked squares, when `to` cannot be entered or reached, they begin a shortest way to the nearest square that can.
 */
export function stepsTowards(area: Area, from: Square, to: Square, blocked?: Blocked): Square[] {
  if (blocked && from !== to) return stepsAround(area, from, to, blocked);
  const steps = area.distance(from, to);
  return steps === Infinity ? [] : area.neighbours(from).filter(next => area.distance(next, to) < steps);
}

/** The neighbours of `from` that are farther from the threat than `from` is, ascending. */
export function stepsAway(area: Area, from: Square, threat: Square): Square[] {
  const steps = area.distance(from, threat);
  return area.neighbours(from).filter(next => area.distance(next, threat) > steps);
}

/** All shortest ways, each without `from` and with `to`, one after the other: there can be very many of them. */
export function* shortestPaths(area: Area, from: Square, to: Square): Generator<Square[], void, undefined> {
  if (from === to) yield [];
  for (const next of stepsTowards(area, from, to)) {
    for (const rest of shortestPaths(area, next, to)) yield [next, ...rest];
  }
}

/** Fewest king steps that enter no blocked square; Infinity when there is no such way, or `to` itself is blocked. */
export function distanceAround(area: Area, from: Square, to: Square, blocked: Blocked): number {
  if (from !== to && blocked(to)) return Infinity;
  const steps = flood(area, [from], mayEnter(from, blocked))[to];
  return steps < 0 ? Infinity : steps;
}

function stepsAround(area: Area, from: Square, to: Square, blocked: Blocked): Square[] {
  const open = mayEnter(from, blocked);
  // A blocked `to` (somebody stands there) still has a distance to it: the way ends in front of it.
  const toTarget = flood(area, [to], open);
  if (toTarget[from] >= 0) return area.neighbours(from).filter(next => toTarget[next] === toTarget[from] - 1 && (next !== to || open(to)));

  // Walled off: go to the square that would be nearest without the wall, of several to those with the shortest way there.
  const reach = flood(area, [from], open);
  const reached = [...reach.keys()].filter(square => reach[square] >= 0);
  const gap = Math.min(...reached.map(square => area.distance(square, to)));
  if (gap === area.distance(from, to)) return [];
  const nearest = reached.filter(square => area.distance(square, to) === gap);
  const fewest = Math.min(...nearest.map(square => reach[square]));
  const goals = nearest.filter(square => reach[square] === fewest);
  const toGoal = flood(area, goals, open);
  return area.neighbours(from).filter(next => toGoal[next] === fewest - 1);
}

/** The piece's own square is always open to it, even where the game counts the piece itself as an obstacle. */
function mayEnter(from: Square, blocked: Blocked): (square: Square) => boolean {
  return square => square === from || !blocked(square);
}

const UNSEEN = -1;
const SHUT = -2;

/** Steps from the nearest source to every square, negative where no open way leads. Each square is asked about at most once. */
function flood(area: Area, sources: readonly Square[], open: (square: Square) => boolean): Int32Array {
  const steps = new Int32Array(area.size).fill(UNSEEN);
  const queue = [...sources];
  for (const source of sources) steps[source] = 0;
  for (const square of queue) {
    for (const next of area.neighbours(square)) {
      if (steps[next] !== UNSEEN) continue;
      steps[next] = open(next) ? steps[square] + 1 : SHUT;
      if (steps[next] !== SHUT) queue.push(next);
    }
  }
  return steps;
}
