/** Trap tokens, those of characters and those of the ground. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import type { Face } from '../content/dice.ts';
import type { Condition } from '../content/kinds.ts';
import type { Table } from '../events.ts';
import type { State } from '../state.ts';

export function placeTrap(
  { state, tell }: Table,
  seat: Seat,
  at: { readonly square: number; readonly isBlast: boolean; readonly direction: number; readonly condition: Condition | 'none' },
): void {
  set(state.party.marshals[seat]!, { trap: at.square, trapDirection: at.direction, trapCondition: at.condition });
  tell({ type: 'trap-placed', rule: 'FW-TRAP-3', seat, ...at });
}

/** FW-TRAP-6: without triggering. */
export function liftTrap({ state, tell }: Table, seat: Seat): void {
  const marshal = writable(state.party.marshals[seat]!);
  const square = marshal.trap;
  marshal.trap = -1;
  tell({ type: 'trap-lifted', rule: 'FW-TRAP-6', seat, square });
}

export function moveTrap({ state, tell }: Table, seat: Seat, square: number, isBlast: boolean, rule: ClauseId): void {
  const marshal = writable(state.party.marshals[seat]!);
  marshal.trap = square;
  tell({ type: 'trap-placed', rule, seat, square, isBlast, direction: marshal.trapDirection, condition: marshal.trapCondition });
}

export function springTrap({ tell }: Table, seat: Seat, square: number, rule: ClauseId): void {
  tell({ type: 'trap-springs', rule, seat, square });
}

export function trapHitsEnemy(
  { tell }: Table,
  enemy: number,
  roll: {
    readonly faces: readonly Face[];
    readonly pips: number;
    readonly crits: number;
    readonly perCrit: number;
    readonly frost: number;
    readonly damage: number;
  },
): void {
  tell({ type: 'trap-hits-enemy', rule: 'FW-TRAP-12', enemy, ...roll });
}
export function trapHitsMarshal({ tell }: Table, seat: Seat, faces: readonly Face[], damage: number): void {
  tell({ type: 'trap-hits-marshal', rule: 'FW-TRAP-14', seat, faces, damage });
}

/** A trap of the ground is gone. */
function takeAway({ fight }: State, at: number): void {
  writable(fight).traps = fight.traps.filter((_, i) => i !== at);
}

/** FW-TRAP-16. `seat` is -1 for a trap of the ground, which lies at `at` in the list. */
export function clearTrap({ state, tell }: Table, seat: Seat, square: number, at: number): void {
  if (seat >= 0) writable(state.party.marshals[seat]!).trap = -1;
  else takeAway(state, at);
  tell({ type: 'trap-gone', rule: 'FW-TRAP-16', seat, square });
}

export function layTrap(
  { state }: Table,
  trap: {
    readonly square: number;
    readonly isBlast: boolean;
    readonly direction: number;
    readonly condition: Condition | 'none';
    readonly dice: string;
  },
): void {
  writable(state.fight).traps = [...state.fight.traps, { ...trap }];
}
export function removeTrap({ state, tell }: Table, at: number, rule: ClauseId): void {
  const { square } = state.fight.traps[at]!;
  takeAway(state, at);
  tell({ type: 'trap-removed', rule, square });
}
export function layMine(table: Table, enemy: number, square: number, condition: Condition, dice: string): void {
  layTrap(table, { square, isBlast: false, direction: 0, condition, dice });
  table.tell({ type: 'mine-laid', rule: 'FW-EATK-7', enemy, square });
}
