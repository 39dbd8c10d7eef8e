/**
 * What a check is worth to whoever makes it, in points, and what a text used on it would add: dice before the roll, rerolls and
 * successes after it. The window says which check it is, against whom, and with which dice.
 */
import { type Distribution, expected } from '@quarry/board';
import type { Seat } from '@quarry/kernel';
import type { Text } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import type { DecisionFacts } from '../decisions.ts';
import { applyToCheck } from '../effects/vocabulary.ts';
import { type Check, newAttack, newCheck } from '../in-the-making.ts';
import { areEngaged, attacksOfCrim, attributeOf, bountyOf, crimNumbered, printedCrim, UNARMED } from '../questions.ts';
import { addedTo, changed, isSuccess, needOf } from '../rules/dice.ts';
import { strikeOnHunter } from '../rules/disengage.ts';
import { qualityPoints } from '../rules/elimination.ts';
import type { CrimView, View } from '../state.ts';
import { armorOf, armorOfCrim, hunterSum, tableSum } from '../texts-in-force.ts';
import { harmOf } from './harm.ts';
import { NO_STEPS, oddsOf, plainDice, qualityOf } from './odds.ts';

/** A check as its windows tell it. */
type ToldCheck = DecisionFacts['before-roll'];
type ToldRoll = DecisionFacts['after-roll'];

/** An inch of a Move, a hidden crim that is found, a token less when recovering. */
const INCH_WORTH = 0.5;
const FOUND = 0.2;
const RECOVERED = 2;
/** A token that does not kill is worth this share of what it brings the kill nearer: a rival may take it. */
export const SHARE_OF_A_WOUND = 0.4;

type Worth = (successes: number) => number;

/** What each number of successes is worth to the hunter who makes the check; `impact` is 0 before the roll. */
function worthOfSuccesses(state: View, told: ToldCheck, impact: number, threshold: number, armorIgnored = 0): Worth {
  const { check, hunter: seat, damage } = told;
  const hunter = state.hunters[seat]!;
  const crim = crimNumbered(state, told.crim);
  switch (check) {
    case 'shoot':
    case 'fight': {
      const hit = crim ? worthOfDamage(state, seat, crim, false) : () => 0;
      const dealt = (dice: number): number => expected(oddsOfDamage(dice, crim!, armorIgnored), hit);
      return successes => (successes < threshold || !crim ? 0 : dealt(damage + successes - threshold));
    }
    case 'damage':
      return crim ? worthOfDamage(state, seat, crim, impact === 1) : () => 0;
    case 'quality':
      return qualityPoints;
    case 'defense':
      return successes => (successes >= threshold || !crim ? 0 : -harmOfHit(state, seat, crim, threshold - successes));
    case 'resistance':
      return successes => -harmOf(state, hunter, Math.max(0, told.sizes.length + 1 - successes));
    case 'avoid':
      return successes => (successes >= threshold || !crim ? 0 : -harmOf(state, hunter, strikeOnHunter(state, seat, crim)));
    case 'spot':
      return successes => (successes >= threshold && crim ? FOUND * bountyOf(crim) : 0);
    case 'move':
      return successes => INCH_WORTH * successes;
    case 'recovery':
      return successes => RECOVERED * successes;
  }
}

/** UM-ELIM-5, 6, UM-IMP-7: what so many successes of a Damage check are worth: the kill with its style, or a kill that is nearer. */
function worthOfDamage(state: View, seat: Seat, crim: CrimView, isFrozen: boolean): Worth {
  const { wounds } = printedCrim(crim);
  const left = Math.max(1, wounds - crim.wounds);
  return successes => {
    if (successes >= left) return prizeOf(state, seat, crim, isFrozen ? null : successes - left);
    return (successes / wounds) * prizeOf(state, seat, crim, 0) * SHARE_OF_A_WOUND;
  };
}

/** Points and Momentum for a kill with so many surplus wounds; without style if that is null. */
export function prizeOf(state: View, seat: Seat, crim: CrimView, surplus: number | null): number {
  const plain = bountyOf(crim) + 1;
  if (surplus === null) return plain;
  const bonus = hunterSum(state, seat, 'quality-bonus') + tableSum(state, 'quality-bonus');
  return plain + qualityOf(attributeOf(state.hunters[seat]!, 'pizzazz') + surplus) + bonus;
}

const oddsOfDamage = (dice: number, crim: CrimView, armorIgnored: number): Distribution =>
  oddsOf(changed(plainDice(dice), { ...NO_STEPS, downs: Math.max(0, armorOfCrim(crim) - armorIgnored) }));

/** UM-RES-1..5: what an attack costs that hits by this margin. */
function harmOfHit(state: View, seat: Seat, crim: CrimView, margin: number): number {
  const attacks = attacksOfCrim(crim, areEngaged(state, seat, crim) ? 'melee' : 'ranged');
  const potential = Math.max(1, ...attacks.map(attack => attack.damage)) + margin - 1;
  const odds = oddsOf(changed(plainDice(potential), { ...NO_STEPS, ups: armorOf(state, seat) }));
  return expected(odds, cancelled => harmOf(state, state.hunters[seat]!, Math.max(0, potential - cancelled)));
}

// Before the roll

/** A check as it was told, as far as texts can change it. */
function trialOf(state: View, { check, hunter, crim: no, threshold }: ToldCheck): Check {
  const crim = crimNumbered(state, no) ?? null;
  const attack = crim && newAttack(hunter, 'shoot', -1, UNARMED, crim);
  // A text that ignores cover is offered only where there is some.
  if (attack) attack.isInCover = true;
  return newCheck(check, hunter, null, 0, threshold === 0 ? null : threshold, crim, attack);
}

function worthBefore(state: View, told: ToldCheck, effects: readonly Effect[]): number {
  const trial = trialOf(state, told);
  for (const effect of effects) applyToCheck(trial, effect);
  const armorIgnored = trial.attack?.armorIgnored ?? 0;
  if (told.check === 'damage' && trial.crim) trial.downs += Math.max(0, armorOfCrim(trial.crim) - armorIgnored);
  const count = (size: number): number => told.sizes.filter(one => one === size).length;
  const pool = changed({ d12: count(12), d10: Math.max(0, count(10) + trial.bonusDice + trial.damage), d8: count(8) }, trial);
  return expected(oddsOf(pool, addedTo(trial)), worthOfSuccesses(state, told, 0, needOf(trial), armorIgnored));
}

/** What a text adds to a check that is about to be rolled. */
export const gainBefore = (state: View, told: ToldCheck, text: Text): number =>
  worthBefore(state, told, text.effects) - worthBefore(state, told, []);

// After the roll

/** UM-CHK-10: successes as the dice lie. */
const successesIn = (impact: number, faces: readonly number[]): number =>
  faces.filter(isSuccess).length + (isSuccess(impact) ? 1 : 0) - (impact === 1 ? 1 : 0);

/** What a text adds to a check that has been rolled. */
export function gainAfter(state: View, told: ToldRoll, text: Text): number {
  const { impact, faces, threshold } = told;
  const worth = worthOfSuccesses(state, told, impact, threshold);
  const before = worth(Math.max(0, successesIn(impact, faces)));
  return text.effects.reduce((sum, effect) => sum + worthAfter(state, told, worth, effect) - before, 0);
}

function worthAfter(state: View, told: ToldRoll, worth: Worth, effect: Effect): number {
  const { impact, faces, threshold } = told;
  const now = successesIn(impact, faces);
  if (effect.do === 'add-success') return worth(Math.max(0, now + effect.n));
  if (effect.do !== 'reroll') return worth(Math.max(0, now));
  if (effect.of !== 'impact') return expected(rerollOdds(told, effect.n), more => worth(Math.max(0, now + more)));
  const shown = [...new Array(10).keys()].map(i => i + 1);
  return shown.reduce((sum, face) => {
    const rolled = worthOfSuccesses(state, told, face, threshold);
    return sum + rolled(Math.max(0, successesIn(face, faces))) / shown.length;
  }, 0);
}

/** Successes that the largest failed dice bring when they are rolled again. */
function rerollOdds({ sizes, faces }: ToldRoll, n: number): Distribution {
  const failed = sizes.filter((_, i) => !isSuccess(faces[i]!)).sort((a, b) => b - a);
  let odds: { value: number; chance: number }[] = [{ value: 0, chance: 1 }];
  for (const size of failed.slice(0, n)) {
    const hits = (size - 5) / size;
    odds = odds.flatMap(({ value, chance }) => [
      { value, chance: chance * (1 - hits) },
      { value: value + 1, chance: chance * hits },
    ]);
  }
  return odds;
}
