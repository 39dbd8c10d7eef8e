import { expect, test } from 'vitest';
import { linesOf } from './tale-picture.ts';

const upTo = (most: number) => (line: string) => line.length <= most;

test('a story is broken into lines that fit, and what is too much ends in an ellipsis', () => {
  expect(linesOf('the herd got away at the ford', 5, upTo(12))).toEqual(['the herd got', 'away at the', 'ford']);
  expect(linesOf('the herd got away at the ford', 2, upTo(12))).toEqual(['the herd got', 'away at the …']);
  expect(linesOf('unbreakable', 2, upTo(4))).toEqual(['unbreakable']);
});
