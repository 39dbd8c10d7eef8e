/**
 * A feature's footprint: whether a list of corners is one, how it is written, and how points, bases and lines lie to it.
 * PL-7 … PL-12.
 */
import { distance, SLACK } from './measure.ts';
import { prismOf } from './prism.ts';
import type { Disc, Feature, Point } from './types.ts';

const FEWEST = 3;
const MOST = 8;

/** What is wrong with these corners as a footprint, in a sentence, or null. Either way round is right. */
export function polygonFault(corners: readonly Point[]): string | null {
  if (corners.length < FEWEST || corners.length > MOST) return `It has ${corners.length} corners; a footprint has ${FEWEST} to ${MOST}.`;
  const odd = corners.findIndex(corner => !Number.isFinite(corner.x) || !Number.isFinite(corner.y));
  if (odd >= 0) return `Corner ${odd} is not a point; give it two finite numbers.`;
  for (let i = 0; i < corners.length; i += 1) {
    const twin = corners.findIndex((corner, j) => j > i && corner.x === corners[i]!.x && corner.y === corners[i]!.y);
    if (twin >= 0) return `Corners ${i} and ${twin} are the same point; leave one out.`;
  }
  const turn = Math.sign(area(corners));
  for (let i = 0; i < corners.length; i += 1) {
    const next = (i + 1) % corners.length;
    const dent = corners.findIndex((corner, j) => j !== i && j !== next && turn * side(corners[i]!, corners[next]!, corner) <= 0);
    if (dent >= 0) return `It is not convex: corner ${dent} is not inside the edge from corner ${i} to corner ${next}.`;
  }
  return null;
}

/** The same footprint counter-clockwise from its lowest, then leftmost corner. */
export function normalised(corners: readonly Point[]): Point[] {
  const turned = area(corners) < 0 ? corners.toReversed() : [...corners];
  let first = 0;
  turned.forEach((corner, i) => {
    const low = turned[first]!;
    if (corner.y < low.y || (corner.y === low.y && corner.x < low.x)) first = i;
  });
  return [...turned.slice(first), ...turned.slice(0, first)];
}

/** Twice the area, positive counter-clockwise. */
function area(corners: readonly Point[]): number {
  return corners.reduce((sum, corner, i) => {
    const next = corners[(i + 1) % corners.length]!;
    return sum + corner.x * next.y - next.x * corner.y;
  }, 0);
}

/** Positive when the point is to the left of the line. */
const side = (from: Point, to: Point, point: Point): number => (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);

/** From a base to the footprint, edge to edge; 0 if it touches or is inside. */
export function gapToFeature(base: Disc, feature: Feature): number {
  return Math.max(0, Math.sqrt(prismOf(feature).square(base.x, base.y)) - base.r);
}

/** Edge included, and what is outside by no more than the tolerance is on the edge. */
export function isInside(point: Point, feature: Feature): boolean {
  const prism = prismOf(feature);
  return !prism.isFar(point.x, point.y, SLACK) && prism.square(point.x, point.y) <= SLACK * SLACK;
}

/** The footprint's point nearest to this one: itself if it is inside. Not rounded. */
export function nearestPointOf(feature: Feature, point: Point): Point {
  const prism = prismOf(feature);
  prism.square(point.x, point.y);
  return { x: prism.nearX, y: prism.nearY };
}

/** How much of a segment runs inside the footprint; along an edge is not inside. */
export function lengthInside(from: Point, to: Point, feature: Feature): number {
  const prism = prismOf(feature);
  return prism.clip(from.x, from.y, to.x, to.y) ? (prism.leaves - prism.enters) * distance(from, to) : 0;
}

/** The mean of the corners. Not rounded. */
export function middleOf(feature: Feature): Point {
  const { corners } = feature;
  return {
    x: corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length,
    y: corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length,
  };
}
