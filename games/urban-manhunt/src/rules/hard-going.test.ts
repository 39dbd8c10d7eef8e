/** Where hard going is offered beside a Move: exactly where the longest way that the roll could give reaches what it is about. */
import { distance } from '@quarry/board';
import { describe, expect, test } from 'vitest';
import { OFFERED_ZONES } from '../content/maps.ts';
import type { Dataslate } from '../content/types.ts';
import { groundIn, hunterFigure, INCH, inches } from '../questions.ts';
import type { State } from '../state.ts';
import { hunter } from '../testing/fixtures.ts';
import { type At, given, type HunterOn } from '../testing/rehearsal.ts';
import { hardGround, longestMove } from './hard-going.ts';

const BARRICADE = 0;
const BLOCK = 1;
const RUBBLE = 3;

const offered = (on: HunterOn): string[] =>
  given({ hunters: [on] })
    .play()
    .options()
    .filter(key => key.endsWith('move'));
const hard = (at: At, more: HunterOn = {}): number[] => hardGround(given({ hunters: [{ at, ...more }] }).state, 0);
const minding = (...words: readonly ('ignore-difficult' | 'ignore-climb')[]): number =>
  hunter({ rule: { name: 'Sure', texts: [{ when: 'always', effects: words.map(word => ({ do: word })) }] } });

describe('Hard going', () => {
  test('[UM-MOV-2] [UM-R-83] on open ground a Move is a Move; where hard ground is in reach it is offered once more, in the same question', () => {
    expect(offered({ at: [44, 30] })).toEqual(['move']);
    expect(offered({ at: [24, 20] })).toEqual(['move', 'hard-move']);
    expect(offered({ at: [36, 12] })).toEqual(['move', 'hard-move']);
  });

  test('[UM-R-83] difficult ground counts up to the longest Move, 8" for Athletics 3, measured straight from the centre', () => {
    expect(inches(longestMove(given({ hunters: [{}] }).state, 0))).toBe(8);
    expect([hard([24, 15.801]), hard([24, 15.8])]).toEqual([[BARRICADE], []]);
    expect(hard([36, 12])).toEqual([RUBBLE]);
  });

  test('[UM-R-83] [UM-GEO-24] a roof counts with its height and the base that must come onto it', () => {
    expect([hard([21.502, 12]), hard([21.503, 12])]).toEqual([[BLOCK], []]);
  });

  test('[UM-R-83] [UM-MOV-5] from a roof the way down comes first; the roof itself is no climb', () => {
    /** 11.4" from the Barricade and 2" above the ground, with Athletics 3 and as many shots. */
    const onTop = (shots: number): number[] => hard([15.4, 13.4], { surface: BLOCK, shots: new Array(shots).fill('athletics') });
    expect([onTop(5), onTop(6)]).toEqual([[], [BARRICADE]]);
  });

  test('[UM-R-83] only what the hunter minds is counted', () => {
    expect([hard([17.5, 18], { slate: minding('ignore-difficult') }), hard([17.5, 18], { slate: minding('ignore-climb') })]).toEqual([
      [BLOCK],
      [BARRICADE],
    ]);
    expect(hard([17.5, 18], { slate: minding('ignore-difficult', 'ignore-climb') })).toEqual([]);
  });

  test('[UM-R-83] the longest Move counts shots, Focus and what the dataslate prints, and tells nothing of the hand or of Momentum', () => {
    const longest = (on: HunterOn): number => inches(longestMove(given({ hunters: [on] }).state, 0));
    const dash = (checks: Dataslate['options'][number]['checks']): number =>
      hunter({ options: [{ name: 'Dash', cost: 1, when: 'post', ...(checks && { checks }), effects: [{ do: 'add-success', n: 2 }] }] });

    expect(longest({ shots: ['athletics', 'mind'] })).toBe(9);
    expect(longest({ isFocused: true })).toBe(9);
    expect([longest({ slate: dash(['move']) }), longest({ slate: dash(undefined) }), longest({ slate: dash(['spot']) })]).toEqual([
      10, 10, 8,
    ]);
    expect(longest({ keepers: ['stim-spike'], momentum: 3 })).toBe(8);
  });

  /** Every place on a coarse lattice where a hunter can stand. */
  const places = (zone: string): State[] =>
    Array.from({ length: 81 }, (_, i): At => [4 + 5 * (i % 9), 4 + 5 * Math.floor(i / 9)]).flatMap(at => {
      const { state } = given({ zone, hunters: [{}] });
      const ground = groundIn(state);
      const [x, y] = [at[0] * INCH, at[1] * INCH];
      const surface = ground.surfaceAt({ x, y }, 500);
      if (surface === null || ground.obstacleAt({ x, y }, 500, [])) return [];
      Object.assign(state.hunters[0]!, { x, y, surface });
      return [state];
    });

  test.each(OFFERED_ZONES.map(zone => zone.id))('[UM-R-83] %s: no way that is short enough leads where hard going is not offered', zone => {
    const counts = { offered: 0, not: 0 };
    for (const state of places(zone)) {
      const ground = groundIn(state);
      const own = hunterFigure(state, 0);
      const named = hardGround(state, 0);
      counts[named.length > 0 ? 'offered' : 'not'] += 1;
      const left = ground.features.flatMap((feature, i) =>
        (feature.isDifficult || feature.isClimbable) && !named.includes(i) && i !== own.surface ? [i] : [],
      );
      for (const feature of left) {
        const points = ground.latticeIn(feature).filter(point => ground.obstacleAt(point, own.r, []) === null);
        const [nearest] = points.toSorted((a, b) => distance(own, a) - distance(own, b));
        const way = nearest && ground.way(own, nearest, [], { climbUp: true, difficult: true });
        if (way) expect(way.length).toBeGreaterThan(longestMove(state, 0));
      }
    }
    expect(counts.offered).toBeGreaterThan(0);
    expect(counts.offered + counts.not).toBeGreaterThan(40);
  });
});
