/** Action cards: drawing, playing, discarding, scrapping, recovering, and the deck they make up. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import type { Table } from '../events.ts';
import { isCooperative } from '../questions.ts';

import { actionStream, type Within, without } from './shared.ts';

/** ZD-R-140: hands are secret, but open to all players in cooperative play. */
const whoSeesHand = (table: Table, seat: Seat): readonly Seat[] => (isCooperative(table.state) ? [...table.state.hunters.keys()] : [seat]);

/** Takes cards from the top of the draw pile into the hand, as far as they go. */
export function drawCards(table: Table, seat: Seat, n: number, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  const cards = hunter.draw.slice(0, n);
  if (cards.length === 0) return;
  hunter.draw = hunter.draw.slice(cards.length);
  hunter.hand = [...hunter.hand, ...cards];
  table.tell({ type: 'cards-drawn', rule, seat, n: cards.length, wanted: n, secret: { to: whoSeesHand(table, seat), facts: { cards } } });
}

/** Puts hand cards on the discard pile, the first named lowest. */
export function discardFromHand(table: Table, seat: Seat, cards: readonly number[], rule: ClauseId, within: Within = {}): void {
  if (cards.length === 0) return;
  const hunter = writable(table.state.hunters[seat]!);
  hunter.hand = without(hunter.hand, cards);
  hunter.discard = [...hunter.discard, ...cards];
  table.tell({ type: 'cards-discarded', rule, seat, cards, reveals: true, ...within });
}

/** The top card of the draw pile is lost to damage; it is seen then. */
export function discardFromPile(table: Table, seat: Seat, rule: ClauseId): number {
  const hunter = writable(table.state.hunters[seat]!);
  const card = hunter.draw[0]!;
  hunter.draw = hunter.draw.slice(1);
  hunter.discard = [...hunter.discard, card];
  table.tell({ type: 'pile-card-discarded', rule, seat, cards: [card], reveals: true, within: 'loss' });
  return card;
}

/** A played card leaves the hand and lies open until its effect is over. */
export function playCard(table: Table, seat: Seat, card: number, rule: ClauseId, within: Within = {}): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.hand = without(hunter.hand, [card]);
  table.tell({ type: 'card-played', rule, seat, card, reveals: true, ...within });
}

/** A played card is done with: it goes on its owner's discard pile. */
export function layOnDiscard(table: Table, seat: Seat, card: number, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.discard = [...hunter.discard, card];
  table.tell({ type: 'card-done', rule, seat, card });
}

export function returnToHand(table: Table, seat: Seat, card: number, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.hand = [...hunter.hand, card];
  table.tell({ type: 'card-returned', rule, seat, card });
}

export function scrapCards(table: Table, seat: Seat, cards: readonly number[], rule: ClauseId): void {
  if (cards.length === 0) return;
  const hunter = writable(table.state.hunters[seat]!);
  hunter.hand = without(hunter.hand, cards);
  hunter.discard = without(hunter.discard, cards);
  hunter.scrapped = [...hunter.scrapped, ...cards];
  table.tell({ type: 'cards-scrapped', rule, seat, cards, reveals: true });
}

/** Takes the latest scrapped cards back onto the discard pile. */
export function unscrapCards(table: Table, seat: Seat, n: number, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  const cards = hunter.scrapped.slice(-n);
  if (n <= 0 || cards.length === 0) return;
  hunter.scrapped = hunter.scrapped.slice(0, -cards.length);
  hunter.discard = [...hunter.discard, ...cards];
  table.tell({ type: 'cards-unscrapped', rule, seat, cards });
}

/** Shuffles the bottom cards of the discard pile into the draw pile. */
export function recoverCards(table: Table, seat: Seat, n: number, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  const cards = hunter.discard.slice(0, n);
  if (cards.length === 0) return;
  hunter.discard = hunter.discard.slice(cards.length);
  hunter.draw = table.chance.shuffle(actionStream(seat), [...hunter.draw, ...cards]);
  table.tell({ type: 'cards-recovered', rule, seat, cards });
}

export function shuffleDeck(table: Table, seat: Seat, rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.draw = table.chance.shuffle(actionStream(seat), hunter.draw);
  table.tell({ type: 'deck-shuffled', rule, seat, n: hunter.draw.length });
}

/** ZD-LVL-8, ZD-MERCH-14: a new action card comes into the deck. */
export function addToDeck(table: Table, seat: Seat, card: number): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.draw = [...hunter.draw, card];
}

/** ZD-MERCH-22, ZD-SCRAP-3: every action card of the hunter is in one pile again. */
export function gatherDeck(table: Table, seat: Seat): void {
  const hunter = table.state.hunters[seat]!;
  const { draw, hand, discard, scrapped } = hunter;
  set(hunter, { draw: [...draw, ...hand, ...discard, ...scrapped], hand: [], discard: [], scrapped: [] });
}

/** ZD-MERCH-15, ZD-MERCH-16: cards above the limit leave the deck and the game. */
export function trimDeck(table: Table, seat: Seat, cards: readonly number[], rule: ClauseId): void {
  const hunter = writable(table.state.hunters[seat]!);
  hunter.draw = without(hunter.draw, cards);
  removeFromGame(table, cards, rule, seat);
}

export function addStamina(table: Table, seat: Seat, n: number, rule: ClauseId): void {
  const state = writable(table.state);
  const hunter = writable(state.hunters[seat]!);
  hunter.draw = [...hunter.draw, ...state.stamina.slice(0, n)];
  state.stamina = state.stamina.slice(n);
  table.tell({ type: 'stamina-added', rule, seat, n });
}

export function removeFromGame(table: Table, cards: readonly number[], rule: ClauseId, seat: Seat): void {
  if (cards.length === 0) return;
  writable(table.state).removed = [...table.state.removed, ...cards];
  table.tell({ type: 'cards-removed', rule, seat, cards });
}
