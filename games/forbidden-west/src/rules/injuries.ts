/** Lasting injuries and how they leave the hand. FW-INJ-5, FW-INJ-6. */
import type { Rule, Seat } from '@quarry/kernel';
import { cardOption, injuryCard, sortOf } from '../content/box.ts';
import type { Exit } from '../content/types.ts';
import { chooseSome, confirm } from '../decisions.ts';
import { discardCard, shakeOff } from '../deeds/cards.ts';
import { spendAction } from '../deeds/marshals.ts';
import type { Table } from '../events.ts';
import { isLasting, marshalOf } from '../questions.ts';
import type { View } from '../state.ts';

/** Whoever plays alone has no ally to share a square with, and spends an action instead. */
function exitOf({ party }: View, card: number): Exit | null {
  const { is } = injuryCard(card);
  if (is.kind !== 'lasting') return null;
  return is.exit === 'share-square' && party.marshals.length === 1 ? 'spend-action' : is.exit;
}
const withExit = (view: View, seat: Seat, exit: Exit): number[] =>
  marshalOf(view, seat).hand.filter(card => isLasting(card) && exitOf(view, card) === exit);
const spare = (view: View, seat: Seat): number[] => marshalOf(view, seat).hand.filter(card => sortOf(card) !== 'injury');

/** Those that can be shaken off in the action phase now. */
export const exitsBy = (view: View, seat: Seat, hasAction: boolean): number[] => [
  ...(hasAction ? withExit(view, seat, 'spend-action') : []),
  ...(spare(view, seat).length >= 2 ? withExit(view, seat, 'discard-2') : []),
];

/** Whether it was paid with an action. */
export function* payExit(table: Table, seat: Seat, card: number): Rule<boolean> {
  if (exitOf(table.state, card) === 'spend-action') {
    spendAction(table, seat, 'shake-off');
    return true;
  }
  const options = spare(table.state, seat).map(cardOption);
  const cards = yield* chooseSome({ seat, kind: 'forced-discard', rule: 'FW-INJ-6', options, min: 2, max: 2, facts: { n: 2 } });
  for (const one of cards) discardCard(table, seat, one, 'FW-INJ-6');
  return false;
}

/** The owner may, when the condition is met. */
export function* mayShakeOff(table: Table, seat: Seat, exit: Exit): Rule {
  for (const card of withExit(table.state, seat, exit))
    if (yield* confirm({ seat, kind: 'shake-off', rule: 'FW-INJ-6', facts: { card } })) shakeOff(table, seat, card);
}

/** Whether the end of the turn lets one of them go. */
export function canShakeOff(view: View, seat: Seat): boolean {
  const { isHidden, square } = marshalOf(view, seat);
  const isShared = view.party.marshals.some((one, other) => other !== seat && one.square === square);
  return (isHidden && withExit(view, seat, 'end-turn-hidden').length > 0) || (isShared && withExit(view, seat, 'share-square').length > 0);
}
