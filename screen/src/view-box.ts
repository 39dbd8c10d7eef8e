/**
 * How a board lies in its window: `x` and `y` of the window that the board's origin is drawn at, and `k` pixels to one unit.
 * Pure sums; viewport.tsx listens to wheel, fingers and keys.
 */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How far one may zoom beyond the whole board: out to half of it, in to eight times. */
const OUT = 0.5;
const IN = 8;
/** At least this much of the board, in pixels, stays in the window. */
const HOLD = 80;

/** What the window keeps free around the board, in pixels. */
const MARGIN = 16;

/** The whole board in the middle of the window. */
export function fit(bounds: Bounds, size: Size, margin = MARGIN): Place {
  const k = Math.max(
    0.01,
    Math.min((size.width - 2 * margin) / Math.max(bounds.width, 1e-6), (size.height - 2 * margin) / Math.max(bounds.height, 1e-6)),
  );
  return {
    x: size.width / 2 - (bounds.x + bounds.width / 2) * k,
    y: size.height / 2 - (bounds.y + bounds.height / 2) * k,
    k,
  };
}

/** What must be legible at first: a unit of the board takes up `least` pixels, or the whole is not shown. Then up to `good`, as long as `of` is in sight. */
export interface Legible {
  /** What matters now. */
  readonly of: Bounds;
  /** Less of it, each but a part of the one before: the first that can be seen legibly is looked at where all of it cannot. */
  readonly less?: readonly Bounds[];
  /** Where one looks if nothing of that can be seen at once. */
  readonly at: Spot;
  readonly least: number;
  readonly good: number;
  /** What it takes up where nothing of that can be seen at once; `good` if it is left out. */
  readonly part?: number;
  /** At least, where all that a moment is about is brought into the picture; `least` if it is left out. */
  readonly together?: number;
  /** Everything that matters is to be seen at once, or the whole board: one chooses among it. */
  readonly isAllOrWhole?: true;
  /** The same in a window that is held in the hand, where seeing more counts for more than seeing it large. */
  readonly inHand?: Pick<Legible, 'least' | 'good' | 'part'>;
}

/** A window that is no wider is held in the hand. */
export const HANDHELD = 640;

/** The whole board, or what matters of it where the whole would be too small to read. Beyond its edge there is nothing to see. */
export function fitLegibly(bounds: Bounds, size: Size, legible: Legible): Place {
  const { of, less = [], at, isAllOrWhole } = legible;
  const { least, good, part = good } = size.width <= HANDHELD ? (legible.inHand ?? legible) : legible;
  const whole = fit(bounds, size);
  if (whole.k >= least) return whole;
  const seen = [of, ...less].find(one => fit(one, size).k >= least);
  if (!seen && isAllOrWhole) return whole;
  const k = seen ? Math.min(fit(seen, size).k, good) : part;
  const middle = seen ? { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 } : at;
  const along = (to: number, from: number, length: number, room: number): number => {
    if (length * k <= room) return room / 2 - (from + length / 2) * k;
    return Math.min(Math.max(room / 2 - to * k, room - MARGIN - (from + length) * k), MARGIN - from * k);
  };
  return {
    x: along(middle.x, bounds.x, bounds.width, size.width),
    y: along(middle.y, bounds.y, bounds.height, size.height),
    k,
  };
}

/** The buttons of the window beside the board. */
export const beside = (size: Size, strip: number): { readonly tools: 'beside'; readonly room: Size } => ({
  tools: 'beside',
  room: { width: Math.max(1, size.width - strip), height: size.height },
});

/** Where the buttons of the window stand, so that they cover nothing: beside the board or below it, wherever it stays larger. */
export function besideOrBelow(bounds: Bounds, size: Size, strip: number): { readonly tools: 'beside' | 'below'; readonly room: Size } {
  const aside = beside(size, strip);
  const below = { width: size.width, height: Math.max(1, size.height - strip) };
  return fit(bounds, aside.room).k >= fit(bounds, below).k ? aside : { tools: 'below', room: below };
}

/** More than this is covered, or bare below the board, only if it is laid out anew. */
const A_LITTLE = 24;
const BARE = 120;

/**
 * Whether a board that was laid out for a room stays where it is when more or less of its window is free below: nothing more of it is covered, and what came
 * free is filled by it, or is too little to move it for.
 */
export function staysLaid({ room, place }: { readonly room: Size; readonly place: Place }, bounds: Bounds, free: Size): boolean {
  if (room.width !== free.width || free.height < room.height - A_LITTLE) return false;
  const above = Math.max(0, place.y + bounds.y * place.k);
  const below = free.height - (place.y + (bounds.y + bounds.height) * place.k);
  return below - above <= BARE;
}

/** Zooms by `factor` about a point of the window, which stays where it is. */
export function zoom(place: Place, at: { readonly x: number; readonly y: number }, factor: number, bounds: Bounds, size: Size): Place {
  const whole = fit(bounds, size).k;
  const k = Math.min(Math.max(place.k * factor, whole * OUT), whole * IN);
  const by = k / place.k;
  return hold({ x: at.x - (at.x - place.x) * by, y: at.y - (at.y - place.y) * by, k }, bounds, size);
}

export function pan(place: Place, dx: number, dy: number, bounds: Bounds, size: Size): Place {
  return hold({ ...place, x: place.x + dx, y: place.y + dy }, bounds, size);
}

/** Moves the board so that a box of the window that is not wholly inside it comes to the middle; null if it is inside. */
export function bringIn(place: Place, box: Bounds, bounds: Bounds, size: Size): Place | null {
  const isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height;
  if (isInside) return null;
  return pan(place, size.width / 2 - (box.x + box.width / 2), size.height / 2 - (box.y + box.height / 2), bounds, size);
}

/**
 * The same for several boxes, of which all are to be seen at once: from farther away if they do not fit, as long as a unit of the board takes up `least` pixels; else the first of
 * them is brought in.
 */
export function bringAllIn(place: Place, boxes: readonly [Bounds, ...Bounds[]], bounds: Bounds, size: Size, least: number): Place | null {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const all = {
    x: left,
    y: top,
    width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) - top,
  };
  const by = Math.min(1, (size.width - 2 * MARGIN) / all.width, (size.height - 2 * MARGIN) / all.height);
  const panned = (box: Bounds): Place | null => {
    const moved = bringIn(place, box, bounds, size);
    return moved && filled(moved, bounds, size);
  };
  if (by === 1) return panned(all);
  if (place.k * by < least) return panned(boxes[0]);
  const middle = { x: all.x + all.width / 2, y: all.y + all.height / 2 };
  const { x, y, k } = place;
  return filled({ x: size.width / 2 - (middle.x - x) * by, y: size.height / 2 - (middle.y - y) * by, k: k * by }, bounds, size);
}

/** As near to this place as the board fills the window: beyond its edge there is nothing to see. */
function filled({ x, y, k }: Place, bounds: Bounds, { width, height }: Size): Place {
  const along = (at: number, from: number, length: number, room: number): number =>
    length * k <= room ? at : Math.min(Math.max(at, room - MARGIN - (from + length) * k), MARGIN - from * k);
  return { x: along(x, bounds.x, bounds.width, width), y: along(y, bounds.y, bounds.height, height), k };
}

/** A board that is nearly out of the window is held by its edge. */
function hold(place: Place, bounds: Bounds, size: Size): Place {
  const left = bounds.x * place.k;
  const top = bounds.y * place.k;
  return {
    k: place.k,
    x: Math.min(Math.max(place.x, HOLD - left - bounds.width * place.k), size.width - HOLD - left),
    y: Math.min(Math.max(place.y, HOLD - top - bounds.height * place.k), size.height - HOLD - top),
  };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Which of the spots is next in that direction: near, and not far to the side. -1 if there is none. */
export function nextSpot(from: Spot, spots: readonly Spot[], direction: Direction): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, i) => {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const along = direction === 'left' ? -dx : direction === 'right' ? dx : direction === 'up' ? -dy : dy;
    const aside = Math.abs(direction === 'left' || direction === 'right' ? dy : dx);
    if (along < 1 || aside > along * 2.5) return;
    const far = Math.hypot(along, 2.5 * aside); // a neighbour on hexes lies half a cell aside and is still nearer than the one behind it
    if (far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

/** The place inside of a window, so far from its edges at least, that is nearest to a place of the board: itself, if it is in sight. */
export function nearestIn(
  { x, y, width, height }: Bounds,
  at: { readonly x: number; readonly y: number },
  margin: number,
): { x: number; y: number } {
  const isIn = at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
  const within = (low: number, size: number, one: number): number => Math.max(low + margin, Math.min(low + size - margin, one));
  return isIn ? { x: at.x, y: at.y } : { x: within(x, width, at.x), y: within(y, height, at.y) };
}
