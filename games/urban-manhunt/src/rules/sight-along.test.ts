/** Where a path comes into sight, on the yard for tests: the Block stands from (10, 10) to (16, 14), the Barricade from (20, 23.8) to (28, 24.2). */
import { expect, test } from 'vitest';
import { GUNMAN } from '../testing/fixtures.ts';
import { given } from '../testing/rehearsal.ts';
import { sightAlong } from './sight-along.ts';

const seenOn = (from: readonly [number, number], crim: readonly [number, number], ...path: readonly { x: number; y: number }[]) => {
  const { state } = given({ hunters: [{ at: from }], crims: [{ card: GUNMAN, at: crim }] });
  return sightAlong(state, 0, path).map(({ from: first, isSeen, hasCover }) => ({ first, isSeen, hasCover }))[0];
};

test('in the open it is seen from the first inch on', () => {
  expect(seenOn([30, 20], [36, 20], { x: 32_000, y: 20_000 })).toEqual({ first: 0, isSeen: true, hasCover: false });
});

test('from behind a block it comes into sight where the block ends', () => {
  const found = seenOn([9, 12], [18, 12], { x: 9_000, y: 26_000 })!;

  expect(found.isSeen).toBe(true);
  expect(found.first).toBeGreaterThan(4_000);
  expect(found.first).toBeLessThan(13_000);
});

test('what is passed through is remembered, though the end is out of sight', () => {
  const found = seenOn([16, 17], [18, 12], { x: 8_800, y: 16_000 }, { x: 8_800, y: 12_000 })!;

  expect(found).toMatchObject({ first: 0, isSeen: false });
});

test('behind a low wall there is cover', () => {
  expect(seenOn([24, 21], [24, 30], { x: 24_000, y: 23_200 })).toMatchObject({ isSeen: true, hasCover: true });
});
