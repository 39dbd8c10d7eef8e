/** How effects are applied word by word. index.ts teaches the words; rules apply them from here. */
import { type Rule, Vocabulary } from '@quarry/kernel';
import type { Effect, EffectOf, WordName } from '../content/words/index.ts';
import { speak } from '../deeds/ground.ts';
import type { Table } from '../events.ts';
import { isAlive } from '../questions/basics.ts';
import type { Who } from '../state.ts';

/** Whose text is being done, and about what. */
export interface Occasion {
  /** Who drew, used or met it; -1 where nobody in particular did (a mission). */
  readonly who: Who;
  /** -1 for what is no card. */
  readonly card: number;
  /** The enemy on whose card it stands, or that was hit; -1 for none. */
  readonly enemy: number;
  /** Of the last test. */
  readonly successes: number;
  /** On entering a tile a fight waits until all who are there have come (US-R-110); null if it is fought at once. */
  readonly later: { fights: boolean } | null;
  /** It follows from a deed, and is done also if whoever did that has fallen since (US-R-50). */
  readonly outlives: boolean;
}
export const newOccasion = (about: Partial<Occasion> & Pick<Occasion, 'who'>): Occasion => ({
  card: -1,
  enemy: -1,
  successes: 0,
  later: null,
  outlives: false,
  ...about,
});

/** The type of a method, so that it can be looked up by the word of any effect. */
export type Word<W extends WordName> = { apply(table: Table, effect: EffectOf<W>, occasion: Occasion): Rule }['apply'];
export type Words<Names extends WordName> = { readonly [W in Names]: Word<W> };

export const vocabulary = new Vocabulary<WordName, Word<WordName>>();

/** In the order of the card. Whoever dies of a text does no more of it. */
export function* applyEffects(table: Table, effects: readonly Effect[], occasion: Occasion): Rule {
  for (const effect of effects) {
    if (occasion.who >= 0 && !occasion.outlives && !isAlive(table.state, occasion.who)) return;
    speak(table, occasion.who, occasion.card, effect.do);
    yield* vocabulary.wordOf(effect)!(table, effect, occasion);
  }
}
