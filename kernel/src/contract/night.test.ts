import { expect, test } from 'vitest';
import { playersAt, stillWanted } from './night.ts';

test('[K-80] by day nearly everything has to be seen, by night everything', () => {
  const names = Array.from({ length: 40 }, (_, i) => `decision/${i}`);

  expect(stillWanted(names.slice(0, 5), 40, false)).toEqual(names.slice(0, 5));
  expect(stillWanted(names.slice(0, 4), 40, false)).toEqual([]);
  expect(stillWanted(names.slice(0, 1), 40, true)).toEqual(names.slice(0, 1));
  expect(stillWanted(names.slice(0, 1), 9, false)).toEqual(names.slice(0, 1));
});

test('by day every table of a few is played, of many every other one, or every fourth by a single kind of players; by night all by everybody', () => {
  const played = (players: readonly string[], tables: number, seeds: readonly number[], night = false): string[] =>
    Array.from({ length: tables }, (_, table) => seeds.flatMap(seed => playersAt(players, { table, tables, seed }, night)).join());

  expect(played(['sensible'], 2, [1, 2])).toEqual(['sensible', 'sensible']);
  expect(played(['random', 'sensible'], 3, [1])).toEqual(['sensible', 'random', 'sensible']);
  expect(played(['random', 'sensible'], 5, [1])).toEqual(['sensible', '', '', 'random', 'sensible']);
  expect(played(['sensible'], 8, [1])).toEqual(['', '', '', 'sensible', '', '', '', 'sensible']);
  expect(played(['random', 'sensible'], 5, [1], true)).toEqual(new Array(5).fill('random,sensible'));
});
