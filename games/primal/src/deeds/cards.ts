/** Cards of hunters: hands, decks, sequences, discards. What a deck does once it is empty is in rules/decks.ts. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { actionCard, burdenCard } from '../content/box.ts';
import { COLOURS, type Keyword } from '../content/kinds.ts';
import type { WordName } from '../content/words/index.ts';
import type { DiscardedFor, MilledFor, Table, Told } from '../events.ts';
import type { HunterState, Stream } from '../state.ts';
import { isFor } from '../texts-in-force.ts';

const hunterOf = ({ state }: Table, seat: Seat): HunterState => state.hunters[seat]!;
export const deckStream = (seat: Seat): Stream => `deck-${seat}` as Stream;
const without = (cards: readonly number[], gone: readonly number[]): number[] => cards.filter(card => !gone.includes(card));

/** From the top; at most what is there. With closed hands only the owner is told which (PA-R-30). */
export function draw(table: Table, seat: Seat, n: number, why: Told<'drew'>['why'], rule: ClauseId): void {
  const hunter = writable(hunterOf(table, seat));
  const cards = hunter.deck.slice(0, n);
  hunter.deck = hunter.deck.slice(cards.length);
  hunter.seen = hunter.seen.slice(cards.length);
  hunter.hand = [...hunter.hand, ...cards];
  const told = { type: 'drew', rule, seat, n: cards.length, why, reveals: true } as const;
  table.tell(table.state.isClosed ? { ...told, secret: { to: [seat], facts: { cards } } } : { ...told, cards });
}

/** From the hand to the discard pile, in this order. */
function throwDown(hunter: HunterState, cards: readonly number[]): void {
  set(hunter, { hand: without(hunter.hand, cards), discard: [...hunter.discard, ...cards] });
}
export function discard(table: Table, seat: Seat, cards: readonly number[], why: DiscardedFor, rule: ClauseId): void {
  if (cards.length === 0) return;
  throwDown(hunterOf(table, seat), cards);
  table.tell({ type: 'discarded', rule, seat, cards, for: why, reveals: table.state.isClosed });
}
export function payWithCards(table: Table, seat: Seat, cards: readonly number[], tokens: number, cost: number, what: number): void {
  const hunter = writable(hunterOf(table, seat));
  throwDown(hunter, cards);
  hunter.stamina -= tokens;
  table.tell({ type: 'paid', rule: 'PA-STAM-1', seat, cards, tokens, cost, for: what, reveals: table.state.isClosed });
}

const MILLED: Readonly<Record<MilledFor, ClauseId>> = {
  text: 'PA-DECK-3',
  volley: 'PA-KW-VOLLEY-1',
  fire: 'PA-TERR-26',
  ride: 'PA-TERR-13',
};
/** From the top of the deck to the discard pile. */
export function mill(table: Table, seat: Seat, n: number, why: MilledFor): readonly number[] {
  const hunter = writable(hunterOf(table, seat));
  const cards = hunter.deck.slice(0, n);
  hunter.deck = hunter.deck.slice(n);
  hunter.seen = hunter.seen.slice(n);
  hunter.discard = [...hunter.discard, ...cards];
  table.tell({ type: 'milled', rule: MILLED[why], seat, cards, for: why, reveals: true });
  return cards;
}
export function exile(table: Table, seat: Seat, n: number): void {
  const hunter = writable(hunterOf(table, seat));
  const cards = hunter.deck.slice(0, n);
  hunter.deck = hunter.deck.slice(n);
  hunter.seen = hunter.seen.slice(n);
  hunter.exile = [...hunter.exile, ...cards];
  table.tell({ type: 'exiled', rule: 'PA-DECK-10', seat, cards, reveals: true });
}

/** The discard pile becomes the deck. */
export function reshuffle(table: Table, seat: Seat, rule: ClauseId): void {
  const hunter = writable(hunterOf(table, seat));
  hunter.deck = table.chance.shuffle(deckStream(seat), [...hunter.deck, ...hunter.discard]);
  hunter.discard = [];
  hunter.seen = [];
  hunter.isOut = false;
  table.tell({ type: 'deck-shuffled', rule, seat, n: hunter.deck.length });
}
/** PA-DECK-5: it is shuffled once there is something to shuffle. */
export function runOut(table: Table, seat: Seat): void {
  writable(hunterOf(table, seat)).isOut = true;
}

/** PA-PLAY-6, PA-PLAY-7: at the end of the sequence. What waited for such a card is used up. */
export function play(table: Table, seat: Seat, card: number, keywords: readonly Keyword[]): void {
  const hunter = writable(hunterOf(table, seat));
  const { colour } = actionCard(card);
  hunter.hand = without(hunter.hand, [card]);
  hunter.sequence = [...hunter.sequence, card];
  if (keywords.includes('stealth')) hunter.stealthy = [...hunter.stealthy, card];
  hunter.waiting = hunter.waiting.filter(one => !isFor(one.colour, colour) || (one.what === 'damage' && colour !== 'red'));
  table.tell({ type: 'card-played', rule: 'PA-PLAY-6', seat, card, place: hunter.sequence.length, reveals: table.state.isClosed });
}
/** PA-EOT-1: in the order played. */
export function discardSequence(table: Table, seat: Seat): void {
  const hunter = hunterOf(table, seat);
  const { sequence: cards } = hunter;
  set(hunter, { sequence: [], stealthy: [], disrupted: [], discard: [...hunter.discard, ...cards] });
  if (cards.length > 0) table.tell({ type: 'sequence-discarded', rule: 'PA-EOT-1', seat, cards });
}

export function takeBack(table: Table, seat: Seat, card: number, to: 'hand' | 'top' | 'bottom'): void {
  const hunter = writable(hunterOf(table, seat));
  hunter.discard = without(hunter.discard, [card]);
  if (to === 'hand') hunter.hand = [...hunter.hand, card];
  else hunter.deck = to === 'top' ? [card, ...hunter.deck] : [...hunter.deck, card];
  if (to === 'top') hunter.seen = [card, ...hunter.seen];
  else if (to === 'bottom' && hunter.seen.length === hunter.deck.length - 1) hunter.seen = [...hunter.seen, card];
  table.tell({ type: 'taken-back', rule: 'PA-PLAY-8', seat, card, to });
}
/** Everybody sees the top of a deck, in the order in which it lies now. What was seen below it lies there still. */
export function seeTop(table: Table, seat: Seat, cards: readonly number[]): void {
  const hunter = writable(hunterOf(table, seat));
  hunter.deck = [...cards, ...without(hunter.deck, cards)];
  hunter.seen = [...cards, ...hunter.seen.slice(cards.length)];
  table.tell({ type: 'top-seen', rule: 'PA-PLAY-8', seat, cards, reveals: true });
}
export function showCards(table: Table, seat: Seat, cards: readonly number[], type: 'cards-shown' | 'attacks-shown', rule: ClauseId): void {
  table.tell({ type, rule, seat, cards, reveals: table.state.isClosed });
}

/** A card from the supply: a wound, or what a monster slips in. None is left once all are out. */
export function giveBurden(table: Table, seat: Seat, kind: string, to: 'discard' | 'hand' | 'sequence', rule: ClauseId): void {
  const state = writable(table.state);
  const card = state.burdens.find(one => burdenCard(one).kind === kind);
  if (card === undefined) return;
  const hunter = writable(hunterOf(table, seat));
  state.burdens = without(state.burdens, [card]);
  hunter[to] = [...hunter[to], card];
  table.tell({ type: 'burden-given', rule, seat, card, to });
}

export function assist(table: Table, seat: Seat, card: number, whom: Seat): void {
  const hunter = writable(hunterOf(table, seat));
  hunter.hasAssisted = true;
  throwDown(hunter, [card]);
  table.tell({ type: 'assisted', rule: 'PA-KW-ASSIST-1', seat, card, whom, reveals: table.state.isClosed });
}
export function taunt(table: Table, seat: Seat, card: number, whom: Seat): void {
  const hunter = writable(hunterOf(table, seat));
  hunter.hasTaunted = true;
  throwDown(hunter, [card]);
  table.tell({ type: 'taunted', rule: 'PA-KW-TAUNT-1', seat, card, whom, reveals: table.state.isClosed });
}
export function showResilience(table: Table, seat: Seat, card: number): void {
  const hunter = writable(hunterOf(table, seat));
  hunter.usedThisRound = [...hunter.usedThisRound, resilienceCode(card)];
  table.tell({ type: 'resilience-shown', rule: 'PA-KW-RESIL-1', seat, card, reveals: table.state.isClosed });
}
/** PA-KW-RESIL-2: as a use of its own, beside those of its abilities. */
export const resilienceCode = (card: number): number => card * 10 + 9;

export function recycle(table: Table, seat: Seat, cards: readonly number[]): void {
  throwDown(hunterOf(table, seat), cards);
  table.tell({ type: 'recycled', rule: 'PA-KW-RECYCLE-1', seat, cards, reveals: table.state.isClosed });
}
export function showVolley({ tell }: Table, seat: Seat, cards: readonly number[], offensive: number): void {
  tell({ type: 'volleyed', rule: 'PA-KW-VOLLEY-1', seat, cards, offensive });
}
export function goBerserk(table: Table, seat: Seat): void {
  writable(hunterOf(table, seat)).isBerserk = true;
  table.tell({ type: 'went-berserk', rule: 'PA-KW-BERS-1', seat });
}

export function wait(table: Table, seat: Seat, what: 'cost' | 'damage' | 'keyword', by: number, colour: number, keyword = ''): void {
  const hunter = writable(hunterOf(table, seat));
  hunter.waiting = [...hunter.waiting, { what, by, colour, keyword }];
  table.tell({ type: 'wait-added', rule: 'PA-EOT-9', seat, what, by, colour, keyword });
}
export function lengthen(table: Table, seat: Seat, by: number): void {
  writable(hunterOf(table, seat)).longer += by;
  table.tell({ type: 'sequence-longer', rule: 'PA-TERR-4', seat, by });
}
export function layDisruption(table: Table, seat: Seat, cards: readonly number[]): void {
  writable(hunterOf(table, seat)).disrupted = cards;
  if (cards.length > 0) table.tell({ type: 'dust-disrupts', rule: 'PA-TERR-30', seat, cards });
}
export interface Use {
  readonly card: number;
  readonly index: number;
  /** Under what, and with whom it is noted: some texts stand on no card, and are nobody's. */
  readonly code: number;
  readonly keeper: Seat;
}
/** Which was used first is told by nothing: orders that differ in nothing else come to the same. */
const marked = (used: readonly number[], code: number): number[] => [...used, code].toSorted((a, b) => a - b);

export function use(
  table: Table,
  seat: Seat,
  { card, index: ability, code, keeper }: Use,
  once: 'turn' | 'round' | 'fight' | undefined,
  rule: ClauseId,
): void {
  const hunter = writable(hunterOf(table, keeper));
  if (once === 'turn') hunter.usedThisTurn = marked(hunter.usedThisTurn, code);
  else if (once === 'round') hunter.usedThisRound = marked(hunter.usedThisRound, code);
  else if (once === 'fight') hunter.usedThisFight = marked(hunter.usedThisFight, code);
  table.tell({ type: 'ability-used', rule, seat, card, ability });
}
export const colourIndex = (colour: (typeof COLOURS)[number] | undefined): number => (colour ? COLOURS.indexOf(colour) : -1);

export function speak({ tell }: Table, seat: Seat, card: number, word: WordName): void {
  tell({ type: 'word', rule: 'PA-PLAY-8', seat, card, word });
}
