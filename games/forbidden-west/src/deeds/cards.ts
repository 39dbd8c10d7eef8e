/** What happens to action cards and injuries: decks, hands, discard piles. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { sortOf } from '../content/box.ts';
import type { Table } from '../events.ts';
import type { Stream } from '../state.ts';

export const deckStream = (seat: Seat): Stream => `deck-${seat}` as Stream;
const without = (cards: readonly number[], gone: readonly number[]): number[] => cards.filter(card => !gone.includes(card));

/** FW-DRAW-2, FW-DRAW-3, FW-ENC-7: what the deck has, never the discard pile. */
export function drawCards({ state, tell }: Table, seat: Seat, n: number, rule: ClauseId): readonly number[] {
  const marshal = writable(state.party.marshals[seat]!);
  const cards = marshal.deck.slice(0, n);
  if (cards.length === 0) return cards;
  marshal.deck = marshal.deck.slice(cards.length);
  marshal.hand = [...marshal.hand, ...cards];
  tell({ type: 'cards-drawn', rule, seat, cards, reveals: true });
  return cards;
}

/** FW-DECK-11, FW-SPEC-4: to the discard pile, a special card to the box. */
export function discardCard({ state, tell }: Table, seat: Seat, card: number, rule: ClauseId, within?: string): void {
  const marshal = writable(state.party.marshals[seat]!);
  marshal.hand = without(marshal.hand, [card]);
  if (sortOf(card) === 'special') {
    writable(state.party).inactive = [...state.party.inactive, card];
    tell({ type: 'special-boxed', rule: 'FW-SPEC-4', seat, card });
    return;
  }
  marshal.discard = [...marshal.discard, card];
  tell({ type: 'card-discarded', rule, seat, card, ...(within === undefined ? {} : { within }) });
}

export function playCard({ state, tell }: Table, seat: Seat, card: number, section: number, rule: ClauseId): void {
  const marshal = writable(state.party.marshals[seat]!);
  marshal.hand = without(marshal.hand, [card]);
  if (sortOf(card) === 'special') writable(state.party).inactive = [...state.party.inactive, card];
  else marshal.discard = [...marshal.discard, card];
  tell({ type: 'card-played', rule, seat, card, section });
}

export function takeBack({ state, tell }: Table, seat: Seat, cards: readonly number[], rule: ClauseId): void {
  const marshal = writable(state.party.marshals[seat]!);
  marshal.discard = without(marshal.discard, cards);
  marshal.hand = [...marshal.hand, ...cards];
  tell({ type: 'cards-taken-back', rule, seat, cards });
}

export function takeFromDeck({ state, chance, tell }: Table, seat: Seat, card: number, rule: ClauseId): void {
  const marshal = writable(state.party.marshals[seat]!);
  marshal.deck = chance.shuffle(deckStream(seat), without(marshal.deck, [card]));
  marshal.hand = [...marshal.hand, card];
  tell({ type: 'cards-drawn', rule, seat, cards: [card], reveals: true });
}

export function discardTop({ state, tell }: Table, seat: Seat, n: number, rule: ClauseId): void {
  const marshal = writable(state.party.marshals[seat]!);
  const cards = marshal.deck.slice(0, n);
  if (cards.length === 0) return;
  marshal.deck = marshal.deck.slice(cards.length);
  marshal.discard = [...marshal.discard, ...cards];
  tell({ type: 'top-discarded', rule, seat, cards, reveals: true });
}

/** FW-ITEM-4, FW-ITEM-5, FW-REC-1, FW-R-74: cards of the discard pile at random, injuries too. */
export function recoverCards(
  { state, chance, tell }: Table,
  seat: Seat,
  most: number,
  how: 'supply' | 'entry' | 'card',
  rule: ClauseId,
): void {
  const marshal = writable(state.party.marshals[seat]!);
  const cards = chance.shuffle(deckStream(seat), marshal.discard).slice(0, most);
  if (cards.length === 0) return;
  marshal.discard = without(marshal.discard, cards);
  marshal.deck = chance.shuffle(deckStream(seat), [...marshal.deck, ...cards]);
  tell({ type: 'cards-recovered', rule, seat, n: cards.length, how, reveals: true });
}

/** FW-HP-5, FW-INJ-1, FW-R-54. */
export function takeInjury({ state, chance, tell }: Table, seat: Seat, rule: ClauseId): void {
  const party = writable(state.party);
  if (party.injuries.length === 0) return;
  const card = party.injuries[chance.below('injuries', party.injuries.length)]!;
  const marshal = writable(party.marshals[seat]!);
  party.injuries = without(party.injuries, [card]);
  marshal.deck = chance.shuffle(deckStream(seat), [...marshal.deck, card]);
  tell({ type: 'injury-taken', rule, seat, card, reveals: true });
}

/** FW-INJ-3, FW-R-54: back among the injuries, wherever it lay. */
export function removeInjury({ state, chance, tell }: Table, seat: Seat, card: number, rule: ClauseId): void {
  const party = writable(state.party);
  const marshal = writable(party.marshals[seat]!);
  marshal.deck = without(marshal.deck, [card]);
  marshal.discard = without(marshal.discard, [card]);
  marshal.hand = without(marshal.hand, [card]);
  party.injuries = chance.shuffle('injuries', [...party.injuries, card]);
  tell({ type: 'injury-removed', rule, seat, card, reveals: true });
}

export function strikeInjury({ tell }: Table, seat: Seat, card: number): void {
  tell({ type: 'injury-strikes', rule: 'FW-INJ-4', seat, card });
}

/** FW-INJ-6. */
export function shakeOff({ state, tell }: Table, seat: Seat, card: number): void {
  const marshal = writable(state.party.marshals[seat]!);
  marshal.hand = without(marshal.hand, [card]);
  marshal.discard = [...marshal.discard, card];
  tell({ type: 'injury-shaken-off', rule: 'FW-INJ-6', seat, card });
}

/** FW-R-14, FW-R-15: the moment an encounter is over. */
export function returnHands({ state, chance }: Table): void {
  const party = writable(state.party);
  for (const [seat, marshal] of party.marshals.entries()) {
    const specials = marshal.hand.filter(card => sortOf(card) === 'special');
    const deck = chance.shuffle(deckStream(seat), [...marshal.deck, ...without(marshal.hand, specials)]);
    set(marshal, { deck, hand: [] });
    party.inactive = [...party.inactive, ...specials];
  }
}
