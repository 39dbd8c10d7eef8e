/**
 * The pool of a check: how upgrades and downgrades change its plain dice (UM-DIE-1..15), what it rolls and what counts as a
 * success (UM-CHK-1, 2, 6, 10, UM-IMP-1..4). The Impact Die is never part of the pool.
 */

import type { Meant, Needs } from '../events.ts';
import type { Check, Pool, RolledDie } from '../in-the-making.ts';
import { sumOf } from '../parts.ts';

const faces = (sides: number): readonly number[] => Array.from({ length: sides }, (_, i) => i + 1);
export const D8 = faces(8);
export const D10 = faces(10);
export const D12 = faces(12);
const FACES = { 8: D8, 10: D10, 12: D12 } as const;
export const SUCCESS = 6;

/** One step up, on the smallest plain die; a d12 stays and adds a d8 (UM-DIE-1..4). Lost without a plain die (UM-DIE-13). */
function upgrade(pool: Pool): void {
  if (pool.d8 > 0) {
    pool.d8 -= 1;
    pool.d10 += 1;
  } else if (pool.d10 > 0) {
    pool.d10 -= 1;
    pool.d12 += 1;
  } else if (pool.d12 > 0) pool.d8 += 1;
}

/** One step down, on the largest plain die; a d8 is removed (UM-DIE-5..8). */
function downgrade(pool: Pool): void {
  if (pool.d12 > 0) {
    pool.d12 -= 1;
    pool.d10 += 1;
  } else if (pool.d10 > 0) {
    pool.d10 -= 1;
    pool.d8 += 1;
  } else if (pool.d8 > 0) pool.d8 -= 1;
}

/** UM-DIE-15: every plain die of the moment one step. */
function upgradeAll(pool: Pool): void {
  const { d8, d10, d12 } = pool;
  pool.d8 = d12;
  pool.d10 = d8;
  pool.d12 = d12 + d10;
}
function downgradeAll(pool: Pool): void {
  const { d10, d12 } = pool;
  pool.d8 = d10;
  pool.d10 = d12;
  pool.d12 = 0;
}

/** Potential wounds of a Damage or Resistance check after everything that changes them (UM-DMG-9, UM-RES-7). */
export const potentialOf = (check: Check): number => check.base + check.damage;

/** Without potential wounds nothing is rolled for them. */
export const isRolled = (check: Check): boolean => (check.kind !== 'damage' && check.kind !== 'resistance') || potentialOf(check) > 0;

/** UM-CHK-6: how many dice, the Impact Die included. */
export const sizeOf = (check: Check): number => Math.max(1, potentialOf(check) + check.bonusDice);

/** UM-DIE-9..11, 14: all-dice changes first, then upgrades, then downgrades. */
export const poolOf = (check: Check): Pool => changed({ d12: 0, d10: sizeOf(check) - 1, d8: 0 }, check);

/** A pool after steps up and down. */
export function changed(before: Readonly<Pool>, steps: Pick<Check, 'allUps' | 'allDowns' | 'ups' | 'downs'>): Pool {
  const pool = { ...before };
  for (let i = 0; i < steps.allUps; i++) upgradeAll(pool);
  for (let i = 0; i < steps.allDowns; i++) downgradeAll(pool);
  for (let i = 0; i < steps.ups; i++) upgrade(pool);
  for (let i = 0; i < steps.downs; i++) downgrade(pool);
  return pool;
}

/** The sizes of the plain dice in the order in which they are rolled (UM-CHK-12). */
export const sizesOf = ({ d12, d10, d8 }: Pool): (8 | 10 | 12)[] => [
  ...new Array<12>(d12).fill(12),
  ...new Array<10>(d10).fill(10),
  ...new Array<8>(d8).fill(8),
];

export const facesOf = (sides: 8 | 10 | 12): readonly number[] => FACES[sides];
export const isSuccess = (face: number): boolean => face >= SUCCESS;
export const hasFailed = (die: RolledDie): boolean => !isSuccess(die.face);

export const addedTo = (check: Check): number => sumOf(check.added);
/** Successes that the dice show. */
export const shownOn = (check: Check): number => [check.impact, ...check.rolled.map(die => die.face)].filter(isSuccess).length;

/** UM-CHK-10: all gains and losses first, then never below 0. */
export function successesOf(check: Check): number {
  return Math.max(0, shownOn(check) + addedTo(check) + (check.isImpactDoubled ? 1 : 0) - (isOneInForce(check) ? 1 : 0));
}

/** UM-IMP-4: the Impact Die shows a 1, and nothing takes its sting. */
export const isOneInForce = (check: Check): boolean => check.impact === 1 && check.ignoresOne !== 'all';

/** UM-CHK-7. */
export const thresholdOf = (check: Check): number => Math.max(1, check.threshold ?? 0);
/** The Threshold as people are told it: 0 if there is none. */
export const needOf = (check: Check): number => (check.threshold === null ? 0 : thresholdOf(check));
/** UM-CHK-7, UM-COV-1: what the Threshold is made of. */
export function needsOf({ threshold, against, attack, raised }: Check): Needs {
  if (threshold === null) return { score: '', printed: 0, isInCover: false, raised };
  const isInCover = attack?.isInCover === true && !attack.ignoresCover;
  return { score: against, printed: threshold - sumOf(raised) - (isInCover ? 1 : 0), isInCover, raised };
}
/** Which check it is, for whoever is asked about it. */
export const meantBy = (check: Check): Meant => ({
  check: check.kind,
  hunter: check.seat,
  crim: check.crim?.no ?? 0,
  ...(check.kind === 'resistance' && { coming: [check.base, potentialOf(check), check.over] }),
});
/** UM-ELIM-6: more successes than these score no more. */
export const MOST_QUALITY = 6;

/** UM-R-84: whether more successes could change what comes of a check as its dice lie. Before the roll they always could. */
export function wantsMore(check: Check): boolean {
  if (check.impact === 0) return true;
  switch (check.kind) {
    case 'spot':
    case 'avoid':
    case 'defense':
      return !succeeds(check);
    case 'resistance':
      return successesOf(check) < potentialOf(check);
    case 'quality':
      return successesOf(check) < MOST_QUALITY;
    default:
      return true;
  }
}

/** UM-CHK-3: whether the check would succeed as its dice lie; always true without a Threshold. */
export const succeeds = (check: Check): boolean => check.threshold === null || successesOf(check) >= thresholdOf(check);
