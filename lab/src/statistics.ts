/**
 * Figures with 95 % intervals. A figure is a sum over a count (so many won of so many played, so many turns in so many encounters), and a
 * match may add to it once, often or not at all. What happens within one match hangs together, so the match is the unit of chance: two
 * hundred attacks in one match say less than one attack in each of two hundred. Where a match adds to a rate at most once, the interval is Wilson's.
 */

/** What one match adds to a figure. */
export interface Part {
  readonly kind: 'rate' | 'mean';
  readonly n: number;
  /** Of a rate: how often it was so. */
  readonly sum: number;
}

/** What many matches add up to. Two halves make the whole. */
export interface Sum extends Part {
  /** How many matches added to it; and sums over these of sum × sum, sum × n and n × n. */
  readonly matches: number;
  readonly sumSum: number;
  readonly sumN: number;
  readonly nN: number;
}

/** A figure: its value, and the bounds that hold the true one in 95 of 100 runs. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly n: number;
}

const Z = 1.959964;

/** How many standard errors from the value the bounds lie, if the spread is known from so many matches only. */
function reach(matches: number): number {
  const free = matches - 1;
  const third = (Z ** 3 + Z) / 4;
  const fifth = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  return Z + third / free + fifth / (free * free);
}

export const noSum = (kind: Part['kind']): Sum => ({ kind, n: 0, sum: 0, matches: 0, sumSum: 0, sumN: 0, nN: 0 });

export const withPart = ({ kind, ...all }: Sum, { n, sum }: Part): Sum => ({
  kind,
  n: all.n + n,
  sum: all.sum + sum,
  matches: all.matches + 1,
  sumSum: all.sumSum + sum * sum,
  sumN: all.sumN + sum * n,
  nN: all.nN + n * n,
});

export function intervalOf(all: Sum): Interval {
  return all.kind === 'rate' ? intervalOfRate(all) : intervalOfMean(all);
}

/** How far the value may be off, squared: from how much more each match adds to the sum than its count would lead one to expect. */
function varianceOf({ n, sum, matches, sumSum, sumN, nN }: Sum): number {
  if (matches < 2) return Number.POSITIVE_INFINITY;
  const value = sum / n;
  const errors = Math.max(0, sumSum - 2 * value * sumN + value * value * nN);
  return (errors * matches) / ((matches - 1) * n * n);
}

function intervalOfMean(all: Sum): Interval {
  const { n, sum, matches } = all;
  const value = n === 0 ? 0 : sum / n;
  const half = n === 0 || matches < 2 ? Number.POSITIVE_INFINITY : reach(matches) * Math.sqrt(varianceOf(all));
  return { value, low: value - half, high: value + half, n };
}

/** Wilson's interval, for as many independent observations as the matches are worth. */
function intervalOfRate(all: Sum): Interval {
  const { n, sum, nN } = all;
  const isOncePerMatch = nN === n;
  const value = n === 0 ? 0 : sum / n;
  const variance = isOncePerMatch ? 0 : varianceOf(all);
  const worth = variance > 0 && Number.isFinite(variance) ? Math.min(n, (value * (1 - value)) / variance) : n;
  return { ...wilson(value, worth), n };
}

/** It stays within 0 and 1, and makes sense for few games and for rates near 0 or 1. */
export function wilson(p: number, n: number): Interval {
  if (n === 0) return { value: p, low: 0, high: 1, n };
  const zz = Z * Z;
  const middle = (p + zz / (2 * n)) / (1 + zz / n);
  const half = (Z / (1 + zz / n)) * Math.sqrt((p * (1 - p)) / n + zz / (4 * n * n));
  return { value: p, low: p === 0 ? 0 : middle - half, high: p === 1 ? 1 : middle + half, n };
}

/**
 * One figure in two versions of the same matches, paired match by match: its value in each, and how far the first is above the second. With
 * one value per match this is the plain paired difference. Null if it was never seen in one of them.
 */
export function pairedDifference(
  one: readonly Omit<Part, 'kind'>[],
  other: readonly Omit<Part, 'kind'>[],
): { readonly one: number; readonly other: number; readonly difference: Interval } | null {
  const matches = one.length;
  const [a, b] = [ratioOf(one), ratioOf(other)];
  if (!a || !b) return null;
  const value = a.value - b.value;
  const squares = one.reduce((sum, part, i) => sum + (a.errorOf(part) - b.errorOf(other[i]!)) ** 2, 0);
  const half = matches > 1 ? reach(matches) * Math.sqrt(squares / (matches - 1) / matches) : Number.POSITIVE_INFINITY;
  return { one: a.value, other: b.value, difference: { value, low: value - half, high: value + half, n: matches } };
}

type Plain = Omit<Part, 'kind'>;

function ratioOf(parts: readonly Plain[]): { readonly value: number; readonly errorOf: (part: Plain) => number } | null {
  const sum = parts.reduce((total, part) => total + part.sum, 0);
  const n = parts.reduce((total, part) => total + part.n, 0);
  if (n === 0) return null;
  const value = sum / n;
  return { value, errorOf: part => ((part.sum - value * part.n) * parts.length) / n };
}

/** Where a figure stands to its target: `near` if it misses it, but its interval still reaches it. */
export type Verdict = 'below' | 'near' | 'on' | 'above' | 'unknown';
export function verdict({ value, low, high, n }: Interval, [from, to]: readonly [number, number]): Verdict {
  if (n === 0) return 'unknown';
  if (value >= from && value <= to) return 'on';
  if (high < from) return 'below';
  return low > to ? 'above' : 'near';
}
