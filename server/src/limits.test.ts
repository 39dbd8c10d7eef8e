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

test('a bucket that is asked with an earlier time gives what it has, and nothing is lost', () => {
  const bucket = new Bucket(1, 3, 1_000_000);
  bucket.take(1_000_000);

  expect([5, 5, 5].map(now => bucket.take(now))).toEqual([true, true, false]);
  expect(bucket.take(1_005)).toBe(true);
});

test('something big takes as much as it is worth, and never more than there can be', () => {
  const bucket = new Bucket(1, 10, 0);

  expect(bucket.take(0, 8)).toBe(true);
  expect(bucket.take(0, 3)).toBe(false);
  expect(bucket.take(0, 2)).toBe(true);
  expect(bucket.take(10_000, 50)).toBe(true);
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

test('the port that a proxy adds, or a zone, makes no other house; what is no address is one house', () => {
  expect(houseOf('192.0.2.7:51234')).toBe('192.0.2.7');
  expect(houseOf('[2001:db8:1:2::9]:443')).toBe(houseOf('2001:db8:1:2::7'));
  expect(houseOf('[::ffff:192.0.2.7]:1')).toBe('192.0.2.7');
  expect(houseOf('fe80::1%eth0')).toBe(houseOf('fe80::2'));
  expect(houseOf(' 192.0.2.7 ')).toBe('192.0.2.7');
  for (const odd of ['', 'unknown', '_hidden', '192.0.2.7.9', '1.2.3.4:x', 'x'.repeat(500)]) expect(houseOf(odd)).toBe('unknown');
});
