/** The sentences of a log: one for each type of event. */
import type { Event, Seat } from './types.ts';

/**
 * What is said of an event of this type. The view is that of the moment at which the event is told, `reader` the seat that is spoken to.
 * As a method, so that it can be looked up by the type of any event.
 */
export type Say<Told extends Event, View, T extends Told['type'] = Told['type']> = {
  say(event: Extract<Told, { readonly type: T }>, view: View, reader: Seat | null): string;
}['say'];

/** A sentence for every event of these types: one without a sentence does not compile. */
export type Says<Told extends Event, View, T extends Told['type'] = Told['type']> = { readonly [One in T]: Say<Told, View, One> };

/** How every event is said. What is part of another deed is told with that deed, and is silent by itself. */
export function sentencesOf<Told extends Event, View>(says: Says<Told, View>): (event: Told, view: View, reader: Seat | null) => string {
  type SayAny = { say(event: Told, view: View, reader: Seat | null): string }['say'];
  return (event, view, reader) => {
    if (event.within !== undefined) return '';
    const type: Told['type'] = event.type;
    const say: SayAny = says[type];
    return say(event, view, reader);
  };
}
