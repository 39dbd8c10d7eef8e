/**
 * What heads are put together from: flat shapes on a field of 100 by 100, each with its shade, and the plain pieces of a body. A part is drawn by the mood of whoever wears it.
 */
import { createElement, Fragment, type ReactNode } from 'react';
import { PAINT } from './theme.ts';

export const MOODS = ['idle', 'hurt', 'down'] as const;
export type Mood = (typeof MOODS)[number];
export type Part = (mood: Mood) => ReactNode;

/** One shape, or several of one colour. */
export const flat =
  (fill: string, ...paths: readonly string[]): Part =>
  () => <path d={paths.join('')} fill={fill} />;

/** A shape, and what of it the light does not reach. */
export const lit =
  (fill: string, path: string, shaded: string, depth = 0.2): Part =>
  () => (
    <>
      <path d={path} fill={fill} />
      <path d={shaded} fill={PAINT.night} fillOpacity={depth} />
    </>
  );

export const line =
  (stroke: string, width: number, path: string): Part =>
  () => <path d={path} fill="none" stroke={stroke} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />;

export const dots =
  (fill: string, r: number, ...places: readonly (readonly [x: number, y: number])[]): Part =>
  () => <path d={places.map(([x, y]) => disc(x, y, r)).join('')} fill={fill} />;

/** A disc as a path. */
export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`;
/** A ring: a disc with a hole. */
export const ring = (x: number, y: number, r: number, ry: number, width: number): string =>
  `${disc(x, y, r, ry)}M${x - r + width} ${y}a${r - width} ${ry - width} 0 1 1 ${2 * (r - width)} 0a${r - width} ${ry - width} 0 1 1 ${-2 * (r - width)} 0Z`;
export const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`;

export const group =
  (...parts: readonly Part[]): Part =>
  mood =>
    createElement(Fragment, null, ...parts.map(part => part(mood)));

/** Another part in each mood; null draws nothing. */
export const byMood =
  (parts: Readonly<Record<Mood, Part | null>>): Part =>
  mood =>
    parts[mood]?.(mood) ?? null;
/** There until its wearer goes down. */
export const whileUp = (part: Part): Part => byMood({ idle: part, hurt: part, down: null });

/** Shoulders `width` to each side, their slope beginning at `y`. */
export function shoulders(fill: string, width = 40, y = 76): Part {
  const [left, right] = [50 - width, 50 + width];
  const [inner, outer] = [width * 0.42, width - 2];
  const half = `M50 ${y - 2}L${50 + inner} ${y + 2}Q${50 + outer} ${y + 6} ${right} 112`;
  return lit(fill, `${half}H${left}Q${50 - outer} ${y + 6} ${50 - inner} ${y + 2}Z`, `${half}H50Z`);
}

/** Those of a giant: they fill the picture from side to side. */
export const hulk = (fill: string, y = 60): Part =>
  lit(fill, `M-6 112Q-2 ${y} 28 ${y}L50 ${y + 6}L72 ${y}Q102 ${y} 106 112Z`, `M50 ${y + 6}L72 ${y}Q102 ${y} 106 112H50Z`);

export const neck = (skin: string): Part => lit(skin, 'M41 60h18v20q-9 7-18 0Z', 'M41 66q9 9 18 3v8q-10 6-18-3Z', 0.26);

export interface Skull {
  /** Half of its width, its crown, its chin, and how square the jaw is (0.3 pointed, 1 square). */
  readonly half?: number;
  readonly top?: number;
  readonly chin?: number;
  readonly jaw?: number;
  readonly hasEars?: boolean;
}

/** A head of skin, seen from the front. */
export function skull(skin: string, { half = 17, top = 28, chin = 74, jaw = 0.7, hasEars = true }: Skull = {}): Part {
  const [left, right] = [50 - half, 50 + half];
  const [brow, cheek] = [top + 16, chin - 18];
  const ears = `M${left + 2} ${brow + 1}q-7-2-6 6q1 8 7 7ZM${right - 2} ${brow + 1}q7-2 6 6q-1 8-7 7Z`;
  const head = `M${left} ${brow}Q${left} ${top} 50 ${top}T${right} ${brow}V${cheek}Q${50 + half * jaw} ${chin} 50 ${chin}T${left} ${cheek}Z`;
  const shaded = `M54 ${top}Q${right} ${top} ${right} ${brow}V${cheek}Q${50 + half * jaw} ${chin} 50 ${chin}Q61 ${(top + chin) / 2} 54 ${top}Z`;
  return lit(skin, hasEars ? head + ears : head, shaded, 0.16);
}
