/**
 * Sensible players come to an end, in every game, at one of its tables; each night at more (soak.night.test.ts). The whole of it is
 * `quarry lab <game> --soak 100_000 --bot sensible`.
 */
import { GAMES } from '@quarry/catalogue';
import { expect, test } from 'vitest';
import { findingsAt } from './testing/ends.ts';

const TABLES = 1;

test.each(GAMES.map(one => [one.id, one] as const))('%s: every match of sensible players ends', (_, game) => {
  expect(findingsAt(game, TABLES)).toEqual([]);
});
