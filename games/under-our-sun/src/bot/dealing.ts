/**
 * What is bought of merchants, and what goes to and fro between friends. Bargains cost no AP, so that nothing but the choice itself ends them: each must leave somebody better off by one and the
 * same order (what the mission takes, a meal, a kitchen), and nothing is asked for that would be declined when it is offered.
 */
import { mostOf, sameValue } from '@quarry/kernel';
import { thing } from '../content/box.ts';
import { AMMUNITION, CUBES, type Cube, RESOURCES, type Resource, VALUES } from '../content/kinds.ts';
import type { TradeWord } from '../decisions.ts';
import type { Piece } from '../deeds/trading.ts';
import type { Hex } from '../places.ts';
import { canBeFought, characterOf, hexOf, isSol, living, tileAt } from '../questions/basics.ts';
import { freePlaces, valueOf } from '../questions.ts';
import { type Bargain, canClose, priceOf, returnsFor, worthTo } from '../rules/bargains.ts';
import { cubesIn, type Money, NOTHING, worthOf } from '../rules/payments.ts';
import type { Side, View, Who } from '../state.ts';
import { countOf } from '../texts-in-force.ts';
import { hungerOf, kitchenLacks, woodFor } from './kitchen.ts';
import { bestOf, firstOf, type Mind } from './mind.ts';
import { stealthChance } from './odds.ts';
import { goodsWanted, itemWanted, tasksOf } from './tasks.ts';
import { goodsMissing, hasSpareArea, worthKept, worthOfCard, worthOfPiece } from './worth.ts';

/** Water that somebody keeps back, whatever is for sale: little where more can be had. */
const kept = (view: View, shop: Hex): number => ((tileAt(view, shop)?.source ?? 0) > 0 ? 1 : 3);
/** What somebody could pay with there: what the mission takes, the last meal and the last sips are not for sale. */
function spareOf(view: View, who: Who, wanted: readonly number[], shop: Hex): Money {
  const { goods, water } = characterOf(view, who);
  const spare = goods.map((n, i) => (wanted[i]! > 0 ? 0 : RESOURCES[i] === 'food' ? Math.max(0, n - 1) : n));
  return { goods: spare, water: Math.max(0, water - kept(view, shop)) };
}
/** The bargain that is wanted most and can be paid with what is not needed. */
export function purchaseWanted(view: View, who: Who, merchant: number): Bargain | null {
  const wanted = goodsWanted(view);
  const { goods, items, hex } = view.merchants[merchant]!;
  const purse = worthOf(spareOf(view, who, wanted, hex));
  const missing = goodsMissing(view, wanted);
  const lacking = kitchenLacks(view, who, wanted);
  const water = characterOf(view, who).water - kept(view, hex);
  const cube = RESOURCES.find(
    (kind, i) => goods[i]! > 0 && ((missing[i]! > 0 && VALUES[kind] <= purse) || (lacking[i]! > 0 && VALUES[kind] <= water)),
  );
  if (cube && freePlaces(view, who) > 0) return { do: 'cube', kind: cube };
  if (countOf(characterOf(view, who).goods, 'food') === 0 && goods[0]! > 0 && VALUES.food <= purse) return { do: 'cube', kind: 'food' };
  if (!hasSpareArea(view, who)) return null;
  const card = items
    .map(one => one.card)
    .find(one => priceOf(view.merchants[merchant]!, one) <= purse && worthOfCard(view, who, one) >= 15);
  return card === undefined ? null : { do: 'buy', card };
}
/** Of a card that is of no use to anybody here, and that something can be had for. */
export function saleWanted(view: View, who: Who, merchant: number): Bargain | null {
  const idle = characterOf(view, who).items.filter(({ card }) => worthOfCard(view, who, card) < 5 && thing(card).id !== itemWanted(view));
  const found = idle.find(({ card }) => hasTakers(view, who, merchant, card) && canClose(view, who, merchant, { do: 'sell', card }));
  return found ? { do: 'sell', card: found.card } : null;
}
/** Whether any of what he can give for a card would be taken: what is asked for here is not declined there (chooseChange). */
function hasTakers(view: View, who: Who, merchant: number, card: number): boolean {
  const wanted = goodsWanted(view);
  const ways = returnsFor(view, who, merchant, { do: 'sell', card }, NOTHING, worthTo(view.merchants[merchant]!, card));
  return ways.some(one => worthOf(one) > 0 && worthGot(view, who, piecesOf(one), wanted) > KEPT);
}
/** Nimble fingers take what the mission lacks, from whoever could be fought if need be. */
export function isWorthStealing(view: View, who: Who, merchant: number): boolean {
  const missing = goodsMissing(view);
  return (
    view.merchants[merchant]!.goods.some((n, i) => n > 0 && missing[i]! > 0) &&
    stealthChance(view, who) >= 0.8 &&
    characterOf(view, who).hp >= 4 &&
    freePlaces(view, who) > 0 &&
    canBeFought(view.merchants[merchant]!)
  );
}

export const chooseDeal = ({ view, decision }: Mind<'deal'>): string => {
  const { who, merchant } = decision.facts;
  const offered = (wanted: Bargain | null): string | undefined => firstOf(decision, one => sameValue(one, wanted));
  const purchase = offered(purchaseWanted(view, who, merchant));
  if (purchase !== undefined) return purchase;
  const theft = firstOf(decision, one => one === 'steal');
  if (theft !== undefined && isWorthStealing(view, who, merchant)) return theft;
  return offered(saleWanted(view, who, merchant)) ?? 'done';
};
interface Pieces {
  readonly kind: Cube;
  readonly n: number;
}
const piecesOf = (money: Money): Pieces[] => CUBES.map(kind => ({ kind, n: cubesIn(money, kind) })).filter(one => one.n > 0);
/** More than anything that can be paid with is worth. */
const DEAR = 1000;
/** What costs least to give away, and of what can be spared before anything else. */
export const choosePayment = ({ view, decision }: Mind<'pay'>): string => {
  const { who, merchant } = decision.facts;
  const wanted = goodsWanted(view);
  const { water } = characterOf(view, who);
  const spare = spareOf(view, who, wanted, view.merchants[merchant]!.hex);
  const WATER = water > 3 ? 1.2 : 6;
  return bestOf(decision, paid =>
    piecesOf(paid).reduce((sum, { kind, n }) => {
      const resource = RESOURCES.find(one => one === kind);
      const held = resource ? countOf(spare.goods, resource) : spare.water;
      return sum - n * (resource ? worthKept(view, who, resource, wanted) : WATER) - (n <= held ? 0 : DEAR);
    }, 0),
  );
};
/** To keep what was to be sold: worth less than anything that is given for it. */
const KEPT = -1;
const worthGot = (view: View, who: Who, pieces: readonly Pieces[], missing: readonly number[]): number =>
  pieces.reduce((sum, { kind, n }) => {
    const resource = RESOURCES.find(one => one === kind);
    return sum + n * (resource ? worthOfPiece(view, who, resource, missing) : 2);
  }, 0);
/** What is given back: what is wanted most. */
export const chooseChange = ({ view, decision }: Mind<'change' | 'payout'>): string => {
  const { who } = decision.facts;
  const wanted = goodsWanted(view);
  return bestOf<Money | null>(decision, got => (got === null ? KEPT : worthGot(view, who, piecesOf(got), wanted)));
};
export const chooseSpoils = ({ view, decision }: Mind<'spoils'>): string[] =>
  decision.options
    .toSorted((a, b) => worthOfCard(view, decision.facts.who, b.value) - worthOfCard(view, decision.facts.who, a.value))
    .slice(0, decision.max)
    .map(one => one.key);

// Trade

const spareWater = (view: View, who: Who): number => Math.max(0, characterOf(view, who).water - 3);
const isThirsty = (view: View, who: Who): boolean => characterOf(view, who).water <= 1;
/** Somebody here who goes short of water or food that another can spare. */
export function neighbourInNeed(view: View, who: Who): Who {
  const here = hexOf(view, who);
  if (isSol(view, who)) return -1;
  const needy = living(view).filter(one => one !== who && hexOf(view, one) === here && !view.calledOff.includes(one));
  return needy.find(one => gifts(view, who, one).length > 0) ?? -1;
}
/** Somebody in whose hands everything comes together that is made of several things; -1 if nothing is. */
export function collectorOf(view: View): Who {
  if (!tasksOf(view).some(one => one.is === 'camp') && !itemWanted(view)) return -1;
  const wanted = goodsWanted(view);
  const rank = (who: Who): number =>
    characterOf(view, who).goods.reduce((sum, n, i) => sum + Math.min(n, wanted[i]!), 0) * 10 + freePlaces(view, who);
  return mostOf(living(view), rank) ?? -1;
}
/** What somebody hands over to the collector. */
export function piecesFor(view: View, from: Who, to: Who): Resource[] {
  const wanted = goodsWanted(view);
  const { goods } = characterOf(view, from);
  const own = RESOURCES.flatMap((kind, i) => Array.from({ length: Math.min(goods[i]!, wanted[i]!) }, () => kind));
  return own.slice(0, freePlaces(view, to));
}
/** What one gives the other, piece by piece. */
function gifts(view: View, from: Who, to: Who): ('water' | Resource)[] {
  const pieces = collectorOf(view) === to ? piecesFor(view, from, to) : [];
  return pieces.length > 0 ? pieces : alms(view, from, to);
}
function alms(view: View, from: Who, to: Who): ('water' | 'food' | 'wood')[] {
  const food = countOf(characterOf(view, from).goods, 'food');
  const meals = Math.min(Math.floor((hungerOf(view, to) - hungerOf(view, from)) / 2), food - 1, freePlaces(view, to), 2);
  return [
    ...Array.from({ length: woodFor(view, from, to, goodsWanted(view)) }, () => 'wood' as const),
    ...(isThirsty(view, to) && (tileAt(view, hexOf(view, to))?.source ?? 0) === 0
      ? Array.from({ length: Math.min(2, spareWater(view, from)) }, () => 'water' as const)
      : []),
    ...Array.from({ length: Math.max(0, meals) }, () => 'food' as const),
  ];
}
const sideValue = ({ water, goods, ammunition, cards }: Side): number =>
  valueOf(goods, water) + ammunition.reduce((sum, n) => sum + n, 0) + cards.reduce((sum, card) => sum + thing(card).value, 0);
const countIn = (side: Side, piece: 'water' | Resource): number => (piece === 'water' ? side.water : countOf(side.goods, piece));

const isChange = (word: TradeWord | null, by: 1 | -1, of: Who, what?: Piece): boolean =>
  word?.do === 'change' && word.by === by && word.of === of && (what === undefined || word.what === what);

/** Whoever opens it puts the gift down and agrees; the other agrees to gifts and fair exchanges, and takes back what goes too far. */
export const chooseTrade = (mind: Mind<'trade'>): string => {
  const { view, decision } = mind;
  const { who } = decision.facts;
  const { from, to, give, take, changes } = view.trade;
  const own = who === from ? give : take;
  const others = who === from ? take : give;
  const waits = firstOf(decision, word => word === null);
  if (own.hasAgreed && waits !== undefined) return waits;
  if (who === from && changes < 12) {
    for (const piece of gifts(view, from, to)) {
      const isThere = countIn(give, piece) >= gifts(view, from, to).filter(one => one === piece).length;
      const puts = firstOf(decision, word => isChange(word, 1, from, piece));
      if (!isThere && puts !== undefined) return puts;
    }
  }
  const isGift = who === from && sideValue(others) === 0;
  if (isGift || sideValue(others) >= sideValue(own) - 1) return agreeOr(mind);
  return firstOf(decision, word => isChange(word, -1, who)) ?? 'call-off';
};
/** An empty table is no trade yet: something that can be spared comes first. */
function agreeOr({ view, decision }: Mind<'trade'>): string {
  const { who } = decision.facts;
  const agrees = firstOf(decision, word => word?.do === 'agree');
  if (agrees !== undefined) return agrees;
  const { give, take, from, changes } = view.trade;
  const isEmpty = sideValue(give) + sideValue(take) === 0;
  if (who === from || !isEmpty || changes > 4) return 'call-off';
  const spare = [...CUBES, ...AMMUNITION].filter(kind => kind !== 'food' && !(kind === 'water' && isThirsty(view, who)));
  const [cheap] = spare.flatMap(kind => firstOf(decision, word => isChange(word, 1, who, kind)) ?? []);
  return cheap ?? firstOf(decision, word => isChange(word, 1, from)) ?? 'call-off';
}
