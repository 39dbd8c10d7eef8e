import type { Person } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { wonSays } from './ending.tsx';

const people: readonly Person[] = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({ seat, name, who: 'person', bot: null, isHere: true }));
const won = (winners: readonly number[], as: number | null, some = people): string => wonSays(some, { winners }, as);

test('the end is said to whoever reads it', () => {
  expect(won([0, 1, 2], 1)).toBe('You win, all three of you');
  expect(won([0, 1], 1, people.slice(0, 2))).toBe('You win, both of you');
  expect(won([0], 0)).toBe('You win');
  expect(won([0, 1], 0)).toBe('You win, and not alone');
  expect(won([0], 1)).toBe('Ada wins');
  expect(won([0, 1], null)).toBe('Ada and Bo win');
  expect(won([], 0)).toBe('All of you lose');
  expect(won([], 0, people.slice(0, 1))).toBe('You lose');
  expect(won([], null)).toBe('Nobody wins');
});
