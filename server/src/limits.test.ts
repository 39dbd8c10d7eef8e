import { expect, test } from 'vitest';
import { Bucket, Buckets, Holdings, houseOf } from './limits.ts';

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

test('however many addresses come, only so many are remembered', () => {
  const buckets = new Buckets(1 / 3600, 5);

  for (let i = 0; i < 30_000; i++) for (let j = 0; j < 3; j++) buckets.take(`address ${i}`, i);

  expect(buckets.size).toBeLessThanOrEqual(10_000);
});

test('a house with a whole range of addresses counts as one', () => {
  expect(houseOf('192.0.2.7')).toBe('192.0.2.7');
  expect(houseOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(houseOf('2001:db8:1:2:3:4:5:6')).toBe(houseOf('2001:0DB8:1:2::9'));
  expect(houseOf('2001:db8:1:2::')).not.toBe(houseOf('2001:db8:1:3::'));
  expect(houseOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(houseOf('::1')).toBe('0:0:0:0::/64');
});
