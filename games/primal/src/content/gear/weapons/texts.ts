/** Texts that weapons of several hunters have, and how their families are written down. */
import { deals, prevents } from '../../hunters/writing.ts';
import type { WeaponCard } from '../../types.ts';
import type { Ability, Effect } from '../../words/index.ts';
import type { families } from '../making.ts';

export type Written = Pick<WeaponCard, 'name' | 'flavour' | 'damage' | 'deck' | 'abilities'>;
export type Families = Parameters<typeof families<Written>>[2];

export const twoAttacks = (...effects: Effect[]): Ability => ({ on: 'played', card: { colour: 'red' }, pair: true, effects });
export const HARDER_WHEN_THREATENED: Ability = {
  on: 'while',
  if: [{ if: 'threatened' }],
  effects: [{ do: 'attack-damage', n: { of: 'weapon-level' } }],
};
export const strainToDeal = (icons: number): Ability => ({
  on: 'played',
  card: { colour: 'red' },
  nth: 1,
  may: true,
  effects: [{ do: 'strain', n: 1 }, deals(icons)],
});
export const givesWay = (once: 'turn' | 'round'): Ability => ({
  on: 'would-suffer',
  may: true,
  cost: { discard: { n: 1, kind: 'defensive' } },
  once,
  effects: [prevents(1)],
});
