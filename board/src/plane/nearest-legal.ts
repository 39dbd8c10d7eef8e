/** The legal ground nearest to a point, looked for in rings. PL-17. */
import type { Ground } from './ground.ts';
import { rounded } from './measure.ts';
import { COMPASS } from './turns.ts';
import type { Disc, Point } from './types.ts';

const RING = 500;
/** The table's diagonal, rounded up. */
export const FARTHEST = 68_000;

export function nearestLegal(
  ground: Ground,
  at: Point,
  r: number,
  others: readonly Disc[],
  accepts: (point: Point) => boolean,
  within: number,
): Point | null {
  const isRight = (point: Point): boolean => !ground.obstacleOnGround(point.x, point.y, r, others) && accepts(point);
  const here = rounded(at.x, at.y);
  if (isRight(here)) return here;
  for (let ring = RING; ring <= within; ring += RING) {
    for (const { x, y } of COMPASS) {
      const point = rounded(at.x + ring * x, at.y + ring * y);
      if (isRight(point)) return point;
    }
  }
  return null;
}
