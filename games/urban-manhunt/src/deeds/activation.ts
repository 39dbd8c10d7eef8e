/** A hunter's activation: its Action Points and Focus. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import type { Action } from '../content/kinds.ts';
import type { Parts, Table } from '../events.ts';
import { sumOf } from '../parts.ts';

export function beginActivation(table: Table, seat: Seat, parts: Parts, rule: ClauseId): void {
  const actions = Math.max(0, sumOf(parts));
  set(table.state.hunters[seat]!, { actionsLeft: actions, actionsLost: 0, extraActions: [], taken: [], usedThisActivation: [] });
  table.tell({ type: 'hunter-activated', rule, seat, actions, parts });
}

/** UM-END-11: a hunter's place has come, and what lasted until then is over. */
export function endWhatLasted(table: Table, seat: Seat): void {
  writable(table.state.hunters[seat]!).actionsLost = 0;
}

export function endActivation(table: Table, seat: Seat, rule: ClauseId): void {
  set(table.state.hunters[seat]!, { actionsLeft: 0, extraActions: [] });
  table.tell({ type: 'activation-ended', rule, seat });
}

/** An extra Action Point that fits is spent before one of the two. */
export function spendAction(table: Table, seat: Seat, action: Action, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  const extra = hunter.extraActions.findIndex(one => one.only.includes(action));
  if (extra >= 0) hunter.extraActions = hunter.extraActions.toSpliced(extra, 1);
  else hunter.actionsLeft -= 1;
  hunter.taken = [...hunter.taken, action];
  table.tell({ type: 'action-taken', rule, seat, action });
}

export function grantAction(table: Table, seat: Seat, only: readonly Action[], rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.extraActions = [...hunter.extraActions, { only: [...only] }];
  table.tell({ type: 'action-granted', rule, seat });
}

export function loseActions(table: Table, seat: Seat, parts: Parts, rule: ClauseId): void {
  const n = sumOf(parts);
  writable(table.state.hunters[seat]!).actionsLost += n;
  table.tell({ type: 'actions-lost', rule, seat, n, parts });
}

export function focus(table: Table, seat: Seat, rule: ClauseId): void {
  writable(table.state.hunters[seat]!).isFocused = true;
  table.tell({ type: 'hunter-focused', rule, seat });
}

/** Focus is used up by a check, or ends unused (UM-FOC-3, UM-FOC-4). */
export function loseFocus(table: Table, seat: Seat, isUsed: boolean, rule: ClauseId): void {
  writable(table.state.hunters[seat]!).isFocused = false;
  table.tell({ type: 'focus-spent', rule, seat, isUsed });
}
