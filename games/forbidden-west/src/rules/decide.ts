/** How the party decides outside combat: together (FW-R-1), and each may go to camp first (FW-R-94). */
import { type GroupChoice, type Option, option, type Rule, SceneOver, type Seat } from '@quarry/kernel';
import { type DecisionFacts, type DecisionValues, isToCamp, type ToCamp } from '../decisions.ts';
import type { Table } from '../events.ts';
import { camp, canCamp } from './camp.ts';
import { together } from './together.ts';

type GroupKind = Parameters<typeof together>[1]['kind'];

const CAMPS: readonly Option<ToCamp>[] = [0, 1, 2, 3].map(seat => option('camp', { campOf: seat }));

type Question<T, Kind extends GroupKind> = Pick<GroupChoice<T>, 'rule' | 'not' | 'odds'> & {
  readonly kind: Kind;
  /** Asked for again after a camp, for what was done there may have changed them. */
  readonly options: () => readonly Option<T>[] & readonly Option<DecisionValues[Kind]>[];
  /** Also if there is one option only: something begins with it, or ends. */
  readonly asksForOne?: true;
  /** It is the first thing in its scene: after a camp the scene begins anew, and nothing of it need be remembered. */
  readonly beginsScene?: true;
} & (undefined extends DecisionFacts[Kind] ? object : { readonly facts: DecisionFacts[Kind] });

/** What they choose. Whoever goes to camp does so without anybody's word, and then all are asked again. */
export function* decide<T, Kind extends GroupKind>(
  table: Table,
  { options, asksForOne, beginsScene, ...about }: Question<T, Kind>,
): Rule<T> {
  for (;;) {
    const open = options();
    const asides = (seat: Seat): Option<ToCamp>[] => (canCamp(table.state, seat) ? [CAMPS[seat]!] : []);
    const isAsked = open.length > 1 || asksForOne;
    const question = { ...about, options: open as readonly Option<T | ToCamp>[], ...(isAsked ? { asides } : {}) };
    const chosen = yield* together<T | ToCamp, Kind>(table, question as unknown as Parameters<typeof together<T | ToCamp, Kind>>[1]);
    if (!isToCamp(chosen)) return chosen;
    yield* camp(table, chosen.campOf);
    if (beginsScene) throw new SceneOver();
  }
}
