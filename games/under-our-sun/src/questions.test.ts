import { describe, expect, test } from 'vitest';
import { cardNamed } from './content/box.ts';
import {
  attackDice,
  drinkAmount,
  exploreCost,
  foeDice,
  foeOf,
  moveCost,
  rainAmount,
  rangedWeapons,
  roomBeside,
  sleepCost,
  sneakCost,
  testDice,
} from './questions.ts';
import { type CharacterOn, hexOn, type Position, type SunRehearsal, trek } from './testing/rehearsal.ts';

const ida = (items: CharacterOn['items'] = [], position: Position = {}, own: CharacterOn = {}): SunRehearsal =>
  trek({
    characters: [{ at: 'n', items: items!, ...own }, {}],
    tiles: [
      { at: 'n n', is: { value: 3 } },
      { at: 'haven', is: { value: 2 } },
    ],
    ...position,
  });
const steep = hexOn('n n');
const plain = hexOn('haven');

describe('what cards change', () => {
  test('[US-MOVE-2] a rope: tiles of value 3 and more cost 1 less', () => {
    const { state } = ida(['rope.1']);
    expect([moveCost(state, 0, steep), moveCost(state, 0, plain), sneakCost(state, 0, steep)]).toEqual([2, 2, 3]);
  });
  test('[US-MOVE-2] boots: the first Move of a phase 1 less, at least 1', () => {
    expect([moveCost(ida(['boots.1']).state, 0, steep), moveCost(ida(['boots.1'], {}, { hasMoved: true }).state, 0, steep)]).toEqual([
      2, 3,
    ]);
    expect(moveCost(ida(['boots.1'], { tiles: [{ at: 'haven' }] }).state, 0, plain)).toBe(1);
  });
  test('[US-SUN-3] a Storm: tiles of value 3 and more cost 1 more', () => {
    expect(moveCost(ida([], { sun: 'storm' }).state, 0, steep)).toBe(4);
  });
  test('[US-SNEAK-1] a pathfinder sneaks onto tiles of value 1 and 2 without the 1 more', () => {
    const { state } = ida([], {}, { is: 'wren' });
    expect([sneakCost(state, 0, plain), sneakCost(state, 0, steep)]).toEqual([2, 4]);
  });
  test('[US-SLEEP-2] [US-R-16] a bedroll: Sleep 1 less outside a camp, at least 3', () => {
    const roll = (position: Position = {}) => sleepCost(ida(['bedroll.1'], position).state, 0);
    expect([roll(), roll({ phase: 'night' }), roll({ sun: 'storm' }), roll({ tiles: [{ at: 'n', hasCamp: true }] })]).toEqual([3, 4, 3, 3]);
  });
  test('[US-RAIN-1] a tarp catches 2', () => {
    expect([rainAmount(ida().state, 0), rainAmount(ida(['rain-tarp.1']).state, 0)]).toEqual([1, 2]);
  });
  test('[US-SUN-2] in heat one drinks 2, under a hat 1', () => {
    const heat = { sun: 'heat' } as const;
    expect([drinkAmount(ida().state, 0), drinkAmount(ida([], heat).state, 0), drinkAmount(ida(['sun-hat'], heat).state, 0)]).toEqual([
      1, 2, 1,
    ]);
  });
  test('[US-SUN-2] a hat keeps off the heat, and nothing else that makes thirsty; a mask does not keep it off', () => {
    const thirsty = { always: [{ is: 'drink', by: 1 }] } as const;
    const heat = { sun: 'heat' } as const;
    expect([drinkAmount(ida(['sun-hat', thirsty]).state, 0), drinkAmount(ida(['sun-hat', thirsty], heat).state, 0)]).toEqual([2, 2]);
    expect(drinkAmount(ida(['gas-mask'], heat).state, 0)).toBe(2);
  });
  test('[US-EXPL-1] Explore costs 1, in dust haze 2', () => {
    expect([exploreCost(ida().state, 0), exploreCost(ida([], { sun: 'dust-haze' }).state, 0)]).toEqual([1, 2]);
  });
  test('[US-SNEAK-5] [US-CARD-4] with a flashlight no red die for sneaking at night', () => {
    const dice = (items: CharacterOn['items'], phase: 'morning' | 'night') =>
      testDice(ida(items, { phase }).state, 0, 'stealth', 'sneak').join(' ');
    expect([dice([], 'night'), dice(['flashlight.1'], 'night'), dice([], 'morning')]).toEqual([
      'yellow blue red',
      'yellow blue',
      'yellow blue',
    ]);
  });
  test('[US-TEST-1] dice for one kind of roll, and only at night where a card says so', () => {
    const { state } = ida(['head-lamp'], { phase: 'night' });
    expect(testDice(state, 0, 'stealth')).toEqual(['yellow', 'blue', 'blue']);
    expect(testDice(ida(['head-lamp']).state, 0, 'stealth')).toEqual(['yellow', 'blue']);
    expect(testDice(ida(['crowbar.1']).state, 0, 'strength', 'container-strength')).toEqual(['green', 'blue', 'green']);
    expect(testDice(ida(['crowbar.1']).state, 0, 'strength')).toEqual(['green', 'blue']);
  });
  test('[US-INJ-2] [US-R-7] the injured have 1 red die more', () => {
    expect(testDice(ida([], {}, { hp: 2 }).state, 0, 'dexterity')).toEqual(['green', 'blue', 'red']);
  });
  test('[US-RANGE-1] in dust haze no weapon is fired', () => {
    expect([rangedWeapons(ida(['bow.1']).state, 0).length, rangedWeapons(ida(['bow.1'], { sun: 'dust-haze' }).state, 0).length]).toEqual([
      1, 0,
    ]);
  });
  test('[US-AMMO-1] with a toolkit ammunition is 1 piece more', () => {
    expect(
      ida(['toolkit.1'], {}, { goods: { metal: 1 } })
        .act('make-cartridge')
        .character(0).ammunition,
    ).toEqual([3, 0]);
  });
  test('[US-COMBAT-9] [US-ENEMY-2] what lasts, and what a solar storm does, adds dice to attacks', () => {
    const enemies = [{ at: 'n', is: { type: 'mutated', isSol: true } }] as const;
    const lasting = [
      { is: 'steady-hand', until: 'game' },
      { is: 'hunted', until: 'game' },
    ] as const;
    const { state } = ida([], { enemies, sun: 'solar-storm' }, { lasting: [...lasting] });
    const foe = foeOf(state.enemies[0]!);
    expect([attackDice(state, 0, foe, -1, 'melee'), foeDice(state, foe, 'melee', 0)]).toEqual([
      ['green', 'yellow', 'yellow'],
      ['yellow', 'blue', 'yellow'],
    ]);
  });
});

test('[US-CHAR-5] [US-R-79] room beside cards: none with a piece of gear too many, or with more items than areas', () => {
  const { state } = ida();
  const beside = (...keys: string[]) => roomBeside(state, 0, keys.map(cardNamed))?.pieces ?? null;
  expect([beside(), beside('knife.1'), beside('knife.1', 'tent.1', 'machete.1'), beside('scrap-armour.1')]).toEqual([6, 6, 0, 6]);
  expect([beside('knife.1', 'tent.1', 'machete.1', 'bow.1'), beside('scrap-armour.1', 'padded-vest.1')]).toEqual([null, null]);
});
