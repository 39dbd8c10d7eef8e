/** What would wake, said as danger to somebody. */
import { expect, test } from 'vitest';
import type { Effect } from '../../content/words/index.ts';
import type { Blow, PossibleBehaviour } from '../../questions/foresight.ts';
import type { View } from '../../state.ts';
import { dangerSays, wokenName } from './danger.ts';

const view = {
  active: 0,
  monster: { id: 'cinderwing' },
  hunters: [{ id: 'mirah' }, { id: 'dareon' }, { id: 'thoreg' }],
} as unknown as View;
const blow = (damage: number, seats: readonly number[], more: Partial<Blow> = {}): Blow => ({
  damage,
  seats,
  isOneOf: false,
  isAvoidable: false,
  isBoost: false,
  ...more,
});
const could = (...all: readonly (readonly Blow[])[]) => ({
  couldBe: all.map((blows, card): PossibleBehaviour => ({ card, blows, falls: [], isLost: false, besides: [], boost: null })),
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

const one = (more: Partial<PossibleBehaviour>) => ({
  couldBe: [{ card: 0, blows: [], falls: [], isLost: false, besides: [], boost: null, ...more }],
});
const fall = (seat: number, isSure = true) => ({ seat, damage: 3, left: 2, isSure });

test.each([
  ['3 on 2 health: Mirah falls', one({ blows: [blow(3, [0])], falls: [fall(0)] })],
  ['3 on 2 health: Mirah falls, the hunt is lost', one({ blows: [blow(3, [0])], falls: [fall(0)], isLost: true })],
  [
    '3 on 2 health: Dareon falls unless spared; 3 to Dareon, or pay',
    one({ blows: [blow(3, [1], { isAvoidable: true })], falls: [fall(1, false)] }),
  ],
  ['3 on 2 health: Mirah falls; 3 to Thoreg', one({ blows: [blow(3, [0]), blow(3, [2])], falls: [fall(0)] })],
  ['up to 3 to you: Mirah may fall', { couldBe: [...one({}).couldBe, ...one({ blows: [blow(3, [0])], falls: [fall(0)] }).couldBe] }],
] as const)('whoever would fall is named: %s', (says, woken) => {
  expect(dangerSays({ view, seat: 0 }, woken)).toBe(says);
});

const beside = (effect: Effect, seats: readonly number[], sector = -1) => ({ effect, seats, sector, isAvoidable: false });
test('no blow, and what it does all the same', () => {
  const spark = one({
    besides: [beside({ do: 'turn', to: 'self' }, [0], 1), beside({ do: 'terrain', kind: 'fire', at: 'here' }, [0], 1)],
  });

  expect(dangerSays({ view, seat: 0 }, spark)).toBe('turns to you; fire where you stand: no more cards');
  expect(dangerSays({ view, seat: 1 }, spark)).toBe('turns to Mirah; fire where Mirah stands: no more cards');
});

test('it goes by its name only where nothing else can lie there', () => {
  const face = (no: number) => ({ name: `Card ${no}`, kind: '', says: '' });

  expect(wokenName({ face }, could([]))).toBe('Card 0');
  expect(wokenName({ face }, could([], []))).toBe('');
});
