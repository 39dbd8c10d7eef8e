/** Equipment and modifications, and what changes hands in a trade. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { writable } from '@quarry/kernel/deeds';
import { equipmentCard, sortOfCard } from '../content/box.ts';
import type { Table, Trade } from '../events.ts';
import { arcIndex } from '../questions.ts';

import { without } from './shared.ts';

/** Puts equipment into its arc; what lay there leaves the game with the modifications still on it (ZD-EQ-2, ZD-R-167). */
export function equip(table: Table, seat: Seat, card: number, arc: number, rule: ClauseId): void {
  const state = writable(table.state);
  const hunter = writable(state.hunters[seat]!);
  const old = hunter.equipment[arc]!;
  if (old >= 0) {
    const lost = hunter.modifications.filter(one => one.on === arc).map(one => one.card);
    hunter.modifications = hunter.modifications.filter(one => one.on !== arc);
    state.removed = [...state.removed, old, ...lost];
    table.tell({ type: 'equipment-lost', rule: 'ZD-EQ-2', seat, card: old, modifications: lost });
  }
  hunter.equipment = hunter.equipment.with(arc, card);
  table.tell({ type: 'equipped', rule, seat, card });
}

/** Puts a modification on the card in an arc, or takes it off with -1. */
export function fit(table: Table, seat: Seat, card: number, arc: number, rule: ClauseId): void {
  const modification = table.state.hunters[seat]!.modifications.find(one => one.card === card)!;
  writable(modification).on = arc;
  table.tell({ type: arc < 0 ? 'modification-taken-off' : 'modification-fitted', rule, seat, card, arc });
}

/** A new modification is held, on no equipment yet. */
export function holdModification(table: Table, seat: Seat, card: number): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.modifications = [...hunter.modifications, { card, on: -1 }];
}

/** ZD-TRADE-4: both sides move in one step. */
export function makeTrade(table: Table, trade: Trade, rule: ClauseId): void {
  const { seat, partner, given, asked } = trade;
  table.tell({ type: 'trade-made', rule, seat, partner, given, asked });
  handOver(table, seat, given);
  handOver(table, partner, asked);
  receive(table, partner, given);
  receive(table, seat, asked);
}

/** Takes the cards away; modifications stay with their owner when the equipment under them goes. */
function handOver(table: Table, seat: Seat, cards: readonly number[]): void {
  const hunter = writable(table.state.hunters[seat]!);
  for (const { card, on } of hunter.modifications)
    if (on >= 0 && cards.includes(hunter.equipment[on]!)) fit(table, seat, card, -1, 'ZD-MOD-9');
  hunter.salvage = without(hunter.salvage, cards);
  hunter.modifications = hunter.modifications.filter(one => !cards.includes(one.card));
  hunter.equipment = hunter.equipment.map(card => (cards.includes(card) ? -1 : card));
}

/** ZD-R-148: equipment is equipped at once; what still lies in its arc leaves the game without its modifications (ZD-MOD-9). */
function receive(table: Table, seat: Seat, cards: readonly number[]): void {
  const hunter = writable(table.state.hunters[seat]!);
  for (const card of cards) {
    const sort = sortOfCard(card);
    if (sort === 'salvage') hunter.salvage = [...hunter.salvage, card];
    else if (sort === 'modification') holdModification(table, seat, card);
    else {
      const arc = arcIndex(equipmentCard(card).arc);
      for (const one of hunter.modifications) if (one.on === arc) fit(table, seat, one.card, -1, 'ZD-MOD-9');
      equip(table, seat, card, arc, 'ZD-R-148');
    }
  }
}

/** An offer is made to the partner. */
export function offerTrade(table: Table, trade: Trade, rule: ClauseId): void {
  table.tell({ type: 'trade-offered', rule, ...trade });
}

/** Nothing comes of it: it breaks the rules of trade, or the partner will not have it. */
export function dropTrade(table: Table, { seat, partner }: Trade, why: 'void' | 'refused', rule: ClauseId): void {
  table.tell({ type: `trade-${why}`, rule, seat, partner });
}
