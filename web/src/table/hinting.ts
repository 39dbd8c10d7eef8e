/** Which hint of a lesson belongs to a question: each waits for its moment and comes once, in the order of the lesson. Pure. */
import type { Asked, LessonInfo } from '@quarry/protocol';

/** How a hint is kept that was put away at a question. */
export const putAway = (n: number): number => -1 - n;

/** The place of the hint for this question, or null. `came` says at which question each hint came, or was put away. */
export function hintFor(
  { hints }: LessonInfo,
  came: Readonly<Record<number, number>>,
  { n, kind }: Pick<Asked, 'n' | 'kind'>,
): number | null {
  if (hints.some((_, i) => came[i] === putAway(n))) return null;
  const here = hints.findIndex((_, i) => came[i] === n);
  const next = here >= 0 ? here : hints.findIndex(({ when }, i) => when === kind && came[i] === undefined);
  return next >= 0 ? next : null;
}
