/** The measures of Under our Sun, on a few events: what counts to which figure. */
import { GAMES } from '@quarry/catalogue';
import type { Event } from '@quarry/kernel';
import { expect, test } from 'vitest';
import type { Tally } from '../tally.ts';
import { type Heard, notesOf } from '../testing/given.ts';

const game = GAMES.find(one => one.id === 'under-our-sun')!;
const event = (type: string, facts: Record<string, unknown> = {}): Event => ({ type, rule: 'US-X-1', ...facts });
const STATE = {
  mission: 0,
  players: [{ team: [] }, { team: [] }],
  characters: [
    { fitness: 0, diedIn: -1 },
    { fitness: 1, diedIn: -1 },
  ],
};
const HEARD: readonly Heard[] = [
  event('ap-raised', { ap: [4, 6] }),
  event('drank', { who: 0, n: 1, missing: 0, left: 3 }),
  event('drank', { who: 1, n: 0, missing: 1, left: 0 }),
  event('hurt', { who: 1, n: 2, left: 0, why: 'thirst' }),
  event('died', { who: 1, hex: 0, phase: 'night', day: 3 }),
  event('ended', { result: 'lost', why: 'last-day', day: 6 }),
];
const short = (parts: Tally['figures']): Record<string, readonly [number, number]> =>
  Object.fromEntries(Object.entries(parts).map(([id, { sum, n }]) => [id, [sum, n] as const]));

test('a mission counts by its end, its deaths and what it cost', () => {
  const tally = notesOf(game, 2, HEARD, { winners: [], why: 'US-R-95', facts: {} }, STATE);

  expect(short(tally.figures)).toMatchObject({ missions: [0, 1], day: [6, 1], deaths: [1, 1], thirsty: [1, 2], tired: [1, 2] });
  expect(short(tally.tables.mission!['The Dry Well']!)).toMatchObject({ won: [0, 1], deaths: [1, 1] });
  expect(short(tally.tables.difficulty!['easy']!)).toMatchObject({ won: [0, 1] });
});

test('a Son of Liberty is counted only where one is dealt, and the targets are those of the difficulty', () => {
  const tally = notesOf(game, 2, HEARD, { winners: [], why: 'US-R-95', facts: {} }, STATE);
  expect(tally.figures['son']).toBeUndefined();
  expect(game.proof.measures!.targets!('dry-well', 4)['missions']).toEqual([0.6, 0.75]);
  expect(game.proof.measures!.targets!('fort-liberty-traitor', 4)).toMatchObject({ son: [0.35, 0.5], day: [6, 7] });
});
