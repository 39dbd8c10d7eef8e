import { beforeEach, describe, expect, test } from 'vitest';
import { Terrain } from './terrain.ts';
import { BLOCK, base, feature, freshYard, inches, RUBBLE, stands, TOWER, yard } from './test-yard.ts';
import { GROUND, type Point } from './types.ts';

beforeEach(freshYard);

const model = (index: number) => ({ kind: 'model', index });
const solid = (index: number) => ({ kind: 'feature', index });
const edge = { kind: 'edge', index: -1 };

describe('Where a base may stand', () => {
  test('[PL-13] on the table, up to two mils over its edge', () => {
    expect([0.5, 0.498, 47.502].map(x => yard.obstacleAt(inches(x, 20), 500, []))).toEqual([null, null, null]);
    expect([0.497, 0.4, 47.503].map(x => yard.obstacleAt(inches(x, 20), 500, []))).toEqual([edge, edge, edge]);
    expect([0.497, 47.503].map(y => yard.obstacleAt(inches(20, y), 500, []))).toEqual([edge, edge]);
  });

  test('[PL-13] what is no number is off the table for every question', () => {
    for (const at of [
      { x: Number.NaN, y: 5 },
      { x: 5, y: Infinity },
      { x: -Infinity, y: Number.NaN },
    ]) {
      expect(yard.obstacleAt(at, 500, [])).toEqual(edge);
      expect(yard.obstacleOnGround(at, 500, [])).toEqual(edge);
      expect(yard.surfaceAt(at, 500)).toBeNull();
      expect(yard.step(stands(20, 20), at, [])).toEqual({ ok: false, why: 'edge', obstacle: edge });
      expect(yard.way(stands(20, 20), at, [], { climbUp: true, difficult: true })).toBeNull();
    }
  });

  test('[PL-14] not over another base by more than two mils, whatever either stands on', () => {
    const others = [base(5, 5), base(20, 20)];
    expect([21, 20.9995, 20.998].map(x => yard.obstacleAt(inches(x, 20), 500, others))).toEqual([null, null, null]);
    expect([20.997, 20.9].map(x => yard.obstacleAt(inches(x, 20), 500, others))).toEqual([model(1), model(1)]);
  });

  test('[PL-14] nor over a pod', () => {
    expect(yard.obstacleAt(inches(24, 15.25), 500, [])).toBeNull();
    expect(yard.obstacleAt(inches(24, 15.2), 500, [])).toEqual({ kind: 'pod', index: 2 });
  });

  test('[PL-15] nor over a solid; what is not solid can be stood in', () => {
    expect(yard.obstacleAt(inches(26.5, 38), 500, [])).toBeNull();
    expect(yard.obstacleAt(inches(26.498, 38), 500, [])).toBeNull();
    expect(yard.obstacleAt(inches(26.497, 38), 500, [])).toEqual(solid(TOWER));
    expect(yard.obstacleAt(inches(24, 38), 500, [])).toEqual(solid(TOWER));
    expect(yard.obstacleAt(inches(24, 24), 500, [])).toBeNull();
  });

  test('[PL-16] a roof carries a base that is wholly on it', () => {
    expect([10.5, 10.498].map(x => yard.surfaceAt(inches(x, 12), 500))).toEqual([BLOCK, BLOCK]);
    expect([10.497, 10.2, 9.6].map(x => yard.surfaceAt(inches(x, 12), 500))).toEqual([null, null, null]);
    expect(yard.surfaceAt(inches(9.5, 12), 500)).toBe(GROUND);
    expect(yard.obstacleAt(inches(10.5, 12), 500, [])).toBeNull();
    expect(yard.obstacleAt(inches(10.2, 12), 500, [])).toEqual(solid(BLOCK));
    expect(yard.obstacleOnGround(inches(10.5, 12), 500, [])).toEqual(solid(BLOCK));
    expect([yard.elevation(GROUND), yard.elevation(BLOCK)]).toEqual([0, 2000]);
  });

  test('[PL-16] the edge is named before features, features before pods, pods before models', () => {
    const crowded = new Terrain(
      48_000,
      [feature([inches(0, 0), inches(2, 0), inches(2, 2), inches(0, 2)], 1, 'solid')],
      [base(2.6, 2, 0.75)],
    );
    const others = [base(2.2, 2)];
    expect(crowded.obstacleAt(inches(0.2, 1), 500, others)).toEqual(edge);
    expect(crowded.obstacleAt(inches(2.3, 1), 500, others)).toEqual(solid(0));
    expect(crowded.obstacleAt(inches(2.6, 2), 500, others)).toEqual({ kind: 'pod', index: 0 });
  });

  test('[PL-17] the nearest legal ground: here, then rings half an inch apart from east', () => {
    expect(yard.nearestLegal(inches(18, 18), 500, [])).toEqual(inches(18, 18));
    expect(yard.nearestLegal(inches(18, 18), 500, [base(18, 18)])).toEqual(inches(19, 18));
    expect(yard.nearestLegal(inches(33.5, 31), 500, [base(33.5, 31)], ({ x }) => x <= 33_900)).toEqual(inches(33.883, 31.924));
    expect(yard.nearestLegal({ x: 18_000.4, y: 18_000.5 }, 500, [])).toEqual({ x: 18_000, y: 18_001 });
  });

  test('[PL-17] it looks as far as it is told and no farther', () => {
    const isFar = ({ x }: Point): boolean => x >= 21_000;
    expect(yard.nearestLegal(inches(18, 18), 500, [], isFar, 3000)).toEqual(inches(21, 18));
    expect(yard.nearestLegal(inches(18, 18), 500, [], isFar, 2999)).toBeNull();
    expect(yard.nearestLegal(inches(18, 18), 500, [], () => false)).toBeNull();
  });

  test('[PL-40] the areas at a point, edge included; walls are no areas', () => {
    expect(yard.featuresAt(inches(34, 13))).toEqual([RUBBLE]);
    expect(yard.featuresAt(inches(33.99, 13))).toEqual([]);
    expect(yard.featuresAt(inches(24, 24))).toEqual([]);
  });
});
