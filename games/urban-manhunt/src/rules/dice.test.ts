/** The pool of a check: UM-CHK-1, 2, 6, 7, 10, UM-DIE, UM-IMP-1..4, 12, rulings R-17..19, 61, 70, 72. */
import { describe, expect, test } from 'vitest';
import { type Check, newCheck } from '../in-the-making.ts';
import { needsOf, poolOf, sizesOf, succeeds, successesOf, thresholdOf } from './dice.ts';

/** The plain dice of a pool of this many dice, the Impact Die included, after these changes. */
const dice = (size: number, changes: Partial<Pick<Check, 'ups' | 'downs' | 'allUps' | 'allDowns' | 'bonusDice'>> = {}): number[] => {
  const check = newCheck('shoot', 0, 'shoot', size, 1);
  Object.assign(check, changes);
  return sizesOf(poolOf(check));
};
/** A check whose dice lie like this. */
const lying = (impact: number, faces: readonly number[], threshold: number | null = null): Check => {
  const check = newCheck('shoot', 0, 'shoot', faces.length + 1, threshold);
  check.impact = impact;
  check.rolled = faces.map(face => ({ sides: 12, face }));
  return check;
};

describe('Upgrading and downgrading', () => {
  test('[UM-CHK-1] [UM-IMP-1] an attribute of 4 is the Impact Die and three plain d10', () => {
    expect(dice(4)).toEqual([10, 10, 10]);
  });

  test('[UM-CHK-6] [UM-R-61] bonus dice are d10, and at least the Impact Die is rolled', () => {
    expect([dice(3, { bonusDice: 2 }), dice(1, { bonusDice: -1 }), dice(1, { bonusDice: -9 })]).toEqual([[10, 10, 10, 10], [], []]);
  });

  test('[UM-DIE-1] a step up turns a d10 into a d12, and a d8 into a d10', () => {
    expect(dice(2, { ups: 1 })).toEqual([12]);
    expect(dice(3, { allDowns: 1, ups: 1 })).toEqual([10, 8]);
  });

  test('[UM-DIE-2] a d12 that is upgraded stays and adds a d8', () => {
    expect(dice(2, { ups: 2 })).toEqual([12, 8]);
  });

  test('[UM-DIE-3] [UM-R-18] steps go to the smallest plain die, one at a time', () => {
    const after = [2, 4, 5, 7].map(ups => dice(4, { ups }));
    expect(after).toEqual([
      [12, 12, 10],
      [12, 12, 12, 8],
      [12, 12, 12, 10],
      [12, 12, 12, 12, 8],
    ]);
    expect(dice(2, { ups: 3 })).toEqual([12, 10]);
  });

  test('[UM-DIE-4] every plain d10 is a d12 before a d12 adds a d8', () => {
    expect(dice(3, { ups: 2 })).toEqual([12, 12]);
  });

  test('[UM-DIE-5] a step down turns a d12 into a d10, and a d10 into a d8', () => {
    expect([dice(2, { ups: 1, downs: 1 }), dice(2, { downs: 1 })]).toEqual([[10], [8]]);
  });

  test('[UM-DIE-6] a d8 that is downgraded is gone', () => {
    expect(dice(2, { downs: 2 })).toEqual([]);
  });

  test('[UM-DIE-7] [UM-R-18] steps down go to the largest plain die, one at a time', () => {
    expect(dice(3, { ups: 1, downs: 1 })).toEqual([10, 10]);
    expect(dice(2, { allUps: 2, downs: 2 })).toEqual([8, 8]);
    expect(dice(4, { downs: 4 })).toEqual([8, 8]);
  });

  test('[UM-DIE-8] no d8 goes while a plain d10 is left', () => {
    expect(dice(3, { downs: 2 })).toEqual([8, 8]);
  });

  test('[UM-DIE-9] all upgrades come before any downgrade', () => {
    expect(dice(2, { ups: 1, downs: 1 })).toEqual([10]);
    expect(dice(2, { ups: 2, downs: 1 })).toEqual([10, 8]);
  });

  test('[UM-DIE-10] changes to all the dice come first', () => {
    expect(dice(4, { allDowns: 1, ups: 2 })).toEqual([10, 10, 8]);
  });

  test('[UM-DIE-11] of all-up and all-down the all-up is first', () => {
    expect(dice(3, { allUps: 1, allDowns: 1 })).toEqual([10, 10]);
  });

  test('[UM-DIE-12] [UM-IMP-3] all the dice are all but the Impact Die', () => {
    expect([dice(3, { allDowns: 1 }), dice(1, { downs: 2 }), dice(1, { allDowns: 3 })]).toEqual([[8, 8], [], []]);
  });

  test('[UM-DIE-13] [UM-R-19] [UM-R-70] a change without a plain die is lost', () => {
    expect([dice(1, { ups: 2 }), dice(2, { allDowns: 1, downs: 2 }), dice(1, { allUps: 1 })]).toEqual([[], [], []]);
  });

  test('[UM-DIE-14] [UM-R-17] steps are always used in full', () => {
    expect(dice(2, { ups: 2 })).toEqual([12, 8]);
  });

  test('[UM-DIE-15] [UM-R-72] each change of all the dice moves every plain die of that moment', () => {
    expect(dice(3, { allUps: 2 })).toEqual([12, 12, 8, 8]);
    expect(dice(3, { allDowns: 2 })).toEqual([]);
    expect(dice(3, { allDowns: 2, ups: 3 })).toEqual([]);
  });
});

describe('Counting', () => {
  test('[UM-CHK-2] a 6 or more is a success on any die', () => {
    expect(successesOf(lying(5, [6, 5, 12]))).toBe(2);
  });

  test('[UM-IMP-2] the Impact Die counts like any other', () => {
    expect([successesOf(lying(6, [])), successesOf(lying(5, []))]).toEqual([1, 0]);
  });

  test('[UM-IMP-4] a 1 on the Impact Die takes a success away', () => {
    expect(successesOf(lying(1, [7, 8]))).toBe(1);
  });

  test('[UM-CHK-10] gains and losses are added up before the total is kept from falling below 0', () => {
    expect(successesOf(lying(1, []))).toBe(0);
    expect(successesOf({ ...lying(1, [3]), added: ['a text', 1] })).toBe(0);
    expect(successesOf({ ...lying(1, [3]), added: ['a text', 2] })).toBe(1);
  });

  test('[UM-CHK-3] as many successes as the Threshold are enough', () => {
    expect([succeeds(lying(6, [6], 2)), succeeds(lying(6, [5], 2))]).toEqual([true, false]);
  });

  test('[UM-CHK-7] [UM-R-61] a Threshold is never below 1', () => {
    expect([thresholdOf(lying(2, [], 0)), succeeds(lying(2, [], -1))]).toEqual([1, false]);
  });
});

test('[UM-CHK-7] [UM-COV-1] a check without a Threshold is told to need nothing, whatever cover the target is in', () => {
  const shot = { isInCover: true, ignoresCover: false };
  const told = (threshold: number | null, attack: object = shot) =>
    needsOf(Object.assign(newCheck('shoot', 0, 'shoot', 4, threshold), { against: 'defense', attack, raised: ['Nerve', 1] }) as Check);
  expect([told(null), told(4), told(4, { ...shot, ignoresCover: true })]).toEqual([
    { score: '', printed: 0, isInCover: false, raised: ['Nerve', 1] },
    { score: 'defense', printed: 2, isInCover: true, raised: ['Nerve', 1] },
    { score: 'defense', printed: 3, isInCover: false, raised: ['Nerve', 1] },
  ]);
});
