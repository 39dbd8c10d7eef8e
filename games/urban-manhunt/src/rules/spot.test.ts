/** Shows Spot and where a revealed crim is put: SPOT. */
import type { Point } from '@quarry/board';
import { expect, test } from 'vitest';
import { hunter, LURKER, RUNNER, THUG } from '../testing/fixtures.ts';
import { type At, type CrimOn, given, type HunterOn, type Rehearsal } from '../testing/rehearsal.ts';
import { placeSpotted } from './place-spotted.ts';
import { lookAt } from './spot.ts';

const DUMPSTER = 2;
const THICKET = 4;
const FOUND = [6, 6, 6];

const inThicket = (more: Partial<CrimOn> = {}): CrimOn => ({ card: LURKER, at: [9, 33], hiddenIn: THICKET, hidInTurn: 1, ...more });
const atDumpster = (more: Partial<CrimOn> = {}): CrimOn => ({ card: LURKER, at: [33.5, 31], hiddenIn: DUMPSTER, hidInTurn: 1, ...more });

const looking = (at: At, crims: readonly CrimOn[], on: HunterOn = {}, dice: readonly number[] = FOUND): Rehearsal =>
  given({ hunters: [{ ...on, at }, {}], crims, dice: { check: dice } }).play();
const spots = (at: At, on: HunterOn = {}): boolean => looking(at, [inThicket()], on, []).options().includes('spot');
const why = (rehearsal: Rehearsal, at: At): string | null => rehearsal.objection(at)?.why ?? null;

test('[UM-SPOT-1] [UM-R-68] one Spot is for one counter, which is named', () => {
  const rehearsal = looking([28, 44], [inThicket(), inThicket({ card: RUNNER })], {}, [3, 6, 6]);

  rehearsal.answer('act', 'spot');

  expect(rehearsal.asks).toBe('choose-counter');
  expect(rehearsal.options()).toEqual(['c1', 'c2']);
  rehearsal.answer('choose-counter', 'c2').answer('place-spotted', [9, 33]);
  expect(rehearsal.crim(1).hiddenIn).toBe(THICKET);
  expect(rehearsal.crim(2).hiddenIn).toBe(-1);
});

test('[UM-SPOT-2] the feature must be within 18"', () => {
  expect([spots([28, 44]), spots([30, 44])]).toEqual([true, false]);
  expect([spots([30.5, 33]), spots([30.51, 33])]).toEqual([true, false]);
});

test('[UM-SPOT-3] half of the feature must be in sight', () => {
  expect([spots([28, 44]), spots([28, 42])]).toEqual([true, false]);
});

test('[UM-SPOT-3] 72 of its 144 points are half of the feature, 71 are less', () => {
  const sight = (y: number): unknown[] => {
    const { state } = given({ hunters: [{ at: [26, y] }, {}], crims: [inThicket()] });
    const { free, of, isNear } = lookAt(state, 0, state.crims[0]!);
    return [free, of, isNear, spots([26, y])];
  };

  expect([sight(42.14), sight(42.13)]).toEqual([
    [72, 144, true, true],
    [71, 144, true, false],
  ]);
});

test('[UM-SPOT-2] [UM-SPOT-3] a Special Rule may reach farther and need less to be seen', () => {
  const eye = (percent: number): number =>
    hunter({
      rule: {
        name: 'Eye',
        texts: [
          {
            when: 'always',
            effects: [
              { do: 'spot-range', n: 24 },
              { do: 'spot-share', percent },
            ],
          },
        ],
      },
    });

  expect(spots([30, 44], { slate: eye(25) })).toBe(true);
  expect([spots([28, 42], { slate: eye(8) }), spots([28, 42], { slate: eye(9) })]).toEqual([true, false]);
});

test('[UM-SPOT-4] the check is Mind vs. Stealth', () => {
  const rehearsal = looking([28, 44], [inThicket()]).answer('act', 'spot');

  expect(rehearsal.toldOf('rolled')).toMatchObject([{ check: 'spot', threshold: 3, impact: 6, faces: [6, 6] }]);
});

test('[UM-SPOT-5] a Spot that fails changes nothing', () => {
  const rehearsal = looking([28, 44], [inThicket()], {}, [3, 6, 6]).answer('act', 'spot');

  expect(rehearsal.crim(1)).toMatchObject({ hiddenIn: THICKET, hidInTurn: 1 });
  expect(rehearsal.asks).toBe('act');
  expect(rehearsal.hunter(0).actionsLeft).toBe(1);
});

test('[UM-SPOT-6] [UM-SPOT-14] a crim that is spotted stands on the ground again, as it was', () => {
  const rehearsal = looking([28, 44], [inThicket({ wounds: 1, lastAction: 'charge' })]).answer('act', 'spot');

  rehearsal.answer('place-spotted', [8, 34]);

  expect(rehearsal.crim(1)).toMatchObject({ x: 8000, y: 34000, surface: -1, hiddenIn: -1, hidInTurn: 0, wounds: 1, lastAction: 'charge' });
  expect(rehearsal.types('crim-revealed')).toEqual(['crim-revealed']);
});

test("[UM-SPOT-7] the player to the spotter's right places the crim", () => {
  const of4 = given({ hunters: [{}, {}, { at: [28, 44] }, {}], first: 2, crims: [inThicket()], dice: { check: FOUND } });
  const first = given({ hunters: [{ at: [28, 44] }, {}, {}], crims: [inThicket()], dice: { check: FOUND } });

  expect(of4.play().answer('act', 'spot')).toMatchObject({ asks: 'place-spotted', askedSeat: 1 });
  expect(first.play().answer('act', 'spot')).toMatchObject({ asks: 'place-spotted', askedSeat: 2 });
});

test('[UM-SPOT-8] at a feature that is no area the crim is put within 2" of it', () => {
  const rehearsal = looking([31.5, 20], [atDumpster()]).answer('act', 'spot');

  expect(why(rehearsal, [31.5, 27.5])).toBe(null);
  expect(why(rehearsal, [31.5, 27.49])).toBe('UM-SPOT-8');
  expect(rehearsal.objection([31.5, 27.2])).toEqual({ why: 'UM-SPOT-8', says: 'The crim hid at the Dumpster and is put within 2" of it.' });
});

test('[UM-SPOT-9] in an area feature the crim is put inside it', () => {
  const rehearsal = looking([9, 44], [inThicket()]).answer('act', 'spot');

  expect(why(rehearsal, [9, 33])).toBe(null);
  expect(why(rehearsal, [6, 33])).toBe(null);
  expect(rehearsal.objection([13, 33])).toEqual({ why: 'UM-SPOT-9', says: 'The crim hid in the Scrap Thicket and is put inside it.' });
});

test('[UM-SPOT-10] the crim is put at least 6" from the spotter where that is possible', () => {
  const rehearsal = looking([31.5, 24], [atDumpster()]).answer('act', 'spot');

  expect(why(rehearsal, [35.25, 31])).toBe(null);
  // 6" between the bases are 7" between their centres: here 2.25" across and 6.629" down.
  expect([30.63, 30.62].map(y => why(rehearsal, [29.25, y]))).toEqual([null, 'UM-SPOT-10']);
  expect(rehearsal.objection([31.5, 29])).toEqual({ why: 'UM-SPOT-10', says: 'The crim is put at least 6" from Reference Hunter.' });
});

test('[UM-SPOT-11] the spotter must see the crim', () => {
  const rehearsal = looking([31.5, 20], [atDumpster()]).answer('act', 'spot');

  expect(rehearsal.objection([31.5, 33])).toEqual({ why: 'UM-SPOT-11', says: 'Reference Hunter does not see that place.' });
});

test('[UM-SPOT-8] the place must be legal', () => {
  const rehearsal = looking([31.5, 20], [atDumpster(), { card: THUG, at: [29, 29] }]).answer('act', 'spot');

  expect(rehearsal.objection([31.5, 31])).toEqual({ why: 'UM-GEO-9', says: 'The base would overlap the Dumpster.' });
  expect(rehearsal.objection([29.5, 29])).toEqual({ why: 'UM-GEO-9', says: 'The base would overlap Thug.' });
  expect(why(rehearsal, [1e308, -1e308])).toBe('UM-GEO-8');
});

test('[UM-SPOT-8] samples are legal, and every one of them is drawn', () => {
  const region = looking([31.5, 20], [atDumpster()]).answer('act', 'spot').open[0]!.region!;

  expect(region.some.length).toBeGreaterThan(20);
  expect(region.some.filter(point => region.objection(point) !== null)).toEqual([]);
  const isDrawn = (point: Point): boolean => region.outline.some(part => part.some(({ x, y }) => x === point.x && y === point.y));
  expect(region.some.filter(point => !isDrawn(point))).toEqual([]);
  expect(region.outline.flat().filter(point => region.objection(point) !== null)).toEqual([]);
});

test('[UM-SPOT-10] [UM-SPOT-12] samples keep away from a spotter who is near', () => {
  const region = looking([16, 33], [inThicket()]).answer('act', 'spot').open[0]!.region!;

  expect(region.objection({ x: 11.25, y: 33.25 })?.why).toBe('UM-SPOT-10');
  expect(region.some.filter(point => region.objection(point) !== null)).toEqual([]);
});

test('[UM-SPOT-12] where no place 6" away is in sight, nearer ones are accepted', () => {
  const rehearsal = looking([9, 33], [inThicket({ at: [7, 31] })]).answer('act', 'spot');

  expect(rehearsal.asks).toBe('place-spotted');
  expect(why(rehearsal, [11, 33])).toBe(null);
});

test('[UM-SPOT-12] where nothing is in sight nobody chooses: the legal point nearest to the middle is taken', () => {
  const rehearsal = looking([26.5, 38], [inThicket({ at: [7, 31] }), { card: THUG, at: [9, 33] }], {}, []);

  rehearsal.run(table => placeSpotted(table, rehearsal.crim(1), 0, 1, 'UM-SPOT-6'));

  expect(rehearsal.asks).toBe(null);
  expect(rehearsal.crim(1)).toMatchObject({ x: 10000, y: 33000, hiddenIn: -1 });
});

test('[UM-SPOT-13] [UM-R-45] in solo the game takes the farthest place; of a tie the lower x, then the lower y', () => {
  const placed = (at: At): number[] => {
    const rehearsal = given({ hunters: [{ at }], crims: [inThicket()], dice: { check: FOUND } })
      .play()
      .answer('act', 'spot');
    expect(rehearsal.asks).toBe('act');
    return [rehearsal.crim(1).x, rehearsal.crim(1).y];
  };

  expect(placed([28, 44])).toEqual([6250, 30250]);
  expect(placed([20, 33])).toEqual([6250, 30250]);
  expect(placed([9, 20])).toEqual([6250, 35750]);
});

test('[UM-SPOT-13] whom a card reveals in solo, the player who played it places', () => {
  const rehearsal = given({ hunters: [{ at: [28, 44], keepers: ['spotlight'] }], crims: [inThicket()] })
    .play()
    .answer('act', 'spotlight');

  expect(rehearsal).toMatchObject({ asks: 'place-spotted', askedSeat: 0 });
  expect(why(rehearsal, [13, 33])).toBe('UM-SPOT-9');
  expect(rehearsal.answer('place-spotted', [11, 35]).crim(1)).toMatchObject({ x: 11_000, y: 35_000, hiddenIn: -1 });
});

test('[UM-SPOT-13] the right-hand seat decides also while its hunter is incapacitated', () => {
  const rehearsal = given({ hunters: [{ at: [28, 44] }, { isIn: false, wounds: 5 }], crims: [inThicket()], dice: { check: FOUND } });

  expect(rehearsal.play().answer('act', 'spot')).toMatchObject({ asks: 'place-spotted', askedSeat: 1 });
});
