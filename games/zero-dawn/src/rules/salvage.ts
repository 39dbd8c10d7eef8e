/**
 * Salvage: drawing, fate cards, named resources. Clauses ZD-SALV-1..6, rulings ZD-R-122..125, ZD-R-163.
 * Spending it at a merchant is in payment.ts, for an effect in costs.ts.
 */

import type { ClauseId, Rule, Seat } from '@quarry/kernel';
import { salvageCard } from '../content/box.ts';
import type { Resource } from '../content/kinds.ts';
import { fetchSalvage, showFate, shuffleBack, takeSalvage, takeTopOfSalvage } from '../deeds.ts';
import { resolveEffects } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import { findResource } from '../questions.ts';

/** Draws from the salvage deck, one card after the other; each fate card counts as one of them (ZD-R-122). */
export function* drawSalvage(table: Table, seat: Seat, n: number, rule: ClauseId): Rule {
  for (let drawn = 0; drawn < n; drawn++) {
    const card = takeTopOfSalvage(table);
    if (card < 0) return;
    if (salvageCard(card).kind === 'fate') yield* fate(table, seat, card);
    else takeSalvage(table, seat, card, rule);
  }
}

/** ZD-SALV-6: resolved fully at once, then shuffled back. */
function* fate(table: Table, seat: Seat, no: number): Rule {
  const card = salvageCard(no);
  showFate(table, seat, no, 'ZD-SALV-6');
  if (card.kind === 'fate') yield* resolveEffects(table, { seat, source: no, enemy: null, attack: null, evade: null }, card.effects);
  shuffleBack(table, no);
}

/** Fetches named resources from the deck, or from its discards, and shuffles the deck. */
export function fetchResource(table: Table, seat: Seat, resource: Resource, n: number, rule: ClauseId): void {
  const { state } = table;
  for (let fetched = 0; fetched < n; fetched++) {
    const card = findResource(state.salvagePile, resource) ?? findResource(state.salvageDiscard, resource);
    if (card === undefined) return;
    fetchSalvage(table, seat, card, rule);
  }
}
