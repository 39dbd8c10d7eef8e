/**
 * What is going on inside a scene: a check in the making, an attack in the making, wounds on their way. Nothing of this is saved;
 * texts and windows change these objects, and the rules read them.
 */

import type { Seat } from '@quarry/kernel';
import { nameOf } from './content/box.ts';
import type { Attribute, CheckKind, CrimAction } from './content/kinds.ts';
import type { Attack as PrintedAttack } from './content/types.ts';
import type { Needs, Parts } from './events.ts';
import type { CrimState } from './state.ts';

/** A thing that can be used in a window: a text by its place on the own dataslate or on the card, a spray, or a token. */
export type Use =
  | { readonly by: 'option'; readonly nth: number }
  | { readonly by: 'rule'; readonly nth: number }
  | { readonly by: 'keeper'; readonly card: number; readonly nth: number }
  | { readonly by: 'med-spray' }
  | { readonly by: 'reload'; readonly weapon: number };

/** A hunter's attack, from the choice of its target to the push. */
export interface Attack {
  readonly seat: Seat;
  readonly kind: 'fight' | 'shoot';
  readonly printed: PrintedAttack;
  /** Its place on the dataslate, -1 for Unarmed. */
  readonly weapon: number;
  readonly crim: CrimState;
  /** The target counts as in cover from this shot. */
  isInCover: boolean;
  ignoresCover: boolean;
  armorIgnored: number;
  /** Upgrades that an Impact 10 saved for the Damage check (UM-IMP-12). */
  savedUpgrades: number;
  pushFurther: number;
}

/** Dice other than the Impact Die, by size, largest first; the order in which they are rolled and logged (UM-CHK-12). */
export interface Pool {
  d12: number;
  d10: number;
  d8: number;
}

export type DieSize = 8 | 10 | 12;

export interface RolledDie {
  readonly sides: DieSize;
  readonly face: number;
}

export interface Check {
  readonly kind: CheckKind;
  readonly seat: Seat;
  readonly attribute: Attribute | null;
  /** Dice before anything changes them. */
  readonly base: number;
  /** How many of them are beyond what is printed: successes to spare, surplus wounds, cover. */
  readonly over: number;
  /** Null: successes are only counted (UM-CHK-11). */
  threshold: number | null;
  /** The score of the crim that the Threshold is; empty if there is none. */
  readonly against: Needs['score'];
  /** The crim that is attacked, attacks, strikes or is spotted. */
  readonly crim: CrimState | null;
  readonly attack: Attack | null;
  bonusDice: number;
  /** Change of the potential wounds that a Damage or Resistance check rolls for. */
  damage: number;
  allUps: number;
  allDowns: number;
  ups: number;
  downs: number;
  /** Momentum Options and special rules that were used on this check, by name (UM-MOM-8). */
  readonly used: string[];
  impact: number;
  rolled: readonly RolledDie[];
  /** The dice have been shown as they lie. */
  isShown: boolean;
  /** What texts add to the successes, and to the Threshold; the latter is in it already. */
  added: Parts;
  raised: Parts;
  isImpactDoubled: boolean;
  ignoresOne: 'no' | 'points' | 'all';
}

/** What came of a check. */
export interface Checked {
  readonly successes: number;
  readonly impact: number;
  /** Whether the 1 on the Impact Die counted. */
  readonly isOne: boolean;
  readonly hasSucceeded: boolean;
  /** Successes beyond the Threshold, 0 without one. */
  readonly surplus: number;
  /** The 1 freezes points (UM-IMP-7), unless something lifts that. */
  readonly freezesPoints: boolean;
}

/** Wounds on their way to a hunter. */
export interface Incoming {
  readonly seat: Seat;
  wounds: number;
}

/** A kill between its Momentum and its points (UM-ELIM-3). */
export interface Kill {
  readonly seat: Seat;
  /** The crim's card, and where it stood. */
  readonly card: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Points may not rise (UM-IMP-7). */
  readonly isFrozen: boolean;
  readonly bounty: number;
  bonuses: Parts;
  isDoubled: boolean;
}

/** What a text is used on: whose it is, the card it stands on, and what is going on. */
export interface Occasion {
  readonly seat: Seat;
  /** The card that says it, -1 for a dataslate. */
  readonly card: number;
  /** The text by its name: of a card, a Momentum Option or a Special Rule. */
  readonly by: string;
  readonly check: Check | null;
  readonly crim: CrimState | null;
  readonly incoming: Incoming | null;
  readonly kill: Kill | null;
  /** What a window hands back to the rule that opened it: an order for a crim, a tube for a new one. */
  readonly reply: Reply | null;
}

export interface Reply {
  order: CrimAction | null;
  /** The seat that chooses the tube, -1 for nobody. */
  tubeChooser: Seat;
}

export const newAttack = (seat: Seat, kind: Attack['kind'], weapon: number, printed: PrintedAttack, crim: CrimState): Attack => ({
  seat,
  kind,
  weapon,
  printed,
  crim,
  isInCover: false,
  ignoresCover: false,
  armorIgnored: 0,
  savedUpgrades: 0,
  pushFurther: 0,
});

/** Against a crim's attack it is the score of that attack (defense.ts). */
const AGAINST: Readonly<Partial<Record<CheckKind, Needs['score']>>> = {
  shoot: 'defense',
  fight: 'defense',
  avoid: 'fight',
  spot: 'stealth',
};

export const newCheck = (
  kind: CheckKind,
  seat: Seat,
  attribute: Attribute | null,
  base: number,
  threshold: number | null,
  crim: CrimState | null = null,
  attack: Attack | null = null,
): Check => ({
  kind,
  seat,
  attribute,
  base,
  over: 0,
  threshold,
  against: AGAINST[kind] ?? '',
  crim,
  attack,
  bonusDice: 0,
  damage: 0,
  allUps: 0,
  allDowns: 0,
  ups: 0,
  downs: 0,
  used: [],
  impact: 0,
  rolled: [],
  isShown: false,
  added: [],
  raised: [],
  isImpactDoubled: false,
  ignoresOne: 'no',
});

export const occasionOf = (seat: Seat, card: number, rest: Partial<Occasion> = {}): Occasion => ({
  seat,
  card,
  by: card < 0 ? '' : nameOf(card),
  check: null,
  crim: null,
  incoming: null,
  kill: null,
  reply: null,
  ...rest,
});
