/** Odds of dice rolled again, against every way they can fall, each counted as the rules count a check that lies. */
import { describe, expect, test } from 'vitest';
import { type Check, newCheck } from '../in-the-making.ts';
import { againOdds } from './again-odds.ts';
import { D10, facesOf, succeeds, successesOf } from './dice.ts';

/** A check that lies: a d12 that failed, a d10 that succeeded and a d8 that failed. */
const lying = (changes: Partial<Check> = {}): Check =>
  Object.assign(newCheck('shoot', 0, 'shoot', 4, 3), {
    impact: 4,
    rolled: [
      { sides: 12, face: 2 },
      { sides: 10, face: 9 },
      { sides: 8, face: 5 },
    ],
    ...changes,
  });

/** How often each count comes, and how often the check succeeds, over all falls of the dice that are rolled again. */
function counted(check: Check, again: readonly number[], isImpact: boolean): { successes: Map<number, number>; succeeds: number } {
  const falls = check.rolled.reduce<Check['rolled'][]>(
    (lists, die, i) =>
      (again.includes(i) ? facesOf(die.sides) : [die.face]).flatMap(face => lists.map(list => [...list, { sides: die.sides, face }])),
    [[]],
  );
  const all = (isImpact ? D10 : [check.impact]).flatMap(impact => falls.map(rolled => ({ ...check, impact, rolled })));
  const successes = new Map<number, number>();
  for (const one of all) successes.set(successesOf(one), (successes.get(successesOf(one)) ?? 0) + 1 / all.length);
  return { successes, succeeds: all.filter(succeeds).length / all.length };
}

const CHECKS: readonly [string, Partial<Check>][] = [
  ['as they lie', {}],
  ['with an Impact 1', { impact: 1 }],
  ['with an Impact 1 and nothing else that succeeds', { impact: 1, rolled: [{ sides: 10, face: 2 }] }],
  ['with an Impact 1 that a text ignores', { impact: 1, ignoresOne: 'all' }],
  ['with an Impact 1 of which a text ignores the points alone', { impact: 1, ignoresOne: 'points' }],
  ['with an Impact 10 that counts twice', { impact: 10, isImpactDoubled: true }],
  ['with successes that are added', { added: ['Again', 2] }],
];
const AGAIN: readonly (readonly [string, readonly number[], boolean])[] = [
  ['none', [], false],
  ['the first', [0], false],
  ['the first and the last', [0, 2], false],
  ['the Impact Die', [], true],
];

describe.each(CHECKS)('[UM-CHK-10] [UM-IMP-4] [UM-IMP-22] dice %s', (_, changes) => {
  test.each(AGAIN)('rolled again: %s', (_name, again, isImpact) => {
    const check = lying(changes);
    const expected = counted(check, again, isImpact);
    const odds = againOdds(check, again, isImpact);

    expect(odds.successes!.map(({ value }) => value)).toEqual([...expected.successes.keys()].sort((a, b) => a - b));
    for (const { value, chance } of odds.successes!) expect(chance).toBeCloseTo(expected.successes.get(value)!, 12);
    expect(odds.succeeds!.find(({ value }) => value === 1)?.chance ?? 0).toBeCloseTo(expected.succeeds, 12);
  });
});

test('[UM-CHK-11] without a Threshold there is no chance to succeed, only a count', () => {
  expect(Object.keys(againOdds(lying({ threshold: null }), [0]))).toEqual(['successes']);
});
