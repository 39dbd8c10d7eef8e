/** The gear deck (work order content.md 3.9). */
import { expect, test } from 'vitest';
import { GEAR } from './gear.ts';
import { RESOURCES, VALUES } from './kinds.ts';
import { sayGoods } from './words/index.ts';

test('[US-CARD-1] sixteen cards of ten designs, with the copies, stars, recipes and values that are ordered', () => {
  expect(GEAR.map(one => `${one.name} ×${one.copies ?? 1}, ${one.stars}*, ${sayGoods(one.recipe!)}: ${one.value}`)).toEqual([
    'Padded vest ×2, 1*, 3 fabric: 4',
    'Scrap armour ×2, 0*, 3 metal and 1 connector: 6',
    'Shield ×2, 0*, 1 metal and 2 wood: 5',
    'Backpack ×2, 2*, 3 fabric and 1 connector: 6',
    'Boots ×2, 1*, 2 fabric and 1 plastic: 6',
    'Camouflage cloak ×2, 1*, 3 fabric: 4',
    'Gas mask ×1, 0*, 1 fabric, 1 connector and 1 plastic: 7',
    'Sun hat ×1, 1*, 2 fabric: 3',
    'Head lamp ×1, 0*, 1 fabric, 1 connector and 1 plastic: 7',
    'Tool belt ×1, 1*, 2 fabric and 1 connector: 5',
  ]);
  expect(GEAR.reduce((sum, one) => sum + (one.copies ?? 1), 0)).toBe(16);
});

test('[US-RES-1] a piece of gear is worth its parts, or 1 water more', () => {
  for (const { name, recipe = {}, value } of GEAR) {
    const worth = RESOURCES.reduce((sum, kind) => sum + (recipe[kind] ?? 0) * VALUES[kind], 0);
    expect([0, 1], name).toContain(value - worth);
  }
});

test('[US-CHAR-5] all of it goes into the gear area', () => {
  expect(GEAR.filter(one => one.kind !== 'gear')).toEqual([]);
});

test('[US-USE-2] what each of them does as long as it is worn', () => {
  expect(Object.fromEntries(GEAR.map(one => [one.id, one.always]))).toEqual({
    'padded-vest': [{ is: 'softens', n: 1 }],
    'scrap-armour': [{ is: 'dice', on: 'sneak', add: '1R' }],
    shield: [{ is: 'dice', on: 'dodge', add: '1Y' }],
    backpack: [{ is: 'room', of: 'flexible', n: 1 }],
    boots: [{ is: 'move-cost', by: -1, first: true }],
    'camouflage-cloak': [{ is: 'dice', on: 'stealth', add: '1B' }],
    'gas-mask': [{ is: 'ignores', what: 'infection' }],
    'sun-hat': [{ is: 'ignores', what: 'heat' }],
    'head-lamp': [{ is: 'dice', on: 'stealth', add: '1B', at: 'night' }],
    'tool-belt': [{ is: 'room', of: 'item', n: 1 }],
  });
});

test('[US-CARD-4] the head lamp is electric, and nothing else', () => {
  expect(GEAR.filter(one => one.isElectric).map(one => one.id)).toEqual(['head-lamp']);
});

test('[US-CARD-7] scrap armour is turned over for 2 damage of one attack', () => {
  const reacting = GEAR.filter(one => one.reacts);
  expect(reacting.map(one => one.id)).toEqual(['scrap-armour']);
  expect(reacting[0]!.reacts).toEqual([{ to: 'attack', prevent: 2, then: 'flip' }]);
});
