/** Intervals: what must be true of them whatever was counted, and some known values. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMeans, addRates, intervalOfMean, intervalOfRate, noMean, verdict, withValue } from './statistics.ts';

const rate = fc.tuple(fc.nat(500), fc.nat(500)).map(([hits, misses]) => ({ hits, of: hits + misses }));
const values = fc.array(fc.integer({ min: -50, max: 200 }), { minLength: 2, maxLength: 60 });
const meanOf = (list: readonly number[]): ReturnType<typeof withValue> => list.reduce(withValue, noMean);

describe('Rates', () => {
  test('the interval lies within 0 and 1 and holds the value', () => {
    fc.assert(
      fc.property(rate, one => {
        const { value, low, high } = intervalOfRate(one);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
      }),
    );
  });

  test('four times as many games with the same rate make it narrower', () => {
    fc.assert(
      fc.property(
        rate.filter(one => one.of > 0),
        one => {
          const [few, many] = [intervalOfRate(one), intervalOfRate({ hits: one.hits * 4, of: one.of * 4 })];
          expect(many.high - many.low).toBeLessThan(few.high - few.low);
        },
      ),
    );
  });

  test("Wilson's own figures", () => {
    const { low, high } = intervalOfRate({ hits: 5, of: 10 });
    expect([low, high].map(one => one.toFixed(4))).toEqual(['0.2366', '0.7634']);
    expect(intervalOfRate({ hits: 0, of: 10 })).toMatchObject({ value: 0, low: 0 });
    expect(intervalOfRate({ hits: 0, of: 10 }).high.toFixed(4)).toBe('0.2775');
    expect(intervalOfRate({ hits: 0, of: 0 })).toEqual({ value: 0, low: 0, high: 1, n: 0 });
  });
});

describe('Means', () => {
  test('two halves add up to the whole', () => {
    fc.assert(
      fc.property(values, values, (a, b) => {
        expect(addMeans(meanOf(a), meanOf(b))).toEqual(meanOf([...a, ...b]));
      }),
    );
    fc.assert(
      fc.property(rate, rate, (a, b) => {
        expect(addRates(a, b)).toEqual({ hits: a.hits + b.hits, of: a.of + b.of });
      }),
    );
  });

  test('the interval is centred on the mean and as wide as the spread says', () => {
    fc.assert(
      fc.property(values, list => {
        const { value, low, high, n } = intervalOfMean(meanOf(list));
        const mean = list.reduce((sum, one) => sum + one, 0) / list.length;
        const deviation = Math.sqrt(list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (list.length - 1));
        expect(value).toBeCloseTo(mean, 8);
        expect(high - value).toBeCloseTo(value - low, 6);
        expect(high - low).toBeCloseTo((2 * 1.959964 * deviation) / Math.sqrt(n), 3);
      }),
    );
  });

  test('one value says nothing of the spread', () => {
    expect(intervalOfMean(meanOf([3]))).toEqual({ value: 3, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, n: 1 });
  });

  test('95 of 100 intervals hold the truth', () => {
    let seed = 1;
    const toss = (): boolean => (seed = (seed * 48271) % 2147483647) % 10 < 3;
    let held = 0;
    for (let run = 0; run < 1000; run++) {
      const hits = Array.from({ length: 80 }, toss).filter(Boolean).length;
      const { low, high } = intervalOfRate({ hits, of: 80 });
      if (low <= 0.3 && high >= 0.3) held += 1;
    }
    expect(held).toBeGreaterThan(930);
    expect(held).toBeLessThan(970);
  });
});

test('a figure is on target, near it as long as its interval reaches it, or above or below', () => {
  const figure = { value: 5, low: 4, high: 6, n: 10 };
  expect(verdict(figure, [figure.value, 9])).toBe('on');
  expect(verdict(figure, [6, 9])).toBe('near');
  expect(verdict(figure, [6.1, 9])).toBe('below');
  expect(verdict(figure, [1, 3.9])).toBe('above');
  expect(verdict({ ...figure, n: 0 }, [1, 2])).toBe('unknown');
});
