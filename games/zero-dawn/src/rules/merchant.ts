/**
 * The merchant step: opening rows, visits, buying in turn, refilling. Clauses ZD-MERCH-1..20, ZD-VISIT-1..4, ZD-MOD-2;
 * rulings ZD-R-132, ZD-R-135..138, ZD-R-152, ZD-R-162. Paying is in payment.ts, the end of the step in end-merchants.ts.
 */

import { clockwiseFrom, type Option, option, pass, type Rule, type Seat, seatAfter } from '@quarry/kernel';
import { cardOption, equipmentCard, goodsOf, priceOf, salvageCard, sortOfCard } from '../content/box.ts';
import type { GoodsType } from '../content/types.ts';
import { chooseOne, type Errand } from '../decisions.ts';
import {
  addToDeck,
  closeMerchant,
  countPass,
  equip,
  forgetPurchases,
  goTo,
  holdModification,
  makeActive,
  openMerchant,
  refillRow,
  reshuffleGoods,
  shuffledGoods,
  spendSalvage,
  takeGoods,
  visitMerchant,
} from '../deeds.ts';
import type { Table } from '../events.ts';
import { arcIndex, isCooperative } from '../questions.ts';
import type { WareRefused } from '../refusals.ts';
import type { MerchantState, State } from '../state.ts';
import { fittings, refit, rescueModifications } from './modifications.ts';
import { affordable, billFor, pay } from './payment.ts';
import { canTrade, trade } from './trading.ts';

/** What a row shows (ZD-MERCH-2). */
const ROW: Readonly<Record<GoodsType, number>> = { weapon: 1, armour: 1, ammunition: 2, modification: 2, miscellaneous: 1 };

/** ZD-MERCH-1, ZD-VISIT-1..2: visits are named first, then every merchant that somebody buys from opens. */
export function* openMerchants(table: Table): Rule {
  const { state } = table;
  forgetPurchases(table);
  for (const seat of clockwiseFrom(state.leader, state.hunters.length)) yield* mayVisit(table, seat);
  const levels = new Set(state.hunters.map((_, seat) => levelFor(state, seat)));
  for (const level of levels) openRow(table, level);
  makeActive(table, state.leader);
  countPass(table, false);
  goTo(table, 'buy');
}

/** D49, ZD-R-137, ZD-R-138: a card that allows it is shown and goes to the salvage discards. */
function* mayVisit(table: Table, seat: Seat): Rule {
  const { state } = table;
  const hunter = state.hunters[seat]!;
  const card = hunter.salvage.find(no => {
    const printed = salvageCard(no);
    return printed.kind === 'wild' && printed.visit === true;
  });
  if (card === undefined) return;
  const options = [option('stay', null), ...[1, 2, 3].map(level => option(`visit-${level}`, level))];
  const level = yield* chooseOne({ seat, kind: 'visit-merchant', rule: 'ZD-VISIT-1', options });
  if (level === null) return;
  spendSalvage(table, seat, [card], 'ZD-R-138');
  visitMerchant(table, seat, level, 'ZD-VISIT-1');
}

/** The merchant level this seat buys at. */
export const levelFor = (state: State, seat: Seat): number => state.hunters[seat]!.visits || state.level;
const merchantFor = (state: State, seat: Seat): MerchantState => state.merchants[levelFor(state, seat) - 1]!;

/** ZD-MERCH-2..4, ZD-R-162: reveal until the row is full, discard the surplus, shuffle the rest. */
function openRow(table: Table, level: number): void {
  const pile = shuffledGoods(table, level);
  const wanted = { ...ROW };
  const isFull = (): boolean => Object.values(wanted).every(n => n === 0);
  const row: number[] = [];
  const surplus: number[] = [];
  while (pile.length > 0 && !isFull()) {
    const card = pile.shift()!;
    const type = goodsOf(card);
    if (wanted[type] > 0) {
      wanted[type] -= 1;
      row.push(card);
    } else surplus.push(card);
  }
  openMerchant(table, level, { row, surplus, rest: pile }, 'ZD-MERCH-2');
}

/** D50, ZD-MERCH-8..12: one purchase or pass of one player; all passing in a row ends the step. */
export function* buy(table: Table): Rule {
  const { state } = table;
  const seat = state.active;
  const merchant = merchantFor(state, seat);
  const errand = yield* chooseErrand(table, seat, merchant);
  if (errand === 'refit') {
    yield* refit(table, seat, 'ZD-MOD-2');
    return;
  }
  if (errand === 'trade') {
    // Whoever passed before things changed hands may buy after all: passes in a row are counted anew.
    if (yield* trade(table, seat)) countPass(table, false);
    return;
  }
  countPass(table, errand === null);
  if (errand !== null) yield* purchase(table, seat, merchant, errand.buy);
  makeActive(table, seatAfter(seat, state.hunters.length));
  const isSoldOut = !state.merchants.some(one => one.isOpen);
  // ZD-MOD-2: whoever had no turn since the last purchase may still fit what it has.
  if (isSoldOut) for (const other of clockwiseFrom(state.leader, state.hunters.length)) yield* refit(table, other, 'ZD-MOD-2');
  if (isSoldOut || state.passedInARow >= state.hunters.length) goTo(table, 'end-merchants');
}

/** Everything a player can do when its turn to buy comes: modifications and trades besides (ZD-MOD-2, ZD-R-149). */
function* chooseErrand(table: Table, seat: Seat, merchant: MerchantState): Rule<Errand> {
  const { state } = table;
  return yield* chooseOne({
    seat,
    kind: 'buy',
    rule: 'ZD-MERCH-8',
    options: () => errandOptions(state, seat, merchant),
    not: () => refusedWares(state, seat, merchant),
  });
}

function errandOptions(state: State, seat: Seat, merchant: MerchantState): Option<Errand>[] {
  const options: Option<Errand>[] = waresFor(state, seat, merchant).map(card => ({ ...cardOption(card), value: { buy: card } }));
  if (fittings(state.hunters[seat]!).length > 0) options.push(option('refit', 'refit'));
  if (canTrade(state, seat)) options.push(option('trade', 'trade'));
  options.push(pass);
  return options;
}

function waresFor(state: State, seat: Seat, { isOpen, row }: MerchantState): readonly number[] {
  const onOffer = isOpen ? row : [];
  return isFree(state, seat) ? onOffer : affordable(state, seat, onOffer);
}

/** Wares that the player would look for and cannot have. */
function refusedWares(state: State, seat: Seat, merchant: MerchantState): WareRefused[] {
  const wares = waresFor(state, seat, merchant);
  const [why, reason] = merchant.isOpen ? (['ZD-MERCH-6', 'too-dear'] as const) : (['ZD-R-136', 'closed'] as const);
  return merchant.row
    .filter(card => !wares.includes(card))
    .map(card => ({ about: [{ kind: 'card', id: card }], why, facts: { card, reason } }));
}

/** ZD-MERCH-9, ZD-MERCH-10, ZD-R-135: the Fledgling's first purchase of the step, wherever it is made. */
function isFree(state: State, seat: Seat): boolean {
  return !isCooperative(state) && seat === state.fledgling && state.hunters[seat]!.purchases === 0;
}

function* purchase(table: Table, seat: Seat, merchant: MerchantState, card: number): Rule {
  const { state } = table;
  const level = levelFor(state, seat);
  const wasFree = isFree(state, seat);
  const discount = wasFree ? 0 : priceOf(card).shards - billFor(state, seat, card).shards;
  const paid = wasFree ? [] : yield* pay(table, seat, card);
  takeGoods(table, seat, card, { level, wasFree, paid, bill: { discount } }, wasFree ? 'ZD-MERCH-9' : 'ZD-MERCH-6');
  yield* receiveGoods(table, seat, card);
  refill(table, merchant, level, goodsOf(card));
}

/** ZD-MERCH-13, ZD-MERCH-14, ZD-R-131, ZD-R-132. */
function* receiveGoods(table: Table, seat: Seat, card: number): Rule {
  const sort = sortOfCard(card);
  if (sort === 'equipment') {
    const arc = arcIndex(equipmentCard(card).arc);
    yield* rescueModifications(table, seat, arc);
    equip(table, seat, card, arc, 'ZD-MERCH-13');
  } else if (sort === 'modification') holdModification(table, seat, card);
  else addToDeck(table, seat, card);
}

/** ZD-MERCH-18..20, ZD-R-136: draw until the same type comes; with none left anywhere this merchant closes. */
function refill(table: Table, merchant: MerchantState, level: number, type: GoodsType): void {
  const isIt = (card: number): boolean => goodsOf(card) === type;
  if (!merchant.pile.some(isIt)) {
    if (!merchant.discard.some(isIt)) {
      closeMerchant(table, level, 'ZD-MERCH-20');
      return;
    }
    reshuffleGoods(table, level, 'ZD-MERCH-19');
  }
  refillRow(table, level, merchant.pile.findIndex(isIt), 'ZD-MERCH-18');
}
