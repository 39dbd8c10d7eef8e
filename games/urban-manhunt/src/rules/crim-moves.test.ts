/** How crims move: UM-FLEE, UM-CHG, UM-GEO-2, 3, 13, 15..21, 25, 27, 29..31, UM-TER-5, UM-CRIM-12. */
import { distance } from '@quarry/board';
import { describe, expect, test } from 'vitest';
import type { CrimState } from '../state.ts';
import { acted, at, crimOrdered, ordering, paths } from '../testing/crims.ts';
import { RUNNER, runner, THUG, thug } from '../testing/fixtures.ts';
import { type At, given } from '../testing/rehearsal.ts';
import { crimStep } from './crim-moves.ts';
import { nearestHunter } from './nearest-hunter.ts';

/** Feature 1 of the Test Yard, whose roof can be stood on. */
const BLOCK = 1;
const MOVE_5 = runner({ move: 5 });

describe('Nearest', () => {
  const tied = (...gaps: number[]): string[] | null => {
    const places = (gap: number): At[] => [
      [31 + gap, 18],
      [29 - gap, 18],
      [30, 19 + gap],
    ];
    const hunters = gaps.map((gap, seat) => ({ at: places(gap)[seat]! }));
    const rehearsal = given({ hunters, crims: [{ card: RUNNER, at: [30, 18] }] });
    rehearsal.run(table => nearestHunter(table, rehearsal.crim(1)));
    return rehearsal.asks ? rehearsal.options() : null;
  };

  test('[UM-GEO-13] hunters within 0.01" of the smallest gap are tied, others are not', () => {
    expect(tied(5, 5.008)).toEqual(['h0', 'h1']);
    expect(tied(5, 5.02)).toBeNull();
    expect(tied(5, 5.008, 5.016)).toEqual(['h0', 'h1']);
  });
});

describe('Flee', () => {
  test('[UM-FLEE-1] [UM-GEO-16] it goes its Move straight away from the nearest hunter', () => {
    const south = crimOrdered('flee', { hunters: [{ at: [30, 14] }], crims: [{ card: RUNNER, at: [30, 17] }] });
    const near = crimOrdered('flee', { hunters: [{ at: [30, 44] }, { at: [24, 17] }], crims: [{ card: RUNNER, at: [24, 20] }] });

    expect(at(south.crim(1))).toEqual([30, 23]);
    expect(at(near.crim(1))).toEqual([24, 26]);
  });

  test('[UM-FLEE-2] difficult ground does not slow it', () => {
    const rehearsal = crimOrdered('flee', { hunters: [{ at: [24, 19] }], crims: [{ card: RUNNER, at: [24, 22] }] });

    expect(at(rehearsal.crim(1))).toEqual([24, 28]);
  });

  test('[UM-FLEE-3] [UM-GEO-17] [UM-R-40] cut short by the block, it runs past its corner', () => {
    const rehearsal = crimOrdered('flee', { hunters: [{ at: [22, 12] }], crims: [{ card: MOVE_5, at: [17.5, 12] }] });

    expect(at(rehearsal.crim(1))).toEqual([16.206, 16.83]);
  });

  test('[UM-GEO-17] [UM-GEO-18] [UM-CRIM-12] at the edge of the table it turns, clockwise of two equal ways, and stays on it', () => {
    const rehearsal = crimOrdered('flee', { hunters: [{ at: [40, 24] }], crims: [{ card: RUNNER, at: [46, 24] }] });

    expect(at(rehearsal.crim(1))).toEqual([47.5, 18.402]);
  });

  test('[UM-GEO-18] ends of the fan within 0.01" tie: the smaller turn comes first, a hair beyond the farther end', () => {
    // Straight on it gets as far as the thug in its way; turned by 15 degrees it goes all 6" and ends 8.932" from the hunter.
    const past = (thugAt: number): readonly [number, number] =>
      at(
        crimOrdered('flee', {
          hunters: [{ at: [20, 20] }],
          crims: [
            { card: RUNNER, at: [23, 20] },
            { card: THUG, at: [thugAt, 20] },
          ],
        }).crim(1),
      );

    expect([past(29.923), past(29.922)]).toEqual([
      [28.923, 20],
      [28.796, 18.447],
    ]);
  });

  test('[UM-GEO-18] of two turns alike that tie it takes the clockwise one, though the other ends a little farther', () => {
    const past = (thugAt: number): readonly [number, number] =>
      at(
        crimOrdered('flee', {
          hunters: [{ at: [20, 20] }],
          crims: [
            { card: RUNNER, at: [23, 20] },
            { card: THUG, at: [28.5, 20] },
            { card: THUG, at: [thugAt, 18.191] },
          ],
        }).crim(1),
      );

    expect([past(29.753), past(29.752)]).toEqual([
      [28.787, 18.449],
      [28.796, 21.553],
    ]);
  });

  test('[UM-R-65] in a corner, with every way shut or no better, it stays and has fled all the same', () => {
    const walls = [
      { card: THUG, at: [46.5, 47.5] as At },
      { card: THUG, at: [47.5, 46.5] as At },
    ];
    const rehearsal = crimOrdered('flee', { hunters: [{ at: [40, 40] }], crims: [{ card: RUNNER, at: [47.5, 47.5] }, ...walls] });

    expect(at(rehearsal.crim(1))).toEqual([47.5, 47.5]);
    expect(rehearsal.crim(1).lastAction).toBe('flee');
  });

  test('[UM-FLEE-5] on a roof it stays on the roof', () => {
    const rehearsal = crimOrdered('flee', { hunters: [{ at: [18, 12] }], crims: [{ card: MOVE_5, at: [13, 12], surface: BLOCK }] });

    expect(rehearsal.crim(1).surface).toBe(BLOCK);
    expect(at(rehearsal.crim(1))).toEqual([10.5, 13.443]);
  });

  test('[UM-GEO-29] [UM-R-73] a wall that it touches does not stop it along the wall, and stops it into the wall', () => {
    const along = crimOrdered('flee', { hunters: [{ at: [16.5, 10] }], crims: [{ card: MOVE_5, at: [16.5, 12] }] });
    const into = crimOrdered('flee', { hunters: [{ at: [18.2, 12] }], crims: [{ card: MOVE_5, at: [16.5, 12] }] });

    expect(at(along.crim(1))).toEqual([16.5, 17]);
    expect(at(into.crim(1))).toEqual([16.5, 17]);
  });
});

describe('Charge', () => {
  const hunters = [{ at: [30, 18] }] as const;
  const DEFENDED = { check: [7, 7, 7] };

  test('[UM-CHG-1] [UM-CHG-3] [UM-GEO-21] it goes its Move toward the hunter and then 4" more', () => {
    const rehearsal = crimOrdered('charge', { hunters, crims: [{ card: THUG, at: [41, 18] }] });

    expect(paths(rehearsal)).toEqual([
      [41, 18, 36, 18],
      [36, 18, 32, 18],
    ]);
    expect(rehearsal.toldOf('crim-moved').map(event => event.rule)).toEqual(['UM-CHG-1', 'UM-CHG-3']);
    expect(acted(rehearsal)).toEqual(['charge']);
  });

  test('[UM-CHG-2] in contact after its Move it fights at once', () => {
    const rehearsal = crimOrdered('charge', { hunters, crims: [{ card: THUG, at: [35, 18] }], dice: DEFENDED });

    expect(paths(rehearsal)).toEqual([[35, 18, 31, 18]]);
    expect(acted(rehearsal)).toEqual(['charge', 'fight']);
    expect(rehearsal.types('rolled')).toEqual(['rolled']);
  });

  test('[UM-CHG-4] [UM-R-32] the 4" may end in contact, but give no Fight', () => {
    const rehearsal = crimOrdered('charge', { hunters, crims: [{ card: THUG, at: [39, 18] }] });

    expect(at(rehearsal.crim(1))).toEqual([31, 18]);
    expect(acted(rehearsal)).toEqual(['charge']);
    expect(rehearsal.crim(1).lastAction).toBe('charge');
  });

  test('[UM-CHG-5] [UM-R-33] an engaged crim does not move and fights', () => {
    const rehearsal = crimOrdered('charge', { hunters, crims: [{ card: THUG, at: [31.3, 18] }], dice: DEFENDED });

    expect(paths(rehearsal)).toEqual([]);
    expect(acted(rehearsal)).toEqual(['fight']);
    expect(rehearsal.crim(1).lastAction).toBe('fight');
  });

  test('[UM-CHG-6] [UM-GEO-31] inches that do not suffice for a climb are lost, up and down', () => {
    const up = given({ hunters: [{ at: [13, 12], surface: BLOCK }], crims: [{ card: THUG, at: [7.5, 12] }] });
    const down = given({ hunters: [{ at: [13, 18] }], crims: [{ card: THUG, at: [13, 12], surface: BLOCK }] });

    expect(crimStep(up.state, up.crim(1), 'toward', 3000, 0)).toEqual({ x: 9500, y: 12000, surface: -1, via: [] });
    expect(crimStep(down.state, down.crim(1), 'toward', 4000, 0)).toEqual({ x: 13000, y: 13500, surface: BLOCK, via: [] });
  });

  test('[UM-CHG-6] what the Move loses before a climb, the further 4" of a Charge do not get', () => {
    const charging = (move: number) =>
      paths(crimOrdered('charge', { hunters: [{ at: [14, 12], surface: BLOCK }], crims: [{ card: thug({ move }), at: [7.5, 12] }] }));

    // The climb costs 1" and the height of 2": with 4.9" it waits at the foot, and only what comes then counts.
    expect(charging(4.9)).toEqual([
      [7.5, 12, 9.5, 12],
      [9.5, 12, 10.5, 12, 11.5, 12],
    ]);
    expect(charging(5)[0]).toEqual([7.5, 12, 9.5, 12, 10.5, 12]);
  });

  test('[UM-CHG-6] the same on the way to a hideout and to cover', () => {
    const hiding = (move: number) =>
      paths(crimOrdered('hide', { hunters: [{ at: [46, 2] }], crims: [{ card: runner({ move }), at: [13, 12], surface: BLOCK }] }));
    const seeking = (move: number) =>
      paths(
        crimOrdered('seek-cover', {
          hunters: [{ at: [13, 13.4], surface: BLOCK }],
          crims: [{ card: runner({ move }), at: [11, 12], surface: BLOCK }],
        }),
      );

    expect([hiding(4.4), hiding(4.5)]).toEqual([[[13, 12, 13, 13.5]], [[13, 12, 13, 13.5, 13, 14.5]]]);
    expect([seeking(3.4), seeking(3.5)]).toEqual([[[11, 12, 10.5, 12]], [[11, 12, 10.5, 12, 9.5, 12]]]);
  });

  test('[UM-CHG-7] the goal stays the same if another hunter becomes nearer on the way', () => {
    const rehearsal = crimOrdered('charge', { hunters: [{ at: [20, 12] }, { at: [17.9, 5.04] }], crims: [{ card: THUG, at: [8, 12] }] });

    expect(at(rehearsal.crim(1))).toEqual([15.571, 9.49]);
  });

  test('[UM-CHG-8] [UM-R-79] engaged with another hunter where its Move ends, it fights that one and goes no farther', () => {
    const rehearsal = crimOrdered('charge', {
      hunters: [{ at: [11, 9.5] }, { at: [8.3, 9.9] }],
      crims: [{ card: THUG, at: [10.5, 14.5] }],
      dice: DEFENDED,
    });

    expect(paths(rehearsal)).toEqual([[10.5, 14.5, 9.49, 14.51, 9.49, 10.52]]);
    expect(acted(rehearsal)).toEqual(['charge', 'fight']);
    expect(rehearsal.toldOf('hunter-attacked').map(event => event.seat)).toEqual([1]);
  });

  test('[UM-CHG-8] passing the reach of another hunter does not stop it', () => {
    const rehearsal = crimOrdered('charge', {
      hunters: [{ at: [11, 9.5] }, { at: [8.3, 9.9] }],
      crims: [{ card: thug({ move: 7 }), at: [10.5, 14.5] }],
      dice: DEFENDED,
    });

    expect(at(rehearsal.crim(1))).toEqual([10, 9.493]);
    expect(rehearsal.toldOf('hunter-attacked').map(event => event.seat)).toEqual([0]);
  });

  test('[UM-TER-5] rubble does not slow a crim', () => {
    const rehearsal = given({ hunters: [{ at: [44, 13] }], crims: [{ card: THUG, at: [33, 13] }] });

    expect(crimStep(rehearsal.state, rehearsal.crim(1), 'toward', 5000, 0)).toEqual({ x: 38000, y: 13000, surface: -1, via: [] });
  });
});

describe('Routes', () => {
  test('[UM-GEO-19] [UM-R-41] the way bends round the block, on the south side of two equal ones', () => {
    const rehearsal = crimOrdered('charge', { hunters: [{ at: [20, 12] }], crims: [{ card: THUG, at: [8, 12] }] });

    expect(paths(rehearsal)).toEqual([
      [8, 12, 9.49, 9.49, 11.571, 9.49],
      [11.571, 9.49, 15.571, 9.49],
    ]);
  });

  test('[UM-GEO-15] [UM-GEO-20] without a route it goes straight until contact: with the crims round a hunter, or with a wall', () => {
    const ring = [
      [21, 20],
      [19, 20],
      [20, 21],
      [20, 19],
    ] as const;
    const ringed = crimOrdered('charge', {
      hunters: [{ at: [20, 20] }, { at: [46, 46] }],
      crims: [...ring, [26, 20] as const].map(place => ({ card: THUG, at: place })),
      state: { acted: 4 },
    });
    const walled = crimOrdered('charge', {
      hunters: [{ at: [15.5, 12], surface: BLOCK }],
      crims: (
        [
          [13, 9.5],
          [9.5, 12],
          [13, 14.5],
          [17.5, 12],
        ] as const
      ).map(place => ({ card: THUG, at: place })),
      state: { acted: 3 },
    });

    expect(at(ringed.crim(5))).toEqual([22, 20]);
    expect(acted(ringed)).toEqual(['charge']);
    expect(at(walled.crim(4))).toEqual([16.5, 12]);
    expect(acted(walled)).toEqual(['charge']);
  });

  test('[UM-GEO-19] [UM-GEO-21] what stands beside the hunter does not bend a line that is free as far as contact', () => {
    const rehearsal = crimOrdered('charge', {
      hunters: [{ at: [24, 30] }],
      crims: [
        { card: THUG, at: [25, 30] },
        { card: THUG, at: [25.294, 34.83] },
      ],
      state: { acted: 1 },
      dice: { check: [9, 9, 9] },
    });

    expect(paths(rehearsal)).toEqual([[25.294, 34.83, 24.259, 30.966]]);
    expect(acted(rehearsal)).toEqual(['charge', 'fight']);
  });

  test('[UM-GEO-20] [UM-GEO-21] a large base that would not fit where the hunter stands goes round the block to touch it', () => {
    const large = thug({ isLarge: true, height: 2, move: 4 });
    const toWall = crimOrdered('charge', { hunters: [{ at: [9.5, 12] }], crims: [{ card: large, at: [18, 12] }] });
    const toRoof = crimOrdered('charge', { hunters: [{ at: [10.5, 12], surface: BLOCK }], crims: [{ card: large, at: [13, 16.5] }] });

    expect(paths(toWall)).toEqual([
      [18, 12, 16.81, 14.81, 15.862, 14.81],
      [15.862, 14.81, 11.862, 14.81],
    ]);
    expect([toRoof.crim(1).surface, ...paths(toRoof)]).toEqual([BLOCK, [13, 16.5, 13, 14.8], [13, 14.8, 13, 13.2, 12.648, 13.01]]);
  });

  test('[UM-GEO-21] below a hunter on the roof plan contact is none: it has to climb at another edge', () => {
    const rehearsal = crimOrdered('charge', { hunters: [{ at: [10.5, 12], surface: BLOCK }], crims: [{ card: THUG, at: [9.5, 12] }] });

    expect(at(rehearsal.crim(1))).toEqual([13, 9.5]);
    expect(rehearsal.crim(1).surface).toBe(-1);
    expect(acted(rehearsal)).toEqual(['charge']);
  });

  test('[UM-GEO-25] [UM-R-58] it climbs at the middle of an edge: from a radius outside to a radius inside', () => {
    const rehearsal = crimOrdered('charge', {
      hunters: [{ at: [13, 12], surface: BLOCK }],
      crims: [{ card: THUG, at: [9.5, 12] }],
      dice: { check: [7, 7, 7] },
    });

    expect(paths(rehearsal)).toEqual([[9.5, 12, 10.5, 12, 12, 12]]);
    expect(rehearsal.crim(1).surface).toBe(BLOCK);
    expect(acted(rehearsal)).toEqual(['charge', 'fight']);
  });

  test("[UM-GEO-27] a hidden crim is in nobody's way", () => {
    const position = (hidden: boolean) => ({
      hunters: [{ at: [34, 22] }] as const,
      crims: [
        { card: RUNNER, at: [34, 31], ...(hidden && { hiddenIn: 2, hidInTurn: 1 }) },
        { card: THUG, at: [34, 34] },
      ] as const,
      state: { acted: 1 },
    });

    expect(paths(crimOrdered('charge', position(true)))).toEqual([
      [34, 34, 34, 29],
      [34, 29, 34, 25],
    ]);
    expect(paths(crimOrdered('charge', position(false)))[0]).not.toEqual([34, 34, 34, 29]);
  });

  test('[UM-GEO-30] [UM-R-74] of two equal ways round a pod it takes the one with the lower corner: west', () => {
    const rehearsal = crimOrdered('charge', { hunters: [{ at: [24, 18] }], crims: [{ card: THUG, at: [24, 11] }] });

    expect(paths(rehearsal)[0]).toEqual([24, 11, 22.74, 13.478, 22.74, 14.522, 23.141, 15.628]);
  });

  test('[UM-GEO-31] from a roof it climbs down where that is on the cheapest route', () => {
    const rehearsal = crimOrdered('charge', { hunters: [{ at: [13, 18] }], crims: [{ card: THUG, at: [13, 12], surface: BLOCK }] });

    expect(paths(rehearsal)[0]).toEqual([13, 12, 13, 13.5, 13, 14.5, 13, 15]);
    expect(rehearsal.crim(1).surface).toBe(-1);
  });
});

describe('Rounded ends', () => {
  test('[UM-GEO-2] [UM-GEO-3] [UM-R-73] what rounding would bring too deep into another base comes to stand a thousandth beside it', () => {
    const { state } = given({
      hunters: [{ at: [45.884, 30] }],
      crims: [
        { card: THUG, at: [45, 18] },
        { card: THUG, at: [44.372, 23.06] },
      ],
    });
    const [mover, grazed] = state.crims as [CrimState, CrimState];

    const end = crimStep(state, mover, 'toward', 5000, 0);

    expect(end).toEqual({ x: 45_368, y: 22_986, surface: -1, via: [] });
    expect(distance({ x: 45_367, y: 22_986 }, grazed)).toBeLessThan(998);
    expect(distance(end, grazed)).toBeGreaterThanOrEqual(998);
  });
});

describe('A step that a card orders', () => {
  test('it goes as in a Charge or in a Flee', () => {
    const rehearsal = given({ hunters: [{ at: [30, 14] }], crims: [{ card: THUG, at: [30, 17] }], control: ordering('flee') });
    const { state } = rehearsal;

    expect(crimStep(state, rehearsal.crim(1), 'toward', 1000, 0)).toEqual({ x: 30_000, y: 16_000, surface: -1, via: [] });
    expect(crimStep(state, rehearsal.crim(1), 'away', 3000, 0)).toEqual({ x: 30_000, y: 20_000, surface: -1, via: [] });
  });
});
