import { describe, expect, test } from 'vitest';
import { alongWay, inset, isWithin, lengthAlong, lifted, restOf, shadowOf, spotsIn, wallsOf } from './outlines.ts';

const BOX = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 60 },
  { x: 0, y: 60 },
];

describe('what is high', () => {
  test('is seen farther out by 1.3 % for each inch', () => {
    expect(lifted({ x: 100, y: 50 }, 2, { x: 0, y: 50 })).toEqual({ x: 102.6, y: 50 });
  });

  test('shows the sides that look to the middle of the picture, and none from right above', () => {
    expect(wallsOf(BOX, 2, { x: -200, y: 30 })).toHaveLength(1);
    expect(wallsOf(BOX, 2, { x: -200, y: -200 })).toHaveLength(2);
    expect(wallsOf(BOX, 2, { x: 50, y: 30 })).toHaveLength(0);
    expect(wallsOf(BOX.toReversed(), 2, { x: -200, y: 30 })).toHaveLength(1);
  });

  test('the side toward the light is the lightest', () => {
    const [left] = wallsOf(BOX, 1, { x: -200, y: 30 });
    const [right] = wallsOf(BOX, 1, { x: 300, y: 30 });
    expect(left!.shade).toBeGreaterThan(right!.shade);
  });

  test('throws a longer shadow the higher it is', () => {
    const farthest = (height: number): number =>
      Math.max(
        ...shadowOf(BOX, height)
          .match(/[\d.]+/g)!
          .map(Number),
      );
    expect(farthest(3)).toBeGreaterThan(farthest(1));
  });

  test('its contour lies inside it', () => {
    for (const spot of inset(BOX, 6)) expect(isWithin(spot, BOX)).toBe(true);
    expect(isWithin({ x: 101, y: 30 }, BOX)).toBe(false);
  });
});

describe('a way', () => {
  const WAY = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 40 },
  ];

  test('is as long as its stretches', () => {
    expect(lengthAlong(WAY)).toBe(70);
    expect(lengthAlong([])).toBe(0);
  });

  test('has a spot and a direction at each length, and ends at its end', () => {
    expect(alongWay(WAY, 15)).toEqual({ x: 15, y: 0, dx: 1, dy: 0 });
    expect(alongWay(WAY, 50)).toEqual({ x: 30, y: 20, dx: 0, dy: 1 });
    expect(alongWay(WAY, 500)).toMatchObject({ x: 30, y: 40 });
  });

  test('can be drawn from a length on', () => {
    expect(restOf(WAY, 20).map(({ x, y }) => [x, y])).toEqual([
      [20, 0],
      [30, 0],
      [30, 40],
    ]);
  });

  test('is read from what the page has', () => {
    expect(spotsIn('1,-2 3.5,4')).toEqual([
      { x: 1, y: -2 },
      { x: 3.5, y: 4 },
    ]);
  });
});
