/** Distances, and the reasons that name one: just inside and just outside what the other tests of the rules show. Limits hold up to 2 thousandths beyond (UM-GEO-3). */
import type { Refused } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { addZone } from '../../content/maps.ts';
import { TEST_YARD } from '../../content/zones/test-yard.ts';
import { isPossible } from '../../effects/vocabulary.ts';
import { occasionOf } from '../../in-the-making.ts';
import { adjacentPods } from '../../questions/pods.ts';
import { acted, crimOrdered } from '../../testing/crims.ts';
import { GUNMAN, gunman, hunter, LURKER, rectangle, runner, THUG } from '../../testing/fixtures.ts';
import { type At, given, type Rehearsal } from '../../testing/rehearsal.ts';
import { isCoveredFrom, shoot } from '../attack.ts';
import { placeSpotted } from '../place-spotted.ts';
import { Places } from '../places.ts';
import { eligibleTubes } from '../placing.ts';
import { lookAt } from '../spot.ts';
import { whyNot } from '../why-not.ts';

const THICKET = 4;

describe('Distances', () => {
  test('[UM-SPOT-2] a feature 18.002" away is looked at, one 18.003" away is not', () => {
    const isNear = (x: number): boolean => {
      const { state } = given({ hunters: [{ at: [x, 33] }], crims: [{ card: LURKER, at: [9, 33], hiddenIn: THICKET, hidInTurn: 1 }] });
      return lookAt(state, 0, state.crims[0]!).isNear;
    };

    expect([isNear(30.502), isNear(30.503)]).toEqual([true, false]);
  });

  const spotted = (hunterAt: At): Rehearsal => {
    const rehearsal = given({ hunters: [{ at: hunterAt }, {}], crims: [{ card: LURKER, at: [29.5, 31], hiddenIn: 2, hidInTurn: 1 }] });
    return rehearsal.run(table => placeSpotted(table, rehearsal.crim(1), 0, 1, 'UM-SPOT-6'));
  };

  test('[UM-SPOT-8] [UM-SPOT-10] a spotted crim is put within 2.002" of its feature, and no nearer to the spotter than 5.998"', () => {
    const why = (rehearsal: Rehearsal, place: At): string | null => rehearsal.objection(place)?.why ?? null;

    expect([27.498, 27.497].map(x => why(spotted([20, 31]), [x, 31]))).toEqual([null, 'UM-SPOT-8']);
    expect([27.998, 27.997].map(x => why(spotted([21, 31]), [x, 31]))).toEqual([null, 'UM-SPOT-10']);
  });

  test('[UM-CSHO-1] a crim shoots as far as its range and 0.002" more', () => {
    const shoots = (y: number, defense: readonly number[]): string[] =>
      acted(crimOrdered('shoot', { hunters: [{ at: [2, y] }], crims: [{ card: GUNMAN, at: [2, 2] }], dice: { check: defense } }));

    expect([shoots(15.002, [7, 7, 7]), shoots(15.003, [])]).toEqual([['shoot'], ['seek-cover']]);
  });

  test('[UM-POD-2] a pod is adjacent over a gap of 0.502"', () => {
    expect([15.752, 15.753].map(y => adjacentPods(given({ hunters: [{ at: [24, y] }] }).state, 0))).toEqual([[2], []]);
  });

  test('[UM-CTL-13] a tube is too near to a hunter whose base is 6.002" away', () => {
    // Tube 1 is at (6, 24).
    expect([30.502, 30.503].map(y => eligibleTubes(given({ hunters: [{ at: [6, y] }] }).state).includes(0))).toEqual([false, true]);
  });

  test('[UM-COV-3] a rule that counts a crim as in cover beyond 6" does so from 6.003" on', () => {
    const smoky = gunman({ rule: { name: 'Smoke', texts: [{ when: 'always', effects: [{ do: 'counts-as-cover', beyond: 6 }] }] } });
    const isCovered = (y: number): boolean => {
      const { state } = given({ hunters: [{ at: [2, y] }], crims: [{ card: smoky, at: [2, 2] }] });
      return isCoveredFrom(state, 0, state.crims[0]!);
    };

    expect([isCovered(9.002), isCovered(9.003)]).toEqual([false, true]);
  });

  test('[UM-HIDE-3] a crim hides at a solid feature from 0.502" away', () => {
    // It stands still and fast: only where it is counts.
    const hides = (x: number): number =>
      crimOrdered('hide', { hunters: [{ at: [46, 2] }], crims: [{ card: runner({ move: 0 }), at: [x, 31] }] }).crim(1).hiddenIn;

    expect([hides(34.002), hides(34.003)]).toEqual([2, -1]);
  });

  test('[UM-EVT-4] a card that reveals within 6" reaches 6.002" from base to feature', () => {
    const could = (x: number): boolean => {
      const { state } = given({ hunters: [{ at: [x, 33] }], crims: [{ card: LURKER, at: [9, 33], hiddenIn: THICKET, hidInTurn: 1 }] });
      return isPossible(state, { do: 'reveal', within: 6 }, occasionOf(0, -1));
    };

    expect([could(18.502), could(18.503)]).toEqual([true, false]);
  });

  test('[UM-SHO-1] why not: out of range from 18.003" on, out of sight before that', () => {
    const wall = addZone({
      ...TEST_YARD,
      id: 'limits-wall',
      features: [...TEST_YARD.features, { name: 'Wall', corners: rectangle(43, 4, 47.9, 5), height: 4, traits: ['solid'] }],
    });
    const reason = (y: number): unknown[] => {
      const rehearsal = given({
        zone: wall,
        hunters: [{ at: [45, 2] }],
        crims: [
          { card: THUG, at: [45, y] },
          { card: THUG, at: [40, 2] },
          { card: THUG, at: [40, 4] },
        ],
      });
      const other = whyNot(given({ zone: wall, hunters: [{ at: [45, 2] }], crims: [{ card: THUG, at: [45, y] }] }).state, 0);
      const attack = rehearsal.run(table => shoot(table, 0)).open[0]!.not!();
      const { facts }: Refused = other.find(one => one.about[0].id === 'shoot')!;
      return [facts['reason'], attack[0]!.facts['what']];
    };

    expect([reason(21.002), reason(21.003)]).toEqual([
      ['out-of-sight', 'out-of-sight'],
      ['out-of-range', 'out-of-range'],
    ]);
  });

  test('[UM-SHO-1] why not: the attack that reaches farthest counts', () => {
    const slate = hunter({
      attacks: [
        { name: 'Flare', kind: 'ranged', damage: 1, range: 9 },
        { name: 'Rifle', kind: 'ranged', damage: 3, range: 18 },
      ],
    });
    const not = whyNot(given({ hunters: [{ at: [2, 2], slate }], crims: [{ card: THUG, at: [2, 40] }] }).state, 0);

    expect(not.find(one => one.about[0]!.id === 'shoot')!.facts).toMatchObject({ reason: 'out-of-range', range: 18 });
  });

  test('[UM-REST-2] engaged with several, one is named as the reason against a Rest', () => {
    const { state } = given({
      hunters: [{ at: [20, 20], wounds: 1 }],
      crims: [
        { card: THUG, at: [21, 20] },
        { card: THUG, at: [19, 20] },
      ],
    });

    expect(whyNot(state, 0).filter(one => one.about[0]!.id === 'rest')).toHaveLength(1);
  });

  test('[UM-INC-13] one place that is allowed settles whether a region has room, and the others are not looked at', () => {
    const looked: number[] = [];
    const lattice = [250, 750, 1250, 1750].map(x => ({ x, y: 250 }));
    const from = (least: number): Places =>
      new Places(lattice, ({ x }) => {
        looked.push(x);
        return x < least ? { why: 'UM-INC-12', facts: { what: 'off-corner', corner: 0 } } : null;
      });

    expect([from(750).isEmpty, looked.splice(0)]).toEqual([false, [250, 750]]);
    expect([from(2000).isEmpty, looked.splice(0)]).toEqual([true, [250, 750, 1250, 1750]]);
    expect(from(750).some.map(({ x }) => x)).toEqual([0.75, 1.25, 1.75]);
  });

  test('[UM-SPOT-12] a region is drawn with the rim that it has, a thirty-second of an inch near, and without stairs', () => {
    const from = { x: 5_000, y: 5_000 };
    const lattice = Array.from({ length: 400 }, (_, i) => ({ x: 250 + 500 * (i % 20), y: 250 + 500 * Math.floor(i / 20) }));
    const far = ({ x, y }: { readonly x: number; readonly y: number }): number => Math.hypot(x - from.x, y - from.y);
    const places = new Places(lattice, at => (far(at) > 4_000 ? { why: 'UM-INC-12', facts: { what: 'off-corner', corner: 0 } } : null));

    const rim = places.outline.flat().filter(({ x, y }) => (x * 1000) % 500 !== 250 || (y * 1000) % 500 !== 250);
    expect(rim.length).toBeGreaterThan(40);
    for (const { x, y } of rim) {
      expect(far({ x: x * 1000, y: y * 1000 })).toBeLessThanOrEqual(4_000);
      expect(far({ x: x * 1000, y: y * 1000 })).toBeGreaterThan(4_000 - 32);
    }
  });
});
