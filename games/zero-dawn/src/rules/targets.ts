/**
 * Whom an enemy turns to: the closest hunter, ties by who activated last. Clauses ZD-ESTEP-7, ZD-ESTEP-8, ZD-TERR-8, ZD-EATK-5,
 * ZD-EATK-6; rulings ZD-R-52, ZD-R-60..63.
 */

import type { Rule, Seat } from '@quarry/kernel';
import { chooseOne } from '../decisions.ts';
import type { Table } from '../events.ts';
import { mapInPlay, seatOptions } from '../questions.ts';
import type { EnemyOnField, EnemyState, Field } from '../state.ts';

/** ZD-TERR-8: whoever stands on an outcrop counts as most recently activated. */
function recencyOf(state: Field, seat: Seat): number {
  const hunter = state.hunters[seat]!;
  return state.outcrops.includes(hunter.square) ? Infinity : hunter.recency;
}

/** The seats among these that activated most recently. */
export function mostRecent(state: Field, seats: readonly Seat[]): Seat[] {
  let latest = -1;
  for (const seat of seats) latest = Math.max(latest, recencyOf(state, seat));
  return seats.filter(seat => recencyOf(state, seat) === latest);
}

export function closest(state: Field, enemy: EnemyOnField, seats: readonly Seat[]): Seat[] {
  const { area } = mapInPlay(state);
  let nearest = Infinity;
  for (const seat of seats) nearest = Math.min(nearest, area.distance(enemy.square, state.hunters[seat]!.square));
  return seats.filter(seat => area.distance(enemy.square, state.hunters[seat]!.square) === nearest);
}

/** Up hunters that the enemy sees within a range. */
export function inSight(state: Field, enemy: EnemyOnField, range: number): Seat[] {
  const { area } = mapInPlay(state);
  const seen: Seat[] = [];
  state.hunters.forEach((hunter, seat) => {
    if (hunter.isUp && area.distance(enemy.square, hunter.square) <= range && area.sees(enemy.square, hunter.square)) seen.push(seat);
  });
  return seen;
}

/** D32: of these, the most recent; if that does not decide, the active player chooses. */
export function* settle(table: Table, enemy: EnemyState, seats: readonly Seat[]): Rule<Seat> {
  const { state } = table;
  return yield* chooseOne({
    seat: state.active,
    kind: 'enemy-target',
    rule: 'ZD-ESTEP-8',
    options: () => seatOptions(mostRecent(state, seats)),
    facts: { enemy: enemy.id },
  });
}
