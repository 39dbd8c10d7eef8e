/**
 * Straight forced moves: how far a base goes that is pushed, flees or has no way to its goal. PL-18 … PL-21.
 * A move is cut where an overlap would grow past the tolerance; then it ends where the gap to that obstacle was last not below 0.
 */
import type { Ground } from './ground.ts';
import { directionAway, distance, NOISE, rounded, SLACK, TIE } from './measure.ts';
import { entryToDisc, type Prism } from './prism.ts';
import { TURNS } from './turns.ts';
import { type Disc, GROUND, type Point, type Standing } from './types.ts';

/** One straight move, held against one obstacle after the other. */
class Move {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
  /** Where the first obstacle cuts it, and where it ends for that. */
  cut: number;
  end: number;

  constructor(mover: Disc, direction: Point, length: number) {
    this.x = mover.x;
    this.y = mover.y;
    this.r = mover.r;
    this.dx = direction.x;
    this.dy = direction.y;
    this.length = length;
    this.cut = length;
    this.end = length;
  }

  /** Of obstacles that cut at the same place, the one that stops earlier counts. */
  private stop(cut: number, end: number): void {
    if (cut >= this.length || cut > this.cut || (cut === this.cut && end >= this.end)) return;
    this.cut = cut;
    this.end = end;
  }

  /** A wall that is `room` away and comes nearer by `closing` for each mil of the way. */
  againstWall(room: number, closing: number): void {
    if (closing > 0) this.stop(Math.max(0, (room + SLACK) / closing), Math.max(0, room / closing));
  }

  againstDisc(disc: Disc): void {
    const cx = this.x - disc.x;
    const cy = this.y - disc.y;
    const sum = this.r + disc.r;
    const cut = entryToDisc(cx, cy, this.dx, this.dy, sum - SLACK);
    if (cut <= this.cut) this.stop(cut, entryToDisc(cx, cy, this.dx, this.dy, sum));
  }

  againstSolid(prism: Prism): void {
    const { x, y, r, dx, dy } = this;
    if (prism.isFarFrom(x, y, x + dx * this.cut, y + dy * this.cut, r)) return;
    const reach = r - SLACK;
    const square = prism.square(x, y);
    if (square < reach * reach) {
      const isLeaving = square > 0 && (x - prism.nearX) * dx + (y - prism.nearY) * dy >= 0;
      if (!isLeaving) this.stop(0, 0);
      return;
    }
    const cut = prism.entry(x, y, dx, dy, reach);
    if (cut <= this.cut) this.stop(cut, square < r * r ? 0 : prism.entry(x, y, dx, dy, r));
  }
}

/** What one base may run into: the walls of its table and roof, and what stands about. */
interface Surroundings {
  readonly size: number;
  readonly roof: Prism | null;
  readonly solids: readonly Prism[];
  readonly discs: readonly (readonly Disc[])[];
}

function surroundings(ground: Ground, mover: Standing, others: readonly Disc[]): Surroundings {
  const isOnGround = mover.surface === GROUND;
  return {
    size: ground.size,
    roof: isOnGround ? null : ground.prisms[mover.surface]!,
    solids: isOnGround ? ground.solidPrisms : [],
    discs: [ground.pods, others],
  };
}

/** The same without what a move of this length cannot touch. */
function within(around: Surroundings, { x, y, r }: Disc, length: number): Surroundings {
  const isNear = (disc: Disc): boolean => {
    const reach = length + r + disc.r;
    return (x - disc.x) * (x - disc.x) + (y - disc.y) * (y - disc.y) <= reach * reach;
  };
  return {
    ...around,
    solids: around.solids.filter(prism => !prism.isFar(x, y, length + r)),
    discs: around.discs.map(discs => discs.filter(isNear)),
  };
}

/** The move, held against everything about. */
function moveAmong({ size, roof, solids, discs }: Surroundings, mover: Disc, direction: Point, length: number): Move {
  const { x, y, r } = mover;
  const move = new Move(mover, direction, length);
  move.againstWall(x - r, -direction.x);
  move.againstWall(size - x - r, direction.x);
  move.againstWall(y - r, -direction.y);
  move.againstWall(size - y - r, direction.y);
  if (roof)
    for (let i = 0; i < roof.count; i += 1)
      move.againstWall(-roof.beyond(i, x, y) - r, direction.x * roof.outX[i]! + direction.y * roof.outY[i]!);
  for (let i = 0; i < solids.length; i += 1) move.againstSolid(solids[i]!);
  for (let k = 0; k < discs.length; k += 1) for (let i = 0; i < discs[k]!.length; i += 1) move.againstDisc(discs[k]![i]!);
  return move;
}

/** How far the move goes. */
const goes = (around: Surroundings, mover: Disc, direction: Point, length: number): number =>
  moveAmong(around, mover, direction, length).end;

const along = (mover: Point, direction: Point, length: number): Point =>
  rounded(mover.x + direction.x * length, mover.y + direction.y * length);

export function slide(ground: Ground, mover: Standing, direction: Point, length: number, others: readonly Disc[]): Point {
  return along(mover, direction, goes(surroundings(ground, mover, others), mover, direction, length));
}

/**
 * Where moves in these directions end, all of the whole length, then those of half of it that nothing cuts. What cuts the half would have cut the whole at the
 * same place.
 */
export function slides(ground: Ground, mover: Standing, directions: readonly Point[], length: number, others: readonly Disc[]): Point[] {
  const around = within(surroundings(ground, mover, others), mover, length);
  const half = length / 2;
  const moves = directions.map(direction => ({ direction, move: moveAmong(around, mover, direction, length) }));
  return [
    ...moves.map(({ direction, move }) => along(mover, direction, move.end)),
    ...moves.flatMap(({ direction, move }) => (move.cut < half ? [] : [along(mover, direction, half)])),
  ];
}

/** Straight away; where that is cut short, the end of the fan that is farthest from what is fled, then the smallest turn, then clockwise. */
export function flee(ground: Ground, mover: Standing, from: Point, length: number, others: readonly Disc[]): Point {
  const around = within(surroundings(ground, mover, others), mover, length);
  const away = directionAway(from, mover);
  const straight = goes(around, mover, away, length);
  const ends = [along(mover, away, straight)];
  if (straight === length) return ends[0]!;
  for (const [cos, sin] of TURNS) {
    for (const turn of [-sin, sin]) {
      const direction = { x: away.x * cos - away.y * turn, y: away.x * turn + away.y * cos };
      ends.push(along(mover, direction, goes(around, mover, direction, length)));
    }
  }
  const far = ends.map(end => distance(end, from));
  const farthest = Math.max(...far);
  return ends[far.findIndex(value => value >= farthest - TIE - NOISE)]!;
}
