/** The contract finds dice that cannot be drawn. */
import { describe, expect, test } from 'vitest';
import type { Telling, Throw } from '../telling.ts';
import type { Decision, Event } from '../types.ts';
import { diceAskedLacks, diceLacks } from './told.ts';

const event: Event = { type: 'rolled', rule: 'T1' };
const die = { face: 2, colour: 'blue', name: 'blue die' } as const;
const telling = (thrown: Throw | null): Telling<unknown, Event> => ({
  beat: () => ({ weight: 'beat' }),
  dice: () => thrown,
  diceAsked: () => thrown,
  since: () => [],
  tale: () => ({ headline: '', says: [], moments: [], figures: [] }),
});
const lacks = (thrown: Throw | null): string[] => diceLacks(telling(thrown), event, {});

describe('Dice', () => {
  test('[K-145] that have a face, a colour and a name are sound; an event need not have any', () => {
    expect(lacks(null)).toEqual([]);
    expect(lacks({ dice: [die, { ...die, face: 'crit', sides: 8 }], fresh: [1], total: '2', needed: '3', grantedBy: 'Eye' })).toEqual([]);
  });

  test.each<[string, Throw, RegExp]>([
    ['none', { dice: [] }, /has no die/],
    ['a face that is no number', { dice: [{ ...die, face: Number.NaN }] }, /cannot be drawn/],
    ['an empty face', { dice: [{ ...die, face: '' }] }, /cannot be drawn/],
    ['a colour that nobody knows', { dice: [{ ...die, colour: 'plaid' as 'blue' }] }, /cannot be drawn/],
    ['no name', { dice: [{ ...die, name: '' }] }, /cannot be drawn/],
    ['one that falls and is not there', { dice: [die], fresh: [1] }, /lets die 1 of 1 fall/],
    ['a sum with a hole', { dice: [die], total: '2 + undefined' }, /says of its dice/],
  ])('[K-145] %s is found', (_, thrown, found) => {
    expect(lacks(thrown).join()).toMatch(found);
  });

  test('[K-145] an option about a die that is not there is found', () => {
    const about = (id: number): Decision =>
      ({ kind: 'reroll', options: [{ key: 'd', about: [{ kind: 'die', id }], value: 0 }] }) as unknown as Decision;
    expect(diceAskedLacks(telling({ dice: [die] }), about(0), {})).toEqual([]);
    expect(diceAskedLacks(telling({ dice: [die] }), about(1), {})).toEqual(['reroll is about die 1 of 1']);
    expect(diceAskedLacks(telling(null), about(0), {})).toEqual(['reroll is about die 0 of 0']);
  });
});
