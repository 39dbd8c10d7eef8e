import type { Vote } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { voteSays } from './notices.tsx';

const nameOf = (seat: number): string => ['Ada', 'Ben', 'Cy'][seat]!;
const vote = (yes: readonly number[], open: readonly number[]): Vote => ({ id: 1, about: 'undo', by: 0, says: '', yes, open });

test('nobody is told that they are waited for, nor that whoever asks agrees', () => {
  expect(voteSays(vote([0], [1]), nameOf, 1)).toBe('Do you agree?');
  expect(voteSays(vote([0], [1]), nameOf, 0)).toBe('Waiting for Ben.');
  expect(voteSays(vote([0, 1], [2]), nameOf, 2)).toBe('Ben agrees. Do you agree?');
  expect(voteSays(vote([0], [1, 2]), nameOf, 1)).toBe('Do you agree? Waiting for Cy.');
  expect(voteSays(vote([0, 1], [2]), nameOf, null)).toBe('Ben agrees. Waiting for Cy.');
});
