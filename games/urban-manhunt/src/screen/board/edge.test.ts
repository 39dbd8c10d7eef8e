import { describe, expect, test } from 'vitest';
import { edgeOf, freestCorner } from './edge.ts';

const WINDOW = { x: 0, y: 0, width: 640, height: 320 };
const CHIP = { width: 100, height: 40 };

describe('a chip for somebody outside the picture', () => {
  test('stands at the edge toward them, wholly in the window, and says how far it is', () => {
    expect(edgeOf({ x: 768, y: 160 }, WINDOW, 1, CHIP)).toEqual({ x: 540, y: 140, degrees: 0, inches: 2 });
    expect(edgeOf({ x: -64, y: -64 }, WINDOW, 1, CHIP)).toMatchObject({ x: 0, y: 0 });
  });

  test('is in pixels, however large the board is drawn', () => {
    expect(edgeOf({ x: 320, y: 600 }, WINDOW, 0.5, CHIP)).toMatchObject({ x: 110, y: 120 });
  });

  test('there is none for who is in the picture', () => {
    expect(edgeOf({ x: 10, y: 300 }, WINDOW, 1, CHIP)).toBeNull();
  });
});

describe('the corner of the minimap', () => {
  const size = { width: 400, height: 300 };
  const [topRight, topLeft] = [
    { x: 390, y: 10 },
    { x: 10, y: 10 },
  ];

  test('is the first that covers nobody', () => {
    expect(freestCorner([], size, 100, 20)).toBe('top-right');
    expect(freestCorner([topRight], size, 100, 20)).toBe('top-left');
    expect(freestCorner([topRight, topLeft], size, 100, 20)).toBe('bottom-right');
  });

  test('or the one that covers the fewest', () => {
    const everywhere = [topRight, topLeft, { x: 390, y: 290 }, { x: 10, y: 290 }];
    expect(freestCorner([...everywhere, topRight], size, 100, 20)).toBe('top-left');
  });
});
