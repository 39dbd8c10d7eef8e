import { describe, expect, test } from 'vitest';
import { gapToFeature, isInside, lengthInside, middleOf, nearestPointOf, normalised, polygonFault } from './polygon.ts';
import { BARRICADE, base, feature, features, inches, RUBBLE } from './test-yard.ts';

const triangle = [inches(0, 0), inches(4, 0), inches(0, 3)];

describe('Footprints', () => {
  test('[PL-7] convex corners are a footprint either way round', () => {
    expect(polygonFault(triangle)).toBeNull();
    expect(polygonFault(triangle.toReversed())).toBeNull();
  });

  test.each([
    ['too few', [inches(0, 0), inches(1, 0)], 'It has 2 corners; a footprint has 3 to 8.'],
    ['too many', Array.from({ length: 9 }, (_, i) => inches(i, i * i)), 'It has 9 corners; a footprint has 3 to 8.'],
    ['no number', [inches(0, 0), { x: Number.NaN, y: 0 }, inches(0, 3)], 'Corner 1 is not a point; give it two finite numbers.'],
    ['a repeat', [inches(0, 0), inches(4, 0), inches(0, 0)], 'Corners 0 and 2 are the same point; leave one out.'],
    [
      'a dent',
      [inches(0, 0), inches(4, 0), inches(1, 1), inches(0, 4)],
      'It is not convex: corner 3 is not inside the edge from corner 1 to corner 2.',
    ],
    [
      'a corner on an edge',
      [inches(0, 0), inches(2, 0), inches(4, 0), inches(0, 4)],
      'It is not convex: corner 2 is not inside the edge from corner 0 to corner 1.',
    ],
    [
      'a star, which turns the same way at every corner',
      [inches(0, 10), inches(6, -8), inches(-9, 3), inches(9, 3), inches(-6, -8)],
      'It is not convex: corner 3 is not inside the edge from corner 0 to corner 1.',
    ],
  ])('[PL-7] %s is refused in a sentence', (_, corners, sentence) => {
    expect(polygonFault(corners)).toBe(sentence);
  });

  test('[PL-8] corners are put counter-clockwise from the lowest, then leftmost', () => {
    const wanted = [inches(1, 0), inches(3, 0), inches(2, 2)];

    expect(normalised([inches(3, 0), inches(1, 0), inches(2, 2)])).toEqual(wanted);
    expect(normalised([inches(2, 2), inches(1, 0), inches(3, 0)])).toEqual(wanted);
  });

  test('[PL-9] the gap to a feature is from the base to the footprint, 0 inside', () => {
    expect(gapToFeature(base(24, 22), features[BARRICADE]!)).toBe(1300);
    expect(gapToFeature(base(24, 24), features[BARRICADE]!)).toBe(0);
    expect(gapToFeature(base(31, 27.2), features[BARRICADE]!)).toBeCloseTo(Math.sqrt(18_000_000) - 500, 9);
  });

  test('[PL-10] the edge is inside, and so is what is two mils outside, corners round', () => {
    const rubble = features[RUBBLE]!;
    expect(isInside(inches(34, 13), rubble)).toBe(true);
    expect(isInside(inches(33.998, 13), rubble)).toBe(true);
    expect(isInside(inches(33.997, 13), rubble)).toBe(false);
    expect(isInside(inches(33.998, 9.998), rubble)).toBe(false);
    expect(isInside(inches(33.999, 9.999), rubble)).toBe(true);
  });

  test('[PL-11] the nearest point is the point itself inside, else on the edge, not rounded', () => {
    expect(nearestPointOf(features[RUBBLE]!, inches(44, 12))).toEqual(inches(40, 12));
    expect(nearestPointOf(features[RUBBLE]!, inches(37, 12))).toEqual(inches(37, 12));
    expect(nearestPointOf(features[RUBBLE]!, inches(44, 20))).toEqual(inches(40, 16));
    const slope = feature(triangle, 1);
    const near = nearestPointOf(slope, inches(3, 2));
    expect([near.x, near.y]).toEqual([expect.closeTo(2400, 9), expect.closeTo(1200, 9)]);
  });

  test('[PL-12] the length inside counts the inside, not a run along the edge', () => {
    const barricade = features[BARRICADE]!;
    expect(lengthInside(inches(24, 23), inches(24, 25), barricade)).toBeCloseTo(400, 9);
    expect(lengthInside(inches(29, 23), inches(29, 25), barricade)).toBe(0);
    expect(lengthInside(inches(19, 24.2), inches(29, 24.2), barricade)).toBe(0);
    expect(lengthInside(inches(21, 24), inches(22, 24), barricade)).toBe(1000);
    expect(lengthInside(inches(24, 24), inches(24, 24), barricade)).toBe(0);
  });

  test('[PL-36] the middle is the mean of the corners', () => {
    expect(middleOf(feature(triangle, 1))).toEqual({ x: 4000 / 3, y: 1000 });
  });
});
