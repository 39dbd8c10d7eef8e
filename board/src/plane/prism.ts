/**
 * A feature made ready for many questions: its edges as unit vectors in flat lists, its box, and the few things that can be asked
 * of a convex polygon: how far, how deep, whether a segment comes near, where a ray comes near, which part of a segment is inside.
 */
import { NOISE, squareToSegment } from './measure.ts';
import type { Feature } from './types.ts';

export class Prism {
  readonly feature: Feature;
  readonly count: number;
  /** Corner i, and edge i from it: unit vector along it, unit normal outwards, length. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly alongX: Float64Array;
  readonly alongY: Float64Array;
  readonly outX: Float64Array;
  readonly outY: Float64Array;
  readonly lengths: Float64Array;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  /** The answer of the last `clip`: the inside part as shares of the segment. */
  enters = 0;
  leaves = 0;
  /** The answer of the last `square`: the polygon's point nearest to the one asked for. */
  nearX = 0;
  nearY = 0;

  constructor(feature: Feature) {
    const { corners } = feature;
    this.feature = feature;
    this.count = corners.length;
    this.xs = Float64Array.from(corners, corner => corner.x);
    this.ys = Float64Array.from(corners, corner => corner.y);
    this.alongX = new Float64Array(this.count);
    this.alongY = new Float64Array(this.count);
    this.outX = new Float64Array(this.count);
    this.outY = new Float64Array(this.count);
    this.lengths = new Float64Array(this.count);
    for (let i = 0; i < this.count; i += 1) {
      const next = (i + 1) % this.count;
      const dx = this.xs[next]! - this.xs[i]!;
      const dy = this.ys[next]! - this.ys[i]!;
      const length = Math.sqrt(dx * dx + dy * dy);
      this.lengths[i] = length;
      this.alongX[i] = dx / length;
      this.alongY[i] = dy / length;
      this.outX[i] = dy / length;
      this.outY[i] = -dx / length;
    }
    this.west = Math.min(...this.xs);
    this.east = Math.max(...this.xs);
    this.south = Math.min(...this.ys);
    this.north = Math.max(...this.ys);
  }

  /** How far outside the line of edge i a point is; negative inside. */
  beyond(i: number, x: number, y: number): number {
    return (x - this.xs[i]!) * this.outX[i]! + (y - this.ys[i]!) * this.outY[i]!;
  }

  /** Whether a point is off the polygon's box by more than this. */
  isFar(x: number, y: number, margin: number): boolean {
    return x < this.west - margin || x > this.east + margin || y < this.south - margin || y > this.north + margin;
  }

  /** Whether the box of a segment is off the polygon's box by more than this. */
  isFarFrom(ax: number, ay: number, bx: number, by: number, margin: number): boolean {
    return (
      (ax < this.west - margin && bx < this.west - margin) ||
      (ax > this.east + margin && bx > this.east + margin) ||
      (ay < this.south - margin && by < this.south - margin) ||
      (ay > this.north + margin && by > this.north + margin)
    );
  }

  /** The squared distance to a point, 0 inside; `nearX` and `nearY` then hold the nearest point. */
  square(x: number, y: number): number {
    let best = Infinity;
    for (let i = 0; i < this.count; i += 1) {
      const out = this.beyond(i, x, y);
      if (out <= 0) continue; // the nearest point of a convex polygon lies on an edge that faces the point
      const along = (x - this.xs[i]!) * this.alongX[i]! + (y - this.ys[i]!) * this.alongY[i]!;
      const foot = Math.min(this.lengths[i]!, Math.max(0, along));
      const square = out * out + (along - foot) * (along - foot);
      if (square >= best) continue;
      best = square;
      this.nearX = this.xs[i]! + foot * this.alongX[i]!;
      this.nearY = this.ys[i]! + foot * this.alongY[i]!;
    }
    if (best < Infinity) return best;
    this.nearX = x;
    this.nearY = y;
    return 0;
  }

  /** How deep inside a point is: the distance to the nearest edge line, negative outside. */
  depth(x: number, y: number): number {
    let depth = Infinity;
    for (let i = 0; i < this.count; i += 1) depth = Math.min(depth, -this.beyond(i, x, y));
    return depth;
  }

  /** Whether some point of a segment is nearer than this to the polygon. */
  comesWithin(ax: number, ay: number, bx: number, by: number, reach: number): boolean {
    if (reach <= 0 || this.isFarFrom(ax, ay, bx, by, reach)) return false;
    for (let i = 0; i < this.count; i += 1) if (this.beyond(i, ax, ay) >= reach && this.beyond(i, bx, by) >= reach) return false;
    const square = reach * reach;
    for (let i = 0; i < this.count; i += 1) if (squareToSegment(this.xs[i]!, this.ys[i]!, ax, ay, bx, by) < square) return true;
    return this.square(ax, ay) < square || this.square(bx, by) < square || this.clip(ax, ay, bx, by);
  }

  /** How far along a ray, begun no nearer than `reach`, the polygon comes nearer than `reach`; Infinity if it never does. */
  entry(x: number, y: number, dx: number, dy: number, reach: number): number {
    let best = Infinity;
    for (let i = 0; i < this.count; i += 1) {
      const closing = -(dx * this.outX[i]! + dy * this.outY[i]!);
      const cx = x - this.xs[i]!;
      const cy = y - this.ys[i]!;
      if (closing > 0) {
        const way = (cx * this.outX[i]! + cy * this.outY[i]! - reach) / closing;
        const along = (cx + way * dx) * this.alongX[i]! + (cy + way * dy) * this.alongY[i]!;
        if (way >= -NOISE && way < best && along >= 0 && along <= this.lengths[i]!) best = Math.max(0, way);
      }
      best = Math.min(best, entryToDisc(cx, cy, dx, dy, reach));
    }
    return best;
  }

  /** Whether a segment runs through the inside; `enters` and `leaves` then hold the part. Along an edge is not inside. */
  clip(ax: number, ay: number, bx: number, by: number): boolean {
    let enters = 0;
    let leaves = 1;
    for (let i = 0; i < this.count; i += 1) {
      const from = this.beyond(i, ax, ay);
      const to = this.beyond(i, bx, by);
      if (from >= -NOISE && to >= -NOISE) return false;
      if (from > 0) enters = Math.max(enters, from / (from - to));
      else if (to > 0) leaves = Math.min(leaves, from / (from - to));
      if (enters >= leaves) return false;
    }
    this.enters = enters;
    this.leaves = leaves;
    return true;
  }
}

/** How far along a ray the disc of radius `reach` round the origin begins; Infinity if it is behind or beside. */
export function entryToDisc(x: number, y: number, dx: number, dy: number, reach: number): number {
  const towards = -(x * dx + y * dy);
  if (towards <= 0) return Infinity;
  const beside = x * x + y * y - towards * towards;
  const half = reach * reach - beside;
  return half > 0 ? Math.max(0, towards - Math.sqrt(half)) : Infinity;
}

const known = new WeakMap<Feature, Prism>();

/** The same prism for the same feature each time. */
export function prismOf(feature: Feature): Prism {
  let prism = known.get(feature);
  if (!prism) known.set(feature, (prism = new Prism(feature)));
  return prism;
}
