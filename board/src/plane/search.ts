/**
 * The cheapest way over a graph for one mover among models. PL-26 … PL-31.
 * Links are looked at only when the search comes to them. A first search goes round what is met on the way alone: its way need not be
 * the best, but no better one leads through a node that is farther out. The second search goes on a little past the best length, so that
 * every node of every tied way is known; ties.ts settles which of them is taken.
 */

import { type Graph, octagon } from './graph.ts';
import { discBetween } from './ground.ts';
import { Heap } from './heap.ts';
import { halfUp, norm, SLACK } from './measure.ts';
import { type Explored, SAME, settle } from './ties.ts';
import { type Disc, GROUND, type Standing } from './types.ts';

const CLOSED_CLIMB = 1;
const OPEN_CLIMB = 2;

/** A step of the answer: a point and the surface under it. */
export interface Waypoint {
  readonly x: number;
  readonly y: number;
  readonly surface: number;
}

export interface Route {
  readonly points: readonly Waypoint[];
  readonly length: number;
}

/** What a search is about. */
export interface Quest {
  readonly mover: Standing;
  readonly goal: Standing;
  readonly others: readonly Disc[];
  /** Bases that no end of a climb may touch: all the others, and the goal if it is a model. */
  readonly atClimbs: readonly Disc[];
  readonly mayClimbUp: boolean;
}

export class Search implements Explored {
  private readonly graph: Graph;
  private readonly heap = new Heap();
  private quest!: Quest;
  /** Nodes of this search: the graph's own, then eight for each model, then the start. */
  private count = 0;
  start = 0;
  private xs = new Float64Array(0);
  private ys = new Float64Array(0);
  /** The length of the shortest way there, once known; Infinity before. */
  private way = new Float64Array(0);
  private surfaces = new Int32Array(0);
  private climbable = new Uint8Array(0);
  /** Whether two nodes are joined, once looked at in this search; what an earlier one left is older than `era`. */
  private links = new Uint32Array(0);
  private era = 0;
  known: number[] = [];
  /** The nodes that are looked at: all that could lie on a way no longer than the bound. */
  private candidates: number[] = [];
  /** The length of the best whole way so far. */
  best = Infinity;
  /** A length that the best way does not exceed. */
  private bound = Infinity;
  /** What was met on the way, by its place among all obstacles. */
  private readonly met: number[] = [];

  constructor(graph: Graph) {
    this.graph = graph;
  }

  /** The way to the goal when the straight line is shut. */
  find(quest: Quest): Route | null {
    this.prepare(quest);
    if (this.isShutIn()) return null;
    this.bound = this.lengthRoundWhatIsMet();
    if (this.bound === Infinity && this.isPocket()) return null;
    this.startAgain();
    this.candidates = this.nodesWithin(this.bound + SAME);
    this.explore(quest.goal.x, quest.goal.y);
    return this.best < Infinity ? this.routeOver(settle(this)) : null;
  }

  /** Whether no node at all leads straight to the goal, as when others stand all round it: looked at first, because it is quick to see. */
  private isShutIn(): boolean {
    const { graph, quest, xs, ys } = this;
    const { x, y, surface } = quest.goal;
    for (let node = this.start - 1; node >= 0; node -= 1) {
      if (node < graph.xs.length && graph.surfaces[node] !== surface) continue;
      if (this.isOpenTo(surface, xs[node]!, ys[node]!, x, y)) return false;
    }
    return true;
  }

  /**
   * Whether the nodes from which the goal can be reached end before one that the mover can go to: others close off the place where it
   * is. Seen from the goal a pocket is small, while the mover would have to look at the whole table.
   */
  private isPocket(): boolean {
    const { graph, quest, xs, ys } = this;
    const { mover, goal } = quest;
    const reached: { x: number; y: number; surface: number; climb: number }[] = [{ ...goal, climb: -1 }];
    const left = new Set(Array.from({ length: this.start }, (_, node) => node));
    for (const { x, y, surface, climb } of reached) {
      for (const node of left) {
        const own = node < graph.xs.length ? graph.surfaces[node]! : surface;
        if (node !== climb && (own !== surface || !this.isOpenTo(surface, xs[node]!, ys[node]!, x, y))) continue;
        if (own === mover.surface && this.isOpenTo(own, mover.x, mover.y, xs[node]!, ys[node]!)) return false;
        left.delete(node);
        reached.push({ x: xs[node]!, y: ys[node]!, surface: own, climb: graph.climbs[node] ?? -1 });
      }
    }
    return true;
  }

  /** Whether neither models nor terrain shut the straight way between two points of one surface. */
  private isOpenTo(surface: number, ax: number, ay: number, bx: number, by: number): boolean {
    return discBetween(ax, ay, bx, by, this.graph.r, this.quest.others) < 0 && this.graph.isOpen(surface, ax, ay, bx, by);
  }

  /** The length of some way: the shortest over the corners of those obstacles that stood in the way of one. Infinity if none was found. */
  private lengthRoundWhatIsMet(): number {
    const { mover, goal } = this.quest;
    this.bound = Infinity;
    this.met.length = 0;
    for (const surface of [mover.surface, goal.surface]) if (surface !== GROUND) this.meet(surface);
    this.isOpenOrMet(mover.surface, mover.x, mover.y, goal.x, goal.y);
    for (let known = 0; known < this.met.length; ) {
      known = this.met.length;
      this.startAgain();
      this.candidates = this.met.flatMap(obstacle => this.nodesOf(obstacle));
      this.explore(goal.x, goal.y);
      if (this.best < Infinity) return this.best;
    }
    return Infinity;
  }

  private meet(obstacle: number): void {
    if (!this.met.includes(obstacle)) this.met.push(obstacle);
  }

  /** The same as `isOpenTo`; while no way is known, what shuts it is met. */
  private isOpenOrMet(surface: number, ax: number, ay: number, bx: number, by: number): boolean {
    if (this.bound < Infinity) return this.isOpenTo(surface, ax, ay, bx, by);
    const { graph } = this;
    const { ground, r } = graph;
    const obstacle = ground.obstacleBetween(surface, ax, ay, bx, by, r, this.quest.others);
    if (!obstacle) return !graph.sort.avoidsDifficult || graph.isOpen(surface, ax, ay, bx, by);
    if (obstacle.kind !== 'edge') {
      const before = { feature: 0, pod: ground.prisms.length, model: ground.prisms.length + ground.pods.length };
      this.meet(before[obstacle.kind] + obstacle.index);
    }
    return false;
  }

  /** The nodes round an obstacle, by its place among features, pods and models. */
  private nodesOf(obstacle: number): readonly number[] {
    const { graph } = this;
    const models = graph.ground.prisms.length + graph.ground.pods.length;
    if (obstacle < models) return graph.nodesOf(obstacle);
    const first = graph.xs.length + 8 * (obstacle - models);
    return [0, 1, 2, 3, 4, 5, 6, 7].map(k => first + k);
  }

  private nodesWithin(length: number): number[] {
    const { mover, goal } = this.quest;
    const nodes: number[] = [];
    for (let node = 0; node < this.start; node += 1) {
      const x = this.xs[node]!;
      const y = this.ys[node]!;
      if (norm(x - mover.x, y - mover.y) + norm(goal.x - x, goal.y - y) <= length) nodes.push(node);
    }
    return nodes;
  }

  private startAgain(): void {
    this.way.fill(Infinity);
    this.known = [];
    this.heap.clear();
    this.best = Infinity;
  }

  /** Every node on the mover's surface that can be reached within a length, the start first, with the length of the way there. */
  within(quest: Quest, length: number): { x: number; y: number; way: number }[] {
    this.prepare(quest);
    this.bound = Infinity;
    this.candidates = this.nodesWithin(Infinity);
    this.close(this.start, 0, quest.mover.surface);
    this.expand(this.start, Number.NaN, Number.NaN, length);
    while (this.heap.size > 0 && this.heap.least <= length) {
      this.heap.pop();
      const { node, parent } = this.heap;
      if (this.way[node]! < Infinity || this.graph.climbs[node] === parent || !this.isOpen(parent, node)) continue;
      this.close(node, this.way[parent]! + this.span(parent, node), quest.mover.surface);
      this.expand(node, Number.NaN, Number.NaN, length);
    }
    return this.known.map(node => ({ x: this.xs[node]!, y: this.ys[node]!, way: this.way[node]! }));
  }

  private prepare(quest: Quest): void {
    const { graph } = this;
    const own = graph.xs.length;
    this.quest = quest;
    this.start = own + 8 * quest.others.length;
    this.count = this.start + 1;
    if (this.xs.length < this.count) {
      this.xs = new Float64Array(this.count);
      this.ys = new Float64Array(this.count);
      this.way = new Float64Array(this.count);
      this.surfaces = new Int32Array(this.count);
      this.xs.set(graph.xs);
      this.ys.set(graph.ys);
      this.climbable = new Uint8Array(own);
      this.links = new Uint32Array(this.count * this.count);
      this.era = 0;
    }
    this.era += 2;
    this.startAgain();
    this.climbable.fill(0);
    const { isWhole } = graph.sort;
    let at = own;
    for (const other of quest.others) {
      octagon(other, graph.r, (x, y) => {
        this.xs[at] = isWhole ? halfUp(x) : x;
        this.ys[at] = isWhole ? halfUp(y) : y;
        at += 1;
      });
    }
    this.xs[this.start] = quest.mover.x;
    this.ys[this.start] = quest.mover.y;
  }

  private explore(gx: number, gy: number): void {
    this.close(this.start, 0, this.quest.mover.surface);
    this.expand(this.start, gx, gy, Infinity);
    while (this.heap.size > 0 && this.heap.least <= this.best + SAME) {
      this.heap.pop();
      const { node, parent } = this.heap;
      if (this.way[node]! < Infinity || !this.isOpen(parent, node)) continue;
      const isClimb = this.isClimb(parent, node);
      this.close(node, this.way[parent]! + this.cost(parent, node), isClimb ? this.graph.surfaces[node]! : this.surfaces[parent]!);
      const whole = this.way[node]! + norm(gx - this.xs[node]!, gy - this.ys[node]!);
      if (whole < this.best && this.seesGoal(node)) this.best = whole;
      this.expand(node, gx, gy, Infinity);
    }
  }

  private close(node: number, way: number, surface: number): void {
    this.way[node] = way;
    this.surfaces[node] = surface;
    this.known.push(node);
  }

  /** Puts every node that could follow this one into the queue, by the least that a way through it can cost. */
  private expand(node: number, gx: number, gy: number, length: number): void {
    const { graph, xs, ys, way, heap } = this;
    const own = graph.xs.length;
    const x = xs[node]!;
    const y = ys[node]!;
    const surface = this.surfaces[node]!;
    const before = way[node]!;
    const most = Math.min(length, this.bound + SAME, this.best + SAME);
    const hasGoal = !Number.isNaN(gx);
    const partner = node < own ? graph.climbs[node]! : -1;
    for (const next of this.candidates) {
      if (way[next]! < Infinity) continue;
      const isClimb = next === partner;
      if (!isClimb && next < own && graph.surfaces[next] !== surface) continue;
      const dx = xs[next]! - x;
      const dy = ys[next]! - y;
      let least = before + (isClimb ? graph.climbCost(node, next) : Math.sqrt(dx * dx + dy * dy));
      if (hasGoal) {
        const hx = gx - xs[next]!;
        const hy = gy - ys[next]!;
        least += Math.sqrt(hx * hx + hy * hy);
      }
      if (least <= most) heap.push(least, next, node);
    }
  }

  private span(a: number, b: number): number {
    return norm(this.xs[b]! - this.xs[a]!, this.ys[b]! - this.ys[a]!);
  }

  private isClimb(a: number, b: number): boolean {
    return this.graph.climbs[a] === b;
  }

  cost(a: number, b: number): number {
    return this.isClimb(a, b) ? this.graph.climbCost(a, b) : this.span(a, b);
  }

  /** Whether the mover can go straight from one node, already reached, to another. */
  private isOpen(a: number, b: number): boolean {
    const at = a * this.count + b;
    const known = this.links[at]! - this.era;
    if (known >= 0) return known === 1;
    const isOpen = this.looksOpen(a, b);
    this.links[at] = this.era + (isOpen ? 1 : 0);
    return isOpen;
  }

  private looksOpen(a: number, b: number): boolean {
    const { graph, quest, xs, ys } = this;
    const own = graph.xs.length;
    if (this.isClimb(a, b)) return (quest.mayClimbUp || graph.surfaces[a] !== GROUND) && this.isFreeClimb(a);
    if (b < own && graph.climbs[b]! >= 0 && !this.isFreeClimb(b)) return false;
    if (a >= own || b >= own) return this.isOpenOrMet(this.surfaces[a]!, xs[a]!, ys[a]!, xs[b]!, ys[b]!);
    const isOpen = graph.isLinked(a, b) && discBetween(xs[a]!, ys[a]!, xs[b]!, ys[b]!, graph.r, quest.others) < 0;
    return isOpen || this.bound < Infinity ? isOpen : this.isOpenOrMet(this.surfaces[a]!, xs[a]!, ys[a]!, xs[b]!, ys[b]!);
  }

  wayTo(node: number): number {
    return this.way[node]!;
  }

  toGoal(node: number): number {
    const { goal } = this.quest;
    const rest = norm(goal.x - this.xs[node]!, goal.y - this.ys[node]!);
    return this.way[node]! + rest <= this.best + SAME && this.seesGoal(node) ? rest : Infinity;
  }

  private seesGoal(node: number): boolean {
    const { x, y, surface } = this.quest.goal;
    return this.surfaces[node] === surface && this.isOpenOrMet(surface, this.xs[node]!, this.ys[node]!, x, y);
  }

  /** Whether no model touches either end of a climb. */
  private isFreeClimb(end: number): boolean {
    if (this.climbable[end] === 0) {
      const other = this.graph.climbs[end]!;
      const isFree = this.isClear(end) && this.isClear(other);
      this.climbable[end] = this.climbable[other] = isFree ? OPEN_CLIMB : CLOSED_CLIMB;
    }
    return this.climbable[end] === OPEN_CLIMB;
  }

  private isClear(node: number): boolean {
    return this.quest.atClimbs.every(disc => norm(disc.x - this.xs[node]!, disc.y - this.ys[node]!) >= disc.r + this.graph.r - SLACK);
  }

  /** Whether two nodes that are both reached are joined: by a climb, or on one surface by a straight way. */
  isStep(a: number, b: number): boolean {
    return (this.isClimb(a, b) || this.surfaces[a] === this.surfaces[b]) && this.isOpen(a, b);
  }

  rank(node: number): number {
    const own = this.graph.xs.length;
    if (node < own) return this.graph.ranks[node]!;
    const i = (node - own) >> 3;
    return this.graph.rankOfModel(i) + ((node - own) & 7);
  }

  private routeOver({ nodes, length }: ReturnType<typeof settle>): Route {
    const { mover, goal } = this.quest;
    const bends = nodes.map(node => ({ x: this.xs[node]!, y: this.ys[node]!, surface: this.surfaces[node]! }));
    const ends = [mover, goal].map(({ x, y, surface }) => ({ x, y, surface }));
    return { points: [ends[0]!, ...bends, ends[1]!], length };
  }
}
