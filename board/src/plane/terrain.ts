/**
 * The ground of one match, as everyone asks it: table, features and pods never move, so what can be worked out in advance is kept.
 * It decides nothing itself; each question is answered in a neighbouring file.
 */
import { type Followed, follow } from './follow.ts';
import { Graph, type Sort } from './graph.ts';
import { Ground } from './ground.ts';
import { latticeAround, latticeIn } from './lattice.ts';
import { distance } from './measure.ts';
import { FARTHEST, nearestLegal } from './nearest-legal.ts';
import { isInside, middleOf } from './polygon.ts';
import { reachOutline, straightReach } from './reach.ts';
import { type Route, Search } from './search.ts';
import { canSee, isInCover, visibleShare } from './sight.ts';
import { flee, slide } from './slide.ts';
import { type Step, step } from './step.ts';
import type { Disc, Feature, Figure, Obstacle, Point, Standing } from './types.ts';

export class Terrain {
  readonly size: number;
  readonly features: readonly Feature[];
  readonly pods: readonly Disc[];
  private readonly ground: Ground;
  private readonly searches = new Map<string, Search>();
  private readonly lattices = new Map<string, readonly Point[]>();

  constructor(size: number, features: readonly Feature[], pods: readonly Disc[]) {
    this.size = size;
    this.features = features;
    this.pods = pods;
    this.ground = new Ground(size, features, pods);
  }

  /** 0 on the ground, on a roof the height of its feature. */
  elevation(surface: number): number {
    return this.ground.elevation(surface);
  }

  /** The surface that a base would stand on: GROUND, a roof, or null where terrain or edge allow neither. Pods and models are not looked at. */
  surfaceAt(at: Point, r: number): number | null {
    return this.ground.surfaceAt(at.x, at.y, r);
  }

  /** What forbids a base there, on the ground or on a roof; null if it is legal. `others` are all other bases. */
  obstacleAt(at: Point, r: number, others: readonly Disc[]): Obstacle | null {
    return this.ground.obstacleAt(at.x, at.y, r, others);
  }

  /** The same where only the ground will do. */
  obstacleOnGround(at: Point, r: number, others: readonly Disc[]): Obstacle | null {
    return this.ground.obstacleOnGround(at.x, at.y, r, others);
  }

  /** The first legal and accepted ground point: this one, then rings half an inch apart, sixteen points each from east. */
  nearestLegal(
    at: Point,
    r: number,
    others: readonly Disc[],
    accepts: (point: Point) => boolean = () => true,
    within: number = FARTHEST,
  ): Point | null {
    return nearestLegal(this.ground, at, r, others, accepts, within);
  }

  /** Where a straight forced move along a unit vector ends. */
  slide(mover: Standing, direction: Point, length: number, others: readonly Disc[]): Point {
    return slide(this.ground, mover, direction, length, others);
  }

  /** Where a flight ends: straight away if nothing cuts it, else by the fan. */
  flee(mover: Standing, from: Point, length: number, others: readonly Disc[]): Point {
    return flee(this.ground, mover, from, length, others);
  }

  /** One step of a path, walked or climbed: what it costs, or what is in the way. */
  step(from: Standing, to: Point, others: readonly Disc[]): Step {
    return step(this.ground, from, to, others);
  }

  /** The cheapest route to a goal, or null. `others` come in the order that settles ties, without the goal. */
  route(mover: Standing, goal: Standing, others: readonly Disc[], goalIsModel: boolean): Route | null {
    if (mover.surface === goal.surface && this.isStraight(mover, goal, others)) return straight(mover, goal, distance(mover, goal));
    const atClimbs = goalIsModel ? [...others, goal] : others;
    return this.search(mover.r, { isWhole: false, avoidsDifficult: false }).find({ mover, goal, others, atClimbs, mayClimbUp: true });
  }

  private isStraight(mover: Standing, goal: Point, others: readonly Disc[]): boolean {
    return !this.ground.obstacleBetween(mover.surface, mover.x, mover.y, goal.x, goal.y, mover.r, others);
  }

  /** Goes along a route for at most this length. */
  follow(mover: Standing, route: Route, length: number, contact: Standing | null): Followed {
    return follow(this.ground, mover, route, length, contact);
  }

  canSee(viewer: Figure, target: Figure): boolean {
    return canSee(this.ground, viewer, target);
  }

  /** How many points of a feature are seen: its lattice points, or its middle if it has none. */
  visibleShare(viewer: Figure, feature: number): { free: number; of: number } {
    const points = this.latticeIn(feature);
    return visibleShare(this.ground, viewer, feature, points.length > 0 ? points : [middleOf(this.features[feature]!)]);
  }

  /** Whether terrain covers a model from a shooter. */
  isInCover(model: Figure, shooter: Figure): boolean {
    return isInCover(this.ground, model, shooter);
  }

  /** The area features whose footprint holds the point. */
  featuresAt(at: Point): number[] {
    return this.features.flatMap((feature, i) => (feature.isArea && isInside(at, feature) ? [i] : []));
  }

  /** The lattice points inside a feature; there may be none. */
  latticeIn(feature: number): readonly Point[] {
    return this.kept(`in ${feature}`, () => latticeIn(this.features[feature]!, this.size));
  }

  /** The lattice points from which the gap of a base to a feature is at most `reach`. */
  latticeAround(feature: number, r: number, reach: number): readonly Point[] {
    return this.kept(`${feature} ${r} ${reach}`, () => latticeAround(this.features[feature]!, this.size, r, reach));
  }

  private kept(key: string, work: () => readonly Point[]): readonly Point[] {
    let points = this.lattices.get(key);
    if (!points) this.lattices.set(key, (points = work()));
    return points;
  }

  /** For drawing: what a base can reach on its surface, as overlapping stars. */
  reachOutline(mover: Standing, length: number, others: readonly Disc[]): Point[][] {
    return reachOutline(this.ground, this.search(mover.r, { isWhole: true, avoidsDifficult: false }), mover, length, others);
  }

  /** The shortest way of legal steps to a point, over whole mils; null if there is none. */
  way(mover: Standing, to: Point, others: readonly Disc[], may: { climbUp: boolean; difficult: boolean }): Route | null {
    const surface = this.surfaceAt(to, mover.r);
    if (surface === null) return null;
    const goal = { ...mover, x: to.x, y: to.y, surface };
    const direct = this.step(mover, to, others);
    if (direct.ok && (may.climbUp || direct.climbs !== 'up') && (may.difficult || !direct.difficult))
      return straight(mover, goal, direct.cost);
    if (this.ground.obstacleAt(to.x, to.y, mover.r, others)) return null;
    if (!may.difficult && (this.ground.isDeepInDifficult(mover) || this.ground.isDeepInDifficult(goal))) return null;
    const search = this.search(mover.r, { isWhole: true, avoidsDifficult: !may.difficult });
    return search.find({ mover, goal, others, atClimbs: others, mayClimbUp: may.climbUp });
  }

  /** The ends of some straight legal moves, for whoever wants samples. */
  straightReach(mover: Standing, length: number, others: readonly Disc[]): Point[] {
    return straightReach(this.ground, mover, length, others);
  }

  private search(r: number, sort: Sort): Search {
    const key = `${r} ${sort.isWhole} ${sort.avoidsDifficult}`;
    let search = this.searches.get(key);
    if (!search) this.searches.set(key, (search = new Search(new Graph(this.ground, r, sort))));
    return search;
  }
}

function straight(mover: Standing, goal: Standing, length: number): Route {
  return { points: [mover, goal].map(({ x, y, surface }) => ({ x, y, surface })), length };
}
