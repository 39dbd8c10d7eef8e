/** Crims on their way into the zone, and the Crim deck. */

import type { Point } from '@quarry/board';
import type { ClauseId } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import type { Parts, Table } from '../events.ts';
import { sumOf } from '../parts.ts';
import { type CrimState, newCrim, type State } from '../state.ts';

function setPlacing(state: State, n: number, mode: State['placing']): void {
  set(state, { toPlace: n, placing: mode, tubesUsed: [] });
}

/** So many crims are to be placed as there is room for, one after another, at tubes that have received none. */
export function orderCrims(table: Table, parts: Parts, room: number, mode: State['placing'], rule: ClauseId): void {
  const n = Math.min(sumOf(parts), room);
  setPlacing(table.state, n, mode);
  table.tell({ type: 'crims-ordered', rule, n, parts, mode });
}

export function takeTube(table: Table, tube: number): void {
  const state = writable(table.state);
  state.tubesUsed = [...state.tubesUsed, tube];
  state.toPlace -= 1;
}

export function endPlacing(table: Table): void {
  setPlacing(table.state, 0, 'random');
}

/** UM-CTL-11: the top crim card, after the discard was shuffled if the deck is empty; -1 if there is none. */
export function takeCrim(table: Table): number {
  const state = writable(table.state);
  if (state.crimPile.length === 0 && state.crimDiscard.length > 0) {
    state.crimPile = table.chance.shuffle('crims', state.crimDiscard);
    state.crimDiscard = [];
    table.tell({ type: 'crims-reshuffled', rule: 'UM-CTL-11' });
  }
  const [card = -1, ...rest] = state.crimPile;
  state.crimPile = rest;
  return card;
}

export function enterCrim(table: Table, card: number, at: Point, tube: number, rule: ClauseId): CrimState {
  const state = writable(table.state);
  const crim = newCrim(state.nextArrival, card, at);
  state.nextArrival += 1;
  state.crims = [...state.crims, crim];
  table.tell({ type: 'crim-entered', rule, crim: crim.no, card, tube, x: at.x, y: at.y, reveals: true });
  return crim;
}

/** The card is discarded because there was no room for its model (UM-GEO-14). */
export function turnAwayCrim(table: Table, card: number, rule: ClauseId): void {
  writable(table.state).crimDiscard = [...table.state.crimDiscard, card];
  table.tell({ type: 'crim-turned-away', rule, card, reveals: true });
}
