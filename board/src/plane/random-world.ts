/** Random grounds for the fuzzer, from a seed: convex features of every kind, some touching, and places at a hair's breadth of things. */
import { distance, halfUp } from './measure.ts';
import { normalised, polygonFault } from './polygon.ts';
import { toFeature, type World } from './reference.ts';
import type { Terrain } from './terrain.ts';
import { type Disc, type Feature, type Figure, GROUND, type Point, type Standing } from './types.ts';

/** A small seeded generator: the same seed, the same row of numbers. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** Below 1, from 0. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  one<Item>(list: readonly Item[]): Item {
    return list[this.whole(0, list.length - 1)]!;
  }

  isLucky(chance: number): boolean {
    return this.next() < chance;
  }
}

function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (row: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of row) {
      while (chain.length > 1) {
        const [a, b] = [chain.at(-2)!, chain.at(-1)!];
        if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function corners(dice: Dice, size: number, before: readonly Feature[]): Point[] {
  const [width, depth] = [dice.whole(300, 7000), dice.whole(300, 7000)];
  let [x, y] = [dice.whole(0, size - width), dice.whole(0, size - depth)];
  const neighbour = before.length > 0 && dice.isLucky(0.25) ? dice.one(before) : null;
  if (neighbour) {
    const corner = dice.one(neighbour.corners);
    [x, y] = [corner.x + dice.whole(-2, 2) * dice.whole(0, 1), corner.y];
  }
  if (dice.isLucky(0.4))
    return [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + depth },
      { x, y: y + depth },
    ];
  return hull(Array.from({ length: dice.whole(3, 9) }, () => ({ x: x + dice.whole(0, width), y: y + dice.whole(0, depth) })));
}

/** Whether two convex footprints share more than their edges: no edge of either keeps the other outside. */
function overlap(a: Feature, b: Feature): boolean {
  const parts = (one: Feature, other: Feature): boolean =>
    one.corners.some((from, i) => {
      const to = one.corners[(i + 1) % one.corners.length]!;
      return other.corners.every(p => (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x) <= 0);
    });
  return !parts(a, b) && !parts(b, a);
}

function randomFeature(dice: Dice, size: number, before: readonly Feature[]): Feature | null {
  const points = normalised(corners(dice, size, before));
  if (polygonFault(points) || points.some(({ x, y }) => x < 0 || y < 0 || x > size || y > size)) return null;
  const sort = dice.one(['solid', 'solid', 'roof', 'roof', 'low', 'area'] as const);
  const isSolid = sort === 'solid' || sort === 'roof';
  const feature = {
    corners: points,
    height: sort === 'roof' ? dice.one([1000, 2000, 3000]) : dice.one([500, 1000, 1500, 2500, 4000]),
    isSolid,
    isCover: dice.isLucky(0.7),
    isDifficult: !isSolid && dice.isLucky(0.6),
    isClimbable: sort === 'roof',
    isHideable: dice.isLucky(0.3),
    isArea: sort === 'area',
  };
  return isSolid && before.some(other => other.isSolid && overlap(feature, other)) ? null : feature;
}

export function randomWorld(dice: Dice, mostFeatures: number): World {
  const size = dice.whole(10, 48) * 1000;
  const features: Feature[] = [];
  for (let tries = dice.whole(0, mostFeatures); tries > 0; tries -= 1) {
    const feature = randomFeature(dice, size, features);
    if (feature) features.push(feature);
  }
  const pods = Array.from({ length: dice.whole(0, 3) }, () => ({ ...anywhere(dice, size), r: 750 }));
  return { size, features, pods };
}

const anywhere = (dice: Dice, size: number): Point => ({ x: dice.whole(0, size), y: dice.whole(0, size) });

/** A place for a base: anywhere, or so that it just touches, or just not, an edge of a feature, a base or the table. */
export function place(dice: Dice, world: World, r: number, discs: readonly Disc[]): Point {
  const off = dice.whole(-4, 4) / 2;
  const kind = dice.whole(0, 5);
  if (kind === 0 && world.features.length > 0) {
    const feature = dice.one(world.features);
    const i = dice.whole(0, feature.corners.length - 1);
    const [a, b] = [feature.corners[i]!, feature.corners[(i + 1) % feature.corners.length]!];
    const [dx, dy] = [(b.x - a.x) / distance(a, b), (b.y - a.y) / distance(a, b)];
    const along = dice.next() * 1.2 - 0.1;
    const out = (dice.isLucky(0.4) ? -r : r) + off;
    return { x: halfUp(a.x + (b.x - a.x) * along + dy * out), y: halfUp(a.y + (b.y - a.y) * along - dx * out) };
  }
  if (kind === 1 && discs.length > 0) {
    const disc = dice.one(discs);
    const [x, y] = [dice.next() - 0.5, dice.next() - 0.5];
    const far = (disc.r + r + off) / Math.sqrt(x * x + y * y);
    return { x: halfUp(disc.x + x * far), y: halfUp(disc.y + y * far) };
  }
  if (kind === 2 && dice.isLucky(0.3)) return { x: halfUp(r + off), y: dice.whole(0, world.size) };
  if (kind === 3 && world.features.length > 0) {
    const corner = dice.one(dice.one(world.features).corners);
    return { x: corner.x + dice.whole(-1500, 1500), y: corner.y + dice.whole(-1500, 1500) };
  }
  return anywhere(dice, world.size);
}

/** Bases that stand legally among each other; fewer where there is no room. */
export function randomModels(dice: Dice, world: World, terrain: Terrain, most: number): Disc[] {
  const models: Disc[] = [];
  for (let tries = dice.whole(0, most); tries > 0; tries -= 1) {
    const r = dice.isLucky(0.2) ? 800 : 500;
    const point = place(dice, world, r, [...models, ...world.pods]);
    if (!terrain.obstacleAt(point, r, models)) models.push({ ...point, r });
  }
  return models;
}

/** A base on whatever is under it, mostly in a legal place; null if none was found. */
export function randomStanding(dice: Dice, world: World, terrain: Terrain, others: readonly Disc[]): Standing | null {
  const r = dice.isLucky(0.2) ? 800 : 500;
  for (let tries = 0; tries < 12; tries += 1) {
    const point = place(dice, world, r, [...others, ...world.pods]);
    const surface = terrain.surfaceAt(point, r);
    if (surface !== null && (!terrain.obstacleAt(point, r, others) || dice.isLucky(0.02))) return { ...point, r, surface };
    // now and then a base that stands a little too deep in a solid: it may only leave
    const isDeep = surface === null && world.features.some(feature => feature.isSolid && Math.abs(toFeature(point, feature) - r) < 6);
    if (isDeep && dice.isLucky(0.05)) return { ...point, r, surface: GROUND };
  }
  return null;
}

export const figureOf = (dice: Dice, standing: Standing): Figure => ({ ...standing, height: dice.one([1000, 1000, 1500, 2000]) });
