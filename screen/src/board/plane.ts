/**
 * How a plane is drawn: its y grows upwards and the page's downwards, one unit of those that people measure in is one cell wide. Scale,
 * outline of a reach, and where the name of a piece of terrain has room. Sums only; plane-parts.tsx draws.
 */
import type { Point, Unit } from '@quarry/kernel';
import type { Bounds } from '../view-box.ts';

export const CELL = 64;
const FINENESS = 1000;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const measureOf = (unit: Unit | null): number => unit?.of ?? 1;

/** Where a point of the plane lies on the board. */
export const spotOf = ({ x, y }: Point, unit: Unit | null): Spot => {
  const cell = CELL / measureOf(unit);
  return { x: x * cell, y: 0 - y * cell };
};

/** The point under a spot of the board, to a thousandth of a unit. */
export const pointAt = ({ x, y }: Spot, unit: Unit | null): Point => {
  const finely = (cells: number): number => (Math.round(cells * FINENESS) * measureOf(unit)) / FINENESS;
  return { x: finely(x / CELL), y: finely(0 - y / CELL) };
};

const round = (x: number): number => Math.round(x * 100) / 100;
export const textOf = (spots: readonly Spot[]): string => spots.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');

function isClockwise(spots: readonly Spot[]): boolean {
  const twice = spots.reduce((sum, a, i) => {
    const b = spots[(i + 1) % spots.length]!;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return twice < 0;
}

/** Polygons that may overlap, as one shape: all turn the same way, so that none cuts a hole into another. */
export const shapeOf = (outline: readonly (readonly Point[])[], unit: Unit | null): string =>
  outline
    .filter(points => points.length > 2)
    .map(points => points.map(point => spotOf(point, unit)))
    .map(spots => `M${textOf(isClockwise(spots) ? spots.toReversed() : spots)}Z`)
    .join('');

/** A line of the scale each so many units. */
const EVERY = 6;

export interface ScaleLine {
  readonly at: number;
  readonly says: string;
}

/** The lines of the scale across the board, by spot and by what is written at them. */
export function scaleOf({ x, y, width, height }: Bounds): { readonly upright: readonly ScaleLine[]; readonly level: readonly ScaleLine[] } {
  const step = EVERY * CELL;
  const lines = (from: number, to: number, says: (at: number) => number): ScaleLine[] => {
    const first = Math.ceil(from / step);
    const count = Math.max(0, Math.floor(to / step) - first + 1);
    return Array.from({ length: count }, (_, i) => (first + i) * step).map(at => ({ at, says: String(says(at / CELL)) }));
  };
  return { upright: lines(x, x + width, at => at), level: lines(y, y + height, at => 0 - at) };
}

/** Letters are at least this tall on the screen, in pixels. */
export const LEGIBLE = 11;
/** Pixels that a letter of a name takes up, and a line of it. */
export const LETTER = 6.4;
const LINE = 15;

/** Whether a name fits into a box when a unit of the board takes up so many pixels. */
export const hasRoom = (name: string, { width, height }: Bounds, scale: number): boolean =>
  name.length * LETTER + 8 <= width * scale && LINE <= height * scale;

/** Letters in a line of what is said of a piece of terrain. */
const LINE_LENGTH = 30;

/** What is said of a piece of terrain, in lines: its name, up to the first comma, and then the rest. */
export function nameOf(says: string): readonly [string, ...string[]] {
  const [name = '', ...rest] = says.split(', ');
  const lines: string[] = [];
  for (const word of rest.join(', ').split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE_LENGTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return [name, ...lines];
}
