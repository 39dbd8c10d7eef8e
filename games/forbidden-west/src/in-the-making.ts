/**
 * Attacks, evade rolls and what else is in the making while effects are applied: whose it is, whom it concerns, what has been added. These live only inside
 * a scene; nothing of them is saved.
 */
import type { Seat } from '@quarry/kernel';
import { asPool, type Face, NO_DICE, type Pool, plusDice, poolOf } from './content/dice.ts';
import { COLOURS } from './content/kinds.ts';
import type { Circumstance } from './content/types.ts';
import type { Effect, PerCritical } from './content/words/index.ts';
import { ALLY_WITHIN } from './content/words/nearness.ts';
import { distance, fieldIn, marshalOf, maxDial, seatsOf, terrainAt, textsOf } from './questions.ts';
import type { DeckState, EnemyState, EnemyView, View } from './state.ts';

/** An effect that waits for its time, with the card that says it (-1: a profile card). */
export interface Waiting {
  readonly effect: Effect;
  readonly card: number;
}

/** Any roll in the making. */
export interface Roll {
  readonly seat: Seat;
  pool: Pool;
  bonus: number;
  perCrit: PerCritical[];
  rerolls: number;
  blankRerolls: number;
  /** Cards that allow rerolls, once each. */
  rerollBy: readonly number[];
  addedCrits: number;
  blanksCount: number;
  faces: readonly Face[];
  /** What is done after the roll, in an order that its owner chooses. */
  after: Waiting[];
}

export type AttackKind = 'melee' | 'ranged';

export interface Attack extends Roll {
  readonly kind: AttackKind;
  readonly weapon: number;
  readonly target: EnemyState;
  /** Component aimed at, -1 for the body. */
  readonly part: number;
  readonly wasHidden: boolean;
  readonly beganOnElevation: boolean;
  readonly hasMoved: boolean;
  ability: number;
  ammunition: number;
  ignoresArmour: boolean;
  noThreat: boolean;
  noAlert: boolean;
}

export interface Evade extends Roll {
  readonly enemy: EnemyState;
  readonly type: 'melee' | 'ranged' | 'pulse';
  readonly damage: number;
  /** Taken off the damage before the evade result. */
  reduced: number;
}

const newRoll = (seat: Seat, pool: Pool): Roll => ({
  seat,
  pool,
  bonus: 0,
  perCrit: [],
  rerolls: 0,
  blankRerolls: 0,
  rerollBy: [],
  addedCrits: 0,
  blanksCount: 0,
  faces: [],
  after: [],
});

export const newAttack = (
  by: Pick<Attack, 'seat' | 'kind' | 'weapon' | 'target' | 'part' | 'wasHidden' | 'beganOnElevation' | 'hasMoved' | 'pool'>,
): Attack => ({ ...newRoll(by.seat, by.pool), ...by, ability: -1, ammunition: -1, ignoresArmour: false, noThreat: false, noAlert: false });

export const newEvade = (by: Pick<Evade, 'seat' | 'enemy' | 'type' | 'damage'>): Evade => ({
  ...newRoll(by.seat, NO_DICE),
  ...by,
  reduced: 0,
});
/** Which tokens a roll keeps where they are. */
export const keptBy = ({ noAlert = false, noThreat = false }: Partial<Pick<Attack, 'noAlert' | 'noThreat'>>) => ({
  keepsAlert: noAlert,
  keepsThreat: noThreat,
});

/** A trap, or anything else that is rolled without cards. */
export const newTrapRoll = (seat: Seat, pool: Pool): Roll => newRoll(seat, pool);

/** Adds what a text or a card says to a roll. What is no word of a roll waits for its time. */
export function addTo(roll: Roll & Partial<Attack & Evade>, effects: readonly Effect[], card: number): void {
  for (const effect of effects) addOne(roll, effect, card);
}

function addOne(roll: Roll & Partial<Attack & Evade>, effect: Effect, card: number): void {
  switch (effect.do) {
    case 'add-dice':
      roll.pool = plusDice(roll.pool, poolOf(effect.dice));
      return;
    case 'upgrade-die':
      roll.pool = upgraded(roll.pool, COLOURS.indexOf(effect.from), COLOURS.indexOf(effect.to));
      return;
    case 'reroll':
      if (effect.only === 'blanks') roll.blankRerolls += effect.n;
      else roll.rerolls += effect.n;
      if (!roll.rerollBy.includes(card)) roll.rerollBy = [...roll.rerollBy, card];
      return;
    case 'add-critical':
      roll.addedCrits += effect.n;
      return;
    case 'blanks-count':
      roll.blanksCount = Math.max(roll.blanksCount, effect.n);
      return;
    case 'damage':
    case 'evade':
      roll.bonus += effect.n;
      return;
    case 'per-critical':
      roll.perCrit = [...roll.perCrit, ...effect.effects];
      return;
    case 'ignore-armour':
      roll.ignoresArmour = true;
      return;
    case 'no-threat':
      roll.noThreat = true;
      return;
    case 'no-alert':
      roll.noAlert = true;
      return;
    case 'reduce-damage':
      roll.reduced = (roll.reduced ?? 0) + effect.n;
      return;
    case 'reach':
      return;
    default:
      roll.after = [...roll.after, { effect, card }];
  }
}

function upgraded(pool: Pool, from: number, to: number): Pool {
  if (pool[from]! === 0) return pool;
  return asPool(pool.map((n, colour) => n - (colour === from ? 1 : 0) + (colour === to ? 1 : 0)));
}

/** What is going on when a card is played or a text speaks. */
export interface Occasion {
  /** Whose card it is. */
  readonly seat: Seat;
  readonly card: number;
  /** Whom it is about, -1 for nobody. */
  readonly about: Seat;
  readonly enemy: EnemyState | null;
  readonly roll: (Roll & Partial<Attack & Evade>) | null;
  readonly deck: DeckState | null;
  /** Changed by the words that answer to the occasion. */
  readonly answer: Answer;
}

/** What cards have said to what is going on. */
export interface Answer {
  isPassed: boolean;
  skipsAttacks: boolean;
  target: Seat;
  reduced: number;
  isHeld: boolean;
}
export const noAnswer = (): Answer => ({ isPassed: false, skipsAttacks: false, target: -1, reduced: 0, isHeld: false });

/** Judged for whoever rolls or plays (FW-DECK-18, FW-R-75). */
export interface Situation {
  readonly seat: Seat;
  readonly attack?: {
    readonly kind: 'melee' | 'ranged';
    readonly part: number;
    readonly target: EnemyView;
    readonly hasMoved: boolean;
    readonly beganOnElevation: boolean;
  } | null;
  readonly against?: 'melee' | 'ranged' | 'pulse';
  readonly enemy?: EnemyView | null;
}

export function holdsFor(view: View, { seat, attack, against, enemy }: Situation, circumstance: Circumstance): boolean {
  const marshal = marshalOf(view, seat);
  const allies = (within: number): boolean =>
    seatsOf(view).some(one => one !== seat && distance(fieldIn(view), marshal.square, marshalOf(view, one).square) <= within);
  switch (circumstance) {
    case 'hidden':
      return marshal.isHidden;
    case 'revealed':
      return !marshal.isHidden;
    case 'melee':
    case 'ranged':
      return attack?.kind === circumstance;
    case 'component':
      return attack !== undefined && attack !== null && attack.part >= 0;
    case 'body':
      return attack?.part === -1;
    case 'on-elevation':
      return attack ? attack.beganOnElevation : terrainAt(view, marshal.square) === 'elevation';
    case 'in-grass':
      return terrainAt(view, marshal.square) === 'grass';
    case 'in-cover':
      return terrainAt(view, marshal.square) === 'cover';
    case 'moved':
      return attack?.hasMoved === true || marshal.hasMoved;
    case 'enemy-has-condition': {
      const foe = attack?.target ?? enemy;
      return foe !== undefined && foe !== null && foe.condition !== 'none';
    }
    case 'against-melee':
    case 'against-ranged':
    case 'against-pulse':
      return against === circumstance.slice('against-'.length);
    case 'near-ally':
    case 'beside-ally':
      return allies(ALLY_WITHIN[circumstance]);
    case 'alone':
      return !allies(ALLY_WITHIN.alone);
    case 'hurt':
      return marshal.dial * 2 <= maxDial(view, seat);
  }
}

export const areMet = (view: View, situation: Situation, circumstances: readonly Circumstance[] | undefined): boolean =>
  circumstances === undefined || circumstances.every(one => holdsFor(view, situation, one));

export const situationOf = ({ seat, kind, part, target, hasMoved, beganOnElevation }: Attack): Situation => ({
  seat,
  attack: { kind, part, target, hasMoved, beganOnElevation },
});

/** FW-CHAR-5, FW-EQUIP-8, FW-MOD-3. */
export function addTexts(view: View, attack: Attack): void {
  const situation = situationOf(attack);
  for (const { card, text } of textsOf(view, attack.seat, 'attack', attack.kind))
    if (areMet(view, situation, text.if)) addTo(attack, text.effects, card);
}
