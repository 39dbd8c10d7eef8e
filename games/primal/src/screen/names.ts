/** Small questions that every piece asks of the view: who is who, and which card is being looked at or played. */
import type { Seat } from '@quarry/kernel';
import type { TableProps } from '@quarry/screen';
import { isCard, sortOf } from '../content/box.ts';
import { HUNTER_NAMES } from '../content/names.ts';
import type { View } from '../state.ts';
import { cardRef } from '../telling/refs.ts';

export type Table = TableProps<View>;

/** 0 to n - 1, for things that are alike and have no name but their place. */
export const upTo = (n: number): number[] => [...new Array<undefined>(Math.max(0, n)).keys()];

export const nameOfSeat = (view: View, seat: Seat): string => {
  const hunter = view.hunters[seat];
  return hunter ? (HUNTER_NAMES[hunter.id] ?? hunter.id) : `Seat ${seat + 1}`;
};
export const personSays = ({ people, seat: own }: Pick<Table, 'people' | 'seat'>, seat: Seat): string =>
  seat === own ? 'you' : (people.find(one => one.seat === seat)?.name ?? '');

/** Whose cards lie in the chain: whoever has the turn, else one’s own. */
export const chainOf = ({ view, seat }: Table): Seat => (view.active >= 0 ? view.active : (seat ?? view.first));

/** The card of the own hand that is pointed at, put together or being paid for; -1 if none is. */
export function cardInHand(table: Table): number {
  const { asked, pointed, view, seat } = table;
  if (seat === null || view.active !== seat) return -1;
  const facts = asked?.facts as { readonly card?: unknown } | undefined;
  if (asked?.kind === 'pay' && typeof facts?.card === 'number' && facts.card >= 0) return facts.card;
  if (asked?.kind !== 'act') return -1;
  const about = pointed?.about.find(({ kind }) => kind === 'card');
  const card = Number(about?.id ?? -1);
  const { hand } = view.hunters[seat]!;
  const isHeld = typeof hand !== 'number' && hand.includes(card);
  return isHeld && isCard(card) && sortOf(card) === 'action' ? card : -1;
}

export { cardRef };
