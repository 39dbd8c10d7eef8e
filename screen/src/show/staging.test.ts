/** What is laid over a picture goes to the other side where it would lie on somebody. */
import { expect, test } from 'vitest';
import { freeSide } from './staging.tsx';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
const STAMP = box(800, 50, 150, 190);

test('it stands on the right, and goes to the left only where it would lie on one of those whom the moment is about', () => {
  expect(freeSide(STAMP, [])).toBe('right');
  expect(freeSide(STAMP, [box(300, 60, 40, 40), box(820, 300, 40, 40)])).toBe('right');
  expect(freeSide(STAMP, [box(300, 60, 40, 40), box(930, 220, 40, 40)])).toBe('left');
});

test('who stands beside it, edge to edge, is not under it', () => {
  expect(freeSide(STAMP, [box(760, 60, 40, 40), box(800, 240, 40, 40)])).toBe('right');
});
