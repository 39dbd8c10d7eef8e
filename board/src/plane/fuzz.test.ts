import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';

/** By night more of them, for each takes the slow reference its time. */
const QUESTIONS = process.env['QUARRY_NIGHT'] ? 8_000 : 2_000;

test(`[PL-43] ${QUESTIONS} random questions are answered as the slow reference answers them`, () => {
  const { agreed, fault } = fuzz(QUESTIONS, 77);

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
  expect(Object.values(agreed).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0.9 * QUESTIONS);
});
