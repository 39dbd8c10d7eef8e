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
  expect(hintFor(lesson, {}, { n: 1, kind: 'aim' })).toBeNull();
  expect(hintFor(lesson, {}, { n: 1, kind: 'act' })).toBe(0);
  expect(hintFor(lesson, { 0: 1 }, { n: 1, kind: 'act' })).toBe(0);
  expect(hintFor(lesson, { 0: 1 }, { n: 5, kind: 'act' })).toBeNull();
  expect(hintFor(lesson, { 0: 1 }, { n: 5, kind: 'aim' })).toBe(1);
  expect(hintFor(lesson, { 0: 1, 1: 5 }, { n: 6, kind: 'act' })).toBe(2);
  expect(hintFor(lesson, { 0: 1, 1: 5, 2: 6 }, { n: 7, kind: 'act' })).toBeNull();
});

test('a hint that was put away makes room for none at the same question', () => {
  expect(hintFor(lesson, { 0: putAway(1) }, { n: 1, kind: 'act' })).toBeNull();
  expect(hintFor(lesson, { 0: putAway(1) }, { n: 2, kind: 'aim' })).toBe(1);
});

test('whoever takes an answer back reads the hint of that question again, and strays by it from none', () => {
  expect(hintFor(lesson, { 0: 1 }, { n: 1_000_001, kind: 'act' })).toBe(0);
  expect(hintFor(lesson, { 0: 1 }, { n: 3_000_002, kind: 'act' })).toBeNull();
  expect(hintFor(lesson, { 0: 1 }, { n: 3_000_002, kind: 'aim' })).toBe(1);
});

test('whoever strays is not left without hints', () => {
  expect(hintFor(lesson, { 0: 1 }, { n: 16, kind: 'act' })).toBeNull();
  expect(hintFor(lesson, { 0: 1 }, { n: 17, kind: 'act' })).toBe(2);
  expect(hintFor(lesson, { 0: putAway(1) }, { n: 17, kind: 'act' })).toBe(2);
});
