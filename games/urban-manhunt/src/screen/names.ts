/** Whom and what the screen names, and what a table of this game is. */
import type { Ref, Seat } from '@quarry/kernel';
import type { TableProps } from '@quarry/screen';
import { DATASLATES } from '../content/hunters.ts';
import type { Dataslate } from '../content/types.ts';
import type { HunterView, View } from '../state.ts';

export type Table = TableProps<View>;

export const hunterRef = (seat: Seat): Ref => ({ kind: 'hunter', id: seat });

/** Null before a hunter is chosen. */
export const slateIn = ({ slate }: HunterView): Dataslate | null => DATASLATES[slate] ?? null;

/** By the dataslate; before that by whoever sits there. */
export const nameOfSeat = ({ view, people }: Pick<Table, 'view' | 'people'>, seat: Seat): string => {
  const hunter = view.hunters[seat];
  return (hunter && slateIn(hunter)?.name) ?? people.find(one => one.seat === seat)?.name ?? `Seat ${seat + 1}`;
};
