/** The loot deck (work order content.md 3.10), and what holds for all things that can be carried. */
import { expect, test } from 'vitest';
import { GEAR } from './gear.ts';
import { ITEMS } from './items.ts';
import { CHARACTERS, type Dice, diceOf, FACES, RESOURCES, VALUES } from './kinds.ts';
import { LOOT } from './loot.ts';
import type { ItemCard } from './types.ts';
import { sayEffects } from './words/index.ts';

const count = (cards: readonly ItemCard[]): number => cards.reduce((sum, one) => sum + (one.copies ?? 1), 0);
const doubled = (values: readonly unknown[]): unknown[] => values.filter((value, i) => values.indexOf(value) !== i);
const successes = (dice: Dice): number =>
  diceOf(dice).reduce((sum, die) => sum + FACES[die].reduce((all, face) => all + face, 0) / FACES[die].length, 0);
const best = (cards: readonly ItemCard[], of: 'melee' | 'ranged'): number =>
  Math.max(...cards.flatMap(({ weapon }) => (weapon && !weapon.isSpent ? [successes(weapon[of] ?? '')] : [])));
const loot = (id: string): ItemCard => LOOT.find(one => one.id === id)!;
const weapons = LOOT.filter(one => one.sort === 'weapon' && !one.hero);
const others = LOOT.filter(one => !one.hero && one.kind === 'item' && one.sort !== 'weapon');
const bundles = LOOT.filter(one => one.kind === 'bundle');

test('[US-CARD-8] 36 cards: 10 weapons, 6 hero items, 6 gear, 5 medical, 5 tools, 4 bundles', () => {
  const medical = others.filter(one => one.sort === 'medical');
  const sizes = [
    weapons,
    LOOT.filter(one => one.hero),
    LOOT.filter(one => one.kind === 'gear' && !one.hero),
    medical,
    others.filter(one => !medical.includes(one)),
    bundles,
  ];
  expect(sizes.map(count)).toEqual([10, 6, 6, 5, 5, 4]);
  expect(count(LOOT)).toBe(36);
});

test('[US-CHAR-7] one hero item for each character, and none in another deck', () => {
  expect(LOOT.flatMap(one => one.hero ?? [])).toEqual([...CHARACTERS]);
  expect([...ITEMS, ...GEAR].filter(one => one.hero)).toEqual([]);
});

test('[US-AMMO-9] every weapon that fires rolls 2 green dice when it is found, and nothing else does', () => {
  expect(
    LOOT.flatMap(({ name, weapon }) =>
      weapon?.ranged ? [`${name}: ${weapon.ranged}, ${weapon.ammunition?.holds} ${weapon.ammunition?.kind}`] : [],
    ),
  ).toEqual([
    'Pistol: 1G1Y, 4 cartridge',
    'Revolver: 1G1B, 6 cartridge',
    'Hunting rifle: 2G, 2 cartridge',
    'Precision rifle: 2G1Y, 2 cartridge',
    'Crossbow: 1G1B, 4 arrow',
  ]);
  for (const { weapon, name } of LOOT) expect(weapon?.found, name).toBe(weapon?.ammunition ? '2G' : undefined);
  expect(loot('pistol').copies).toBe(2);
  expect(loot('precision-rifle').weapon!.reach).toBe(2);
  expect(loot('stun-rod')).toMatchObject({ isElectric: true, weapon: { onHit: [{ do: 'this-is-stunned' }] } });
});

test('[US-CARD-8] the best that is found is at least half as strong again as the best that is crafted', () => {
  for (const way of ['melee', 'ranged'] as const) expect(best(LOOT, way), way).toBeGreaterThanOrEqual(best(ITEMS, way) * 1.5);
});

test('[US-RES-1] values from 5 to 14 water, and the parts of a card are never worth more than the card', () => {
  for (const { name, value, recipe = {} } of LOOT) {
    expect(value, name).toBeGreaterThanOrEqual(5);
    expect(value, name).toBeLessThanOrEqual(14);
    const worth = RESOURCES.reduce((sum, kind) => sum + (recipe[kind] ?? 0) * VALUES[kind], 0);
    expect(worth, name).toBeLessThanOrEqual(value);
  }
});

test('[US-R-75] weapons can be broken up; hero items and bundles cannot', () => {
  for (const { recipe, name } of weapons) expect(recipe, name).toBeDefined();
  for (const { recipe, hero, kind, name } of LOOT) if (hero || kind === 'bundle') expect(recipe, name).toBeUndefined();
});

test('[US-SETUP-13] nothing of it is a starting card', () => {
  expect(LOOT.filter(one => one.stars > 0)).toEqual([]);
});

test('[US-R-124] what the four bundles turn into; nothing else turns into anything', () => {
  expect(bundles.map(one => sayEffects(one.gives!))).toEqual([
    'Gain 3 random resources.',
    'Gain 2 food and 1 alcohol.',
    'Gain 6 cartridges or arrows.',
    'Gain 1 connector and 2 plastic.',
  ]);
  expect(LOOT.filter(one => one.gives)).toEqual(bundles);
});

test('[US-CARD-5] a large medkit does what a medkit does, three times', () => {
  expect(loot('large-medkit')).toMatchObject({ copies: 2, uses: 3, can: ITEMS.find(one => one.id === 'medkit')!.can });
});

test('[US-CARD-4] what is electric', () => {
  expect(LOOT.filter(one => one.isElectric).map(one => one.id)).toEqual(['stun-rod', 'night-goggles', 'ambulance-aed', 'drone']);
});

test('what readies an electric card is none itself, or it would ready itself without end', () => {
  const readying = LOOT.filter(one => one.can?.some(({ effects }) => effects.some(effect => effect.do === 'ready-card')));
  expect(readying.map(one => [one.id, one.isElectric])).toEqual([['solar-charger', undefined]]);
});

const THINGS = [...ITEMS, ...GEAR, ...LOOT];

test('ids and names of things are not used twice', () => {
  expect(doubled(THINGS.map(one => one.id))).toEqual([]);
  expect(doubled(THINGS.map(one => one.name))).toEqual([]);
  for (const { id } of THINGS) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('every thing does something', () => {
  for (const { name, weapon, always, can, reacts, gives, is } of THINGS)
    expect([weapon, always, can, reacts, gives, is].some(Boolean), name).toBe(true);
});

test('what offers several uses names them', () => {
  for (const { name, can = [] } of THINGS) if (can.length > 1) expect(doubled(can.map(use => use.says ?? '')), name).toEqual([]);
});

test('[US-CARD-5] whatever is used up bit by bit has a number of uses, and the other way round', () => {
  for (const { name, uses, can = [], reacts = [] } of THINGS) {
    expect(
      [...can, ...reacts].some(({ then }) => then === 'use'),
      name,
    ).toBe(uses !== undefined);
  }
});

test('the line below is twelve words at most, without amounts, rules or shouting', () => {
  for (const { name, flavour } of THINGS) {
    expect(flavour!.split(/\s+/).length, name).toBeLessThanOrEqual(12);
    expect(flavour, name).toMatch(/^[A-Z][^!\d]*\.$/);
    expect(flavour, name).not.toMatch(/\b(must|may|AP|HP|karma|fitness|tile|enem(y|ies)|infection|stealth|two|three)\b/);
  }
});
