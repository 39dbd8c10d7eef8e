/** Merchants, and goods that change hands. What somebody gives the other one has: nothing is made here, and nothing is lost. */
import { set, writable } from '@quarry/kernel/deeds';
import { merchantCard, thing } from '../content/box.ts';
import { AMMUNITION, type Ammunition, CUBES, type Cube, type MerchantId, RESOURCES, type Resource } from '../content/kinds.ts';
import type { Table } from '../events.ts';
import { noTrade } from '../first-state/fresh.ts';
import type { Hex } from '../places.ts';
import { fullOf, goodsOf, minus, noGoods, plus } from '../questions.ts';
import type { CharacterState, MerchantState, Side, Who } from '../state.ts';
import { type Lot, putBack } from './goods.ts';

const merchantOf = ({ state }: Table, merchant: number): MerchantState => state.merchants[merchant]!;
const characterOf = ({ state }: Table, who: Who): CharacterState => state.characters[who]!;

// Arrival

/** US-LAW-1, US-DEAL-1, US-DEAL-2: his place in the list. */
export function placeMerchant({ state, tell }: Table, id: MerchantId, hex: Hex, stock: Omit<Lot, 'ammunition'>): void {
  const { water, goods, cards } = stock;
  const merchant = state.merchants.length;
  const items = cards.map(card => ({ card, n: fullOf(thing(card)), isFlipped: false }));
  const calm = { damage: 0, isTapped: false, fights: [], foes: [], closedTo: [], hasSwapped: false };
  writable(state).merchants = [...state.merchants, { id, hex, water, goods, items, ...calm }];
  if (id !== 'lawrence') tell({ type: 'dealer-arrived', rule: 'US-DEAL-1', merchant, hex, reveals: true });
  const rule = id === 'lawrence' ? 'US-LAW-1' : 'US-DEAL-2';
  tell({ type: 'merchant-stocked', rule, merchant, water, goods, cards, reveals: true });
}

// Dealing

/** US-MERCH-1. */
export function beginDealing(table: Table, who: Who, merchant: number): void {
  const { state, tell } = table;
  set(state, { dealing: merchant, step: 'deal' });
  writable(merchantOf(table, merchant)).hasSwapped = false;
  tell({ type: 'dealing-begun', rule: 'US-MERCH-1', who, merchant });
}
export function closeDealing({ state, tell }: Table, who: Who): void {
  const merchant = state.dealing;
  writable(state).dealing = -1;
  tell({ type: 'dealing-over', rule: 'US-MERCH-1', who, merchant });
}

interface Money {
  readonly water: number;
  readonly goods: readonly number[];
}
/** What was asked, and without the trait of a merchant; what was paid, and what came back. */
export interface Payment {
  readonly price: number;
  readonly full: number;
  readonly paid: Money;
  readonly back: Money;
}
/** US-MERCH-8, US-R-73: all that he is paid joins his stock. */
function settlePayment(table: Table, who: Who, merchant: number, { paid, back, price, full }: Payment) {
  const character = writable(characterOf(table, who));
  const trader = writable(merchantOf(table, merchant));
  character.water += back.water - paid.water;
  character.goods = minus(plus(character.goods, back.goods), paid.goods);
  trader.water += paid.water - back.water;
  trader.goods = minus(plus(trader.goods, paid.goods), back.goods);
  return { price, full, water: paid.water, goods: paid.goods, changeWater: back.water, change: back.goods };
}
/** US-MERCH-2, US-AMMO-8, US-R-119: fresh, and fully loaded. */
export function buyCard(table: Table, who: Who, merchant: number, card: number, payment: Payment): void {
  const trader = writable(merchantOf(table, merchant));
  trader.items = trader.items.filter(one => one.card !== card);
  const n = fullOf(thing(card));
  const character = writable(characterOf(table, who));
  character.items = [...character.items, { card, n, isFlipped: false }];
  const told = settlePayment(table, who, merchant, payment);
  table.tell({ type: 'bought', rule: 'US-MERCH-2', who, merchant, what: 'card', id: card, ...told });
}
/** US-MERCH-3. */
export function buyCube(table: Table, who: Who, merchant: number, kind: Cube, payment: Payment): void {
  const character = writable(characterOf(table, who));
  const trader = writable(merchantOf(table, merchant));
  if (kind === 'water') {
    trader.water -= 1;
    character.water += 1;
  } else {
    trader.goods = minus(trader.goods, goodsOf(kind));
    character.goods = plus(character.goods, goodsOf(kind));
  }
  const told = settlePayment(table, who, merchant, payment);
  table.tell({ type: 'bought', rule: 'US-MERCH-3', who, merchant, what: 'cube', id: CUBES.indexOf(kind), ...told });
}
/** A cube that he has not got, out of the supply. */
export function swapFairly(table: Table, who: Who, merchant: number, kind: Resource, payment: Payment): void {
  const { state, tell } = table;
  writable(state).supply = minus(state.supply, goodsOf(kind));
  const character = writable(characterOf(table, who));
  character.goods = plus(character.goods, goodsOf(kind));
  writable(merchantOf(table, merchant)).hasSwapped = true;
  const told = settlePayment(table, who, merchant, payment);
  tell({ type: 'bought', rule: 'US-MERCH-3', who, merchant, what: 'cube', id: CUBES.indexOf(kind), ...told });
}
/** US-MERCH-5. */
export function buyAmmunition(table: Table, who: Who, merchant: number, kind: Ammunition, payment: Payment): void {
  const character = writable(characterOf(table, who));
  character.ammunition = character.ammunition.map((n, i) => (AMMUNITION[i] === kind ? n + 1 : n));
  const told = settlePayment(table, who, merchant, payment);
  table.tell({ type: 'bought', rule: 'US-MERCH-5', who, merchant, what: 'ammunition', id: AMMUNITION.indexOf(kind), ...told });
}
/** What a card is worth to a merchant, and how many tenths of its value that is. */
interface Worth {
  readonly value: number;
  readonly tenths: number;
}
/** US-MERCH-4, US-R-74: the card joins his offer as it is. */
export function sellCard(table: Table, who: Who, merchant: number, card: number, { value, tenths }: Worth, back: Money): void {
  const character = writable(characterOf(table, who));
  const item = character.items.find(one => one.card === card)!;
  character.items = character.items.filter(one => one !== item);
  const trader = writable(merchantOf(table, merchant));
  trader.items = [...trader.items, item];
  settlePayment(table, who, merchant, { price: 0, full: 0, paid: { water: 0, goods: noGoods() }, back });
  table.tell({ type: 'sold', rule: 'US-MERCH-4', who, card, merchant, value, tenths, water: back.water, goods: back.goods });
}
/** US-MERCH-6, US-R-75: its parts come from the supply, as far as that has them. */
export function breakUpCard(table: Table, who: Who, merchant: number, card: number, parts: readonly number[], payment: Payment): void {
  const { state, tell } = table;
  const character = writable(characterOf(table, who));
  character.items = character.items.filter(one => one.card !== card);
  character.goods = plus(character.goods, parts);
  writable(state).supply = minus(state.supply, parts);
  putBack(state, card);
  const told = settlePayment(table, who, merchant, payment);
  tell({ type: 'broken-up', rule: 'US-MERCH-6', who, card, merchant, parts, ...told });
}

// Theft, fights, robbery

/** US-STEAL-2. */
export function stealCube(table: Table, who: Who, merchant: number, kind: Resource): void {
  const trader = writable(merchantOf(table, merchant));
  const character = writable(characterOf(table, who));
  trader.goods = minus(trader.goods, goodsOf(kind));
  character.goods = plus(character.goods, goodsOf(kind));
  table.tell({ type: 'stole', rule: 'US-STEAL-2', who, merchant, kind });
}
export function failTheft(table: Table, who: Who, merchant: number): void {
  table.tell({ type: 'theft-failed', rule: 'US-STEAL-3', who, merchant });
}
export function tapMerchant(table: Table, merchant: number): void {
  writable(merchantOf(table, merchant)).isTapped = true;
}
/** Whoever hit him last is the last of those he fights: the spoils would be theirs (US-R-78). */
export function damageMerchant(table: Table, merchant: number, n: number, by: Who): void {
  const trader = writable(merchantOf(table, merchant));
  trader.damage += n;
  trader.fights = [...trader.fights.filter(who => who !== by), by];
  const left = Math.max(0, merchantCard(trader.id).fight!.hp - trader.damage);
  table.tell({ type: 'merchant-hurt', rule: 'US-ROB-1', merchant, n, left, by, within: 'US-COMBAT-9' });
}
/** US-R-78: an attack makes him fight the attacker for as long as that one stays; a failed theft for good (US-STEAL-4). */
export function angerMerchant(table: Table, merchant: number, who: Who, forGood: boolean): void {
  const trader = writable(merchantOf(table, merchant));
  if (forGood ? trader.foes.includes(who) : trader.fights.includes(who)) return;
  if (forGood) trader.foes = [...trader.foes, who];
  else trader.fights = [...trader.fights, who];
  table.tell({ type: 'merchant-angered', rule: forGood ? 'US-STEAL-4' : 'US-ROB-1', who, merchant });
}
/** US-ROB-3, US-ROB-4: whoever is gone is no longer fought and no longer dealt with; alone he heals. */
export function calmMerchant(table: Table, merchant: number, gone: readonly Who[], isAlone: boolean): void {
  const trader = writable(merchantOf(table, merchant));
  const isHealed = isAlone && trader.damage > 0;
  trader.fights = trader.fights.filter(who => !gone.includes(who));
  trader.closedTo = [...trader.closedTo, ...gone.filter(who => !trader.closedTo.includes(who))];
  if (isAlone) trader.damage = 0;
  if (gone.length > 0 || isHealed) table.tell({ type: 'merchant-calmed', rule: 'US-ROB-4', merchant, who: gone, isHealed });
}
/** A card of his that somebody is about to receive. What is on it. */
export function handOverCard(table: Table, merchant: number, card: number): number {
  const trader = writable(merchantOf(table, merchant));
  const { n } = trader.items.find(one => one.card === card)!;
  trader.items = trader.items.filter(one => one.card !== card);
  return n;
}
/** US-ROB-2: his goods to the robber, so much of his water (the rest stays in a camp only, US-R-14), his other cards to their decks; and he leaves the game. */
export function takeSpoils(table: Table, who: Who, merchant: number, cards: readonly number[], water: number): void {
  const { state, tell } = table;
  const { goods, hex, water: his } = merchantOf(table, merchant);
  const character = writable(characterOf(table, who));
  const tile = writable(state.tiles.find(one => one.hex === hex)!);
  character.goods = plus(character.goods, goods);
  character.water += water;
  if (tile.camp >= 0) tile.water += his - water;
  leave(table, merchant);
  tell({ type: 'merchant-robbed', rule: 'US-ROB-2', who, merchant, cards, water, goods });
}
/** The same, with nobody alive to take it: his goods lie where he stood. */
export function leaveSpoils(table: Table, who: Who, merchant: number): void {
  const { state, tell } = table;
  const { goods, hex } = merchantOf(table, merchant);
  const tile = writable(state.tiles.find(one => one.hex === hex)!);
  tile.goods = plus(tile.goods, goods);
  leave(table, merchant);
  tell({ type: 'merchant-robbed', rule: 'US-ROB-2', who, merchant, cards: [], water: 0, goods: noGoods() });
  tell({ type: 'goods-laid', rule: 'US-ROB-2', hex, goods, why: 'spoils' });
}
function leave(table: Table, merchant: number): void {
  const trader = merchantOf(table, merchant);
  for (const { card } of trader.items) putBack(table.state, card);
  set(trader, { hex: -1, water: 0, goods: noGoods(), items: [], damage: 0, fights: [] });
}

// Trade between characters

/** US-TRADE-1. */
export function beginTrade({ state, tell }: Table, who: Who, partner: Who): void {
  set(state, { trade: { ...noTrade(), from: who, to: partner }, step: 'trade' });
  tell({ type: 'trade-opened', rule: 'US-TRADE-1', who, with: partner });
}
export type Piece = Cube | Ammunition;
/** One piece or card more or less on the side of `of`. What was agreed to is no longer what lies there. */
export function changeOffer({ state, tell }: Table, who: Who, of: Who, what: Piece | 'card', card: number, by: 1 | -1): void {
  const trade = writable(state.trade);
  const side = writable(of === trade.from ? trade.give : trade.take);
  if (what === 'card') side.cards = by > 0 ? [...side.cards, card] : side.cards.filter(one => one !== card);
  else if (what === 'water') side.water += by;
  else if (what === 'cartridge' || what === 'arrow') side.ammunition = side.ammunition.map((n, i) => (AMMUNITION[i] === what ? n + by : n));
  else side.goods = side.goods.map((n, i) => (RESOURCES[i] === what ? n + by : n));
  trade.changes += 1;
  for (const one of [trade.give, trade.take]) writable(one).hasAgreed = false;
  tell({ type: 'offer-changed', rule: 'US-R-109', who, of, what, card, by });
}
/** US-TRADE-2. */
export function agreeToTrade({ state, tell }: Table, who: Who): void {
  const { trade } = state;
  writable(who === trade.from ? trade.give : trade.take).hasAgreed = true;
  tell({ type: 'agreed', rule: 'US-TRADE-2', who });
}
/** Both sides change hands; cards as they are (US-R-119). */
export function makeTrade(table: Table): void {
  const { state, tell } = table;
  const { from, to, give, take } = state.trade;
  hand(characterOf(table, from), characterOf(table, to), give);
  hand(characterOf(table, to), characterOf(table, from), take);
  writable(state).trade = noTrade();
  tell({
    type: 'trade-made',
    rule: 'US-TRADE-1',
    from,
    to,
    given: give.goods,
    givenWater: give.water,
    givenAmmunition: give.ammunition,
    givenCards: give.cards,
    taken: take.goods,
    takenWater: take.water,
    takenAmmunition: take.ammunition,
    takenCards: take.cards,
  });
}
function hand(from: CharacterState, to: CharacterState, { water, goods, ammunition, cards }: Side): void {
  const giver = writable(from);
  const taker = writable(to);
  giver.water -= water;
  taker.water += water;
  giver.goods = minus(giver.goods, goods);
  taker.goods = plus(taker.goods, goods);
  giver.ammunition = minus(giver.ammunition, ammunition);
  taker.ammunition = plus(taker.ammunition, ammunition);
  taker.items = [...taker.items, ...giver.items.filter(one => cards.includes(one.card))];
  giver.items = giver.items.filter(one => !cards.includes(one.card));
}
/** US-R-109: nothing has changed hands; the partner is not asked again in this turn. */
export function callOffTrade({ state, tell }: Table, who: Who): void {
  const { from, to } = state.trade;
  set(state, { trade: noTrade(), calledOff: [...state.calledOff, to] });
  tell({ type: 'trade-off', rule: 'US-R-109', who, with: who === from ? to : from });
}
