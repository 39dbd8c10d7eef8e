/** Actions that cards give: free ones in the own phase, and those in another's turn. FW-ACT-12..16, FW-R-87, FW-R-97. */
import { option, type Rule, type Seat } from '@quarry/kernel';
import { nameOf } from '../content/box.ts';
import type { ActionKind, Dice } from '../content/kinds.ts';
import { mayChoose } from '../decisions.ts';
import { useOnce } from '../deeds/marshals.ts';
import type { Table } from '../events.ts';
import { marshalOf } from '../questions.ts';
import type { State, Step } from '../state.ts';
import { canDo, perform } from './actions.ts';

const isOwnPhase = ({ fight, step }: State, seat: Seat): boolean => fight.active === seat && (step === 'act' || step === 'end-actions');

/** What gives an action: how it is called, and whether it may repeat what was done before. */
export interface Source {
  readonly card: number;
  readonly again: boolean;
  readonly dice?: Dice | undefined;
}

const PHASES: Partial<Record<Step, string>> = { 'end-actions': 'act', enemies: 'begin-enemies', 'end-enemies': 'begin-enemies' };
/** FW-R-97: an effect is known by its name, in the phase in which it gives. */
const giftOf = ({ step }: State, { card }: Source, action: ActionKind): string =>
  `${action} in ${PHASES[step] ?? step} by ${card < 0 ? 'trait' : nameOf(card)}`;

/** FW-ACT-13: in the own phase a free action may not repeat one; FW-ACT-15: at other times one effect gives it once. */
function isFree(state: State, seat: Seat, action: ActionKind, source: Source): boolean {
  const { done, usedThisTurn } = marshalOf(state, seat);
  const isRepeated = isOwnPhase(state, seat) ? done.includes(action) : usedThisTurn.includes(giftOf(state, source, action));
  return (source.again || !isRepeated) && canDo(state, seat, action);
}

export const isFreeActionPossible = (state: State, seat: Seat, actions: readonly ActionKind[], source: Source): boolean =>
  actions.some(action => isFree(state, seat, action, source));

export function* takeFreeAction(table: Table, seat: Seat, actions: readonly ActionKind[], source: Source): Rule {
  const { state } = table;
  const options = actions
    .filter(action => isFree(state, seat, action, source))
    .map(action => option(action, action, { kind: 'action', id: action }));
  const isOwn = isOwnPhase(state, seat);
  const { card, dice } = source;
  const action = yield* mayChoose({ seat, kind: 'free-action', rule: isOwn ? 'FW-ACT-12' : 'FW-ACT-14', options, facts: { card } });
  if (action === null) return;
  if (!isOwn) useOnce(table, seat, giftOf(state, source, action), 'turn');
  yield* perform(table, seat, action, { isFree: true, isOwnPhase: isOwn, dice });
}
