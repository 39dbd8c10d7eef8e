/** Which positions of a lesson become pictures of How to play. */
import { expect, test } from 'vitest';
import { worthPictures } from './how-to-play.ts';

const steps = (...kinds: readonly string[]) => kinds.map((when, i) => ({ i, hint: { when } }));
const numbers = (...kinds: readonly string[]): readonly number[] => worthPictures(steps(...kinds)).map(({ i }) => i);

test('a short lesson is shown whole', () => {
  expect(numbers('act', 'act', 'aim')).toEqual([0, 1, 2]);
});

test('a long one by each kind of question once, then its beginning, and always its end', () => {
  expect(numbers('act', 'act', 'act', 'act', 'act', 'act', 'act', 'act', 'aim', 'act', 'load', 'act')).toEqual([0, 1, 2, 3, 4, 8, 10, 11]);
});
