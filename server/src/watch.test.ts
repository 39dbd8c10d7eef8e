import { expect, test } from 'vitest';
import { TookTooLong, watched } from './watch.ts';

test('what comes to an end gives its value, or throws what it throws', () => {
  expect(watched(60_000, () => [1, 2])).toEqual([1, 2]);
  expect(watched(60_000, () => undefined)).toBeUndefined();
  expect(() =>
    watched(60_000, () => {
      throw new RangeError('too deep');
    }),
  ).toThrow(RangeError);
});

test('what never ends is broken off, and nothing else is harmed', () => {
  expect(() =>
    watched(50, () => {
      for (;;);
    }),
  ).toThrow(TookTooLong);

  expect(watched(60_000, () => 'next')).toBe('next');
});

test('nothing inside can catch it', () => {
  let caught = 0;

  expect(() =>
    watched(50, () => {
      for (;;) {
        try {
          for (;;);
        } catch {
          caught += 1;
        }
      }
    }),
  ).toThrow(TookTooLong);

  expect(caught).toBe(0);
});

test('one within another counts for itself', () => {
  expect(watched(60_000, () => `${watched(60_000, () => 'inner')} and outer`)).toBe('inner and outer');
});
