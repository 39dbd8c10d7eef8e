/**
 * One step of a path: a straight walk on one surface, or a climb between the ground and a roof. PL-22 … PL-25.
 */
import type { Ground } from './ground.ts';
import { norm, SLACK } from './measure.ts';
import { type Disc, GROUND, type Obstacle, type Point, type Standing } from './types.ts';

/** A climb may be this much longer in plan than the base is wide. */
const CLIMB = 500;

export type Step =
  | {
      readonly ok: true;
      readonly surface: number;
      readonly cost: number;
      readonly climbs: 'up' | 'down' | null;
      readonly difficult: boolean;
    }
  | {
      readonly ok: false;
      readonly why: 'edge' | 'feature' | 'pod' | 'model' | 'climb-too-long' | 'between-roofs' | 'roof-edge';
      readonly obstacle: Obstacle;
    };

export function step(ground: Ground, from: Standing, to: Point, others: readonly Disc[]): Step {
  const { x, y, r, surface } = from;
  const obstacle = ground.obstacleAt(to.x, to.y, r, others);
  if (obstacle) return refused(obstacle, surface);
  const there = ground.surfaceAt(to.x, to.y, r)!;
  if (there !== surface) return climb(ground, from, to, there);
  const inTheWay = ground.obstacleBetween(surface, x, y, to.x, to.y, r, others);
  if (inTheWay) return refused(inTheWay, surface);
  const difficult = surface === GROUND && ground.isDifficult(x, y, to.x, to.y, GROUND);
  return { ok: true, surface, cost: norm(to.x - x, to.y - y), climbs: null, difficult };
}

function refused(obstacle: Obstacle, surface: number): Step {
  const isOwnRoof = obstacle.kind === 'feature' && obstacle.index === surface;
  return { ok: false, why: isOwnRoof ? 'roof-edge' : obstacle.kind, obstacle };
}

/** Only the ends of a climb are looked at: both are legal places. */
function climb(ground: Ground, from: Standing, to: Point, there: number): Step {
  const roof = there === GROUND ? from.surface : there;
  if (there !== GROUND && from.surface !== GROUND) return { ok: false, why: 'between-roofs', obstacle: { kind: 'feature', index: roof } };
  const length = norm(to.x - from.x, to.y - from.y);
  if (length > 2 * from.r + CLIMB + SLACK) return { ok: false, why: 'climb-too-long', obstacle: { kind: 'feature', index: roof } };
  return {
    ok: true,
    surface: there,
    cost: length + ground.elevation(roof),
    climbs: there === GROUND ? 'down' : 'up',
    difficult: ground.isDifficult(from.x, from.y, to.x, to.y, roof),
  };
}
