/**
 * Where something stands beside a thing: above it, to a side or below it, wholly on the screen, and over the thing only if there is no other room; and where a
 * panel covers the least of what is looked at meanwhile.
 */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Corner {
  readonly left: number;
  readonly top: number;
}

/** Kept free, in pixels, to the thing and to the edge of the screen. */
const GAP = 8;

/** What holds all of these. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(one => one.left)),
  top: Math.min(...boxes.map(one => one.top)),
  right: Math.max(...boxes.map(one => one.right)),
  bottom: Math.max(...boxes.map(one => one.bottom)),
});

/** As near to a place as it fits into the room. */
export const within = (at: number, length: number, room: number): number => Math.max(GAP, Math.min(at, room - GAP - length));

export function besideOf(thing: Box, { width, height }: Size, screen: Size): Corner {
  const across = within((thing.left + thing.right - width) / 2, width, screen.width);
  const down = within((thing.top + thing.bottom - height) / 2, height, screen.height);
  const places: readonly Corner[] = [
    { left: across, top: thing.top - GAP - height },
    { left: thing.right + GAP, top: down },
    { left: thing.left - GAP - width, top: down },
    { left: across, top: thing.bottom + GAP },
  ];
  const fits = ({ left, top }: Corner): boolean =>
    left >= GAP && top >= GAP && left + width <= screen.width - GAP && top + height <= screen.height - GAP;
  return places.find(fits) ?? { left: across, top: within(thing.top - GAP - height, height, screen.height) };
}

/** What a panel had better not cover, and how much it matters: a share of each of its pixels. */
export interface Kept {
  readonly box: Box;
  readonly weight: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Below what stands at the head of the screen, if there is room for it. */
const below = (head: number, top: number, height: number, screen: Size): number =>
  Math.max(top, Math.min(head + GAP, screen.height - GAP - height));

/** What matters more than the board as a whole. */
const MATTERS = 1;

/**
 * Beside the thing or at an edge of the screen, right before left and below before above: where it covers the least. What stands at the head of the screen stays in
 * sight, unless more of what matters would be covered instead.
 */
export function leastOver(thing: Box, { width, height }: Size, screen: Size, kept: readonly Kept[], head = 0): Corner {
  const down = within((thing.top + thing.bottom - height) / 2, height, screen.height);
  const [right, low] = [screen.width - GAP - width, within(screen.height, height, screen.height)];
  const places: readonly Corner[] = [
    besideOf(thing, { width, height }, screen),
    ...[right, GAP].flatMap(left => [low, GAP, down].map(top => ({ left, top }))),
  ];
  const cost = ({ left, top }: Corner, all = kept): number => {
    const box = { left, top, right: left + width, bottom: top + height };
    return all.reduce((sum, one) => sum + overlap(box, one.box) * one.weight, 0);
  };
  const best = places.reduce((least, one) => (cost(one) < cost(least) ? one : least));
  const lower = { left: best.left, top: below(head, best.top, height, screen) };
  const matters = kept.filter(({ weight }) => weight > MATTERS);
  return cost(lower, matters) > cost(best, matters) ? best : lower;
}

/** Small boxes along the straight way from the middle of one to that of the other. */
export function alongside(from: Box, to: Box, n: number): readonly Box[] {
  const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  const [a, b] = [middle(from), middle(to)];
  return Array.from({ length: n }, (_, i) => {
    const at = (i + 0.5) / n;
    const [x, y] = [a.x + (b.x - a.x) * at, a.y + (b.y - a.y) * at];
    return { left: x - GAP, top: y - GAP, right: x + GAP, bottom: y + GAP };
  });
}
