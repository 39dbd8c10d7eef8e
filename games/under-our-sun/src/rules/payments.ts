/** Water and resources as money: how a price can be paid, and how something of a value can be given. US-WATER-5, US-RES-1, US-R-73. Pure. */
import { type Option, option, type Ref } from '@quarry/kernel';
import { CUBES, type Cube, RESOURCES, VALUES } from '../content/kinds.ts';
import { minus, plus, total, valueOf } from '../questions.ts';

export interface Money {
  readonly water: number;
  readonly goods: readonly number[];
}
export const NOTHING: Money = { water: 0, goods: RESOURCES.map(() => 0) };
export const moneyOf = ({ water, goods }: Money): Money => ({ water, goods });
export const worthOf = ({ water, goods }: Money): number => valueOf(goods, water);
export const cubesIn = (money: Money, kind: Cube): number => (kind === 'water' ? money.water : money.goods[RESOURCES.indexOf(kind)]!);
const piecesIn = ({ water, goods }: Money): number => water + total(goods);
export const cubesOf = (kind: Cube, n = 1): Money => ({
  water: kind === 'water' ? n : 0,
  goods: RESOURCES.map(one => (one === kind ? n : 0)),
});
export const add = (a: Money, b: Money): Money => ({ water: a.water + b.water, goods: plus(a.goods, b.goods) });
export const take = (a: Money, b: Money): Money => ({ water: a.water - b.water, goods: minus(a.goods, b.goods) });
export const without = (money: Money, kind: Cube): Money => take(money, cubesOf(kind, cubesIn(money, kind)));

/** More ways than anybody would read through are not offered. */
const MOST_WAYS = 48;
/** The dear ones first, so that the last piece of a payment is its cheapest. */
const DEAR_FIRST = CUBES.toSorted((a, b) => VALUES[b] - VALUES[a]);

/** Every choice of pieces that comes to `value` or just beyond: without its cheapest piece it would fall short, so none is superfluous. */
function* reaching(purse: Money, value: number, at = 0): Generator<Money> {
  if (value <= 0) return void (yield NOTHING);
  const kind = DEAR_FIRST[at];
  if (kind === undefined) return;
  const most = Math.min(cubesIn(purse, kind), Math.ceil(value / VALUES[kind]));
  for (let n = most; n >= 0; n--) for (const rest of reaching(purse, value - n * VALUES[kind], at + 1)) yield add(cubesOf(kind, n), rest);
}

/** Whether there is a payment like that. */
export function canPay(purse: Money, price: number, isFit: (paid: Money) => boolean): boolean {
  for (const paid of reaching(purse, price)) if (isFit(paid)) return true;
  return false;
}
/** All payments of a price: exact ones first, then those with the least to give back; among them those of fewer pieces. */
export const waysToPay = (purse: Money, price: number): Money[] =>
  [...reaching(purse, price)].toSorted((a, b) => worthOf(a) - worthOf(b) || piecesIn(a) - piecesIn(b));

/** All ways to give something of this value out of a stock, or of the highest value below it that can be given and taken. With more water first. */
export function waysToGive(stock: Money, value: number, fits: (given: Money) => boolean): Money[] {
  for (let less = value; less > 0; less--) {
    const ways = [...reaching(stock, less)].filter(one => worthOf(one) === less && fits(one));
    if (ways.length > 0) return ways.toSorted((a, b) => b.water - a.water || piecesIn(a) - piecesIn(b));
  }
  return [NOTHING];
}

/** `water-2-food-1`; `nothing`. */
const keyOfMoney = (money: Money): string =>
  CUBES.flatMap(kind => (cubesIn(money, kind) > 0 ? [`${kind}-${cubesIn(money, kind)}`] : [])).join('-') || 'nothing';
export const cubeRef = (kind: Cube): Ref => ({ kind: 'cube', id: kind });
export const moneyOptions = (ways: readonly Money[]): Option<Money>[] =>
  ways.slice(0, MOST_WAYS).map(one => option(keyOfMoney(one), one, ...CUBES.filter(kind => cubesIn(one, kind) > 0).map(cubeRef)));
