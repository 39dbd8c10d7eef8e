/** Where a chip stands at the edge of the window for something outside of it. Sums only. */
import { type Bounds, CELL, type Spot } from '@quarry/screen';

export interface Edge extends Spot {
  /** The way there, from the east. */
  readonly degrees: number;
  readonly inches: number;
}

/** The upper left corner of a chip, in pixels of the window; null if the spot is in the picture. */
export function edgeOf(
  { x, y }: Spot,
  { x: left, y: top, width, height }: Bounds,
  scale: number,
  chip: { readonly width: number; readonly height: number },
): Edge | null {
  if (x >= left && x <= left + width && y >= top && y <= top + height) return null;
  const within = (at: number, room: number, size: number): number => Math.max(0, Math.min(at - size / 2, room - size));
  const [dx, dy] = [x - (left + width / 2), y - (top + height / 2)];
  return {
    x: within((x - left) * scale, width * scale, chip.width),
    y: within((y - top) * scale, height * scale, chip.height),
    degrees: Math.round((Math.atan2(dy, dx) * 180) / Math.PI),
    inches: Math.hypot(x - Math.max(left, Math.min(x, left + width)), y - Math.max(top, Math.min(y, top + height))) / CELL,
  };
}

const CORNERS = ['top-right', 'top-left', 'bottom-right', 'bottom-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** The corner of the window in which a box that is so wide covers the fewest of these spots, if not `now`; `near` is kept free around it. All in pixels. */
export function freestCorner(
  spots: readonly Spot[],
  { width, height }: { readonly width: number; readonly height: number },
  box: number,
  near: Spot,
  now: Corner,
): Corner {
  const covered = (corner: Corner): number =>
    spots.filter(
      ({ x, y }) =>
        (corner.endsWith('left') ? x < box + near.x : x > width - box - near.x) &&
        (corner.startsWith('top') ? y < box + near.y : y > height - box - near.y),
    ).length;
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best), now);
}

/** Pixels that what is written keeps from the edge of the window. */
const RIM = 4;

/**
 * Where a block stands that is written at a spot, seen from there and wholly in the window: to its right, to its left, or below or above it where neither has the room. The spot itself
 * reaches so far `aside`. All in pixels.
 */
export function beside(
  { width, height }: { readonly width: number; readonly height: number },
  aside: number,
  window: Bounds,
): Spot & { readonly side: 'right' | 'left' | 'over' } {
  if (!Number.isFinite(window.width)) return { x: aside, y: -height / 2, side: 'right' };
  const [right, foot] = [window.x + window.width - RIM, window.y + window.height - RIM];
  const within = (from: number, least: number, most: number): number => Math.max(least, Math.min(from, most));
  const y = within(-height / 2, window.y + RIM, foot - height);
  if (aside + width <= right) return { x: aside, y, side: 'right' };
  if (-aside - width >= window.x + RIM) return { x: -aside - width, y, side: 'left' };
  return {
    x: within(-width / 2, window.x + RIM, right - width),
    y: aside + height <= foot ? aside : -aside - height,
    side: 'over',
  };
}
