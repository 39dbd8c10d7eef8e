/**
 * Where things are drawn on a board of squares that a game draws itself: squares of 100 units, models fanned out in one square, outlines of areas, places on a rim.
 * For drawing only.
 */
import type { Area } from '@quarry/board';
import type { Spot } from './plane.ts';

export const SIDE = 100;

export const cornerOf = (area: Area, square: number): Spot => ({ x: area.xs[square]! * SIDE, y: area.ys[square]! * SIDE });
export const centreOf = (area: Area, square: number): Spot => ({ x: (area.xs[square]! + 0.5) * SIDE, y: (area.ys[square]! + 0.5) * SIDE });

/** A place in a square, seen from its middle, and how much smaller the model is drawn there. */
export interface Slot extends Spot {
  readonly scale: number;
}

const FANS: Readonly<Record<number, readonly Slot[]>> = {
  3: [
    { x: -24, y: -25, scale: 0.58 },
    { x: 24, y: -25, scale: 0.58 },
    { x: 0, y: 19, scale: 0.58 },
  ],
  4: [
    { x: -24, y: -25, scale: 0.56 },
    { x: 24, y: -25, scale: 0.56 },
    { x: -24, y: 19, scale: 0.56 },
    { x: 24, y: 19, scale: 0.56 },
  ],
};

/** How far a model reaches from its middle if nothing is said of its size. */
export const USUAL_RADIUS = 33;

/** Places in one square for models that reach so far, side by side and none hidden. */
export function fan(radii: readonly number[]): readonly Slot[] {
  if (radii.length === 1) return [{ x: 0, y: -7, scale: 1 }];
  if (radii.length === 2) return pair(radii);
  const slots = FANS[radii.length] ?? grid(radii.length);
  return slots.map((slot, i) => ({ ...slot, scale: slot.scale * Math.min(1, USUAL_RADIUS / radii[i]!) }));
}

/** Two share the width of their square as their sizes have it. */
function pair(radii: readonly number[]): readonly Slot[] {
  const [left = 0, right = 0] = radii;
  const scale = (SIDE - 8) / (2 * (left + right));
  const away = SIDE / 2 - 4;
  return [
    { x: -away + left * scale, y: -7, scale },
    { x: away - right * scale, y: -7, scale },
  ];
}

function grid(n: number): readonly Slot[] {
  const columns = Math.ceil(Math.sqrt(n));
  const rows = Math.ceil(n / columns);
  const step = SIDE / columns;
  return Array.from({ length: n }, (_, i) => ({
    x: ((i % columns) - (columns - 1) / 2) * step,
    y: (Math.floor(i / columns) - (rows - 1) / 2) * Math.min(step, SIDE / rows),
    scale: 1.1 / columns,
  }));
}

/** The border of a set of squares, as one path of straight pieces. */
export function outlineOf(area: Area, squares: ReadonlySet<number>, inset = 4): string {
  const isIn = (x: number, y: number): boolean => {
    const square = area.at(x, y);
    return square >= 0 && squares.has(square);
  };
  const pieces: string[] = [];
  for (const square of squares) {
    const x = area.xs[square]!;
    const y = area.ys[square]!;
    const [left, top, right, bottom] = [x * SIDE + inset, y * SIDE + inset, (x + 1) * SIDE - inset, (y + 1) * SIDE - inset];
    const reachLeft = isIn(x - 1, y) ? x * SIDE - inset : left;
    const reachRight = isIn(x + 1, y) ? (x + 1) * SIDE + inset : right;
    const reachTop = isIn(x, y - 1) ? y * SIDE - inset : top;
    const reachBottom = isIn(x, y + 1) ? (y + 1) * SIDE + inset : bottom;
    if (!isIn(x, y - 1)) pieces.push(`M${reachLeft} ${top}H${reachRight}`);
    if (!isIn(x, y + 1)) pieces.push(`M${reachLeft} ${bottom}H${reachRight}`);
    if (!isIn(x - 1, y)) pieces.push(`M${left} ${reachTop}V${reachBottom}`);
    if (!isIn(x + 1, y)) pieces.push(`M${right} ${reachTop}V${reachBottom}`);
  }
  return pieces.join('');
}

/** A place on a circle about the middle, by degrees from the east, clockwise. */
export const polar = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
};

/** What stands on the rim of a large model stands further in, so that it covers nothing in the next square. */
const RIM = 36;
export const onRim = (radius: number, beyond: number): number => Math.min(radius, RIM) + beyond;
