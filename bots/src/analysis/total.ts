/** What many small differences come to, of which only some were measured, each in a few worlds: the sum, and how far it may be off. */
import { mean } from '../thinking.ts';

/** One difference, world by world. */
export type Measured = readonly number[];

export interface Total {
  readonly sum: number;
  /** The variance of the sum. */
  readonly off: number;
}

/** Those that were measured stand for all of them, among which they are evenly spread. */
export function totalOf(measured: readonly Measured[], all: number): Total {
  if (measured.length === 0) return { sum: 0, off: 0 };
  const scale = all / measured.length;
  const means = measured.map(mean);
  const middle = mean(means);
  const byWorlds = measured.reduce((sum, by, i) => sum + mean(by.map(one => (one - means[i]!) ** 2)) / Math.max(1, by.length - 1), 0);
  const byPlaces = means.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  return { sum: scale * means.reduce((sum, one) => sum + one, 0), off: scale ** 2 * byWorlds + scale * (scale - 1) * byPlaces };
}
