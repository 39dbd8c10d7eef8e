/** Sensible players come to an end, in every game, at more of its tables than are tried by day. */
import { GAMES } from '@quarry/catalogue';
import { expect, test } from 'vitest';
import { findingsAt } from './testing/ends.ts';

const TABLES = 6;

test.each(GAMES.map(one => [one.id, one] as const))('%s: every match of sensible players ends', (_, game) => {
  expect(findingsAt(game, TABLES)).toEqual([]);
});
