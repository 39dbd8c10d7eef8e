/**
 * What a word of the card language is: how it changes a check in the making, or what it does, and when it could do anything at all;
 * and how effects are applied word by word. Words that only hold while their card is in force are read by the rules (texts-in-force.ts) and do
 * nothing here. index.ts teaches the words.
 */

import type { ClauseId, Rule } from '@quarry/kernel';
import type { Check, Occasion } from '../checks-and-attacks.ts';
import type { Effect, EffectOf, WordName } from '../content/words/index.ts';
import { carryOutWord } from '../deeds/index.ts';
import type { Table } from '../events.ts';
import type { State } from '../state.ts';

export interface Word<W extends WordName = WordName> {
  readonly word: W;
  /** Changes a check before or after its roll, in the name of a text; asks nobody. */
  readonly onCheck?: (check: Check, effect: EffectOf<W>, by: string) => void;
  readonly apply?: (table: Table, effect: EffectOf<W>, occasion: Occasion, rule: ClauseId) => Rule;
  /** Whether it would do anything now; left out: always. */
  readonly isPossible?: (state: State, effect: EffectOf<W>, occasion: Occasion) => boolean;
}

/** Gives the word its exact effect while it is written. */
export const word = <W extends WordName>(one: Word<W>): Word => one as unknown as Word;

const known = new Map<WordName, Word>();

/** Teaches words to the vocabulary. */
export function learn(words: readonly Word[]): void {
  for (const one of words) known.set(one.word, one);
}

/** Whether an effect would do anything now (UM-EVT-8): what is useless is not offered. */
export function isPossible(state: State, effect: Effect, occasion: Occasion): boolean {
  const found = known.get(effect.do);
  return found !== undefined && (found.isPossible?.(state, effect as never, occasion) ?? true);
}

/** Changes a check without asking anybody: also what odds are worked out with. */
export function applyToCheck(check: Check, effect: Effect, by = ''): void {
  known.get(effect.do)?.onCheck?.(check, effect as never, by);
}

/** UM-EVT-8: what is impossible is left out, the rest is done in the order of the card. */
export function* applyEffects(table: Table, effects: readonly Effect[], occasion: Occasion, rule: ClauseId): Rule {
  for (const effect of effects) {
    if (!isPossible(table.state, effect, occasion)) continue;
    const { seat, card, by, check } = occasion;
    carryOutWord(table, seat, card, effect.do, rule);
    if (check) applyToCheck(check, effect, by);
    const applies = known.get(effect.do)!.apply;
    if (applies) yield* applies(table, effect as never, occasion, rule);
  }
}
