/** How crims enter: cap, cards, tubes, who chooses them, where the model is put. */
import type { Script } from '@quarry/kernel';
import { describe, expect, test, vi } from 'vitest';
import { CRIM_DECK, crimCard } from '../content/box.ts';
import { crimCap, groundIn, isEngaged, trailing } from '../questions.ts';
import type { State } from '../state.ts';
import { THUG } from '../testing/fixtures.ts';
import { type At, type CrimOn, given, type HunterOn, LEFT_OUT, type Position, type Rehearsal } from '../testing/rehearsal.ts';
import { eligibleTubes, placeCrim, placeCrims } from './placing.ts';

type Mode = State['placing'];

/** The step in which crims are placed: so many of them, in this mode. */
function placing(
  n: number,
  mode: Mode,
  hunters: readonly HunterOn[],
  rest: Omit<Position, 'hunters'> = {},
  state: Partial<State> = {},
): Rehearsal {
  return given({ hunters, ...rest, state: { step: 'place-crim', phase: 'control', toPlace: n, placing: mode, ...state } });
}

/** Plays until somebody is asked or the step is over. */
const run = (rehearsal: Rehearsal): Rehearsal => {
  while (rehearsal.asks === null && rehearsal.state.step === 'place-crim') rehearsal.run(placeCrim);
  return rehearsal;
};

const at = ({ x, y }: { x: number; y: number }): At => [x / 1000, y / 1000];
const tubesOf = (rehearsal: Rehearsal): unknown[] => rehearsal.toldOf('crim-entered').map(event => event.tube + 1);
const crowd = (n: number): CrimOn[] => Array.from({ length: n }, (_, i) => ({ card: THUG, at: [2 + 2 * i, 40] as At }));
const party = (n: number): HunterOn[] => Array.from({ length: n }, () => ({}));

describe('How many', () => {
  test('[UM-SET-14] [UM-SET-15] [UM-R-14] twice the hunters and two more fit in, hidden ones included', () => {
    expect([1, 2, 3, 4].map(n => crimCap(given({ hunters: party(n) }).state))).toEqual([4, 6, 8, 10]);
    const full = [...crowd(5), { card: THUG, at: [9, 33] as At, hiddenIn: 4, hidInTurn: 1 }];

    const rehearsal = run(placing(2, 'random', party(2), { crims: full }));

    expect([rehearsal.types('crim-entered'), rehearsal.state.step]).toEqual([[], 'carry-out-events']);
  });

  test('[UM-CTL-9] [UM-SET-13] as many as are ordered enter, up to the cap, with numbers that never come back', () => {
    const rehearsal = run(placing(3, 'random', party(2), { crims: crowd(5), dice: { tubes: [0] } }));
    const more = run(
      placing(3, 'random', party(2), { crims: [{ card: THUG, at: [2, 40], no: 4 }], dice: { tubes: [0, 0, 0] } }, { nextArrival: 5 }),
    );

    expect(rehearsal.toldOf('crim-entered').map(event => event.crim)).toEqual([6]);
    expect(more.state.crims.map(crim => crim.no)).toEqual([4, 5, 6, 7]);
    expect([more.state.step, more.state.toPlace, more.state.tubesUsed]).toEqual(['carry-out-events', 0, []]);
  });

  test('[UM-CTL-11] the top card; an empty deck is remade from the discard; without any card nobody enters', () => {
    const cards = (state: Partial<State>, dice: Script): unknown[] => {
      const rehearsal = run(placing(2, 'random', party(2), { dice, despite: [LEFT_OUT] }, state));
      return [rehearsal.toldOf('crim-entered').map(event => event.card), rehearsal.state.crimPile.length, rehearsal.state.crimDiscard];
    };
    const discard = [2, 3, 4].map(i => CRIM_DECK[i]!);
    const tubes = [0, 0];
    const shuffled = [4, 2, 3].map(i => CRIM_DECK[i]!);

    expect(cards({ crimPile: CRIM_DECK }, { tubes })).toEqual([CRIM_DECK.slice(0, 2), 30, []]);
    expect(cards({ crimPile: [CRIM_DECK[9]!], crimDiscard: discard }, { tubes, crims: [shuffled] })).toEqual([
      [CRIM_DECK[9], CRIM_DECK[4]],
      2,
      [],
    ]);
    expect(cards({ crimPile: [], crimDiscard: [] }, {})).toEqual([[], 0, []]);
  });
});

describe('Which tube', () => {
  test('[UM-CTL-13] not one with a hunter near, nor one that has received a crim; if there is none, any', () => {
    const near = placing(1, 'first', [{ at: [18, 22] }, {}]);
    expect(eligibleTubes(near.state)).toEqual([0, 1, 2, 3, 5]);
    expect(run(near).options()).toEqual(['t1', 't2', 't3', 't4', 't6']);

    // 6" from the base: 6.5" from its centre. A hair more, and the tube is free.
    expect(eligibleTubes(placing(1, 'first', [{ at: [18, 24.5] }, {}]).state)).not.toContain(4);
    expect(eligibleTubes(placing(1, 'first', [{ at: [18, 24.51] }, {}]).state)).toContain(4);
    expect(eligibleTubes(placing(1, 'first', party(2), {}, { tubesUsed: [0, 2] }).state)).toEqual([1, 3, 4, 5]);
    expect(eligibleTubes(placing(1, 'first', [{ at: [18, 22] }, {}], {}, { tubesUsed: [0, 1, 2, 3, 5] }).state)).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
  });

  test('[UM-CTL-12] random: by chance among the eligible', () => {
    expect(tubesOf(run(placing(2, 'random', party(2), { dice: { tubes: [5, 0] } })))).toEqual([6, 1]);
  });

  test('[UM-CTL-12] first: the First Player picks a tube for each', () => {
    const rehearsal = run(placing(2, 'first', party(3), { first: 1 }));
    expect([rehearsal.asks, rehearsal.askedSeat]).toEqual(['choose-tube', 1]);

    rehearsal.answer('choose-tube', 't4');
    run(rehearsal);

    expect([rehearsal.askedSeat, rehearsal.options()]).toEqual([1, ['t1', 't2', 't3', 't5', 't6']]);
    expect(tubesOf(run(rehearsal.answer('choose-tube', 't1')))).toEqual([4, 1]);
  });

  test('[UM-CTL-12] trailing: whoever has the fewest points picks, of a tie the last in initiative', () => {
    const asked = (points: number[], first: number): number | null =>
      run(
        placing(
          1,
          'trailing',
          points.map(n => ({ points: n })),
          { first },
        ),
      ).askedSeat;

    expect([asked([5, 3, 9], 0), asked([3, 7, 3], 0), asked([3, 7, 3], 2), asked([4, 4, 4], 1)]).toEqual([1, 2, 0, 0]);
    expect(trailing(given({ hunters: [{ points: 3 }, { points: 7 }, { points: 3 }], first: 2 }).state)).toBe(0);
  });

  test('[UM-CTL-12] far: the tube whose closest hunter is farthest, the next one after it', () => {
    const rehearsal = run(placing(2, 'far', [{ at: [6, 20] }, { at: [24, 10] }]));

    expect(tubesOf(rehearsal)).toEqual([4, 3]);
    expect(rehearsal.asks).toBeNull();
  });

  test('[UM-CTL-12] far: of a tie the lowest number; without a hunter in the zone by chance', () => {
    const tie = run(placing(1, 'far', [{ at: [24, 24] }], {}, { tubesUsed: [3, 4, 5] }));
    const none = run(placing(1, 'far', [{ isIn: false }, { isIn: false }], { dice: { tubes: [2] } }));

    expect(tubesOf(tie)).toEqual([1]);
    expect(tubesOf(none)).toEqual([3]);
    expect(none.chance.left).toEqual({});
  });

  test('[UM-CTL-17] [UM-R-69] alone, nobody chooses', () => {
    for (const mode of ['first', 'trailing'] as const) expect(tubesOf(run(placing(1, mode, [{}], { dice: { tubes: [3] } })))).toEqual([4]);
  });

  test('[UM-CTL-12] a text in the window gives the choice to its owner', () => {
    const rehearsal = run(placing(1, 'random', [{}, { keepers: ['tube-hack'] }]));
    expect([rehearsal.asks, rehearsal.askedSeat]).toEqual(['spawn', 1]);

    rehearsal.answer('spawn', 'tube-hack');

    expect([rehearsal.asks, rehearsal.askedSeat]).toEqual(['choose-tube', 1]);
    expect(tubesOf(run(rehearsal.answer('choose-tube', 't2')))).toEqual([2]);
  });
});

describe('Where', () => {
  test('[UM-CTL-14] [UM-GEO-14] [UM-SET-4] [UM-R-13] the tube point, or the nearest legal one', () => {
    const free = run(placing(1, 'random', party(2), { dice: { tubes: [4] } }));
    const taken = run(placing(1, 'random', party(2), { crims: [{ card: THUG, at: [18, 18] }], dice: { tubes: [4] } }));

    expect(at(free.state.crims[0]!)).toEqual([18, 18]);
    expect(at(taken.state.crims[1]!)).toEqual([19, 18]);
    expect(crimCard(taken.state.crims[1]!.card).isLarge).toBeUndefined();
  });

  test('[UM-GEO-14] without a legal point the card is discarded', () => {
    const rehearsal = placing(1, 'random', party(2), { dice: { tubes: [4] } });
    const noRoom = vi.spyOn(groundIn(rehearsal.state), 'nearestLegal').mockReturnValue(null);

    run(rehearsal);
    noRoom.mockRestore();

    expect(rehearsal.types()).toEqual(['crim-turned-away']);
    expect(rehearsal.state).toMatchObject({ crims: [], crimDiscard: [CRIM_DECK[0]], nextArrival: 1, step: 'carry-out-events' });
  });

  test('[UM-CTL-15] a crim that arrives engaged does nothing more', () => {
    const rehearsal = run(placing(1, 'random', [{ at: [18, 19.2] }, {}], { dice: { tubes: [4] } }, { tubesUsed: [0, 1, 2, 3, 5] }));

    expect(at(rehearsal.state.crims[0]!)).toEqual([18, 18]);
    expect(isEngaged(rehearsal.state, 0)).toBe(true);
    expect(rehearsal.types()).toEqual(['crim-entered']);
  });

  test('[UM-CTL-16] a crim that entered in this turn acts in it', () => {
    const rehearsal = placing(1, 'random', [{ at: [2, 2] }], { dice: { tubes: [4] } }).play();

    rehearsal.answer('act', 'end');

    expect(rehearsal.toldOf('crim-acted').map(event => event.crim)).toEqual([1]);
  });

  test('[UM-CTL-9] [UM-CTL-13] crims that a text brings enter by the same rules', () => {
    const rehearsal = given({ hunters: party(2), crims: crowd(5), dice: { tubes: [1] } });

    rehearsal.run(table => placeCrims(table, ['Riot', 2], 'random', 'UM-EVT-4'));

    expect(tubesOf(rehearsal)).toEqual([2]);
    expect([rehearsal.state.toPlace, rehearsal.state.tubesUsed]).toEqual([0, []]);
  });
});
