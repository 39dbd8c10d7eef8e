/** The item deck (work order content.md 3.8). */
import { expect, test } from 'vitest';
import { ITEMS } from './items.ts';
import { RESOURCES, VALUES } from './kinds.ts';
import type { ItemCard } from './types.ts';
import { sayGoods } from './words/index.ts';

const item = (id: string): ItemCard => ITEMS.find(one => one.id === id)!;
const worth = ({ recipe = {} }: ItemCard): number => RESOURCES.reduce((sum, kind) => sum + (recipe[kind] ?? 0) * VALUES[kind], 0);

test('[US-CARD-1] fifty cards of 24 designs, with the copies, stars, recipes and values that are ordered', () => {
  expect(ITEMS.map(one => `${one.name} ×${one.copies ?? 1}, ${one.stars}*, ${sayGoods(one.recipe!)}: ${one.value}`)).toEqual([
    'Tent ×2, 2*, 3 fabric and 1 connector: 6',
    'Crowbar ×2, 1*, 2 metal: 3',
    'Knife ×3, 1*, 1 fabric and 1 metal: 3',
    'Spear ×2, 0*, 1 metal and 1 wood: 4',
    'Machete ×2, 0*, 2 metal and 1 connector: 5',
    'Bow ×2, 2*, 1 fabric and 2 wood: 6',
    'Sling ×1, 1*, 1 fabric and 1 wood: 4',
    'Water bottle ×4, 1*, 1 plastic: 4',
    'Medkit ×2, 2*, 1 fabric, 1 alcohol and 1 plastic: 7',
    'Antibiotic ×3, 1*, 1 connector and 1 alcohol: 5',
    'Bandage ×4, 1*, 1 fabric: 2',
    'AED ×2, 0*, 2 metal, 1 connector and 1 plastic: 8',
    'Small animal trap ×2, 1*, 1 metal, 1 connector and 1 wood: 5',
    'Fire bottle ×3, 0*, 1 fabric and 1 alcohol: 4',
    'Binoculars ×1, 1*, 1 metal and 1 plastic: 5',
    'Flashlight ×2, 1*, 1 connector and 1 plastic: 5',
    'Rope ×2, 1*, 2 fabric: 3',
    'Toolkit ×2, 0*, 2 metal and 1 connector: 5',
    'Lockpicks ×1, 1*, 1 metal and 1 connector: 4',
    'Rain tarp ×2, 1*, 2 fabric and 1 plastic: 5',
    'Signal flare ×2, 0*, 1 alcohol and 1 plastic: 6',
    'Radio ×1, 0*, 2 connectors and 1 plastic: 8',
    'Bedroll ×2, 1*, 2 fabric: 3',
    'Campfire ×1, 0*, 2 wood: 0',
  ]);
  expect(ITEMS.reduce((sum, one) => sum + (one.copies ?? 1), 0)).toBe(50);
});

test('[US-RES-1] a card is worth its parts, or 1 water more', () => {
  for (const one of ITEMS.filter(({ kind }) => kind !== 'recipe')) expect([0, 1], one.name).toContain(one.value - worth(one));
});

test('[US-CARD-3] the dice of the weapons, for melee and for ranged combat', () => {
  expect(ITEMS.flatMap(({ name, weapon }) => (weapon ? [`${name}: ${weapon.melee ?? '-'} / ${weapon.ranged ?? '-'}`] : []))).toEqual([
    'Crowbar: 1Y / -',
    'Knife: 1B / -',
    'Spear: 1Y / -',
    'Machete: 1G / -',
    'Bow: - / 1G',
    'Sling: - / 1B',
    'Fire bottle: 2G / 2G',
  ]);
  expect(item('spear').weapon!.against).toEqual({ of: { type: 'animal' }, dice: '1G' });
  expect(item('bow').weapon!.ammunition).toEqual({ kind: 'arrow', holds: 3 });
  expect(item('sling').weapon!.ammunition).toBeUndefined();
  expect(item('fire-bottle').weapon).toMatchObject({ isSpent: true, onHitOf: { type: 'animal', effects: [{ do: 'this-flees' }] } });
});

test('[US-USE-2] what items do as long as they are carried', () => {
  expect(Object.fromEntries(ITEMS.flatMap(one => (one.always ? [[one.id, one.always]] : [])))).toEqual({
    crowbar: [{ is: 'dice', on: 'container-strength', add: '1G' }],
    'water-bottle': [{ is: 'room', of: 'bottle', n: 3 }],
    flashlight: [{ is: 'night-sight' }],
    rope: [{ is: 'move-cost', by: -1, from: 3 }],
    toolkit: [
      { is: 'dice', on: 'container-dexterity', add: '1G' },
      { is: 'ammunition-made', by: 1 },
    ],
    lockpicks: [{ is: 'dice', on: 'container-dexterity', add: '1Y' }],
    'rain-tarp': [{ is: 'rain', by: 1 }],
    bedroll: [{ is: 'sleep-cost', by: -1 }],
  });
});

test('[US-CARD-4] AED, flashlight and radio are electric, and nothing else', () => {
  expect(ITEMS.filter(one => one.isElectric).map(one => one.id)).toEqual(['aed', 'flashlight', 'radio']);
});

test('[US-CARD-5] a medkit has two uses, and nothing else counts its uses', () => {
  expect(ITEMS.filter(one => one.uses !== undefined).map(one => [one.id, one.uses])).toEqual([['medkit', 2]]);
});

test('[US-USE-1] what can be used costs 0 AP, but a medkit and an AED cost 1', () => {
  const costly = ITEMS.filter(one => one.can?.some(use => use.ap > 0));
  expect(costly.map(one => one.id)).toEqual(['medkit', 'aed']);
  for (const use of costly.flatMap(one => one.can!)) expect(use.ap).toBe(1);
});

test('[US-USE-3] single uses, counted uses and flips', () => {
  const then = (id: string): string[] => item(id).can!.map(use => use.then);
  expect(['antibiotic', 'bandage', 'aed', 'signal-flare'].flatMap(then)).toEqual(Array(5).fill('discard'));
  expect(then('medkit')).toEqual(['use', 'use']);
  expect(['binoculars', 'radio'].flatMap(then)).toEqual(Array(3).fill('flip'));
  expect(item('lockpicks').reacts).toEqual([{ to: 'container-roll', then: 'flip' }]);
});

test('[US-INF-4] antibiotic and medkit cure somebody on the tile', () => {
  const curing = ITEMS.filter(one =>
    one.can?.some(({ effects }) => effects.some(effect => effect.do === 'cure' && effect.who === 'chosen-here')),
  );
  expect(curing.map(one => one.id)).toEqual(['medkit', 'antibiotic']);
});

test('[US-CAMP-1] [US-R-100] [US-FIRE-9] the rules know the tent, the trap and the campfire; only the campfire is no card to carry', () => {
  expect(ITEMS.filter(one => one.is).map(one => [one.id, one.is, one.kind])).toEqual([
    ['tent', 'tent', 'item'],
    ['small-animal-trap', 'trap', 'item'],
    ['campfire', 'campfire', 'recipe'],
  ]);
  expect(ITEMS.filter(one => one.kind !== 'item').map(one => one.id)).toEqual(['campfire']);
});
