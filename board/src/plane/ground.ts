/**
 * Where a base may stand and which straight way it may be swept along: the table's edge, solids, roofs, pods and other bases.
 * Steps, forced moves and routes all ask here, so that they agree. PL-13 … PL-17.
 */
import { SLACK, squareToSegment, TOLERANCE } from './measure.ts';
import { type Prism, prismOf } from './prism.ts';
import { type Disc, type Feature, GROUND, type Obstacle, type Standing } from './types.ts';

const EDGE: Obstacle = { kind: 'edge', index: -1 };

export class Ground {
  readonly size: number;
  readonly features: readonly Feature[];
  readonly pods: readonly Disc[];
  readonly prisms: readonly Prism[];
  /** The indices of the features that stop a base on the ground, and of those that carry one on the roof. */
  readonly solids: readonly number[];
  readonly roofs: readonly number[];
  readonly solidPrisms: readonly Prism[];

  constructor(size: number, features: readonly Feature[], pods: readonly Disc[]) {
    this.size = size;
    this.features = features;
    this.pods = pods;
    this.prisms = features.map(prismOf);
    this.solids = features.flatMap((feature, i) => (feature.isSolid ? [i] : []));
    this.roofs = features.flatMap((feature, i) => (feature.isClimbable ? [i] : []));
    this.solidPrisms = this.solids.map(i => this.prisms[i]!);
  }

  elevation(surface: number): number {
    return surface === GROUND ? 0 : this.features[surface]!.height;
  }

  /** A base of radius r at (x, y) lies on the table. False also for what is no number. */
  isOnTable(x: number, y: number, r: number): boolean {
    const least = r - SLACK;
    const most = this.size - least;
    return x >= least && x <= most && y >= least && y <= most;
  }

  isOnRoof(roof: number, x: number, y: number, r: number): boolean {
    const prism = this.prisms[roof]!;
    return !prism.isFar(x, y, 0) && prism.depth(x, y) >= r - SLACK;
  }

  /** The surface under a base: GROUND, a roof, or null where terrain or edge allow neither. Pods and models are not looked at. */
  surfaceAt(x: number, y: number, r: number): number | null {
    if (!this.isOnTable(x, y, r)) return null;
    for (const roof of this.roofs) if (this.isOnRoof(roof, x, y, r)) return roof;
    return this.solidAt(x, y, r) < 0 ? GROUND : null;
  }

  /** What forbids a base there, on the ground or on a roof. */
  obstacleAt(x: number, y: number, r: number, others: readonly Disc[]): Obstacle | null {
    if (!this.isOnTable(x, y, r)) return EDGE;
    const solid = this.solidAt(x, y, r);
    if (solid >= 0 && !this.roofs.some(roof => this.isOnRoof(roof, x, y, r))) return { kind: 'feature', index: solid };
    return discAt(x, y, r, this.pods, 'pod') ?? discAt(x, y, r, others, 'model');
  }

  /** What forbids a base on the ground there. */
  obstacleOnGround(x: number, y: number, r: number, others: readonly Disc[]): Obstacle | null {
    if (!this.isOnTable(x, y, r)) return EDGE;
    const solid = this.solidAt(x, y, r);
    if (solid >= 0) return { kind: 'feature', index: solid };
    return discAt(x, y, r, this.pods, 'pod') ?? discAt(x, y, r, others, 'model');
  }

  /** The first solid that a base on the ground would overlap there, or -1. */
  private solidAt(x: number, y: number, r: number): number {
    const reach = r - SLACK;
    for (const solid of this.solids) {
      const prism = this.prisms[solid]!;
      if (!prism.isFar(x, y, reach) && prism.square(x, y) < reach * reach) return solid;
    }
    return -1;
  }

  /**
   * What stops a base that is swept straight from a legal place to another place on the same surface. An overlap that is there from
   * the start stops nobody who leaves it.
   */
  obstacleBetween(surface: number, ax: number, ay: number, bx: number, by: number, r: number, others: readonly Disc[]): Obstacle | null {
    if (!this.isOnTable(bx, by, r)) return EDGE;
    const feature = this.featureBetween(surface, ax, ay, bx, by, r);
    if (feature >= 0) return { kind: 'feature', index: feature };
    const pod = discBetween(ax, ay, bx, by, r, this.pods);
    if (pod >= 0) return { kind: 'pod', index: pod };
    const model = discBetween(ax, ay, bx, by, r, others);
    return model >= 0 ? { kind: 'model', index: model } : null;
  }

  /** Whether table, features and pods leave such a way open: the part that never changes. */
  isOpenBetween(surface: number, ax: number, ay: number, bx: number, by: number, r: number): boolean {
    return (
      this.isOnTable(bx, by, r) && this.featureBetween(surface, ax, ay, bx, by, r) < 0 && discBetween(ax, ay, bx, by, r, this.pods) < 0
    );
  }

  /** The first solid in the way on the ground, or the roof itself when the way leaves it; -1 if there is none. */
  private featureBetween(surface: number, ax: number, ay: number, bx: number, by: number, r: number): number {
    if (surface !== GROUND) return this.isOnRoof(surface, bx, by, r) ? -1 : surface;
    const reach = r - SLACK;
    for (const solid of this.solids) {
      const prism = this.prisms[solid]!;
      if (prism.comesWithin(ax, ay, bx, by, reach) && !leaves(prism, ax, ay, bx, by, reach)) return solid;
    }
    return -1;
  }

  /** Whether every way from or to this place runs over difficult ground: it lies in some, beyond all tolerance. */
  isDeepInDifficult({ x, y, surface }: Standing): boolean {
    return surface === GROUND && this.prisms.some(prism => prism.feature.isDifficult && prism.depth(x, y) > SLACK + TOLERANCE);
  }

  /** Whether the centre line runs inside difficult ground; `except` is the feature that is climbed. */
  isDifficult(ax: number, ay: number, bx: number, by: number, except: number): boolean {
    const length = Math.sqrt(squareToSegment(ax, ay, bx, by, bx, by));
    for (let i = 0; i < this.prisms.length; i += 1) {
      const prism = this.prisms[i]!;
      if (!prism.feature.isDifficult || i === except || prism.isFarFrom(ax, ay, bx, by, 0)) continue;
      if (prism.clip(ax, ay, bx, by) && (prism.leaves - prism.enters) * length > SLACK) return true;
    }
    return false;
  }
}

/** The first of these discs that a base there would overlap. */
function discAt(x: number, y: number, r: number, discs: readonly Disc[], kind: 'pod' | 'model'): Obstacle | null {
  for (let index = 0; index < discs.length; index += 1) {
    const disc = discs[index]!;
    const dx = x - disc.x;
    const dy = y - disc.y;
    const reach = r + disc.r - SLACK;
    if (dx * dx + dy * dy < reach * reach) return { kind, index };
  }
  return null;
}

/** The first of these discs that a base swept from a to b would overlap, or -1. */
export function discBetween(ax: number, ay: number, bx: number, by: number, r: number, discs: readonly Disc[]): number {
  for (let index = 0; index < discs.length; index += 1) {
    const disc = discs[index]!;
    const reach = r + disc.r - SLACK;
    if (squareToSegment(disc.x, disc.y, ax, ay, bx, by) >= reach * reach) continue;
    const cx = ax - disc.x;
    const cy = ay - disc.y;
    const isLeaving = cx * cx + cy * cy < reach * reach && cx * (bx - ax) + cy * (by - ay) >= 0;
    const ex = bx - disc.x;
    const ey = by - disc.y;
    if (!isLeaving || ex * ex + ey * ey < reach * reach) return index;
  }
  return -1;
}

/** The way begins too near, goes away from the start and ends far enough. */
function leaves(prism: Prism, ax: number, ay: number, bx: number, by: number, reach: number): boolean {
  if (prism.square(bx, by) < reach * reach) return false;
  const square = prism.square(ax, ay);
  if (square === 0 || square >= reach * reach) return false;
  return (ax - prism.nearX) * (bx - ax) + (ay - prism.nearY) * (by - ay) >= 0;
}
