import { expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { type CharacterOn, hexOn, type Position, trek } from '../testing/rehearsal.ts';
import { whyNot } from './why-not.ts';

const reasons = (own: CharacterOn = {}, position: Position = {}) =>
  whyNot(trek({ characters: [{ at: 'n', ...own }, { at: 'n n' }], ...position }).state, 0);
const because = (reason: string, own: CharacterOn = {}, position: Position = {}) =>
  reasons(own, position)
    .filter(one => one.facts.reason === reason)
    .map(({ why, facts }) => ({ why, ...facts }));

test('[US-AP-4] [US-MAP-6] a move: too dear, or no room', () => {
  const tiles = [
    { at: 'haven', is: { value: 3 } },
    { at: 'n n', is: { spaces: 1 } },
  ];
  expect(because('move-cost', { ap: 2 }, { tiles })).toEqual([
    { why: 'US-AP-4', reason: 'move-cost', hex: hexOn('haven'), cost: 3, ap: 2 },
  ]);
  expect(because('no-room', {}, { tiles })).toEqual([{ why: 'US-MAP-6', reason: 'no-room', hex: hexOn('n n') }]);
});
test('[US-FIT-5] [US-SLEEP-6] [US-AP-4] sleep: rested, watched, or too dear', () => {
  expect(because('sleep-fit', { fitness: 2 })).toHaveLength(1);
  expect(because('sleep-enemy', {}, { enemies: [{ at: 'n' }] })).toHaveLength(1);
  expect(because('sleep-cost', { ap: 3 })).toEqual([{ why: 'US-AP-4', reason: 'sleep-cost', cost: 4, ap: 3 }]);
});
test('[US-EAT-2] eating: in full health, or without food', () => {
  expect([because('eat-full', { goods: { food: 1 } }), because('eat-no-food', { hp: 3 })].map(one => one.length)).toEqual([1, 1]);
});
test('[US-CRAFT-2] [US-CRAFT-4] crafting: what is missing, or no place', () => {
  const knife = cardNamed('knife.1');
  expect(because('craft-missing', { goods: { metal: 1 } })).toContainEqual({
    why: 'US-CRAFT-4',
    reason: 'craft-missing',
    card: knife,
    missing: ['1 fabric'],
  });
  const full: CharacterOn = { goods: { metal: 2, fabric: 2, wood: 2 }, items: ['bandage.1'] };
  expect(because('craft-room', full).map(one => 'card' in one && one.card)).toContain(knife);
});
test('[US-MISSION-2] an action of the mission: its condition, its AP, its price', () => {
  const mission = (price: object): Position => ({
    mission: {
      cards: [{ actions: [{ id: 'dig', says: 'Dig', ap: 2, at: { haven: true }, if: [{ is: 'day', from: 2 }], effects: [], ...price }] }],
    },
  });
  const here: CharacterOn = { at: 'haven' };
  expect(because('mission-if', here, mission({}))).toHaveLength(1);
  expect(because('mission-ap', { ...here, ap: 1 }, { ...mission({}), day: 2 })).toMatchObject([{ cost: 2 }]);
  expect(because('mission-price', here, { ...mission({ price: { water: 9 } }), day: 2 })).toHaveLength(1);
});
test('[US-AP-4] crafting: all is there but AP', () => {
  const own: CharacterOn = { ap: 0, goods: { metal: 1, fabric: 1 } };
  expect(because('craft-ap', own)).toContainEqual({ why: 'US-AP-4', reason: 'craft-ap', card: cardNamed('knife.1') });
  expect(because('craft-ap', { ...own, ap: 1 })).toEqual([]);
});
test('[US-MISSION-2] nothing is said about an action of the mission somewhere else', () => {
  const actions = [{ id: 'dig', says: 'Dig', ap: 9, at: { haven: true }, effects: [] }] as const;
  const position: Position = { mission: { cards: [{ actions }] } };
  expect([because('mission-ap', { at: 'haven' }, position).length, because('mission-ap', {}, position).length]).toEqual([1, 0]);
});
test('[US-FIT-5] [US-SLEEP-6] [US-AP-4] sleep: one reason at a time, the first that holds, or none', () => {
  const about = (own: CharacterOn, position: Position = {}): string[] =>
    reasons(own, position).flatMap(({ facts: { reason } }) => (String(reason).startsWith('sleep') ? [String(reason)] : []));
  const watched: Position = { enemies: [{ at: 'n' }] };
  const [fit, tired] = [
    { fitness: 2, ap: 3 },
    { fitness: 1, ap: 3 },
  ];
  expect([about(fit), about(fit, watched), about(tired), about(tired, watched)]).toEqual([
    ['sleep-fit'],
    ['sleep-fit'],
    ['sleep-cost'],
    ['sleep-enemy'],
  ]);
  expect([about({ ...tired, ap: 4 }), about({ ...fit, ap: 4 }), about({ ...tired, isStealthy: true }, watched)]).toEqual([
    [],
    ['sleep-fit'],
    ['sleep-cost'],
  ]);
});
