/** How a sentence of the log reads its event. */
import type { Person, Say as SayOf, Says as SaysOf, Seat } from '@quarry/kernel';
import type { PrimalEvent } from '../../events.ts';
import type { View } from '../../state.ts';
import { person } from '../names.ts';

type Type = PrimalEvent['type'];
export type Say<T extends Type = Type> = SayOf<PrimalEvent, View, T>;
export type Says<T extends Type = Type> = SaysOf<PrimalEvent, View, T>;

/** The hunter whom the event is about. */
export const who = (event: { readonly seat: Seat }, view: View, reader: Seat | null): Person => person(view, event.seat, reader);

/** The same deed in other words, in turn: plain, wry, plain. `n` is read from what happened, so that everybody reads the same. */
export const inTurn = (n: number, wordings: readonly [string, string, string, ...string[]]): string =>
  wordings[((n % wordings.length) + wordings.length) % wordings.length]!;
/** A number that differs from deed to deed: the round, the seat, and how much has been played. */
export const beat = ({ round, hunters }: View, seat: Seat): number => round + Math.max(0, seat) + (hunters[seat]?.sequence.length ?? 0);
