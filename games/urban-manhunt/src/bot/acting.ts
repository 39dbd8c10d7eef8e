/**
 * What a sensible player uses between actions: Momentum Options, Keepers, tokens, each for what it brings now against what it is worth
 * kept. And whom prices are changed for.
 */
import { gap } from '@quarry/board';
import type { Seat } from '@quarry/kernel';
import type { Effect } from '../content/words/index.ts';
import type { Asked } from '../decisions.ts';
import { openablePods } from '../questions/pods.ts';
import {
  bountyOf,
  crimFigure,
  hiddenCrims,
  hunterFigure,
  INCH,
  isEngaged,
  isHidden,
  REACH,
  usableAttacks,
  visibleCrims,
} from '../questions.ts';
import type { CrimView, HunterView, View } from '../state.ts';
import { textUsed } from '../texts-in-force.ts';
import { prizeOf } from './checks.ts';
import { harmOf } from './harm.ts';
import { attacksFrom, attackWorth, bestBlow, bestNow, bestOf, forecastAt, type Shot } from './insight.ts';
import { freeMoveWorth, POD_WORTH } from './moving.ts';
import { priceOfUse } from './using.ts';

/** A card more. */
const CARD = 1.8;
/** What the next Control Card will be. */
const FORESIGHT = 1;
/** A crim that is out of the dark, for whoever can shoot at it. */
const REVEALED = 0.6;
/** What a rival loses is worth this much to oneself. */
const SPITE = 0.4;

interface Thought {
  readonly state: View;
  readonly seat: Seat;
  readonly me: HunterView;
  readonly attack: Shot | null;
}

/** The text, or the token, that brings most beyond what it gives up; null if nothing does. */
export function usefulText(state: View, seat: Seat, decision: Asked<'act'>): string | null {
  const thought = { state, seat, me: state.hunters[seat]!, attack: bestNow(state, seat) };
  let best: string | null = null;
  let most = 0;
  for (const { key, value } of decision.options) {
    if (typeof value === 'string' || !('use' in value)) continue;
    if (value.use.by === 'reload') return key;
    const used = textUsed(thought.me.slate, value.use);
    if (!used) continue;
    const worth = used.text.effects.reduce((sum, effect) => sum + worthNow(thought, effect), 0) - priceOfUse(state, seat, value.use, used);
    if (worth > most) [best, most] = [key, worth];
  }
  return best;
}

function worthNow(thought: Thought, effect: Effect): number {
  const { state, seat, me, attack } = thought;
  switch (effect.do) {
    case 'extra-action':
      return me.actionsLeft > 0 ? 0 : worthOfAction(thought, effect.only);
    case 'heal':
      return healWorth(state, seat, Math.min(effect.n, me.wounds));
    case 'reload':
      return reloadWorth(thought);
    case 'draw-event':
      return CARD;
    case 'peek-control':
      return FORESIGHT;
    case 'reveal':
      return attack === null && me.actionsLeft > 0
        ? REVEALED * Math.max(0, ...hiddenCrims(state).map(crim => revealWorth(state, seat, crim)))
        : 0;
    case 'bounty':
      if (effect.n > 0) return hikeWorth(thought, effect.n);
      return SPITE * Math.max(0, ...state.crims.map(crim => spoils(state, seat, crim, -effect.n)));
    case 'crim-step':
      return calledWorth(thought, effect.n * INCH);
    case 'free-move':
      return me.actionsLeft > 0 ? freeMoveWorth(state, seat, effect.n, effect.to, me.actionsLeft + me.extraActions.length) : 0;
    default:
      return 0;
  }
}

/** One action more, of these kinds. */
function worthOfAction({ state, seat, me, attack }: Thought, only: readonly string[]): number {
  const shot = attack && only.includes(attack.kind) ? attack.worth : 0;
  const pod = only.includes('universal') && openablePods(state, seat).length > 0 ? POD_WORTH : 0;
  const rest = only.includes('rest') && !isEngaged(state, seat) && !me.hasReturned && me.wounds > 0 ? healWorth(state, seat, 1) : 0;
  return Math.max(shot, pod, rest);
}

/** What tokens cost that are gone before the crims come. */
export function healWorth(state: View, seat: Seat, tokens: number): number {
  const me = state.hunters[seat]!;
  const { wounds: threat } = forecastAt(state, seat, hunterFigure(state, seat));
  const healed = { ...me, wounds: me.wounds - tokens };
  return harmOf(state, healed, threat + tokens) - harmOf(state, healed, threat);
}

/** What the depleted attack would add to the best one. */
function reloadWorth({ state, seat, me, attack }: Thought): number {
  if (me.depleted.length === 0) return 0;
  const loaded = { ...state, hunters: state.hunters.map((one, i) => (i === seat ? { ...one, depleted: [] } : one)) };
  const best = bestOf(attacksFrom(loaded, seat, hunterFigure(state, seat)));
  // An attack that has no target now will have one.
  return Math.max(2, (best?.worth ?? 0) - (attack?.worth ?? 0));
}

/** The best shot at a crim that is hidden now. */
export const revealWorth = (state: View, seat: Seat, crim: CrimView): number =>
  Math.max(0, ...usableAttacks(state.hunters[seat]!, 'ranged').map(weapon => attackWorth(state, seat, crim, weapon, false)));

/** A crim that comes near enough to be fought at once, and saves the way to it. */
function calledWorth({ state, seat, me, attack }: Thought, length: number): number {
  if (attack?.kind === 'fight' || me.actionsLeft === 0) return 0;
  const own = hunterFigure(state, seat);
  const near = visibleCrims(state).filter(crim => gap(own, crimFigure(crim)) <= length + REACH);
  return Math.max(0, bestBlow(state, seat, near) - (attack?.worth ?? 0));
}

/** Points more for the crim that is about to be attacked. */
const hikeWorth = ({ state, seat, me, attack }: Thought, n: number): number =>
  attack && me.actionsLeft > 0 ? n * claimOn(state, seat, attack.crim, attack.worth) : 0;

// Prices (Bounty Hike, Plea Bargain)

/** The chance that an attack of this worth takes a crim. */
const claimOn = (state: View, seat: Seat, crim: CrimView, worth: number): number => worth / prizeOf(state, seat, crim, 1);

/** How likely a seat is to take a crim soon: it is within reach of its attacks, or near enough to walk to. */
function claimOf(state: View, seat: Seat, crim: CrimView): number {
  const hunter = state.hunters[seat]!;
  if (!hunter.isIn || isHidden(crim)) return 0;
  const away = gap(hunterFigure(state, seat), crimFigure(crim)) / INCH;
  const weapons = [...usableAttacks(hunter, 'melee'), ...usableAttacks(hunter, 'ranged')];
  const worths = weapons.map(weapon => (away <= A_MOVE + (weapon.printed.range ?? 0) ? attackWorth(state, seat, crim, weapon, false) : 0));
  return claimOn(state, seat, crim, Math.max(...worths));
}
/** Inches that somebody walks to an attack. */
const A_MOVE = 5;

/** What a lower price on a crim takes from the rivals, less twice what it takes from oneself. */
export function spoils(state: View, seat: Seat, crim: CrimView, n: number): number {
  const claims = state.hunters.map((_, other) => claimOf(state, other, crim));
  const theirs = Math.max(0, ...claims.filter((_, other) => other !== seat));
  return (theirs - 2 * claims[seat]!) * Math.min(n, bountyOf(crim) - LEAST_BOUNTY);
}
const LEAST_BOUNTY = 2;
