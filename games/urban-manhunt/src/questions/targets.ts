/** UM-END-8: the points that a lone hunter hunts for. */
import { TIERS } from '../content/kinds.ts';
import type { State } from '../state.ts';

/** What each tier takes in a match of standard length, and how the length changes it. */
const TARGETS = { bronze: 45, silver: 68, gold: 90 } as const;
const BY_LENGTH = { short: 0.75, standard: 1, long: 1.25 } as const;
export const targetOf = (tier: State['tier'], length: State['length']): number => Math.round(TARGETS[tier] * BY_LENGTH[length]);

/** The highest tier that the points reach, or none. */
export const tierOf = (points: number, length: State['length']): State['tier'] | 'none' =>
  TIERS.findLast(tier => points >= targetOf(tier, length)) ?? 'none';

/** The next one to hunt for, from the one aimed at on: null where the highest is reached. */
export const tierAbove = (points: number, { tier, length }: Pick<State, 'tier' | 'length'>): State['tier'] | null =>
  TIERS.slice(TIERS.indexOf(tier)).find(one => points < targetOf(one, length)) ?? null;
