/** What the words of the card language share. What a word does is in effects/, in the file of the same name. */
import type { Proviso } from '../kinds.ts';

/** A number, where that is all there is to a word. */
export interface Counted {
  readonly n: number;
}

/** Every effect may hang on provisos; all of them must hold when it is applied. */
export interface Provided {
  readonly if?: readonly Proviso[];
}
