/**
 * Enemies moved by hunters: push, pull, distract all end in one square entered, where a trap may wait; and the order in which
 * the pushes and dodges of an attack happen. Clauses ZD-ATK-18..20, ZD-TRAP-5, ZD-HUGE-1; rulings ZD-R-15, ZD-R-34, ZD-R-56, ZD-R-93.
 */

import { type ClauseId, option, type Rule, type Seat } from '@quarry/kernel';
import { chooseOne, mayChoose, type ShiftInOrder } from '../decisions.ts';
import { endTravel, moveEnemy, spreadAlert } from '../deeds.ts';
import type { EnemyGait, Going, Shove, Table } from '../events.ts';
import { enemiesInPlay, hitPointsLeft, isHugeIn, isInPlay, mapInPlay, printedEnemy, squareOptions } from '../questions.ts';
import type { EnemyState, State } from '../state.ts';
import { circle } from './circle.ts';
import { walk } from './movement.ts';

/** A movement of several squares, told in one go until something comes of a step. */
export interface Journey {
  /** Where the stretch began that is told next. */
  from: number;
  isUntold: boolean;
  readonly going: Going;
  readonly rule: ClauseId;
}

export const journeyOf = (enemy: EnemyState, going: Going, rule: ClauseId): Journey => ({
  from: enemy.square,
  isUntold: false,
  going,
  rule,
});

/** Tells the journey up to here, if that is not told yet. A trap on the way may have been the end of it. */
export function endStretch(table: Table, enemy: EnemyState, journey: Journey): void {
  if (!journey.isUntold || !isInPlay(enemy)) return;
  endTravel(table, enemy, journey.from, journey.going, journey.rule);
  journey.from = enemy.square;
  journey.isUntold = false;
}

/** Whether alert and calm enemies have come together where this one is (ZD-ALERT-4). */
const isAlertSpreading = (state: State, { square, isAlert }: EnemyState): boolean =>
  enemiesInPlay(state).some(other => other.square === square && other.isAlert !== isAlert);

/** An enemy enters a square: alert spreads, and a trap there goes off before anything else. */
export function* enterSquare(
  table: Table,
  enemy: EnemyState,
  square: number,
  rule: ClauseId,
  how: EnemyGait | Shove,
  journey?: Journey,
): Rule {
  moveEnemy(table, enemy, square, rule, how, journey ? { within: 'move' } : {});
  if (journey) journey.isUntold = true;
  if (journey && isAlertSpreading(table.state, enemy)) endStretch(table, enemy, journey);
  spreadAlert(table);
  const trap = table.state.traps.find(one => one.square === square);
  if (trap) yield* circle.springTrap(table, enemy, trap);
}

/** Squares next to an enemy that it may be moved to. */
function openSquares(table: Table, enemy: EnemyState): number[] {
  const near = mapInPlay(table.state).area.neighbours(enemy.square);
  return printedEnemy(enemy).isHuge ? near.filter(square => !isHugeIn(table.state, square, enemy)) : near.slice();
}

/** D24: the target may be moved to any adjacent square. */
export function* pushEnemy(table: Table, seat: Seat, enemy: EnemyState, rule: ClauseId): Rule {
  if (!isInPlay(enemy)) return;
  const square = yield* mayChoose({
    seat,
    kind: 'push',
    rule,
    options: () => squareOptions(openSquares(table, enemy)),
    facts: { enemy: enemy.id },
  });
  if (square !== null) yield* enterSquare(table, enemy, square, rule, 'pushed');
}

/** The target may be moved one square nearer to the hunter. */
export function* pullEnemy(table: Table, seat: Seat, enemy: EnemyState, rule: ClauseId): Rule {
  if (!isInPlay(enemy)) return;
  const { area } = mapInPlay(table.state);
  const here = table.state.hunters[seat]!.square;
  const isNearer = (square: number): boolean => area.distance(square, here) < area.distance(enemy.square, here);
  const square = yield* mayChoose({
    seat,
    kind: 'pull',
    rule,
    options: () => squareOptions(openSquares(table, enemy).filter(isNearer)),
    facts: { enemy: enemy.id },
  });
  if (square !== null) yield* enterSquare(table, enemy, square, rule, 'pulled');
}

/** A push or pull of an enemy, or a dodge of the attacker's hunter (no enemy), that an attack brings. */
export interface Shift extends Pick<ShiftInOrder, 'word'> {
  readonly enemy: EnemyState | null;
}

/** D26, ZD-R-15: the pushes, pulls and dodges of one attack in the attacker's order. Who has suffered lethal damage is not moved. */
export function* shiftAll(table: Table, seat: Seat, shifts: readonly Shift[]): Rule {
  let left = shifts;
  for (;;) {
    left = left.filter(({ enemy }) => (enemy ? isInPlay(enemy) && hitPointsLeft(enemy) > 0 : table.state.hunters[seat]!.isUp));
    if (left.length === 0) return;
    const i = yield* nextShift(seat, left);
    const { word, enemy } = left[i]!;
    left = left.toSpliced(i, 1);
    if (!enemy) yield* walk(table, seat, 1, 'dodge', 'ZD-ATK-18');
    else if (word === 'push') yield* pushEnemy(table, seat, enemy, 'ZD-ATK-19');
    else yield* pullEnemy(table, seat, enemy, 'ZD-ATK-19');
  }
}

/** The place of the one that happens next. Only different ones need an order: of those that are alike it is the first. */
function* nextShift(seat: Seat, shifts: readonly Shift[]): Rule<number> {
  const all = shifts.map(({ word, enemy }): ShiftInOrder => ({ word, enemy: enemy?.id ?? null }));
  const different = all.filter((one, i) => placeOf(one, all) === i);
  const options = different.map(one =>
    one.enemy === null ? option(one.word, one) : option(`${one.word}-e${one.enemy}`, one, { kind: 'enemy', id: one.enemy }),
  );
  return placeOf(yield* chooseOne({ seat, kind: 'order-effects', rule: 'ZD-R-15', options }), all);
}

const placeOf = ({ word, enemy }: ShiftInOrder, all: readonly ShiftInOrder[]): number =>
  all.findIndex(one => one.word === word && one.enemy === enemy);
