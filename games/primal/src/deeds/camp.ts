/** What hunters do with their belongings between hunts: forge, herbalist, skills, gear, deck, potions, trades. PA-FORGE-*, PA-HERB-*, PA-SKILL-*, PA-CAMP-6. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { basicPiece, isBasic, type Piece, pieceOf } from '../campaign/builds.ts';
import { amountIn, codeOf, type Payment, paymentOf, withMore, without } from '../campaign/payments.ts';
import { sortOf } from '../content/box.ts';
import { BRANCHES, type Branch, type Resource } from '../content/kinds.ts';
import type { Table } from '../events.ts';
import type { Belongings, Desk, Offer } from '../state.ts';

const ownOf = ({ state }: Table, seat: Seat): Belongings => state.belongings[seat]!;
const deskOf = ({ state }: Table, seat: Seat): Desk => state.desks[seat]!;

export const freshDesk = (): Desk => ({ page: 'camp', making: -1, from: -1, paid: [], isReady: false, secondThoughts: 0 });

export function turnPage(table: Table, seat: Seat, page: Desk['page'], making = -1, from = -1): void {
  set(deskOf(table, seat), { page, making, from, paid: [] });
  table.tell({ type: 'page-turned', rule: 'PA-CAMP-6', seat, page, making });
}

// Resources

export function gainResources(table: Table, seat: Seat, resources: readonly Resource[], rule: ClauseId): void {
  if (resources.length === 0) return;
  const own = writable(ownOf(table, seat));
  own.resources = withMore(own.resources, resources);
  table.tell({ type: 'resources-gained', rule, seat, resources });
}
function spend(table: Table, seat: Seat, resources: readonly Resource[], rule: ClauseId): void {
  if (resources.length === 0) return;
  const own = writable(ownOf(table, seat));
  own.resources = without(own.resources, resources);
  table.tell({ type: 'resources-paid', rule, seat, resources });
  dropStaleOffers(table);
}

// The forge

/** One part of the price is settled; it is spent when all are. */
export function choosePayment(table: Table, seat: Seat, payment: Payment): void {
  const desk = writable(deskOf(table, seat));
  desk.paid = [...desk.paid, codeOf(payment)];
  const pieces = payment.piece >= 0 ? [payment.piece] : [];
  table.tell({ type: 'payment-chosen', rule: 'PA-FORGE-5', seat, making: desk.making, resources: payment.resources, pieces });
}
/** PA-FORGE-3 to PA-FORGE-6. A piece that grows out of one that is worn is worn in its place. */
export function make(table: Table, seat: Seat, card: number, from: number, payments: readonly Payment[]): void {
  const own = writable(ownOf(table, seat));
  const rule = from < 0 ? 'PA-FORGE-3' : 'PA-FORGE-4';
  spend(
    table,
    seat,
    payments.flatMap(one => one.resources),
    rule,
  );
  for (const { piece } of payments) if (piece >= 0) giveUp(table, seat, piece);
  own.owned = [...own.owned.filter(one => one !== from), card];
  if (from >= 0 && own[pieceOf(from)] === from) own[pieceOf(from)] = card;
  table.tell({ type: 'gear-made', rule, seat, card, from });
  turnPage(table, seat, 'forge');
}
/** Whatever was worn and is gone gives way to the basic piece. */
function giveUp(table: Table, seat: Seat, card: number): void {
  const own = writable(ownOf(table, seat));
  own.owned = own.owned.filter(one => one !== card);
  const piece = pieceOf(card);
  if (own[piece] === card) own[piece] = basicPiece(table.state.hunters[seat]!.id, piece);
  table.tell({ type: 'gear-given-up', rule: 'PA-FORGE-5', seat, card });
}

// Herbs and skills

export function brew(table: Table, seat: Seat, card: number, plants: readonly Resource[]): void {
  const own = writable(ownOf(table, seat));
  spend(table, seat, plants, 'PA-HERB-1');
  own.potions = [...own.potions, card];
  table.tell({ type: 'potion-brewed', rule: 'PA-HERB-1', seat, card });
}
export function learnStep(table: Table, seat: Seat, branch: Branch): void {
  const own = writable(ownOf(table, seat));
  const at = BRANCHES.indexOf(branch);
  own.upgrades -= 1;
  own.steps = own.steps.map((n, i) => (i === at ? n + 1 : n));
  table.tell({ type: 'step-learned', rule: 'PA-SKILL-1', seat, branch, step: own.steps[at]! });
}

// Gear, deck, potions

export function wear(table: Table, seat: Seat, card: number): void {
  writable(ownOf(table, seat))[pieceOf(card)] = card;
  table.tell({ type: 'gear-worn', rule: 'PA-SET-3', seat, card });
}
export function takeOff(table: Table, seat: Seat, piece: Piece): void {
  const own = writable(ownOf(table, seat));
  const card = own[piece];
  own[piece] = basicPiece(table.state.hunters[seat]!.id, piece);
  table.tell({ type: 'gear-taken-off', rule: 'PA-SET-3', seat, card });
}
export function chooseMastery(table: Table, seat: Seat, card: number): void {
  writable(ownOf(table, seat)).mastery = card;
  table.tell({ type: 'mastery-chosen', rule: 'PA-DB-9', seat, card });
}
export function changeDeck(table: Table, seat: Seat, deck: readonly number[]): void {
  const own = writable(ownOf(table, seat));
  const added = deck.filter(card => !own.deck.includes(card));
  const removed = own.deck.filter(card => !deck.includes(card));
  own.deck = [...deck];
  table.tell({ type: 'deck-changed', rule: 'PA-DB-1', seat, added, removed });
}
export function changeLoadout(table: Table, seat: Seat, cards: readonly number[]): void {
  writable(ownOf(table, seat)).loadout = [...cards];
  table.tell({ type: 'loadout-changed', rule: 'PA-SET-3', seat, cards });
}

// Trades

const isOffered = ({ from, to }: Offer, other: Offer): boolean => from === other.from && to === other.to;
export function offerTrade({ state, tell }: Table, offer: Offer): void {
  writable(state).offers = [...state.offers, offer];
  const { from: seat, to, give, take } = offer;
  tell({ type: 'trade-offered', rule: 'PA-FORGE-8', seat, to, give, take });
}
export function dropOffer({ state, tell }: Table, offer: Offer, isRefused: boolean): void {
  writable(state).offers = state.offers.filter(one => !isOffered(one, offer));
  tell({ type: 'trade-off', rule: 'PA-FORGE-8', seat: offer.from, to: offer.to, isRefused });
}
/** PA-FORGE-8: one for one. */
export function trade(table: Table, offer: Offer): void {
  const { state, tell } = table;
  const { from: seat, to, give, take } = offer;
  writable(state).offers = state.offers.filter(one => !isOffered(one, offer));
  const [giver, taker] = [writable(ownOf(table, seat)), writable(ownOf(table, to))];
  giver.resources = withMore(without(giver.resources, [give]), [take]);
  taker.resources = withMore(without(taker.resources, [take]), [give]);
  tell({ type: 'trade-made', rule: 'PA-FORGE-8', seat, to, give, take });
  dropStaleOffers(table);
  for (const one of [seat, to]) tearUpBill(table, one);
}
/** What has been spent in the meantime cannot be traded. */
function dropStaleOffers(table: Table): void {
  const has = (seat: Seat, resource: Resource): boolean => amountIn(ownOf(table, seat).resources, resource) > 0;
  for (const offer of table.state.offers) if (!has(offer.from, offer.give) || !has(offer.to, offer.take)) dropOffer(table, offer, false);
}

/** What was set down for a piece and has been traded away since does not pay for it. */
function tearUpBill(table: Table, seat: Seat): void {
  const setDown = deskOf(table, seat).paid.flatMap(code => paymentOf(code).resources);
  if (without(ownOf(table, seat).resources, setDown).some(n => n < 0)) turnPage(table, seat, 'forge');
}

// Ready

export function beReady(table: Table, seat: Seat): void {
  set(deskOf(table, seat), { page: 'camp', making: -1, from: -1, paid: [], isReady: true });
  table.tell({ type: 'ready', rule: 'PA-CAMP-7', seat, isReady: true });
}
export function thinkAgain(table: Table, seat: Seat): void {
  const desk = writable(deskOf(table, seat));
  desk.isReady = false;
  desk.secondThoughts += 1;
  table.tell({ type: 'ready', rule: 'PA-CAMP-6', seat, isReady: false });
}
export function breakCamp({ state }: Table): void {
  set(state, { offers: [], desks: state.desks.map(freshDesk), step: 'open-hunt' });
}

/** PA-CAMP-11: pieces are owned, potions held. */
export function assign(table: Table, seat: Seat, card: number): void {
  const { state, tell } = table;
  const own = writable(ownOf(table, seat));
  const { unassigned } = state.campaign;
  const at = unassigned.indexOf(card);
  writable(state.campaign).unassigned = unassigned.filter((_, i) => i !== at);
  if (sortOf(card) === 'potion') own.potions = [...own.potions, card];
  else if (!isBasic(card)) own.owned = [...own.owned, card];
  tell({ type: 'card-assigned', rule: 'PA-CAMP-11', seat, card });
}
/** Everybody has it already. */
export function setAside({ state }: Table, card: number): void {
  writable(state.campaign).unassigned = state.campaign.unassigned.filter(one => one !== card);
}
