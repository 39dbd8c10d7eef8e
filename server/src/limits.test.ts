import { expect, test } from 'vitest';
import { Bucket, Buckets, Holdings } from './limits.ts';

test('a bucket gives so many at once, then so many a second', () => {
  const bucket = new Bucket(2, 3, 0);

  expect([0, 0, 0, 0].map(now => bucket.take(now))).toEqual([true, true, true, false]);
  expect(bucket.take(400)).toBe(false);
  expect(bucket.take(600)).toBe(true);
  expect(bucket.take(600)).toBe(false);
  expect([60_000, 60_000, 60_000, 60_000].map(now => bucket.take(now))).toEqual([true, true, true, false]);
});

test('addresses do not take from each other', () => {
  const buckets = new Buckets(1, 1);

  expect(buckets.take('a', 0)).toBe(true);
  expect(buckets.take('a', 0)).toBe(false);
  expect(buckets.take('b', 0)).toBe(true);
});

test('what is held is counted and let go', () => {
  const holdings = new Holdings();

  expect([1, 2, 3].map(() => holdings.take('a', 2))).toEqual([true, true, false]);
  holdings.drop('a');
  expect(holdings.of('a')).toBe(1);
  expect(holdings.take('a', 2)).toBe(true);
  holdings.drop('a');
  holdings.drop('a');
  expect(holdings.of('a')).toBe(0);
});
