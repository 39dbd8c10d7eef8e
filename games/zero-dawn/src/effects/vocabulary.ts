/**
 * What a word of the effect vocabulary is, and how effects are applied: shaping an attack, shaping an evade, or happening at
 * once. Each word is a file of its own in this folder; index.ts teaches them all.
 */

import type { Rule, Seat } from '@quarry/kernel';
import { AFTERWARDS, type Attack, type Evade, holdAll, holds, type Occasion } from '../attacks-and-evades.ts';
import type { Effect, Proviso, WordName } from '../content/types.ts';
import { takeEffect } from '../deeds.ts';
import type { Table } from '../events.ts';
import { payForEffect } from '../rules/costs.ts';

export type EffectOf<W extends WordName> = Extract<Effect, { readonly do: W }>;

export interface Word<W extends WordName = WordName> {
  readonly word: W;
  /** Its sentence on a card, without the full stop. */
  says(effect: EffectOf<W>): string;
  /** Changes an attack in the making. */
  onAttack?(attack: Attack, effect: EffectOf<W>, source: number, seat: Seat): void;
  /** Changes an evade in the making. */
  onEvade?(evade: Evade, effect: EffectOf<W>): void;
  /** Happens at once. */
  resolve?(table: Table, occasion: Occasion, effect: EffectOf<W>): Rule;
}

export function defineEffect<W extends WordName>(word: Word<W>): Word<W> {
  return word;
}

const known: Partial<Record<WordName, Word>> = {};

/** Teaches words to the vocabulary. */
export function learn(words: readonly Word[]): void {
  for (const word of words) known[word.word] = word;
}

const NONE: readonly Proviso[] = [];

export function wordFor(effect: Effect): Word {
  return known[effect.do]!;
}

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
      shape(attack, effect as never, source, seat);
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
    if (word.onEvade) word.onEvade(evade, effect as never);
    else if (word.resolve) yield* word.resolve(table, occasion, effect as never);
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
    if (word.resolve) yield* word.resolve(table, occasion, effect as never);
  }
}
