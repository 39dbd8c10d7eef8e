/** How the players decide together: one proposes, a majority confirms; a tie is settled by the active player in combat, by the lead otherwise (FW-R-1). */
import type { GroupMatter, Rule, Seat } from '@quarry/kernel';
import { type DecisionFacts, type DecisionValues, type GroupKind, groupChoose } from '../decisions.ts';
import type { Table } from '../events.ts';
import { hasFight, seatsOf } from '../questions.ts';
import type { View } from '../state.ts';

/** Who settles what is disputed. */
export const decider = (view: View): Seat => (hasFight(view) && view.fight.turn > 0 ? view.fight.active : view.lead);

export function* together<Kind extends GroupKind, T extends DecisionValues[Kind]>(
  { state }: Table,
  question: GroupMatter<DecisionFacts, Kind, T>,
): Rule<T> {
  return yield* groupChoose({ ...question, seats: seatsOf(state), tie: decider(state), alone: state.leadDecides });
}
