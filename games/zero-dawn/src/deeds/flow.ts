/** The course of the game: which step, whose turn, who holds the tokens, how it ends. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { writable } from '@quarry/kernel/deeds';
import type { Table } from '../events.ts';
import type { Step } from '../state.ts';

export function goTo(table: Table, step: Step): void {
  writable(table.state).step = step;
}

/** Whose turn it is: to be placed, to act or to buy. */
export function makeActive(table: Table, seat: Seat): void {
  writable(table.state).active = seat;
}

export function settleTrading(table: Table, isOn: boolean, rule: ClauseId): void {
  writable(table.state).trading = isOn;
  table.tell({ type: 'trading-settled', rule, trading: isOn });
}

export function nameLeader(table: Table, seat: Seat, rule: ClauseId, isTied = false): void {
  writable(table.state).leader = seat;
  table.tell({ type: 'leader-named', rule, seat, ...(isTied && { isTied }) });
}

export function nameFledgling(table: Table, seat: Seat, rule: ClauseId): void {
  writable(table.state).fledgling = seat;
  table.tell({ type: 'fledgling-named', rule, seat });
}

export function endGame(table: Table, winners: readonly Seat[], points: readonly number[], rule: ClauseId): void {
  table.tell({ type: 'game-over', rule, winners, points });
  writable(table.state).step = 'over';
}
