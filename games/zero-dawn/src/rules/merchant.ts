/**
 * The merchant step: opening rows, visits, buying in turn, refilling. Clauses ZD-MERCH-1..20, ZD-VISIT-1..4, ZD-MOD-2;
 * rulings ZD-R-132, ZD-R-135..138, ZD-R-152, ZD-R-162. Paying is in payment.ts, the end of the step in end-merchants.ts.
 */
import { chooseOne, type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { cardOption, equipmentCard, goodsOf, salvageCard, sortOfCard } from '../content/box.ts';
import type { GoodsType } from '../content/types.ts';
import { equip, spendSalvage, without } from '../deeds.ts';
import { arcIndex, clockwiseFrom, isCooperative, seatAfter } from '../questions.ts';
import type { MerchantState, State, Stream, Table } from '../state.ts';
import { fittings, refit, rescueModifications } from './modifications.ts';
import { affordable, pay } from './payment.ts';
import { canTrade, trade } from './trading.ts';

/** What a row shows (ZD-MERCH-2). */
const ROW: Readonly<Record<GoodsType, number>> = { weapon: 1, armour: 1, ammunition: 2, modification: 2, miscellaneous: 1 };

/** ZD-MERCH-1, ZD-VISIT-1..2: visits are named first, then every merchant that somebody buys from opens. */
export function* openMerchants(table: Table): Rule {
  const { state } = table;
  for (const hunter of state.hunters) {
    hunter.visits = 0;
    hunter.purchases = 0;
  }
  for (const seat of clockwiseFrom(state, state.leader)) yield* mayVisit(table, seat);
  const levels = new Set(state.hunters.map((_, seat) => levelFor(state, seat)));
  for (const level of levels) openRow(table, level);
  state.active = state.leader;
  state.passedInARow = 0;
  state.step = 'buy';
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
  const options = [option('stay', 0), ...[1, 2, 3].map(level => option(`visit-${level}`, level))];
  const level = yield* chooseOne({ seat, kind: 'visit-merchant', rule: 'ZD-VISIT-1', options });
  if (level === 0) return;
  spendSalvage(table, seat, [card], 'ZD-R-138');
  hunter.visits = level;
  table.tell({ type: 'merchant-visited', rule: 'ZD-VISIT-1', seat, level });
}

/** The merchant level this seat buys at. */
export const levelFor = (state: State, seat: Seat): number => state.hunters[seat]!.visits || state.level;
const merchantFor = (state: State, seat: Seat): MerchantState => state.merchants[levelFor(state, seat) - 1]!;

/** ZD-MERCH-2..4, ZD-R-162: reveal until the row is full, discard the surplus, shuffle the rest. */
function openRow(table: Table, level: number): void {
  const merchant = table.state.merchants[level - 1]!;
  const stream = `merchant-${level}` as Stream;
  const pile = table.chance.shuffle(stream, merchant.pile);
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
  merchant.isOpen = true;
  merchant.row = row;
  merchant.discard = surplus;
  merchant.pile = table.chance.shuffle(stream, pile);
  table.tell({ type: 'merchants-opened', rule: 'ZD-MERCH-2', level, cards: row, surplus, reveals: true });
}

type Errand = { readonly buy: number } | 'refit' | 'trade' | 'pass';
const pass: Option<Errand> = option('pass', 'pass');

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
    if (yield* trade(table, seat)) state.passedInARow = 0;
    return;
  }
  if (errand === 'pass') state.passedInARow += 1;
  else {
    state.passedInARow = 0;
    yield* purchase(table, seat, merchant, errand.buy);
  }
  state.active = seatAfter(state, seat);
  const isSoldOut = !state.merchants.some(one => one.isOpen);
  // ZD-MOD-2: whoever had no turn since the last purchase may still fit what it has.
  if (isSoldOut) for (const other of clockwiseFrom(state, state.leader)) yield* refit(table, other, 'ZD-MOD-2');
  if (isSoldOut || state.passedInARow >= state.hunters.length) state.step = 'end-merchants';
}

/** Everything a player can do when its turn to buy comes: modifications and trades besides (ZD-MOD-2, ZD-R-149). */
function* chooseErrand(table: Table, seat: Seat, merchant: MerchantState): Rule<Errand> {
  const { state } = table;
  const onOffer = merchant.isOpen ? merchant.row : [];
  const wares = isFree(state, seat) ? onOffer : affordable(state, seat, onOffer);
  const options: Option<Errand>[] = wares.map(card => ({ ...cardOption(card), value: { buy: card } }));
  if (fittings(state.hunters[seat]!).length > 0) options.push(option('refit', 'refit'));
  if (canTrade(state, seat)) options.push(option('trade', 'trade'));
  options.push(pass);
  const not = (): { about: { kind: string; id: number }[]; why: string; facts: { card: number } }[] =>
    merchant.row
      .filter(card => !wares.includes(card))
      .map(card => ({ about: [{ kind: 'card', id: card }], why: merchant.isOpen ? 'ZD-MERCH-6' : 'ZD-R-136', facts: { card } }));
  return yield* chooseOne({ seat, kind: 'buy', rule: 'ZD-MERCH-8', options, not });
}

/** ZD-MERCH-9, ZD-MERCH-10, ZD-R-135: the Fledgling's first purchase of the step, wherever it is made. */
function isFree(state: State, seat: Seat): boolean {
  return !isCooperative(state) && seat === state.fledgling && state.hunters[seat]!.purchases === 0;
}

function* purchase(table: Table, seat: Seat, merchant: MerchantState, card: number): Rule {
  const { state } = table;
  const hunter = state.hunters[seat]!;
  const wasFree = isFree(state, seat);
  const paid = wasFree ? [] : yield* pay(table, seat, card);
  hunter.purchases += 1;
  merchant.row = without(merchant.row, [card]);
  table.tell({
    type: 'goods-bought',
    rule: wasFree ? 'ZD-MERCH-9' : 'ZD-MERCH-6',
    seat,
    card,
    level: levelFor(state, seat),
    wasFree,
    paid,
  });
  yield* receiveGoods(table, seat, card);
  refill(table, merchant, levelFor(state, seat), goodsOf(card));
}

/** ZD-MERCH-13, ZD-MERCH-14, ZD-R-131, ZD-R-132. */
function* receiveGoods(table: Table, seat: Seat, card: number): Rule {
  const hunter = table.state.hunters[seat]!;
  const sort = sortOfCard(card);
  if (sort === 'equipment') {
    const arc = arcIndex(equipmentCard(card).arc);
    yield* rescueModifications(table, seat, arc);
    equip(table, seat, card, arc, 'ZD-MERCH-13');
  } else if (sort === 'modification') hunter.modifications.push({ card, on: -1 });
  else hunter.draw = [...hunter.draw, card];
}

/** ZD-MERCH-18..20, ZD-R-136: draw until the same type comes; with none left anywhere this merchant closes. */
function refill(table: Table, merchant: MerchantState, level: number, type: GoodsType): void {
  const isIt = (card: number): boolean => goodsOf(card) === type;
  if (!merchant.pile.some(isIt)) {
    if (!merchant.discard.some(isIt)) {
      merchant.isOpen = false;
      table.tell({ type: 'merchant-closed', rule: 'ZD-MERCH-20', level });
      return;
    }
    merchant.pile = table.chance.shuffle(`merchant-${level}` as Stream, [...merchant.pile, ...merchant.discard]);
    merchant.discard = [];
    table.tell({ type: 'merchant-reshuffled', rule: 'ZD-MERCH-19', level });
  }
  const at = merchant.pile.findIndex(isIt);
  const card = merchant.pile[at]!;
  const passedOver = merchant.pile.slice(0, at);
  merchant.discard = [...merchant.discard, ...passedOver];
  merchant.row = [...merchant.row, card];
  merchant.pile = merchant.pile.slice(at + 1);
  table.tell({ type: 'row-refilled', rule: 'ZD-MERCH-18', level, card, passedOver, reveals: true });
}
