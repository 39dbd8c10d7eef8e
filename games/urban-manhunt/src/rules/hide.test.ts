/** Hide: UM-HIDE-1..11, 13..15. Its strikes are shown in strikes.test.ts. */
import { gap } from '@quarry/board';
import { describe, expect, test, vi } from 'vitest';
import { addZone } from '../content/maps.ts';
import { TEST_YARD } from '../content/zones/test-yard.ts';
import { revealCrim } from '../deeds/index.ts';
import { basesBut, crimFigure, engagedCrims, groundIn } from '../questions.ts';
import { acted, at, crimOrdered, ordering, paths } from '../testing/crims.ts';
import { LURKER, RUNNER, rectangle, runner, THUG } from '../testing/fixtures.ts';
import { given } from '../testing/rehearsal.ts';
import { crimActs } from './crim-phase.ts';

/** Features of the Test Yard: a solid hideout and an area. */
const DUMPSTER = 2;
const THICKET = 4;
const far = [{ at: [46, 2] }] as const;

describe('Going into hiding', () => {
  /** They leave no room at the east side of the dumpster. */
  const crowd = (
    [
      [33.5, 31],
      [33.6, 32.1],
      [33.6, 29.9],
      [32.6, 32.7],
      [32.6, 29.3],
    ] as const
  ).map(place => ({ card: THUG, at: place }));

  test('[UM-HIDE-1] it goes its Move toward the nearest hideable feature', () => {
    const rehearsal = crimOrdered('hide', { hunters: far, crims: [{ card: RUNNER, at: [20, 33] }] });

    expect(paths(rehearsal)).toEqual([[20, 33, 14, 33]]);
    expect(rehearsal.crim(1)).toMatchObject({ hiddenIn: -1, lastAction: 'hide' });
  });

  test('[UM-HIDE-2] of two equally near it takes the first', () => {
    const rehearsal = crimOrdered('hide', { hunters: far, crims: [{ card: RUNNER, at: [21, 31] }] });

    expect(at(rehearsal.crim(1))).toEqual([27, 31]);
  });

  test('[UM-HIDE-3] [UM-HIDE-4] inside it is hidden: no base on the table, its last position remembered', () => {
    const rehearsal = crimOrdered('hide', { turn: 3, hunters: far, crims: [{ card: RUNNER, at: [16, 33] }] });

    expect(rehearsal.types()).toEqual(['crim-ordered', 'crim-acted', 'crim-moved', 'crim-hidden']);
    expect(rehearsal.crim(1)).toMatchObject({ x: 12_000, y: 33_000, hiddenIn: THICKET, hidInTurn: 3 });
    expect(groundIn(rehearsal.state).obstacleAt({ x: 12_000, y: 33_000 }, 500, basesBut(rehearsal.state, {}))).toBeNull();
  });

  test('[UM-HIDE-3] [UM-R-35] touching an area is not being inside: its centre must be', () => {
    const rehearsal = crimOrdered('hide', { hunters: far, crims: [{ card: RUNNER, at: [18.4, 33] }] });

    expect(at(rehearsal.crim(1))).toEqual([12.4, 33]);
    expect(rehearsal.crim(1).hiddenIn).toBe(-1);
  });

  test('[UM-HIDE-3] engaged where it ends it is not hidden', () => {
    const rehearsal = crimOrdered('hide', { hunters: [{ at: [12.9, 34] }], crims: [{ card: RUNNER, at: [16, 33] }] });

    expect(at(rehearsal.crim(1))).toEqual([12, 33]);
    expect(rehearsal.crim(1).hiddenIn).toBe(-1);
  });

  test('[UM-HIDE-11] a last action Charge changes nothing', () => {
    const rehearsal = crimOrdered('hide', { hunters: far, crims: [{ card: RUNNER, at: [16, 33], lastAction: 'charge' }] });

    expect(acted(rehearsal)).toEqual(['hide']);
    expect(rehearsal.crim(1).hiddenIn).toBe(THICKET);
  });

  test('[UM-HIDE-13] any number hides in one feature', () => {
    const rehearsal = given({
      control: ordering('hide'),
      hunters: far,
      crims: (
        [
          [16, 32],
          [16, 33.5],
          [16, 35],
        ] as const
      ).map(place => ({ card: RUNNER, at: place })),
    });
    for (let i = 0; i < 3; i++) rehearsal.run(table => crimActs(table));

    expect(rehearsal.state.crims.map(crim => crim.hiddenIn)).toEqual([THICKET, THICKET, THICKET]);
  });

  test('[UM-HIDE-14] [UM-R-77] at a solid feature it goes into contact, or to the nearest legal point still in reach', () => {
    const free = crimOrdered('hide', { hunters: far, crims: [{ card: RUNNER, at: [36, 31] }] });
    const taken = crimOrdered('hide', {
      hunters: far,
      crims: [
        { card: RUNNER, at: [36, 31] },
        { card: THUG, at: [33.5, 31] },
      ],
    });

    expect(free.crim(1)).toMatchObject({ x: 33_500, y: 31_000, hiddenIn: DUMPSTER });
    expect(taken.crim(1)).toMatchObject({ x: 33_883, y: 31_924, hiddenIn: DUMPSTER });
  });

  test('[UM-HIDE-14] at a feature that can be entered it goes to its edge', () => {
    const [barricade] = TEST_YARD.features;
    const zone = addZone({ ...TEST_YARD, id: 'hideable-barricade', features: [{ ...barricade!, traits: ['cover', 'hideable'] }] });
    const rehearsal = crimOrdered('hide', { zone, hunters: far, crims: [{ card: RUNNER, at: [24, 28] }] });

    expect(at(rehearsal.crim(1))).toEqual([24, 24.2]);
    expect(rehearsal.crim(1).hiddenIn).toBe(0);
  });

  test('[UM-HIDE-3] [UM-HIDE-8] on the roof of a hideable feature it hides where it stands, and comes out there', () => {
    const [, block] = TEST_YARD.features;
    const zone = addZone({
      ...TEST_YARD,
      id: 'hideable-block',
      features: [{ ...block!, traits: ['solid', 'cover', 'climbable', 'hideable'] }],
    });
    const rehearsal = crimOrdered('hide', { zone, hunters: [{ at: [46, 12] }], crims: [{ card: RUNNER, at: [14, 12], surface: 0 }] });
    expect(rehearsal.crim(1)).toMatchObject({ x: 14_000, y: 12_000, hiddenIn: 0 });

    Object.assign(rehearsal.state, { turn: 3, acted: 0, control: ordering('flee') });
    rehearsal.run(table => crimActs(table));

    expect(rehearsal.toldOf('crim-came-out')).toMatchObject([{ x: 14_000, y: 12_000 }]);
    expect(rehearsal.types('crim-held')).toEqual([]);
    expect(acted(rehearsal)).toEqual(['hide', 'flee']);
    expect(rehearsal.crim(1)).toMatchObject({ x: 10_500, y: 12_938, surface: 0, hiddenIn: -1, lastAction: 'flee' });
  });

  test('[UM-HIDE-14] if there is none, it goes on its route until contact', () => {
    const rehearsal = crimOrdered('hide', { hunters: [...far, { at: [2, 2] }], crims: [{ card: RUNNER, at: [36, 31] }, ...crowd] });

    expect(at(rehearsal.crim(1))).toEqual([34.5, 31]);
    expect(rehearsal.crim(1).hiddenIn).toBe(-1);
  });

  test('[UM-HIDE-14] another point is looked for as far as 2" round the one that is taken, and no farther', () => {
    // A crate lies over the near side of the thicket: to the west of it the first place to stand is 2", or a hair more, from the goal.
    const [, , , , thicket] = TEST_YARD.features;
    const hides = (west: number) => {
      const crate = { name: 'Crate', corners: rectangle(west, 28, 12.5, 38), height: 1, traits: ['solid'] } as const;
      const zone = addZone({ ...TEST_YARD, id: `crate-to-${west}`, features: [thicket!, crate] });
      return crimOrdered('hide', { zone, hunters: far, crims: [{ card: runner({ move: 30 }), at: [16, 33] }] });
    };
    const [inside, outside] = [hides(10.5), hides(10.49)];

    expect([at(inside.crim(1)), inside.crim(1).hiddenIn]).toEqual([[10, 33], 0]);
    expect([at(outside.crim(1)), outside.crim(1).hiddenIn]).toEqual([[13, 33], -1]);
  });

  test('[UM-HIDE-14] also round somebody who stands on the way', () => {
    const rehearsal = crimOrdered('hide', {
      hunters: [...far, { at: [2, 2] }, { at: [46, 46] }],
      crims: [{ card: RUNNER, at: [38, 31] }, ...crowd, { card: THUG, at: [36, 31] }],
    });

    expect(gap(crimFigure(rehearsal.crim(1)), crimFigure(rehearsal.crim(2)))).toBeLessThan(1);
    expect(rehearsal.crim(1).x).toBeLessThan(35_000);
  });
});

describe('Hidden', () => {
  const hidden = { card: LURKER, at: [12, 33], hiddenIn: THICKET, hidInTurn: 3, lastAction: 'hide' } as const;

  test('[UM-HIDE-5] [UM-HIDE-15] the turn after, it hides again whatever the card says, and nothing moves', () => {
    const rehearsal = crimOrdered('charge', { turn: 4, hunters: far, crims: [hidden] });

    expect(rehearsal.toldOf('crim-ordered').map(event => event.rule)).toEqual(['UM-HIDE-5']);
    expect(rehearsal.crim(1)).toMatchObject({ x: 12_000, y: 33_000, hiddenIn: THICKET, lastAction: 'hide' });
    expect(paths(rehearsal)).toEqual([]);
  });

  test('[UM-HIDE-6] from the third turn on it follows the card: it comes out and flees', () => {
    const rehearsal = crimOrdered('flee', { turn: 5, hunters: [{ at: [16, 33] }], crims: [hidden] });

    expect(rehearsal.types()).toEqual(['crim-ordered', 'crim-came-out', 'crim-acted', 'crim-moved']);
    expect(rehearsal.crim(1)).toMatchObject({ x: 7000, y: 33_000, hiddenIn: -1, lastAction: 'flee' });
  });

  test('[UM-HIDE-7] [UM-HIDE-15] [UM-R-37] if the card says Hide it stays, and the next card decides again', () => {
    const rehearsal = crimOrdered('hide', { turn: 5, hunters: [{ at: [16, 33] }], crims: [hidden] });
    expect(rehearsal.crim(1)).toMatchObject({ x: 12_000, y: 33_000, hiddenIn: THICKET });

    Object.assign(rehearsal.state, { turn: 6, acted: 0, control: ordering('flee') });
    rehearsal.run(table => crimActs(table));

    expect(rehearsal.crim(1)).toMatchObject({ x: 7000, y: 33_000, hiddenIn: -1 });
  });

  test('[UM-HIDE-8] [UM-R-36] where somebody stands now, it comes out at the nearest legal point', () => {
    const rehearsal = crimOrdered('fight', { turn: 5, hunters: [{ at: [12, 33] }], crims: [hidden], dice: { check: [7, 7, 7] } });

    expect(at(rehearsal.crim(1))).toEqual([13, 33]);
    expect(acted(rehearsal)).toEqual(['fight']);
  });

  test('[UM-HIDE-8] [UM-GEO-14] where there is no legal point at all it stays hidden and waits', () => {
    const rehearsal = given({ turn: 5, control: ordering('fight'), hunters: [{ at: [12, 33] }], crims: [hidden] });
    const noRoom = vi.spyOn(groundIn(rehearsal.state), 'nearestLegal').mockReturnValue(null);

    rehearsal.run(table => crimActs(table));
    noRoom.mockRestore();

    expect(rehearsal.types()).toEqual(['crim-ordered', 'crim-held']);
    expect(rehearsal.toldOf('crim-held')).toMatchObject([{ crim: 1, why: 'no-room', rule: 'UM-GEO-14' }]);
    expect(rehearsal.crim(1)).toMatchObject({ x: 12_000, y: 33_000, hiddenIn: THICKET });
  });

  test('[UM-HIDE-9] spotted before, it follows the card', () => {
    const rehearsal = given({ turn: 4, control: ordering('flee'), hunters: [{ at: [16, 33] }], crims: [hidden] });
    revealCrim(rehearsal.table, rehearsal.crim(1), { x: 12_000, y: 33_000 }, 'UM-SPOT-6');
    rehearsal.run(table => crimActs(table));

    expect(acted(rehearsal)).toEqual(['flee']);
    expect(at(rehearsal.crim(1))).toEqual([7, 33]);
  });

  test('[UM-HIDE-10] it is engaged with nobody, is not struck, and attacks nobody', () => {
    const rehearsal = crimOrdered('fight', { turn: 4, hunters: [{ at: [13, 33] }], crims: [hidden] });

    expect(engagedCrims(rehearsal.state, 0)).toEqual([]);
    expect(rehearsal.types()).toEqual(['crim-ordered', 'crim-acted']);
    expect(acted(rehearsal)).toEqual(['hide']);
  });

  test('[UM-HIDE-10] [UM-GEO-27] also in the first feature of a zone: no base, and engaged with nobody', () => {
    const zone = addZone({ ...TEST_YARD, id: 'thicket-first', features: [TEST_YARD.features[THICKET]!] });
    const { state } = given({ zone, hunters: [{ at: [12, 33] }], crims: [{ card: THUG, at: [11, 33], hiddenIn: 0, hidInTurn: 1 }] });

    expect(engagedCrims(state, 0)).toEqual([]);
    expect(basesBut(state, { seat: 0 })).toEqual([]);
  });
});
