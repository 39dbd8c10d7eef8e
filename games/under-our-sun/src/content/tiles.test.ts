/** The tiles: what the work order (content.md 3.3) counts out by family and over all, and that there is water in reach. */
import { hexDisc, hexDistance } from '@quarry/board';
import { SampledChance, Seed } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { type Family, HAVEN_SPACES, RESOURCES, type Resource, SUPPLY } from './kinds.ts';
import { TILES } from './tiles.ts';
import type { TileCard } from './types.ts';

const COMMON = TILES.filter(tile => tile.family !== 'haven' && !tile.isOfMission);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const containersOf = (tile: TileCard): number => tile.containers?.length ?? 0;
const symbols = (tiles: readonly TileCard[]) => ({
  tiles: tiles.length,
  enemies: sum(tiles.map(tile => tile.enemies)),
  events: tiles.filter(tile => tile.hasEvent).length,
  containers: sum(tiles.map(containersOf)),
  water: sum(tiles.map(tile => tile.water)),
});
const of = (family: Family): TileCard[] => COMMON.filter(tile => tile.family === family);
const printed = (tiles: readonly TileCard[], kind: Resource): number =>
  tiles.flatMap(tile => tile.resources).filter(one => one === kind).length;
const goods = (tiles: readonly TileCard[]): string[] => tiles.map(tile => [...tile.resources].sort().join(' ')).sort();
const values = (tiles: readonly TileCard[]): number[] => [...new Set(tiles.map(tile => tile.value))].sort();
const named = (id: string): TileCard => TILES.find(tile => tile.id === id)!;
const doubled = (all: readonly unknown[]): unknown[] => all.filter((value, i) => all.indexOf(value) !== i);

test('New Haven is easy ground with room for all, 2 water, and nothing that bites', () => {
  expect(TILES.filter(tile => tile.family === 'haven')).toEqual([named('new-haven')]);
  expect(named('new-haven')).toMatchObject({ value: 1, spaces: HAVEN_SPACES, resources: [] });
  expect(symbols([named('new-haven')])).toEqual({ tiles: 1, enemies: 0, events: 0, containers: 0, water: 2 });
});

test('36 common tiles, and four that are only of missions', () => {
  expect(TILES).toHaveLength(41);
  expect(COMMON).toHaveLength(36);
  expect(TILES.filter(tile => tile.isOfMission).map(tile => tile.id)).toEqual(['radio-mast', 'nest', 'fort', 'border-gate']);
  for (const tile of TILES) expect(tile.isOfMission ?? false, tile.id).toBe(tile.family === 'mission');
});

test('everybody who is alive fits through the border gate', () => {
  expect(named('border-gate').spaces).toBe(HAVEN_SPACES);
});

describe('families', () => {
  test.each([
    ['dry-flats', [1], 4, { tiles: 6, enemies: 1, events: 3, containers: 0, water: 0 }],
    ['dunes', [2], 3, { tiles: 5, enemies: 2, events: 2, containers: 0, water: 0 }],
    ['scrub', [2], 3, { tiles: 5, enemies: 3, events: 1, containers: 0, water: 0 }],
    ['dead-forest', [2, 3], 3, { tiles: 4, enemies: 2, events: 0, containers: 0, water: 1 }],
    ['rocky-hills', [3], 2, { tiles: 4, enemies: 2, events: 2, containers: 0, water: 2 }],
    ['pass', [4], 2, { tiles: 2, enemies: 0, events: 2, containers: 0, water: 0 }],
    ['oasis', [1, 2], 4, { tiles: 3, enemies: 2, events: 0, containers: 0, water: 4 }],
    ['hamlet', [2], 4, { tiles: 2, enemies: 3, events: 0, containers: 2, water: 0 }],
    ['site', [2, 3], 3, { tiles: 5, enemies: 4, events: 3, containers: 6, water: 2 }],
  ] as const)('%s', (family, value, spaces, counts) => {
    expect(values(of(family))).toEqual(value);
    expect([...new Set(of(family).map(tile => tile.spaces))]).toEqual([spaces]);
    expect(symbols(of(family))).toEqual(counts);
  });

  test('what is printed on them', () => {
    expect(goods(of('dry-flats'))).toEqual(['', 'fabric', 'fabric', 'fabric', 'fabric', 'metal']);
    expect(goods(of('dunes'))).toEqual(['', '', 'metal', 'metal', 'metal']);
    expect(goods(of('scrub'))).toEqual(['food wood', 'food wood', 'food wood', 'wood', 'wood']);
    expect(goods(of('dead-forest'))).toEqual(['food wood wood', 'wood wood', 'wood wood', 'wood wood']);
    expect(goods(of('rocky-hills'))).toEqual(['metal', 'metal', 'metal metal', 'metal metal']);
    expect(goods(of('pass'))).toEqual(['', '']);
    expect(goods(of('oasis'))).toEqual(['food', 'food', 'food']);
    expect(goods(of('hamlet'))).toEqual(['connector fabric plastic', 'connector fabric plastic']);
    expect(of('site').flatMap(tile => tile.resources.filter(one => !['connector', 'plastic', 'alcohol'].includes(one)))).toEqual([]);
  });

  test('a single oasis has two water, a single hamlet two enemies, and the yard two containers', () => {
    expect(
      of('oasis')
        .map(tile => tile.water)
        .sort(),
    ).toEqual([1, 1, 2]);
    expect(
      of('hamlet')
        .map(tile => tile.enemies)
        .sort(),
    ).toEqual([1, 2]);
    expect(of('site').map(tile => `${tile.id} ${containersOf(tile)}`)).toEqual([
      'service-station 1',
      'clinic 1',
      'plane-wreck 1',
      'freight-yard 2',
      'bunker 1',
    ]);
  });
});

describe('over the 36', () => {
  test('[US-MAP-2] symbols', () => {
    expect(symbols(COMMON)).toEqual({ tiles: 36, enemies: 19, events: 13, containers: 8, water: 9 });
    expect(COMMON.filter(tile => tile.enemies > 0)).toHaveLength(18);
    expect(COMMON.filter(tile => tile.water > 0)).toHaveLength(8);
  });

  test('[US-MAP-3] 45 to 55 resources, all kinds, 4 to 6 of the dear ones', () => {
    const counts = RESOURCES.map(kind => printed(COMMON, kind));
    expect(sum(counts)).toBeGreaterThanOrEqual(45);
    expect(sum(counts)).toBeLessThanOrEqual(55);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    for (const kind of ['alcohol', 'plastic'] as const) {
      expect(printed(COMMON, kind), kind).toBeGreaterThanOrEqual(4);
      expect(printed(COMMON, kind), kind).toBeLessThanOrEqual(6);
    }
  });

  test('[US-R-120] the supply has what all tiles show', () => {
    for (const [i, kind] of RESOURCES.entries()) expect(printed(TILES, kind), kind).toBeLessThanOrEqual(SUPPLY[i]!);
  });

  test('[US-R-98] containers of each test, and one big one', () => {
    const containers = COMMON.flatMap(tile => tile.containers ?? []);
    expect(new Set(containers.map(one => one.test))).toEqual(new Set(['strength', 'dexterity', 'both']));
    expect(containers.map(one => one.loot).sort()).toEqual([1, 1, 1, 1, 1, 1, 1, 2]);
  });
});

test('no two tiles share an id, a name or a flavour', () => {
  expect(doubled(TILES.flatMap(tile => [tile.id, tile.name, tile.flavour]))).toEqual([]);
});

test('a flavour of 20 words at most, without amounts and orders', () => {
  for (const { id, flavour } of TILES) {
    expect(flavour!.split(/\s+/).length, id).toBeLessThanOrEqual(20);
    expect(flavour, id).not.toMatch(/[!\d]|\b(?:must|may|enemy|enemies|event|container|tile|AP|HP)\b/);
  }
});

test('in 1000 discs of 19 tiles there is water within 2 tiles of each place in at least 85 %, that of New Haven not counted', () => {
  const discs = 1000;
  const centre = { x: 0, y: 0 };
  const cells = hexDisc(centre, 2);
  const land = cells.filter(cell => hexDistance(cell, centre) > 0);
  const chance = new SampledChance<'tiles'>(new Seed('water within two tiles'));
  const watered = cells.map(() => 0);
  for (let disc = 0; disc < discs; disc++) {
    const stack = chance.shuffle('tiles', COMMON);
    const springs = land.filter((_, i) => stack[i]!.water > 0);
    for (const [i, cell] of cells.entries()) if (springs.some(spring => hexDistance(spring, cell) <= 2)) watered[i]! += 1;
  }
  expect(cells).toHaveLength(19);
  expect(Math.min(...watered) / discs).toBeGreaterThanOrEqual(0.85);
});
