/**
 * Routes once more, for tests only: the whole graph is built, every link is tried, lengths come from relaxing until nothing changes,
 * and all ways that tie are written out and compared one by one.
 */
import { at, edges, isDifficult, length, obstacleAt, obstacleBetween, surfaceAt, type World } from './reference.ts';
import type { Waypoint } from './search.ts';
import { type Disc, type Feature, GROUND, type Point, type Standing } from './types.ts';

export interface RouteQuestion {
  readonly mover: Standing;
  readonly goal: Standing;
  readonly others: readonly Disc[];
  readonly goalIsModel: boolean;
  readonly isWhole: boolean;
  readonly avoidsDifficult: boolean;
  readonly mayClimbUp: boolean;
}

interface Node extends Waypoint {
  /** Obstacle, corner, and for the ends of a climb 1 and 2. */
  readonly rank: readonly [number, number, number];
  readonly climb: string | null;
}

interface Way {
  readonly nodes: readonly Node[];
  readonly length: number;
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

function outwards([a, b]: readonly [Point, Point]): Point {
  const along = minus(b, a);
  return { x: along.y / length(along), y: -along.x / length(along) };
}

/** Where two lines meet, each given by a point and a direction. */
function meeting(p: Point, u: Point, q: Point, v: Point): Point {
  const share = ((q.x - p.x) * v.y - (q.y - p.y) * v.x) / (u.x * v.y - u.y * v.x);
  return { x: p.x + u.x * share, y: p.y + u.y * share };
}

function pushedOut(feature: Feature, out: number): Point[] {
  const sides = edges(feature);
  return sides.map((edge, i) => {
    const before = sides.at(i - 1)!;
    const move = (side: readonly [Point, Point]): Point => ({
      x: side[0].x + outwards(side).x * out,
      y: side[0].y + outwards(side).y * out,
    });
    return meeting(move(before), minus(before[1], before[0]), move(edge), minus(edge[1], edge[0]));
  });
}

function octagon({ x, y }: Point, inner: number): Point[] {
  const half = inner * (Math.sqrt(2) - 1);
  const eighth = [
    { x: inner, y: half },
    { x: half, y: inner },
  ];
  const quarters = [
    (p: Point) => p,
    (p: Point) => ({ x: -p.y, y: p.x }),
    (p: Point) => ({ x: -p.x, y: -p.y }),
    (p: Point) => ({ x: p.y, y: -p.x }),
  ];
  return quarters.flatMap(turn => eighth.map(turn)).map(corner => ({ x: x + corner.x, y: y + corner.y }));
}

function nodesOf(world: World, question: RouteQuestion, tolerance: number): Node[] {
  const { r } = question.mover;
  const nodes: Node[] = [];
  const round = ({ x, y }: Point): Point => (question.isWhole ? { x: Math.floor(x + 0.5), y: Math.floor(y + 0.5) } : { x, y });
  const isLegal = (point: Point, discs: readonly Disc[]): boolean => obstacleAt(world, point, r, discs, tolerance) === '';
  const add = (exact: Point, rank: Node['rank']): void => {
    const point = round(exact);
    if (isLegal(point, question.others)) nodes.push({ ...point, surface: surfaceAt(world, point, r, tolerance)!, rank, climb: null });
  };
  world.features.forEach((feature, i) => {
    const isWalkedRound = feature.isSolid || (question.avoidsDifficult && feature.isDifficult);
    if (isWalkedRound) pushedOut(feature, (feature.isSolid ? r : 0) + 10).forEach((corner, k) => add(corner, [i, k, 0]));
    if (!feature.isClimbable) return;
    edges(feature).forEach((edge, k) => {
      const out = outwards(edge);
      const middle = at(edge[0], edge[1], 0.5);
      const foot = round({ x: middle.x + out.x * r, y: middle.y + out.y * r });
      const head = round({ x: middle.x - out.x * r, y: middle.y - out.y * r });
      const discs = question.goalIsModel ? [...question.others, question.goal] : question.others;
      if (!isLegal(foot, discs) || !isLegal(head, discs)) return;
      if (surfaceAt(world, foot, r, tolerance) !== GROUND || surfaceAt(world, head, r, tolerance) !== i) return;
      nodes.push({ ...foot, surface: GROUND, rank: [i, k, 1], climb: `${i} ${k}` });
      nodes.push({ ...head, surface: i, rank: [i, k, 2], climb: `${i} ${k}` });
    });
  });
  [...world.pods, ...question.others].forEach((disc, i) => {
    octagon(disc, disc.r + r + 10).forEach((corner, k) => add(corner, [world.features.length + i, k, 0]));
  });
  return nodes;
}

/** The cost of going straight from one node to the next; Infinity where that is not possible. */
function costOf(world: World, question: RouteQuestion, a: Node, b: Node, tolerance: number): number {
  const plan = length(minus(b, a));
  if (a.climb !== null && a.climb === b.climb) {
    if (a.surface === GROUND && !question.mayClimbUp) return Infinity;
    return plan + world.features[Math.max(a.surface, b.surface)]!.height;
  }
  if (a.surface !== b.surface) return Infinity;
  if (obstacleBetween(world, a.surface, a, b, question.mover.r, question.others, tolerance)) return Infinity;
  if (question.avoidsDifficult && a.surface === GROUND && isDifficult(world, a, b, -1, tolerance)) return Infinity;
  return plan;
}

/** The best way, or null, or 'many' when too many ways tie to be written out. */
export function bestRoute(world: World, question: RouteQuestion, tolerance: number): Way | null | 'many' {
  const end = ({ x, y, surface }: Standing): Node => ({ x, y, surface, rank: [-1, 0, 0], climb: null });
  const nodes = [end(question.mover), ...nodesOf(world, question, tolerance), end(question.goal)];
  const costs = nodes.map(a => nodes.map(b => (a === b ? Infinity : costOf(world, question, a, b, tolerance))));
  const goal = nodes.length - 1;
  if (costs[0]![goal]! < Infinity) return { nodes: [nodes[0]!, nodes[goal]!], length: costs[0]![goal]! };

  const rest = nodes.map((_, i) => (i === goal ? 0 : Infinity));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    costs.forEach((row, i) => {
      for (let j = 0; j < nodes.length; j += 1) {
        if (row[j]! + rest[j]! >= rest[i]! - 1e-9) continue;
        rest[i] = row[j]! + rest[j]!;
        isChanged = true;
      }
    });
  }
  if (rest[0] === Infinity) return null;

  const ways: Way[] = [];
  const walk = (path: readonly number[], sofar: number): void => {
    const last = path.at(-1)!;
    if (last === goal) ways.push({ nodes: path.map(i => nodes[i]!), length: sofar });
    if (last === goal || ways.length > 2000) return;
    for (let next = 1; next < nodes.length; next += 1)
      if (!path.includes(next) && sofar + costs[last]![next]! + rest[next]! <= rest[0]! + 1)
        walk([...path, next], sofar + costs[last]![next]!);
  };
  walk([0], 0);
  return ways.length > 2000 ? 'many' : ways.sort(compare)[0]!;
}

function compare(a: Way, b: Way): number {
  if (a.nodes.length !== b.nodes.length) return a.nodes.length - b.nodes.length;
  for (let i = 0; i < a.nodes.length; i += 1)
    for (let k = 0; k < 3; k += 1) if (a.nodes[i]!.rank[k] !== b.nodes[i]!.rank[k]) return a.nodes[i]!.rank[k]! - b.nodes[i]!.rank[k]!;
  return 0;
}
