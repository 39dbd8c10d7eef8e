/**
 * What a word of the card language does: it shapes an attack or an evade, or happens at once; and how effects are applied word by
 * word. Words that only hold while their card is in force are read by the rules (texts-in-force.ts) and do nothing here. index.ts
 * teaches the words.
 */

import { type Rule, type Seat, Vocabulary } from '@quarry/kernel';
import type { Proviso } from '../content/kinds.ts';
import type { DoneWord, Effect, EffectOf, WordName } from '../content/words/index.ts';
import { takeEffect } from '../deeds.ts';
import type { Table } from '../events.ts';
import { AFTERWARDS, type Attack, type Evade, holdAll, holds, type Occasion } from '../in-the-making.ts';
import { payForEffect } from '../rules/costs.ts';

/** Methods, so that they can be looked up by the word of any effect. */
interface Word<E extends Effect = Effect> {
  /** Changes an attack in the making. */
  onAttack?(attack: Attack, effect: E, source: number, seat: Seat): void;
  /** Changes an evade in the making. */
  onEvade?(evade: Evade, effect: E, source: number): void;
  /** Happens at once. */
  resolve?(table: Table, occasion: Occasion, effect: E): Rule;
}

/** What each of these words does: none may be missing, and none be there besides. */
export type Does<Names extends WordName> = { readonly [W in Names]: Word<EffectOf<W>> };

/** For what an attack brings when its dice have fallen. */
export function comesAfter(attack: Attack, effect: Effect, source: number, seat: Seat): void {
  attack.results.push({ effect, source, seat });
}

export const vocabulary = new Vocabulary<DoneWord, Word>();

const NONE: readonly Proviso[] = [];
const NOTHING: Word = {};

export const wordFor = (effect: Effect): Word => vocabulary.wordOf(effect) ?? NOTHING;

/**
 * Adds effects to an attack: what shapes it now, what results from it, and what happens after it. Provisos on the outcome wait
 * for the outcome, all others are judged here and now. `seat` is whose card it is. True if any of them took hold.
 */
export function* addToAttack(table: Table, attack: Attack, effects: readonly Effect[], source: number, seat = attack.seat): Rule<boolean> {
  const occasion: Occasion = { seat, source, enemy: attack.target, attack, evade: null };
  let hasTakenHold = false;
  for (const effect of effects) {
    const provisos = effect.if ?? NONE;
    const now = provisos.filter(proviso => !AFTERWARDS.includes(proviso));
    if (!holdAll(table.state, now, occasion)) continue;
    const outcomes = provisos.filter(proviso => AFTERWARDS.includes(proviso));
    const shape = wordFor(effect).onAttack;
    if (outcomes.length === 0 && effect.do === 'may-pay') {
      takeEffect(table, effect, source, 'ZD-ATK-9');
      if (!(yield* payForEffect(table, occasion, effect))) continue;
      yield* addToAttack(table, attack, effect.then, source, seat);
    } else if (outcomes.length === 0 && shape) {
      takeEffect(table, effect, source, 'ZD-ATK-9');
      shape(attack, effect, source, seat);
    } else attack.after.push({ effect: { ...effect, if: outcomes }, source, seat });
    hasTakenHold = true;
  }
  return hasTakenHold;
}

/** Adds effects to an evade; what cannot shape it happens at once. */
export function* addToEvade(table: Table, evade: Evade, effects: readonly Effect[], source: number): Rule {
  const occasion: Occasion = { seat: evade.seat, source, enemy: evade.enemy, attack: null, evade };
  for (const effect of effects) {
    if (!holds(table.state, effect, occasion)) continue;
    takeEffect(table, effect, source, 'ZD-EATK-11');
    if (effect.do === 'may-pay') {
      if (yield* payForEffect(table, occasion, effect)) yield* addToEvade(table, evade, effect.then, source);
      continue;
    }
    const word = wordFor(effect);
    if (word.onEvade) word.onEvade(evade, effect, source);
    else if (word.resolve) yield* word.resolve(table, occasion, effect);
  }
}

/** Lets effects happen at once, in the order in which they are read. */
export function* resolveEffects(table: Table, occasion: Occasion, effects: readonly Effect[]): Rule {
  for (const effect of effects) {
    if (!holds(table.state, effect, occasion)) continue;
    takeEffect(table, effect, occasion.source, 'ZD-SALV-6');
    if (effect.do === 'may-pay') {
      if (yield* payForEffect(table, occasion, effect)) yield* resolveEffects(table, occasion, effect.then);
      continue;
    }
    const word = wordFor(effect);
    if (word.resolve) yield* word.resolve(table, occasion, effect);
  }
}
