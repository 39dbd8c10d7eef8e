import { describe, expect, test } from 'vitest';
import { beside, cornerBox, edgeOf, freestCorner, stacked } from './window-places.ts';

const WINDOW = { x: 0, y: 0, width: 640, height: 320 };
const CHIP = { width: 100, height: 40 };

describe('a chip for somebody outside the picture', () => {
  test('stands at the edge toward them, wholly in the window', () => {
    expect(edgeOf({ x: 768, y: 160 }, WINDOW, 1, CHIP)).toEqual({ x: 540, y: 140, degrees: 0 });
    expect(edgeOf({ x: -64, y: -64 }, WINDOW, 1, CHIP)).toMatchObject({ x: 0, y: 0 });
  });

  test('is in pixels, however large the board is drawn', () => {
    expect(edgeOf({ x: 320, y: 600 }, WINDOW, 0.5, CHIP)).toMatchObject({ x: 110, y: 120 });
  });

  test('lies on no other: below it, or above where the picture ends', () => {
    const [at, low] = [
      { x: 0, y: 100 },
      { x: 0, y: 270 },
    ];
    expect(stacked([at, at, { x: 540, y: 100 }], CHIP, WINDOW).map(({ y }) => y)).toEqual([100, 144, 100]);
    expect(stacked([low, low], CHIP, WINDOW).map(({ y }) => y)).toEqual([270, 226]);
  });

  test('lies not on the minimap either: below it, or above', () => {
    const taken = (corner: 'top-right' | 'bottom-right') => [cornerBox(corner, WINDOW, { width: 126, height: 126 })];
    expect(stacked([{ x: 540, y: 0 }], CHIP, WINDOW, taken('top-right'))).toMatchObject([{ x: 540, y: 132, isFree: true }]);
    expect(stacked([{ x: 540, y: 280 }], CHIP, WINDOW, taken('bottom-right'))).toMatchObject([{ x: 540, y: 148 }]);
    expect(stacked([{ x: 0, y: 0 }], CHIP, WINDOW, taken('top-right'))).toMatchObject([{ x: 0, y: 0 }]);
    expect(stacked([{ x: 0, y: 0 }], CHIP, WINDOW, [{ x: 0, y: 0, width: 640, height: 320 }])).toMatchObject([{ isFree: false }]);
  });

  test('stands aside of what is in the way where there is no room below it', () => {
    const [map, face] = [cornerBox('top-right', WINDOW, { width: 126, height: 126 }), { x: 500, y: 126, width: 140, height: 194 }];
    expect(stacked([{ x: 540, y: 0 }], CHIP, WINDOW, [map, face])).toMatchObject([{ x: 410, y: 0, isFree: true }]);
    const both = stacked(
      [
        { x: 540, y: 0 },
        { x: 540, y: 0 },
      ],
      CHIP,
      { width: 640, height: 170 },
      [map, face, { x: 0, y: 0, width: 380, height: 40 }],
    );
    expect(both).toMatchObject([
      { x: 410, y: 0 },
      { x: 410, y: 44 },
    ]);
    expect(stacked([{ x: 540, y: 0 }], CHIP, { width: 140, height: 320 }, [map, face])).toMatchObject([{ isFree: false }]);
  });

  test('of whoever is sought stands anywhere at the rim before it lies on something', () => {
    const [spot, full] = [
      { x: 40, y: 0 },
      { x: 0, y: 0, width: 140, height: 240 },
    ];
    expect(stacked([spot], CHIP, { width: 140, height: 320 }, [full])).toMatchObject([{ isFree: false }]);
    expect(stacked([{ ...spot, isSought: true }], CHIP, { width: 140, height: 320 }, [full])).toEqual([{ x: 40, y: 240, isFree: true }]);
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

  const near = { x: 20, y: 20 };
  const box = { width: 100, height: 100 };

  test('stays while it covers nobody, and is then the first that does not', () => {
    expect(freestCorner([], size, box, near, 'bottom-left')).toBe('bottom-left');
    expect(freestCorner([topRight], size, box, near, 'top-right')).toBe('top-left');
    expect(freestCorner([topRight, topLeft], size, box, near, 'top-left')).toBe('bottom-right');
  });

  test('or the one that covers the fewest', () => {
    const everywhere = [topRight, topLeft, { x: 390, y: 290 }, { x: 10, y: 290 }];
    expect(freestCorner([...everywhere, topRight], size, box, near, 'top-right')).toBe('top-left');
  });

  test('lies rather on whoever stands there than on what is kept clear', () => {
    const read = { x: 260, y: 60, width: 80, height: 30 };
    expect(freestCorner([], size, box, near, 'top-right', ['top-right', 'top-left'], [read])).toBe('top-left');
    expect(freestCorner([topLeft, topLeft], size, box, near, 'top-right', ['top-right', 'top-left'], [read])).toBe('top-left');
  });

  test('is one of those that are open', () => {
    expect(freestCorner([topRight], size, box, near, 'top-right', ['bottom-left', 'bottom-right'])).toBe('bottom-left');
    expect(freestCorner([{ x: 10, y: 290 }], size, { width: 300, height: 40 }, near, 'bottom-left', ['bottom-left', 'top-left'])).toBe(
      'top-left',
    );
  });

  test('is free of what is written at a face beside it', () => {
    const aside = { x: 225, y: 10 };
    expect(freestCorner([aside], size, box, near, 'top-right')).toBe('top-right');
    expect(freestCorner([aside], size, box, { x: 90, y: 20 }, 'top-right')).toBe('top-left');
  });
});

describe('what is written at the end of a way', () => {
  const block = { width: 100, height: 60 };
  const seenFrom = (x: number, y: number, width = 400) => ({ x: -x, y: -y, width, height: 300 });

  test('stands to the right, or to the left where the picture ends', () => {
    expect(beside(block, 20, seenFrom(200, 150))).toEqual({ x: 20, y: -30, side: 'right' });
    expect(beside(block, 20, seenFrom(380, 150))).toEqual({ x: -120, y: -30, side: 'left' });
  });

  test('stands where the way does not come from, if there is room', () => {
    expect(beside(block, 20, seenFrom(200, 150), { x: 50, y: 10 })).toEqual({ x: -120, y: -30, side: 'left' });
    expect(beside(block, 20, seenFrom(60, 150), { x: 50, y: 10 })).toEqual({ x: -50, y: -80, side: 'over' });
    expect(beside(block, 20, seenFrom(200, 150), { x: 10, y: -50 })).toEqual({ x: -50, y: 20, side: 'over' });
  });

  test('stands on nothing that is to be read itself, if there is room', () => {
    const from = { x: 40, y: 50 };
    const above = { x: -20, y: -70, width: 40, height: 40 };
    expect(beside(block, 20, seenFrom(200, 150), from)).toMatchObject({ side: 'over', y: -80 });
    expect(beside(block, 20, seenFrom(200, 150), from, [above])).toEqual({ x: -120, y: -30, side: 'left' });
    expect(beside(block, 20, seenFrom(200, 150), from, [{ x: -200, y: -150, width: 400, height: 300 }])).toMatchObject({ y: -80 });
  });

  test('never leaves the picture above or below', () => {
    expect(beside(block, 20, seenFrom(200, 10)).y).toBe(-6);
    expect(beside(block, 20, seenFrom(200, 295)).y).toBe(-59);
  });

  test('stands below or above where neither side has the room', () => {
    expect(beside(block, 20, seenFrom(90, 150, 150))).toEqual({ x: -50, y: 20, side: 'over' });
    expect(beside(block, 20, seenFrom(110, 280, 150))).toEqual({ x: -64, y: -80, side: 'over' });
  });
});
