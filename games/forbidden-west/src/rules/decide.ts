/** How the party decides outside combat: together (FW-R-1), and each may go to camp first (FW-R-94). */
import { type GroupMatter, type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { type DecisionFacts, type DecisionValues, type GroupKind, isToCamp, type ToCamp } from '../decisions.ts';
import { goToCamp } from '../deeds/camp.ts';
import type { Table } from '../events.ts';
import { canCamp } from './camp.ts';
import { togetherAtFirst } from './together.ts';

/** The kinds of decision beside which each may go to camp. */
type CampKind = { [Kind in GroupKind]: ToCamp extends DecisionValues[Kind] ? Kind : never }[GroupKind];

const CAMPS: readonly Option<ToCamp>[] = [0, 1, 2, 3].map(seat => option('camp', { campOf: seat }));

type Question<Kind extends CampKind, T> = GroupMatter<DecisionFacts, Kind, T> & {
  readonly options: () => readonly Option<T>[];
  /** Also if there is one option only: something begins with it, or ends. */
  readonly asksForOne?: true;
};

/**
 * What they choose. Whoever goes to camp does so without anybody's word, and then all are asked again: it is the first thing in its scene, which begins anew,
 * so that nothing of it need be remembered.
 */
export function* decide<Kind extends CampKind, T extends DecisionValues[Kind]>(table: Table, question: Question<Kind, T>): Rule<T> {
  const asides = (seat: Seat): Option<ToCamp>[] => (canCamp(table.state, seat) ? [CAMPS[seat]!] : []);
  const options = question.options();
  const isAsked = options.length > 1 || question.asksForOne;
  const chosen = yield* togetherAtFirst<Kind, T | ToCamp>(table, { ...question, options, ...(isAsked ? { asides } : {}) });
  return isToCamp(chosen) ? goToCamp(table, chosen.campOf) : chosen;
}
