/** Lawrence and the dealers (work order content.md 3.12). */
import { expect, test } from 'vitest';
import { MERCHANT_IDS } from './kinds.ts';
import { MERCHANTS } from './merchants.ts';

const [lawrence, ...dealers] = MERCHANTS;

test('[US-LAW-1] Lawrence and three dealers, in the order of their ids', () => {
  expect(MERCHANTS.map(one => one.id)).toEqual([...MERCHANT_IDS]);
});

test('[US-ROB-5] Lawrence has nothing to fight with, and no trait', () => {
  expect(lawrence).toMatchObject({ id: 'lawrence' });
  expect(lawrence).not.toHaveProperty('fight');
  expect(lawrence).not.toHaveProperty('trait');
});

test('[US-DEAL-3] a dealer has HP and dice like an enemy', () => {
  expect(dealers.map(one => one.fight)).toEqual([
    { hp: 5, melee: { day: '2Y', night: '2Y' } },
    { hp: 6, melee: { day: '1G1Y', night: '1G1Y' }, ranged: { day: '1Y', night: '1Y' } },
    { hp: 8, melee: { day: '2G', night: '2G' } },
  ]);
});

test('each dealer has another trait', () => {
  expect(dealers.map(one => one.trait)).toEqual(['pays-gear', 'cheap-medicine', 'fair-swap']);
});

test('a flavour of 20 words at most, and three lines each', () => {
  for (const { name, flavour, lines } of MERCHANTS) {
    expect(flavour!.split(/\s+/).length, name).toBeLessThanOrEqual(20);
    expect(lines, name).toHaveLength(3);
    expect(JSON.stringify([flavour, lines]), name).not.toMatch(/[!\d]/);
  }
});
