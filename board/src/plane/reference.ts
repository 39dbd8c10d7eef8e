/**
 * The plane once more, for tests only: slow, obvious and written apart. Every edge and corner is looked at, nothing is kept, distances
 * along a way are found by halving. The tolerance is an argument, so that a test can tell a fault from a hair's breadth.
 */
import { type Disc, type Feature, type Figure, GROUND, type Point, type Standing } from './types.ts';

export interface World {
  readonly size: number;
  readonly features: readonly Feature[];
  readonly pods: readonly Disc[];
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
export const length = (a: Point): number => Math.sqrt(dot(a, a));
export const at = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

type Edge = readonly [Point, Point];
const listed = new WeakMap<Feature, Edge[]>();
/** The edges of a feature, listed once: even a slow reference is asked a million times. */
export function edges(feature: Feature): readonly Edge[] {
  const { corners } = feature;
  let list = listed.get(feature);
  if (!list) listed.set(feature, (list = corners.map((corner, i) => [corner, corners[(i + 1) % corners.length]!])));
  return list;
}

function toSegment(point: Point, [a, b]: Edge): number {
  const [wx, wy, px, py] = [b.x - a.x, b.y - a.y, point.x - a.x, point.y - a.y];
  const square = wx * wx + wy * wy;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (px * wx + py * wy) / square));
  const [dx, dy] = [px - wx * share, py - wy * share];
  return Math.sqrt(dx * dx + dy * dy);
}

const isWithin = (point: Point, feature: Feature): boolean => edges(feature).every(([a, b]) => cross(minus(b, a), minus(point, a)) >= 0);
const isStrictlyWithin = (point: Point, feature: Feature): boolean =>
  edges(feature).every(([a, b]) => cross(minus(b, a), minus(point, a)) > 1e-6 * length(minus(b, a)));

export function toFeature(point: Point, feature: Feature): number {
  if (isWithin(point, feature)) return 0;
  let least = Infinity;
  for (const edge of edges(feature)) least = Math.min(least, toSegment(point, edge));
  return least;
}

/** How much of a segment is strictly inside and fulfils a condition: all crossings with edge lines and all given shares cut it up. */
function lengthWhere(a: Point, b: Point, feature: Feature, cuts: readonly number[], holds: (share: number) => boolean): number {
  const shares = [0, 1, ...cuts];
  for (const [from, to] of edges(feature)) {
    const side = (point: Point): number => cross(minus(to, from), minus(point, from));
    shares.push(side(a) / (side(a) - side(b)));
  }
  const inOrder = shares.filter(share => share >= 0 && share <= 1).sort((one, other) => one - other);
  let sum = 0;
  for (let i = 1; i < inOrder.length; i += 1) {
    const middle = (inOrder[i - 1]! + inOrder[i]!) / 2;
    if (isStrictlyWithin(at(a, b, middle), feature) && holds(middle)) sum += inOrder[i]! - inOrder[i - 1]!;
  }
  return sum * length(minus(b, a));
}

export const inside = (a: Point, b: Point, feature: Feature): number => lengthWhere(a, b, feature, [], () => true);

function segmentToFeature(a: Point, b: Point, feature: Feature): number {
  let least = Math.min(toFeature(a, feature), toFeature(b, feature));
  for (const corner of feature.corners) least = Math.min(least, toSegment(corner, [a, b]));
  return inside(a, b, feature) > 0 ? 0 : least;
}

const elevation = ({ features }: World, surface: number): number => (surface === GROUND ? 0 : features[surface]!.height);

function isOnRoof(point: Point, r: number, roof: Feature, tolerance: number): boolean {
  return edges(roof).every(([a, b]) => cross(minus(b, a), minus(point, a)) / length(minus(b, a)) >= r - tolerance);
}

const isOnTable = ({ x, y }: Point, r: number, size: number, tolerance: number): boolean =>
  [x - r, size - r - x, y - r, size - r - y].every(room => room >= -tolerance);

export function surfaceAt(world: World, point: Point, r: number, tolerance: number): number | null {
  if (!isOnTable(point, r, world.size, tolerance)) return null;
  const roof = world.features.findIndex(feature => feature.isClimbable && isOnRoof(point, r, feature, tolerance));
  if (roof >= 0) return roof;
  return world.features.some(feature => feature.isSolid && toFeature(point, feature) < r - tolerance) ? null : GROUND;
}

export function obstacleAt(world: World, point: Point, r: number, others: readonly Disc[], tolerance: number, onlyGround = false): string {
  if (!isOnTable(point, r, world.size, tolerance)) return 'edge -1';
  const surface = surfaceAt(world, point, r, tolerance);
  if (surface === null || (onlyGround && surface !== GROUND))
    return `feature ${world.features.findIndex(feature => feature.isSolid && toFeature(point, feature) < r - tolerance)}`;
  const overlaps = (disc: Disc): boolean => length(minus(point, disc)) < r + disc.r - tolerance;
  if (world.pods.some(overlaps)) return `pod ${world.pods.findIndex(overlaps)}`;
  return others.some(overlaps) ? `model ${others.findIndex(overlaps)}` : '';
}

/** A sweep is shut by what comes nearer than the limit, unless it starts too near, only goes away and ends clear (never out of a solid's inside). */
function isShut(start: number, least: number, end: number, limit: number): boolean {
  if (least >= limit) return false;
  return !(start < limit && end >= limit && least >= start - 1e-7);
}

export function obstacleBetween(
  world: World,
  surface: number,
  a: Point,
  b: Point,
  r: number,
  others: readonly Disc[],
  tolerance: number,
): string {
  if (!isOnTable(b, r, world.size, tolerance)) return 'edge -1';
  if (surface !== GROUND && !isOnRoof(b, r, world.features[surface]!, tolerance)) return `feature ${surface}`;
  const solid = world.features.findIndex(
    feature =>
      surface === GROUND &&
      feature.isSolid &&
      isShut(
        isWithin(a, feature) ? Infinity : toFeature(a, feature),
        segmentToFeature(a, b, feature),
        toFeature(b, feature),
        r - tolerance,
      ),
  );
  if (solid >= 0) return `feature ${solid}`;
  const shuts = (disc: Disc): boolean =>
    isShut(length(minus(a, disc)), toSegment(disc, [a, b]), length(minus(b, disc)), r + disc.r - tolerance);
  if (world.pods.some(shuts)) return `pod ${world.pods.findIndex(shuts)}`;
  return others.some(shuts) ? `model ${others.findIndex(shuts)}` : '';
}

export const isDifficult = (world: World, a: Point, b: Point, except: number, tolerance: number): boolean =>
  world.features.some((feature, i) => feature.isDifficult && i !== except && inside(a, b, feature) > tolerance);

/** A step in words: `ok surface cost climbs difficult`, or why not. */
export function step(world: World, from: Standing, to: Point, others: readonly Disc[], tolerance: number): string {
  const own = `feature ${from.surface}`;
  const there = obstacleAt(world, to, from.r, others, tolerance);
  if (there) return there === own ? 'roof-edge' : there.split(' ')[0]!;
  const surface = surfaceAt(world, to, from.r, tolerance)!;
  const plan = length(minus(to, from));
  if (surface === from.surface) {
    const between = obstacleBetween(world, surface, from, to, from.r, others, tolerance);
    if (between) return between === own ? 'roof-edge' : between.split(' ')[0]!;
    return `ok ${surface} ${plan.toFixed(3)} null ${surface === GROUND && isDifficult(world, from, to, -1, tolerance)}`;
  }
  if (surface !== GROUND && from.surface !== GROUND) return 'between-roofs';
  if (plan > 2 * from.r + 500 + tolerance) return 'climb-too-long';
  const roof = Math.max(surface, from.surface);
  const cost = (plan + elevation(world, roof)).toFixed(3);
  return `ok ${surface} ${cost} ${surface === GROUND ? 'down' : 'up'} ${isDifficult(world, from, to, roof, tolerance)}`;
}

/** How far along a way something that first sinks and then rises falls below a limit; Infinity if it never does. */
function firstBelow(value: (way: number) => number, most: number, limit: number): number {
  if (value(0) < limit) return 0;
  let [low, top] = [0, most];
  for (let i = 0; i < 90; i += 1) {
    const third = (top - low) / 3;
    if (value(low + third) <= value(top - third)) top -= third;
    else low += third;
  }
  return value(low) < limit ? halved(0, low, way => value(way) < limit) : Infinity;
}

/** Where something begins to hold that does not hold at first and does at last. */
function halved(from: number, to: number, holds: (way: number) => boolean): number {
  let [low, top] = [from, to];
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + top) / 2;
    if (holds(middle)) top = middle;
    else low = middle;
  }
  return top;
}

/** The end of a straight forced move, not rounded. */
export function slide(world: World, mover: Standing, direction: Point, most: number, others: readonly Disc[], tolerance: number): Point {
  const place = (way: number): Point => ({ x: mover.x + direction.x * way, y: mover.y + direction.y * way });
  const { r, surface } = mover;
  const rooms: ((point: Point) => number)[] = [
    ({ x }) => x - r,
    ({ x }) => world.size - r - x,
    ({ y }) => y - r,
    ({ y }) => world.size - r - y,
    ...[...world.pods, ...others].map(disc => (point: Point) => length(minus(point, disc)) - r - disc.r),
  ];
  if (surface === GROUND) for (const feature of world.features) if (feature.isSolid) rooms.push(point => toFeature(point, feature) - r);
  if (surface !== GROUND)
    for (const [a, b] of edges(world.features[surface]!))
      rooms.push(point => cross(minus(b, a), minus(point, a)) / length(minus(b, a)) - r);

  const isBuried = surface === GROUND && world.features.some(feature => feature.isSolid && isWithin(mover, feature));
  let [cut, end] = [most, most];
  for (const room of rooms) {
    const value = (way: number): number => room(place(way));
    const isLeaving = value(0) < -tolerance && !isBuried && value(1e-3) >= value(0) - 1e-9;
    const reached = isLeaving ? Infinity : firstBelow(value, most, -tolerance);
    if (reached >= cut) continue;
    cut = reached;
    end = value(0) < 0 ? 0 : halved(0, reached, way => value(way) < 0);
  }
  return place(end);
}

const wide = (Math.sqrt(6) + Math.sqrt(2)) / 4;
const narrow = (Math.sqrt(6) - Math.sqrt(2)) / 4;
const [high, half, even] = [Math.sqrt(3) / 2, 1 / 2, Math.sqrt(2) / 2];
const TURNS = [
  [wide, narrow],
  [high, half],
  [even, even],
  [half, high],
  [narrow, wide],
  [0, 1],
] as const;
const FAN = [[1, 0] as const, ...TURNS.flatMap(([cos, sin]) => [[cos, -sin] as const, [cos, sin] as const])];

/** The ends that a flight may choose from, not rounded: the straight one first, then clockwise before counter-clockwise, turn by turn. */
export function fan(world: World, mover: Standing, from: Point, most: number, others: readonly Disc[], tolerance: number): Point[] {
  const line = minus(mover, from);
  const away = length(line) > 0 ? { x: line.x / length(line), y: line.y / length(line) } : { x: 1, y: 0 };
  return FAN.map(([cos, sin]) => {
    const direction = { x: away.x * cos - away.y * sin, y: away.x * sin + away.y * cos };
    return slide(world, mover, direction, most, others, tolerance);
  });
}

const targets = (viewer: Point, target: Figure): Point[] => {
  const line = minus(target, viewer);
  const unit = length(line) > 0 ? { x: line.x / length(line), y: line.y / length(line) } : { x: 1, y: 0 };
  return [0, target.r, -target.r].map(aside => ({ x: target.x - unit.y * aside, y: target.y + unit.x * aside }));
};

function isBlocked(world: World, a: Point, az: number, b: Point, bz: number, except: number, tolerance: number): boolean {
  const height = (share: number): number => az + (bz - az) * share;
  return world.features.some(
    (feature, i) =>
      feature.isSolid &&
      i !== except &&
      lengthWhere(a, b, feature, [(feature.height - az) / (bz - az)], share => height(share) < feature.height) > tolerance,
  );
}

export function canSee(world: World, viewer: Figure, target: Figure, tolerance: number): boolean {
  const eye = elevation(world, viewer.surface) + viewer.height;
  const z = elevation(world, target.surface) + target.height / 2;
  return targets(viewer, target).some(point => !isBlocked(world, viewer, eye, point, z, -1, tolerance));
}

export function visible(world: World, viewer: Figure, feature: number, points: readonly Point[], tolerance: number): number {
  const eye = elevation(world, viewer.surface) + viewer.height;
  const middle = world.features[feature]!.height / 2;
  return points.filter(point => !isBlocked(world, viewer, eye, point, middle, feature, tolerance)).length;
}

export function isInCover(world: World, model: Figure, shooter: Figure, tolerance: number): boolean {
  return world.features.some(feature => {
    if (!feature.isCover) return false;
    if (feature.isArea) return model.surface === GROUND && toFeature(model, feature) <= tolerance;
    const isBeside = toFeature(model, feature) - model.r <= 1000 + tolerance;
    const isHigher = feature.height > elevation(world, model.surface);
    return isBeside && isHigher && targets(shooter, model).some(point => inside(shooter, point, feature) > tolerance);
  });
}
