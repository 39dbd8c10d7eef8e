/** PA-R-31: how the hunters decide together. Anybody may propose; the first player settles it, or all others do. */
import type { GroupMatter, Rule } from '@quarry/kernel';
import { type DecisionFacts, type DecisionValues, type GroupKind, groupChoose } from '../decisions.ts';
import type { Table } from '../events.ts';
import { inOrder } from '../places.ts';

export function* together<Kind extends GroupKind, T extends DecisionValues[Kind]>(
  { state }: Table,
  question: GroupMatter<DecisionFacts, Kind, T>,
): Rule<T> {
  return yield* groupChoose({ ...question, seats: inOrder(state), tie: state.first, settledBy: 'tie' });
}
