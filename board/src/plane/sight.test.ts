import { beforeEach, describe, expect, test } from 'vitest';
import { Terrain } from './terrain.ts';
import { BLOCK, DUMPSTER, feature, features, figure, freshYard, inches, stands, THICKET, yard } from './test-yard.ts';

beforeEach(freshYard);

describe('Sight', () => {
  test('[PL-34] a solid blocks a line that is lower than it over more than two mils inside', () => {
    expect(yard.canSee(figure(31.5, 20), figure(31.5, 33))).toBe(false);
    expect(yard.canSee({ ...figure(31.5, 20), height: 5000 }, { ...figure(31.5, 38), height: 2000 })).toBe(true);
    expect(yard.canSee(figure(31.5, 20), { ...figure(31.5, 33), height: 2000 })).toBe(true);
    expect(yard.canSee(figure(31.5, 20), { ...figure(31.5, 33), height: 1998 })).toBe(false);
  });

  test('[PL-34] a line along an edge, or cutting off two mils of a corner, is free', () => {
    const box = feature([inches(10, 10), inches(14, 10), inches(14, 14), inches(10, 14)], 4, 'solid');
    const post = feature([inches(10, 5), inches(14, 5), inches(14, 9.999), inches(10, 9.999)], 4, 'solid');
    const alley = new Terrain(48_000, [box, post], []);
    expect(alley.canSee(figure(5, 10), figure(20, 10))).toBe(true);
    expect(alley.canSee(figure(5, 10.001), figure(20, 10.001))).toBe(false);
  });

  test('[PL-35] one free line of three is enough', () => {
    expect(yard.canSee(figure(31.5, 20), figure(33.2, 32.5))).toBe(true);
    expect(yard.canSee(figure(31.5, 20), { ...figure(33.2, 32.5), r: 1 })).toBe(false);
    expect(yard.canSee(figure(24, 18), figure(24, 18))).toBe(true);
  });

  test('[PL-35] a model well back on a roof is not seen from below, and what is not solid hides nothing', () => {
    expect(yard.canSee(figure(8, 12), figure(14, 12, BLOCK))).toBe(false);
    expect(yard.canSee(figure(1, 12), figure(14, 12, BLOCK))).toBe(true);
    expect(yard.canSee(figure(24, 20), figure(24, 28))).toBe(true);
    expect(yard.canSee(figure(24, 12), figure(24, 16))).toBe(true);
  });

  test('[PL-36] the visible share of a feature counts its lattice points', () => {
    expect(yard.visibleShare(figure(28, 44), THICKET)).toEqual({ free: 111, of: 144 });
    expect(yard.visibleShare(figure(28, 42), THICKET)).toEqual({ free: 12, of: 144 });
    expect(yard.visibleShare(figure(31.5, 20), DUMPSTER)).toEqual({ free: 24, of: 24 });
  });

  test('[PL-36] a feature without a lattice point shows its middle', () => {
    const post = feature([inches(5, 5), inches(5.2, 5), inches(5.2, 5.2), inches(5, 5.2)], 1, 'cover');
    const small = new Terrain(48_000, [post, features[BLOCK]!], []);
    expect(small.latticeIn(0)).toEqual([]);
    expect(small.visibleShare(figure(2, 2), 0)).toEqual({ free: 1, of: 1 });
    expect(small.visibleShare(figure(20, 18), 0)).toEqual({ free: 0, of: 1 });
  });
});

describe('Cover', () => {
  test('[PL-37] an area with cover covers who has its centre inside, on the ground, from everyone', () => {
    for (const shooter of [figure(37, 5), figure(38, 13), figure(46, 46)]) expect(yard.isInCover(figure(37, 13), shooter)).toBe(true);
    expect(yard.isInCover(figure(33.9, 13), figure(30, 13))).toBe(false);
    expect(yard.isInCover(figure(34, 13), figure(30, 13))).toBe(true);
    const roof = feature([inches(10, 10), inches(16, 10), inches(16, 14), inches(10, 14)], 2, 'solid', 'climbable');
    const weeds = feature([inches(8, 8), inches(18, 8), inches(18, 16), inches(8, 16)], 0.5, 'area', 'cover');
    const overgrown = new Terrain(48_000, [roof, weeds], []);
    expect(overgrown.isInCover(figure(9, 12), figure(2, 12))).toBe(true);
    expect(overgrown.isInCover(figure(13, 12, 0), figure(2, 12))).toBe(false);
  });

  test('[PL-38] another cover feature covers who is within an inch of it, across one of three lines', () => {
    const shooter = figure(24, 18);
    expect(yard.isInCover(figure(24, 25), shooter)).toBe(true);
    expect(yard.isInCover(figure(24, 25.702), shooter)).toBe(true);
    expect(yard.isInCover(figure(24, 25.703), shooter)).toBe(false);
    expect(yard.isInCover(figure(24, 26), shooter)).toBe(false);
    expect(yard.isInCover(figure(24, 24), shooter)).toBe(true);
    expect(yard.isInCover(figure(24, 23), shooter)).toBe(false);
    expect(yard.isInCover(figure(28.4, 25), figure(28.4, 18))).toBe(true);
    expect(yard.isInCover(figure(28.6, 25), figure(28.6, 18))).toBe(false);
  });

  test('[PL-38] cover needs no sight', () => {
    const [hunter, crim] = [figure(31.5, 20), figure(31.5, 32.5)];
    expect([yard.canSee(hunter, crim), yard.isInCover(crim, hunter)]).toEqual([false, true]);
  });

  test('[PL-39] only what is higher than the model stands covers it, never its own roof', () => {
    expect(yard.isInCover(figure(11, 12, BLOCK), figure(2, 12))).toBe(false);
    const low = feature([inches(16.2, 10), inches(17, 10), inches(17, 14), inches(16.2, 14)], 2, 'cover');
    const high = { ...low, height: 2500 };
    const beside = (wall: typeof low): boolean =>
      new Terrain(48_000, [features[BLOCK]!, wall], []).isInCover(figure(15.5, 12, 0), figure(24, 12));
    expect([beside(low), beside(high)]).toEqual([false, true]);
  });
});

describe('Lattice and reach', () => {
  test('[PL-40] lattice points around a feature are within the gap of a base', () => {
    const around = yard.latticeAround(DUMPSTER, 500, 2000);
    expect(around).toContainEqual(inches(35.25, 31.25));
    expect(around).not.toContainEqual(inches(35.75, 31.25));
    expect(around).toContainEqual(inches(31.25, 31.25));
    expect(yard.latticeAround(DUMPSTER, 500, 2000)).toBe(around);
    expect(yard.latticeIn(DUMPSTER).length).toBe(24);
  });

  test('[PL-41] samples are the ends of straight moves, full and half, each a legal step', () => {
    const open = yard.straightReach(stands(20, 18), 2000, []);
    expect(open.length).toBe(32);
    expect(open.slice(0, 2)).toEqual([inches(22, 18), inches(21.848, 18.765)]);
    expect(open[16]).toEqual(inches(21, 18));
    const cornered = yard.straightReach(stands(16.5, 12), 4000, [figure(17.5, 12)]);
    expect(cornered).not.toContainEqual(inches(16.5, 12));
    expect(cornered.every(end => yard.step(stands(16.5, 12), end, [figure(17.5, 12)]).ok)).toBe(true);
  });

  test('[PL-42] the outline is a star of 48 ends, and one more from each bend within reach', () => {
    const [star, ...bends] = yard.reachOutline(stands(8, 12), 6000, []);
    expect(star!.length).toBe(48);
    expect(star![0]).toEqual(inches(9.5, 12));
    expect(star![24]).toEqual(inches(2, 12));
    expect(bends.length).toBeGreaterThan(2);
    expect(bends.flat().some(({ x, y }) => x > 10_500 && y < 9500)).toBe(true);
    expect(yard.reachOutline(stands(40, 24), 1000, []).length).toBe(1);
  });
});
