/** How the players decide together: one proposes, a majority confirms; a tie is settled by the active player in combat, by the lead otherwise (FW-R-1). */
import type { GroupChoice, Option, Rule, Seat } from '@quarry/kernel';
import { type DecisionFacts, type DecisionValues, groupChoose } from '../decisions.ts';
import type { Table } from '../events.ts';
import { hasFight, seatsOf } from '../questions.ts';
import type { View } from '../state.ts';

type GroupKind = { [Kind in keyof DecisionFacts]: `agree-${Kind}` extends keyof DecisionFacts ? Kind : never }[keyof DecisionFacts];
type Question<T, Kind extends GroupKind> = Pick<GroupChoice<T>, 'rule' | 'not' | 'odds' | 'asides'> & {
  readonly kind: Kind;
  readonly options: readonly Option<T>[] & readonly Option<DecisionValues[Kind]>[];
} & (undefined extends DecisionFacts[Kind] ? object : { readonly facts: DecisionFacts[Kind] });

/** Who settles what is disputed. */
export const decider = (view: View): Seat => (hasFight(view) && view.fight.turn > 0 ? view.fight.active : view.lead);

export function* together<T, Kind extends GroupKind>({ state }: Table, question: Question<T, Kind>): Rule<T> {
  const whole = { ...question, seats: seatsOf(state), tie: decider(state), alone: state.leadDecides };
  return yield* groupChoose(whole as unknown as Parameters<typeof groupChoose<T>>[0]);
}
