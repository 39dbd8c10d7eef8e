/** The measures of Primal, on a few events: what counts to which figure. */
import { GAMES } from '@quarry/catalogue';
import type { Event } from '@quarry/kernel';
import { expect, test } from 'vitest';
import type { Tally } from '../tally.ts';
import { type Heard, notesOf } from '../testing/given.ts';

const game = GAMES.find(one => one.id === 'primal')!;
const event = (type: string, facts: Record<string, unknown> = {}): Event => ({ type, rule: 'PA-X-1', ...facts });
const STATE = { level: 1, monster: { id: 'ramhide' }, hunters: [{ id: 'mirah' }, { id: 'ljonar' }] };
const HEARD: readonly Heard[] = [
  event('hunt-opened', { monster: 'ramhide', level: 1, scenario: 0, hunters: 2 }),
  event('unleashed', { damage: 2, struggle: 6 }),
  event('hunt-lost', { monster: 'ramhide', why: 'time', round: 10 }),
  event('hunt-opened', { monster: 'ramhide', level: 1, scenario: 0, hunters: 2 }),
  event('turn-begun', { seat: 0, position: 'front' }),
  event('behaviour-revealed', { slot: 0, card: 0, by: 0 }),
  event('attrition-failed', { seat: 0, card: 0 }),
  event('turn-ended', { seat: 0 }),
  event('unleashed', { damage: 2, struggle: 6 }),
  event('unleashed', { damage: 2, struggle: 6 }),
  event('knocked-out', { seat: 1, sector: 2 }),
  event('hunt-won', { monster: 'ramhide', round: 7 }),
];
const short = (parts: Tally['figures']): Record<string, readonly [number, number]> =>
  Object.fromEntries(Object.entries(parts).map(([id, { sum, n }]) => [id, [sum, n] as const]));

test('each hunt of a chapter is counted by itself, and only won ones have a length', () => {
  const tally = notesOf(game, 2, HEARD, { winners: [0, 1], why: 'PA-WIN-1', facts: {} }, STATE);

  expect(short(tally.figures)).toMatchObject({
    hunts: [1, 2],
    'by-time': [1, 1],
    rounds: [7, 1],
    unleashed: [2, 1],
    falls: [1, 1],
    resisted: [0, 1],
    woken: [1, 1],
  });
  expect(short(tally.tables.level!['level 1']!)).toMatchObject({ won: [1, 2], rounds: [7, 1] });
  expect(short(tally.tables.hunter!.Mirah!)).toEqual({ with: [1, 2] });
  expect(short(tally.tables.hunter!.Dareon!)).toEqual({ without: [1, 2] });
});

test('targets are those of the level that is hunted at the table', () => {
  const wins = (mode: string) => game.proof.measures!.targets!(mode, 2)['hunts'];
  const levels = game.tables.map(({ mode, setup }) => [mode, setup as { mode: string; level: number; chapter: number }] as const);

  expect(wins('prologue')).toEqual([0.8, 0.9]);
  expect(wins('expedition-sleeper')).toEqual([0.3, 0.4]);
  const ordinary = levels.filter(([mode, setup]) => setup.mode === 'expedition' && mode !== 'expedition-sleeper');
  expect(ordinary.map(([mode, { level }]) => [level, wins(mode)])).toEqual(
    ordinary.map(([, { level }]) => [
      level,
      [
        [0.8, 0.9],
        [0.55, 0.65],
        [0.5, 0.6],
        [0.45, 0.55],
      ][level],
    ]),
  );
  expect(new Set(ordinary.map(([, { level }]) => level))).toEqual(new Set([0, 1, 2, 3]));
  expect(wins('trial')).toEqual([0.55, 0.65]);
});
