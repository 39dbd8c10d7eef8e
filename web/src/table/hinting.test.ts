import type { LessonInfo } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { hintFor, putAway } from './hinting.ts';

const lesson: LessonInfo = {
  id: 'first',
  title: 'First',
  says: '',
  seat: 0,
  hints: ['act', 'aim', 'act'].map(when => ({ when, says: `about ${when}`, about: [] })),
};

test('a hint waits for its kind of question and comes once, in the order of the lesson', () => {
  expect(hintFor(lesson, {}, { n: 1, kind: 'aim' })).toBe(1);
  expect(hintFor(lesson, {}, { n: 1, kind: 'act' })).toBe(0);
  expect(hintFor(lesson, { 0: 1 }, { n: 1, kind: 'act' })).toBe(0);
  expect(hintFor(lesson, { 0: 1 }, { n: 5, kind: 'act' })).toBe(2);
  expect(hintFor(lesson, { 0: putAway(1), 2: putAway(4) }, { n: 5, kind: 'act' })).toBeNull();
  expect(hintFor(lesson, { 0: putAway(1) }, { n: 1, kind: 'act' })).toBeNull();
  expect(hintFor(lesson, { 0: putAway(1) }, { n: 5, kind: 'act' })).toBe(2);
  expect(hintFor(lesson, {}, { n: 5, kind: 'other' })).toBeNull();
});
