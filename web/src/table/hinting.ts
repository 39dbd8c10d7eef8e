/** Which hint of a lesson belongs to a question: each waits for its moment and comes once, in the order of the lesson. Pure. */
import type { Asked, LessonInfo } from '@quarry/protocol';

export const PUT_AWAY = -1;

/** The place of the hint for this question, or null. `came` says at which question each hint came. */
export function hintFor(
  { hints }: LessonInfo,
  came: Readonly<Record<number, number>>,
  { n, kind }: Pick<Asked, 'n' | 'kind'>,
): number | null {
  const here = hints.findIndex((_, i) => came[i] === n);
  if (here >= 0) return here;
  const next = hints.findIndex(({ when }, i) => when === kind && came[i] === undefined);
  return next >= 0 ? next : null;
}
