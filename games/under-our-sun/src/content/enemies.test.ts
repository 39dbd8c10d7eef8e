/** The enemy deck and the enemies of missions, as the work order has them (content.md 3.4). */
import { describe, expect, test } from 'vitest';
import { doubled, flavourFaults, hopelessChoices } from '../testing/cards.ts';
import { ENEMIES } from './enemies.ts';
import { type Dice, type Die, diceOf, ENEMY_TYPES, FACES } from './kinds.ts';
import type { EnemyCard, LootRow } from './types.ts';
import type { Effect } from './words/index.ts';

const DECK = ENEMIES.filter(one => !one.isOfMission);
const OF_MISSIONS = ENEMIES.filter(one => one.isOfMission);
const BOSSES = OF_MISSIONS.filter(one => one.stages);
const enemy = (id: string): EnemyCard => ENEMIES.find(one => one.id === id)!;
const textsOf = ({ onMeeting, onHit, onDouble, onRangedHit, stages }: EnemyCard): readonly Effect[] =>
  [onMeeting, onHit, onDouble, onRangedHit, ...(stages ?? []).map(one => one.onStage)].flatMap(one => one ?? []);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;
const expected = (dice: Dice): number => sum(diceOf(dice).map(die => mean(FACES[die])));
const hits = ({ melee }: EnemyCard): number => mean([expected(melee.day), expected(melee.night)]);

const sayRow = ({ goods = {}, random, cards }: LootRow): string =>
  [
    ...Object.entries(goods).map(([kind, n]) => `${n} ${kind}`),
    ...(random ? [`${random} random`] : []),
    ...(cards ? [`${cards} cards`] : []),
  ].join(' + ') || 'nothing';
const line = ({ id, copies = 1, type, isSol, hp, melee, ranged, loot }: EnemyCard): string =>
  [
    `${id} ${copies}x ${type}${isSol ? ' SoL' : ''}, HP ${hp}`,
    `${melee.day} / ${melee.night}`,
    ranged ? `${ranged.day} / ${ranged.night}` : '-',
    loot.map(sayRow).join(' / '),
  ].join(', ');

test('[US-ENEMY-2] [US-LOOT-3] the deck: copies, HP, dice by day and night, loot', () => {
  expect(DECK.map(line)).toEqual([
    'rat-pack 2x animal, HP 2, 1Y / 2Y, -, 1 food / 1 food + 1 random',
    'wild-dog 2x animal, HP 2, 1G / 1G1B, -, 1 food / 2 food',
    'vulture 2x animal, HP 1, 1B / 1Y, -, 1 food / 1 food',
    'snake 2x animal, HP 1, 1Y / 1Y, -, nothing / 1 food',
    'bear 2x animal, HP 5, 2G / 2G1Y, -, 2 food / 3 food',
    'scavenger 2x human, HP 2, 1Y / 1Y, -, 1 random / 1 cards',
    'bandit 2x human, HP 3, 2Y / 2Y1B, 1B / 1B, 1 random / 1 random + 1 cards',
    'lookout 2x human SoL, HP 2, 1Y / 1Y, 1Y / 1B, 1 random / 1 cards',
    'fighter 3x human SoL, HP 3, 1G1Y / 1G1Y, 1Y / 1Y, 1 random / 1 random + 1 cards',
    'enforcer 2x human SoL, HP 4, 2G / 2G, -, 1 cards / 1 random + 1 cards',
    'marksman 1x human SoL, HP 3, 1Y / 1Y, 2Y / 1Y, 1 cards / 2 cards',
    'shambler 3x mutated, HP 3, 2B / 2Y, -, 1 random / 2 random',
    'spitter 2x mutated, HP 2, 1B / 1Y, 1Y / 1Y, 1 alcohol / 1 alcohol + 1 random',
    'brute 2x mutated, HP 6, 2G / 3G, -, 1 cards / 2 cards',
    'screamer 1x mutated, HP 2, 1B / 1Y, -, 1 random / 1 cards',
  ]);
  expect(sum(DECK.map(one => one.copies ?? 1))).toBe(30);
});

test('[US-ENEMY-1] all three types are in the deck, and Sons of Liberty are Human', () => {
  expect(new Set(DECK.map(one => one.type))).toEqual(new Set(ENEMY_TYPES));
  expect(new Set(ENEMIES.filter(one => one.isSol).map(one => one.type))).toEqual(new Set(['human']));
});

describe('[US-ENEMY-5] what stands on their cards', () => {
  test.each<[string, Partial<EnemyCard>]>([
    ['rat-pack', { onHit: [{ do: 'test', skill: 'strength', fail: [{ do: 'infect' }] }] }],
    ['vulture', { onMeeting: [{ do: 'take-loose', kind: 'food' }] }],
    ['snake', { onHit: [{ do: 'infect' }] }],
    ['bandit', { onDouble: [{ do: 'lose', kind: 'any', n: 1 }] }],
    ['lookout', { traits: { scouts: true } }],
    ['enforcer', { traits: { firstAttack: '1Y' } }],
    ['marksman', { traits: { standsOff: true } }],
    ['shambler', { traits: { isSlow: true } }],
    ['spitter', { onRangedHit: [{ do: 'infect' }] }],
    ['brute', { traits: { dodge: '1R' } }],
    ['screamer', { onMeeting: [{ do: 'move-enemies', within: 2, way: 'here' }] }],
  ])('%s', (id, text) => expect(enemy(id)).toMatchObject(text));

  test('the scavenger leaves for 2 water', () => {
    expect(enemy('scavenger').onMeeting).toMatchObject([
      { do: 'choose', of: [{ price: { water: 2 }, effects: [{ do: 'this-leaves' }] }, { effects: [] }] },
    ]);
  });

  test.each(['wild-dog', 'bear', 'fighter'])('%s: nothing', id => {
    expect(textsOf(enemy(id))).toEqual([]);
    expect(enemy(id).traits).toBeUndefined();
  });

  test('every choice has a branch for those who have nothing', () => {
    expect(ENEMIES.flatMap(one => hopelessChoices(textsOf(one)))).toEqual([]);
  });
});

test.each([
  ['weak', 1, 2, 0.4, 0.8],
  ['middle', 3, 3, 0.8, 1.3],
  ['strong', 4, 6, 1.4, 2.3],
])('[US-ENEMY-2] %s enemies of the deck hit as hard as they should, on the whole', (_, fromHp, toHp, from, to) => {
  const all = DECK.filter(({ hp }) => hp >= fromHp && hp <= toHp);
  expect(mean(all.map(hits))).toBeGreaterThanOrEqual(from);
  expect(mean(all.map(hits))).toBeLessThanOrEqual(to);
});

/** How likely each sum of a pool is. */
const chances = (pool: readonly Die[]): Map<number, number> =>
  pool.reduce(
    (so, die) => {
      const next = new Map<number, number>();
      for (const [total, chance] of so)
        for (const face of FACES[die]) next.set(total + face, (next.get(total + face) ?? 0) + chance / FACES[die].length);
      return next;
    },
    new Map([[0, 1]]),
  );
/** Rounds until a pool has dealt so much, on average. */
function roundsFor(hp: number, dice: Dice): number {
  if (hp <= 0) return 0;
  const all = [...chances(diceOf(dice))].filter(([n]) => n > 0);
  const further = sum(all.map(([n, chance]) => chance * roundsFor(hp - n, dice)));
  return (1 + further) / sum(all.map(([, chance]) => chance));
}
test('[US-COMBAT-1] an unarmed leader beats a middle enemy by day for about 2 HP', () => {
  const lost = DECK.filter(({ hp }) => hp === 3).map(({ hp, melee }) => roundsFor(hp, '1G1Y') * expected(melee.day));
  expect(mean(lost)).toBeGreaterThanOrEqual(1.5);
  expect(mean(lost)).toBeLessThanOrEqual(3);
});

describe('enemies of missions', () => {
  test('four bosses and a weak one, each once', () => {
    expect(OF_MISSIONS.map(({ id, type, isSol }) => `${id}: ${isSol ? 'SoL' : type}`)).toEqual([
      'raider: human',
      'pack-leader: animal',
      'mother: mutated',
      'fort-captain: SoL',
      'gate-warden: human',
    ]);
    expect(OF_MISSIONS.filter(one => one.copies)).toEqual([]);
    expect(enemy('raider')).toMatchObject({ hp: 2, melee: { day: '1Y', night: '1Y' } });
  });

  test.each(BOSSES.map(one => [one.name, one] as const))(
    '%s: HP 7 to 10, 3 to 4 green dice, a second stage',
    (_, { hp, melee, stages }) => {
      expect(hp).toBeGreaterThanOrEqual(7);
      expect(hp).toBeLessThanOrEqual(10);
      expect(stages).toHaveLength(1);
      const [second] = stages!;
      expect(second!.from).toBeGreaterThan(0);
      expect(second!.from).toBeLessThan(hp);
      for (const dice of [melee.day, melee.night, second!.melee.day, second!.melee.night]) {
        expect(expected(dice)).toBeGreaterThanOrEqual(expected('3G'));
        expect(expected(dice)).toBeLessThanOrEqual(expected('4G'));
      }
      expect(expected(second!.melee.night)).toBeGreaterThan(expected(melee.night));
    },
  );
});

test('[US-COMP-8] no id and no name twice, also of stages', () => {
  expect(doubled(ENEMIES.map(one => one.id))).toEqual([]);
  expect(doubled(ENEMIES.flatMap(one => [one.name, ...(one.stages ?? []).map(stage => stage.name)]))).toEqual([]);
});

test.each(ENEMIES.map(one => [one.name, one.flavour!]))('%s: its line keeps its form', (_, flavour) => {
  expect(flavourFaults(flavour)).toEqual([]);
});
