/**
 * The cheapest way over a graph for one mover among models. PL-26 … PL-31.
 * Links are looked at only when the search comes to them, and kept while it lasts. It begins with the nodes near the straight line and
 * takes in more only while the best way is longer than those can promise. It goes on a little past the best length, so that every node of
 * every tied way is known; ties.ts settles which of them is taken.
 * A mover that goes on to the same goal among the same models begins with what was found before: links between nodes of the graph, and how
 * long the rest of its way was. That rest is no answer, since other bends may be in sight from where it stands now; it says how far to look.
 */

import { type Graph, octagon } from './graph.ts';
import { discBetween } from './ground.ts';
import { Heap } from './heap.ts';
import { halfUp, norm, SLACK } from './measure.ts';
import { type Explored, SAME, settle } from './ties.ts';
import { type Disc, GROUND, type Standing } from './types.ts';

/** How much longer than the straight line a way may be while only the nodes near that line are looked at, first and second. */
const SHORT_DETOUR = 1500;
const LONG_DETOUR = 6000;

/** How far beside its way a mover may stand whose place was rounded, and how much longer its rest may have become by that. */
const ROUNDING = 3;

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
  /** Goal and models of the last search, and the way that it found. */
  private field: readonly number[] = [];
  private found: Route | null = null;
  /** Nodes of this search: the graph's own, then eight for each model, then the start and the goal. */
  private count = 0;
  start = 0;
  private goal = 0;
  private xs = new Float64Array(0);
  private ys = new Float64Array(0);
  /** The length of the shortest way there, once known; Infinity before. */
  private way = new Float64Array(0);
  /** The straight line from there to the goal, whatever is in its way; 0 if there is no goal. */
  private rest = new Float64Array(0);
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

  constructor(graph: Graph) {
    this.graph = graph;
  }

  /** The way to the goal when the straight line is shut. */
  find(quest: Quest): Route | null {
    const field = fieldOf(quest);
    const isSameField = field.length === this.field.length && field.every((one, i) => one === this.field[i]);
    const ahead = isSameField && this.found ? this.restOf(this.found, quest.mover) : Infinity;
    this.prepare(quest, isSameField);
    this.field = field;
    for (let node = 0; node <= this.start; node += 1) this.rest[node] = this.span(node, this.goal);
    this.found = this.isFound(ahead) ? this.routeOver(settle(this)) : null;
    return this.found;
  }

  private isFound(ahead: number): boolean {
    if (ahead < Infinity && this.isFoundWithin(ahead + ROUNDING)) return true;
    const straight = this.rest[this.start]!;
    if (this.isFoundWithin(straight + SHORT_DETOUR) || this.isFoundWithin(straight + LONG_DETOUR)) return true;
    return !this.isPocket() && this.isFoundWithin(Infinity);
  }

  /** What is left of a way for whoever has come a stretch along it; Infinity if it stands beside it. */
  private restOf({ points }: Route, { x, y, surface }: Standing): number {
    const { ground } = this.graph;
    let rest = 0;
    for (let i = points.length - 1; i > 0; i -= 1) {
      const [from, to] = [points[i - 1]!, points[i]!];
      const length = norm(to.x - from.x, to.y - from.y);
      const left = norm(to.x - x, to.y - y);
      const isOn = from.surface === surface && to.surface === surface && norm(x - from.x, y - from.y) + left <= length + ROUNDING;
      if (isOn) return rest + left;
      rest += length + Math.abs(ground.elevation(to.surface) - ground.elevation(from.surface));
    }
    return Infinity;
  }

  /** Looks at the nodes alone that could lie on a way no longer than this: a best way that is no longer is the best of all. */
  private isFoundWithin(bound: number): boolean {
    this.startAgain();
    this.bound = bound;
    this.candidates = this.nodesWithin(bound + SAME);
    this.explore();
    return this.best <= bound && this.best < Infinity;
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

  private nodesWithin(length: number): number[] {
    const nodes: number[] = [];
    for (let node = 0; node < this.start; node += 1) if (this.span(this.start, node) + this.rest[node]! <= length) nodes.push(node);
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
    this.prepare(quest, false);
    this.field = [];
    this.bound = length;
    this.rest.fill(0);
    this.candidates = this.nodesWithin(length);
    this.close(this.start, 0, quest.mover.surface);
    this.expand(this.start);
    while (this.heap.size > 0 && this.heap.least <= length) {
      this.heap.pop();
      const { node, parent } = this.heap;
      if (this.way[node]! < Infinity || this.graph.climbs[node] === parent || !this.isOpen(parent, node)) continue;
      this.close(node, this.way[parent]! + this.span(parent, node), quest.mover.surface);
      this.expand(node);
    }
    return this.known.map(node => ({ x: this.xs[node]!, y: this.ys[node]!, way: this.way[node]! }));
  }

  private prepare(quest: Quest, isSameField: boolean): void {
    const { graph } = this;
    const own = graph.xs.length;
    this.quest = quest;
    this.start = own + 8 * quest.others.length;
    this.goal = this.start + 1;
    this.count = this.start + 2;
    if (this.xs.length < this.count) {
      this.xs = new Float64Array(this.count);
      this.ys = new Float64Array(this.count);
      this.way = new Float64Array(this.count);
      this.rest = new Float64Array(this.count);
      this.surfaces = new Int32Array(this.count);
      this.xs.set(graph.xs);
      this.ys.set(graph.ys);
      this.climbable = new Uint8Array(own);
      this.links = new Uint32Array(this.count * this.count);
      this.era = 0;
    }
    this.startAgain();
    this.xs[this.start] = quest.mover.x;
    this.ys[this.start] = quest.mover.y;
    if (isSameField) {
      // The surface under a model's corner, and so its links, may be another one for whoever comes from elsewhere.
      this.links.fill(0, own * this.count, this.goal * this.count);
      return;
    }
    this.era += 2;
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
    this.xs[this.goal] = quest.goal.x;
    this.ys[this.goal] = quest.goal.y;
  }

  private explore(): void {
    this.close(this.start, 0, this.quest.mover.surface);
    this.expand(this.start);
    while (this.heap.size > 0 && this.heap.least <= this.best + SAME) {
      this.heap.pop();
      const { node, parent } = this.heap;
      if (this.way[node]! < Infinity || !this.isOpen(parent, node)) continue;
      const isClimb = this.isClimb(parent, node);
      this.close(node, this.way[parent]! + this.cost(parent, node), isClimb ? this.graph.surfaces[node]! : this.surfaces[parent]!);
      const whole = this.way[node]! + this.rest[node]!;
      if (whole < this.best && this.seesGoal(node)) this.best = whole;
      this.expand(node);
    }
  }

  private close(node: number, way: number, surface: number): void {
    this.way[node] = way;
    this.surfaces[node] = surface;
    this.known.push(node);
  }

  /** Puts every node that could follow this one into the queue, by the least that a way through it can cost; links known as shut lead nowhere. */
  private expand(node: number): void {
    const { graph, xs, ys, way, rest, links, heap } = this;
    const own = graph.xs.length;
    const x = xs[node]!;
    const y = ys[node]!;
    const surface = this.surfaces[node]!;
    const before = way[node]!;
    const most = Math.min(this.bound, this.best) + SAME;
    const partner = node < own ? graph.climbs[node]! : -1;
    const row = node * this.count;
    for (const next of this.candidates) {
      if (way[next]! < Infinity || links[row + next] === this.era) continue;
      const isClimb = next === partner;
      if (!isClimb && next < own && graph.surfaces[next] !== surface) continue;
      const dx = xs[next]! - x;
      const dy = ys[next]! - y;
      const least = before + (isClimb ? graph.climbCost(node, next) : Math.sqrt(dx * dx + dy * dy)) + rest[next]!;
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
    if (a >= own || b >= own) return this.isOpenTo(this.surfaces[a]!, xs[a]!, ys[a]!, xs[b]!, ys[b]!);
    return graph.isLinked(a, b) && discBetween(xs[a]!, ys[a]!, xs[b]!, ys[b]!, graph.r, quest.others) < 0;
  }

  wayTo(node: number): number {
    return this.way[node]!;
  }

  toGoal(node: number): number {
    const rest = this.rest[node]!;
    return this.way[node]! + rest <= this.best + SAME && this.seesGoal(node) ? rest : Infinity;
  }

  private seesGoal(node: number): boolean {
    return this.surfaces[node] === this.quest.goal.surface && this.isOpen(node, this.goal);
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

/** What a search goes by besides where the mover stands. */
function fieldOf({ goal, others, atClimbs, mayClimbUp }: Quest): number[] {
  const field = [goal.x, goal.y, goal.r, goal.surface, atClimbs.length, mayClimbUp ? 1 : 0];
  for (const { x, y, r } of others) field.push(x, y, r);
  return field;
}
