import type { Fared, Shape } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { fieldsOf, merged, modeIsHard, modeSays, modesFor, startFrom, twistedFrom, withSeatChoice } from './form.ts';

const form: Shape = {
  is: 'record',
  fields: {
    seats: { is: 'number', min: 1, max: 8 },
    mode: { is: 'choice', of: ['standard', 'cooperative'], called: { cooperative: 'All together' } },
    trading: { is: 'choice', of: ['off', 'ask'], called: { ask: 'When both agree' } },
    quest: { is: 'choice', of: ['sawtooth'] },
    isLong: { is: 'yes-no' },
    hunters: { is: 'list', of: { is: 'choice', of: ['nora', 'carja', 'choose'] } },
    leader: { is: 'number', min: -1, max: 3 },
    pile: { is: 'cards', isSecret: false },
  },
};
const hunters = [
  { key: 'nora', says: 'Nora' },
  { key: 'carja', says: 'Carja' },
  { key: 'choose', says: 'Chooses at the table' },
];
const defaults = [
  { mode: 'standard', setup: { seats: 2, mode: 'standard', trading: 'off' } },
  { mode: 'cooperative', setup: { seats: 1, mode: 'cooperative', trading: 'off' } },
  { mode: 'cooperative', setup: { seats: 2, mode: 'cooperative', trading: 'off' } },
];

test('fields come from the shape; what leaves no choice is not asked', () => {
  expect(fieldsOf(form, defaults)).toEqual([
    {
      name: 'trading',
      label: 'Trading',
      kind: 'choice',
      of: [
        { key: 'off', says: 'Off' },
        { key: 'ask', says: 'When both agree' },
      ],
    },
    { name: 'isLong', label: 'Is long', kind: 'yes-no' },
    { name: 'hunters', label: 'Hunters', kind: 'per-seat', of: hunters },
    { name: 'leader', label: 'Leader', kind: 'number', min: -1, max: 3 },
  ]);
});

test('a mode is chosen as a mode, not once more as the field that it sets', () => {
  expect(fieldsOf(form, defaults).some(field => field.name === 'mode')).toBe(false);
  expect([modeSays(form, defaults, 'standard'), modeSays(form, defaults, 'cooperative')]).toEqual(['Standard', 'All together']);
});

test('a mode reads as the game calls it', () => {
  const named = [{ mode: 'expedition-cinderwing', setup: { seats: 2, mode: 'expedition' }, called: 'Expedition: Cinderwing' }];
  expect(modeSays(form, named, 'expedition-cinderwing')).toBe('Expedition: Cinderwing');
  expect(fieldsOf(form, named).some(field => field.name === 'mode')).toBe(false);
});

test('how hard a mode is for so many is said as bots have fared there, and of both kinds where that differs much', () => {
  const [two, three] = [2, 3].map(seats => ({ mode: 'cooperative', setup: { seats } }));
  const says = (fared?: Fared): string => modeIsHard([{ ...two!, ...(fared && { fared }) }, three!], 'cooperative', 2);

  expect(says()).toBe('');
  expect(says({ sensible: [74, 100] })).toBe('Bots succeed 7 times of 10.');
  expect(says({ sensible: [14, 100] })).toBe('Bots succeed 1 time of 10.');
  expect(says({ sensible: [4, 100] })).toBe('Bots hardly ever succeed.');
  expect(says({ sensible: [99, 100] })).toBe('Bots nearly always succeed.');
  expect(says({ sensible: [40, 100], thinking: [12, 20] })).toBe('Bots succeed 4 times of 10.');
  expect(says({ sensible: [40, 100], thinking: [13, 20] })).toBe(
    'Sensible bots succeed 4 times of 10, those that think succeed 7 times of 10.',
  );
  expect(modeIsHard([{ ...two!, fared: { sensible: [1, 2] } }, three!], 'cooperative', 3)).toBe('');
});

test('modes and set-up follow the number of seats', () => {
  expect([modesFor(defaults, 1), modesFor(defaults, 2), modesFor(defaults, 5)]).toEqual([['cooperative'], ['standard', 'cooperative'], []]);
  expect(startFrom(defaults, 1, 'standard')).toEqual({ mode: 'cooperative', setup: { seats: 1, mode: 'cooperative', trading: 'off' } });
  expect(startFrom(defaults, 7, 'standard')).toBeNull();
});

test('modes keep their order whatever the number of seats, and the first of them is begun with', () => {
  const named = [
    { mode: 'well', setup: { seats: 1 } },
    { mode: 'patrol', setup: { seats: 2 } },
    { mode: 'well', setup: { seats: 2 } },
  ];
  expect(modesFor(named, 2)).toEqual(['well', 'patrol']);
  expect(startFrom(named, 2, 'exodus')?.mode).toBe('well');
});

test('a mode with a twist is not listed beside the mode that it is, and not asked for as a field', () => {
  const says = 'Somebody is not who they seem';
  const twisted = [
    { mode: 'well', setup: { seats: 1, mode: 'well' } },
    { mode: 'well', setup: { seats: 2, mode: 'well' } },
    { mode: 'well-dark', setup: { seats: 2, mode: 'well', dark: true }, twist: { of: 'well', says } },
    { mode: 'patrol-dark', setup: { seats: 3, mode: 'patrol', dark: true }, twist: { of: 'patrol', says } },
  ];
  const wells: Shape = { is: 'record', fields: { mission: { is: 'choice', of: ['well', 'patrol'] } } };

  expect([modesFor(twisted, 2), modesFor(twisted, 3)]).toEqual([['well'], []]);
  expect([1, 2].map(seats => twistedFrom(twisted, seats, 'well')?.mode)).toEqual([undefined, 'well-dark']);
  expect(startFrom(twisted, 2, 'well')?.mode).toBe('well');
  const chosen = twisted.map(one => ({ ...one, setup: { ...one.setup, mission: one.setup.mode } }));
  expect(fieldsOf(wells, chosen)).toEqual([]);
});

test('what was chosen by hand stays; seats and mode do not', () => {
  expect(merged({ seats: 2, trading: 'off' }, { seats: 4, trading: 'ask', other: 1 })).toEqual({ seats: 2, trading: 'ask' });
});

test('a choice for each seat is a list, and none at all where nobody has chosen', () => {
  expect(withSeatChoice([], hunters, 3, 1, 'carja')).toEqual(['choose', 'carja', 'choose']);
  expect(withSeatChoice(['choose', 'carja'], hunters, 2, 1, 'choose')).toEqual([]);
});
