/** Questions about routes, about following them, and about the ways of players. */
import { judged, type Kind, type Scene, type Verdict, withMover } from './fuzz-words.ts';
import { distance, halfUp, SLACK } from './measure.ts';
import { middleOf } from './polygon.ts';
import { place, randomStanding } from './random-world.ts';
import * as reference from './reference.ts';
import { bestRoute, type RouteQuestion } from './reference-route.ts';
import type { Route } from './search.ts';
import type { Terrain } from './terrain.ts';
import { type Disc, GROUND, type Point, type Standing } from './types.ts';

function routeInWords(route: { length: number; points: readonly Point[] } | null): string {
  const spot = ({ x, y }: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;
  return route ? `${route.length.toFixed(3)}: ${route.points.map(spot).join(', ')}` : 'none';
}

/** Compares a route with the best of all, on both sides of the tolerance. */
function judgedRoute(world: reference.World, question: RouteQuestion, fast: Route | null): Verdict {
  const slow = (tolerance: number): string => {
    const best = bestRoute(world, question, tolerance);
    return best === 'many' ? `${tolerance}` : routeInWords(best && { length: best.length, points: best.nodes });
  };
  return judged(routeInWords(fast), slow, question);
}

/** Two places on either side of something, so that the ways round it tie or nearly tie; null if they are not free. */
function acrossFrom({ dice, world, terrain, others }: Scene): readonly [Standing, Standing] | null {
  const middles = [...world.pods, ...others, ...world.features.map(middleOf)];
  if (middles.length === 0) return null;
  const { x, y } = dice.one(middles);
  const [far, off, r] = [dice.whole(1500, 5000), dice.one([0, 0, 1, 2]), dice.one([500, 500, 800])];
  const [dx, dy] = dice.isLucky(0.5) ? [far, 0] : [0, far];
  const at = (px: number, py: number): Standing => ({ x: halfUp(px), y: halfUp(py), r, surface: GROUND });
  const [mover, goal] = [at(x - dx + (dy && off), y - dy + (dx && off)), at(x + dx, y + dy)];
  const isFree = (base: Standing): boolean => !terrain.obstacleOnGround(base, r, others);
  return isFree(mover) && isFree(goal) ? [mover, goal] : null;
}

export const routes: Kind = scene => {
  const { dice, world, terrain, others } = scene;
  const mover = randomStanding(dice, world, terrain, others);
  const goal = mover && randomStanding(dice, world, terrain, dice.isLucky(0.8) ? [...others, mover] : others);
  const ends = (dice.isLucky(0.4) && acrossFrom(scene)) || [mover, goal];
  return ends[0] && ends[1] ? routed(scene, ends[0], ends[1]) : 'open';
};

function routed(scene: Scene, mover: Standing, goal: Standing): Verdict {
  const { dice, world, terrain, others } = scene;
  const goalIsModel = dice.isLucky(0.6);
  const question = { mover, goal, others, goalIsModel, isWhole: false, avoidsDifficult: false, mayClimbUp: true };
  const route = terrain.route(mover, goal, others, goalIsModel);
  const verdict = judgedRoute(world, question, route);
  if (verdict !== 'agreed' || !route) return verdict;
  const there = followed(scene, mover, goal, route);
  return there === 'agreed' ? goneOn(scene, question, route) : there;
}

/** Asks once more from some way along: what the first search left behind changes nothing. */
function goneOn({ world, terrain }: Scene, question: RouteQuestion, route: Route): Verdict {
  const { mover, goal, others, goalIsModel } = question;
  const { x, y, surface } = terrain.follow(mover, route, route.length / 3, null);
  const further = { ...mover, x, y, surface };
  return judgedRoute(world, { ...question, mover: further }, terrain.route(further, goal, others, goalIsModel));
}

/** Any length, or one that just does or does not bring the mover to some point of the route. */
function lengthFor({ dice, terrain }: Scene, route: Route): number {
  if (dice.isLucky(0.5)) return dice.whole(0, 9000);
  const last = dice.whole(1, route.points.length - 1);
  const cost = route.points.slice(1, last + 1).reduce((sum, point, i) => {
    const before = route.points[i]!;
    const climb = point.surface === before.surface ? 0 : terrain.elevation(Math.max(point.surface, before.surface));
    return sum + distance(before, point) + climb;
  }, 0);
  return Math.max(0, Math.floor(cost) + dice.whole(-4, 4));
}

/** Walks the route in small strides and compares where the length or the contact ends it. */
function followed(scene: Scene, mover: Standing, goal: Standing, route: Route): Verdict {
  const { dice, terrain } = scene;
  const length = lengthFor(scene, route);
  const contact = dice.isLucky(0.6) ? goal : null;
  const fast = terrain.follow(mover, route, length, contact);
  const slow = strides(terrain, mover, route, length, contact);
  const isSame = fast.surface === slow.surface && Math.abs(fast.used - slow.used) < 2.1 && distance(fast, slow) < 3;
  return isSame ? 'agreed' : { told: `followed to ${JSON.stringify({ fast, slow, mover, goal, route, length, contact })}` };
}

function strides(terrain: Terrain, mover: Standing, route: Route, length: number, contact: Standing | null) {
  const touches = (point: Point, surface: number): boolean =>
    contact !== null &&
    distance(point, contact) <= mover.r + contact.r &&
    Math.abs(terrain.elevation(surface) - terrain.elevation(contact.surface)) <= 1000;
  let used = 0;
  let here: Point & { surface: number } = route.points[0]!;
  for (const next of route.points.slice(1)) {
    if (touches(here, here.surface)) break;
    const span = distance(here, next);
    if (next.surface !== here.surface) {
      const cost = span + terrain.elevation(Math.max(here.surface, next.surface));
      if (used + cost > length + SLACK) break;
      used += cost;
      here = next;
      continue;
    }
    const start = here;
    for (let way = 0; way < span && used < length && !touches(here, here.surface); way += 1) {
      used += Math.min(1, span - way);
      here = { ...reference.at(start, next, Math.min(1, (way + 1) / span)), surface: start.surface };
    }
    if (used >= length || touches(here, here.surface)) break;
  }
  return { ...here, used };
}

export const ways = withMover(({ dice, world, terrain, others }, mover) => {
  const to = place(dice, world, mover.r, [...others, ...world.pods]);
  const surface = terrain.surfaceAt(to, mover.r);
  if (surface === null) return 'open';
  const may = { climbUp: dice.isLucky(0.6), difficult: dice.isLucky(0.5) };
  const route = terrain.way(mover, to, others, may);
  const illegal = route && firstIllegal(terrain, mover, route, others, may);
  if (illegal) return { told: `illegal step of a way ${illegal} ${JSON.stringify({ mover, to, others, may, route })}` };
  const isClimb = route?.points.length === 2 && surface !== mover.surface;
  if (isClimb) return 'agreed'; // a single climb step is no way over the graph
  const goal = { ...mover, ...to, surface };
  const question = { mover, goal, others, goalIsModel: false, isWhole: true, avoidsDifficult: !may.difficult, mayClimbUp: may.climbUp };
  return judgedRoute(world, question, route);
});

/** Each leg of a way must be a legal step. */
function firstIllegal(
  terrain: Terrain,
  mover: Standing,
  route: Route,
  others: readonly Disc[],
  may: { climbUp: boolean; difficult: boolean },
): string | null {
  let at = mover;
  for (const next of route.points.slice(1)) {
    const step = terrain.step(at, next, others);
    if (!step.ok) return step.why;
    if ((step.climbs === 'up' && !may.climbUp) || (step.difficult && !may.difficult && step.climbs === null)) return 'not allowed';
    at = { ...mover, x: next.x, y: next.y, surface: step.surface };
  }
  return null;
}
