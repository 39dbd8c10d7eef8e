/** How dice fall: exact sums of a few dice, for what is about to be rolled in the open. Unlike rules/odds.ts it is light enough for the page, and knows several rolls of which each counts by itself. */
import { type Die, FACES } from '../content/kinds.ts';

/** The chance of each sum, from 0 on. */
export type Spread = readonly number[];

const summed = (a: Spread, b: Spread): Spread => {
  const sums = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (const [i, one] of a.entries()) for (const [k, other] of b.entries()) sums[i + k]! += one * other;
  return sums;
};

/** Of one roll; below none counts as none. */
export function spreadOf(dice: readonly Die[]): Spread {
  let sums = new Map<number, number>([[0, 1]]);
  for (const die of dice) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums)
      for (const face of FACES[die]) next.set(sum + face, (next.get(sum + face) ?? 0) + chance / FACES[die].length);
    sums = next;
  }
  const most = Math.max(0, ...sums.keys());
  return Array.from({ length: most + 1 }, (_, n) =>
    [...sums].reduce((all, [sum, chance]) => all + (Math.max(0, sum) === n ? chance : 0), 0),
  );
}
/** Of several rolls together: a cross takes off nothing of another one's (US-COMBAT-8). */
export const spreadOfAll = (rolls: readonly (readonly Die[])[]): Spread => rolls.map(spreadOf).reduce(summed, [1]);

/** The chance of so much or more. */
export const atLeastIn = (spread: Spread, n: number): number => (n <= 0 ? 1 : spread.slice(n).reduce((a, b) => a + b, 0));

export const meanOf = (dice: readonly Die[]): number => spreadOf(dice).reduce((sum, chance, n) => sum + n * chance, 0);
export const atLeast = (dice: readonly Die[], n: number): number => atLeastIn(spreadOf(dice), n);
