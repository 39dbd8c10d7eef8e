/** Whom and what the screen names. What is not in the box that it knows is null here, and drawn plainly. */
import type { Ref, Seat } from '@quarry/kernel';
import type { TableProps } from '@quarry/screen';
import { box, controlCard, crimCard, DATASLATES, eventCard, sortOf } from '../content/box.ts';
import type { ControlCard, CrimCard, Dataslate, EventCard } from '../content/types.ts';
import type { HunterView, View } from '../state.ts';

export type Table = TableProps<View>;

export const hunterRef = (seat: Seat): Ref => ({ kind: 'hunter', id: seat });
export const crimRef = (no: number): Ref => ({ kind: 'crim', id: no });
export const optionRef = (nth: number): Ref => ({ kind: 'momentum-option', id: nth });

const isOf = (no: number, sort: ReturnType<typeof sortOf>): boolean => box.has(no) && sortOf(no) === sort;
export const crimPrinted = (no: number): CrimCard | null => (isOf(no, 'crim') ? crimCard(no) : null);
export const controlPrinted = (no: number): ControlCard | null => (isOf(no, 'control') ? controlCard(no) : null);
export const eventPrinted = (no: number): EventCard | null => (isOf(no, 'event') ? eventCard(no) : null);

/** Null before a hunter is chosen. */
export const slateIn = ({ slate }: HunterView): Dataslate | null => DATASLATES[slate] ?? null;

type Who = Pick<Table, 'view' | 'people' | 'seat'>;

/** Whoever sits there: `you`, or the name. */
export const personAt = ({ people, seat: own }: Who, seat: Seat): string =>
  seat === own ? 'you' : (people.find(one => one.seat === seat)?.name ?? `seat ${seat + 1}`);

/** By the dataslate; before that by whoever sits there. */
export function nameOfSeat(table: Who, seat: Seat): string {
  const hunter = table.view.hunters[seat];
  return (hunter && slateIn(hunter)?.name) ?? table.people.find(one => one.seat === seat)?.name ?? `Seat ${seat + 1}`;
}

/** What is called out: `Voltage`, `Nine`; of the Ghost of Block C `Ghost`. */
export const shortName = (name: string): string => name.split(' of ')[0]!.split(' ').at(-1)!;

export const countOf = (zone: number | readonly unknown[]): number => (typeof zone === 'number' ? zone : zone.length);

/** The colour of a seat. */
export const seatTint = (seat: Seat): string => `var(--seat-${seat % 4})`;
