/** What wounds cost the bot, and a walk out of a fight. */
import { expect, test } from 'vitest';
import { runner, THUG, thug } from '../testing/fixtures.ts';
import { given, type Position } from '../testing/rehearsal.ts';
import { futureOf, harmOf, leaving } from './harm.ts';

const brute = thug({ id: 'brute', name: 'Brute', fight: 4, attacks: [{ name: 'Fists', kind: 'melee', damage: 3 }] });

const at = (more: Partial<Position['hunters'][number]> = {}, cards: readonly number[] = []) =>
  given({ hunters: [{ at: [24, 20], ...more }], crims: cards.map((card, i) => ({ card, at: [24, 21.2 + i] as const })) }).state;

test('nobody who leaves nobody is struck', () => {
  expect(leaving(at(), 0, [])).toEqual({ harm: 0, survives: 1 });
});

test('[UM-HDIS-3] [UM-HDIS-5] three dice never reach a Fight of 4: the strike is certain, and deadly with two tokens to spare', () => {
  const fresh = at({}, [brute]);
  const low = at({ wounds: 3 }, [brute]);

  expect(leaving(fresh, 0, fresh.crims)).toEqual({ harm: harmOf(fresh, fresh.hunters[0]!, 3), survives: 1 });
  expect(leaving(low, 0, low.crims).survives).toBe(0);
  expect(leaving(low, 0, low.crims).harm).toBeGreaterThan(leaving(fresh, 0, fresh.crims).harm);
});

test('[UM-HDIS-7] every crim that is left strikes, and one that is easily slipped past costs little', () => {
  const two = at({ wounds: 1 }, [THUG, THUG]);
  const clumsy = at({ wounds: 1 }, [runner({ fight: 1 })]);

  const [one, both] = [leaving(two, 0, two.crims.slice(0, 1)), leaving(two, 0, two.crims)];
  expect(both.harm).toBeGreaterThan(2 * one.harm);
  expect([one.survives, both.survives < 1]).toEqual([1, true]);
  expect(leaving(clumsy, 0, clumsy.crims).harm).toBeLessThan(one.harm / 2);
});

test('the nearer the Wound Maximum the more a token costs, and Momentum is lost with the last; a Med Spray helps', () => {
  const cost = (more: Partial<Position['hunters'][number]>): number => {
    const state = at(more);
    return harmOf(state, state.hunters[0]!, 1);
  };
  const costs = [0, 1, 2, 3, 4].map(wounds => cost({ wounds }));

  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  expect(cost({ wounds: 4, momentum: 3 })).toBeGreaterThan(cost({ wounds: 4 }));
  expect(cost({ wounds: 4, medSprays: 1 })).toBe(cost({ wounds: 2 }));
});

test('[UM-END-4] [UM-END-5] wounds that will not be felt any more cost nothing', () => {
  const state = at();
  const ending = (controls: number, overtime: number): number =>
    futureOf({ ...state, controlPile: state.controlPile.slice(0, controls), overtime });

  expect([ending(7, 0), ending(2, 0)]).toEqual([1, 1]);
  expect([ending(1, 0), ending(0, 0), ending(0, 1)]).toEqual([ending(1, 0), ending(0, 0), ending(0, 1)].toSorted((a, b) => b - a));
  expect(ending(0, 2)).toBe(0);
});
