import type { Asked } from '@quarry/protocol';
import { describe, expect, test } from 'vitest';
import { answerPlaced, backFrom, canSays, emptyDraft, fromUnits, goSays, inUnits, led, placedOf } from './placing.ts';

const asked = (choose: Asked['choose']) => ({ choose }) as Asked;
const a = { x: 1, y: 2 };
const b = { x: 3, y: 4 };
const no = { why: 'R-1', says: 'A wall is in the way.' };

describe('a path that is placed', () => {
  const one = led(emptyDraft(1), 'path', a, { path: [a], says: '2 of 9 inches' });
  const two = led(one, 'path', b, { path: [a, { x: 2, y: 2 }, b], says: '5 of 9 inches' });

  test('goes on leg by leg, however many corners a leg has, and back leg by leg', () => {
    expect(placedOf(two)).toEqual({ path: [a, { x: 2, y: 2 }, b], says: '5 of 9 inches', refused: null });
    expect(placedOf(backFrom(two)!)).toEqual({ path: [a], says: '2 of 9 inches', refused: null });
    expect(backFrom(backFrom(backFrom(two)!)!)).toBeNull();
  });

  test('stays as it was when a place is not possible, and is not sent before that is taken back', () => {
    const stopped = led(one, 'path', b, no);
    expect(placedOf(stopped)).toEqual({ path: [a], says: '2 of 9 inches', refused: { at: b, ...no } });
    expect(answerPlaced(asked('path'), stopped)).toBeNull();
    expect(answerPlaced(asked('path'), backFrom(stopped)!)).toEqual([a]);
  });

  test('is sent whole; nothing placed is nothing to send', () => {
    expect(answerPlaced(asked('path'), two)).toEqual([a, { x: 2, y: 2 }, b]);
    expect(answerPlaced(asked('path'), emptyDraft(1))).toBeNull();
  });
});

test('a point moves with each place, and is gone while it is not possible', () => {
  const there = led(led(emptyDraft(1), 'point', a, { path: [a], says: '' }), 'point', b, { path: [b], says: '' });
  expect(answerPlaced(asked('point'), there)).toEqual(b);
  expect(placedOf(led(there, 'point', a, no))).toEqual({ path: [], says: '', refused: { at: a, ...no } });
});

test('places are measured as people measure, to a thousandth', () => {
  const inch = { of: 1000, says: 'inches' };
  expect(inUnits({ x: 16_250, y: 500 }, inch)).toEqual({ x: 16.25, y: 0.5 });
  expect(fromUnits({ x: 16.250_49, y: 0.3 }, inch)).toEqual({ x: 16_250, y: 300 });
  expect(fromUnits({ x: 1.234_56, y: -2 })).toEqual({ x: 1.235, y: -2 });
});

test('whoever is placed stands there, anything else is put there', () => {
  expect([goSays({ choose: 'path' }), goSays({ choose: 'point' }), goSays({ choose: 'point', isSelf: true })]).toEqual([
    'Go',
    'Put it here',
    'Stand here',
  ]);
  expect([canSays({ choose: 'path' }), canSays({ choose: 'point' }), canSays({ choose: 'point', isSelf: true })]).toEqual([
    'You can go there.',
    'It can stand there.',
    'You can stand there.',
  ]);
});
