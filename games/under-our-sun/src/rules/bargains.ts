/** What can be dealt for with a merchant, at which price, and what stands against it. US-MERCH-2 to US-MERCH-7, US-R-73 to US-R-75, US-R-79. Pure. */
import { type Facts, type Option, option, type Ref, type Refused } from '@quarry/kernel';
import { keyOf, merchantCard, thing } from '../content/box.ts';
import { AMMUNITION, type Ammunition, CUBES, type Cube, RESOURCES, type Resource, VALUES } from '../content/kinds.ts';
import { freePlaces, itemsOf, listOf, oneOfEach, roomBeside, total } from '../questions.ts';
import type { MerchantView, View, Who } from '../state.ts';
import {
  add,
  canPay,
  cubeRef,
  cubesIn,
  cubesOf,
  type Money,
  moneyOf,
  NOTHING,
  take,
  waysToGive,
  waysToPay,
  without,
  worthOf,
} from './payments.ts';

export type Bargain =
  | { readonly do: 'buy'; readonly card: number }
  | { readonly do: 'cube'; readonly kind: Cube }
  /** By the trait of some: one for one, and he need not have it. */
  | { readonly do: 'fair'; readonly kind: Resource }
  | { readonly do: 'ammo'; readonly kind: Ammunition }
  | { readonly do: 'sell'; readonly card: number }
  | { readonly do: 'break'; readonly card: number };

const hasTrait = ({ id }: MerchantView, trait: string): boolean => merchantCard(id).trait === trait;
/** US-MERCH-2. */
export function priceOf(merchant: MerchantView, card: number): number {
  const { value, sort } = thing(card);
  return hasTrait(merchant, 'cheap-medicine') && sort === 'medical' ? value - 1 : value;
}
/** US-MERCH-4. */
export const tenthsFor = (merchant: MerchantView, card: number): number =>
  hasTrait(merchant, 'pays-gear') && thing(card).kind === 'gear' ? 6 : 5;
export const worthTo = (merchant: MerchantView, card: number): number => Math.floor((thing(card).value * tenthsFor(merchant, card)) / 10);
const AMMUNITION_PRICE = 1;
const BREAK_UP_FEE = 1;
/** US-R-75: what a card comes to in parts, as far as the supply has them. */
export const partsOf = (view: View, card: number): number[] => listOf(thing(card).recipe ?? {}).map((n, i) => Math.min(n, view.supply[i]!));
/** US-AMMO-3: a weapon at hand that takes one more of these; -1 for none. */
export const weaponFor = (view: View, who: Who, kind: Ammunition): number =>
  itemsOf(view, who).find(({ card, n }) => {
    const { ammunition } = thing(card).weapon ?? {};
    return ammunition?.kind === kind && n < ammunition.holds;
  })?.card ?? -1;

/** A bargain as sums: what is paid, out of which purse; what somebody has after it, and what he could give back from. */
interface Terms {
  readonly price: number;
  readonly purse: Money;
  readonly gains: Money;
  /** Of ammunition that lies in places. */
  readonly pieces: number;
  readonly cards: readonly number[];
  readonly stock: Money;
}
function termsOf(view: View, who: Who, merchant: number, bargain: Bargain): Terms {
  const trader = view.merchants[merchant]!;
  const cards = itemsOf(view, who).map(one => one.card);
  const purse = moneyOf(view.characters[who]!);
  const stock = moneyOf(trader);
  const terms: Terms = { price: 0, purse, gains: NOTHING, pieces: 0, cards, stock };
  switch (bargain.do) {
    case 'buy':
      return { ...terms, price: priceOf(trader, bargain.card), cards: [...cards, bargain.card] };
    case 'cube': {
      const { kind } = bargain;
      const gains = cubesOf(kind);
      return { ...terms, price: VALUES[kind], purse: without(purse, kind), gains, stock: take(stock, gains) };
    }
    case 'fair': {
      const alike = CUBES.filter(one => one !== bargain.kind && VALUES[one] === VALUES[bargain.kind]);
      const own = alike.reduce((sum, one) => add(sum, cubesOf(one, cubesIn(purse, one))), NOTHING);
      return { ...terms, price: VALUES[bargain.kind], purse: own, gains: cubesOf(bargain.kind) };
    }
    case 'ammo':
      return { ...terms, price: AMMUNITION_PRICE, pieces: weaponFor(view, who, bargain.kind) >= 0 ? 0 : 1 };
    case 'sell':
      return { ...terms, cards: cards.filter(one => one !== bargain.card) };
    case 'break':
      return {
        ...terms,
        price: BREAK_UP_FEE,
        gains: { water: 0, goods: partsOf(view, bargain.card) },
        cards: cards.filter(one => one !== bargain.card),
      };
  }
}
/** US-R-79: whether all that somebody has after paying fits. */
function fitting(view: View, who: Who, { gains, pieces, cards }: Terms): (paid: Money, back: Money) => boolean {
  const room = roomBeside(view, who, cards);
  const { ammunition } = view.characters[who]!;
  const before = add(moneyOf(view.characters[who]!), gains);
  return (paid, back) => {
    const { water, goods } = add(take(before, paid), back);
    return room !== null && water <= room.water && total(goods) + total(ammunition) + pieces <= room.pieces;
  };
}

/** Every payment after which the rest fits. */
export function paymentsFor(view: View, who: Who, merchant: number, bargain: Bargain): Money[] {
  const terms = termsOf(view, who, merchant, bargain);
  const fits = fitting(view, who, terms);
  return waysToPay(terms.purse, terms.price).filter(paid => fits(paid, NOTHING));
}
/** Every way in which he can give this value back, or as much of it as he has and the other can carry. */
export function returnsFor(view: View, who: Who, merchant: number, bargain: Bargain, paid: Money, value: number): Money[] {
  const terms = termsOf(view, who, merchant, bargain);
  const fits = fitting(view, who, terms);
  return waysToGive(terms.stock, value, back => fits(paid, back));
}
export const askedPrice = (view: View, who: Who, merchant: number, bargain: Bargain): number => termsOf(view, who, merchant, bargain).price;

/** All that one could think of here. */
function conceivable(view: View, who: Who, merchant: number): Bargain[] {
  const trader = view.merchants[merchant]!;
  const own = oneOfEach(itemsOf(view, who)).map(one => one.card);
  const stock = moneyOf(trader);
  const isFair = hasTrait(trader, 'fair-swap') && !trader.hasSwapped;
  return [
    ...oneOfEach(trader.items).map(({ card }): Bargain => ({ do: 'buy', card })),
    ...CUBES.filter(kind => cubesIn(stock, kind) > 0).map((kind): Bargain => ({ do: 'cube', kind })),
    ...RESOURCES.filter((_, i) => isFair && trader.goods[i] === 0 && view.supply[i]! > 0).map((kind): Bargain => ({ do: 'fair', kind })),
    ...AMMUNITION.map((kind): Bargain => ({ do: 'ammo', kind })),
    ...own.map((card): Bargain => ({ do: 'sell', card })),
    ...own.map((card): Bargain => ({ do: 'break', card })),
  ];
}
type Obstacle = Omit<Refused, 'about'>;
/** What stands against it; null if it can be closed. */
function obstacleTo(view: View, who: Who, merchant: number, bargain: Bargain): Obstacle | null {
  if (bargain.do === 'break' && !thing(bargain.card).recipe) return { why: 'US-R-75', facts: { reason: 'no-recipe', deal: bargain.do } };
  const terms = termsOf(view, who, merchant, bargain);
  const { price, purse } = terms;
  const held = worthOf(purse);
  const facts = (reason: string): Facts => ({ reason, deal: bargain.do, price, held, room: freePlaces(view, who) });
  if (held < price) return { why: 'US-MERCH-2', facts: facts('too-dear') };
  const fits = fitting(view, who, terms);
  if (!canPay(purse, price, paid => fits(paid, NOTHING))) return { why: 'US-R-79', facts: facts('no-room') };
  return null;
}

const aboutOf = (bargain: Bargain): Ref =>
  'card' in bargain
    ? { kind: 'card', id: bargain.card }
    : bargain.do === 'ammo'
      ? { kind: 'ammunition', id: bargain.kind }
      : cubeRef(bargain.kind);
const keyOfBargain = (bargain: Bargain): string => `${bargain.do}-${'card' in bargain ? keyOf(bargain.card) : bargain.kind}`;
/** Whether it can be closed, of what one could think of. */
export const canClose = (view: View, who: Who, merchant: number, bargain: Bargain): boolean =>
  obstacleTo(view, who, merchant, bargain) === null;
export const bargainsWith = (view: View, who: Who, merchant: number): Option<Bargain>[] =>
  conceivable(view, who, merchant)
    .filter(bargain => canClose(view, who, merchant, bargain))
    .map(bargain => option(keyOfBargain(bargain), bargain, aboutOf(bargain)));
export const refusedBargains = (view: View, who: Who, merchant: number): Refused[] =>
  conceivable(view, who, merchant).flatMap(bargain => {
    const obstacle = obstacleTo(view, who, merchant, bargain);
    return obstacle ? [{ about: [aboutOf(bargain)], ...obstacle }] : [];
  });
