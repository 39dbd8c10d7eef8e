/**
 * How a word of the card language is spelled: a function that makes its sentence, without its capital and its full stop, and whose
 * parameter is its shape. So shape and sentence stand in one place, and card faces, questions and screens read the same. What a word
 * does is in effects/, in the file of the same name.
 */

import type { Proviso } from '../kinds.ts';

/** A number, where that is all there is to a word. */
export interface Counted {
  readonly n: number;
}

/** Every effect may hang on provisos; all of them must hold when it is applied. */
export interface Provided {
  readonly if?: readonly Proviso[];
}

/** The effects that the words of a table spell. */
export type Spelled<Words> = {
  [W in keyof Words]: { readonly do: W } & Provided & (Words[W] extends (effect: infer Shape, ...rest: never) => string ? Shape : never);
}[keyof Words];
