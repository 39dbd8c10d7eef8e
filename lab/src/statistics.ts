/** Figures with 95 % intervals: Wilson's for rates, the normal one for means. Sums are kept so that two halves add up to the whole. */

/** So many of so many. */
export interface Rate {
  readonly hits: number;
  readonly of: number;
}

export interface Mean {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
}

/** A figure: its value, and the bounds that hold the true one in 95 of 100 runs. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly n: number;
}

const Z = 1.959964;

export const noRate: Rate = { hits: 0, of: 0 };
export const noMean: Mean = { n: 0, sum: 0, squares: 0 };

export const addRates = (a: Rate, b: Rate): Rate => ({ hits: a.hits + b.hits, of: a.of + b.of });
export const addMeans = (a: Mean, b: Mean): Mean => ({ n: a.n + b.n, sum: a.sum + b.sum, squares: a.squares + b.squares });
export const withValue = ({ n, sum, squares }: Mean, value: number): Mean => ({
  n: n + 1,
  sum: sum + value,
  squares: squares + value * value,
});

/** Wilson's interval: it stays within 0 and 1, and makes sense for few games and for rates near 0 or 1. */
export function intervalOfRate({ hits, of }: Rate): Interval {
  if (of === 0) return { value: 0, low: 0, high: 1, n: 0 };
  const p = hits / of;
  const zz = Z * Z;
  const middle = (p + zz / (2 * of)) / (1 + zz / of);
  const half = (Z / (1 + zz / of)) * Math.sqrt((p * (1 - p)) / of + zz / (4 * of * of));
  return { value: p, low: hits === 0 ? 0 : middle - half, high: hits === of ? 1 : middle + half, n: of };
}

export function intervalOfMean({ n, sum, squares }: Mean): Interval {
  if (n === 0) return { value: 0, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, n };
  const value = sum / n;
  if (n === 1) return { value, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, n };
  const variance = Math.max(0, (squares - n * value * value) / (n - 1));
  const half = Z * Math.sqrt(variance / n);
  return { value, low: value - half, high: value + half, n };
}

/** Where a figure stands to its target: `near` if it misses it, but its interval still reaches it. */
export type Verdict = 'below' | 'near' | 'on' | 'above' | 'unknown';
export function verdict({ value, low, high, n }: Interval, [from, to]: readonly [number, number]): Verdict {
  if (n === 0) return 'unknown';
  if (value >= from && value <= to) return 'on';
  if (high < from) return 'below';
  return low > to ? 'above' : 'near';
}
