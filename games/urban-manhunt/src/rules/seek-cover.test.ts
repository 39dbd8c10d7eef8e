/** Seek Cover: UM-SEEK-1..7, 9..11 and UM-COV-7. Its strikes are shown in strikes.test.ts. */
import { describe, expect, test } from 'vitest';
import { addZone } from '../content/maps.ts';
import { TEST_YARD } from '../content/zones/test-yard.ts';
import { crimFigure, groundIn, hunterFigure } from '../questions.ts';
import { acted, at, crimOrdered, paths } from '../testing/crims.ts';
import { GUNMAN, gunman, RUNNER, rectangle } from '../testing/fixtures.ts';
import type { Rehearsal } from '../testing/rehearsal.ts';

const isInCover = (rehearsal: Rehearsal): boolean =>
  groundIn(rehearsal.state).isInCover(crimFigure(rehearsal.crim(1)), hunterFigure(rehearsal.state, 0));

describe('In cover', () => {
  test('[UM-SEEK-1] it shoots from its cover', () => {
    const rehearsal = crimOrdered('seek-cover', {
      hunters: [{ at: [37, 20] }],
      crims: [{ card: GUNMAN, at: [37, 13] }],
      dice: { check: [7, 7, 7] },
    });

    expect(acted(rehearsal)).toEqual(['shoot']);
    expect(paths(rehearsal)).toEqual([]);
    expect(rehearsal.toldOf('hunter-attacked').map(event => event.attack)).toEqual(['Pistol']);
  });

  test('[UM-SEEK-2] [UM-COV-7] [UM-R-34] screened so well that it sees nobody, it is in cover all the same and stays', () => {
    const rehearsal = crimOrdered('seek-cover', { hunters: [{ at: [31.5, 20] }], crims: [{ card: GUNMAN, at: [31.5, 32.5] }] });

    expect(isInCover(rehearsal)).toBe(true);
    expect(paths(rehearsal)).toEqual([]);
    expect(acted(rehearsal)).toEqual(['seek-cover']);
    expect(rehearsal.crim(1).lastAction).toBe('seek-cover');
  });

  test('[UM-SEEK-2] without a gun, or out of its range, it stays', () => {
    const unarmed = crimOrdered('seek-cover', { hunters: [{ at: [37, 20] }], crims: [{ card: RUNNER, at: [37, 13] }] });
    const far = crimOrdered('seek-cover', { hunters: [{ at: [37, 26.1] }], crims: [{ card: GUNMAN, at: [37, 13] }] });

    for (const rehearsal of [unarmed, far]) {
      expect(paths(rehearsal)).toEqual([]);
      expect(acted(rehearsal)).toEqual(['seek-cover']);
    }
  });

  test('[UM-SEEK-9] engaged across a barricade it fights if it has a gun, and does nothing if not', () => {
    const armed = crimOrdered('seek-cover', {
      hunters: [{ at: [24, 23.3] }],
      crims: [{ card: GUNMAN, at: [24, 24.7] }],
      dice: { check: [7, 7, 7] },
    });
    const unarmed = crimOrdered('seek-cover', { hunters: [{ at: [24, 23.3] }], crims: [{ card: RUNNER, at: [24, 24.7] }] });

    expect(acted(armed)).toEqual(['fight']);
    expect(armed.toldOf('hunter-attacked').map(event => event.attack)).toEqual(['Fists']);
    expect(acted(unarmed)).toEqual(['seek-cover']);
    expect(unarmed.types('crim-moved', 'crim-wounded', 'rolled')).toEqual([]);
  });

  test('[UM-SEEK-11] counting as in cover is not being in cover: it moves', () => {
    const smoky = gunman({ rule: { name: 'Smoke', texts: [{ when: 'always', effects: [{ do: 'counts-as-cover', beyond: 0 }] }] } });
    const rehearsal = crimOrdered('seek-cover', { hunters: [{ at: [24, 33] }], crims: [{ card: smoky, at: [24, 27] }] });

    expect(paths(rehearsal)).toEqual([[24, 27, 24, 23.3]]);
  });
});

describe('On the way to cover', () => {
  test('[UM-SEEK-3] [UM-SEEK-5] [UM-SEEK-10] it goes behind the nearest cover feature, so that this is between them', () => {
    const rehearsal = crimOrdered('seek-cover', { hunters: [{ at: [24, 33] }], crims: [{ card: GUNMAN, at: [24, 27] }] });

    expect(at(rehearsal.crim(1))).toEqual([24, 23.3]);
    expect(acted(rehearsal)).toEqual(['seek-cover']);
    expect(isInCover(rehearsal)).toBe(true);
  });

  test('[UM-SEEK-3] of two features equally near it takes the first', () => {
    const rehearsal = crimOrdered('seek-cover', { hunters: [{ at: [25, 20] }], crims: [{ card: GUNMAN, at: [25, 12] }] });

    expect(at(rehearsal.crim(1))).toEqual([20.205, 10.582]);
  });

  test('[UM-SEEK-4] [UM-SEEK-10] into an area it goes by the nearest point of its edge', () => {
    const rehearsal = crimOrdered('seek-cover', { hunters: [{ at: [46, 20] }], crims: [{ card: GUNMAN, at: [44, 12] }] });

    expect(at(rehearsal.crim(1))).toEqual([40, 12]);
    expect(isInCover(rehearsal)).toBe(true);
  });

  test('[UM-SEEK-4] if that is taken, by the first free point round it inside the area', () => {
    const rehearsal = crimOrdered('seek-cover', {
      hunters: [{ at: [46, 20] }],
      crims: [
        { card: GUNMAN, at: [44, 12] },
        { card: RUNNER, at: [40, 12] },
      ],
    });

    expect(at(rehearsal.crim(1))).toEqual([40, 13]);
    expect(isInCover(rehearsal)).toBe(true);
  });

  test('[UM-SEEK-4] another point is looked for as far as 3" round the first; an area with none so near has no goal', () => {
    // A crate lies over the near side of the only cover: to the west of it the first place to stand is 3", or a hair more, from the edge.
    const seeks = (west: number): Rehearsal => {
      const rubble = { name: 'Rubble', corners: rectangle(30, 10, 40, 16), height: 0.5, traits: ['area', 'cover', 'hideable'] } as const;
      const crate = { name: 'Crate', corners: rectangle(west, 8, 40.5, 18), height: 1, traits: ['solid'] } as const;
      const zone = addZone({ ...TEST_YARD, id: `crate-from-${west}`, features: [rubble, crate] });
      return crimOrdered('seek-cover', { zone, hunters: [{ at: [46, 20] }], crims: [{ card: gunman({ move: 30 }), at: [44, 13] }] });
    };

    expect(at(seeks(37.5).crim(1))).toEqual([37, 13]);
    expect(paths(seeks(37.49))).toEqual([]);
  });

  test('[UM-SEEK-5] [UM-SEEK-6] with every spot behind the nearest feature taken it goes to the next one', () => {
    const rehearsal = crimOrdered('seek-cover', {
      hunters: [{ at: [24, 33] }],
      crims: [
        { card: GUNMAN, at: [24, 27] },
        { card: RUNNER, at: [22, 23.3] },
        { card: RUNNER, at: [24, 23.3] },
        { card: RUNNER, at: [26, 23.3] },
      ],
    });

    expect(at(rehearsal.crim(1))).toEqual([28.743, 28.581]);
  });

  test('[UM-SEEK-6] with no spot anywhere it does not move', () => {
    const [barricade] = TEST_YARD.features;
    const zone = addZone({ ...TEST_YARD, id: 'one-barricade', features: [{ ...barricade!, traits: ['cover', 'hideable'] }] });
    const rehearsal = crimOrdered('seek-cover', {
      zone,
      hunters: [{ at: [24, 33] }],
      crims: [
        { card: GUNMAN, at: [24, 27] },
        { card: RUNNER, at: [22, 23.3] },
        { card: RUNNER, at: [24, 23.3] },
        { card: RUNNER, at: [26, 23.3] },
      ],
    });

    expect(paths(rehearsal)).toEqual([]);
    expect(acted(rehearsal)).toEqual(['seek-cover']);
  });

  test('[UM-SEEK-7] it stops on the way when its Move runs out', () => {
    const rehearsal = crimOrdered('seek-cover', { hunters: [{ at: [45, 20] }], crims: [{ card: GUNMAN, at: [47.4, 13] }] });

    expect(at(rehearsal.crim(1))).toEqual([42.4, 13]);
  });
});

test('[UM-SEEK-2] whoever stays in its cover is told to be in it', () => {
  const rehearsal = crimOrdered('seek-cover', { hunters: [{ at: [37, 20] }], crims: [{ card: RUNNER, at: [37, 13] }] });
  expect(rehearsal.toldOf('crim-acted')).toMatchObject([{ action: 'seek-cover', isInCover: true }]);
});
