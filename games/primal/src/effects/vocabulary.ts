/** How effects are applied word by word. index.ts teaches the words; rules apply them from here. Words that hold as long as a card is in play are read by texts-in-force.ts. */
import { type Rule, type Seat, Vocabulary } from '@quarry/kernel';
import type { DoneWord, Effect, EffectOf, Voice, WordName } from '../content/words/index.ts';
import { speak } from '../deeds/cards.ts';
import { isUp } from '../places.ts';
import type { Hunt } from '../rules/chain.ts';
import type { Place } from '../texts-in-force/sources.ts';

/** An attack in the making (PA-COL-4). */
export interface Attack {
  readonly seat: Seat;
  readonly card: number;
  more: number;
}
/** What a text may do to what is about to happen. */
export interface Answer {
  prevented: number;
  isCancelled: boolean;
}
export const noAnswer = (): Answer => ({ prevented: 0, isCancelled: false });

/** Whose text is being done, and about what. */
export interface Occasion {
  readonly voice: Voice;
  /** `you`; on a monster's card the active hunter. */
  readonly seat: Seat;
  /** Whom it is about; -1 for nobody. */
  readonly that: Seat;
  /** -1 for what is no card. */
  readonly card: number;
  readonly place: Place;
  readonly at: number;
  readonly attack: Attack | null;
  readonly answer: Answer;
  /** What paid for a card that is played. */
  readonly paid: readonly number[];
  /** The base ability that is being done, for whoever repeats it. */
  readonly base: readonly Effect[];
  /** Counted by this text so far. */
  tally: number;
}
export const newOccasion = (about: Partial<Occasion> & Pick<Occasion, 'voice' | 'seat'>): Occasion => ({
  that: about.seat,
  card: -1,
  place: 'sequence',
  at: 0,
  attack: null,
  answer: noAnswer(),
  paid: [],
  base: [],
  tally: 0,
  ...about,
});

/** The type of a method, so that it can be looked up by the word of any effect. */
export type Word<W extends WordName> = { apply(hunt: Hunt, effect: EffectOf<W>, occasion: Occasion): Rule }['apply'];
export type Words<Names extends WordName> = { readonly [W in Names]: Word<W> };

export const vocabulary = new Vocabulary<WordName, Word<WordName>>();

/** In the order of the card, as far as possible (PA-GAME-8). Whoever falls to the own text does no more of it (PA-KO-20). */
export function* applyEffects(hunt: Hunt, effects: readonly Effect[], occasion: Occasion): Rule {
  for (const effect of effects) {
    if (occasion.voice === 'hunter' && !isUp(hunt.state, occasion.seat)) return;
    const word = vocabulary.wordOf(effect);
    if (!word) continue;
    speak(hunt, occasion.seat, occasion.card, effect.do as WordName);
    yield* word(hunt, effect as DoneWord, occasion);
  }
}
