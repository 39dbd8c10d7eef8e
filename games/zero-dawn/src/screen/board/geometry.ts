/** Where things are drawn: squares of 100 units, models fanned out in one square, outlines of areas. For drawing only. */
import type { Area } from '@quarry/board';

export const SIDE = 100;
/** Room around the tiles for the names of rows and columns. */
export const MARGIN = 46;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const cornerOf = (area: Area, square: number): Spot => ({ x: area.xs[square]! * SIDE, y: area.ys[square]! * SIDE });
export const centreOf = (area: Area, square: number): Spot => ({ x: (area.xs[square]! + 0.5) * SIDE, y: (area.ys[square]! + 0.5) * SIDE });

export interface Slot extends Spot {
  readonly scale: number;
}

/** How far a model reaches from its middle, in units of the board: a hunter, and the least and the largest machine. */
export const HUNTER_RADIUS = 33;
const LEAST = { hp: 5, radius: 30 };
const LARGEST = { hp: 17, radius: 46 };

/** What can take more is drawn larger, and always inside its square. */
export const radiusOf = ({ hp }: { readonly hp: number }): number =>
  LEAST.radius + ((Math.min(Math.max(hp, LEAST.hp), LARGEST.hp) - LEAST.hp) / (LARGEST.hp - LEAST.hp)) * (LARGEST.radius - LEAST.radius);

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

/** Places in one square for models that reach so far, side by side and none hidden. */
export function fan(radii: readonly number[]): readonly Slot[] {
  if (radii.length === 1) return [{ x: 0, y: -7, scale: 1 }];
  if (radii.length === 2) return pair(radii);
  const slots = FANS[radii.length] ?? grid(radii.length);
  return slots.map((slot, i) => ({ ...slot, scale: slot.scale * Math.min(1, HUNTER_RADIUS / radii[i]!) }));
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

/** The same small numbers for the same seed: moss and stones lie where they lay. */
export function scatter(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}
