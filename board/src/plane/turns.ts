/**
 * Directions and turns by name instead of by angle: the cosines and sines are written out to twelve digits, so that every machine
 * turns alike. PL-6.
 */
import { norm } from './measure.ts';
import type { Point } from './types.ts';

// biome-ignore lint/suspicious/noApproximativeNumericConstant: the rules promise these twelve digits, not the nearest double
const DIAGONAL = 0.707106781187;

/** Cosine and sine of 15, 30, 45, 60, 75 and 90 degrees. */
export const TURNS: readonly (readonly [cos: number, sin: number])[] = [
  [0.965925826289, 0.258819045103],
  [0.866025403784, 0.5],
  [DIAGONAL, DIAGONAL],
  [0.5, 0.866025403784],
  [0.258819045103, 0.965925826289],
  [0, 1],
];

const QUARTER: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0.923879532511, y: 0.382683432365 },
  { x: DIAGONAL, y: DIAGONAL },
  { x: 0.382683432365, y: 0.923879532511 },
];

const turned = (points: readonly Point[]): Point[] => points.map(({ x, y }) => ({ x: 0 - y, y: x }));

/** Sixteen directions, counter-clockwise from east. */
export const COMPASS: readonly Point[] = [...QUARTER, ...turned(QUARTER), ...turned(turned(QUARTER)), ...turned(turned(turned(QUARTER)))];

/** The tangent of 22.5 degrees. */
export const TANGENT = 0.382683432365 / 0.923879532511;

/** Forty-eight directions for drawing, counter-clockwise from east, each turned by 7.5 degrees from the one before. */
export const RAYS: readonly Point[] = Array.from({ length: 47 }).reduce<Point[]>(
  rays => {
    const { x, y } = rays.at(-1)!;
    const next = { x: x * 0.991444861374 - y * 0.13052619222, y: x * 0.13052619222 + y * 0.991444861374 };
    const length = norm(next.x, next.y);
    return [...rays, { x: next.x / length, y: next.y / length }];
  },
  [{ x: 1, y: 0 }],
);
