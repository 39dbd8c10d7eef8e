import { expect, test } from 'vitest';
import { storyIn } from './tale-picture.ts';

const upTo = (most: number) => (line: string) => line.length <= most;

test('a story is broken into lines that fit, and ends with a whole sentence', () => {
  const says = ['The herd got away.', 'You won at the ford.', 'Nobody fainted.'];
  expect(storyIn(says, 6, upTo(12))).toEqual(['The herd got', 'away. You', 'won at the', 'ford. Nobody', 'fainted.']);
  expect(storyIn(says, 4, upTo(12))).toEqual(['The herd got', 'away. You', 'won at the', 'ford.']);
  expect(storyIn(says, 3, upTo(12))).toEqual(['The herd got', 'away.']);
});

test('of a single sentence that is too long its beginning is told', () => {
  expect(storyIn(['the herd got away at the ford'], 2, upTo(12))).toEqual(['the herd got', 'away at the …']);
  expect(storyIn(['unbreakable'], 2, upTo(4))).toEqual(['unbreakable']);
  expect(storyIn([], 2, upTo(4))).toEqual(['']);
});
