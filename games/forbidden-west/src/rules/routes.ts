/** The shortest way of an enemy: fewest squares, then fewest diagonals. FW-EMOVE-4..6, FW-R-40, FW-R-65. */
import type { Field, Square } from '../places.ts';
import { marks, present } from '../questions/targets.ts';
import { canStand, distance, fieldIn, isBlocked, isHuge, stepsFrom } from '../questions.ts';
import type { EnemyView, View, WalkState } from '../state.ts';
import { canStandLarge, largeSteps } from './enemy-steps.ts';

const around = (view: View, enemy: EnemyView, at: Square): readonly Square[] =>
  isHuge(enemy) ? largeSteps(view, enemy, at) : stepsFrom(view, at);

/** The place to be reached: the square itself, or the large one that holds it. */
export function goalFor(view: View, enemy: EnemyView, square: Square): Square {
  if (!isHuge(enemy)) return square;
  const { xs, ys, at } = fieldIn(view).area;
  return at.call(fieldIn(view).area, xs[square]! - (xs[square]! % 2), ys[square]! - (ys[square]! % 2));
}

/** How far each place is from here, by steps that can be taken. */
function flood(view: View, enemy: EnemyView, from: Square): Map<Square, number> {
  const steps = new Map<Square, number>([[from, 0]]);
  for (let line: Square[] = [from]; line.length > 0; ) {
    const next: Square[] = [];
    for (const at of line)
      for (const to of around(view, enemy, at))
        if (!steps.has(to)) {
          steps.set(to, steps.get(at)! + 1);
          next.push(to);
        }
    line = next;
  }
  return steps;
}

/** The nearest of these that can be reached. FW-R-40: if none can, as near as possible, by the shortest way to there. */
function reachable(view: View, steps: ReadonlyMap<Square, number>, goals: readonly Square[]): Square[] {
  const open = goals.filter(goal => steps.has(goal));
  const fewest = Math.min(...open.map(goal => steps.get(goal)!));
  if (open.length > 0) return open.filter(goal => steps.get(goal) === fewest);
  const field = fieldIn(view);
  let best: Square[] = [];
  let nearest = Number.POSITIVE_INFINITY;
  for (const [square, n] of steps) {
    const rank = Math.min(...goals.map(goal => distance(field, square, goal))) * 1000 + n;
    if (rank < nearest) [best, nearest] = [[square], rank];
    else if (rank === nearest) best.push(square);
  }
  return best;
}

const isDiagonal = (view: View, a: Square, b: Square): boolean => {
  const { xs, ys } = fieldIn(view).area;
  return xs[a] !== xs[b] && ys[a] !== ys[b];
};

/** The steps that begin a shortest way to the goal; none if it is reached or nothing brings it nearer. */
export function bestSteps(view: View, enemy: EnemyView, goal: Square): Square[] {
  const from = enemy.square;
  if (from === goal) return [];
  const ways = waysInto(view, enemy, goal);
  if (ways[from]! < NO_WAY) return around(view, enemy, from).filter(to => ways[to]! + costOf(view, from, to) === ways[from]);
  return stepsToNearest(view, enemy, [goal]);
}

/** Steps, and diagonals among them. */
const STEP = 0x10000;
const NO_WAY = 0xffffffff;
const costOf = (view: View, a: Square, b: Square): number => STEP + (isDiagonal(view, a, b) ? 1 : 0);
const canEnter = (view: View, enemy: EnemyView, at: Square): boolean =>
  isHuge(enemy) ? canStandLarge(view, enemy, at) : canStand(view, at);

/** What every shortest way into a square costs, by the squares where it begins: for each square that was a goal. */
type Ways = Map<Square, Uint32Array>;
const MOST_OBSTRUCTIONS = 16;
/** By ground, and by what stands on it. */
const known = new WeakMap<Field, Map<string, Ways>>();

function waysInto(view: View, enemy: EnemyView, goal: Square): Uint32Array {
  const field = fieldIn(view);
  const inTheWay = obstructions(view, enemy);
  let byObstructions = known.get(field);
  if (!byObstructions) known.set(field, (byObstructions = new Map()));
  let byGoal = byObstructions.get(inTheWay);
  if (!byGoal) {
    if (byObstructions.size >= MOST_OBSTRUCTIONS) byObstructions.clear();
    byObstructions.set(inTheWay, (byGoal = new Map()));
  }
  let ways = byGoal.get(goal);
  if (!ways) byGoal.set(goal, (ways = spread(view, enemy, goal)));
  return ways;
}

/** All that changes where an enemy of this size can go, apart from the ground. */
function obstructions(view: View, enemy: EnemyView): string {
  let key = isHuge(enemy) ? 'large' : '';
  for (const { square } of view.fight.features) if (isBlocked(view, square)) key += ` ${square}`;
  if (isHuge(enemy)) for (const one of view.fight.enemies) if (one.isIn && one.id !== enemy.id && isHuge(one)) key += `+${one.square}`;
  return key;
}

/** From the goal outwards. */
function spread(view: View, enemy: EnemyView, goal: Square): Uint32Array {
  const ways = new Uint32Array(fieldIn(view).area.size).fill(NO_WAY);
  if (!canEnter(view, enemy, goal)) return ways;
  ways[goal] = 0;
  for (let line: Square[] = [goal]; line.length > 0; ) {
    const next = new Set<Square>();
    for (const at of line)
      for (const from of around(view, enemy, at)) {
        const cost = ways[at]! + costOf(view, at, from);
        // As many steps with fewer diagonals: it is in the next line already.
        if (cost < ways[from]!) {
          ways[from] = cost;
          next.add(from);
        }
      }
    line = [...next];
  }
  return ways;
}

/** The steps that begin a shortest way to whichever of the goals is nearest; as near as possible if there is none (FW-R-40). */
export function stepsToNearest(view: View, enemy: EnemyView, goals: readonly Square[]): Square[] {
  const from = enemy.square;
  const steps = flood(view, enemy, from);
  const ends = reachable(view, steps, goals);
  if (ends.includes(from)) return [];
  const ways = ends.map(end => waysTo(view, enemy, steps, end));
  const fewest = Math.min(...ways.map(one => one.diagonals));
  return [...new Set(ways.filter(one => one.diagonals === fewest).flatMap(one => one.first))].sort((a, b) => a - b);
}

/** Back from the end: how few diagonals lead there, and with which first steps. */
function waysTo(view: View, enemy: EnemyView, steps: ReadonlyMap<Square, number>, end: Square): { diagonals: number; first: Square[] } {
  const known = new Map<Square, number>([[end, 0]]);
  for (let line = [end], n = steps.get(end)!; n > 0; n--) {
    const next = new Set<Square>();
    for (const at of line)
      for (const back of around(view, enemy, at)) {
        if (steps.get(back) !== n - 1) continue;
        const diagonals = known.get(at)! + (isDiagonal(view, at, back) ? 1 : 0);
        if (!known.has(back) || diagonals < known.get(back)!) known.set(back, diagonals);
        next.add(back);
      }
    line = [...next];
  }
  const diagonals = known.get(enemy.square)!;
  const first = around(view, enemy, enemy.square).filter(
    to => steps.get(to) === 1 && known.has(to) && known.get(to)! + (isDiagonal(view, enemy.square, to) ? 1 : 0) === diagonals,
  );
  return { diagonals, first };
}

/** Steps that lead away from a square: to the farthest of those around, by grid distance. */
export function stepsAway(view: View, enemy: EnemyView, from: Square): Square[] {
  const field = fieldIn(view);
  const here = distance(field, enemy.square, from);
  const all = around(view, enemy, enemy.square).filter(to => distance(field, to, from) > here);
  const straight = all.filter(to => !isDiagonal(view, enemy.square, to));
  return straight.length > 0 ? straight : all;
}

/** FW-EATK-7: where it may come down in one go. A leap leads as near to its target as possible, vanishing as far from everybody whom it knows of. */
export function landings(view: View, enemy: EnemyView, { how, mark, squares }: Pick<WalkState, 'how' | 'mark' | 'squares'>): Square[] {
  const field = fieldIn(view);
  const within = field.area.within(enemy.square, Math.max(0, squares)).filter(square => canStand(view, square));
  if (how === 'leap') {
    const goal = (present(view, mark!) ?? mark!).square;
    return leastOf(within, square => distance(field, square, goal));
  }
  const known = marks(view);
  return leastOf(within, square => -Math.min(...known.map(one => distance(field, square, one.square))));
}

function leastOf(squares: readonly Square[], cost: (square: Square) => number): Square[] {
  const least = Math.min(...squares.map(cost));
  return squares.filter(square => cost(square) === least);
}
