/** Which of the own tables come first, which are folded away, and what is said of each. */
import type { Person, TableCover } from '@quarry/protocol';
import { expect, test } from 'vitest';
import type { MyTable } from '../store/keyring.ts';
import { folded, stateSays } from './my-tables-order.ts';

const MINUTE = 60_000;
const NOW = 1_000 * MINUTE;
const person = (seat: number, name: string): Person => ({ seat, name, who: 'person', bot: null, isHere: false });

const mine = (table: string, at = 0): MyTable => ({
  table,
  game: 'g',
  name: table,
  host: null,
  keys: [{ seat: 0, key: 'k' }],
  invites: [],
  curtain: false,
  at,
});
const cover = (some: Partial<TableCover>): TableCover => ({
  table: 't',
  name: 'A table',
  game: 'g',
  status: 'playing',
  isArchived: false,
  isOpen: false,
  people: [person(0, 'Ada'), person(1, 'Mara'), person(2, 'Ben')],
  mine: [0],
  isHost: false,
  host: 'Ada',
  mode: 'standard',
  isMyTurn: false,
  call: null,
  pausedBy: null,
  ended: null,
  turns: [1],
  since: NOW - 5 * MINUTE,
  createdAt: 0,
  changedAt: 0,
  chapter: null,
  next: null,
  ...some,
});

test('tables that wait for me come first, the longest wait before the others; what is over, gone or archived is folded away', () => {
  const found = {
    others: cover({ changedAt: 90 }),
    older: cover({ changedAt: 10 }),
    soon: cover({ isMyTurn: true, turns: [0], since: 80 }),
    late: cover({ isMyTurn: true, turns: [0], since: 20 }),
    paused: cover({ status: 'paused', changedAt: 99 }),
    over: cover({ status: 'over' }),
    archived: cover({ isArchived: true }),
    gone: 'gone',
  } as const;
  const tables = Object.keys(found).map(name => mine(name));

  const { open, away } = folded(tables, found);

  expect(open.map(one => one.table)).toEqual(['late', 'soon', 'others', 'older', 'paused']);
  expect(away.map(one => one.table)).toEqual(['archived', 'over', 'gone']);
});

test('a table in one line: the game, its chapter, how it stands', () => {
  const says = (some: Partial<TableCover>): string => stateSays(cover(some), 'Snow', NOW);

  expect(says({})).toBe('Snow · Waits for Mara, asked 5 minutes ago.');
  expect(says({ status: 'over', chapter: 2 })).toBe('Snow · chapter 2 · Finished.');
  expect(stateSays('gone', 'Snow', NOW)).toBe('This table is no longer there.');
  expect(stateSays('unknown', 'Snow', NOW)).toBe('The server cannot be reached.');
});
