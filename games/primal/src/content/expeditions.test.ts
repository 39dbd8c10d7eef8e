/** The single hunts: two for each beast and one for the last (work order content.md 3.5). */
import { describe, expect, test } from 'vitest';
import { EXPEDITIONS } from './expeditions.ts';
import { MONSTERS, type Terrain } from './kinds.ts';
import { MONSTER_CARDS } from './monsters/index.ts';
import { sayAbilities } from './words/index.ts';

const doubled = (values: readonly unknown[]): unknown[] => values.filter((value, i) => values.indexOf(value) !== i);
const numerals = (text: string): string[] => text.match(/\d+/g) ?? [];
/** These go by themselves when a round ends: nothing to lay out before the first. */
const FLEETING: readonly Terrain[] = ['fire', 'dust'];

test('[PA-EXP-2] two expeditions for each ordinary monster, one for the last', () => {
  expect(MONSTERS.map(id => EXPEDITIONS.filter(one => one.monster === id).length)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 1]);
});

test('ids and names are not used twice, and ids begin with the monster', () => {
  expect(doubled(EXPEDITIONS.flatMap(one => [one.id, one.name]))).toEqual([]);
  for (const { id, monster } of EXPEDITIONS) expect(id.startsWith(`${monster}-`), id).toBe(true);
});

test('no two of them have the same twist', () => {
  expect(doubled(EXPEDITIONS.map(one => JSON.stringify(one.rules)))).toEqual([]);
});

describe.each(EXPEDITIONS.map(one => [one.name, one] as const))('%s', (_, { ground, says, rules, monster }) => {
  test('[PA-TERR-33] three to seven tokens, no two of a kind in one sector, and all of them stay', () => {
    expect(ground.length).toBeGreaterThanOrEqual(3);
    expect(ground.length).toBeLessThanOrEqual(7);
    expect(doubled(ground.map(({ kind, at }) => `${kind} ${at}`))).toEqual([]);
    expect(ground.filter(({ kind }) => FLEETING.includes(kind))).toEqual([]);
  });

  test('its twist is one line that has the numbers of its rule', () => {
    expect(rules).toHaveLength(1);
    expect(says.split(/\s+/).length).toBeLessThanOrEqual(24);
    expect(says).toMatch(/^[^.!]+\.$/);
    expect(numerals(sayAbilities(rules, 'monster'))).toEqual(expect.arrayContaining(numerals(says)));
  });

  test('it speaks of a track, a swarm or a mark only where the monster has one', () => {
    const text = JSON.stringify(rules);
    const beast = MONSTER_CARDS.find(one => one.id === monster)!;
    if (text.includes('"track"')) expect(beast.track).toBeDefined();
    if (text.includes('swarm') || text.includes('marked')) expect(monster).toBe('stormhorn');
    if (text.includes('plate')) expect(monster).toBe('orehulk');
  });
});
