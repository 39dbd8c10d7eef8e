import { expect, test } from 'vitest';
import { heldParts, meaningIn, partsOf, tooltipOf } from './terms.ts';

const glory = { name: 'glory', says: 'What a hunter is known for.', rule: 'R-1' };
const card = { name: 'Gear card', says: 'A card.', rule: 'R-2' };
const gear = { name: 'gear', says: 'Things.', rule: 'R-3' };
const told = (text: string) => partsOf(text, [glory, gear, card]).map(({ text, term }) => (term ? `[${text}]` : text));

test('a term is found once, as a whole word, in the plural, and the longest first', () => {
  expect(told('Spend glory: glory is gone.')).toEqual(['Spend ', '[glory]', ': glory is gone.']);
  expect(told('Gear cards are gear.')).toEqual(['[Gear cards]', ' are ', '[gear]', '.']);
  expect(told('Gear Snare and Gear, and glory.')).toEqual(['Gear Snare and ', '[Gear]', ', and ', '[glory]', '.']);
  expect(told('Vainglory counts for nothing.')).toEqual(['Vainglory counts for nothing.']);
  expect(partsOf('no terms', [])).toEqual([{ text: 'no terms' }]);
});

test('a label is explained if it is a term as a whole, and a text by the terms in it', () => {
  const terms = [glory, gear, card];
  expect([meaningIn(terms, 'Glory'), meaningIn(terms, 'Gear cards'), meaningIn(terms, 'glory and gear')]).toEqual([
    glory.says,
    card.says,
    undefined,
  ]);
  expect(tooltipOf('You gained 1 glory, and glory again.', terms)).toBe('Glory: What a hunter is known for.');
  expect(tooltipOf('Nothing touched you.', terms)).toBeUndefined();
});

test('a full stop, a comma or a bracket stays with the term that it stands beside, and nothing of the text is lost', () => {
  const terms = ['wound', 'pod'].map(name => ({ name, says: `${name}.`, rule: 'K-1' }));
  const held = heldParts(partsOf('0 of 5 wounds, and (pods). Then go on.', terms));
  expect(held.map(({ before = '', text, after = '', term }) => (term ? [before, text, after] : text))).toEqual([
    '0 of 5 ',
    ['', 'wounds', ','],
    ' and ',
    ['(', 'pods', ').'],
    ' Then go on.',
  ]);
});
