/**
 * Trading and giving at the campfire. Clauses ZD-TRADE-1..5, ZD-COOP-9; rulings ZD-R-148..150. Offered whenever it is a player's
 * turn to buy (merchant.ts); nothing is traded while a purchase is resolving.
 */
import { type Option, type Rule, type Seat, chooseOne, chooseSome, confirm } from '@quarry/kernel';
import { cardOption, equipmentCard, sortOfCard } from '../content/box.ts';
import { without } from '../deeds.ts';
import { arcIndex, clockwiseFrom, isCooperative, seatOptions } from '../questions.ts';
import type { HunterState, State, Table } from '../state.ts';

/** ZD-R-150: resources, equipment and modifications; no ammunition, action cards or Suns. */
function tradable(hunter: HunterState): number[] {
  return [...hunter.salvage, ...hunter.equipment.filter(card => card >= 0), ...hunter.modifications.map(one => one.card)];
}

export function canTrade(state: State, seat: Seat): boolean {
  if (!state.trading && !isCooperative(state)) return false;
  return state.hunters.some((other, i) => i !== seat && tradable(other).length + tradable(state.hunters[seat]!).length > 0);
}

const isGear = (card: number): boolean => sortOfCard(card) !== 'salvage';

/** D55, D56: an offer to one partner, who takes it or not; both sides move in one step (ZD-TRADE-4). */
export function* trade(table: Table, seat: Seat): Rule {
  const { state } = table;
  const partners = clockwiseFrom(state, seat).filter(other => other !== seat);
  const partner = yield* chooseOne({ seat, kind: 'trade-partner', rule: 'ZD-TRADE-2', options: seatOptions(partners) });
  const options = (whose: Seat): Option<number>[] => tradable(state.hunters[whose]!).map(cardOption);
  const given = yield* chooseSome({ seat, kind: 'trade-give', rule: 'ZD-TRADE-2', options: options(seat) });
  const asked = yield* chooseSome({ seat, kind: 'trade-ask', rule: 'ZD-TRADE-2', options: options(partner) });
  if (!isAllowed(state, given, asked)) {
    table.tell({ type: 'trade-void', rule: 'ZD-TRADE-2', seat, partner });
    return;
  }
  table.tell({ type: 'trade-offered', rule: 'ZD-TRADE-2', seat, partner, given, asked });
  const isAgreed = yield* confirm({ seat: partner, kind: 'accept-trade', rule: 'ZD-TRADE-4', facts: { given, asked, from: seat } });
  table.tell({ type: isAgreed ? 'trade-made' : 'trade-refused', rule: 'ZD-TRADE-4', seat, partner });
  if (!isAgreed) return;
  const fromSeat = handOver(state, seat, given);
  const fromPartner = handOver(state, partner, asked);
  yield* receive(table, partner, seat, fromSeat);
  yield* receive(table, seat, partner, fromPartner);
}

/** ZD-TRADE-2: in standard play equipment or modifications must be on the table; in cooperative play anything may be given (ZD-COOP-9). */
function isAllowed(state: State, given: readonly number[], asked: readonly number[]): boolean {
  if (given.length + asked.length === 0) return false;
  if (isCooperative(state)) return true;
  return given.length > 0 && asked.length > 0 && [...given, ...asked].some(isGear);
}

/** Takes the cards away; modifications stay with their owner when the equipment under them goes. */
function handOver(state: State, seat: Seat, cards: readonly number[]): readonly number[] {
  const hunter = state.hunters[seat]!;
  hunter.salvage = without(hunter.salvage, cards);
  for (const one of hunter.modifications) if (one.on >= 0 && cards.includes(hunter.equipment[one.on]!)) one.on = -1;
  hunter.modifications = hunter.modifications.filter(one => !cards.includes(one.card));
  hunter.equipment = hunter.equipment.map(card => (cards.includes(card) ? -1 : card));
  return cards;
}

/** ZD-R-148: equipment is equipped at once; what lay in its arc goes back to the giver or leaves the game. */
function* receive(table: Table, seat: Seat, giver: Seat, cards: readonly number[]): Rule {
  const { state } = table;
  const hunter = state.hunters[seat]!;
  for (const card of cards) {
    const sort = sortOfCard(card);
    if (sort === 'salvage') hunter.salvage = [...hunter.salvage, card];
    else if (sort === 'modification') hunter.modifications.push({ card, on: -1 });
    else yield* takeEquipment(table, seat, giver, card);
  }
}

function* takeEquipment(table: Table, seat: Seat, giver: Seat, card: number): Rule {
  const { state } = table;
  const hunter = state.hunters[seat]!;
  const arc = arcIndex(equipmentCard(card).arc);
  const old = hunter.equipment[arc]!;
  if (old >= 0) {
    for (const one of hunter.modifications) if (one.on === arc) one.on = -1;
    const canSwap = state.hunters[giver]!.equipment[arc] === -1;
    if (canSwap && (yield* confirm({ seat, kind: 'swap-back', rule: 'ZD-R-148' }))) state.hunters[giver]!.equipment = state.hunters[giver]!.equipment.with(arc, old);
    else state.removed = [...state.removed, old];
  }
  hunter.equipment = hunter.equipment.with(arc, card);
  table.tell({ type: 'equipped', rule: 'ZD-R-148', seat, card });
}
