/**
 * Where a hunter's path may lead: its length, what stands in the way, climbs, difficult ground and the reach of crims.
 * UM-GEO-8..12, UM-GEO-22..24, UM-TER-3..8, UM-MOV-4..8. Inches at the door, thousandths of an inch inside. Who walks, and how far,
 * is in move.ts.
 */
import {
  type Disc,
  distance,
  distanceToSegment,
  type Figure,
  GROUND,
  halfUp,
  type Point,
  type Standing,
  type Step,
  type Terrain,
  TOLERANCE,
} from '@quarry/board';
import type { ClauseId, Seat } from '@quarry/kernel';
import type { Asked, ToldAllowance } from '../decisions.ts';
import {
  basesBut,
  crimFigure,
  gapBetween,
  groundIn,
  hunterFigure,
  inches,
  inInches,
  inMils,
  mils,
  REACH,
  STEP_HEIGHT,
  visibleCrims,
} from '../questions.ts';
import type { PlaceRefused } from '../refusals.ts';
import type { CrimView, View } from '../state.ts';
import { against, blockerOf } from './obstacles.ts';

/** UM-GEO-10: the place where the model stands is the first of them. */
const MOST_POINTS = 16;

/** What a walk allows. */
export interface Allowance {
  readonly length: number;
  /** The clause that gives the length. */
  readonly rule: ClauseId;
  readonly mayCrossDifficult: boolean;
  readonly mayClimbUp: boolean;
  /** Crims in whose reach a path must stay once it is there (UM-MOV-8): those that are not left. */
  readonly holding: readonly CrimView[];
  /** The end must be nearer to one of the crims than the start. */
  readonly mustApproach: boolean;
}

/** An allowance as it is told with the question: with the position it makes the trail again. */
export const toldAllowance = ({ length, holding, mayCrossDifficult, mayClimbUp, mustApproach }: Allowance): ToldAllowance => ({
  inches: inches(length),
  mayCrossDifficult,
  mayClimbUp,
  holding: holding.map(crim => crim.no),
  mustApproach,
});

/** The trail of a walk that a seat is asked for, from what it sees. */
export function trailAsked(state: View, { seat, rule, facts }: Asked<'walk' | 'free-move'>): HunterTrail {
  const { inches: length, holding, ...allows } = facts;
  return new HunterTrail(state, seat, {
    ...allows,
    rule,
    length: mils(length),
    holding: visibleCrims(state).filter(crim => holding.includes(crim.no)),
  });
}

/** What a legal path comes to. */
interface Walked {
  readonly surface: number;
  /** The feature that is climbed on the way, -1 if it ends where it began or on the ground. */
  readonly roof: number;
  readonly length: number;
  readonly crossesDifficult: boolean;
}

/** How a path stands to a crim: not in its reach yet, held there, or unseen from where it came in and so of no account. */
type Hold = 'free' | 'held' | 'ignored';

/** Why a path is refused, and whether it is the reach of a crim that speaks against the path: there may be a way round it. */
interface Obstruction extends PlaceRefused {
  readonly isHeld?: true;
}

const isRefused = (found: Obstruction | Walked): found is Obstruction => 'why' in found;
const bare = ({ why, facts }: Obstruction): PlaceRefused => ({ why, facts });

export class HunterTrail {
  readonly #state: View;
  readonly #seat: Seat;
  readonly #allows: Allowance;
  readonly #ground: Terrain;
  readonly #mover: Figure;
  readonly #others: readonly Disc[];

  constructor(state: View, seat: Seat, allows: Allowance) {
    this.#state = state;
    this.#seat = seat;
    this.#allows = allows;
    this.#ground = groundIn(state);
    this.#mover = hunterFigure(state, seat);
    this.#others = basesBut(state, { seat });
  }

  get from(): Point {
    return inInches(this.#mover);
  }

  get outline(): readonly (readonly Point[])[] {
    return this.#ground.reachOutline(this.#mover, this.#allows.length, this.#others).map(polygon => polygon.map(inInches));
  }

  /** To stay, and straight lines. */
  get some(): readonly (readonly Point[])[] {
    const straight = this.#ground.straightReach(this.#mover, this.#allows.length, this.#others);
    return [[], ...straight.filter(end => !isRefused(this.#follow([end]))).map(end => [inInches(end)])];
  }

  /** Thousandths of an inch. */
  get most(): number {
    return this.#allows.length;
  }

  /** Why a path is refused; null if it is not. */
  against(path: readonly Point[]): PlaceRefused | null {
    const found = this.follow(path);
    return 'why' in found ? found : null;
  }

  /** What a path comes to, or why it is refused. */
  follow(path: readonly Point[]): Walked | PlaceRefused {
    const found = this.#follow(path.map(inMils));
    return isRefused(found) ? bare(found) : found;
  }

  /** The surface and the length that a path that is not refused leads to; its corners are in thousandths of an inch. */
  walk(path: readonly Point[]): Walked {
    const found = this.#follow(path);
    if (isRefused(found)) throw new Error(`a path that was accepted is refused: ${found.why}`);
    return found;
  }

  /** The shortest way; if that runs through a reach, the shortest one round the reaches. */
  lead(path: readonly Point[], to: Point): readonly Point[] | PlaceRefused {
    const start = this.#endOf(path.map(inMils));
    if ('why' in start) return start;
    const goal = inMils(to);
    if (goal.x === start.x && goal.y === start.y) return path;
    const shortest = this.#way(start, goal, this.#others);
    if (!shortest) return this.#noWay(start, goal);
    const found = this.#follow([...path, ...shortest].map(inMils));
    if (!isRefused(found)) return [...path, ...shortest];
    const round = found.isHeld ? this.#way(start, goal, this.#withReaches(start, goal)) : null;
    return round && !this.against([...path, ...round]) ? [...path, ...round] : bare(found);
  }

  #way(start: Standing, goal: Point, others: readonly Disc[]): Point[] | null {
    const { mayClimbUp: climbUp, mayCrossDifficult: difficult } = this.#allows;
    const way = this.#ground.way(start, goal, others, { climbUp, difficult });
    return way?.points.slice(1).map(({ x, y }) => inInches({ x: halfUp(x), y: halfUp(y) })) ?? null;
  }

  /** The other bases, those that hold as wide as their reach, unless start or goal lie in it. */
  #withReaches(start: Standing, goal: Point): Disc[] {
    const wide = this.#allows.holding
      .map(crimFigure)
      .filter(crim => Math.min(distance(crim, start), distance(crim, goal)) > this.#reachOf(crim));
    return this.#others.map(({ x, y, r }) => ({
      x,
      y,
      r: wide.some(crim => crim.x === x && crim.y === y) ? r + REACH + 2 * TOLERANCE : r,
    }));
  }

  #endOf(path: readonly Point[]): Standing | PlaceRefused {
    const walked = this.#follow(path);
    return isRefused(walked) ? bare(walked) : { ...this.#mover, ...path.at(-1), surface: walked.surface };
  }

  #noWay(start: Standing, goal: Point): PlaceRefused {
    const obstacle = this.#ground.obstacleAt(goal, start.r, this.#others);
    if (obstacle) return against(this.#state, this.#seat, obstacle);
    if (this.#ground.way(start, goal, this.#others, { climbUp: true, difficult: true }))
      return { why: 'UM-MOV-4', facts: { what: 'only-hard-ways', to: goal } };
    return { why: 'UM-GEO-11', facts: { what: 'no-way', to: goal } };
  }

  #follow(path: readonly Point[]): Walked | Obstruction {
    if (path.length >= MOST_POINTS)
      return { why: 'UM-GEO-10', facts: { what: 'too-many-points', points: path.length + 1, most: MOST_POINTS } };
    const holds: Hold[] = this.#allows.holding.map(() => 'free');
    let at: Standing = this.#mover;
    let length = 0;
    let crossesDifficult = false;
    for (const to of path) {
      const step = this.#ground.step(at, to, this.#others);
      const refused =
        this.#against(at, to, step) ?? this.#againstReach(holds, at, { ...at, x: to.x, y: to.y, surface: surfaceOf(step, at) });
      if (refused) return refused;
      length += step.ok ? step.cost : 0;
      crossesDifficult ||= step.ok && step.difficult;
      at = { ...at, x: to.x, y: to.y, surface: surfaceOf(step, at) };
    }
    const again = runsOverItself([this.#mover, ...path]);
    if (again) return { why: 'UM-GEO-10', facts: { what: 'over-itself', to: again } };
    if (length > this.#allows.length + TOLERANCE)
      return { why: this.#allows.rule, facts: { what: 'too-long', length, most: this.#allows.length } };
    const { surface } = at;
    const roof = surface === this.#mover.surface ? GROUND : surface;
    return this.#againstEnd(path, at) ?? { surface, roof, length: halfUp(length), crossesDifficult };
  }

  /** What speaks against one step, the reach of crims aside. */
  #against(from: Standing, to: Point, step: Step): PlaceRefused | null {
    if (!step.ok) return this.#blocked(from, to, step);
    if (step.difficult && !this.#allows.mayCrossDifficult) return { why: 'UM-MOV-4', facts: { what: 'difficult', to } };
    if (step.climbs === 'up' && !this.#allows.mayClimbUp)
      return {
        why: 'UM-MOV-4',
        facts: { what: 'climb', to, feature: step.surface },
      };
    return null;
  }

  #blocked(from: Standing, to: Point, { why, obstacle }: Extract<Step, { ok: false }>): PlaceRefused {
    const by = blockerOf(this.#state, this.#seat, obstacle);
    switch (why) {
      case 'climb-too-long':
        return {
          why: 'UM-GEO-23',
          facts: { what: 'climb-too-long', to, by, most: 2 * from.r + 500 },
        };
      case 'between-roofs':
        return { why: 'UM-GEO-23', facts: { what: 'between-roofs', to } };
      case 'roof-edge':
        return { why: 'UM-GEO-22', facts: { what: 'roof-edge', by } };
      default: {
        const there = this.#ground.obstacleAt(to, from.r, this.#others);
        if (there) return against(this.#state, this.#seat, there);
        return { why: 'UM-GEO-11', facts: { what: 'in-the-way', to, by } };
      }
    }
  }

  /** UM-MOV-8, crim by crim. A reach is round, hence convex: a step between two points of it stays in it. */
  #againstReach(holds: Hold[], from: Standing, to: Standing): Obstruction | null {
    for (let i = 0; i < holds.length; i++) {
      const crim = this.#allows.holding[i]!;
      if (holds[i] === 'ignored') continue;
      const figure = crimFigure(crim);
      if (holds[i] === 'free') holds[i] = this.#holdOf(figure, from, to);
      if (holds[i] === 'held' && !this.#isReached(figure, to))
        return { why: 'UM-MOV-8', facts: { what: 'out-of-reach', crim: crim.no }, isHeld: true };
    }
    return null;
  }

  /** On a climb the height changes at its end. */
  #holdOf(crim: Figure, from: Standing, to: Standing): Hold {
    const entry = this.#isLevel(crim, from) ? firstWithin(crim, from, to, this.#reachOf(crim)) : null;
    const inside = entry ? { ...from, ...entry } : this.#isReached(crim, to) ? to : null;
    if (!inside) return 'free';
    return this.#ground.canSee({ ...this.#mover, ...inside }, crim) ? 'held' : 'ignored';
  }

  #reachOf(crim: Disc): number {
    return this.#mover.r + crim.r + REACH + TOLERANCE;
  }

  #isLevel(crim: Figure, at: Standing): boolean {
    return Math.abs(this.#ground.elevation(at.surface) - this.#ground.elevation(crim.surface)) <= STEP_HEIGHT + TOLERANCE;
  }

  #isReached(crim: Figure, at: Standing): boolean {
    return this.#isLevel(crim, at) && distance(crim, at) <= this.#reachOf(crim);
  }

  #againstEnd(path: readonly Point[], end: Standing): PlaceRefused | null {
    if (!this.#allows.mustApproach || path.length === 0) return null;
    const isNearer = (crim: CrimView): boolean =>
      Math.max(0, distance(crim, end) - end.r - crimFigure(crim).r) < gapBetween(this.#state, this.#seat, crim);
    if (visibleCrims(this.#state).some(isNearer)) return null;
    return { why: this.#allows.rule, facts: { what: 'no-nearer' } };
  }
}

const surfaceOf = (step: Step, at: Standing): number => (step.ok ? step.surface : at.surface);

/** The end of the first leg that goes nowhere, or along a stretch of an earlier one; to cross an earlier leg is no harm. */
function runsOverItself(points: readonly Point[]): Point | null {
  for (let leg = 1; leg < points.length; leg++) {
    const from = points[leg - 1]!;
    const to = points[leg]!;
    if (from.x === to.x && from.y === to.y) return to;
    for (let i = 1; i < leg; i++) if (sharesStretch(points[i - 1]!, points[i]!, from, to)) return to;
  }
  return null;
}

/** Whether two segments lie on one line and have more than a point in common. Coordinates are whole, so this is exact. */
function sharesStretch(a: Point, b: Point, c: Point, d: Point): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const isOnLine = ({ x, y }: Point): boolean => dx * (y - a.y) === dy * (x - a.x);
  if (!isOnLine(c) || !isOnLine(d)) return false;
  const along = ({ x, y }: Point): number => dx * (x - a.x) + dy * (y - a.y);
  return Math.max(0, Math.min(along(c), along(d))) < Math.min(along(b), Math.max(along(c), along(d)));
}

/** The first point of a segment that lies within a distance of a centre. */
function firstWithin(centre: Point, from: Point, to: Point, reach: number): Point | null {
  if (distance(centre, from) <= reach) return { x: from.x, y: from.y };
  if (distanceToSegment(centre, from, to) > reach) return null;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  const along = ((centre.x - from.x) * dx + (centre.y - from.y) * dy) / square;
  const aside = (centre.x - from.x) * dy - (centre.y - from.y) * dx;
  const back = Math.sqrt(Math.max(0, reach * reach * square - aside * aside)) / square;
  const t = Math.max(0, along - back);
  return { x: from.x + t * dx, y: from.y + t * dy };
}
