/** Where a chip stands at the edge of the window for something outside of it. Sums only. */
import type { Bounds, Size } from '../view-box.ts';
import type { Spot } from './plane.ts';

export interface Edge extends Spot {
  /** The way there, from the east. */
  readonly degrees: number;
}

/** The upper left corner of a chip, in pixels of the window; null if the spot is in the picture. */
export function edgeOf({ x, y }: Spot, { x: left, y: top, width, height }: Bounds, scale: number, chip: Size): Edge | null {
  if (x >= left && x <= left + width && y >= top && y <= top + height) return null;
  const within = (at: number, room: number, size: number): number => Math.max(0, Math.min(at - size / 2, room - size));
  const [dx, dy] = [x - (left + width / 2), y - (top + height / 2)];
  return {
    x: within((x - left) * scale, width * scale, chip.width),
    y: within((y - top) * scale, height * scale, chip.height),
    degrees: Math.round((Math.atan2(dy, dx) * 180) / Math.PI),
  };
}

/** Pixels that what is written keeps from the edge of the window, and from its like. */
const RIM = 4;

/** `isFree` where it lies on nothing. */
interface Stacked extends Spot {
  readonly isFree: boolean;
}

/** So far up or down from where it belongs a box may stand, in its heights. */
const ASIDE = 4;

export const isApart = (a: Bounds, b: Bounds): boolean =>
  a.x + a.width <= b.x || a.x >= b.x + b.width || a.y + a.height <= b.y || a.y >= b.y + b.height;

/**
 * Spots of boxes of one size, each moved down, or up where that is outside of the window, or else to the side of what is in the way, until it lies on none before it, nor on what is
 * `taken`; what is sought stands anywhere at the rim before it lies on something.
 */
export function stacked(
  spots: readonly (Spot & { readonly isSought?: boolean })[],
  { width, height }: Size,
  window: Size,
  taken: readonly Bounds[] = [],
): Stacked[] {
  const placed: Bounds[] = [...taken];
  return spots.map(({ x, y, isSought }) => {
    const isFree = (at: Spot): boolean =>
      at.x >= 0 &&
      at.x + width <= window.width &&
      at.y >= 0 &&
      at.y + height <= window.height &&
      placed.every(one => isApart({ ...at, width, height }, one));
    const steps = Array.from({ length: ASIDE }, (_, i) => i * (height + RIM));
    const along = [...steps.map(by => y + by), ...steps.map(by => y - by)].map(at => ({ x, y: at }));
    const asides = placed
      .flatMap(one => [one.x - width - RIM, one.x + one.width + RIM])
      .toSorted((a, b) => Math.abs(a - x) - Math.abs(b - x));
    const near = [...along, ...along.flatMap(({ y: high }) => asides.map(at => ({ x: at, y: high })))];
    const found = near.find(isFree) ?? (isSought ? roundTheRim({ x, y }, { width, height }, window).find(isFree) : undefined);
    if (found) placed.push({ ...found, width, height });
    return { ...(found ?? { x, y }), isFree: found !== undefined };
  });
}

/** From one spot at the rim of a window to the next, in pixels. */
const STEP = 8;

/** All spots at the rim of a window for a box of this size, the nearest first. */
function roundTheRim({ x, y }: Spot, { width, height }: Size, window: Size): Spot[] {
  const [right, foot] = [window.width - width, window.height - height];
  const along = (room: number): number[] => Array.from({ length: Math.max(0, Math.ceil(room / STEP)) }, (_, i) => i * STEP);
  const spots = [
    ...along(right).flatMap(at => [
      { x: at, y: 0 },
      { x: at, y: foot },
    ]),
    ...along(foot).flatMap(at => [
      { x: 0, y: at },
      { x: right, y: at },
    ]),
  ];
  const far = (spot: Spot): number => Math.hypot(spot.x - x, spot.y - y);
  return spots.toSorted((a, b) => far(a) - far(b));
}

export const CORNERS = ['top-right', 'top-left', 'bottom-right', 'bottom-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** Where a box of this size lies in a corner of the window. */
export const cornerBox = (corner: Corner, { width, height }: Size, box: Size): Bounds => ({
  ...box,
  x: corner.endsWith('left') ? 0 : width - box.width,
  y: corner.startsWith('top') ? 0 : height - box.height,
});

/**
 * The corner of the window, of those that are `open`, in which a box covers the fewest of these spots, if not `now`; `near` is kept free around it. What is to be kept `clear` counts for more
 * than all of them. All in pixels.
 */
export function freestCorner(
  spots: readonly Spot[],
  { width, height }: Size,
  box: Size,
  near: Spot,
  now: Corner,
  open: readonly Corner[] = CORNERS,
  clear: readonly Bounds[] = [],
): Corner {
  const covered = (corner: Corner): number =>
    spots.filter(
      ({ x, y }) =>
        (corner.endsWith('left') ? x < box.width + near.x : x > width - box.width - near.x) &&
        (corner.startsWith('top') ? y < box.height + near.y : y > height - box.height - near.y),
    ).length +
    (spots.length + 1) * clear.filter(one => !isApart(one, cornerBox(corner, { width, height }, box))).length;
  return open.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best), open.includes(now) ? now : open[0]!);
}

interface Beside extends Spot {
  readonly side: 'right' | 'left' | 'over';
}

/**
 * Where a block stands that is written at a spot, seen from there and wholly in the window: to its right, to its left, below or above it, wherever there is room, and of these on the
 * side away from `from`; where it lies on none of what is `taken`, if that can be. The spot itself reaches so far `aside`. All in pixels.
 */
export function beside(
  { width, height }: Size,
  aside: number,
  window: Bounds,
  from: Spot = { x: 0, y: 0 },
  taken: readonly Bounds[] = [],
): Beside {
  if (!Number.isFinite(window.width)) return { x: aside, y: -height / 2, side: 'right' };
  const [left, right] = [window.x + RIM, window.x + window.width - RIM];
  const [top, foot] = [window.y + RIM, window.y + window.height - RIM];
  const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, most));
  const x = within(-width / 2, left, right - width);
  const y = within(-height / 2, top, foot - height);
  const above: Beside = { x, y: -aside - height, side: 'over' };
  const open: (Beside & { readonly toward: number })[] = [
    ...(aside + width <= right ? [{ x: aside, y, side: 'right', toward: from.x } as const] : []),
    ...(-aside - width >= left ? [{ x: -aside - width, y, side: 'left', toward: -from.x } as const] : []),
    ...(aside + height <= foot ? [{ x, y: aside, side: 'over', toward: from.y } as const] : []),
    ...(above.y >= top ? [{ ...above, toward: -from.y }] : []),
  ];
  const free = open.filter(at => taken.every(one => isApart({ x: at.x, y: at.y, width, height }, one)));
  const { toward: _, ...best } = (free.length > 0 ? free : open).reduce(
    (least, one) => (one.toward < least.toward ? one : least),
    free[0] ?? open[0] ?? { ...above, toward: 0 },
  );
  return best;
}
