/** How a sentence of the log reads its event. */
import type { Person, Say as SayOf, Says as SaysOf, Seat } from '@quarry/kernel';
import type { WestEvent } from '../../events.ts';
import type { View } from '../../state.ts';
import { person } from '../names.ts';

type Type = WestEvent['type'];
export type Say<T extends Type = Type> = SayOf<WestEvent, View, T>;
export type Says<T extends Type = Type> = SaysOf<WestEvent, View, T>;

/** The character that the event is about. */
export const who = (event: { readonly seat: Seat }, view: View, reader: Seat | null): Person => person(view, event.seat, reader);
