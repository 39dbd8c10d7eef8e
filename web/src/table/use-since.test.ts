/** What happened since one’s turn is asked for anew where some of it was taken back. */
import { expect, test } from 'vitest';
import type { ChairState } from '../connection/chair.ts';
import { isTakenBack } from './use-since.ts';

const log = (lines: number, isWhole: boolean, steps = 0) =>
  ({ from: 2, lines: new Array(lines), news: { isWhole, steps: new Array(steps) } }) as unknown as ChairState;

test('a log that has grown is told on; one that has shrunk, or was told otherwise, is not what it was', () => {
  expect(isTakenBack(12, log(10, false))).toBe(false);
  expect(isTakenBack(12, log(14, false, 4))).toBe(false);
  expect(isTakenBack(12, log(7, true))).toBe(true);
  expect(isTakenBack(12, log(11, true, 4))).toBe(true);
});

test('a table that is joined again has nothing taken back', () => {
  expect(isTakenBack(12, log(14, true))).toBe(false);
});
