import type { Person, TableCover } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { endedLately, firstSentence, greets, inPassing, playSays, seatsSay, standsSo, titleOf } from './words.ts';

const MINUTE = 60_000;
const NOW = 10_000 * MINUTE;
const person = (seat: number, name: string, who: Person['who'] = 'person'): Person => ({ seat, name, who, bot: null, isHere: false });
const PEOPLE = [person(0, 'Ada'), person(1, 'Mara'), person(2, 'Rus', 'bot'), person(3, 'Seat 4', 'open')];
const cover = (some: Partial<TableCover>): TableCover =>
  ({
    table: 't',
    status: 'playing',
    people: PEOPLE,
    turns: [1],
    isMyTurn: false,
    since: NOW - 5 * MINUTE,
    pausedBy: null,
    ended: null,
    ...some,
  }) as TableCover;

test('the greeting says the time of day, the name and how many tables wait', () => {
  expect(greets('Nell', 20, 2)).toBe('Good evening, Nell. Two tables wait for you.');
  expect(greets('Nell', 8, 1)).toBe('Good morning, Nell. One table waits for you.');
  expect(greets('', 14, 0)).toBe('Good afternoon. No table waits for you.');
  expect(greets('Nell', 3, 12)).toBe('Good evening, Nell. 12 tables wait for you.');
});

test('the button says what one comes for, where that is known', () => {
  expect(playSays('take an action')).toBe('Take an action');
  expect(playSays('')).toBe('Play');
});

test('a table says whose turn it is and since when, who paused it, or why nobody plays', () => {
  const says = (some: Partial<TableCover>): string => standsSo(cover(some), NOW);
  expect(says({})).toBe('Waits for Mara, asked 5 minutes ago.');
  expect(says({ isMyTurn: true, turns: [0], since: NOW })).toBe('You were asked just now.');
  expect(says({ turns: [] })).toBe('Played 5 minutes ago.');
  expect(says({ status: 'paused', pausedBy: 'Ada' })).toBe('Paused by Ada. Everything is saved.');
  expect(says({ status: 'paused' })).toBe('Paused. Everything is saved.');
  expect(says({ status: 'gathering' })).toBe('Not begun yet: people gather.');
});

test('seats are people, bots and gaps', () => {
  expect(seatsSay(PEOPLE)).toBe('Ada, Mara, Rus (bot) and 1 free seat');
});

test('of what ended lately the last is told; what has no sentence, or is older, is not', () => {
  const over = (table: string, hours: number, ended: string | null = 'They win.'): TableCover =>
    cover({ table, status: 'over', ended, since: NOW - hours * 60 * MINUTE });
  expect(endedLately([over('old', 40), over('first', 20), over('last', 3), over('mute', 1, null), cover({})], NOW)?.table).toBe('last');
  expect(endedLately([over('old', 40)], NOW)).toBeNull();
});

test('a poster has the first sentence, and a long name in two lines', () => {
  expect(firstSentence('A burnt world, hex by hex. Walk out of it.')).toBe('A burnt world, hex by hex.');
  expect(firstSentence('No end')).toBe('No end');
  expect(titleOf('Horizon Forbidden West: Seeds of Rebellion')).toEqual({ above: 'Horizon Forbidden West', title: 'Seeds of Rebellion' });
  expect(titleOf('Primal: The Awakening')).toEqual({ above: '', title: 'Primal: The Awakening' });
});

test('a question is read in passing: whole if it is short, else without the facts beside it', () => {
  expect(inPassing('What do you do? 2 actions left.')).toBe('What do you do? 2 actions left.');
  expect(inPassing('What do you do? 6 AP; 6 of 7 HP, 7 of 8 water, infected, on Anvil Ridge.')).toBe('What do you do?');
});
