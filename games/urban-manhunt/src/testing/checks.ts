/** Checks in a rehearsal: made by themselves or in the middle of a rule, and how their dice were rolled. */
import type { Check, Checked } from '../in-the-making.ts';
import { newCheck } from '../in-the-making.ts';
import { attributeOf } from '../questions.ts';
import { makeCheck } from '../rules/check.ts';
import type { Rehearsal } from './rehearsal.ts';

/** Makes a check up to its first decision or its end; `made` is what came of it once it is over. */
export function making(rehearsal: Rehearsal, check: Check): { made: Checked | null } {
  const result: { made: Checked | null } = { made: null };
  rehearsal.run(function* (table) {
    result.made = yield* makeCheck(table, check);
  });
  return result;
}

/** A Shoot check of seat 0 without an attack, as the dataslate has it. */
export const shootCheck = (rehearsal: Rehearsal, threshold: number | null = 1): Check =>
  newCheck('shoot', 0, 'shoot', attributeOf(rehearsal.hunter(0), 'shoot'), threshold);

/** The rolls told so far: the kind of each check and its plain dice. */
export const rolls = (rehearsal: Rehearsal): string[] =>
  rehearsal.toldOf('rolled').map(({ check, sizes }) => `${check}: I${sizes.map(size => ` ${size}`).join('')}`);

/** How the checks told so far came out, as `shoot 2/1 yes`; without a Threshold it is 0. */
export const outcomes = (rehearsal: Rehearsal): string[] =>
  rehearsal.toldOf('checked').map(one => `${one.check} ${one.successes}/${one.threshold} ${one.hasSucceeded ? 'yes' : 'no'}`);
