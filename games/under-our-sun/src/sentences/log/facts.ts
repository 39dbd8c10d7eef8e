/** How a sentence of the log reads its event. */
import type { Person, Seat } from '@quarry/kernel';
import type { SunEvent, Told } from '../../events.ts';
import type { View, Who } from '../../state.ts';
import { person } from '../names.ts';

type Type = SunEvent['type'];
/**
 * What is said of an event of this type. The view is that of the moment at which the event is told, `reader` the seat that is spoken to.
 * As a method, so that it can be looked up by the type of any event.
 */
export type Say<T extends Type = Type> = { say(event: Told<T>, view: View, reader: Seat | null): string }['say'];
export type Says<T extends Type = Type> = { readonly [One in T]: Say<One> };

/** The character whom the event is about. */
export const who = (event: { readonly who: Who }, view: View, reader: Seat | null): Person => person(view, event.who, reader);
/** Inside a sentence: `you hide`, `Wren hides`. */
export const small = (one: Person, verb: string): string => one.does(verb).replace(/^You /, 'you ');
