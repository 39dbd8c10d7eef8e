/** Whether an answer that is sent again is the one that was given. */
import type { Answer, LoggedAnswer, Point } from '@quarry/kernel';

type Part = string | Point;

/** Keys, a point or the corners of a path, as one list. */
const partsOf = (answer: Answer): readonly Part[] => (typeof answer === 'string' || 'x' in answer ? [answer] : answer);

const isSamePart = (a: Part, b: Part): boolean => (typeof a === 'string' || typeof b === 'string' ? a === b : a.x === b.x && a.y === b.y);

export function isSameAnswer({ answer: given }: LoggedAnswer, answer: Answer): boolean {
  const [ours, theirs] = [partsOf(given), partsOf(answer)];
  return ours.length === theirs.length && ours.every((one, i) => isSamePart(one, theirs[i]!));
}
