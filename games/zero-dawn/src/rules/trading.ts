/**
 * Trading and giving at the campfire. Clauses ZD-TRADE-1..5, ZD-COOP-9; rulings ZD-R-148..150. Offered whenever it is a player's
 * turn to buy (merchant.ts); nothing is traded while a purchase is resolving.
 */

import { clockwiseFrom, type Option, type Rule, type Seat } from '@quarry/kernel';
import { cardOption, equipmentCard, sortOfCard } from '../content/box.ts';
import { chooseOne, chooseSome, confirm } from '../decisions.ts';
import { dropTrade, makeTrade, offerTrade } from '../deeds.ts';
import type { Table } from '../events.ts';
import { arcIndex, isCooperative, seatOptions } from '../questions.ts';
import type { HunterView, State, View } from '../state.ts';

/** ZD-R-150: resources, equipment and modifications; no ammunition, action cards or Suns. */
function tradable(hunter: Pick<HunterView, 'salvage' | 'equipment' | 'modifications'>): number[] {
  return [...hunter.salvage, ...hunter.equipment.filter(card => card >= 0), ...hunter.modifications.map(one => one.card)];
}

/** Whether there is anything that these two could trade. */
function canDeal(state: Pick<View, 'mode' | 'hunters'>, seat: Seat, partner: Seat): boolean {
  const own = tradable(state.hunters[seat]!);
  const other = tradable(state.hunters[partner]!);
  if (isCooperative(state)) return own.length + other.length > 0;
  return own.length > 0 && other.length > 0 && [...own, ...other].some(isGear);
}

export const partnersOf = (state: Pick<View, 'mode' | 'hunters'>, seat: Seat): Seat[] =>
  clockwiseFrom(seat, state.hunters.length).filter(other => other !== seat && canDeal(state, seat, other));
export const canTrade = (state: State, seat: Seat): boolean =>
  (state.trading || isCooperative(state)) && partnersOf(state, seat).length > 0;

const isGear = (card: number): boolean => sortOfCard(card) !== 'salvage';

/** D55, D56: an offer to one partner, who takes it or not; both sides move in one step (ZD-TRADE-4). True if they traded. */
export function* trade(table: Table, seat: Seat): Rule<boolean> {
  const { state } = table;
  const partners = (): Option<Seat>[] => seatOptions(partnersOf(state, seat));
  const partner = yield* chooseOne({ seat, kind: 'trade-partner', rule: 'ZD-TRADE-2', options: partners });
  const thingsOf = (whose: Seat) => (): Option<number>[] => tradable(state.hunters[whose]!).map(cardOption);
  // In cooperative play things may also be given for nothing (ZD-COOP-9).
  const min = isCooperative(state) ? 0 : 1;
  const given = yield* chooseSome({ seat, kind: 'trade-give', rule: 'ZD-TRADE-2', options: thingsOf(seat), min });
  const asked = yield* chooseSome({ seat, kind: 'trade-ask', rule: 'ZD-TRADE-2', options: thingsOf(partner), min });
  const offer = { seat, partner, given, asked };
  if (!isAllowed(state, given, asked)) {
    dropTrade(table, offer, 'void', 'ZD-TRADE-2');
    return false;
  }
  offerTrade(table, offer, 'ZD-TRADE-2');
  const isAgreed = yield* confirm({ seat: partner, kind: 'accept-trade', rule: 'ZD-TRADE-4', facts: { given, asked, from: seat } });
  if (!isAgreed) {
    dropTrade(table, offer, 'refused', 'ZD-TRADE-4');
    return false;
  }
  const ours = [...given, ...(yield* swapBacks(state, seat, asked, given))];
  const theirs = [...asked, ...(yield* swapBacks(state, partner, given, asked))];
  makeTrade(table, { seat, partner, given: ours, asked: theirs }, 'ZD-TRADE-4');
  return true;
}

/** ZD-TRADE-2: in standard play equipment or modifications must be on the table; in cooperative play anything may be given (ZD-COOP-9). */
function isAllowed(state: State, given: readonly number[], asked: readonly number[]): boolean {
  if (isCooperative(state)) return given.length + asked.length > 0;
  return [...given, ...asked].some(isGear);
}

/** ZD-R-148: equipment that would lose its arc to what comes in goes back to the giver, or leaves the game; its owner says which. */
function* swapBacks(state: State, seat: Seat, coming: readonly number[], going: readonly number[]): Rule<number[]> {
  const back: number[] = [];
  for (const card of coming.filter(one => sortOfCard(one) === 'equipment')) {
    const old = state.hunters[seat]!.equipment[arcIndex(equipmentCard(card).arc)]!;
    if (old < 0 || going.includes(old)) continue;
    if (yield* confirm({ seat, kind: 'swap-back', rule: 'ZD-R-148', facts: { card: old, for: card } })) back.push(old);
  }
  return back;
}
