/** Trade between two characters on a tile: both put things on the table and take them back until both agree, or one calls it off. US-TRADE-*, US-RES-3, US-R-109. */
import { type Option, option, type Refused, type Rule } from '@quarry/kernel';
import { cardOption, keyOf } from '../content/box.ts';
import { AMMUNITION, CUBES, RESOURCES } from '../content/kinds.ts';
import { chooseOne, type TradeWord, whoeverFirst } from '../decisions.ts';
import { agreeToTrade, beginTrade, callOffTrade, changeOffer, makeTrade, type Piece } from '../deeds/trading.ts';
import type { Table } from '../events.ts';
import { hexOf, isAlive, seatOf } from '../questions/basics.ts';
import { covers, loadOf, minus, plus, roomBeside, shortage, total } from '../questions.ts';
import type { View, Who } from '../state.ts';
import { backToTurn, undertake } from './undertaking.ts';

const PIECES: readonly Piece[] = [...CUBES, ...AMMUNITION];
type Side = View['trade']['give'];

/** After so many changes they take it or leave it. */
export const MOST_CHANGES = 30;
/** So many cards lie on one side at most. */
const MOST_CARDS = 12;

/** The AP is paid when both have agreed (US-TRADE-2). */
export function openTrade(table: Table, who: Who, partner: Who): void {
  beginTrade(table, who, partner);
}

/** One word of either of them. */
export function* trade(table: Table): Rule {
  const { state } = table;
  const { from, to } = state.trade;
  if (!canGoOn(state)) {
    callOffTrade(table, from);
    return backToTurn(table, from);
  }
  const { who, said } = yield* nextWord(state);
  if (said.do === 'change') return changeOffer(table, who, said.of, said.what, said.card, said.by);
  if (said.do === 'call-off') {
    callOffTrade(table, who);
    return backToTurn(table, from);
  }
  for (const one of seatOf(state, from) === seatOf(state, to) ? [from, to] : [who]) agreeToTrade(table, one);
  if (state.trade.give.hasAgreed && state.trade.take.hasAgreed) yield* shakeHands(table, from);
}
const canGoOn = (view: View): boolean => {
  const { from, to } = view.trade;
  return isAlive(view, from) && isAlive(view, to) && hexOf(view, from) === hexOf(view, to) && view.characters[from]!.ap > 0;
};
/** US-TRADE-1, US-TRADE-3: the one AP of whoever opened it. If foes have come between the two, nothing changes hands. */
function* shakeHands(table: Table, from: Who): Rule {
  yield* undertake(table, from, 'trade', 'US-TRADE-1', function* () {
    if (canMeet(table.state) && !tradeObstacle(table.state)) makeTrade(table);
    return 'done';
  });
  if (table.state.trade.from >= 0) callOffTrade(table, from);
  backToTurn(table, from);
}
const canMeet = (view: View): boolean => {
  const { from, to } = view.trade;
  return isAlive(view, to) && hexOf(view, from) === hexOf(view, to);
};

/** Both are asked at the same time; somebody who trades with themselves, once. Whoever has agreed may wait for the other. */
function* nextWord(view: View): Rule<{ readonly who: Who; readonly said: TradeWord }> {
  const { from, to, give, take } = view.trade;
  const about = (who: Who, other: Who) => ({
    seat: seatOf(view, who),
    kind: 'trade' as const,
    rule: 'US-TRADE-2',
    options: () => wordsOf(view, who),
    not: () => refusedTrade(view),
    facts: { who, with: other },
  });
  if (seatOf(view, from) === seatOf(view, to)) return { who: from, said: yield* chooseOne<TradeWord>(about(from, to)) };
  const { seat, value } = yield* whoeverFirst<TradeWord>([
    { ...about(from, to), mayPass: give.hasAgreed },
    { ...about(to, from), mayPass: take.hasAgreed },
  ]);
  return { who: seat === seatOf(view, from) ? from : to, said: value };
}
function wordsOf(view: View, who: Who): Option<TradeWord>[] {
  const { from, to, give, take, changes } = view.trade;
  const hasAgreed = (who === from ? give : take).hasAgreed;
  return [
    ...(changes < MOST_CHANGES ? [...changesOf(view, from, give), ...changesOf(view, to, take)] : []),
    ...(hasAgreed || tradeObstacle(view) ? [] : [option<TradeWord>('agree', { do: 'agree' })]),
    option<TradeWord>('call-off', { do: 'call-off' }),
  ];
}

// What lies on the table

const countIn = ({ water, goods, ammunition }: Omit<Side, 'cards' | 'hasAgreed'>, piece: Piece): number =>
  piece === 'water'
    ? water
    : piece === 'cartridge' || piece === 'arrow'
      ? ammunition[AMMUNITION.indexOf(piece)]!
      : goods[RESOURCES.indexOf(piece)]!;
/** One more of what somebody has, or one back. */
function changesOf(view: View, of: Who, side: Side): Option<TradeWord>[] {
  const owner = view.characters[of]!;
  const ref = { kind: 'character', id: of };
  const changeOf = (what: Piece | 'card', card: number, by: 1 | -1): Option<TradeWord> => {
    const key = `${by > 0 ? 'put' : 'back'}-${owner.id}-${what === 'card' ? keyOf(card) : what}`;
    return option<TradeWord>(
      key,
      { do: 'change', of, what, card, by },
      ref,
      ...(what === 'card' ? cardOption(card).about : [{ kind: 'cube', id: what }]),
    );
  };
  const cards = owner.items.map(one => one.card).filter(card => !side.cards.includes(card));
  return [
    ...PIECES.filter(piece => countIn(owner, piece) > countIn(side, piece)).map(piece => changeOf(piece, -1, 1)),
    ...(side.cards.length < MOST_CARDS ? cards.map(card => changeOf('card', card, 1)) : []),
    ...PIECES.filter(piece => countIn(side, piece) > 0).map(piece => changeOf(piece, -1, -1)),
    ...side.cards.map(card => changeOf('card', card, -1)),
  ];
}
const isEmpty = ({ water, goods, ammunition, cards }: Side): boolean => water + total(goods) + total(ammunition) + cards.length === 0;

interface Obstacle extends Omit<Refused, 'about'> {
  readonly facts:
    | { readonly reason: 'nothing-offered' }
    | { readonly reason: 'not-there'; readonly who: Who }
    | { readonly reason: 'no-room'; readonly who: Who; readonly areas: number; readonly gear: number; readonly water: number };
}
/** US-TRADE-4: looked at as a whole; null if it can be made. */
export function tradeObstacle(view: View): Obstacle | null {
  const { from, to, give, take } = view.trade;
  if (isEmpty(give) && isEmpty(take)) return { why: 'US-TRADE-1', facts: { reason: 'nothing-offered' } };
  return burden(view, from, give, take) ?? burden(view, to, take, give);
}
/** What one of them would not have, or could not carry. */
function burden(view: View, who: Who, gives: Side, gets: Side): Obstacle | null {
  const own = loadOf(view, who);
  const { water } = view.characters[who]!;
  const hasAll =
    water >= gives.water &&
    covers(own.goods, gives.goods) &&
    covers(own.ammunition, gives.ammunition) &&
    gives.cards.every(card => own.cards.includes(card));
  if (!hasAll) return { why: 'US-TRADE-1', facts: { reason: 'not-there', who } };
  const cards = [...own.cards.filter(card => !gives.cards.includes(card)), ...gets.cards];
  const goods = plus(minus(own.goods, gives.goods), gets.goods);
  const ammunition = plus(minus(own.ammunition, gives.ammunition), gets.ammunition);
  const { areas, gear } = shortage(view, who, { goods, ammunition, cards });
  const bottles = roomBeside(view, who, cards)?.water ?? 0;
  const over = Math.max(0, water - gives.water + gets.water - bottles);
  if (areas + gear === 0 && over === 0) return null;
  return { why: 'US-TRADE-4', facts: { reason: 'no-room', who, areas, gear, water: areas + gear > 0 ? 0 : over } };
}
function refusedTrade(view: View): Refused[] {
  const obstacle = tradeObstacle(view);
  const about = [view.trade.from, view.trade.to].map(id => ({ kind: 'character', id }));
  return [
    ...(obstacle ? [{ about, ...obstacle }] : []),
    ...(view.trade.changes >= MOST_CHANGES ? [{ about, why: 'US-R-109', facts: { reason: 'enough-changes', most: MOST_CHANGES } }] : []),
  ];
}
