import { describe, expect, test } from 'vitest';
import { alongside, around, besideOf, leastOver } from './beside.ts';

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

describe('A panel that is worked in while one looks at the board', () => {
  const desk = { width: 1440, height: 900 };
  const panel = { width: 600, height: 320 };
  const board = { box: thing(40, 60, 1360, 560), weight: 1 };
  const lies = (target: ReturnType<typeof thing>) => leastOver(target, panel, desk, [board, { box: target, weight: 40 }]);

  test('stands at the edge, over what is not asked about meanwhile', () => {
    expect(lies(thing(700, 200))).toEqual({ left: 832, top: 572 });
  });

  test('goes to the other edge rather than over what is aimed at', () => {
    expect(lies(thing(1250, 560))).toEqual({ left: 8, top: 572 });
  });

  test('leaves the bar at the head of the screen in sight, unless it would cover more of what matters', () => {
    const low = { box: thing(0, 300, 1440, 600), weight: 50 };
    const top = (head: number, height: number) => leastOver(thing(700, 400), { width: 600, height }, desk, [board, low], head).top;
    expect(top(0, 220)).toBe(8);
    expect(top(56, 220)).toBe(64);
    expect(top(56, 290)).toBe(8);
  });

  test('keeps off the way to it', () => {
    const [own, target] = [thing(300, 590, 40, 40), thing(1250, 590, 40, 40)];
    const way = alongside(own, target, 5);
    expect(way[0]).toEqual({ left: 407, top: 602, right: 423, bottom: 618 });
    const kept = [board, { box: target, weight: 40 }, ...way.map(box => ({ box, weight: 400 }))];
    expect(leastOver(target, panel, desk, kept).top).toBe(8);
  });
});
