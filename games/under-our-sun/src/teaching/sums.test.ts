/** Sums of the numbers that matter most: exact terms, and what does not count with its reason (K-117). */
import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { RESOURCES } from '../content/kinds.ts';
import type { SunEvent, Told } from '../events.ts';
import { listOf } from '../questions.ts';
import { stateSchema, type View } from '../state.ts';
import { hexOn, staged, sunOn, trek } from '../testing/rehearsal.ts';
import { LABELS, sum } from './sums.ts';

const VEST = cardNamed('padded-vest.1');
const HEAT = sunOn('heat');
const PLAIN: Pick<Told<'rolled'>, 'rule' | 'from'> = { rule: 'US-DICE-5', from: [] };
const event = (facts: object): SunEvent => ({ ...PLAIN, ...facts }) as SunEvent;
const view = (): View => viewOf(stateSchema, staged({ characters: [{}, {}, {}] }), 0) as View;
const told = (facts: object): ReturnType<typeof sum> => sum(event(facts), view());
/** The amounts that an event tells. */
const amounts = (facts: object): number[] =>
  Object.entries(facts).flatMap(([fact, value]) => (typeof value === 'number' && !LABELS.some(label => label === fact) ? [value] : []));

const roll = { type: 'rolled', by: 'character', id: 0, for: 'stealth', against: -1 };

describe('[K-117] Dice', () => {
  test('[US-DICE-5] [US-DICE-6] die by die, and crosses last', () => {
    expect(told({ ...roll, dice: ['red', 'green', 'yellow'], faces: [-1, 2, 0], successes: 1 })).toEqual({
      says: 'Successes',
      total: 1,
      terms: [
        { says: 'Green die', value: 2 },
        { says: 'Yellow die', value: 0 },
        { says: 'Red die', value: -1 },
      ],
    });
  });

  test('[US-DICE-5] a cross with nothing to cancel does not count, and says why', () => {
    const made = told({ ...roll, dice: ['blue', 'red', 'red'], faces: [1, -1, -1], successes: 0 })!;
    expect(made.total).toBe(0);
    expect(made.terms.at(-1)).toEqual({ says: 'Red die', value: -1, not: 'There is no success left for it to cancel.' });
  });

  test('no dice are a sum, too', () => {
    expect(told({ ...roll, dice: [], faces: [], successes: 0 })?.terms).toEqual([{ says: 'No dice', value: 0 }]);
  });

  test('[US-COMBAT-9] damage is the dice, less what was prevented', () => {
    const struck = { type: 'struck', by: 'enemy', id: 0, who: 0, isRanged: false, weapon: -1, shots: -1 };
    const dice = { dice: ['green', 'yellow'], faces: [2, 1], successes: 3 };
    const shields = [
      { by: 'card', card: VEST, n: 1 },
      { by: 'skill', card: -1, n: 1 },
    ];
    expect(told({ ...struck, ...dice, damage: 1, prevented: 2, shields, left: 5 })).toEqual({
      says: 'Damage',
      total: 1,
      terms: [
        { says: 'Green die', value: 2 },
        { says: 'Yellow die', value: 1 },
        { says: 'The Padded vest', value: -1 },
        { says: 'The own skill', value: -1 },
      ],
    });
    const most = told({ ...struck, ...dice, damage: 0, prevented: 3, shields: [{ by: 'dodge', card: -1, n: 5 }], left: 5 })!;
    expect([most.total, most.terms.at(-1)]).toEqual([0, { says: 'The Dodge', value: -3 }]);
  });

  test('[US-COMBAT-9] an attack on an enemy is the sum of its dice, and so is one that is dodged', () => {
    const dice = { dice: ['green', 'yellow'], faces: [2, 1], successes: 3 };
    const attack = { type: 'attacks', who: 0, target: 'enemy', id: 0, weapon: -1, shots: -1, isRanged: false, isUnseen: false };
    expect(told({ ...attack, ...dice, damage: 3, left: 1, of: 4 })).toMatchObject({ says: 'Damage', total: 3 });
    expect(told({ type: 'attack-dodged', by: 'enemy', id: 0, who: 0, isRanged: false, weapon: -1, shots: -1, ...dice })?.total).toBe(3);
  });
});

describe('[K-117] Water and goods', () => {
  test('[US-WATER-2] what is missing stands in the sum', () => {
    const parts = [
      { of: 'turn', card: -1, n: 1 },
      { of: 'sun', card: HEAT, n: 1 },
    ];
    expect(told({ type: 'drank', who: 0, n: 1, missing: 1, left: 0, parts })?.terms).toEqual([
      { says: 'Each turn', value: 1 },
      { says: 'Heat', value: 1 },
      { says: 'Missing, 1 HP each', value: -1 },
    ]);
  });

  test('[US-EAT-1] [US-PREP-8] eating heals, a meal does not', () => {
    expect(told({ type: 'ate', who: 0, why: 'eat', hp: 4 })?.terms.map(one => one.value)).toEqual([3, 1]);
    expect(told({ type: 'ate', who: 0, why: 'meal', hp: 4 })?.terms.map(one => one.value)).toEqual([4]);
  });

  test('[US-MERCH-2] [US-R-73] a price is the value, less what the merchant spares; what found no change does not count', () => {
    const none = RESOURCES.map(() => 0);
    const card = { type: 'bought', who: 0, merchant: 0, what: 'card', id: cardNamed('antibiotic.1'), changeWater: 0, change: none };
    expect(told({ ...card, price: 4, full: 5, water: 5, goods: none })).toEqual({
      says: 'Price, in water',
      total: 4,
      terms: [
        { says: 'The value of the Antibiotic', value: 5 },
        { says: 'This merchant asks less for medicine', value: -1 },
        { says: 'Paid beyond that', value: 1, not: 'There was no change for it.' },
      ],
    });
    const cube = { ...card, what: 'cube', id: 1, price: 2, full: 2, water: 0, goods: listOf({ plastic: 1 }), changeWater: 1 };
    expect(told(cube)?.terms).toEqual([{ says: 'The value of 1 food', value: 2 }]);
  });

  test('[US-MERCH-4] a sale begins with the value that is printed, and names the rate', () => {
    const sale = { type: 'sold', who: 0, card: cardNamed('knife.1'), merchant: 0, value: 1, water: 1, goods: [] };
    expect(told({ ...sale, tenths: 5 })?.terms).toEqual([
      { says: 'The value of the Knife', value: 3 },
      { says: 'A merchant pays half, rounded down', value: -2 },
    ]);
    expect(told({ ...sale, tenths: 6 })?.terms[1]?.says).toBe('This merchant pays 60 % for gear, rounded down');
  });

  test('[US-AMMO-2] what a card adds to ammunition stands apart', () => {
    expect(told({ type: 'ammunition-made', who: 0, kind: 'arrow', n: 4 })).toEqual({
      says: 'Arrows',
      total: 4,
      terms: [
        { says: 'Made of 1 wood', value: 3 },
        { says: 'By a card', value: 1 },
      ],
    });
  });

  test('[US-ACT-1] AP are told with what they are the price of', () => {
    const paid = (what: string, ap: number) => told({ type: 'paid', who: 0, ap, left: 1, for: what, parts: [] })?.terms[0];
    expect(paid('charge', 2)).toEqual({ says: 'A Charge costs 2, whatever the tile', value: 2 });
    expect(paid('collect', 1)).toEqual({ says: 'This action costs 1', value: 1 });
  });
});

describe('[K-117] Every other number', () => {
  test.each([
    [{ type: 'equipment-bought', who: 0, card: 1, price: 2, givers: [0] }, 'Points', 2],
    [{ type: 'team-dealt', dealt: 3, left: 5 }, 'Team cards', 3],
    [{ type: 'turn-ended', who: 0, ap: 0 }, 'AP', 0],
    [{ type: 'waits', who: 0, ap: 2 }, 'AP', 2],
    [{ type: 'saved-ap-lost', who: 0, ap: 2 }, 'AP', 2],
    [{ type: 'trap-rolled', hex: 1, dice: ['green'], faces: [2], successes: 2 }, 'Successes', 2],
    [{ type: 'karma-used', who: 0, dice: ['green'], faces: [1], successes: 1, rerolled: [0], kept: 0, left: 2 }, 'Successes', 1],
    [{ type: 'rerolled', who: 0, card: 1, dice: ['blue'], faces: [0], successes: 0 }, 'Successes', 0],
    [{ type: 'hurt', who: 0, n: 2, left: 4, why: 'thirst' }, 'Damage', 2],
    [{ type: 'healed', who: 0, n: 1, left: 5 }, 'HP', 1],
    [{ type: 'prevented', who: 0, card: -1, n: 2 }, 'Damage prevented', 2],
    [{ type: 'revived', who: 0, by: 1, hp: 2 }, 'HP', 2],
    [{ type: 'water-gained', who: 0, n: 2, left: 4 }, 'Water', 2],
    [{ type: 'water-lost', who: 0, n: 1, left: 3 }, 'Water', 1],
    [{ type: 'slept', who: 0, fitness: 2, cost: 4, parts: [{ of: 'sleep', card: -1, n: 4 }] }, 'AP for Sleep', 4],
    [{ type: 'rain-collected', who: 0, n: 1, left: 3 }, 'Water', 1],
    [{ type: 'ammunition-gained', who: 0, kind: 'cartridge', n: 2, card: -1 }, 'Cartridges', 2],
    [{ type: 'ammunition-loaded', who: 0, card: 1, n: 1, left: 3 }, 'Loaded', 1],
    [{ type: 'card-gained', who: 0, card: 1, n: 0, from: 'loot' }, 'On the card', 0],
    [{ type: 'looted', who: 0, card: 1, successes: 2 }, 'Successes', 2],
    [{ type: 'enemy-hurt', enemy: 0, card: 1, n: 3, left: 0, by: 0 }, 'Damage', 3],
    [{ type: 'merchant-hurt', merchant: 1, n: 2, left: 3, by: 0 }, 'Damage', 2],
    [{ type: 'counted', counter: 'metal delivered', by: 1, is: 2 }, 'Metal delivered', 2],
    [{ type: 'figure-hurt', figure: 0, n: 1, left: 3 }, 'Damage', 1],
  ])('%o', (facts, says, total) => {
    const made = told(facts)!;
    expect(made).toMatchObject({ says, total });
    expect(made.terms.reduce((all, { value, not }) => (not ? all : all + value), 0)).toBe(total);
    expect(amounts(facts)).toContain(total);
  });

  test('what only names a thing, or what is left of it, is no amount', () => {
    const events = [
      { type: 'moved', who: 0, from: 1, to: 2, gait: 'text', price: [] },
      { type: 'spawned', enemy: 3, card: 4, hex: 5, letter: 1 },
      { type: 'fitness-changed', who: 0, by: -1, fitness: 0 },
      { type: 'shot-fired', who: 0, card: 1, left: 2 },
      { type: 'collected', who: 0, hex: 1, goods: [], water: 1, ammunition: [0, 0], cards: [] },
      { type: 'died', who: 0, hex: 1, phase: 'night', day: 3 },
      { type: 'ended', result: 'won', why: 'mission', day: 4 },
    ];
    for (const facts of events) {
      expect(amounts(facts), facts.type).toEqual([]);
      expect(told(facts), facts.type).toBeNull();
    }
  });

  test('a turn that is played has a sum for each number that it tells', () => {
    const r = trek({
      characters: [{ at: 'haven', hp: 3 }, {}],
      tiles: [{ at: 'n', is: { enemies: 1 } }],
      dice: { attack: [2, 0], enemy: [1] },
      spare: ['enemies'],
    });
    r.play()
      .answer('act', `move-${hexOn('n')}`)
      .answer('fight', 'attack-enemy-0');
    for (const one of r.told) {
      const made = sum(one, view());
      const numbers = amounts(one);
      if (numbers.length > 0) expect(numbers, one.type).toContain(made?.total);
    }
    expect(r.types()).toContain('enemy-hurt');
  });
});
