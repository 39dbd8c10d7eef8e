/**
 * The points at which a way round obstacles may bend, for one radius of base: the solids' corners pushed out, the corners of octagons
 * round pods, and the ends of climbs at the middle of each edge of a roof. Links between them that no model can change are looked at
 * once and kept. Octagons round models are added by whoever searches. PL-26 … PL-28.
 */
import type { Ground } from './ground.ts';
import { halfUp, norm } from './measure.ts';
import type { Prism } from './prism.ts';
import { TANGENT } from './turns.ts';
import { type Disc, GROUND } from './types.ts';

/** How far a bend keeps away from what it goes round. */
const CLEARANCE = 10;

const OPEN = 1;
const SHUT = 2;

/** Nodes are compared by obstacle, then corner; these are the places of one obstacle. */
const PLACES = 32;

/** How the nodes for crims and for hunters differ. */
export interface Sort {
  /** Nodes are whole mils, so that a player's path can name them. */
  readonly isWhole: boolean;
  /** Difficult ground is walked round: its corners are nodes too. */
  readonly avoidsDifficult: boolean;
}

export class Graph {
  readonly ground: Ground;
  readonly r: number;
  readonly sort: Sort;
  readonly xs: number[] = [];
  readonly ys: number[] = [];
  readonly surfaces: number[] = [];
  /** Where a node comes among those that tie: obstacle and corner in one number. */
  readonly ranks: number[] = [];
  /** The other end of a climb, or -1. */
  readonly climbs: number[] = [];
  private readonly links: Uint8Array;
  /** By obstacle, features first, then pods: its nodes. */
  private readonly byObstacle: number[][] = [];

  constructor(ground: Ground, r: number, sort: Sort) {
    this.ground = ground;
    this.r = r;
    this.sort = sort;
    ground.prisms.forEach((prism, i) => {
      if (prism.feature.isSolid) this.addCorners(prism, i, r + CLEARANCE);
      else if (sort.avoidsDifficult && prism.feature.isDifficult) this.addCorners(prism, i, CLEARANCE);
      if (prism.feature.isClimbable) this.addClimbs(prism, i);
    });
    ground.pods.forEach((pod, i) => {
      octagon(pod, r, (x, y, k) => this.add(x, y, ground.prisms.length + i, 4 * k));
    });
    this.links = new Uint8Array(this.xs.length * this.xs.length);
  }

  /** The rank of the first node of the i-th model; the next ones follow. */
  rankOfModel(i: number): number {
    return (this.ground.prisms.length + this.ground.pods.length + i) * PLACES;
  }

  /** The nodes round a feature or a pod, climbs included. */
  nodesOf(obstacle: number): readonly number[] {
    return this.byObstacle[obstacle] ?? [];
  }

  private addCorners(prism: Prism, obstacle: number, out: number): void {
    for (let i = 0; i < prism.count; i += 1) {
      const before = (i + prism.count - 1) % prism.count;
      // where the two edges that meet here, moved out, meet again
      const bend = 1 + prism.outX[before]! * prism.outX[i]! + prism.outY[before]! * prism.outY[i]!;
      const x = prism.xs[i]! + (out * (prism.outX[before]! + prism.outX[i]!)) / bend;
      const y = prism.ys[i]! + (out * (prism.outY[before]! + prism.outY[i]!)) / bend;
      this.add(x, y, obstacle, 4 * i);
    }
  }

  private addClimbs(prism: Prism, obstacle: number): void {
    for (let i = 0; i < prism.count; i += 1) {
      const x = prism.xs[i]! + (prism.alongX[i]! * prism.lengths[i]!) / 2;
      const y = prism.ys[i]! + (prism.alongY[i]! * prism.lengths[i]!) / 2;
      const [ox, oy] = [prism.outX[i]! * this.r, prism.outY[i]! * this.r];
      if (this.surfaceOf(x + ox, y + oy) !== GROUND || this.surfaceOf(x - ox, y - oy) !== obstacle) continue;
      const foot = this.xs.length;
      this.add(x + ox, y + oy, obstacle, 4 * i + 1);
      this.add(x - ox, y - oy, obstacle, 4 * i + 2);
      this.climbs[foot] = foot + 1;
      this.climbs[foot + 1] = foot;
    }
  }

  /** The surface under a legal node, or null. */
  private surfaceOf(x: number, y: number): number | null {
    const [at, up] = this.sort.isWhole ? [halfUp(x), halfUp(y)] : [x, y];
    return this.ground.obstacleAt(at, up, this.r, []) ? null : this.ground.surfaceAt(at, up, this.r);
  }

  private add(x: number, y: number, obstacle: number, place: number): void {
    const surface = this.surfaceOf(x, y);
    if (surface === null) return;
    this.xs.push(this.sort.isWhole ? halfUp(x) : x);
    this.ys.push(this.sort.isWhole ? halfUp(y) : y);
    this.surfaces.push(surface);
    (this.byObstacle[obstacle] ??= []).push(this.ranks.length);
    this.ranks.push(obstacle * PLACES + place);
    this.climbs.push(-1);
  }

  /** Whether terrain and pods leave the straight way between two of its own nodes open. */
  isLinked(a: number, b: number): boolean {
    const at = a * this.xs.length + b;
    if (this.links[at] === 0) {
      const isOpen =
        this.surfaces[a] === this.surfaces[b] && this.isOpen(this.surfaces[a]!, this.xs[a]!, this.ys[a]!, this.xs[b]!, this.ys[b]!);
      this.links[at] = isOpen ? OPEN : SHUT;
      this.links[b * this.xs.length + a] = this.links[at];
    }
    return this.links[at] === OPEN;
  }

  /** The same between any two points of one surface. */
  isOpen(surface: number, ax: number, ay: number, bx: number, by: number): boolean {
    if (!this.ground.isOpenBetween(surface, ax, ay, bx, by, this.r)) return false;
    return !this.sort.avoidsDifficult || surface !== GROUND || !this.ground.isDifficult(ax, ay, bx, by, GROUND);
  }

  /** What a climb between two ends costs. */
  climbCost(a: number, b: number): number {
    const roof = this.surfaces[a] === GROUND ? this.surfaces[b]! : this.surfaces[a]!;
    return norm(this.xs[b]! - this.xs[a]!, this.ys[b]! - this.ys[a]!) + this.ground.elevation(roof);
  }
}

/** The corners of the octagon round a disc that a base of radius r goes round, counter-clockwise from 22.5 degrees. */
export function octagon(disc: Disc, r: number, visit: (x: number, y: number, k: number) => void): void {
  const wide = disc.r + r + CLEARANCE;
  const narrow = wide * TANGENT;
  visit(disc.x + wide, disc.y + narrow, 0);
  visit(disc.x + narrow, disc.y + wide, 1);
  visit(disc.x - narrow, disc.y + wide, 2);
  visit(disc.x - wide, disc.y + narrow, 3);
  visit(disc.x - wide, disc.y - narrow, 4);
  visit(disc.x - narrow, disc.y - wide, 5);
  visit(disc.x + narrow, disc.y - wide, 6);
  visit(disc.x + wide, disc.y - narrow, 7);
}
