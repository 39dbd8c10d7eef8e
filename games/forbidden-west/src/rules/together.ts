/** How the players decide together: one proposes, a majority confirms; a tie is settled by the active player in combat, by the lead otherwise (FW-R-1). */
import type { GroupMatter, Option, Rule, Seat } from '@quarry/kernel';
import { type DecisionFacts, type DecisionValues, type GroupKind, groupChoose } from '../decisions.ts';
import { forgetRefused, refuse } from '../deeds/story.ts';
import type { Table } from '../events.ts';
import { hasFight, seatsOf } from '../questions.ts';
import type { View } from '../state.ts';

/** Who settles what is disputed. */
export const decider = (view: View): Seat => (hasFight(view) && view.fight.turn > 0 ? view.fight.active : view.lead);

/**
 * The same where it is the first thing in a scene: with each proposal that is refused the scene begins anew and asks for what is left, so that however long
 * they argue, nothing need be played again. What the scene has noted before it asks, `takesBack` undoes.
 */
export function* togetherAtFirst<Kind extends GroupKind, T extends DecisionValues[Kind]>(
  table: Table,
  question: GroupMatter<DecisionFacts, Kind, T> & { readonly options: readonly Option<T>[] },
  takesBack: () => void = () => {},
): Rule<T> {
  const { refused } = table.state;
  const options = refused.length > 0 ? question.options.filter(one => !refused.includes(one.key)) : question.options;
  const refuses = (key: string): never => {
    takesBack();
    return refuse(table, key);
  };
  const chosen = yield* together(table, { ...question, options, refuses });
  if (refused.length > 0) forgetRefused(table);
  return chosen;
}

export function* together<Kind extends GroupKind, T extends DecisionValues[Kind]>(
  { state }: Table,
  question: GroupMatter<DecisionFacts, Kind, T>,
): Rule<T> {
  return yield* groupChoose({ ...question, seats: seatsOf(state), tie: decider(state), alone: state.leadDecides });
}
