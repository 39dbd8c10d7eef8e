/** Models that share a square, and the rim around what is within reach. */
import { areaFromText } from '@quarry/board';
import { expect, test } from 'vitest';
import { fan, onRim, outlineOf, polar, SIDE, USUAL_RADIUS } from './squares.ts';

test('models that share a square do not cover each other, however many and large they are, and stay in it', () => {
  for (const radii of [
    [46, 33],
    [30, 46],
    [33, 33, 30],
    [46, 46, 46],
    [33, 46, 30, 33],
    new Array<number>(5).fill(33),
    new Array<number>(9).fill(46),
  ]) {
    const discs = fan(radii).map(({ x, y, scale }, i) => ({ x, y, r: radii[i]! * scale }));
    for (const [i, a] of discs.entries()) {
      expect(Math.abs(a.x) + a.r).toBeLessThanOrEqual(SIDE / 2);
      for (const b of discs.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.r + b.r - 0.01);
    }
  }
});

test('who stands alone is drawn as large as it is', () => {
  expect(fan([USUAL_RADIUS]).map(({ scale }) => scale)).toEqual([1]);
});

test('squares that touch have one rim around all of them, and none between them', () => {
  const area = areaFromText('##\n##');
  const rimOf = (...at: readonly [number, number][]): string => outlineOf(area, new Set(at.map(([x, y]) => area.at(x, y))), 4);

  expect(rimOf([0, 0])).toBe('M4 4H96M4 96H96M4 4V96M96 4V96');
  expect(rimOf([0, 0], [1, 0])).toBe('M4 4H104M4 96H104M4 4V96M96 4H196M96 96H196M196 4V96');
});

test('marks stand on the rim by degrees, and on a large model no further out than on one of middle size', () => {
  expect([polar(0, 10), polar(90, 10), polar(180, 10)]).toEqual(['10.0 0.0', '0.0 10.0', '-10.0 0.0']);
  expect([onRim(30, 3), onRim(46, 3)]).toEqual([33, 39]);
});
