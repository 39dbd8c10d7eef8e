import { expect, test } from 'vitest';
import { drawnAt } from './standing-curve.tsx';

test('a moment is marked on the line as it is drawn, before its first place and after its last one, too', () => {
  const at: [number, number][] = [
    [10, 0],
    [20, 8],
    [30, 10],
  ];
  expect([0, 10, 15, 20, 25, 30, 40].map(line => drawnAt({ at }, line))).toEqual([0, 0, 4, 8, 9, 10, 10]);
  expect(drawnAt({ at: [] }, 5)).toBe(0);
});
