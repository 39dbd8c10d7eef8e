import type { Asked } from '@quarry/protocol';
import { describe, expect, test } from 'vitest';
import {
  answerPlaced,
  backFrom,
  beforeEnd,
  canSays,
  emptyDraft,
  endLed,
  fromUnits,
  goSays,
  inUnits,
  led,
  nudged,
  placedOf,
  snapped,
} from './placing.ts';

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

test('a path that tells its length is sent by it, in what the board is measured in', () => {
  const inch = { of: 1000, says: 'inches', sign: '″' };
  expect(goSays({ choose: 'path' }, { inches: 5.64, most: 6 }, inch)).toBe('Move 5.6″');
  expect(goSays({ choose: 'path' }, { inches: 5.64 }, { of: 1000, says: 'inches' })).toBe('Go');
  expect(goSays({ choose: 'path' }, { most: 6 }, inch)).toBe('Go');
  expect(goSays({ choose: 'path' }, undefined, inch)).toBe('Go');
});

describe('an end that is moved', () => {
  const one = led(emptyDraft(1), 'path', a, { path: [a], says: '2 of 9 inches' });
  const two = led(one, 'path', b, { path: [a, b], says: '5 of 9 inches' });

  test('is led to anew from where its stretch begins', () => {
    expect(placedOf(beforeEnd(two)).path).toEqual([a]);
    const moved = endLed(two, { path: [a, { x: 4, y: 4 }], says: '6 of 9 inches' });
    expect(placedOf(moved)).toEqual({ path: [a, { x: 4, y: 4 }], says: '6 of 9 inches', refused: null });
    expect(placedOf(backFrom(moved)!).path).toEqual([a]);
  });

  test('stays where it is if it cannot be moved there', () => {
    expect(placedOf(endLed(two, no))).toEqual(placedOf(two));
  });

  test('begins a path where there is none yet', () => {
    expect(placedOf(endLed(emptyDraft(1), { path: [a], says: '' })).path).toEqual([a]);
  });
});

describe('a press just outside of what is possible', () => {
  const inch = { of: 1000, says: 'inches' };
  const outline = [
    [
      { x: 0, y: 0 },
      { x: 4000, y: 0 },
      { x: 4000, y: 4000 },
      { x: 0, y: 4000 },
    ],
  ];

  test('means the nearest place inside', () => {
    expect(snapped({ x: 4400, y: 2000 }, outline, inch)).toEqual({ x: 3950, y: 2000 });
    expect(snapped({ x: 2000, y: -900 }, outline, inch)).toEqual({ x: 2000, y: 50 });
  });

  test('means itself inside, far outside, and where nothing is drawn', () => {
    for (const at of [
      { x: 3990, y: 20 },
      { x: 5100, y: 2000 },
    ])
      expect(snapped(at, outline, inch)).toEqual(at);
    expect(snapped({ x: 1, y: 1 }, null, inch)).toEqual({ x: 1, y: 1 });
  });
});

test('a nudge is a tenth of what people measure in, and a whole one with Shift', () => {
  const inch = { of: 1000, says: 'inches' };
  expect(nudged({ x: 16_250, y: 500 }, { x: -1, y: 0 }, false, inch)).toEqual({ x: 16_150, y: 500 });
  expect(nudged({ x: 2, y: 3 }, { x: 0, y: 1 }, true)).toEqual({ x: 2, y: 4 });
});
