import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';

test('[PL-43] eight thousand random questions are answered as the slow reference answers them', () => {
  const { agreed, fault } = fuzz(8_000, 77);

  expect(fault).toBeNull();
  expect(Object.keys(agreed).sort()).toEqual([
    'flights',
    'footprints',
    'nearest legal',
    'positions',
    'routes',
    'samples and outlines',
    'shares and lattices',
    'sight and cover',
    'slides',
    'steps',
    'ways',
  ]);
  expect(Object.values(agreed).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(7_200);
});
