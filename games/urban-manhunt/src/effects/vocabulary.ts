/**
 * What a word of the card language is: how it changes a check in the making, or what it does, and when it could do anything at all;
 * and how effects are applied word by word. Words that only hold while their card is in force are read by the rules (texts-in-force.ts) and do
 * nothing here. index.ts teaches the words.
 */

import { type ClauseId, type Rule, Vocabulary } from '@quarry/kernel';
import type { DoneWord, Effect, EffectOf, WordName } from '../content/words/index.ts';
import { carryOutWord } from '../deeds/index.ts';
import type { Table } from '../events.ts';
import type { Check, Occasion } from '../in-the-making.ts';
import type { State } from '../state.ts';

/** Methods, so that they can be looked up by the word of any effect. */
interface Done<E extends Effect> {
  /** Changes a check before or after its roll, in the name of a text; asks nobody. */
  onCheck?(check: Check, effect: E, by: string): void;
  apply?(table: Table, effect: E, occasion: Occasion, rule: ClauseId): Rule;
  /** Whether it would do anything now; left out: always. */
  isPossible?(state: State, effect: E, occasion: Occasion): boolean;
}

export type Word<W extends WordName = WordName> = Done<EffectOf<W>>;

/** What each of these words does: none may be missing, and none be there besides. */
export type Does<Names extends WordName> = { readonly [W in Names]: Word<W> };

export const vocabulary = new Vocabulary<DoneWord, Word>();

/** Whether an effect would do anything now (UM-EVT-8): what is useless is not offered. */
export function isPossible(state: State, effect: Effect, occasion: Occasion): boolean {
  const found = vocabulary.wordOf(effect);
  return found !== undefined && (found.isPossible?.(state, effect, occasion) ?? true);
}

/** Changes a check without asking anybody: also what odds are worked out with. */
export function applyToCheck(check: Check, effect: Effect, by = ''): void {
  vocabulary.wordOf(effect)?.onCheck?.(check, effect, by);
}

/** UM-EVT-8: what is impossible is left out, the rest is done in the order of the card. */
export function* applyEffects(table: Table, effects: readonly Effect[], occasion: Occasion, rule: ClauseId): Rule {
  for (const effect of effects) {
    if (!isPossible(table.state, effect, occasion)) continue;
    const { seat, card, by, check } = occasion;
    carryOutWord(table, seat, card, effect.do, rule);
    if (check) applyToCheck(check, effect, by);
    const found = vocabulary.wordOf(effect);
    if (found?.apply) yield* found.apply(table, effect, occasion, rule);
  }
}
