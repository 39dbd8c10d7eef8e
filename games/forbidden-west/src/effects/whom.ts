/** Whom a word falls on, and how one of several is chosen. */
import { type Option, option, type Rule, type Seat } from '@quarry/kernel';
import type { Whom } from '../content/words/saying.ts';
import { chooseOne } from '../decisions.ts';
import type { Table } from '../events.ts';
import type { Occasion } from '../in-the-making.ts';
import { distance, distanceTo, fieldIn, hasFight, marshalOf, nextSeat, seatsOf } from '../questions.ts';
import type { EnemyState, EnemyView, State, View } from '../state.ts';

/** Everybody whom it may fall on. */
export function candidates(view: View, { who, within, only }: Whom, { seat, about }: Occasion): Seat[] {
  const field = within === undefined || !hasFight(view) ? null : fieldIn(view);
  const isNear = (one: Seat): boolean =>
    field === null || distance(field, marshalOf(view, seat).square, marshalOf(view, one).square) <= within!;
  const isRight = (one: Seat): boolean => isNear(one) && (only === undefined || marshalOf(view, one).isHidden === (only === 'hidden'));
  const all = seatsOf(view);
  const pool: readonly Seat[] =
    who === 'self'
      ? [seat]
      : who === 'ally'
        ? all.filter(one => one !== seat)
        : who === 'next'
          ? [nextSeat(view, seat)]
          : who === 'that'
            ? about >= 0
              ? [about]
              : [seat]
            : all;
  return pool.filter(isRight);
}

/** Those whom it falls on: everybody for `each`, else one whom the player names among those for whom it would do something. */
export function* chosen(table: Table, whom: Whom, occasion: Occasion, would: (seat: Seat) => boolean = () => true): Rule<Seat[]> {
  const all = candidates(table.state, whom, occasion).filter(would);
  if (whom.who === 'each' || all.length === 0) return all;
  const options = all.map(seat => option(`seat-${seat}`, seat, { kind: 'seat', id: seat }));
  return [yield* chooseOne({ seat: occasion.seat, kind: 'choose-character', rule: 'FW-EFF-4', options, facts: { card: occasion.card } })];
}

export const enemyOption = ({ id }: EnemyView): Option<number> => option(`enemy-${id}`, id, { kind: 'enemy', id });
/** The one that was named, by its id. */
export const enemyNamed = ({ fight }: State, id: number): EnemyState => fight.enemies.find(one => one.id === id)!;

export function enemiesNear({ fight, party, ...state }: State, seat: Seat, within: number): EnemyState[] {
  const field = fieldIn({ fight, party, ...state } as State);
  const { square } = party.marshals[seat]!;
  return fight.enemies.filter(enemy => enemy.isIn && distanceTo(field, square, enemy) <= within);
}

export function* chooseEnemy({ state }: Table, occasion: Occasion, enemies: readonly EnemyState[]): Rule<EnemyState> {
  const id = yield* chooseOne({
    seat: occasion.seat,
    kind: 'choose-enemy',
    rule: 'FW-EFF-4',
    options: enemies.map(enemyOption),
    facts: { card: occasion.card },
  });
  return enemyNamed(state, id);
}
