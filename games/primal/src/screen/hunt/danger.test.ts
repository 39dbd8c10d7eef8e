/** What would wake, said as danger to somebody. */
import { expect, test } from 'vitest';
import type { Blow, PossibleBehaviour } from '../../questions/foresight.ts';
import type { View } from '../../state.ts';
import { dangerSays, wokenName } from './danger.ts';

const view = { hunters: [{ id: 'mirah' }, { id: 'dareon' }, { id: 'thoreg' }] } as unknown as View;
const blow = (damage: number, seats: readonly number[], more: Partial<Blow> = {}): Blow => ({
  damage,
  seats,
  isOneOf: false,
  isAvoidable: false,
  isBoost: false,
  ...more,
});
const could = (...all: readonly (readonly Blow[])[]) => ({
  couldBe: all.map((blows, card): PossibleBehaviour => ({ card, blows, boost: null })),
});

test.each([
  ['2 to you', could([blow(2, [0])])],
  ['2 to you and Dareon', could([blow(2, [1, 0])])],
  ['1 to you, or pay', could([blow(1, [0], { isAvoidable: true })])],
  ['1 to Dareon or Thoreg', could([blow(1, [1, 2], { isOneOf: true })])],
  ['2 to Dareon; 1 to you', could([blow(2, [1]), blow(1, [0])])],
  ['up to 3 to you or Dareon', could([blow(1, [0])], [blow(3, [1])])],
  ['no blow', could([])],
  ['no blow', could([], [])],
  ['2 to nobody', could([blow(2, [])])],
] as const)('%s', (says, woken) => {
  expect(dangerSays({ view, seat: 0 }, woken)).toBe(says);
});

test('it goes by its name only where nothing else can lie there', () => {
  const face = (no: number) => ({ name: `Card ${no}`, kind: '', says: '' });

  expect(wokenName({ face }, could([]))).toBe('Card 0');
  expect(wokenName({ face }, could([], []))).toBe('');
});
