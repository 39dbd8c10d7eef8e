/**
 * Who sees whom over which roofs, how much of a feature is seen, and what gives cover. PL-34 … PL-39.
 * A line of sight runs from the eye to a point of the target; a solid blocks it where, inside the footprint, the line is lower.
 */
import type { Ground } from './ground.ts';
import { norm, SLACK } from './measure.ts';
import { isInside } from './polygon.ts';
import type { Prism } from './prism.ts';
import { type Figure, GROUND, type Point } from './types.ts';

/** How near a cover feature must be to the one it covers. */
const BESIDE = 1000;

const NONE = -1;

/** Whether no solid blocks the line from one point in space to another; `except` is a feature that is looked through. */
function isFree(ground: Ground, ax: number, ay: number, az: number, bx: number, by: number, bz: number, except: number): boolean {
  const { solids, prisms } = ground;
  let length = -1;
  for (let k = 0; k < solids.length; k += 1) {
    const prism = prisms[solids[k]!]!;
    const { height } = prism.feature;
    if ((az >= height && bz >= height) || solids[k] === except) continue;
    if (prism.isFarFrom(ax, ay, bx, by, 0) || !prism.clip(ax, ay, bx, by)) continue;
    if (length < 0) length = norm(bx - ax, by - ay);
    if (lowPart(prism, az, bz, height) * length > SLACK) return false;
  }
  return true;
}

/** The share of a clipped line on which it is lower than this height. */
function lowPart(prism: Prism, az: number, bz: number, height: number): number {
  const { enters, leaves } = prism;
  if (az < height && bz < height) return leaves - enters;
  const crossing = (height - az) / (bz - az);
  return az < height ? Math.min(leaves, crossing) - enters : leaves - Math.max(enters, crossing);
}

export function canSee(ground: Ground, viewer: Figure, target: Figure): boolean {
  const { x, y } = viewer;
  const eye = ground.elevation(viewer.surface) + viewer.height;
  const z = ground.elevation(target.surface) + target.height / 2;
  if (isFree(ground, x, y, eye, target.x, target.y, z, NONE)) return true;
  const [sx, sy] = sideways(viewer, target);
  return (
    isFree(ground, x, y, eye, target.x + sx, target.y + sy, z, NONE) || isFree(ground, x, y, eye, target.x - sx, target.y - sy, z, NONE)
  );
}

/** From the target's centre to its left-hand rim as seen by the viewer; seen from the same point, north. */
function sideways(viewer: Point, target: Figure): [number, number] {
  const dx = target.x - viewer.x;
  const dy = target.y - viewer.y;
  const length = norm(dx, dy);
  return length > 0 ? [(-dy / length) * target.r, (dx / length) * target.r] : [0, target.r];
}

/** How many of these points, at half the feature's height, are seen; the feature itself hides none of them. */
export function visibleShare(ground: Ground, viewer: Figure, feature: number, points: readonly Point[]): { free: number; of: number } {
  const eye = ground.elevation(viewer.surface) + viewer.height;
  const half = ground.features[feature]!.height / 2;
  const free = points.filter(point => isFree(ground, viewer.x, viewer.y, eye, point.x, point.y, half, feature)).length;
  return { free, of: points.length };
}

export function isInCover(ground: Ground, model: Figure, shooter: Figure): boolean {
  const elevation = ground.elevation(model.surface);
  for (let i = 0; i < ground.prisms.length; i += 1) {
    const prism = ground.prisms[i]!;
    const { isCover, isArea, height } = prism.feature;
    if (!isCover) continue;
    if (isArea ? model.surface === GROUND && isInside(model, prism.feature) : height > elevation && screens(prism, model, shooter))
      return true;
  }
  return false;
}

/** The feature is beside the model and across one of the three lines from the shooter. */
function screens(prism: Prism, model: Figure, shooter: Figure): boolean {
  const reach = BESIDE + SLACK + model.r;
  if (prism.isFar(model.x, model.y, reach) || prism.square(model.x, model.y) > reach * reach) return false;
  const [sx, sy] = sideways(shooter, model);
  return (
    isAcross(prism, shooter, model.x, model.y) ||
    isAcross(prism, shooter, model.x + sx, model.y + sy) ||
    isAcross(prism, shooter, model.x - sx, model.y - sy)
  );
}

function isAcross(prism: Prism, from: Point, x: number, y: number): boolean {
  return prism.clip(from.x, from.y, x, y) && (prism.leaves - prism.enters) * norm(x - from.x, y - from.y) > SLACK;
}
