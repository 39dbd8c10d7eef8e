/** What the land is drawn with: lines of ink, paper that is left free, shadows. All in units of a hex that reaches 58 from its middle to its points; ground.tsx makes it as large as the board has it. */
export type Ink = 'line' | 'thin' | 'solid' | 'shade' | 'paper' | 'water' | 'sign' | 'lamp';

export interface Stroke {
  readonly ink: Ink;
  /** As in the `d` of a path. */
  readonly d: string;
}

/** The next of a row of numbers from 0 to 1. */
export type Row = () => number;

/** The same row for the same seed, so that a tile always looks the same. */
export function rowOf(seed: number): Row {
  let s = (seed * 2_654_435_761) >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), s | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const short = (n: number): string => String(Math.round(n * 10) / 10);
/** Numbers of a path, none longer than it must be. */
export const d = (parts: TemplateStringsArray, ...numbers: readonly number[]): string =>
  parts.map((part, i) => (i < numbers.length ? part + short(numbers[i]!) : part)).join('');

export const line = (...paths: readonly string[]): Stroke => ({ ink: 'line', d: paths.join('') });
export const thin = (...paths: readonly string[]): Stroke => ({ ink: 'thin', d: paths.join('') });
export const solid = (...paths: readonly string[]): Stroke => ({ ink: 'solid', d: paths.join('') });
export const shade = (...paths: readonly string[]): Stroke => ({ ink: 'shade', d: paths.join('') });
export const paper = (...paths: readonly string[]): Stroke => ({ ink: 'paper', d: paths.join('') });
export const water = (...paths: readonly string[]): Stroke => ({ ink: 'water', d: paths.join('') });
export const sign = (...paths: readonly string[]): Stroke => ({ ink: 'sign', d: paths.join('') });
export const lamp = (...paths: readonly string[]): Stroke => ({ ink: 'lamp', d: paths.join('') });
/** Something with a rim of ink, and paper inside. */
export const body = (...paths: readonly string[]): readonly Stroke[] => [paper(...paths), line(...paths)];

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  d`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
export const box = (x: number, y: number, width: number, height: number): string => d`M${x} ${y}h${width}v${height}h${-width}Z`;

/** A list of so many, each by its place. */
export const times = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i));
