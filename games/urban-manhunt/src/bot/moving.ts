/**
 * Where a sensible player goes: to where the next attack is worth most, to full pods, into cover from those who will shoot, and out
 * of the way of those who will charge. Places are looked at one by one; the best way there that is legal is taken.
 */
import { distance, type Figure, gap, isInside, type Point, type Route } from '@quarry/board';
import type { Seat } from '@quarry/kernel';
import type { Asked } from '../decisions.ts';
import {
  attributeOf,
  basesBut,
  crimFigure,
  engagedCrims,
  groundIn,
  hunterFigure,
  inInches,
  inMils,
  mils,
  REACH,
  usableAttacks,
  visibleCrims,
} from '../questions.ts';
import { trailAsked } from '../rules/trail.ts';
import type { CrimView, View } from '../state.ts';
import { hunterHas } from '../texts-in-force.ts';
import { harmOf, type Leaving, leaving } from './harm.ts';
import { attacksFrom, attackWorth, bestBlow, bestOf, forecastAt, orderOf } from './insight.ts';

/** What an opened pod is worth: a d10 of points and a reward. */
export const POD_WORTH = 8;
/** What an inch nearer to a goal is worth at most. */
const PULL = 0.6;
const TOLERANCE = 2;
/** A crim that is to run may still be ordered otherwise, or be killed by somebody before, also by oneself with an action that is left. */
const STRUCK = 0.8;

interface Goal {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly worth: number;
  /** How near it must be come to. */
  readonly within: number;
}

/** Whether it pays to walk after a crim that is to be fought: some come along, some are gone before the hunter is there. */
const CHASE = { charge: 1.1, fight: 1.1, shoot: 1, 'seek-cover': 0.9, hide: 0.5, flee: 0.5 } as const;

/** What a hunter would like to come near to: full pods, and crims within reach of its best attack. */
function goalsOf(state: View, seat: Seat): Goal[] {
  const hunter = state.hunters[seat]!;
  const ground = groundIn(state);
  const pods = ground.pods.filter((_, pod) => state.pods[pod]).map(pod => ({ ...pod, worth: POD_WORTH, within: REACH }));
  const weapons = [...usableAttacks(hunter, 'melee'), ...usableAttacks(hunter, 'ranged')];
  const crims = visibleCrims(state).map(crim => {
    const worths = weapons.map(weapon => ({ attack: weapon.printed, worth: attackWorth(state, seat, crim, weapon, false) }));
    const best = worths.reduce((most, one) => (one.worth > most.worth ? one : most));
    if (best.attack.kind === 'ranged') return { ...crimFigure(crim), worth: best.worth, within: best.attack.range! * 900 };
    return { ...crimFigure(crim), worth: best.worth * CHASE[orderOf(state, crim)], within: 400 };
  });
  return [...pods, ...crims];
}

/** The pull of the goals on a place: the best of worth against way. */
function pullAt(goals: readonly Goal[], at: Figure): number {
  let most = 0;
  for (const goal of goals) {
    const way = Math.max(0, gap(at, goal) - goal.within) / 1000;
    most = Math.max(most, goal.worth * PULL - way * PULL * 0.4);
  }
  return most;
}

export interface Outlook {
  readonly goals: readonly Goal[];
  /** Action Points that are left when the place is reached. */
  readonly actions: number;
}

export const outlook = (state: View, seat: Seat, actions: number): Outlook => ({ goals: goalsOf(state, seat), actions });

/** What it is worth to stand somewhere: what can be done there at once, what the Crim Phase brings, and what is near. */
export function placeWorth(state: View, seat: Seat, at: Figure, { goals, actions }: Outlook): number {
  const ground = groundIn(state);
  const shot = bestOf(attacksFrom(state, seat, at));
  const attack = shot?.worth ?? 0;
  // UM-ENG-8: whoever has somebody to fight opens no pod.
  const pod = shot?.kind !== 'fight' && ground.pods.some((one, i) => state.pods[i] && gap(at, one) <= REACH) ? POD_WORTH : 0;
  const { wounds, strikes, company } = forecastAt(state, seat, at);
  const blow = bestBlow(state, seat, company);
  const next = company.length > 0 ? blow : Math.max(attack, pod);
  const worth = actions > 0 ? Math.max(attack, pod) * 0.95 + blow * 0.2 : next * 0.45;
  return worth + strikes * (actions > 0 ? STRUCK / 2 : STRUCK) + pullAt(goals, at) - harmOf(state, state.hunters[seat]!, wounds);
}

/** Points beside a goal, on the near side first. */
function besides(own: Figure, { x, y, r, within }: Goal): Point[] {
  const apart = own.r + r + Math.min(within, 300);
  const away = Math.max(1, distance(own, { x, y }));
  const dx = (own.x - x) / away;
  const dy = (own.y - y) / away;
  const turns = [
    [1, 0],
    [Math.SQRT1_2, Math.SQRT1_2],
    [Math.SQRT1_2, -Math.SQRT1_2],
    [0, 1],
    [0, -1],
  ] as const;
  return turns.map(([c, s]) => ({ x: Math.round(x + apart * (dx * c - dy * s)), y: Math.round(y + apart * (dx * s + dy * c)) }));
}

/** How many goals are worth looking for a way to. */
const MOST_GOALS = 4;

/** The goals in the order in which they draw a hunter. */
function byAppeal(own: Figure, goals: readonly Goal[]): Goal[] {
  const appeal = (goal: Goal): number => goal.worth * PULL - (Math.max(0, gap(own, goal) - goal.within) / 1000) * PULL * 0.4;
  return goals.toSorted((a, b) => appeal(b) - appeal(a));
}

/** The way to a free place beside a goal. */
function wayTo(state: View, seat: Seat, goal: Goal, difficult: boolean): Route | null {
  const ground = groundIn(state);
  const own = hunterFigure(state, seat);
  const others = basesBut(state, { seat });
  const beside = besides(own, goal).find(point => ground.obstacleOnGround(point, own.r, others) === null);
  return beside ? ground.way(own, beside, others, { climbUp: hunterHas(state, seat, 'ignore-climb'), difficult }) : null;
}

/** Paths toward the best goals, as far as the inches go; in inches. */
function pathsToGoals(state: View, seat: Seat, goals: readonly Goal[], length: number, difficult: boolean): Point[][] {
  const ground = groundIn(state);
  const own = hunterFigure(state, seat);
  return byAppeal(own, goals)
    .slice(0, MOST_GOALS)
    .flatMap(goal => {
      const way = wayTo(state, seat, goal, difficult);
      if (!way) return [];
      const end = ground.follow(own, way, length, null);
      const corners: Point[] = [];
      let gone = 0;
      for (let i = 1; i < way.points.length - 1; i++) {
        gone += distance(way.points[i - 1]!, way.points[i]!);
        if (gone >= end.used) break;
        corners.push({ x: Math.round(way.points[i]!.x), y: Math.round(way.points[i]!.y) });
      }
      return [[...corners, { x: end.x, y: end.y }].map(inInches)];
    });
}

/** A way round difficult ground may be this much longer before it is gone through: about what the smaller dice cost, twice. */
const DETOUR = 1000;

/** Whether to go over difficult ground: the hunter stands in it, or the way to what it wants most is much shorter so. */
export function goesThroughDifficult(state: View, seat: Seat): boolean {
  if (hunterHas(state, seat, 'ignore-difficult') || standsInDifficult(state, seat)) return true;
  const [goal] = byAppeal(hunterFigure(state, seat), goalsOf(state, seat));
  if (!goal) return false;
  const through = wayTo(state, seat, goal, true);
  if (!through) return false;
  const round = wayTo(state, seat, goal, false);
  return !round || lengthOf(round) > lengthOf(through) + DETOUR;
}

const lengthOf = ({ points }: Route): number => points.reduce((sum, point, i) => (i === 0 ? 0 : sum + distance(points[i - 1]!, point)), 0);

/** Any Move from difficult ground runs over some. */
function standsInDifficult(state: View, seat: Seat): boolean {
  const own = hunterFigure(state, seat);
  return groundIn(state).features.some(feature => feature.isDifficult && isInside(own, feature));
}

/** The path that leads to the best place. */
export function choosePath(state: View, decision: Asked<'walk' | 'free-move'>, actions: number): readonly Point[] {
  const { seat, facts } = decision;
  const trail = trailAsked(state, decision);
  const length = mils(facts.inches) - TOLERANCE;
  const own = hunterFigure(state, seat);
  const ground = groundIn(state);
  const look = outlook(state, seat, actions);
  let best: readonly Point[] = [];
  let most = Number.NEGATIVE_INFINITY;
  const consider = (path: readonly Point[]): void => {
    const end = path.at(-1);
    const at = end ? { ...own, x: Math.round(end.x * 1000), y: Math.round(end.y * 1000) } : own;
    const surface = end ? ground.surfaceAt(at, own.r) : own.surface;
    const worth = surface === null ? Number.NEGATIVE_INFINITY : placeWorth(state, seat, { ...at, surface }, look);
    if (worth > most) [best, most] = [path, worth];
  };
  for (const path of decision.trail!.some) consider(path);
  for (const path of pathsToGoals(state, seat, look.goals, length, goesThroughDifficult(state, seat)))
    if (path.length < 15 && trail.against(path) === null) consider(path);
  return best;
}

/** What a Move is expected to better, and which crims it leaves for that. */
export interface BestMove {
  readonly worth: number;
  readonly leaves: readonly CrimView[];
}

/** Places are looked at that a fair roll would reach; strikes on the way out are paid for. */
export function bestMove(state: View, seat: Seat, actions: number): BestMove {
  const own = hunterFigure(state, seat);
  const ground = groundIn(state);
  const look = outlook(state, seat, actions);
  const here = placeWorth(state, seat, own, look);
  const engaged = engagedCrims(state, seat);
  const priceOf = pricesOf(state, seat);
  let best: BestMove = { worth: Number.NEGATIVE_INFINITY, leaves: [] };
  for (const end of placesInReach(state, seat, look.goals)) {
    const surface = ground.surfaceAt(end, own.r);
    if (surface === null) continue;
    const at = { ...own, x: end.x, y: end.y, surface };
    const leaves = engaged.filter(crim => gap(at, crimFigure(crim)) > REACH + TOLERANCE);
    const { harm, survives } = priceOf(leaves);
    const worth = survives * (placeWorth(state, seat, at, look) - here) - harm;
    if (worth > best.worth) best = { worth, leaves };
  }
  return best;
}

/** What a few inches without an action would better; toward a crim, if they must lead there. */
export function freeMoveWorth(state: View, seat: Seat, inches: number, to: 'any' | 'crim', actions: number): number {
  const own = hunterFigure(state, seat);
  const ground = groundIn(state);
  const look = outlook(state, seat, actions);
  const nearest = (at: Figure): number => Math.min(...visibleCrims(state).map(crim => gap(at, crimFigure(crim))));
  let most = 0;
  const here = placeWorth(state, seat, own, look);
  for (const end of ground.straightReach(own, mils(inches), basesBut(state, { seat }))) {
    const surface = ground.surfaceAt(end, own.r);
    if (surface === null) continue;
    const at = { ...own, x: end.x, y: end.y, surface };
    if (to === 'any' || nearest(at) < nearest(own)) most = Math.max(most, placeWorth(state, seat, at, look) - here);
  }
  return most;
}

/** Where a Move with a fair roll could end: straight on, and on the way to what the hunter wants. */
function placesInReach(state: View, seat: Seat, goals: readonly Goal[]): Point[] {
  const own = hunterFigure(state, seat);
  const length = 4000 + 450 * attributeOf(state.hunters[seat]!, 'athletics');
  const straight = groundIn(state).straightReach(own, length, basesBut(state, { seat }));
  return [...straight, ...pathsToGoals(state, seat, goals, length, true).map(path => inMils(path.at(-1)!))];
}

/** What it costs to leave crims; worked out once for the same ones. */
function pricesOf(state: View, seat: Seat): (crims: readonly CrimView[]) => Leaving {
  const known = new Map<string, Leaving>();
  return crims => {
    const key = crims.map(crim => crim.no).join(' ');
    const price = known.get(key) ?? leaving(state, seat, crims);
    known.set(key, price);
    return price;
  };
}
