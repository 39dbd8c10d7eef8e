/** How a sentence of the log reads its event. */
import type { Person, Say as SayOf, Says as SaysOf, Seat } from '@quarry/kernel';
import type { SunEvent } from '../../events.ts';
import type { View, Who } from '../../state.ts';
import { person } from '../names.ts';

type Type = SunEvent['type'];
export type Say<T extends Type = Type> = SayOf<SunEvent, View, T>;
export type Says<T extends Type = Type> = SaysOf<SunEvent, View, T>;

/** The character whom the event is about. */
export const who = (event: { readonly who: Who }, view: View, reader: Seat | null): Person => person(view, event.who, reader);
