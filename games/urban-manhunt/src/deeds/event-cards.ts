/** Event Cards: drawn, kept, played, waiting, in force. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { writable } from '@quarry/kernel/deeds';
import type { Effect } from '../content/words/index.ts';
import type { Table } from '../events.ts';
import type { State } from '../state.ts';
import { without } from './shared.ts';

/** An empty deck is remade from the shuffled discard; false if there is no card at all (UM-EVT-6). */
function hasEvent(table: Table): boolean {
  const state = writable(table.state);
  if (state.eventPile.length > 0) return true;
  if (state.eventDiscard.length === 0) return false;
  state.eventPile = table.chance.shuffle('events', state.eventDiscard);
  state.eventDiscard = [];
  table.tell({ type: 'events-reshuffled', rule: 'UM-EVT-6' });
  return true;
}

/** Takes the top event card off its deck; -1 if deck and discard are empty. */
export function takeEvent(table: Table): number {
  if (!hasEvent(table)) return -1;
  const state = writable(table.state);
  const card = state.eventPile[0]!;
  state.eventPile = state.eventPile.slice(1);
  return card;
}

/** UM-EVT-2, UM-EVT-12: a Keeper comes to hand, seen by all if it was flipped, else by its drawer alone. */
export function keepEvent(table: Table, seat: Seat, card: number, isFlipped: boolean, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.keepers = [...hunter.keepers, card];
  if (isFlipped) table.tell({ type: 'keeper-flipped', rule, seat, card, reveals: true });
  else table.tell({ type: 'keeper-drawn', rule, seat, secret: { to: [seat], facts: { card } } });
}

/** UM-EVT-3: any other card waits with its owner until the phase closes. */
export function queueEvent(table: Table, seat: Seat, card: number, isFlipped: boolean, rule: ClauseId): void {
  writable(table.state).queue = [...table.state.queue, { card, owner: seat }];
  table.tell({ type: 'event-queued', rule, seat, card, isFlipped, reveals: true });
}

/** Out of the hand, onto the discard. */
function layKeeper(table: Table, seat: Seat, card: number): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.keepers = without(hunter.keepers, card);
  discardEvent(table, card);
}

export function discardKeeper(table: Table, seat: Seat, card: number, rule: ClauseId): void {
  layKeeper(table, seat, card);
  table.tell({ type: 'keeper-discarded', rule, seat, card, reveals: true });
}

export function playKeeper(table: Table, seat: Seat, card: number, rule: ClauseId): void {
  layKeeper(table, seat, card);
  table.tell({ type: 'keeper-played', rule, seat, card, reveals: true });
}

/** The first of the queue leaves it, also if it is idle; it is discarded after it was carried out, unless it stays in force. */
export function takeFromQueue(table: Table, idle: Effect | undefined, rule: ClauseId): void {
  const [first, ...rest] = table.state.queue;
  writable(table.state).queue = rest;
  table.tell({ type: 'event-carried-out', rule, card: first!.card, seat: first!.owner, ...(idle ? { idle: idle.do } : {}) });
}

export function discardEvent(table: Table, card: number): void {
  writable(table.state).eventDiscard = [...table.state.eventDiscard, card];
}

export function putInForce(table: Table, seat: Seat, card: number, until: number, rule: ClauseId): void {
  writable(table.state).inForce = [...table.state.inForce, { card, owner: seat, until }];
  table.tell({ type: 'event-in-force', rule, seat, card });
}

export function endForce(table: Table, one: State['inForce'][number], rule: ClauseId): void {
  const state = writable(table.state);
  state.inForce = state.inForce.filter(other => other !== one);
  state.eventDiscard = [...state.eventDiscard, one.card];
  table.tell({ type: 'event-expired', rule, card: one.card });
}
