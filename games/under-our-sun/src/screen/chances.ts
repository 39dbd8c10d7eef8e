/** How dice fall: exact sums of a few dice, for what is about to be rolled in the open. */
import { type Die, FACES } from '../content/kinds.ts';

/** The chance of each sum, from the lowest; below none counts as none. */
export function spreadOf(dice: readonly Die[]): readonly number[] {
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

export const meanOf = (dice: readonly Die[]): number => spreadOf(dice).reduce((sum, chance, n) => sum + n * chance, 0);
/** The chance to come to so much or more. */
export const atLeast = (dice: readonly Die[], n: number): number =>
  n <= 0
    ? 1
    : spreadOf(dice)
        .slice(n)
        .reduce((a, b) => a + b, 0);
