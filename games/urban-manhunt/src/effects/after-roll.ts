/**
 * Words that change what lies on the table: the dice and successes of a check, wounds about to be placed, the points of a kill.
 * UM-CHK-10, UM-IMP-22, UM-ELIM-6.
 */

import { option, type Rule } from '@quarry/kernel';
import type { AFTER_ROLL } from '../content/words/after-roll.ts';
import type { EffectOf } from '../content/words/index.ts';
import { chooseSome } from '../decisions.ts';
import { cancelWounds, lyingOf, rerollDice, rerollImpact } from '../deeds/index.ts';
import type { Table } from '../events.ts';
import type { Check } from '../in-the-making.ts';
import { byText } from '../parts.ts';
import { againOdds } from '../rules/again-odds.ts';
import { hasFailed, meantBy, wantsMore } from '../rules/dice.ts';
import type { Does, Word } from './vocabulary.ts';

const addSuccess: Word<'add-success'> = {
  onCheck: (check, { n }, by) => void (check.added = [...check.added, by, n]),
  // UM-R-84
  isPossible: (_state, { n }, { check }) => check === null || n < 0 || wantsMore(check),
};

const ignoreImpactOne: Word<'ignore-impact-one'> = {
  onCheck: (check, { what }) => {
    if (check.ignoresOne !== 'all') check.ignoresOne = what;
  },
  // Before the roll the die shows 0: a 1 may still come.
  isPossible: (_state, { what }, { check }) =>
    check !== null && check.impact <= 1 && (check.ignoresOne === 'no' || (check.ignoresOne === 'points' && what === 'all')),
};

/** It brings Momentum and an option: whatever else it shows may be worth another roll. */
const BEST_IMPACT = 10;

/** UM-R-84. */
function mayRollAgain(check: Check, of: EffectOf<'reroll'>['of']): boolean {
  if (of === 'impact') return check.impact !== BEST_IMPACT;
  return of === 'any' ? check.rolled.length > 0 : wantsMore(check) && check.rolled.some(hasFailed);
}

/** UM-IMP-22: the Impact Die is rolled again only if the text names it; the final face counts. */
const reroll: Word<'reroll'> = {
  isPossible: (_state, { of }, { check }) => check !== null && check.impact > 0 && mayRollAgain(check, of),
  *apply(table, effect, { check, by }) {
    if (effect.of === 'impact') rerollImpact(table, check!, by, 'UM-IMP-22');
    else yield* rollAgain(table, check!, effect, by);
  },
};

/** UM-R-85: dice lie from the largest to the smallest. */
function* rollAgain(table: Table, check: Check, effect: EffectOf<'reroll'>, granted: string): Rule {
  const failed = [...check.rolled.keys()].filter(i => hasFailed(check.rolled[i]!));
  const sizes = new Set(failed.map(i => check.rolled[i]!.sides));
  const isAllOne = effect.of === 'failed' && (failed.length <= effect.n || sizes.size === 1);
  const again = isAllOne ? failed.slice(0, effect.n) : yield* diceChosen(check, effect, granted);
  rerollDice(table, check, again, granted, 'UM-IMP-22');
}

function* diceChosen(check: Check, { n, of }: EffectOf<'reroll'>, granted: string): Rule<readonly number[]> {
  const { seat, rolled } = check;
  const options = rolled.flatMap((die, i) => (of === 'any' || hasFailed(die) ? [option(`d${i + 1}`, i, { kind: 'die', id: i })] : []));
  return yield* chooseSome({
    seat,
    kind: 'reroll-dice',
    rule: 'UM-IMP-22',
    options,
    min: 1,
    max: n,
    facts: { ...meantBy(check), ...lyingOf(check), granted },
    oddsOfSome: (again: readonly number[]) => againOdds(check, again),
  });
}

const cancelWoundsWord: Word<'cancel-wounds'> = {
  isPossible: (_state, _effect, { incoming }) => incoming !== null && incoming.wounds > 0,
  *apply(table, { n }, { seat, incoming, by }, rule) {
    cancelWounds(table, seat, incoming!, byText(by, n), rule);
  },
};

const qualityBonus: Word<'quality-bonus'> = {
  isPossible: (_state, _effect, { kill }) => kill !== null && !kill.isFrozen,
  *apply(_table, { n }, { kill, by }) {
    kill!.bonuses = [...kill!.bonuses, by, n];
  },
};

const doubleQuality: Word<'double-quality'> = {
  isPossible: (_state, _effect, { kill }) => kill !== null && !kill.isFrozen && !kill.isDoubled,
  *apply(_table, _effect, { kill }) {
    kill!.isDoubled = true;
  },
};

export const AFTER_ROLL_WORDS: Does<keyof typeof AFTER_ROLL> = {
  'add-success': addSuccess,
  'ignore-impact-one': ignoreImpactOne,
  reroll,
  'cancel-wounds': cancelWoundsWord,
  'quality-bonus': qualityBonus,
  'double-quality': doubleQuality,
};
