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

/** The corner of the window in which a box that is so wide covers the fewest of these spots; `near` is kept free around it. All in pixels. */
export function freestCorner(
  spots: readonly Spot[],
  { width, height }: { readonly width: number; readonly height: number },
  box: number,
  near: number,
): (typeof CORNERS)[number] {
  const covered = (corner: (typeof CORNERS)[number]): number =>
    spots.filter(
      ({ x, y }) =>
        (corner.endsWith('left') ? x < box + near : x > width - box - near) &&
        (corner.startsWith('top') ? y < box + near : y > height - box - near),
    ).length;
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
