import { expect, test } from 'vitest';
import { bestPlace, weightsOf } from './card-place.ts';

const board = { left: 0, top: 0, width: 800, height: 600 };
const card = { width: 230, height: 250 };
const thing = (left: number, top: number, weight: number) => ({ box: { left, top, width: 60, height: 60 }, weight });

test('an empty board has the card in its upper right', () => {
  expect(bestPlace(board, card, [])).toBe('top-right');
});

test('the card leaves the corner where the target stands', () => {
  expect(bestPlace(board, card, [thing(700, 50, 100)])).toBe('top-left');
});

test('a rectangle of the browser, whose sides are not its own properties, is read as well', () => {
  class Rect {
    get width() {
      return 230;
    }
    get height() {
      return 250;
    }
  }
  expect(bestPlace(board, new Rect(), [thing(700, 50, 100)])).toBe('top-left');
});

test('it covers what matters least', () => {
  const corners = [thing(700, 50, 100), thing(40, 40, 5), thing(40, 500, 1), thing(700, 500, 5)];
  const sides = [thing(700, 270, 5), thing(40, 270, 5)];
  expect(bestPlace(board, card, [...corners, ...sides])).toBe('bottom-left');
});

test('where somebody stands in every corner it lies halfway up a side, and covers nobody', () => {
  const corners = [thing(700, 50, 1), thing(40, 40, 1), thing(40, 520, 1), thing(700, 520, 1)];

  expect(bestPlace(board, card, corners)).toBe('middle-right');
  expect(bestPlace(board, card, [...corners, thing(700, 300, 1)])).toBe('middle-left');
});

test('figures matter, the ground does not unless it may be chosen, and most of all what is pointed at', () => {
  const things = [
    { about: 'square 1', isLit: false },
    { about: 'square 2', isLit: true },
    { about: 'square 3', isLit: false },
    { about: 'enemy 1', isLit: false },
    { about: 'enemy 2', isLit: true },
  ];
  expect(weightsOf(things, ['enemy 2'], 'square')).toEqual([0, 8, 0, 1, 100]);
  expect(weightsOf(things.slice(3), [], 'square'), 'also where the ground itself cannot be pressed').toEqual([1, 8]);
});
