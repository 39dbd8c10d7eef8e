import type { Shape } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { fieldsOf, merged, modesFor, startFrom, withSeatChoice } from './form.ts';

const form: Shape = {
  is: 'record',
  fields: {
    seats: { is: 'number', min: 1, max: 8 },
    mode: { is: 'choice', of: ['standard', 'cooperative'] },
    trading: { is: 'choice', of: ['off', 'ask'] },
    quest: { is: 'choice', of: ['sawtooth'] },
    isLong: { is: 'yes-no' },
    hunters: { is: 'list', of: { is: 'choice', of: ['nora', 'carja', 'choose'] } },
    leader: { is: 'number', min: -1, max: 3 },
    pile: { is: 'cards' },
  },
};
const defaults = [
  { mode: 'standard', setup: { seats: 2, trading: 'off' } },
  { mode: 'cooperative', setup: { seats: 1, trading: 'off' } },
  { mode: 'cooperative', setup: { seats: 2, trading: 'off' } },
];

test('fields come from the shape; what leaves no choice is not asked', () => {
  expect(fieldsOf(form)).toEqual([
    { name: 'trading', label: 'Trading', kind: 'choice', of: ['off', 'ask'] },
    { name: 'isLong', label: 'Is long', kind: 'yes-no' },
    { name: 'hunters', label: 'Hunters', kind: 'per-seat', of: ['nora', 'carja', 'choose'] },
    { name: 'leader', label: 'Leader', kind: 'number', min: -1, max: 3 },
  ]);
});

test('modes and set-up follow the number of seats', () => {
  expect([modesFor(defaults, 1), modesFor(defaults, 2), modesFor(defaults, 5)]).toEqual([['cooperative'], ['standard', 'cooperative'], []]);
  expect(startFrom(defaults, 1, 'standard')).toEqual({ mode: 'cooperative', setup: { seats: 1, trading: 'off' } });
  expect(startFrom(defaults, 7, 'standard')).toBeNull();
});

test('what was chosen by hand stays; seats and mode do not', () => {
  expect(merged({ seats: 2, trading: 'off' }, { seats: 4, trading: 'ask', other: 1 })).toEqual({ seats: 2, trading: 'ask' });
});

test('a choice for each seat is a list, and none at all where nobody has chosen', () => {
  const of = ['nora', 'carja', 'choose'];
  expect(withSeatChoice([], of, 3, 1, 'carja')).toEqual(['choose', 'carja', 'choose']);
  expect(withSeatChoice(['choose', 'carja'], of, 2, 1, 'choose')).toEqual([]);
});
