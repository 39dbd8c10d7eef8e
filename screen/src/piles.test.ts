import type { Ref } from '@quarry/kernel';
import type { AskedOption, WhyNot } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { alikeOf, countedIn, pilesOf } from './piles.ts';

const face = (no: number) => ({ name: no < 10 ? 'Arrow' : 'Bomb', kind: 'Ammunition', says: '' });
const play = (no: number, says = 'Play it'): AskedOption => ({ key: `card-${no}`, about: [{ kind: 'card', id: no }], says });
const tableWith = (options: readonly AskedOption[], whyNots: readonly WhyNot[] = []) => ({
  face,
  lit: ({ id }: Ref) => options.filter(({ about }) => about.some(ref => ref.id === id)),
  whyNot: ({ id }: Ref) => whyNots.find(({ about }) => about.some(ref => ref.id === id)) ?? null,
});

test('equal cards lie on one pile while all of them are offered alike, or none is', () => {
  expect(pilesOf([1, 11, 2, 3], tableWith([]))).toEqual([[1, 2, 3], [11]]);
  expect(pilesOf([1, 11, 2, 3], tableWith([play(1), play(2), play(3)]))).toEqual([[1, 2, 3], [11]]);
  expect(pilesOf([1, 2, 3], tableWith([play(1), play(2)]))).toEqual([[1, 2], [3]]);
  expect(pilesOf([1, 2], tableWith([play(1), play(2, 'Set it as a trap')]))).toEqual([[1], [2]]);
});

test('equal cards that are refused for different reasons do not', () => {
  const refused = (no: number, says: string): WhyNot => ({ what: 'Arrow', about: [{ kind: 'card', id: no }], why: 'R-1', says });
  expect(pilesOf([1, 2, 3], tableWith([], [refused(1, 'Too far.'), refused(2, 'Too far.'), refused(3, 'Used.')]))).toEqual([[1, 2], [3]]);
});

test('options about equal cards in equal words are alike; others in equal words are not', () => {
  const keys = (options: readonly AskedOption[]) => alikeOf(options, face).map(pile => pile.map(({ key }) => key));
  expect(keys([play(1), play(11), play(2)])).toEqual([['card-1', 'card-2'], ['card-11']]);
  const square = (id: number): AskedOption => ({ key: `square-${id}`, about: [{ kind: 'square', id }], says: 'Go there' });
  expect(keys([square(1), square(2)])).toEqual([['square-1'], ['square-2']]);
});

test('which of equal cards it is, is said only of those that lie alone', () => {
  const options = [play(1, 'Arrow (1 of 2)'), play(2, 'Arrow (2 of 2)'), play(11, 'Bomb (1 of 2)'), play(12, 'Net (2 of 2)')];
  const says = alikeOf(options, face).map(pile => [pile[0].says, pile.map(({ key }) => key)]);
  expect(says).toEqual([
    ['Arrow', ['card-1', 'card-2']],
    ['Bomb (1 of 2)', ['card-11']],
    ['Net (2 of 2)', ['card-12']],
  ]);
  expect(pilesOf([1, 2], tableWith(options))).toEqual([[1, 2]]);
});

const bare = (key: string, says: string, value: unknown): AskedOption => ({ key, about: [], says, value });
const SOME = { choose: 'some', ordered: false, max: 9 } as const;

test('options in equal words that are worth the same are a question of how many', () => {
  const water = [1, 2, 3].map(n => bare(`water-${n}`, 'Lay down 1 water', { water: 1 }));
  const knife = play(1, 'Lay down the knife');
  const { counted, piles } = countedIn(SOME, [...water, knife], face);

  expect(counted.map(({ says, ways, isOneEach }) => [says, ways, isOneEach])).toEqual([
    ['Lay down 1 water', [[], ['water-1'], ['water-1', 'water-2'], ['water-1', 'water-2', 'water-3']], false],
  ]);
  expect(piles).toEqual([[knife]]);
});

test('options that differ in an amount alone are one, and only one of them is chosen', () => {
  const amountOf = (n: number): AskedOption => ({ ...bare(`t${n}`, `Worth ${n}`, { card: -1, tokens: n }), amount: { n, of: 'tokens' } });
  const tokens = [1, 2, 3].map(amountOf);
  const { counted, piles } = countedIn(SOME, [...tokens, bare('rest', 'A rest: worth 1', { card: 4, tokens: 0 })], face);

  expect(counted.map(({ says, ways, isOneEach }) => [says, ways, isOneEach])).toEqual([['tokens', [[], ['t1'], ['t2'], ['t3']], true]]);
  expect(piles.map(([{ key }]) => key)).toEqual(['rest']);

  const inWords = [1, 2].map(n => bare(`w${n}`, `${n} wounds: to the beast`, n));
  expect(countedIn(SOME, inWords, face).counted).toEqual([]);
});

test('what has an order, what is one of several, and what lies somewhere is counted by nobody', () => {
  const water = [1, 2].map(n => bare(`water-${n}`, 'Lay down 1 water', { water: 1 }));
  const squares = [1, 2].map((id): AskedOption => ({ key: `s${id}`, about: [{ kind: 'square', id }], says: `${id} steps`, value: id }));
  expect(countedIn({ ...SOME, ordered: true }, water, face).counted).toEqual([]);
  expect(countedIn({ ...SOME, choose: 'one' }, water, face).counted).toEqual([]);
  expect(countedIn(SOME, squares, face).counted).toEqual([]);
});
