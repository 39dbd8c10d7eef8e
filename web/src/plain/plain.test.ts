import type { Shape } from '@quarry/kernel';
import type { Person } from '@quarry/protocol';
import { describe, expect, test } from 'vitest';
import { cardsOf, doneWith, groupOf, isBare, isIdle, rowsOf, zonesIn } from './zones.ts';

const shape: Shape = {
  is: 'record',
  fields: {
    turn: { is: 'number', min: 0, max: null },
    leader: { is: 'number', min: -1, max: 3, names: 'seat' },
    card: { is: 'maybe', of: { is: 'number', min: 0, max: null, names: 'card' } },
    row: { is: 'cards', isSecret: false },
    secretPile: { is: 'cards', isSecret: false },
    enemies: {
      is: 'records',
      isPerSeat: false,
      of: { is: 'record', fields: { isAlert: { is: 'yes-no' }, loot: { is: 'cards', isSecret: false } } },
    },
    hunters: {
      is: 'records',
      isPerSeat: true,
      of: { is: 'record', fields: { hand: { is: 'cards', isSecret: true }, glory: { is: 'number', min: 0, max: 9 } } },
    },
  },
};
const people = [
  { seat: 0, name: 'Ada' },
  { seat: 1, name: 'Bo' },
] as Person[];
const faces = [
  { name: 'Arrow', kind: 'Ammunition', says: '' },
  { name: 'Bomb', kind: 'Trap', says: '' },
];
const view = {
  turn: 3,
  leader: 1,
  card: 1,
  row: [0, 1],
  secretPile: 12,
  enemies: [{ isAlert: true, loot: [1] }],
  hunters: [
    { hand: [0], glory: 2 },
    { hand: 4, glory: 0 },
  ],
};

describe('a view without a screen of its own', () => {
  const whole = groupOf('Table', shape, view, { faces, people });

  test('its plain values are facts, and what they name is spelled', () => {
    expect(whole.facts).toEqual([
      { name: 'Turn', says: '3', namesCard: false },
      { name: 'Leader', says: 'Bo', namesCard: false },
      { name: 'Card', says: 'Bomb', namesCard: true },
    ]);
  });

  test('its zones show their cards, or only how many there are', () => {
    expect(whole.zones).toEqual([
      { name: 'Row', cards: [0, 1], count: 2, isSecret: false },
      { name: 'Secret pile', cards: null, count: 12, isSecret: false },
    ]);
  });

  test('its records are groups, those of seats under the names of the people', () => {
    expect(whole.groups.map(({ name, seat }) => [name, seat])).toEqual([
      ['Enemy 1', null],
      ['Ada', 0],
      ['Bo', 1],
    ]);
    expect(whole.groups[2]).toMatchObject({ zones: [{ name: 'Hand', cards: null, count: 4 }], facts: [{ name: 'Glory', says: '0' }] });
    expect(isIdle(whole.groups[2]!.facts[0]!)).toBe(true);
  });

  test('every zone is found, wherever it lies', () => {
    expect(zonesIn(whole, zone => zone.cards?.includes(1) === true).map(one => one.path)).toEqual(['Row', 'Enemy 1 · Loot']);
  });

  test('where the game tells in words how things stand, only cards are left of a group', () => {
    expect(cardsOf(whole).facts.map(fact => fact.name)).toEqual(['Card']);
    expect(rowsOf(whole)).toMatchObject({ facts: [], zones: whole.zones });
    expect(rowsOf(whole).groups.map(isBare)).toEqual([false, false, false]);
    expect(isBare({ ...rowsOf(whole.groups[0]!), zones: [] })).toBe(true);
  });

  test('a hand is what only some see, whatever it is called', () => {
    expect(whole.groups[1]!.zones[0]).toMatchObject({ name: 'Hand', isSecret: true });
  });

  test('what is not seen is not drawn', () => {
    expect(groupOf('Table', shape, { turn: 1 }, { faces, people })).toMatchObject({ zones: [], groups: [] });
  });
});

test('a card says what can be done with it, and what that costs if it does not say so itself', () => {
  const face = { name: 'Bow', kind: '', says: 'Damage 7.' };
  const option = (says: string, ...cards: number[]) => ({ key: says, says, about: cards.map(id => ({ kind: 'card', id })) });
  expect(doneWith([option('Take out Bow: Damage 7.', 4)], 4, face)).toEqual(['Take out']);
  expect(doneWith([option('Buy the Bow for 1 point', 4)], 4, face)).toEqual(['Buy for 1 point']);
  expect(doneWith([option('Bow: Damage 7.', 4)], 4, face)).toEqual([]);
  const both = [option('Make Bow from Stick: costs 1 bone. Damage 7.', 4, 2), option('Make Bow: costs 1 bone and 1 fire. Damage 7.', 4)];
  expect(doneWith(both, 4, face)).toEqual(['Make from Stick: costs 1 bone', 'Make: costs 1 bone and 1 fire']);
});
