/**
 * What an action of a behaviour card comes to as things stand: whom it is for, where it leads, how hard it strikes, or why nothing comes of it. Only looks; behaviour.ts
 * carries it out, and foresight.ts tells of it beforehand. FW-BEH-7, FW-BEH-9, FW-COMP-5, FW-EATK-2..7, FW-ECON-2, FW-R-46, FW-R-58, FW-R-61.
 */
import { enemyCard } from '../content/box.ts';
import type { Letter } from '../content/kinds.ts';
import type { Altered, EnemyAction, Target } from '../content/types.ts';
import type { Idle } from '../events.ts';
import type { Square } from '../places.ts';
import { type Mark, pick, present } from '../questions/targets.ts';
import { canStand, distance, distanceTo, fieldIn, holds, isHuge } from '../questions.ts';
import type { DeckView, EnemyView, View, WalkState } from '../state.ts';
import { besieged } from './brief-rules.ts';
import { type Blow, reachesAnybody } from './enemy-attacks.ts';
import { goalFor, landings } from './routes.ts';
import { trapsOnMap } from './traps.ts';

/** How a walk begins. */
export type Way = Pick<WalkState, 'to' | 'how' | 'squares'> & Partial<Pick<WalkState, 'mark' | 'isStraight'>>;

export type Coming =
  | { readonly is: 'idle'; readonly why: Idle }
  | { readonly is: 'walk'; readonly way: Way }
  | { readonly is: 'strike'; readonly mark: Mark; readonly blow: Blow }
  | { readonly is: 'pulse'; readonly blow: Blow }
  | { readonly is: 'besiege'; readonly feature: number; readonly damage: number }
  | { readonly is: 'alert' | 'heal' | 'armour'; readonly n: number }
  | { readonly is: 'clear-condition' | 'draw-extra' }
  /** On one of these squares. */
  | { readonly is: 'lay-mine'; readonly squares: readonly Square[] }
  | { readonly is: 'order'; readonly called: readonly EnemyView[]; readonly squares: number; readonly damage: number };

const idle = (why: Idle): Coming => ({ is: 'idle', why });

/** FW-COMP-5, FW-R-58: what the lost components of this very enemy change. */
function alteredFor(enemy: EnemyView, { altered }: EnemyAction): Altered {
  if (!altered) return {};
  let all: Altered = {};
  for (const letter of Object.keys(altered) as Letter[]) if (holds(enemy, letter)) all = { ...all, ...altered[letter] };
  return all;
}

/** FW-ECON-2, FW-R-46: each movement is so much shorter. */
export const stuck = ({ condition }: EnemyView): number => (condition === 'adhesive' ? 1 : 0);

/** The target symbol that is read now; null if the action has none, or is passed over before it. */
export function aimOf(enemy: EnemyView, action: EnemyAction, { skipsAttacks }: Pick<DeckView, 'skipsAttacks'>): Target | null {
  if (alteredFor(enemy, action).skip) return null;
  if (action.do === 'move' || action.do === 'away') return action.target;
  return action.do === 'attack' && action.type !== 'pulse' && !skipsAttacks ? (action.target ?? 'same') : null;
}

/** FW-BEH-9, FW-R-61: whom a symbol is for; `same` is whoever it was for before. */
export const markFor = (view: View, enemy: EnemyView, target: Target, before: Mark | null): Mark | null =>
  target === 'same' ? before && present(view, before) : pick(view, enemy, target);

/** What comes of it, for a target that is known by now. */
export function comingOf(
  view: View,
  enemy: EnemyView,
  action: EnemyAction,
  mark: Mark | null,
  { skipsAttacks }: Pick<DeckView, 'skipsAttacks'>,
): Coming {
  const change = alteredFor(enemy, action);
  if (change.skip) return idle('lost-part');
  const n = 'n' in action ? (change.n ?? action.n) : 0;
  const squares = n - stuck(enemy);
  switch (action.do) {
    case 'move':
      if (!mark) return idle('no-target');
      if (action.leaps && !change.noLeap) return leap(view, enemy, mark, squares);
      return approach(view, enemy, mark, squares, action.straight === true);
    case 'away':
      return mark ? { is: 'walk', way: { to: 'away', how: 'away', mark, squares } } : idle('no-target');
    case 'to-feature': {
      const goal = besieged(view);
      if (!goal) return idle('no-target');
      return { is: 'walk', way: { to: 'feature', how: 'behaviour', mark: { seat: -1, square: goal.square }, squares } };
    }
    case 'attack':
      return attack(view, enemy, action, mark, change, skipsAttacks);
    case 'attack-feature': {
      const goal = besieged(view);
      if (!goal) return idle('no-target');
      if (skipsAttacks) return idle('attacks-skipped');
      if (distanceTo(fieldIn(view), goal.square, enemy) > (change.range ?? action.range)) return idle('out-of-range');
      return { is: 'besiege', feature: goal.id, damage: change.damage ?? action.damage };
    }
    case 'alert':
    case 'heal':
    case 'armour':
      return { is: action.do, n };
    case 'clear-condition':
      return enemy.condition === 'none' ? idle('no-target') : { is: action.do };
    case 'vanish':
      return vanish(view, enemy, squares);
    case 'lay-mine':
      return mine(view, enemy, action.within);
    case 'order':
      return order(view, enemy, action, change);
    case 'draw-extra':
      return { is: action.do };
  }
}

function attack(
  view: View,
  enemy: EnemyView,
  action: Extract<EnemyAction, { do: 'attack' }>,
  mark: Mark | null,
  change: Altered,
  isSkipped: boolean,
): Coming {
  if (isSkipped) return idle('attacks-skipped');
  const blow = {
    type: action.type,
    range: Math.max(0, change.range ?? action.range),
    damage: Math.max(0, change.damage ?? action.damage),
    condition: change.noCondition ? undefined : action.condition,
  };
  if (action.type === 'pulse') return reachesAnybody(view, enemy, blow.range) ? { is: 'pulse', blow } : idle('out-of-range');
  if (!mark) return idle(action.target === 'same' ? 'target-gone' : 'no-target');
  return distanceTo(fieldIn(view), mark.square, enemy) > blow.range ? idle('out-of-range') : { is: 'strike', mark, blow };
}

/** FW-EMOVE-4 to FW-EMOVE-8: it stays where its target is. */
export const approach = (view: View, enemy: EnemyView, mark: Mark, squares: number, isStraight: boolean): Coming =>
  goalFor(view, enemy, mark.square) === enemy.square
    ? idle('with-target')
    : { is: 'walk', way: { to: 'mark', how: 'behaviour', mark, squares, isStraight } };

/** Over walls, in one go. */
const leap = (view: View, enemy: EnemyView, mark: Mark, squares: number): Coming =>
  landings(view, enemy, { how: 'leap', mark, squares }).includes(enemy.square)
    ? idle('with-target')
    : { is: 'walk', way: { to: 'mark', how: 'leap', mark, squares } };

/** In one go, too. */
const vanish = (view: View, enemy: EnemyView, squares: number): Coming =>
  landings(view, enemy, { how: 'vanish', mark: null, squares }).includes(enemy.square)
    ? idle('no-place')
    : { is: 'walk', way: { to: 'away', how: 'vanish', squares } };

const MOST_TRAPS = 20;
/** FW-EATK-7: as near to its target as it can, where no trap lies yet. */
function mine(view: View, enemy: EnemyView, within: number): Coming {
  const field = fieldIn(view);
  const taken = trapsOnMap(view).map(trap => trap.square);
  const squares = field.area.within(enemy.square, within).filter(square => canStand(view, square) && !taken.includes(square));
  if (squares.length === 0 || view.fight.traps.length >= MOST_TRAPS) return idle('no-place');
  const goal = pick(view, enemy, 'closest')?.square ?? enemy.square;
  const nearest = Math.min(...squares.map(square => distance(field, square, goal)));
  return { is: 'lay-mine', squares: squares.filter(square => distance(field, square, goal) === nearest) };
}

/** Others go for the highest threat. */
function order(view: View, enemy: EnemyView, action: Extract<EnemyAction, { do: 'order' }>, change: Altered): Coming {
  const field = fieldIn(view);
  const isMeant = (one: EnemyView): boolean => {
    const card = enemyCard(one.type);
    if (action.whom === 'rebels') return card.kind === 'human';
    return action.whom === 'machines' ? card.kind === 'machine' : card.id === action.whom;
  };
  const called = view.fight.enemies.filter(
    one => one.isIn && one.id !== enemy.id && !isHuge(one) && isMeant(one) && distanceTo(field, one.square, enemy) <= action.within,
  );
  if (called.length === 0) return idle('no-target');
  return { is: 'order', called, squares: change.n ?? action.n, damage: change.damage ?? action.attack?.damage ?? 0 };
}
