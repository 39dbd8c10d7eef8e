/** The hunter turn: whose it is, what it may still do, and which texts it has used. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import type { ActionType, Once } from '../content/kinds.ts';
import type { MomentName } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import type { Granted, Table } from '../events.ts';
import type { HunterState } from '../state.ts';

/** ZD-FAINT-8: one of the turns that pass before the hunter stands up. */
export function skipTurn(table: Table, seat: Seat, rule: ClauseId): void {
  writable(table.state.hunters[seat]!).skip -= 1;
  table.tell({ type: 'turn-skipped', rule, seat });
}

export function countTurn(table: Table, seat: Seat, rule: ClauseId): void {
  writable(table.state).turn += 1;
  table.tell({ type: 'turn-began', rule, seat, turn: table.state.turn });
}

/** An activation begins: so many actions, none of them done, and every text of an activation may speak again. */
export function beginActivation(table: Table, seat: Seat, actions: number): void {
  const state = writable(table.state);
  state.clock += 1;
  const hunter = state.hunters[seat]!;
  set(hunter, {
    recency: state.clock,
    beganShocked: hunter.shock > 0,
    actionsLeft: actions,
    done: [],
    free: [],
    repeatable: [],
    usedThisActivation: [],
  });
}

export function useAction(table: Table, seat: Seat, type: ActionType, isFree: boolean, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  if (isFree) hunter.free = hunter.free.toSpliced(hunter.free.indexOf(type), 1);
  else hunter.actionsLeft -= 1;
  if (hunter.repeatable.includes(type) && hunter.done.includes(type)) hunter.repeatable = hunter.repeatable.filter(one => one !== type);
  hunter.done = [...hunter.done, type];
  table.tell({ type: 'action-taken', rule, seat, action: type, isFree });
}

/** A hunter that could have acted does nothing in its whole activation. */
export function skipActions(table: Table, seat: Seat, rule: ClauseId): void {
  table.tell({ type: 'actions-skipped', rule, seat });
}

/** ZD-ACT-12: what is done takes a second action as well. */
export function spendSecondAction(table: Table, seat: Seat): void {
  writable(table.state.hunters[seat]!).actionsLeft -= 1;
}

/** ZD-TURN-9, ZD-R-158: so many actions and free actions, the oldest ones, are gone. */
export function dropActions(table: Table, seat: Seat, actions: number, free: number): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.actionsLeft -= actions;
  hunter.free = hunter.free.slice(free);
}

/** More to do in this activation: a free action, one more action, or a type a second time. */
export function grantAction(
  table: Table,
  seat: Seat,
  grant: { readonly free: ActionType } | { readonly repeat: ActionType } | 'extra',
  rule: ClauseId,
  source: number,
): void {
  const hunter = writable(table.state.hunters[seat]!);
  if (grant === 'extra') hunter.actionsLeft += 1;
  else if ('free' in grant) hunter.free = [...hunter.free, grant.free];
  else hunter.repeatable = [...hunter.repeatable, grant.repeat];
  const granted: Granted =
    grant === 'extra'
      ? { kind: 'extra' }
      : 'free' in grant
        ? { kind: 'free', action: grant.free }
        : { kind: 'repeat', action: grant.repeat };
  table.tell({ type: 'action-granted', rule, seat, card: source, left: hunter.actionsLeft, ...granted });
}

/** Marks a text as used, in this activation or in this encounter. */
export function useText(hunter: HunterState, once: Once, name: string): void {
  if (once === 'activation') writable(hunter).usedThisActivation = [...hunter.usedThisActivation, name];
  else writable(hunter).usedThisEncounter = [...hunter.usedThisEncounter, name];
}

/** A lasting text has its moment. */
export function letSpeak(table: Table, seat: Seat, card: number, moment: MomentName, rule: ClauseId): void {
  table.tell({ type: 'text-speaks', rule, seat, card, moment });
}

/** An effect takes hold; what it does is told besides. */
export function takeEffect(table: Table, { do: word }: Effect, card: number, rule: ClauseId): void {
  table.tell({ type: 'effect', rule, word, card });
}
