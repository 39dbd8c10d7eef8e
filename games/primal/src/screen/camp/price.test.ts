/** Prices as the forge and the herbalist have them: the same parts as in what is said of them. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { partsOf } from '../../campaign/payments.ts';
import { ARMOUR_NUMBERS, armourCard, POTION_NUMBERS, potionCard } from '../../content/box.ts';
import { RESOURCES } from '../../content/kinds.ts';
import { Price, partsFor } from './price.tsx';

const dear = ARMOUR_NUMBERS.find(no => armourCard(no).element !== null && armourCard(no).price !== undefined)!;
const brewed = POTION_NUMBERS.find(no => potionCard(no).price !== undefined)!;

test('a piece takes its element only anew, a potion its plants, and what nobody knows nothing', () => {
  const { element, price } = armourCard(dear);

  expect(partsFor(dear)).toEqual([element, ...price!.materials]);
  expect(partsFor(dear, 0)).toEqual(price!.materials);
  expect(partsFor(dear)).toEqual(partsOf(dear, -1));
  expect(partsFor(brewed)).toEqual(potionCard(brewed).price!.plants);
  expect(partsFor(99_999)).toEqual([]);
});

test('what is missing is told by how much, what is there by its number', () => {
  const held = RESOURCES.map(one => (one === 'bone' ? 2 : 0));

  const markup = renderToStaticMarkup(createElement(Price, { parts: ['fire', 'bone', 'bone', 'hide', 'hide'], held }));

  expect([...markup.matchAll(/>([^<>]+)</g)].map(([, text]) => text)).toEqual(['1 fire missing', '2 bone', '2 hide missing']);
});

test('of what can be made all the same nothing is missing: something else pays for it', () => {
  const markup = renderToStaticMarkup(createElement(Price, { parts: ['fire'], held: RESOURCES.map(() => 0), isPayable: true }));

  expect(markup).toContain('>1 fire<');
  expect(markup).toContain('something else pays');
  expect(markup).not.toContain('missing');
});
