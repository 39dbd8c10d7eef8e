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

const FANS: Readonly<Record<number, readonly Slot[]>> = {
  1: [{ x: 0, y: -7, scale: 1 }],
  2: [
    { x: -23, y: -7, scale: 0.66 },
    { x: 23, y: -7, scale: 0.66 },
  ],
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

/** Places for n models in one square, side by side and none hidden. */
export function fan(n: number): readonly Slot[] {
  const known = FANS[n];
  if (known) return known;
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
