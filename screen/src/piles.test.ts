import type { Ref } from '@quarry/kernel';
import type { AskedOption, WhyNot } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { alikeOf, pilesOf } from './piles.ts';

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
