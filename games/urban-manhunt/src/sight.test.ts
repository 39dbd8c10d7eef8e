/** Distances, sight, cover and engagement, asked as the rules ask them: UM-GEO-3, 4, 6, 7, UM-LOS, UM-COV, UM-ENG-1..6, R-20, 21, 42, 43. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gapToFeature } from '@quarry/board';
import { describe, expect, test } from 'vitest';
import { addZone } from './content/maps.ts';
import type { MapFeature } from './content/types.ts';
import { TEST_YARD } from './content/zones/test-yard.ts';
import { openablePods } from './questions/pods.ts';
import { areEngaged, crimFigure, engagedSeats, gapBetween, groundIn, hunterFigure, isEngaged } from './questions.ts';
import { isCoveredFrom, shoot } from './rules/attack.ts';
import { crimAttacks } from './rules/defense.ts';
import { move } from './rules/move.ts';
import { outcomes, rolls } from './testing/checks.ts';
import { GUNMAN, gunman, hunter, rectangle, THUG, thug } from './testing/fixtures.ts';
import { type At, type CrimOn, given, type HunterOn, type Rehearsal } from './testing/rehearsal.ts';

const BARRICADE = 0;
const BLOCK = 1;
const THICKET = 4;

/** A hunter and a crim, each at a place of the Test Yard. */
const facing = (from: At, to: At, more: { hunter?: HunterOn; crim?: Partial<CrimOn>; zone?: number } = {}): Rehearsal =>
  given({
    ...(more.zone !== undefined && { zone: more.zone }),
    hunters: [{ at: from, ...more.hunter }],
    crims: [{ card: THUG, at: to, ...more.crim }],
  });
const sees = ({ state }: Rehearsal): boolean => groundIn(state).canSee(hunterFigure(state, 0), crimFigure(state.crims[0]!));
const isCovered = ({ state }: Rehearsal): boolean => isCoveredFrom(state, 0, state.crims[0]!);
const engages = ({ state }: Rehearsal): boolean => areEngaged(state, 0, state.crims[0]!);

/** The Test Yard with one more feature. */
const yardWith = (id: string, feature: MapFeature): number => addZone({ ...TEST_YARD, id, features: [...TEST_YARD.features, feature] });

describe('Distances', () => {
  test('[UM-GEO-6] the gap of two models is the distance of their centres less both radii, not below 0', () => {
    const gaps = ([14, 11, 10.999] as const).map(x => {
      const { state } = facing([10, 20], [x, 20]);
      return gapBetween(state, 0, state.crims[0]!);
    });
    expect(gaps).toEqual([3000, 0, 0]);
  });

  test('[UM-GEO-6] a large base is nearer', () => {
    const { state } = facing([10, 20], [14, 20], { crim: { card: thug({ isLarge: true }) } });
    expect(gapBetween(state, 0, state.crims[0]!)).toBe(2700);
  });

  test('[UM-GEO-7] the gap to a feature is the distance to its polygon less the radius, 0 if touching or inside', () => {
    const { state } = facing([24, 22], [40, 40]);
    const barricade = groundIn(state).features[BARRICADE]!;
    const gaps = [22, 23.3, 23.5, 24].map(y => gapToFeature({ x: 24_000, y: y * 1000, r: 500 }, barricade));
    expect(gaps.map(Math.round)).toEqual([1300, 0, 0, 0]);
  });

  test('[UM-GEO-3] a limit is met up to 0.002" beyond it', () => {
    const rehearsal = given({ hunters: [{ at: [20, 20] }], dice: { check: [6, 6, 2] } }).run(table => move(table, 0));
    expect([26, 26.0015, 26.01].map(x => rehearsal.objection([[x, 20]])?.why ?? 'legal')).toEqual(['legal', 'legal', 'UM-MOV-6']);
  });

  test('[UM-GEO-3] an overlap of up to 0.002" counts as touching', () => {
    const rehearsal = given({ hunters: [{ at: [20, 20] }, { at: [25, 20] }], dice: { check: [6, 6, 2] } }).run(table => move(table, 0));
    expect([24, 24.0005, 24.01].map(x => rehearsal.objection([[x, 20]])?.why ?? 'legal')).toEqual(['legal', 'legal', 'UM-GEO-9']);
  });

  test('[UM-GEO-3] a point up to 0.002" outside a polygon counts as on its edge', () => {
    expect([33.998, 33.997].map(x => isCovered(facing([37, 22], [x, 13])))).toEqual([true, false]);
  });

  test('[UM-GEO-4] geometry uses no trigonometric function, and the constants of the book for its turns', () => {
    const folder = join(import.meta.dirname, '..', '..', '..', 'board', 'src', 'plane');
    const source = readdirSync(folder)
      .filter(file => file.endsWith('.ts') && !file.includes('.test.'))
      .map(file => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    const plain = ['abs', 'ceil', 'floor', 'imul', 'max', 'min', 'round', 'sign', 'sqrt', 'trunc'].map(name => `Math.${name}`);
    const used = [...new Set(source.match(/Math\.\w+/g))];
    expect(used).toContain('Math.sqrt');
    expect(used.filter(name => !plain.includes(name))).toEqual([]);
    expect(source.match(/[\w)\]] \*\*=? /g)).toBeNull();
    const literals = source.replaceAll('_', '');
    for (const constant of ['0.965925826289', '0.258819045103', '0.923879532511', '0.382683432365', '0.866025403784', '0.707106781187'])
      expect(literals).toContain(constant);
  });
});

describe('Line of sight', () => {
  test('[UM-LOS-1] [UM-R-42] the eye is at the Height of the viewer: a tall one sees over the dumpster', () => {
    const seen = [1, 2].map(height => sees(facing([31.5, 28], [31.5, 35], { hunter: { slate: hunter({ height }) } })));
    expect(seen).toEqual([false, true]);
  });

  test('[UM-LOS-1] [UM-LOS-6] the elevation adds to it', () => {
    const platform: MapFeature = { name: 'Platform', corners: rectangle(30, 25, 33, 29), height: 1, traits: ['solid', 'climbable'] };
    const zone = addZone({ ...TEST_YARD, id: 'with-platform', features: [...TEST_YARD.features, platform] });
    const onIt = { zone, hunter: { surface: TEST_YARD.features.length } };

    expect([sees(facing([31.5, 28], [31.5, 35])), sees(facing([31.5, 28], [31.5, 35], onIt))]).toEqual([false, true]);
  });

  test('[UM-LOS-2] the points of the target lie at half its Height', () => {
    const seen = [1, 2].map(height => sees(facing([31.5, 20], [31.5, 33], { crim: { card: thug({ height }) } })));
    expect(seen).toEqual([false, true]);
  });

  test('[UM-LOS-2] two of them lie at its radius, left and right of the line', () => {
    const from: At = [31.5, 20];
    expect(sees(facing(from, [32.8, 33]))).toBe(false);
    expect(sees(facing(from, [32.8, 33], { crim: { card: thug({ isLarge: true }) } }))).toBe(true);
    expect(sees(facing(from, [30.2, 33], { crim: { card: thug({ isLarge: true }) } }))).toBe(true);
  });

  test('[UM-LOS-3] [UM-R-42] a solid blocks lines that pass below its top', () => {
    expect([sees(facing([31.5, 20], [31.5, 33])), sees(facing([31.5, 20], [31.5, 29]))]).toEqual([false, true]);
  });

  test('[UM-LOS-3] a line along the edge of a solid is free', () => {
    expect(sees(facing([33, 20], [33, 40]))).toBe(true);
  });

  test('[UM-LOS-4] [UM-R-42] one free line of three is enough', () => {
    expect(sees(facing([31.5, 20], [33.2, 32.5]))).toBe(true);
  });

  test('[UM-LOS-5] models, pods and features that are not solid block nothing', () => {
    const between = given({
      hunters: [{ at: [20, 20] }, { at: [20, 18] }],
      crims: [
        { card: THUG, at: [20, 12] },
        { card: thug({ isLarge: true, height: 2 }), at: [20, 15] },
      ],
    });
    expect(sees(between)).toBe(true);
    expect(sees(facing([24, 10], [24, 18]))).toBe(true);
    expect(sees(facing([24, 22], [24, 26]))).toBe(true);
    expect(sees(facing([4, 33], [14, 33]))).toBe(true);
  });

  test('[UM-LOS-6] a model well back on a roof is not seen from the street below', () => {
    const roof = { crim: { surface: BLOCK } };
    expect([sees(facing([8, 12], [14, 12], roof)), sees(facing([1, 12], [14, 12], roof))]).toEqual([false, true]);
  });

  test('[UM-LOS-7] [UM-R-44] a feature is seen by the share of its lattice points', () => {
    const share = (at: At) => {
      const { state } = given({ hunters: [{ at }] });
      return groundIn(state).visibleShare(hunterFigure(state, 0), THICKET);
    };
    expect([share([28, 44]), share([28, 42])]).toEqual([
      { free: 111, of: 144 },
      { free: 12, of: 144 },
    ]);
  });

  test('[UM-LOS-7] a feature without a lattice point is seen by the mean of its corners', () => {
    const zone = yardWith('yard-with-a-post', {
      name: 'Post',
      corners: rectangle(40.3, 30.3, 40.7, 30.7),
      height: 1,
      traits: ['hideable'],
    });
    const share = (at: At) => {
      const { state } = given({ zone, hunters: [{ at }] });
      return groundIn(state).visibleShare(hunterFigure(state, 0), TEST_YARD.features.length);
    };
    expect([share([40.5, 20]), share([24, 31])]).toEqual([
      { free: 1, of: 1 },
      { free: 0, of: 1 },
    ]);
  });
});

describe('Cover', () => {
  const shot = (from: At, to: At, card = GUNMAN): string[] =>
    outcomes(given({ hunters: [{ at: from }], crims: [{ card, at: to }], dice: { check: [2, 2, 2, 2] } }).run(table => shoot(table, 0)));
  const shotAt = (at: At, from: At, surface = -1): string[] => {
    const rehearsal = given({
      hunters: [{ at, surface }],
      crims: [{ card: GUNMAN, at: from }],
      dice: { check: [6, 6, 2, 2] },
      spare: ['check'],
    });
    return rolls(
      rehearsal.run(table => crimAttacks(table, rehearsal.crim(1), 0, { name: 'Pistol', kind: 'ranged', damage: 2, range: 12 })),
    );
  };

  test('[UM-COV-1] [UM-R-43] adds 1 to the Defense of a crim that is shot at', () => {
    expect([shot([37, 20], [37, 13]), shot([37, 25], [37, 20])]).toEqual([['shoot 0/3 no'], ['shoot 0/2 no']]);
  });

  test('[UM-COV-2] [UM-R-43] adds 1 to the Defense of a hunter that is shot at', () => {
    expect([shotAt([24, 25], [24, 18]), shotAt([24, 27], [24, 18])]).toEqual([['defense: I 10 10 10'], ['defense: I 10 10']]);
  });

  test('[UM-COV-4] an area that gives cover does so from everyone, by the centre of the model', () => {
    expect(
      (
        [
          [37, 5],
          [46, 13],
          [37, 22],
          [36, 13],
        ] as const
      ).map(from => isCovered(facing(from, [37, 13]))),
    ).toEqual([true, true, true, true]);
    expect(
      (
        [
          [34, 13],
          [33.9, 13],
        ] as const
      ).map(at => isCovered(facing([37, 22], at))),
    ).toEqual([true, false]);
  });

  test('[UM-COV-5] [UM-R-43] a feature that gives cover does so within 1" and across a line', () => {
    expect(([25, 25.7, 25.71, 26, 24] as const).map(y => isCovered(facing([24, 18], [24, y])))).toEqual([true, true, false, false, true]);
    expect(isCovered(facing([24, 30], [24, 25]))).toBe(false);
  });

  test('[UM-COV-5] one of the three lines is enough', () => {
    expect([28.4, 28.6].map(x => isCovered(facing([28.4, 18], [x, 25])))).toEqual([true, false]);
  });

  test('[UM-COV-5] a feature no higher than where the model stands gives none', () => {
    const on = (height: number) =>
      yardWith(`yard-with-a-wall-${height}`, {
        name: 'Wall',
        corners: rectangle(16.2, 10, 16.6, 14),
        height,
        traits: ['cover'],
      });
    const isOnRoofCovered = (zone: number) => isCovered(facing([22, 12], [15.5, 12], { zone, crim: { surface: BLOCK } }));
    expect([isOnRoofCovered(on(2)), isOnRoofCovered(on(2.5))]).toEqual([false, true]);
  });

  test('[UM-COV-6] several covers count once', () => {
    const shield = gunman({ rule: { name: 'Shield', texts: [{ when: 'always', effects: [{ do: 'counts-as-cover', beyond: 0 }] }] } });
    expect(shot([37, 20], [37, 13], shield)).toEqual(['shoot 0/3 no']);
    const zone = yardWith('yard-with-a-screen', { name: 'Screen', corners: rectangle(36, 13.6, 38, 13.9), height: 0.5, traits: ['cover'] });
    const rehearsal = given({ zone, hunters: [{ at: [37, 20] }], crims: [{ card: GUNMAN, at: [37, 13] }], dice: { check: [2, 2, 2, 2] } });
    expect(outcomes(rehearsal.run(table => shoot(table, 0)))).toEqual(['shoot 0/3 no']);
  });

  test('[UM-COV-7] a model that is wholly screened is in cover, though unseen', () => {
    const screened = facing([31.5, 20], [31.5, 32.5]);
    expect([isCovered(screened), sees(screened)]).toEqual([true, false]);
  });

  test('[UM-COV-8] the roof a model stands on gives it none', () => {
    expect(shotAt([11, 12], [2, 12], BLOCK)).toEqual(['defense: I 10 10']);
  });
});

describe('Engagement', () => {
  test('[UM-ENG-1] [UM-R-20] [UM-GEO-3] reaches over a gap of 0.5"', () => {
    expect([21.5, 21.502, 21.503, 21.51].map(x => engages(facing([20, 20], [x, 20])))).toEqual([true, true, false, false]);
  });

  test('[UM-ENG-2] [UM-R-57] reaches over a difference in elevation of 1', () => {
    expect(engages(facing([10.5, 12], [9.5, 12], { hunter: { surface: BLOCK } }))).toBe(false);
    const beside = (height: number): boolean => {
      const podium = { name: 'Podium', corners: rectangle(30, 2, 34, 6), height, traits: ['solid', 'climbable'] } as const;
      const zone = yardWith(`yard-with-a-podium-${height}`, podium);
      return engages(facing([30.5, 4], [29.5, 4], { zone, hunter: { surface: TEST_YARD.features.length } }));
    };
    expect([beside(1), beside(1.5)]).toEqual([true, false]);
  });

  test('[UM-ENG-3] needs sight from the hunter to the crim', () => {
    const wall = (height: number) =>
      yardWith(`yard-with-a-partition-${height}`, {
        name: 'Partition',
        corners: rectangle(20.55, 16, 20.85, 22),
        height,
        traits: ['solid'],
      });
    const across = (zone?: number) => engages(facing([20, 19], [21.4, 19], zone === undefined ? {} : { zone }));
    expect([across(), across(wall(2)), across(wall(0.5))]).toEqual([true, false, true]);
  });

  test('[UM-ENG-4] is nothing for hidden crims and for hunters out of the zone', () => {
    expect(engages(facing([10, 33], [11.2, 33]))).toBe(true);
    expect(engages(facing([10, 33], [11.2, 33], { crim: { hiddenIn: THICKET } }))).toBe(false);
    expect(engages(facing([10, 33], [11.2, 33], { hunter: { isIn: false } }))).toBe(false);
  });

  test('[UM-ENG-5] is read from where the models stand now', () => {
    const rehearsal = facing([20, 20], [21, 20]);
    const was = isEngaged(rehearsal.state, 0);
    rehearsal.crim(1).x = 22_000;
    expect([was, isEngaged(rehearsal.state, 0)]).toEqual([true, false]);
    rehearsal.crim(1).x = 21_000;
    rehearsal.state.crims = [];
    expect(isEngaged(rehearsal.state, 0)).toBe(false);
  });

  test('[UM-ENG-6] is never among hunters, nor among crims', () => {
    const { state } = given({
      hunters: [{ at: [20, 20] }, { at: [21, 20] }],
      crims: [
        { card: THUG, at: [30, 20] },
        { card: THUG, at: [31, 20] },
      ],
    });
    expect([isEngaged(state, 0), isEngaged(state, 1)]).toEqual([false, false]);
    expect(state.crims.map(crim => engagedSeats(state, crim))).toEqual([[], []]);
  });

  test('[UM-POD-2] [UM-R-21] a pod is adjacent over the same gap', () => {
    expect([15.7, 15.75, 15.8].map(y => openablePods(given({ hunters: [{ at: [24, y] }] }).state, 0))).toEqual([[2], [2], []]);
  });
});
