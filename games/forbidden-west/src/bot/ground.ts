/** Where a sensible player wants to stand: on the way to what is open of the objective, at the reach of the better weapon, out of sight while that pays. */
import type { Seat } from '@quarry/kernel';
import type { FeatureKind } from '../content/types.ts';
import type { Square } from '../places.ts';
import { lastTurn } from '../questions/objectives.ts';
import { canStand, distance, distanceTo, enemiesIn, fieldIn, marshalOf, seatsOf, stepsFrom, terrainAt } from '../questions.ts';
import { reachOf } from '../rules/attack.ts';
import { isLitByLamp } from '../rules/brief-rules.ts';
import type { EnemyView, View } from '../state.ts';
import { alliesNear, averageBlow, comfort, danger, goalsOf, health, isBounty } from './outlook.ts';

/** Steps from every square to the nearest of the ends. */
type Way = ReadonlyMap<Square, number>;
const NO_WAY = 40;

const ways = new WeakMap<View, Map<string, Way>>();
/** Closed doors count as open: whoever comes to one opens it. */
function wayTo(view: View, ends: readonly Square[]): Way {
  const known = ways.get(view) ?? new Map<string, Way>();
  ways.set(view, known);
  const key = ends.join();
  const found = known.get(key) ?? walked(view, ends);
  known.set(key, found);
  return found;
}
function walked(view: View, ends: readonly Square[]): Way {
  const { neighbours } = fieldIn(view);
  const pillars = new Set(view.fight.features.filter(one => one.kind === 'pillar' && !one.isDone).map(one => one.square));
  const far = new Map(ends.map(square => [square, 0]));
  for (const [square, n] of far) for (const next of neighbours[square]!) if (!far.has(next) && !pillars.has(next)) far.set(next, n + 1);
  return far;
}
const stepsTo = (view: View, from: Square, ends: readonly Square[]): number => wayTo(view, ends).get(from) ?? NO_WAY;

/** From 0, while there is time, to 1: somebody has to do something, whatever stands in the way. */
export function haste(view: View): number {
  const seats = view.party.marshals.length;
  const calm = Math.min(CALM_ROUNDS, ((lastTurn(view) ?? Number.POSITIVE_INFINITY) / seats) * CALM_SHARE);
  return Math.min(1, Math.max(0, (view.fight.turn / seats - calm) / calm));
}
const CALM_ROUNDS = 4;
/** Of the turns that a brief leaves. */
const CALM_SHARE = 0.35;

const around = (view: View, square: Square, n: number): Square[] =>
  fieldIn(view)
    .area.within(square, n)
    .filter(one => canStand(view, one));

/** The weapon that this character does more with. */
export const isFighter = (view: View, seat: Seat): boolean => averageBlow(view, seat, 'melee') > averageBlow(view, seat, 'ranged') + 0.5;
/** How near an enemy has to be; a melee attack takes one step along. */
function wantedReach(view: View, seat: Seat): number {
  return isFighter(view, seat) ? reachOf(view, seat, 'melee') + 1 : Math.max(1, reachOf(view, seat, 'ranged'));
}

/** Features that the objective still asks for. */
function wantedFeatures(view: View, kind: FeatureKind): Square[] {
  return view.fight.features.filter(one => one.kind === kind && !one.isDone).map(one => one.square);
}

/** Each goes for another one as long as there are enough of them, whoever is nearest first. */
function share(view: View, seat: Seat, targets: readonly Square[]): Square[] {
  const left = [...targets];
  const waiting = new Set(seatsOf(view));
  while (left.length > 0 && waiting.size > 0) {
    const pairs = [...waiting].flatMap(one =>
      left.map(square => ({ one, square, n: stepsTo(view, marshalOf(view, one).square, [square]) })),
    );
    const { one, square } = pairs.reduce((a, b) => (b.n < a.n ? b : a));
    if (one === seat) return [square];
    waiting.delete(one);
    left.splice(left.indexOf(square), 1);
  }
  return [...targets];
}

/** Squares that are worth going to for the objective's sake; none if it is all about enemies. */
export function places(view: View, seat: Seat): Square[] {
  const { exits } = fieldIn(view);
  return goalsOf(view).flatMap(goal => {
    switch (goal.goal) {
      case 'interact':
        return goal.feature === 'dal'
          ? enemiesIn(view).flatMap(enemy => (isBounty(view, enemy) ? around(view, enemy.square, 1) : []))
          : share(view, seat, wantedFeatures(view, goal.feature)).flatMap(square => around(view, square, 1));
      case 'hold':
        return share(view, seat, wantedFeatures(view, goal.feature)).flatMap(square => around(view, square, 1));
      case 'destroy':
        return share(view, seat, wantedFeatures(view, goal.feature)).flatMap(square => around(view, square, wantedReach(view, seat)));
      case 'exit':
        return [...exits];
      default:
        return [];
    }
  });
}
export const isHome = (view: View, seat: Seat): boolean =>
  goalsOf(view).some(goal => goal.goal === 'exit') && fieldIn(view).exits.includes(marshalOf(view, seat).square);

/** Squares from which an enemy that is wanted can be struck; any enemy if none is. */
function stands(view: View, seat: Seat): Square[] {
  const all = enemiesIn(view);
  const wanted = all.filter(enemy => isBounty(view, enemy));
  const reach = wantedReach(view, seat);
  const near = (enemy: EnemyView): Square[] => around(view, enemy.square, reach);
  return [...new Set((wanted.length > 0 ? wanted : all).flatMap(near))];
}

/** What it means to be seen there: beside an enemy, unless tall grass hides it, or in its square. */
function exposure(view: View, square: Square): number {
  const field = fieldIn(view);
  const isCovered = terrainAt(view, square) === 'grass' && !isLitByLamp(view, square);
  return enemiesIn(view).reduce((sum, enemy) => {
    const away = distanceTo(field, square, enemy);
    return sum + (away === 0 ? 5 : away === 1 && !isCovered ? 2.2 : 0);
  }, 0);
}

/** How good it is to stand here. */
export function footing(view: View, seat: Seat, square: Square): number {
  const { isHidden } = marshalOf(view, seat);
  const calm = 1 - haste(view);
  const fear = isHidden
    ? exposure(view, square) + danger(view, square) * 0.15
    : danger(view, square) * (health(view, seat) < 0.4 ? 1.2 : 0.4);
  const ground = comfort(view, seat, square) * (0.3 + calm * 0.5) - fear * calm - alliesNear(view, seat, square) * 0.1;
  const goals = places(view, seat);
  const ends = goals.length > 0 ? goals : stands(view, seat);
  return ends.length > 0 ? ground - stepsTo(view, square, ends) * STEP_WORTH : ground;
}
const STEP_WORTH = 1.4;

/** The best footing after exactly so many steps. */
export function footingAfter(view: View, seat: Seat, from: Square, steps: number): number {
  if (steps === 0) return footing(view, seat, from);
  return Math.max(...stepsFrom(view, from).map(square => footingAfter(view, seat, square, steps - 1)));
}

/** A closed door on the way. */
export function opensTheWay(view: View, seat: Seat, door: Square): boolean {
  const goals = places(view, seat);
  const ends = goals.length > 0 ? goals : stands(view, seat);
  return stepsTo(view, door, ends) < stepsTo(view, marshalOf(view, seat).square, ends);
}

export const nearestEnemy = (view: View, square: Square): number =>
  Math.min(NO_WAY, ...enemiesIn(view).map(enemy => distanceTo(fieldIn(view), square, enemy)));
export const squaresApart = (view: View, a: Square, b: Square): number => distance(fieldIn(view), a, b);
