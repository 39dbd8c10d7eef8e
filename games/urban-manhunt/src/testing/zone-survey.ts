/**
 * A zone measured square by square, by formulas of its own and not with the board's: how much is covered, where a base can stand, and how
 * far it walks. Lengths are inches.
 */
import type { MapFeature, ZoneMap } from '../content/types.ts';

type Spot = readonly [x: number, y: number];

const SIZE = 48;
/** Squares for measuring areas, and steps for walking. */
const SQUARE = 0.5;
const STEP = 0.5;
const POD = 0.75;
const ACROSS = SIZE / STEP + 1;

const between = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2);

/** Inside, or on the edge: the point is never on both sides of the edges. */
function isIn({ corners }: MapFeature, [x, y]: Spot): boolean {
  let [isLeft, isRight] = [false, false];
  for (let i = 0; i < corners.length && !(isLeft && isRight); i += 1) {
    const [ax, ay] = corners[i]!;
    const [bx, by] = corners[(i + 1) % corners.length]!;
    const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    if (side > 0) isLeft = true;
    if (side < 0) isRight = true;
  }
  return !(isLeft && isRight);
}

/** From a point to a feature; 0 inside. */
export function away(feature: MapFeature, at: Spot): number {
  if (isIn(feature, at)) return 0;
  const edges = feature.corners.map((a, i) => {
    const b = feature.corners[(i + 1) % feature.corners.length]!;
    const share = ((at[0] - a[0]) * (b[0] - a[0]) + (at[1] - a[1]) * (b[1] - a[1])) / between(a, b) ** 2;
    const on = Math.min(1, Math.max(0, share));
    return between(at, [a[0] + on * (b[0] - a[0]), a[1] + on * (b[1] - a[1])]);
  });
  return Math.min(...edges);
}

export const nearestTwo = (sites: readonly Spot[]): number =>
  Math.min(...sites.flatMap((a, i) => sites.slice(i + 1).map(b => between(a, b))));

export const TABLE_CORNERS: readonly Spot[] = [
  [0, 0],
  [SIZE, 0],
  [SIZE, SIZE],
  [0, SIZE],
];
export const nearestToCorner = (sites: readonly Spot[]): number =>
  Math.min(...sites.flatMap(site => TABLE_CORNERS.map(corner => between(site, corner))));

/** The percentage of the table that these features cover together. */
export function covered(features: readonly MapFeature[]): number {
  let inside = 0;
  for (let x = SQUARE / 2; x < SIZE; x += SQUARE)
    for (let y = SQUARE / 2; y < SIZE; y += SQUARE) if (features.some(feature => isIn(feature, [x, y]))) inside += 1;
  return (inside * SQUARE * SQUARE * 100) / (SIZE * SIZE);
}

const spotOf = (node: number): Spot => [(node % ACROSS) * STEP, Math.floor(node / ACROSS) * STEP];

/** The points of the grid on which a base of this radius can stand on the ground, all six pods being there. */
export function standing({ features, pods }: ZoneMap, radius: number): readonly boolean[] {
  const solids = features.filter(({ traits }) => traits.includes('solid'));
  return Array.from({ length: ACROSS * ACROSS }, (_, node) => {
    const spot = spotOf(node);
    return (
      spot.every(at => at >= radius && at <= SIZE - radius) &&
      pods.every(pod => between(pod, spot) >= POD + radius) &&
      solids.every(solid => away(solid, spot) >= radius)
    );
  });
}

/** A king's and a knight's steps. */
const STEPS = [-2, -1, 0, 1, 2]
  .flatMap(dx => [-2, -1, 0, 1, 2].map(dy => [dx, dy] as const))
  .filter(([dx, dy]) => (Math.abs(dx) < 2 && Math.abs(dy) < 2 ? dx !== 0 || dy !== 0 : Math.abs(dx * dy) === 2));

/** How far it is from this spot to every point of the grid; infinite where no way leads. */
export function walk(open: readonly boolean[], from: Spot): readonly number[] {
  const far = new Array<number>(ACROSS * ACROSS).fill(Number.POSITIVE_INFINITY);
  const start = Math.round(from[1] / STEP) * ACROSS + Math.round(from[0] / STEP);
  far[start] = 0;
  // Nodes wait in rows by whole tenths of an inch; a row is gone through again when a step leads back into it.
  const rows: number[][] = [[start]];
  for (let row = 0; row < rows.length; row += 1)
    for (const node of rows[row] ?? [])
      for (const [dx, dy] of STEPS) {
        const [x, y] = [(node % ACROSS) + dx, Math.floor(node / ACROSS) + dy];
        const next = y * ACROSS + x;
        if (x < 0 || y < 0 || x >= ACROSS || y >= ACROSS || !open[next]) continue;
        const length = far[node]! + STEP * Math.sqrt(dx * dx + dy * dy);
        if (length >= far[next]! - 1e-9) continue;
        far[next] = length;
        (rows[Math.floor(length * 10)] ??= []).push(next);
      }
  return far;
}

/** The way to the best point of the grid that is within reach of the site. */
const wayTo = (far: readonly number[], site: Spot, reach: number): number =>
  Math.min(...far.filter((_, node) => between(spotOf(node), site) <= reach));

/** The ways of a standard base from every corner. */
export function fromCorners(map: ZoneMap): readonly (readonly number[])[] {
  const open = standing(map, 0.5);
  return TABLE_CORNERS.map(corner => walk(open, [corner[0] === 0 ? 2 : SIZE - 2, corner[1] === 0 ? 2 : SIZE - 2]));
}

/** The three shortest ways to these sites, added up. */
export function toThreeNearest(far: readonly number[], sites: readonly Spot[], reach: number): number {
  const ways = sites.map(site => wayTo(far, site, reach)).toSorted((a, b) => a - b);
  return ways[0]! + ways[1]! + ways[2]!;
}
