/** Intervals and paired differences: what must be true of them whatever was counted, and some known values. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { intervalOf, noSum, type Part, pairedDifference, type Sum, verdict, wilson, withPart } from './statistics.ts';

type Plain = Omit<Part, 'kind'>;
const sumOf = (kind: Part['kind'], parts: readonly Plain[]): Sum =>
  parts.reduce<Sum>((all, part) => withPart(all, { kind, ...part }), noSum(kind));
/** One value per match. */
const each = (values: readonly number[]): Plain[] => values.map(sum => ({ n: 1, sum }));

const rateParts = fc.array(
  fc.tuple(fc.nat(20), fc.nat(20)).map(([sum, misses]) => ({ n: sum + misses, sum })),
  { maxLength: 40 },
);
const values = fc.array(fc.integer({ min: -50, max: 200 }), { minLength: 2, maxLength: 60 });

describe('Rates', () => {
  test('the interval lies within 0 and 1 and holds the value', () => {
    fc.assert(
      fc.property(rateParts, parts => {
        const { value, low, high } = intervalOf(sumOf('rate', parts));
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(value + 1e-12);
        expect(high).toBeGreaterThanOrEqual(value - 1e-12);
      }),
    );
  });

  test("Wilson's own figures, where a match adds at most once", () => {
    const { low, high, n } = intervalOf(sumOf('rate', each([1, 1, 1, 1, 1, 0, 0, 0, 0, 0])));
    expect([low, high].map(one => one.toFixed(4))).toEqual(['0.2366', '0.7634']);
    expect(n).toBe(10);
    expect(intervalOf(sumOf('rate', each(new Array<number>(10).fill(0)))).high.toFixed(4)).toBe('0.2775');
    expect(intervalOf(noSum('rate'))).toEqual({ value: 0, low: 0, high: 1, n: 0 });
    expect(wilson(0.5, 40).high - wilson(0.5, 40).low).toBeLessThan(wilson(0.5, 10).high - wilson(0.5, 10).low);
  });

  test('what happens within one match hangs together: ten matches of all or nothing are worth ten, not a hundred', () => {
    const clumped = sumOf(
      'rate',
      Array.from({ length: 10 }, (_, i) => ({ n: 10, sum: i < 5 ? 10 : 0 })),
    );
    const { value, low, high, n } = intervalOf(clumped);
    const nine = wilson(0.5, 9);
    expect([value, n]).toEqual([0.5, 100]);
    expect([low, high].map(one => one.toFixed(6))).toEqual([nine.low, nine.high].map(one => one.toFixed(6)));
  });
});

describe('Means', () => {
  test('two halves add up to the whole', () => {
    fc.assert(
      fc.property(values, values, (a, b) => {
        const whole = each(b).reduce<Sum>((all, part) => withPart(all, { kind: 'mean', ...part }), sumOf('mean', each(a)));
        expect(whole).toEqual(sumOf('mean', each([...a, ...b])));
      }),
    );
  });

  test('the interval is centred on the mean, and for many matches as wide as the spread says', () => {
    const list = Array.from({ length: 400 }, (_, i) => i % 7);
    const { value, low, high } = intervalOf(sumOf('mean', each(list)));
    const mean = list.reduce((sum, one) => sum + one, 0) / list.length;
    const deviation = Math.sqrt(list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (list.length - 1));
    expect(value).toBeCloseTo(mean, 9);
    expect(high - value).toBeCloseTo(value - low, 9);
    expect((high - low) / ((2 * 1.966 * deviation) / Math.sqrt(400))).toBeCloseTo(1, 3);
  });

  test("few matches widen it as Student's table says", () => {
    const { high, value } = intervalOf(sumOf('mean', each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])));
    expect((high - value) / (Math.sqrt(11) / Math.sqrt(11))).toBeCloseTo(2.228, 2);
  });

  test('one match says nothing of the spread, nor does none', () => {
    expect(intervalOf(sumOf('mean', each([3])))).toEqual({
      value: 3,
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
      n: 1,
    });
    expect(intervalOf(noSum('mean'))).toMatchObject({ value: 0, n: 0, high: Number.POSITIVE_INFINITY });
  });

  test('a mean over many per match: its value is that of all of them', () => {
    const { value, n } = intervalOf(
      sumOf('mean', [
        { n: 3, sum: 9 },
        { n: 1, sum: 1 },
      ]),
    );
    expect([value, n]).toEqual([2.5, 4]);
  });

  test('95 of 100 intervals hold the truth, of rates once per match and of rates often per match', () => {
    let seed = 1;
    const toss = (odds: number): boolean => (seed = (seed * 48271) % 2147483647) % 1000 < odds * 1000;
    const held = { once: 0, often: 0 };
    const holds = ({ low, high }: { readonly low: number; readonly high: number }): number => (low <= 0.3 && high >= 0.3 ? 1 : 0);
    for (let run = 0; run < 1000; run++) {
      const once = each(Array.from({ length: 80 }, () => (toss(0.3) ? 1 : 0)));
      held.once += holds(intervalOf(sumOf('rate', once)));
      // Half of the matches have odds of 0.1, half of 0.5.
      const often = Array.from({ length: 80 }, () => {
        const odds = toss(0.5) ? 0.1 : 0.5;
        return { n: 20, sum: Array.from({ length: 20 }, () => toss(odds)).filter(Boolean).length };
      });
      held.often += holds(intervalOf(sumOf('rate', often)));
    }
    for (const count of Object.values(held)) {
      expect(count).toBeGreaterThan(930);
      expect(count).toBeLessThan(970);
    }
  });
});

describe('Paired differences', () => {
  test('of one value per match: the mean of the differences, and their spread', () => {
    const found = pairedDifference(each([1, 0, 1, 1]), each([0, 0, 1, 0]))!;
    expect([found.one, found.other, found.difference.value, found.difference.n]).toEqual([0.75, 0.25, 0.5, 4]);
    // The differences are 1, 0, 0, 1: a standard error of 0.288675; for three degrees of freedom Student says 3.18.
    expect(found.difference.high - 0.5).toBeCloseTo(3.18 * 0.288675, 1);
    expect(found.difference.low + found.difference.high).toBeCloseTo(1, 9);
  });

  test('a version against itself differs by nothing at all', () => {
    fc.assert(
      fc.property(
        rateParts.filter(parts => parts.length > 1 && parts.some(part => part.n > 0)),
        parts => {
          const { value, low, high } = pairedDifference(parts, parts)!.difference;
          expect([value, low, high]).toEqual([0, 0, 0]);
        },
      ),
    );
  });

  test('the other way round it has the other sign', () => {
    const [a, b] = [
      [
        { n: 4, sum: 1 },
        { n: 2, sum: 2 },
        { n: 0, sum: 0 },
      ],
      [
        { n: 1, sum: 0 },
        { n: 3, sum: 3 },
        { n: 5, sum: 1 },
      ],
    ] as const;
    const [here, there] = [pairedDifference(a, b)!.difference, pairedDifference(b, a)!.difference];
    expect(here.value).toBeCloseTo(0.5 - 4 / 9, 12);
    expect([there.value, there.low, there.high].map(one => one.toFixed(9))).toEqual(
      [-here.value, -here.high, -here.low].map(one => one.toFixed(9)),
    );
  });

  test('what pairs share drops out: a noisy figure that is always one more has an interval without width', () => {
    const noisy = [3, 90, 17, 55, 4];
    const { value, low, high } = pairedDifference(each(noisy.map(one => one + 1)), each(noisy))!.difference;
    expect([value, low, high].map(one => one.toFixed(9))).toEqual(['1.000000000', '1.000000000', '1.000000000']);
  });

  test('what was never seen in one of the two is not compared', () => {
    expect(pairedDifference([{ n: 0, sum: 0 }], [{ n: 1, sum: 1 }])).toBeNull();
  });

  test('95 of 100 intervals hold the true difference of a ratio', () => {
    let seed = 7;
    const below = (most: number): number => (seed = (seed * 48271) % 2147483647) % most;
    let held = 0;
    for (let run = 0; run < 1000; run++) {
      // The same luck in both; in the first version a quarter of the hits more.
      const pairs = Array.from({ length: 60 }, () => {
        const n = 1 + below(8);
        const hits = Array.from({ length: n }, () => below(100));
        return { n, one: hits.filter(one => one < 50).length, other: hits.filter(one => one < 40).length };
      });
      const { low, high } = pairedDifference(
        pairs.map(({ n, one }) => ({ n, sum: one })),
        pairs.map(({ n, other }) => ({ n, sum: other })),
      )!.difference;
      if (low <= 0.1 && high >= 0.1) held += 1;
    }
    expect(held).toBeGreaterThan(925);
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
