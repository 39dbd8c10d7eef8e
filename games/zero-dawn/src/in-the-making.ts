/**
 * What is going on while an effect is applied: whose effect it is, the enemy concerned, and the attack or evade in the making.
 * These live only inside a scene; nothing of them is saved. Provisos of effects are judged here.
 */
import type { Seat } from '@quarry/kernel';
import type { Face, Pool } from './content/dice.ts';
import { FAR, type Once, type Proviso } from './content/kinds.ts';
import type { Blow } from './content/types.ts';
import type { Effect } from './content/words/index.ts';
import type { AddedDamage } from './events.ts';
import { isGrass } from './places.ts';
import { mapInPlay } from './questions.ts';
import type { EnemyState, State } from './state.ts';

/** An effect on its way, with the card that says it and whose card that is. */
export interface Spoken<E extends Effect = Effect> {
  readonly effect: E;
  /** -1 for what an enemy's own data card says. */
  readonly source: number;
  readonly seat: Seat;
}

/** A reroll that a lasting text allows once; it is used up only if the dice are rolled again on its word. */
export interface SpareReroll {
  readonly card: number;
  readonly upTo: number;
  readonly once: Once;
  readonly name: string;
}

/** A hunter's attack in the making, from the choice of target to the alert it raises. */
export interface Attack {
  readonly seat: Seat;
  readonly kind: 'ranged' | 'melee' | 'trap';
  /** The weapon's card; for a trap the weapon that placed it. */
  readonly weapon: number;
  readonly target: EnemyState;
  /** The target's square when the attack was declared. */
  readonly centre: number;
  /** The target suffered Freeze when the attack began (ZD-ECOND-6). */
  readonly wasFrozen: boolean;
  /** Where the hunter stood when the dice fell, for melee after moving in (ZD-R-27); it may dodge away after. */
  from: number;
  /** For melee: the hunter came from another square. */
  hasMovedIn: boolean;
  /** The component aimed at, -1 for the body. */
  part: number;
  ammunition: number;
  ability: number;
  pool: Pool;
  bonus: number;
  /** What the bonus is made of: by texts, and for crits. */
  added: readonly AddedDamage[];
  byCrit: readonly AddedDamage[];
  /** How much of the bonus was bought with crits. */
  critBonus: number;
  perCrit: number;
  tear: number;
  armourOff: number;
  ignoresArmour: boolean;
  countsAsNonAlert: boolean;
  isQuiet: boolean;
  /** How many dice the best reroll allows, and the card that says so. */
  rerolls: number;
  rerollBy: number;
  readonly spareRerolls: SpareReroll[];
  readonly results: Spoken[];
  readonly after: Spoken[];
  faces: readonly Face[];
  hasRerolled: boolean;
  damage: number;
  hasKilled: boolean;
  hasDestroyed: boolean;
  /** The ability or ammunition goes back to the hand instead of the discard pile. */
  readonly keeps: number[];
}

export function newAttack(seat: Seat, kind: Attack['kind'], weapon: number, target: EnemyState, pool: Pool): Attack {
  return {
    seat,
    kind,
    weapon,
    target,
    centre: target.square,
    wasFrozen: target.freeze > 0,
    from: -1,
    hasMovedIn: false,
    part: -1,
    ammunition: -1,
    ability: -1,
    pool,
    bonus: 0,
    added: [],
    byCrit: [],
    critBonus: 0,
    perCrit: 0,
    tear: 0,
    armourOff: 0,
    ignoresArmour: false,
    countsAsNonAlert: false,
    isQuiet: false,
    rerolls: 0,
    rerollBy: -1,
    spareRerolls: [],
    results: [],
    after: [],
    faces: [],
    hasRerolled: false,
    damage: 0,
    hasKilled: false,
    hasDestroyed: false,
    keeps: [],
  };
}

/** A hunter's evade in the making. */
export interface Evade {
  readonly seat: Seat;
  readonly enemy: EnemyState;
  readonly kind: 'melee' | 'ranged' | 'pulse';
  readonly blows: readonly Blow[];
  pool: Pool;
  blocked: number;
  rerolls: number;
  rerollBy: number;
  dodges: number;
  isIgnored: boolean;
  damage: number;
}

export interface Occasion {
  readonly seat: Seat;
  readonly source: number;
  readonly enemy: EnemyState | null;
  readonly attack: Attack | null;
  readonly evade: Evade | null;
}

export const AFTERWARDS: readonly Proviso[] = ['killed', 'destroyed', 'damaged', 'unhurt'];

/** Whether all provisos of an effect hold now. */
export function holds(state: State, effect: Effect, occasion: Occasion): boolean {
  return !effect.if || holdAll(state, effect.if, occasion);
}

export function holdAll(state: State, provisos: readonly Proviso[], occasion: Occasion): boolean {
  return provisos.every(proviso => isTrue(state, proviso, occasion));
}

function isTrue(state: State, proviso: Proviso, { seat, enemy, attack, evade }: Occasion): boolean {
  const hunter = state.hunters[seat]!;
  switch (proviso) {
    case 'target-not-alert':
      return enemy !== null && (!enemy.isAlert || attack?.countsAsNonAlert === true);
    case 'target-alert':
      return enemy?.isAlert === true && !attack?.countsAsNonAlert;
    case 'target-on-fire':
      return enemy !== null && enemy.fire > 0;
    case 'target-frozen':
      return enemy !== null && enemy.freeze > 0;
    case 'target-shocked':
      return enemy !== null && enemy.shock > 0;
    case 'component':
      return attack !== null && attack.part >= 0;
    case 'body':
      return attack !== null && attack.part < 0;
    case 'in-grass':
      return isGrass(state, hunter.square);
    case 'on-outcrop':
      return state.outcrops.includes(hunter.square);
    case 'alone':
      return !state.hunters.some(
        (other, i) => i !== seat && other.isUp && mapInPlay(state).area.distance(other.square, hunter.square) <= 1,
      );
    case 'same-square':
      return enemy?.square === hunter.square;
    case 'far':
      return enemy !== null && mapInPlay(state).area.distance(enemy.square, hunter.square) >= FAR;
    case 'ranged':
      return attack?.kind === 'ranged';
    case 'melee':
      return attack?.kind === 'melee';
    case 'killed':
      return attack?.hasKilled === true;
    case 'destroyed':
      return attack?.hasDestroyed === true;
    case 'damaged':
      return attack ? attack.damage > 0 : (evade?.damage ?? 0) > 0;
    case 'unhurt':
      return evade?.damage === 0;
  }
}
