/**
 * What things are worth to the party, in points: a wound of the monster is 10 for each hunter, so that ten rounds of turns worth 10 points win a hunt. Harm, struggle and cards are
 * weighed against that.
 */
import type { Seat } from '@quarry/kernel';
import { ROUNDS } from '../content/kinds.ts';
import { hunterOf, players, standingSeats } from '../places.ts';
import { healthOf, unleashAt, woundAt } from '../questions.ts';
import type { View } from '../state.ts';
import { monsterDamage } from '../texts-in-force.ts';

export const A_WOUND = 10;
/** A card in hand, one that is drawn, one stamina token. */
export const A_CARD = 1.6;
export const A_STAMINA = 1.4;

/** How far behind the party is: 1 if the rounds that are left are just enough. */
export const haste = ({ monster, round }: View): number => {
  const left = Math.max(1, ROUNDS + 1 - round);
  return Math.min(1.7, Math.max(0.35, (monster.health / left) ** 2));
};

/** Damage to the monster. Where damage makes no wounds it comes to little. */
export function damagePoints(view: View, damage: number): number {
  const wound = woundAt(view);
  return wound === null ? 0.1 * damage : (A_WOUND * players(view) * damage * haste(view)) / wound;
}

export const healthLeft = (view: View, seat: Seat): number => healthOf(view, seat) - hunterOf(view, seat).damage;

const A_FALL = 24;
/** The last tokens before a fall weigh more than the first. */
const DREAD = 1.4;
/** A hunter who falls: hand, turn and half of the health are gone; the second time the hunter is, and with the last one the hunt. */
function fallPoints(view: View, seat: Seat): number {
  const { isArmourDepleted, isHelmDepleted } = hunterOf(view, seat);
  if (standingSeats(view).length === 1) return 10 * A_FALL;
  return isArmourDepleted || isHelmDepleted ? 2 * A_FALL : A_FALL;
}

/** In the last round only those who still stand count. */
const care = ({ round }: View): number => (round >= ROUNDS ? 0.4 : 1);

/** Damage to a hunter: every token is a step towards the fall, and the last steps weigh more. */
export function harmPoints(view: View, seat: Seat, damage: number): number {
  if (damage <= 0 || hunterOf(view, seat).ko !== 'up') return 0;
  const health = Math.max(1, healthOf(view, seat));
  const fall = fallPoints(view, seat);
  const left = healthLeft(view, seat);
  if (damage >= left) return fall * care(view);
  const dread = (tokens: number): number => (tokens / health) ** DREAD;
  const now = hunterOf(view, seat).damage;
  return fall * (dread(now + damage) - dread(now)) * care(view) + 0.2;
}
export function healPoints(view: View, seat: Seat, n: number): number {
  const { damage } = hunterOf(view, seat);
  const healed = Math.min(n, damage);
  if (healed <= 0) return 0;
  const health = Math.max(1, healthOf(view, seat));
  return fallPoints(view, seat) * ((damage / health) ** DREAD - ((damage - healed) / health) ** DREAD) * care(view);
}

const A_HOLD = 2;
/** One struggle: its part of what an unleashing does to all, and of the boosts that it pays for. Where no blow wounds, keeping it low is what does. */
export function strugglePoints(view: View): number {
  const blow = monsterDamage(view);
  const all = standingSeats(view).reduce((sum, seat) => sum + harmPoints(view, seat, blow), 0);
  return 0.4 + all / unleashAt(view) + (woundAt(view) === null ? A_HOLD : 0);
}
