/** How a sentence of the log reads its event. */
import type { Person, Seat } from '@quarry/kernel';
import type { PrimalEvent, Told } from '../../events.ts';
import type { View } from '../../state.ts';
import { person } from '../names.ts';

type Type = PrimalEvent['type'];
/**
 * What is said of an event of this type. The view is that of the moment at which the event is told, `reader` the seat that is spoken to.
 * As a method, so that it can be looked up by the type of any event.
 */
export type Say<T extends Type = Type> = { say(event: Told<T>, view: View, reader: Seat | null): string }['say'];
export type Says<T extends Type = Type> = { readonly [One in T]: Say<One> };

/** The hunter whom the event is about. */
export const who = (event: { readonly seat: Seat }, view: View, reader: Seat | null): Person => person(view, event.seat, reader);
/** Inside a sentence: `you hide`, `Mirah hides`. */
export const small = (one: Person, verb: string): string => one.does(verb).replace(/^You /, 'you ');

/** The same deed in other words, in turn: plain, wry, plain. `n` is read from what happened, so that everybody reads the same. */
export const inTurn = (n: number, wordings: readonly [string, string, string, ...string[]]): string =>
  wordings[((n % wordings.length) + wordings.length) % wordings.length]!;
/** A number that differs from deed to deed: the round, the seat, and how much has been played. */
export const beat = ({ round, hunters }: View, seat: Seat): number => round + Math.max(0, seat) + (hunters[seat]?.sequence.length ?? 0);
