import { describe, expect, test } from 'vitest';
import { type Bounds, besideOrBelow, bringAllIn, bringIn, fit, fitLegibly, nearestIn, nextSpot, pan, staysLaid, zoom } from './view-box.ts';

const bounds = { x: 0, y: 0, width: 100, height: 50 };
const size = { width: 832, height: 432 };

describe('the window on a board', () => {
  test('the whole board is in the middle', () => {
    expect(fit(bounds, size)).toEqual({ x: 16, y: 16, k: 8 });
  });

  test('the point that one zooms about stays where it is', () => {
    const before = fit(bounds, size);
    const at = { x: 216, y: 116 };

    const after = zoom(before, at, 2, bounds, size);

    const onBoard = (place: typeof before) => [(at.x - place.x) / place.k, (at.y - place.y) / place.k];
    expect(after.k).toBe(16);
    expect(onBoard(after)).toEqual(onBoard(before));
  });

  describe('when more or less of its window is covered below', () => {
    const room = { width: 400, height: 300 };
    const whole = { room, place: fit(bounds, room) };
    /** So near that the board goes on below the window. */
    const near = { room, place: { x: 0, y: -20, k: 16 } };

    test('the board stays where it is as long as it fills what came free, or that is little', () => {
      expect(staysLaid(whole, bounds, { ...room, height: 400 })).toBe(true);
      expect(staysLaid(near, bounds, { ...room, height: 700 })).toBe(true);
    });

    test('it is laid out anew above a bare band, where more of it would be covered, and in another window', () => {
      expect(staysLaid(whole, bounds, { ...room, height: 440 })).toBe(false);
      expect(staysLaid(near, bounds, { ...room, height: 275 })).toBe(false);
      expect(staysLaid(near, bounds, { ...room, width: 390 })).toBe(false);
    });
  });

  test('zooming ends at half and at eight times the whole', () => {
    const whole = fit(bounds, size);
    expect(zoom(whole, { x: 0, y: 0 }, 0.001, bounds, size).k).toBe(4);
    expect(zoom(whole, { x: 0, y: 0 }, 1000, bounds, size).k).toBe(64);
  });

  test('what lies outside of the window is brought to its middle, what lies inside moves nothing', () => {
    const close = zoom(fit(bounds, size), { x: 0, y: 0 }, 4, bounds, size);
    const boxOf = (place: typeof close) => ({ x: place.x + 80 * place.k, y: place.y + 20 * place.k, width: place.k, height: place.k });

    const moved = bringIn(close, boxOf(close), bounds, size)!;

    expect(boxOf(close).x).toBeGreaterThan(size.width);
    expect([boxOf(moved).x + moved.k / 2, boxOf(moved).y + moved.k / 2]).toEqual([size.width / 2, size.height / 2]);
    expect(bringIn(moved, boxOf(moved), bounds, size)).toBe(null);
  });

  describe('what is looked at together', () => {
    const close = zoom(fit(bounds, size), { x: 0, y: 0 }, 4, bounds, size);
    const boxOf = (place: typeof close, x: number) => ({
      x: place.x + x * place.k,
      y: place.y + 20 * place.k,
      width: place.k,
      height: place.k,
    });

    test('is brought in together, and moves nothing once it is there', () => {
      const moved = bringAllIn(close, [boxOf(close, 70), boxOf(close, 75)], bounds, size, 1)!;
      expect(moved.k).toBe(close.k);
      expect((boxOf(moved, 70).x + boxOf(moved, 76).x) / 2).toBeCloseTo(size.width / 2);
      expect(bringAllIn(moved, [boxOf(moved, 70), boxOf(moved, 75)], bounds, size, 1)).toBe(null);
    });

    test('in a corner of the board leaves nothing bare beyond its edge', () => {
      const corner = { ...boxOf(close, 98), y: close.y + 48 * close.k };
      const moved = bringAllIn(close, [corner], bounds, size, 1)!;
      expect([moved.x + bounds.width * moved.k, moved.y + bounds.height * moved.k]).toEqual([size.width - 16, size.height - 16]);
    });

    test('is seen from farther away where it does not fit', () => {
      const moved = bringAllIn(close, [boxOf(close, 20), boxOf(close, 80)], bounds, size, 1)!;
      expect(moved.k).toBeLessThan(close.k);
      expect(boxOf(moved, 20).x).toBeGreaterThanOrEqual(0);
      expect(boxOf(moved, 81).x).toBeLessThanOrEqual(size.width);
    });

    test('or the first of it, where all would be too small to be told', () => {
      const moved = bringAllIn(close, [boxOf(close, 80), boxOf(close, 20)], bounds, size, close.k)!;
      expect(moved.k).toBe(close.k);
      expect(boxOf(moved, 80.5).x).toBeCloseTo(size.width / 2);
    });
  });

  test('a board that is dragged away is held by its edge', () => {
    const away = pan(fit(bounds, size), -5000, 5000, bounds, size);
    expect(away.x + 800).toBe(80);
    expect(away.y).toBe(432 - 80);
  });
});

describe('a board that is too small to be read as a whole', () => {
  const small = { width: 132, height: 82 }; // the whole at one pixel to a unit
  const spot = (x: number, y: number) => ({ at: { x, y }, of: { x, y, width: 0, height: 0 } });

  test('is shown whole where that is legible', () => {
    expect(fitLegibly(bounds, small, { ...spot(50, 25), least: 1, good: 4 })).toEqual(fit(bounds, small));
  });

  test('is shown around what matters where it is not', () => {
    expect(fitLegibly(bounds, small, { ...spot(50, 25), least: 2, good: 4 })).toEqual({ x: 66 - 200, y: 41 - 100, k: 4 });
  });

  test('is shown smaller, as long as it is legible, so that all that matters is in sight', () => {
    const of = { x: 10, y: 20, width: 40, height: 4 };
    expect(fitLegibly(bounds, small, { of, at: { x: 10, y: 20 }, least: 2, good: 4 })).toMatchObject({ x: 66 - 75, k: 2.5 });
  });

  test('is shown smaller in the hand than on a desk: more of it is in sight', () => {
    const matters = { of: bounds, at: { x: 50, y: 25 }, least: 2, good: 4, inHand: { least: 1.5, good: 2, part: 1.8 } };
    expect(fitLegibly(bounds, small, matters).k).toBe(1.8);
    expect(fitLegibly(bounds, small, { ...matters, ...spot(50, 25) }).k).toBe(2);
    expect(fitLegibly({ ...bounds, width: 1000 }, { width: 800, height: 82 }, matters).k, 'on a desk').toBe(4);
  });

  test('is shown whole if one chooses among more than can be read at once', () => {
    const many = { of: bounds, at: { x: 0, y: 0 }, least: 2, good: 4, isAllOrWhole: true } as const;
    expect(fitLegibly(bounds, small, many)).toEqual(fit(bounds, small));
    expect(fitLegibly(bounds, small, { ...many, of: { x: 0, y: 0, width: 10, height: 10 } }).k).toBe(4);
  });

  test('is shown around as much of what matters as can be read', () => {
    const [right, corner] = [
      { x: 60, y: 0, width: 40, height: 20 },
      { x: 90, y: 0, width: 10, height: 10 },
    ];
    const middle = ({ x, y, k }: ReturnType<typeof fit>): readonly number[] => [(small.width / 2 - x) / k, (small.height / 2 - y) / k, k];
    const seen = (...less: readonly Bounds[]) =>
      middle(fitLegibly(bounds, small, { of: bounds, less, at: { x: 0, y: 0 }, least: 2, good: 4 }));
    expect(seen(right, corner)).toEqual([80, expect.any(Number), 2.5]);
    expect(seen(bounds, corner)[2]).toBe(4);
    expect(seen(bounds, bounds)[0]).toBeLessThan(20);
  });

  test('is shown where one looks if too much matters', () => {
    expect(fitLegibly(bounds, small, { of: bounds, at: { x: 50, y: 25 }, least: 2, good: 4 })).toEqual({ x: 66 - 200, y: 41 - 100, k: 4 });
  });

  test('shows nothing beyond its edges but the usual margin', () => {
    expect(fitLegibly(bounds, small, { ...spot(0, 50), least: 2, good: 4 })).toMatchObject({ x: 16, y: 82 - 16 - 200 });
  });

  test('lies in the middle along a side that is wholly in sight', () => {
    expect(fitLegibly(bounds, { width: 132, height: 300 }, { ...spot(100, 0), least: 2, good: 4 })).toMatchObject({
      x: 132 - 16 - 400,
      y: 50,
    });
  });
});

describe('the buttons of the window', () => {
  test('stand beside a board that could not be larger for its height', () => {
    expect(besideOrBelow(bounds, { width: 900, height: 200 }, 46)).toEqual({ tools: 'beside', room: { width: 854, height: 200 } });
  });

  test('stand below a board that could not be larger for its width', () => {
    expect(besideOrBelow(bounds, { width: 300, height: 400 }, 46)).toEqual({ tools: 'below', room: { width: 300, height: 354 } });
  });
});

describe('arrow keys', () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 50, y: 40 },
    { x: -30, y: 5 },
    { x: 0, y: 200 },
  ];

  test.each([
    ['right', 0],
    ['left', 2],
    ['down', 1],
    ['up', -1],
  ] as const)('%s goes to the thing that is near and not far aside', (direction, expected) => {
    expect(nextSpot({ x: 0, y: 0 }, spots, direction)).toBe(expected);
  });

  describe('on hexes', () => {
    const hexes = [-2, -1, 0, 1, 2].flatMap(x =>
      [-2, -1, 0, 1, 2].filter(y => Math.abs(x + y) <= 2).map(y => ({ x: 55.43 * x, y: 64 * (y + x / 2) })),
    );
    const go = (from: (typeof hexes)[number], direction: 'left' | 'right' | 'up' | 'down') =>
      hexes[nextSpot(from, hexes, direction)] ?? from;

    test('an arrow goes to a neighbour, not past it', () => {
      for (const from of hexes) {
        for (const direction of ['left', 'right', 'up', 'down'] as const) {
          const to = go(from, direction);
          expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(65);
        }
      }
    });

    test('arrows go from each to every other', () => {
      for (const from of hexes) {
        const met = new Set([from]);
        for (const here of met) for (const direction of ['left', 'right', 'up', 'down'] as const) met.add(go(here, direction));
        expect(met.size).toBe(hexes.length);
      }
    });
  });
});

test('what is out of sight is pointed to from the nearest place inside of the edge; what is in sight is where it is', () => {
  const window = { x: 100, y: 50, width: 200, height: 100 };
  const from = (x: number, y: number) => nearestIn(window, { x, y }, 10);
  expect([from(150, 70), from(101, 51), from(20, 70), from(900, 900), from(200, -5)]).toEqual([
    { x: 150, y: 70 },
    { x: 101, y: 51 },
    { x: 110, y: 70 },
    { x: 290, y: 140 },
    { x: 200, y: 60 },
  ]);
});
