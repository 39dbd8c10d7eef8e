/** Every way to pay a price and to give something back, looked at on many purses. */
import { SampledChance, Seed } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { CUBES } from '../content/kinds.ts';
import { listOf } from '../questions.ts';
import { cubesIn, cubesOf, type Money, moneyOptions, take, waysToGive, waysToPay, worthOf } from './payments.ts';

const chance = new SampledChance<'purse'>(new Seed('purses'));
const some = (): Money => ({ water: chance.below('purse', 7), goods: [4, 3, 3, 2, 3, 2, 2].map(n => chance.below('purse', n)) });
const isWithin = (a: Money, b: Money): boolean => CUBES.every(kind => cubesIn(a, kind) <= cubesIn(b, kind));
const keysOf = (ways: readonly Money[]): string[] => ways.map(one => JSON.stringify(one));

test('[US-R-73] a payment meets the price or exceeds it, with no piece too many; exact ones come first', () => {
  for (let round = 0; round < 200; round++) {
    const purse = some();
    const price = chance.below('purse', 15);
    const ways = waysToPay(purse, price);
    expect(new Set(keysOf(ways)).size).toBe(ways.length);
    expect(ways.length > 0).toBe(worthOf(purse) >= price);
    for (const paid of ways) {
      expect(isWithin(paid, purse) && worthOf(paid) >= price).toBe(true);
      for (const kind of CUBES) if (cubesIn(paid, kind) > 0) expect(worthOf(take(paid, cubesOf(kind)))).toBeLessThan(price);
    }
    const worths = ways.map(worthOf);
    expect(worths).toEqual(worths.toSorted((a, b) => a - b));
  }
});

test('[US-R-73] what is given back is never more than is due, and as much of it as can be', () => {
  for (let round = 0; round < 200; round++) {
    const stock = some();
    const due = chance.below('purse', 8);
    const ways = waysToGive(stock, due, () => true);
    const [best] = ways.map(worthOf);
    expect(ways.every(one => isWithin(one, stock) && worthOf(one) === best)).toBe(true);
    // With water it is exact; without, nothing of another value would be nearer.
    if (stock.water >= due) expect(best).toBe(due);
    expect(best).toBeLessThanOrEqual(due);
  }
});

test('a rich purse has hundreds of ways to pay: so many are offered as can be read, the exact ones among them', () => {
  const purse = { water: 12, goods: listOf({ food: 3, fabric: 3, metal: 3, connector: 3, wood: 3, alcohol: 2, plastic: 2 }) };
  const all = waysToPay(purse, 14);
  const offered = moneyOptions(all);
  expect([all.length > 200, offered.length, offered.every(one => worthOf(one.value) === 14)]).toEqual([true, 48, true]);
});

test('keys say what is paid', () => {
  expect(
    moneyOptions([
      { water: 2, goods: listOf({ food: 1 }) },
      { water: 0, goods: listOf({}) },
    ]).map(one => one.key),
  ).toEqual(['water-2-food-1', 'nothing']);
});

test('[US-R-73] of equal worth those of fewer pieces come first, and each points at the cubes that it is made of', () => {
  const purse: Money = { water: 6, goods: listOf({ food: 3, alcohol: 1 }) };
  const ways = moneyOptions(waysToPay(purse, 3));
  expect(ways.filter(one => worthOf(one.value) === 3).map(one => one.key)).toEqual(['alcohol-1', 'water-1-food-1', 'water-3']);
  expect(ways.map(one => one.about.map(({ kind, id }) => `${kind} ${id}`)).slice(0, 3)).toEqual([
    ['cube alcohol'],
    ['cube water', 'cube food'],
    ['cube water'],
  ]);
  const given = waysToGive({ water: 0, goods: listOf({ food: 2, wood: 1, fabric: 2, alcohol: 1 }) }, 3, () => true).map(
    one => one.water * 0 + one.goods.reduce((sum, n) => sum + n, 0),
  );
  expect(given).toEqual(given.toSorted((a, b) => a - b));
});
