/** What enemies will do as things stand, condition by condition; sentences/intents.test.ts has what is said of it. K-168. */
import { describe, expect, test } from 'vitest';
import { type Place, type Position, trek } from '../testing/rehearsal.ts';
import { comesWhenShot, foresee } from './foresight.ts';

const ahead = (position: Position) => foresee(trek(position).state);
const foe = (id: number) => ({ is: 'enemy', id }) as const;
const ANIMAL = { type: 'animal' } as const;

describe('What an enemy does next', () => {
  test('[US-COMBAT-2] of several whom it strikes at the most that it does to any', () => {
    const feared = { always: [{ is: 'enemy-dice', of: { type: 'human' }, add: '2Y' }] } as const;
    const most = (first: object, second: object) =>
      ahead({
        characters: [
          { at: 'n', ...first },
          { at: 'n', ...second },
        ],
        enemies: [{ at: 'n' }],
      });
    const strikes = (n: number) => [{ is: 'strikes', foe: foe(0), whom: [0, 1], most: n }];
    expect([most({}, {}), most({ items: [feared] }, {}), most({}, { items: [feared] })]).toEqual([strikes(1), strikes(3), strikes(3)]);
  });
  test('[US-EMOVE-1] [US-STEALTH-7] one that never moves is held by nobody whom it does not see', () => {
    const beside = (isStealthy: boolean) => ahead({ characters: [{ at: 'n', isStealthy }], enemies: [{ at: 'n', is: { stays: true } }] });
    expect(beside(true)).toEqual([{ is: 'stays', foe: foe(0), by: [] }]);
    expect(beside(false)).toEqual([{ is: 'strikes', foe: foe(0), whom: [0], most: 1 }]);
  });
  test('[US-EMOVE-7] [US-EMOVE-11] an 8 that may send it to where it cannot go brings it nowhere for sure', () => {
    const rolls = (fire: readonly Place[]) =>
      ahead({
        characters: [{ at: 'n' }, { at: 's' }],
        tiles: fire.map(at => ({ at, fire: 'campfire' as const })),
        enemies: [{ at: 'haven', is: ANIMAL }],
      });
    const reaches = (whom: readonly number[], on: number) => [
      { is: 'rolls', foe: foe(0), reach: { whom, on, of: 8 }, isNow: false, hasCompany: false },
    ];
    expect([rolls([]), rolls(['n']), rolls(['n', 's'])]).toEqual([reaches([0, 1], 3), reaches([1], 1), reaches([], 0)]);
  });
  test('whom it may reach are named in their order, whichever number brings it to them', () => {
    const [one] = ahead({ characters: [{ at: 's' }, { at: 'n' }], enemies: [{ at: 'haven' }] });
    expect(one).toMatchObject({ reach: { whom: [0, 1] } });
  });
});

test('[US-RANGE-3] shot at, an enemy comes closer unless it stands off or never moves', () => {
  const comes = (is: object) => comesWhenShot(trek({ enemies: [{ at: 'n', is }] }).state.enemies[0]!);
  expect(
    [{}, { traits: {} }, { traits: { standsOff: true } }, { stays: true }, { stays: true, traits: { standsOff: true } }].map(comes),
  ).toEqual([true, true, false, false, false]);
});
