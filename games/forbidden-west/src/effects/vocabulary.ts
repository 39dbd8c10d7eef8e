/**
 * How effects are applied word by word, and when one could do anything at all. index.ts teaches the words; rules apply them from here. Words of a roll are added to it in in-the-making.ts, words that
 * hold all the time are read by questions.ts.
 */
import { type ClauseId, type Rule, Vocabulary } from '@quarry/kernel';
import type { Effect, EffectOf, WordName } from '../content/words/index.ts';
import { speak } from '../deeds/fight.ts';
import type { Table } from '../events.ts';
import type { Occasion } from '../in-the-making.ts';
import type { State } from '../state.ts';

/** Methods, so that they can be looked up by the word of any effect. */
interface Doing<Spelled extends Effect> {
  apply(table: Table, effect: Spelled, occasion: Occasion, rule: ClauseId): Rule;
  /** Whether it would do anything now; left out: always. */
  isPossible?(state: State, effect: Spelled, occasion: Occasion): boolean;
}
export type Word<W extends WordName> = Doing<EffectOf<W>>;

/** The words that do something by themselves. */
export type Done = Exclude<
  WordName,
  | 'add-dice'
  | 'upgrade-die'
  | 'reroll'
  | 'add-critical'
  | 'blanks-count'
  | 'damage'
  | 'evade'
  | 'reach'
  | 'ignore-armour'
  | 'no-threat'
  | 'no-alert'
  | 'per-critical'
  | 'hand-size'
  | 'health'
  | 'command-range'
  | 'trap-range'
  | 'immune'
  | 'cover-dice'
  | 'forbid'
  | 'fewer-dice'
  | 'first-push'
  | 'trap-dice'
  | 'spare-injury'
  | 'trap-for-nothing'
  | 'quiet-attack'
>;
export type Words<Names extends Done> = { readonly [W in Names]: Word<W> };

export const vocabulary = new Vocabulary<Done, Doing<Effect>>();

/** Whether an effect would do anything (FW-R-69). */
export function isPossible(state: State, effect: Effect, occasion: Occasion): boolean {
  const word = vocabulary.wordOf(effect);
  return word !== undefined && (word.isPossible?.(state, effect, occasion) ?? true);
}

/** In the order of the card; what is impossible is left out. */
export function* applyEffects(table: Table, effects: readonly Effect[], occasion: Occasion, rule: ClauseId = 'FW-EFF-4'): Rule {
  for (const effect of effects) {
    if (!isPossible(table.state, effect, occasion)) continue;
    speak(table, occasion.seat, occasion.card, effect.do, rule);
    yield* vocabulary.wordOf(effect)!.apply(table, effect, occasion, rule);
  }
}
