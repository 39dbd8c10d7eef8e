import { describe, expect, test } from 'vitest';
import { directionAway, distance, distanceToSegment, gap, halfUp, nearest, TIE, TOLERANCE } from './measure.ts';
import { base, inches } from './test-yard.ts';
import { COMPASS, RAYS, TURNS } from './turns.ts';

describe('Lengths on the plane', () => {
  test('[PL-1] a tolerance is two mils, a tie ten', () => {
    expect([TOLERANCE, TIE]).toEqual([2, 10]);
  });

  test('[PL-2] halves are rounded up, also below zero', () => {
    expect([10_706.31, 10_706.5, 0.49, -0.5, -0.51, -1.5].map(halfUp)).toEqual([10_706, 10_707, 0, 0, -1, -1]);
  });

  test('[PL-3] the gap is the distance of the centres without both radii, never below zero', () => {
    expect(distance(inches(1, 2), inches(4, 6))).toBe(5000);
    expect(gap(base(10, 20), base(14, 20))).toBe(3000);
    expect(gap(base(10, 20, 0.8), base(14, 20))).toBe(2700);
    expect(gap(base(10, 20), base(10.5, 20))).toBe(0);
  });

  test('[PL-3] the distance to a segment is to its nearest point, also to its ends and to a point', () => {
    const [west, east] = [inches(0, 0), inches(4, 0)];
    expect(distanceToSegment(inches(2, 3), west, east)).toBe(3000);
    expect(distanceToSegment(inches(7, 4), west, east)).toBe(5000);
    expect(distanceToSegment(inches(-3, 4), west, east)).toBe(5000);
    expect(distanceToSegment(inches(3, 4), west, west)).toBe(5000);
  });

  test('[PL-4] all within ten of the smallest tie, and no chain of ties is made', () => {
    expect(nearest([5000, 5008])).toEqual([0, 1]);
    expect(nearest([5000, 5020])).toEqual([0]);
    expect(nearest([5016, 5008, 5000])).toEqual([1, 2]);
    expect(nearest([5010, 5000])).toEqual([0, 1]);
    expect(nearest([5011, 5000])).toEqual([1]);
    expect(nearest([])).toEqual([]);
  });

  test('[PL-5] away is a unit vector through the other; from the same point it is east', () => {
    expect(directionAway(inches(24, 17), inches(24, 20))).toEqual({ x: 0, y: 1 });
    expect(directionAway(inches(0, 0), inches(3, 4))).toEqual({ x: 0.6, y: 0.8 });
    expect(directionAway(inches(7, 7), inches(7, 7))).toEqual({ x: 1, y: 0 });
  });

  test('[PL-6] directions are the written constants, counter-clockwise from east', () => {
    expect(COMPASS.length).toBe(16);
    expect([COMPASS[0], COMPASS[3], COMPASS[4], COMPASS[10]]).toEqual([
      { x: 1, y: 0 },
      { x: 0.382683432365, y: 0.923879532511 },
      { x: 0, y: 1 },
      { x: -TURNS[2]![0], y: -TURNS[2]![1] },
    ]);
    expect(TURNS.map(turn => turn.join(' '))).toEqual([
      '0.965925826289 0.258819045103',
      '0.866025403784 0.5',
      '0.707106781187 0.707106781187',
      '0.5 0.866025403784',
      '0.258819045103 0.965925826289',
      '0 1',
    ]);
    expect(RAYS.length).toBe(48);
    expect(RAYS[12]!.x).toBeCloseTo(0, 9);
    expect(RAYS[12]!.y).toBeCloseTo(1, 9);
  });
});
