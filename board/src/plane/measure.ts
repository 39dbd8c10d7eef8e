/**
 * Lengths on the plane: what counts as touching, as a tie and as rounded, and the distances between points, bases and lines.
 * Only + - * / and square roots are used, so that every machine gets the same figures. PL-1 … PL-6.
 */
import type { Disc, Point } from './types.ts';

/** A limit counts as met, an overlap as touching, a point as on the edge, up to this much beyond. */
export const TOLERANCE = 2;

/** Values this close to the best one share its place. */
export const TIE = 10;

/** The arithmetic's own noise: far above what a double loses on a table, far below what a base could show. */
export const NOISE = 1e-6;

/** What every comparison with a limit really allows. */
export const SLACK = TOLERANCE + NOISE;

/** To the nearest whole mil, halves up (towards plus infinity). */
export const halfUp = (value: number): number => Math.floor(value + 0.5);

export const rounded = (x: number, y: number): Point => ({ x: halfUp(x), y: halfUp(y) });

/** The length of a vector. */
export const norm = (x: number, y: number): number => Math.sqrt(x * x + y * y);

export const distance = (a: Point, b: Point): number => norm(a.x - b.x, a.y - b.y);

/** Between two bases, in plan, edge to edge. */
export const gap = (a: Disc, b: Disc): number => Math.max(0, distance(a, b) - a.r - b.r);

export function distanceToSegment(point: Point, from: Point, to: Point): number {
  return Math.sqrt(squareToSegment(point.x, point.y, from.x, from.y, to.x, to.y));
}

/** The squared distance from a point to a segment, in bare numbers for the inner loops. */
export function squareToSegment(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  const along = square > 0 ? Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / square)) : 0;
  const x = px - ax - along * dx;
  const y = py - ay - along * dy;
  return x * x + y * y;
}

/** The indices of all values that share the smallest place, in order. */
export function nearest(values: readonly number[]): number[] {
  const least = Math.min(...values);
  return values.flatMap((value, index) => (value <= least + TIE + NOISE ? [index] : []));
}

/** The unit vector from one point through another; east where they are the same point. */
export function directionAway(from: Point, of: Point): Point {
  const length = distance(from, of);
  return length > 0 ? { x: (of.x - from.x) / length, y: (of.y - from.y) / length } : { x: 1, y: 0 };
}
