/** An enemy comes into a square, for whatever reason: it reveals whoever hides there, and sets off traps. FW-ALERT-11, FW-TRAP-7, FW-R-65. */
import type { ClauseId, Rule } from '@quarry/kernel';
import type { EnemyGait } from '../content/kinds.ts';
import { endStretch, moveEnemy, stepOn } from '../deeds/enemies.ts';
import type { Table } from '../events.ts';
import { canStand, fieldIn, isHuge, isIn, marshalOf, seatsOf, squaresOf } from '../questions.ts';
import type { EnemyState, EnemyView, View, WalkState } from '../state.ts';
import { reveal } from './alert.ts';
import { trapsUnder, triggerTraps } from './traps.ts';
import { canInterrupt, interrupts } from './windows.ts';

/** FW-HUGE-3: top left squares of the large squares around. Two huge enemies never share one (FW-R-65). */
export function largeSteps(view: View, enemy: EnemyView, from = enemy.square): number[] {
  const field = fieldIn(view);
  const { xs, ys } = field.area;
  const found: number[] = [];
  for (const [dx, dy] of AROUND) {
    const to = field.area.at(xs[from]! + 2 * dx, ys[from]! + 2 * dy);
    if (to >= 0 && canStandLarge(view, enemy, to)) found.push(to);
  }
  return found;
}
const AROUND = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

export function canStandLarge(view: View, enemy: EnemyView, at: number): boolean {
  const field = fieldIn(view);
  const { xs, ys } = field.area;
  if (xs[at]! + 1 >= field.width || ys[at]! + 1 >= field.height) return false;
  const isOther = view.fight.enemies.some(one => one.isIn && one.id !== enemy.id && isHuge(one) && one.square === at);
  const { width } = field;
  return !isOther && canStand(view, at) && canStand(view, at + 1) && canStand(view, at + width) && canStand(view, at + width + 1);
}

/** One step, whole: the reveal comes before the next step (FW-ALERT-11), then the traps. */
export function* enterSquare(table: Table, enemy: EnemyState, square: number, how: EnemyGait, rule: ClauseId, walk?: WalkState): Rule {
  const { state } = table;
  const field = fieldIn(state);
  if (walk) stepOn(table, walk, square, how);
  moveEnemy(table, enemy, square, how, rule, walk !== undefined);
  const tellWay = (): void => walk && endStretch(table, walk);
  const met = seatsOf(state).filter(seat => marshalOf(state, seat).isHidden && isIn(field, enemy, marshalOf(state, seat).square));
  if (met.length > 0) tellWay();
  yield* reveal(table, met, 'enemy-entered', 'FW-ALERT-11');
  const traps = trapsUnder(state, squaresOf(field, enemy));
  if (traps.length > 0) {
    tellWay();
    yield* triggerTraps(table, traps, 'FW-TRAP-7');
  }
  if (!enemy.isIn) return;
  const near = { about: -1, enemy };
  if (canInterrupt(state, 'enemy-moved-near', near)) tellWay();
  yield* interrupts(table, 'enemy-moved-near', near);
}
