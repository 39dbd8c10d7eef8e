import { expect, test } from 'vitest';
import type { Price } from '../content/words/index.ts';
import { type CharacterOn, trek } from '../testing/rehearsal.ts';
import { canPay, loseAny, loseCardOf, payPrice } from './prices.ts';

const rich: CharacterOn = { at: 'n', water: 3, goods: { food: 2, wood: 1 }, items: ['knife.1', 'flashlight.1', 'backpack.1'] };
const can = (price: Price, own: CharacterOn = rich): boolean => canPay(trek({ characters: [own, {}] }).state, 0, price);

test('[US-EVENT-1] a price can be paid if all of it is there', () => {
  expect([can({ water: 3 }), can({ water: 4 })]).toEqual([true, false]);
  expect([can({ goods: { food: 2 } }), can({ goods: { food: 3 } })]).toEqual([true, false]);
  expect([can({ any: 3 }), can({ any: 4 }), can({ any: 2, goods: { food: 2 } })]).toEqual([true, false, false]);
  expect([can({ ap: 6 }), can({ ap: 7 })]).toEqual([true, false]);
  expect([can({ item: 'knife' }), can({ item: 'spear' })]).toEqual([true, false]);
  expect([can({ card: 'electric' }), can({ card: 'gear' }), can({ card: 'any' }), can({ card: 'any' }, { at: 'n' })]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('[US-EVENT-1] paying takes all of it; resources and cards by choice', () => {
  const r = trek({ characters: [rich, {}] }).run(table =>
    payPrice(table, 0, { water: 1, goods: { food: 1 }, any: 1, ap: 2, item: 'knife' }, -1),
  );
  r.only('choose-resource', ['food', 'wood']).answer('choose-resource', 'wood');
  expect([r.character(0).water, r.goods(0), r.character(0).ap, r.items(0)]).toEqual([2, { food: 1 }, 4, ['flashlight.1', 'backpack.1']]);
});

test('[US-EVENT-1] [US-R-13] without the backpack that was given up something must be laid down', () => {
  const full = { ...rich, goods: { wood: 6 } };
  const r = trek({ characters: [full, {}] }).run(table => payPrice(table, 0, { card: 'gear' }, -1));
  expect(r.asks).toBe('lay-down');
  r.answer('lay-down', 'flashlight.1');
  expect([r.items(0), r.goods(0)]).toEqual([['knife.1'], { wood: 6 }]);
});

test('[US-EVENT-1] whoever has no such card, or no resource, loses none and is not asked', () => {
  const r = trek({ characters: [{ at: 'n', items: ['knife.1'] }, {}] })
    .run(table => loseCardOf(table, 0, 'gear', -1))
    .run(table => loseAny(table, 0, -1));
  expect([r.asks, r.items(0), r.types()]).toEqual([null, ['knife.1'], []]);
});
