/** What a deed would leave of the stealth of everybody, in a sentence. FW-ALERT-5, FW-ALERT-6. */
import { capital, plural, type Seat, sayList } from '@quarry/kernel';
import { marshalOf } from '../questions.ts';
import type { View } from '../state.ts';
import { marshalName } from './names.ts';

/** `one row`, as it stands where there is little room. */
export const rowsLeft = (n: number): string => (n === 1 ? 'one row' : plural(n, 'row'));

interface After {
  readonly alert: number;
  readonly row: number | null;
}

/** Who would be seen, or how far whoever acts is from it; empty where nothing would change. */
export function stealthSays(view: View, seat: Seat, after: After | null, seen: readonly Seat[]): string {
  if (seen.length > 0) {
    const who = sayList(seen.map(one => (one === seat ? 'you' : marshalName(view, one))));
    return `This reveals ${who}.`;
  }
  const { isHidden, row } = marshalOf(view, seat);
  if (!isHidden) return after === null ? '' : 'The eye sinks, and nobody more is seen.';
  const { alert } = after ?? view.fight;
  const left = rowsLeft((after?.row ?? row) - alert);
  return `${capital(left)} left before you are seen.`;
}
