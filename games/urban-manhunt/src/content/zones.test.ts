/**
 * The zones: what makes a map unfit (UM-TER-1, 2, 7, 9, 10, UM-SET-3), and how the six that are offered measure up, by a survey that
 * shares no formula with the board.
 */
import { describe, expect, test } from 'vitest';
import {
  away,
  covered,
  fromCorners,
  nearestToCorner,
  nearestTwo,
  standing,
  TABLE_CORNERS,
  toThreeNearest,
  walk,
} from '../testing/zone-survey.ts';
import {
  addZone,
  CORNERS,
  featureName,
  featuresOf,
  groundOf,
  OFFERED_ZONES,
  podOf,
  tubeOf,
  ZONES,
  zoneFault,
  zoneMap,
  zoneNamed,
} from './maps.ts';
import type { MapFeature, Trait, ZoneMap } from './types.ts';
import { TEST_YARD } from './zones/test-yard.ts';

const YARD = zoneNamed('test-yard');

const square = (x: number, y: number, side: number): MapFeature['corners'] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];
const feature = (more: Partial<MapFeature>): MapFeature => ({
  name: 'Thing',
  corners: square(26, 26, 3),
  height: 2,
  traits: ['solid'],
  ...more,
});
/** Test Yard with one more feature. */
const withFeature = (more: Partial<MapFeature>): ZoneMap => ({ ...TEST_YARD, features: [...TEST_YARD.features, feature(more)] });

describe('Maps', () => {
  test('[UM-SET-2] [UM-SET-3] a map fixes the table, the tubes and the pod sites', () => {
    expect(groundOf(YARD, 6).size).toBe(48_000);
    expect(CORNERS).toEqual([
      { x: 0, y: 0 },
      { x: 48_000, y: 0 },
      { x: 48_000, y: 48_000 },
      { x: 0, y: 48_000 },
    ]);
    expect(tubeOf(YARD, 4)).toEqual({ x: 18_000, y: 18_000 });
    expect(podOf(YARD, 2)).toEqual({ x: 24_000, y: 14_000, r: 750 });
    for (const map of ZONES) expect([map.tubes.length, map.pods.length]).toEqual([6, 6]);
    expect(zoneFault({ ...TEST_YARD, tubes: TEST_YARD.tubes.slice(1) })).toBe('There are 5 tubes; a zone has 6.');
    expect(zoneFault({ ...TEST_YARD, pods: [...TEST_YARD.pods, [20, 20]] })).toBe('There are 7 pods; a zone has 6.');
  });

  test('features keep the order of the map, in thousandths, counter-clockwise from the lowest corner', () => {
    expect(featuresOf(YARD)).toHaveLength(6);
    expect(featureName(YARD, 4)).toBe('Scrap Thicket');
    expect(featuresOf(YARD)[1]).toEqual({
      corners: [
        { x: 10_000, y: 10_000 },
        { x: 16_000, y: 10_000 },
        { x: 16_000, y: 14_000 },
        { x: 10_000, y: 14_000 },
      ],
      height: 2000,
      isSolid: true,
      isCover: true,
      isDifficult: false,
      isClimbable: true,
      isHideable: false,
      isArea: false,
    });
  });

  test('the ground is made once for each number of pods, the lowest numbers first', () => {
    expect(groundOf(YARD, 3)).toBe(groundOf(YARD, 3));
    expect(groundOf(YARD, 3).pods).toEqual([0, 1, 2].map(pod => podOf(YARD, pod)));
  });

  test('every map is fit; the six are offered, Test Yard is not', () => {
    for (const map of ZONES) expect(zoneFault(map), map.id).toBeNull();
    expect(OFFERED_ZONES.map(({ name }) => name)).toEqual([
      'Dead Mall Plaza',
      'Container Docks',
      'Overpass Camp',
      'Chapel Lots',
      'Flooded Yard',
      'Studio Backlot',
    ]);
    expect(ZONES.at(-1)).toBe(TEST_YARD);
  });

  test('names of zones, and of the features in a zone, are unique', () => {
    expect(new Set(ZONES.map(({ id }) => id)).size).toBe(ZONES.length);
    for (const { features } of ZONES) expect(new Set(features.map(({ name }) => name)).size).toBe(features.length);
  });
});

describe('Unfit maps', () => {
  test('[UM-TER-1] a concave polygon, one with too many corners, or a height between the steps is refused', () => {
    const dented: MapFeature['corners'] = [
      [26, 26],
      [30, 26],
      [27, 27],
      [26, 30],
    ];
    const round: MapFeature['corners'] = [
      [26, 27],
      [27, 26],
      [28, 25.6],
      [29, 26],
      [30, 27],
      [30, 28],
      [29, 29],
      [27, 29],
      [26, 28],
    ];

    expect(zoneFault(withFeature({ corners: dented }))).toMatch(/^Thing: .*convex/);
    expect(zoneFault(withFeature({ corners: round }))).toMatch(/^Thing: .*9 corners/);
    expect(zoneFault(withFeature({ corners: round.slice(0, 8) }))).toBeNull();
    expect(zoneFault(withFeature({ height: 4 }))).toBeNull();
    for (const height of [4.5, 1.2, -0.5, Number.NaN])
      expect(zoneFault(withFeature({ height }))).toBe(`Thing is ${height} high; a height is 0 to 4 in steps of 0.5.`);
    expect(zoneFault(withFeature({ corners: square(46, 24, 3) }))).toBe('Thing reaches over the edge of the table.');
  });

  test('[UM-TER-2] a trait beyond the six is refused', () => {
    expect(zoneFault(withFeature({ traits: ['solid', 'sticky' as Trait] }))).toBe(
      'Thing is "sticky"; the traits are solid, cover, difficult, climbable, hideable, area.',
    );
    for (const traits of [
      ['solid', 'cover', 'hideable'],
      ['area', 'difficult'],
      ['solid', 'climbable'],
    ] as const)
      expect(zoneFault(withFeature({ traits }))).toBeNull();
    expect(zoneFault(withFeature({ traits: ['area', 'solid'] }))).toBe('Thing is an area and solid; an area can be entered.');
  });

  test('[UM-TER-7] what is climbable is solid, 1 to 3 high and at least 2" wide', () => {
    const roof = (more: Partial<MapFeature>) => zoneFault(withFeature({ traits: ['solid', 'climbable'], ...more }));

    expect(roof({ height: 1 })).toBeNull();
    expect(roof({ height: 3 })).toBeNull();
    expect(roof({ height: 0.5 })).toBe('Thing is climbable and 0.5 high; a roof is 1 to 3 high.');
    expect(roof({ height: 3.5 })).toBe('Thing is climbable and 3.5 high; a roof is 1 to 3 high.');
    expect(roof({ corners: square(26, 26, 2) })).toBeNull();
    expect(roof({ corners: square(26, 26, 1.9) })).toBe('Thing is 1.9" wide; a roof is at least 2" wide.');
    expect(roof({ traits: ['climbable', 'cover'] })).toBe('Thing is climbable but not solid; what has a roof is solid.');
  });

  test('[UM-TER-9] a solid overlaps no other solid, no tube, no pod and no corner zone', () => {
    const at = (x: number, y: number, side: number) => zoneFault(withFeature({ corners: square(x, y, side) }));

    expect(at(2, 2, 2)).toBe('Thing is solid and lies within 4" of a corner, where hunters start.');
    expect(at(44, 42, 2.5)).toMatch(/ pod 6\.$/);
    expect(at(15, 13, 3)).toBe('Block and Thing overlap; both are solid.');
    expect(at(16, 12, 2)).toBeNull();
    expect(at(17, 17, 2)).toBe('Thing is solid and lies on tube 5.');
    expect(at(24.7, 13, 2)).toBe('Thing is solid and lies on pod 3.');
    expect(at(24.75, 13, 2)).toBeNull();
    expect(at(0, 3.9, 3)).toBe('Thing is solid and lies within 4" of a corner, where hunters start.');
    expect(at(0, 4, 3)).toBeNull();
    expect(zoneFault(withFeature({ corners: square(2, 2, 2), traits: ['area'] }))).toBeNull();
  });

  test('[UM-TER-10] there is something to hide in and some cover, and cover that is no area is at least 0.5 high', () => {
    const without = (trait: Trait): ZoneMap => ({
      ...TEST_YARD,
      features: TEST_YARD.features.map(one => ({ ...one, traits: one.traits.filter(other => other !== trait) })),
    });

    expect(zoneFault(without('hideable'))).toBe('No feature is hideable; a zone has at least one that is.');
    expect(zoneFault(without('cover'))).toBe('No feature is cover; a zone has at least one that is.');
    expect(zoneFault(withFeature({ traits: ['cover'], height: 0 }))).toBe('Thing is 0 high; cover that is no area is at least 0.5 high.');
    expect(zoneFault(withFeature({ traits: ['cover', 'area'], height: 0 }))).toBeNull();
  });

  test('tubes and pods lie on the table, and pods apart', () => {
    const [, ...others] = TEST_YARD.pods;
    expect(zoneFault({ ...TEST_YARD, tubes: [...TEST_YARD.tubes.slice(1), [24, 48.1]] })).toBe('Tube 6 is not on the table.');
    expect(zoneFault({ ...TEST_YARD, pods: [[0.7, 24], ...others] })).toBe('Pod 1 is not wholly on the table.');
    expect(zoneFault({ ...TEST_YARD, pods: [[36, 39.4], ...others] })).toBe('Pods 1 and 2 overlap.');
  });

  test('an unfit map is not added, a fit one gets the next number', () => {
    expect(() => addZone(withFeature({ height: 5 }))).toThrow('test-yard: Thing is 5 high');

    const zone = addZone({ ...withFeature({}), id: 'annex' });

    expect(zoneMap(zone).id).toBe('annex');
    expect(featuresOf(zone)).toHaveLength(7);
    expect(zoneNamed('annex')).toBe(zone);
    expect(zoneNamed('nowhere')).toBe(-1);
  });
});

describe.each(OFFERED_ZONES)('$name', map => {
  const { features, tubes, pods } = map;
  const having = (trait: Trait): MapFeature[] => features.filter(({ traits }) => traits.includes(trait));
  const walls = having('cover').filter(({ traits }) => !traits.includes('area'));

  test('has 14 to 20 features of every kind', () => {
    expect(features.length).toBeGreaterThanOrEqual(14);
    expect(features.length).toBeLessThanOrEqual(20);
    expect(having('hideable').length).toBeGreaterThanOrEqual(4);
    expect(walls.length).toBeGreaterThanOrEqual(5);
    expect(walls.filter(({ height, traits }) => height === 0.5 && !traits.includes('solid')).length).toBeGreaterThanOrEqual(3);
    expect(having('climbable').filter(({ height }) => height === 2 || height === 3).length).toBeGreaterThanOrEqual(2);
    expect(having('area').length).toBeGreaterThanOrEqual(3);
  });

  test('is covered to 18 to 28 percent, 8 to 15 of it solid', () => {
    const [all, solid] = [covered(features), covered(having('solid'))];
    expect(all).toBeGreaterThanOrEqual(18);
    expect(all).toBeLessThanOrEqual(28);
    expect(solid).toBeGreaterThanOrEqual(8);
    expect(solid).toBeLessThanOrEqual(15);
  });

  test('keeps tubes and pods apart from one another and from the corners', () => {
    expect(nearestTwo(tubes)).toBeGreaterThanOrEqual(9);
    expect(nearestToCorner(tubes)).toBeGreaterThanOrEqual(9);
    expect(nearestTwo(pods)).toBeGreaterThanOrEqual(7);
    expect(nearestToCorner(pods)).toBeGreaterThanOrEqual(8);
  });

  test('has corners free of solids and difficult ground', () => {
    for (const one of [...having('solid'), ...having('difficult')])
      for (const corner of TABLE_CORNERS) expect(away(one, corner), one.name).toBeGreaterThanOrEqual(4);
  });

  test('is as far to three pods, and to three tubes, from every corner: within 15 percent of the mean', () => {
    const corners = fromCorners(map);
    // A pod is opened from beside it; a tube is stepped upon.
    const [toPods, toTubes] = [corners.map(far => toThreeNearest(far, pods, 1.75)), corners.map(far => toThreeNearest(far, tubes, 0.5))];

    for (const ways of [toPods, toTubes]) {
      const mean = ways.reduce((total, way) => total + way, 0) / ways.length;
      for (const way of ways) expect(Math.abs(way / mean - 1)).toBeLessThanOrEqual(0.15);
    }
  });

  test.each([0.5, 0.8])('lets a base of radius %d walk to every place where it can stand', radius => {
    const open = standing(map, radius);
    const far = walk(open, [2, 2]);

    expect(open.filter(Boolean).length).toBeGreaterThan(5000);
    expect(open.flatMap((isOpen, node) => (isOpen && far[node] === Number.POSITIVE_INFINITY ? [node] : []))).toEqual([]);
  });

  test('lets a large crim arrive at every tube', () => {
    const zone = zoneNamed(map.id);
    for (const tube of tubes.keys()) expect(groundOf(zone, 6).obstacleOnGround(tubeOf(zone, tube), 800, [])).toBeNull();
  });
});
