import { expect, test } from 'vitest';
import { around, besideOf } from './beside.ts';

const screen = { width: 400, height: 800 };
const large = { width: 300, height: 200 };
const thing = (left: number, top: number, width = 100, height = 150) => ({ left, top, right: left + width, bottom: top + height });

test('a card in the hand is shown above it', () => {
  expect(besideOf(thing(150, 600), large, screen)).toEqual({ left: 50, top: 392 });
});

test('at the edge of the screen it is moved inwards', () => {
  expect(besideOf(thing(290, 600), large, screen)).toEqual({ left: 92, top: 392 });
});

test('without room above it stands beside, or below', () => {
  expect(besideOf(thing(20, 20), large, { width: 800, height: 300 })).toEqual({ left: 128, top: 8 });
  expect(besideOf(thing(600, 20), large, { width: 800, height: 300 })).toEqual({ left: 292, top: 8 });
  expect(besideOf(thing(150, 20), large, screen)).toEqual({ left: 50, top: 178 });
});

test('without any room it is wholly on the screen all the same', () => {
  expect(besideOf(thing(100, 100, 200, 100), large, { width: 400, height: 320 })).toEqual({ left: 50, top: 8 });
});

test('several things are stood beside as one', () => {
  expect(around([thing(20, 60), thing(150, 20, 30, 40)])).toEqual({ left: 20, top: 20, right: 180, bottom: 210 });
});
