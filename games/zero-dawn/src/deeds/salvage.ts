/** Salvage, and what a hunter is honoured with: glory and Suns. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { writable } from '@quarry/kernel/deeds';
import type { GloryGoes, GloryPart, Sun, Table } from '../events.ts';

import { type Within, without } from './shared.ts';

export function addGlory(table: Table, seat: Seat, parts: readonly GloryPart[], rule: ClauseId, within: Within = {}): void {
  const hunter = writable(table.state.hunters[seat]!);
  const n = parts.reduce((sum, one) => sum + one.n, 0);
  hunter.glory += n;
  table.tell({ type: 'glory-gained', rule, seat, n, glory: hunter.glory, parts, ...within });
}

export function takeGlory(table: Table, seat: Seat, n: number, how: GloryGoes, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.glory = Math.max(0, hunter.glory - n);
  table.tell({ type: 'glory-lost', rule, seat, n, glory: hunter.glory, how });
}

export function takeSalvage(table: Table, seat: Seat, card: number, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.salvage = [...hunter.salvage, card];
  table.tell({ type: 'salvage-taken', rule, seat, card, reveals: true });
}

export function spendSalvage(
  table: Table,
  seat: Seat,
  cards: readonly number[],
  rule: ClauseId,
  purpose: Within | { readonly for: number } = {},
): void {
  if (cards.length === 0) return;
  const hunter = writable(table.state.hunters[seat]!);
  hunter.salvage = without(hunter.salvage, cards);
  writable(table.state).salvageDiscard = [...table.state.salvageDiscard, ...cards];
  table.tell({ type: 'salvage-spent', rule, seat, cards, ...purpose });
}

export function giveSun(table: Table, seat: Seat, sun: Sun, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter[`${sun}Suns`] += 1;
  table.tell({ type: 'sun-gained', rule, seat, sun });
}

export function shuffleSalvage(table: Table): void {
  writable(table.state).salvagePile = table.chance.shuffle('salvage', table.state.salvagePile);
}

/** ZD-R-124: the top card; an empty deck is made anew from the discards first. -1 if there are none either. */
export function takeTopOfSalvage(table: Table): number {
  const state = writable(table.state);
  if (state.salvagePile.length === 0) {
    if (state.salvageDiscard.length === 0) return -1;
    state.salvagePile = table.chance.shuffle('salvage', state.salvageDiscard);
    state.salvageDiscard = [];
    table.tell({ type: 'salvage-reshuffled', rule: 'ZD-R-124', n: state.salvagePile.length });
  }
  const card = state.salvagePile[0]!;
  state.salvagePile = state.salvagePile.slice(1);
  return card;
}

export function showFate(table: Table, seat: Seat, card: number, rule: ClauseId): void {
  table.tell({ type: 'fate-drawn', rule, seat, card, reveals: true });
}

/** ZD-SALV-6: a fate card that is done with is shuffled back into the deck. */
export function shuffleBack(table: Table, card: number): void {
  writable(table.state).salvagePile = table.chance.shuffle('salvage', [...table.state.salvagePile, card]);
}

/** Takes a card out of the deck, which is shuffled then, or out of the discards. */
export function fetchSalvage(table: Table, seat: Seat, card: number, rule: ClauseId): void {
  const state = writable(table.state);
  if (state.salvagePile.includes(card)) state.salvagePile = table.chance.shuffle('salvage', without(state.salvagePile, [card]));
  else state.salvageDiscard = without(state.salvageDiscard, [card]);
  takeSalvage(table, seat, card, rule);
}
