/** Odds of a check whose dice lie, if some of them are rolled again: exact, with the choice of an Impact 10 left out (UM-CHK-10, UM-IMP-22). */
import { chanceAtLeast, mapped, sumDistribution, yesOrNo } from '@quarry/board';
import type { Odds } from '@quarry/kernel';
import type { Check } from '../in-the-making.ts';
import { addedTo, D10, facesOf, isSuccess, thresholdOf } from './dice.ts';

/** Plain dice by their places, and whether the Impact Die is among them. */
export function againOdds(check: Check, again: readonly number[], isImpact = false): Odds {
  const { impact, rolled, isImpactDoubled, ignoresOne, threshold } = check;
  const worthOf = (face: number): number => (face === 1 && ignoresOne !== 'all' ? -1 : isSuccess(face) ? 1 : 0);
  const dice = [
    { name: 'Impact Die', faces: (isImpact ? D10 : [impact]).map(worthOf) },
    ...rolled.map(({ sides, face }, i) => ({
      name: `d${sides}`,
      faces: (again.includes(i) ? facesOf(sides) : [face]).map(one => (isSuccess(one) ? 1 : 0)),
    })),
  ];
  const more = addedTo(check) + (isImpactDoubled ? 1 : 0);
  const successes = mapped(
    sumDistribution(dice, (worth: number) => worth),
    sum => Math.max(0, sum + more),
  );
  return threshold === null ? { successes } : { successes, succeeds: yesOrNo(chanceAtLeast(successes, thresholdOf(check))) };
}
