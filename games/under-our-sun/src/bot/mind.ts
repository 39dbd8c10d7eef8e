/** What a sensible player is asked, as it sees it, and how it names what it wants: by its value. */
import { mostOf, type Option, type Thought } from '@quarry/kernel';
import type { Asked, DecisionKind } from '../decisions.ts';
import type { View } from '../state.ts';

export type Mind<Kind extends DecisionKind = DecisionKind> = Thought<View, Asked<Kind>>;

interface Offer<T> {
  readonly options: readonly Option<T>[];
}
/** What is worth most, the first of equals. */
export const bestOf = <T>({ options }: Offer<T>, worth: (value: T) => number): string => mostOf(options, one => worth(one.value)).key;
/** The first that is meant, if there is one. */
export const firstOf = <T>({ options }: Offer<T>, isMeant: (value: T) => boolean): string | undefined =>
  options.find(one => isMeant(one.value))?.key;
/** This, if it is offered; else what comes first. */
export const rather = <T>(decision: Offer<T>, wanted: T): string => firstOf(decision, one => one === wanted) ?? decision.options[0]!.key;
