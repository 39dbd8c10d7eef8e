/** Merchants: how they come with their stock, dealing, and theft. US-MERCH-*, US-STEAL-*, US-LAW-*, US-DEAL-*. What can be dealt for is in bargains.ts, robbery in robbery.ts. */
import { option, type Refused, type Rule } from '@quarry/kernel';
import { thing } from '../content/box.ts';
import { AMMUNITION, CUBES, MERCHANT_IDS, type MerchantId, RESOURCES } from '../content/kinds.ts';
import { chooseOne } from '../decisions.ts';
import { drawFromBag, loadWeapon, takeOut } from '../deeds/goods.ts';
import { drawFrom, putUnder } from '../deeds/ground.ts';
import { successesOf } from '../deeds/rolls.ts';
import {
  angerMerchant,
  beginDealing,
  breakUpCard,
  buyAmmunition,
  buyCard,
  buyCube,
  closeDealing,
  failTheft,
  type Payment,
  placeMerchant,
  sellCard,
  stealCube,
  swapFairly,
} from '../deeds/trading.ts';
import type { Table } from '../events.ts';
import { HAVEN, type Hex } from '../places.ts';
import { canBeFought, hexOf, isAlive, isHostile, merchantAt, seatOf } from '../questions/basics.ts';
import { goodsOf, noGoods, plus, total } from '../questions.ts';
import type { View, Who } from '../state.ts';
import {
  askedPrice,
  type Bargain,
  bargainsWith,
  partsOf,
  paymentsFor,
  refusedBargains,
  returnsFor,
  tenthsFor,
  weaponFor,
  worthTo,
} from './bargains.ts';
import { makeItFit } from './carrying.ts';
import { initialRound } from './combat.ts';
import { type Money, moneyOptions, NOTHING, worthOf } from './payments.ts';
import { testSkill } from './rolls.ts';
import { exposeTo } from './stealth.ts';
import { backToTurn, undertake } from './undertaking.ts';

export { calmMerchants } from './calming.ts';

// Arrival

const WATER = 4;
const RANDOM = 4;
const STARRED = 2;
const LOOT_OF_LAWRENCE = 1;
const LOOT_OF_DEALER = 3;

function randomGoods(table: Table): number[] {
  let goods = noGoods();
  for (let i = 0; i < RANDOM; i++) {
    const kind = drawFromBag(table);
    if (kind) goods = plus(goods, goodsOf(kind));
  }
  return goods;
}
/** US-R-124: bundles are passed over, and go under the deck. */
function lootFor(table: Table, n: number): number[] {
  const cards: number[] = [];
  const passed: number[] = [];
  while (cards.length < n) {
    const card = drawFrom(table, 'loot');
    if (card < 0) break;
    (thing(card).kind === 'bundle' ? passed : cards).push(card);
  }
  putUnder(table, 'loot', passed);
  return cards;
}
/** US-LAW-1, US-R-72: after the start cards are bought, so that what carries a star and lies in a deck was not. */
export function stockLawrence(table: Table): void {
  const { state, chance } = table;
  const starred = [...state.itemDeck, ...state.gearDeck].filter(card => thing(card).stars > 0);
  const start = chance.shuffle('setup', starred).slice(0, STARRED);
  for (const card of start) takeOut(state, card);
  const goods = randomGoods(table);
  placeMerchant(table, 'lawrence', HAVEN, { water: WATER, goods, cards: [...start, ...lootFor(table, LOOT_OF_LAWRENCE)] });
}
/** The first dealer who has not been in the game; null if all have. */
export const nextDealer = (view: View): MerchantId | null =>
  MERCHANT_IDS.find(id => id !== 'lawrence' && !view.merchants.some(one => one.id === id)) ?? null;
/** US-DEAL-1, US-DEAL-2. Where one stands already there is no second one: he drives on, and comes another time. */
export function stockDealer(table: Table, id: MerchantId, hex: Hex): void {
  if (merchantAt(table.state, hex)) return;
  const goods = randomGoods(table);
  placeMerchant(table, id, hex, { water: WATER, goods, cards: lootFor(table, LOOT_OF_DEALER) });
}

// Dealing

/** With whom a character could deal where it stands, by place; -1 for nobody. US-STEAL-4, US-ROB-4. */
export function canDeal(view: View, who: Who): number {
  const trader = isAlive(view, who) ? merchantAt(view, hexOf(view, who)) : undefined;
  return trader && !isHostile(trader, who) && !trader.closedTo.includes(who) ? view.merchants.findIndex(one => one.id === trader.id) : -1;
}
/** US-MERCH-1: its AP is paid by whoever calls. */
export function openDealing(table: Table, who: Who, merchant: number): void {
  beginDealing(table, who, merchant);
}

/** One bargain, or the end of dealing. */
export function* deal(table: Table): Rule {
  const { state } = table;
  const { active: who, dealing: merchant } = state;
  if (canDeal(state, who) !== merchant) return stopDealing(table, who);
  const chosen = yield* chooseOne<Bargain | 'steal' | 'done'>({
    seat: seatOf(state, who),
    kind: 'deal',
    rule: 'US-MERCH-1',
    options: () => [
      ...bargainsWith(state, who, merchant),
      ...(whyNoTheft(state, who, merchant) ? [] : [option<'steal'>('steal', 'steal')]),
      option<'done'>('done', 'done'),
    ],
    not: () => [...refusedBargains(state, who, merchant), ...refusedTheft(state, who, merchant)],
    facts: { who, merchant },
  });
  if (chosen === 'done') stopDealing(table, who);
  else if (chosen === 'steal') yield* undertake(table, who, 'steal', 'US-STEAL-1', () => stealing(table, who, merchant));
  else yield* close(table, who, merchant, chosen);
}
function stopDealing(table: Table, who: Who): void {
  closeDealing(table, who);
  backToTurn(table, who);
}

function* close(table: Table, who: Who, merchant: number, bargain: Bargain): Rule {
  if (bargain.do === 'sell') return yield* sell(table, who, merchant, bargain);
  const payment = yield* payFor(table, who, merchant, bargain);
  if (bargain.do === 'buy') buyCard(table, who, merchant, bargain.card, payment);
  else if (bargain.do === 'cube') buyCube(table, who, merchant, bargain.kind, payment);
  else if (bargain.do === 'fair') swapFairly(table, who, merchant, bargain.kind, payment);
  else if (bargain.do === 'break') breakUpCard(table, who, merchant, bargain.card, partsOf(table.state, bargain.card), payment);
  else {
    buyAmmunition(table, who, merchant, bargain.kind, payment);
    const weapon = weaponFor(table.state, who, bargain.kind);
    if (weapon >= 0) loadWeapon(table, who, weapon, 1);
  }
}
type Paid = Exclude<Bargain, { readonly do: 'sell' }>;
const WHAT = { buy: 'card', cube: 'cube', fair: 'cube', ammo: 'ammunition', break: 'break-up' } as const;
const idOf = (bargain: Paid): number =>
  'card' in bargain ? bargain.card : bargain.do === 'ammo' ? AMMUNITION.indexOf(bargain.kind) : CUBES.indexOf(bargain.kind);
/** US-R-73: what is paid, and what he gives back of it. */
function* payFor(table: Table, who: Who, merchant: number, bargain: Paid): Rule<Payment> {
  const { state } = table;
  const seat = seatOf(state, who);
  const price = askedPrice(state, who, merchant, bargain);
  const paid = yield* chooseOne<Money>({
    seat,
    kind: 'pay',
    rule: 'US-R-73',
    options: () => moneyOptions(paymentsFor(state, who, merchant, bargain)),
    facts: { who, merchant, price, what: WHAT[bargain.do], id: idOf(bargain) },
  });
  const over = worthOf(paid) - price;
  const back = yield* chooseOne<Money>({
    seat,
    kind: 'change',
    rule: 'US-R-73',
    options: () => moneyOptions(returnsFor(state, who, merchant, bargain, paid, over)),
    facts: { who, merchant, over },
  });
  return { paid, back, price, full: bargain.do === 'buy' ? thing(bargain.card).value : price };
}
/** US-MERCH-4, US-R-74: whoever would get less than the card is worth to him may keep it. */
function* sell(table: Table, who: Who, merchant: number, bargain: Extract<Bargain, { readonly do: 'sell' }>): Rule {
  const { state } = table;
  const { card } = bargain;
  const value = worthTo(state.merchants[merchant]!, card);
  const back = yield* chooseOne<Money | null>({
    seat: seatOf(state, who),
    kind: 'payout',
    rule: 'US-R-74',
    options: () => {
      const ways = returnsFor(state, who, merchant, bargain, NOTHING, value);
      const isShort = worthOf(ways[0]!) < value;
      return [...moneyOptions(ways), ...(isShort ? [option<null>('keep', null)] : [])];
    },
    facts: { who, merchant, value, card },
  });
  if (back) sellCard(table, who, merchant, card, { value, tenths: tenthsFor(state.merchants[merchant]!, card) }, back);
}

// Theft

const STEAL_AP = 1;
/** US-STEAL-1, US-STEAL-6; null if it can be tried. */
function whyNoTheft(view: View, who: Who, merchant: number): Omit<Refused, 'about'> | null {
  const trader = view.merchants[merchant]!;
  if (!canBeFought(trader)) return { why: 'US-STEAL-6', facts: { reason: 'no-theft-here' } };
  if (total(trader.goods) === 0) return { why: 'US-R-76', facts: { reason: 'nothing-to-steal' } };
  const { ap } = view.characters[who]!;
  return ap < STEAL_AP ? { why: 'US-STEAL-1', facts: { reason: 'too-few-ap', price: STEAL_AP, held: ap } } : null;
}
const refusedTheft = (view: View, who: Who, merchant: number): Refused[] => {
  const obstacle = whyNoTheft(view, who, merchant);
  return obstacle ? [{ about: [{ kind: 'merchant', id: merchant }], ...obstacle }] : [];
};
function* stealing(table: Table, who: Who, merchant: number): Rule<'fought' | 'done'> {
  return (yield* stealFrom(table, who, merchant)) ? 'done' : 'fought';
}
/** One attempt, already paid for; whether it succeeded. A failure makes an enemy for good, and a free round follows at once. */
export function* stealFrom(table: Table, who: Who, merchant: number): Rule<boolean> {
  const { state } = table;
  const thrown = yield* testSkill(table, who, 'stealth', { purpose: 'theft' });
  if (successesOf(thrown) === 0) {
    failTheft(table, who, merchant);
    angerMerchant(table, merchant, who, true);
    yield* exposeTo(table, who, 'US-STEAL-3');
    yield* initialRound(table, who);
    return false;
  }
  const options = RESOURCES.filter((_, i) => state.merchants[merchant]!.goods[i]! > 0).map(kind => option(kind, kind));
  const kind = yield* chooseOne({
    seat: seatOf(state, who),
    kind: 'choose-resource',
    rule: 'US-STEAL-2',
    options,
    facts: { who, card: -1, n: 1, of: 'gain' },
  });
  stealCube(table, who, merchant, kind);
  yield* makeItFit(table, who);
  return true;
}
