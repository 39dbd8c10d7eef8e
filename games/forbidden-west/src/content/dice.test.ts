/** The dice of the box. */
import { expect, test } from 'vitest';
import { ALL_DICE, capped, countOf, FACES } from './dice.ts';

test('[FW-DICE-1][FW-R-8] every face is one to three pips, a critical or a blank', () => {
  expect(FACES.map(faces => faces.map(face => (face === 'crit' ? 'C' : face === 0 ? '-' : `${face}`)).join(','))).toEqual([
    '-,1,1,1,2,C',
    '-,1,2,2,3,C',
    '1,2,3,3,C,C',
  ]);
});

test('[FW-DICE-7][FW-R-7] eight dice in all; a roll of a fight holds seven of them at most', () => {
  expect(ALL_DICE).toEqual([4, 3, 1]);
  expect(countOf(ALL_DICE)).toBe(8);
  expect(capped([9, 9, 9])).toEqual([4, 2, 1]);
});
