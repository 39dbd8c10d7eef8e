/** Which hint of a lesson belongs to a question: each waits for its moment and comes once, in the order of the lesson; whoever strays is not left without. Pure. */
import { type Asked, type LessonInfo, questionNo } from '@quarry/protocol';

/** How a hint is kept that was put away at a question. */
export const putAway = (question: number): number => -1 - question;

/** After so many questions without a hint the next one is no longer waited for: the learner has gone another way. */
const PATIENCE = 15;

/** The place of the hint for this question, or null. `came` says at which question each hint came, or was put away. */
export function hintFor({ hints }: LessonInfo, came: Readonly<Record<number, number>>, asked: Pick<Asked, 'n' | 'kind'>): number | null {
  const { kind } = asked;
  const n = questionNo(asked.n);
  if (hints.some((_, i) => came[i] === putAway(n))) return null;
  const here = hints.findIndex((_, i) => came[i] === n);
  if (here >= 0) return here;
  const next = hints.findIndex((_, i) => came[i] === undefined);
  if (next < 0 || hints[next]!.when === kind) return next < 0 ? null : next;
  const last = Math.max(-1, ...Object.values(came).map(at => (at < 0 ? putAway(at) : at)));
  const later = last >= 0 && n - last > PATIENCE ? hints.findIndex(({ when }, i) => when === kind && came[i] === undefined) : -1;
  return later < 0 ? null : later;
}
