/**
 * Salvage: drawing, fate cards, named resources. Clauses ZD-SALV-1..6, rulings ZD-R-122..125, ZD-R-163.
 * Spending it at a merchant is in payment.ts, for an effect in costs.ts.
 */
import type { ClauseId, Rule, Seat } from '@quarry/kernel';
import { salvageCard } from '../content/box.ts';
import type { Resource } from '../content/types.ts';
import { takeSalvage } from '../deeds.ts';
import { resolveEffects } from '../effects/vocabulary.ts';
import type { Table } from '../state.ts';

/** Draws from the salvage deck, one card after the other; each fate card counts as one of them (ZD-R-122). */
export function* drawSalvage(table: Table, seat: Seat, n: number, rule: ClauseId): Rule {
  for (let drawn = 0; drawn < n; drawn++) {
    const card = topOfSalvage(table);
    if (card < 0) return;
    if (salvageCard(card).kind === 'fate') yield* fate(table, seat, card);
    else takeSalvage(table, seat, card, rule);
  }
}

/** ZD-R-124: an empty deck is made anew from the discards; -1 if there are none either. */
function topOfSalvage(table: Table): number {
  const { state } = table;
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

/** ZD-SALV-6: resolved fully at once, then shuffled back. */
function* fate(table: Table, seat: Seat, no: number): Rule {
  const card = salvageCard(no);
  table.tell({ type: 'fate-drawn', rule: 'ZD-SALV-6', seat, card: no, reveals: true });
  if (card.kind === 'fate') yield* resolveEffects(table, { seat, source: no, enemy: null, attack: null, evade: null }, card.effects);
  table.state.salvagePile = table.chance.shuffle('salvage', [...table.state.salvagePile, no]);
}

/** Which of several equal cards is found must tell nothing of the order they lie in: the first printed one. */
export function findResource(cards: readonly number[], resource: Resource): number | undefined {
  return cards
    .filter(no => {
      const card = salvageCard(no);
      return card.kind === 'resource' && card.resource === resource;
    })
    .toSorted((a, b) => a - b)[0];
}

/** Fetches named resources from the deck, or from its discards, and shuffles the deck. */
export function fetchResource(table: Table, seat: Seat, resource: Resource, n: number, rule: ClauseId): void {
  const { state } = table;
  for (let fetched = 0; fetched < n; fetched++) {
    const inPile = findResource(state.salvagePile, resource);
    const card = inPile ?? findResource(state.salvageDiscard, resource);
    if (card === undefined) return;
    if (inPile === undefined) state.salvageDiscard = state.salvageDiscard.filter(no => no !== card);
    else
      state.salvagePile = table.chance.shuffle(
        'salvage',
        state.salvagePile.filter(no => no !== card),
      );
    takeSalvage(table, seat, card, rule);
  }
}
