/** How a sentence of the log reads its event. */
import type { Event, Person, Seat } from '@quarry/kernel';
import type { View } from '../state.ts';
import { person } from './names.ts';

/** Facts are read by name; each sentence knows what its event tells. */
export type Facts = Event & Readonly<Record<string, never>>;
/** `reader` is the seat that is spoken to. */
type Say = (event: Facts, view: View, reader: Seat | null) => string;
export type Says = Readonly<Record<string, Say>>;

/** The hunter that the event is about. */
export const who = (event: Facts, view: View, reader: Seat | null): Person => person(view, event['seat'], reader);
