/** Merchants: their rows, who visits them, what is bought, and how they close. */

import type { ClauseId, Seat } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import type { Purchase, Table } from '../events.ts';
import type { MerchantState, Stream } from '../state.ts';
import { without } from './shared.ts';

const goodsStream = (level: number): Stream => `merchant-${level}` as Stream;
const merchantOf = (table: Table, level: number): MerchantState => table.state.merchants[level - 1]!;

/** A new merchant step: nobody visits anybody, and nobody has bought anything. */
export function forgetPurchases(table: Table): void {
  for (const hunter of table.state.hunters) set(hunter, { visits: 0, purchases: 0 });
}

export function visitMerchant(table: Table, seat: Seat, level: number, rule: ClauseId): void {
  writable(table.state.hunters[seat]!).visits = level;
  table.tell({ type: 'merchant-visited', rule, seat, level });
}

/** The pile of a merchant in a new order, to be revealed from. */
export const shuffledGoods = (table: Table, level: number): number[] =>
  table.chance.shuffle(goodsStream(level), merchantOf(table, level).pile);

/** ZD-MERCH-2..4: the row lies open, the surplus is discarded, the rest is shuffled. */
export function openMerchant(
  table: Table,
  level: number,
  { row, surplus, rest }: { readonly row: readonly number[]; readonly surplus: readonly number[]; readonly rest: readonly number[] },
  rule: ClauseId,
): void {
  const pile = table.chance.shuffle(goodsStream(level), rest);
  set(merchantOf(table, level), { isOpen: true, row, discard: surplus, pile });
  table.tell({ type: 'merchants-opened', rule, level, cards: row, surplus, reveals: true });
}

/** Passes in a row: one more, or none since something was done. */
export function countPass(table: Table, isPass: boolean): void {
  writable(table.state).passedInARow = isPass ? table.state.passedInARow + 1 : 0;
}

export function takeGoods(table: Table, seat: Seat, card: number, purchase: Purchase, rule: ClauseId): void {
  writable(table.state.hunters[seat]!).purchases += 1;
  const merchant = writable(merchantOf(table, purchase.level));
  merchant.row = without(merchant.row, [card]);
  table.tell({ type: 'goods-bought', rule, seat, card, ...purchase });
}

export function closeMerchant(table: Table, level: number, rule: ClauseId): void {
  writable(merchantOf(table, level)).isOpen = false;
  table.tell({ type: 'merchant-closed', rule, level });
}

/** The discards are shuffled into the pile. */
export function reshuffleGoods(table: Table, level: number, rule: ClauseId): void {
  const merchant = writable(merchantOf(table, level));
  merchant.pile = table.chance.shuffle(goodsStream(level), [...merchant.pile, ...merchant.discard]);
  merchant.discard = [];
  table.tell({ type: 'merchant-reshuffled', rule, level });
}

/** The card at this place of the pile joins the row; what lay above it is discarded. */
export function refillRow(table: Table, level: number, at: number, rule: ClauseId): void {
  const merchant = writable(merchantOf(table, level));
  const card = merchant.pile[at]!;
  const passedOver = merchant.pile.slice(0, at);
  merchant.discard = [...merchant.discard, ...passedOver];
  merchant.row = [...merchant.row, card];
  merchant.pile = merchant.pile.slice(at + 1);
  table.tell({ type: 'row-refilled', rule, level, card, passedOver, reveals: true });
}

/** ZD-MERCH-21, ZD-SALV-7: unsold and discarded wares back to their deck, spent salvage back to its own. */
export function closeMerchants(table: Table, rule: ClauseId): void {
  const state = writable(table.state);
  for (const merchant of state.merchants) {
    const { pile, row, discard } = merchant;
    set(merchant, { pile: [...pile, ...row, ...discard], row: [], discard: [], isOpen: false });
  }
  if (state.salvageDiscard.length > 0) {
    state.salvagePile = table.chance.shuffle('salvage', [...state.salvagePile, ...state.salvageDiscard]);
    state.salvageDiscard = [];
  }
  table.tell({ type: 'merchants-closed', rule });
}
