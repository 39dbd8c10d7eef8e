/** What each seat sees: Keepers in hand and the order of decks are hidden, everything else is open. */
import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { type State, stateSchema, type View } from './state.ts';
import { LURKER } from './testing/fixtures.ts';
import { given } from './testing/rehearsal.ts';

const seenBy = (state: State, seat: number | null): View => viewOf(stateSchema, state, seat);

describe('Views', () => {
  const { state } = given({
    hunters: [{ keepers: ['jammed'] }, {}],
    crims: [{ card: LURKER, at: [9, 33], hiddenIn: 4, hidInTurn: 1 }],
  });

  test('[UM-R-38] whom a hidden crim is, everybody knows', () => {
    for (const seat of [0, 1, null]) expect(seenBy(state, seat).crims).toEqual(state.crims);
  });

  test('[UM-R-53] [UM-EVT-12] of a rival only the number of Keepers is seen', () => {
    expect(seenBy(state, 0).hunters[0]!.keepers).toEqual(state.hunters[0]!.keepers);
    for (const seat of [1, null]) {
      const { keepers, ...open } = seenBy(state, seat).hunters[0]!;
      const { keepers: held, ...rest } = state.hunters[0]!;
      expect(keepers).toBe(held.length);
      expect(open).toEqual(rest);
    }
  });

  test('nobody sees the order of a deck or the Control Cards left out', () => {
    for (const seat of [0, 1, null]) {
      const view = seenBy(state, seat);
      for (const deck of ['controlPile', 'controlOut', 'eventPile', 'crimPile'] as const) expect(view[deck]).toBe(state[deck].length);
    }
  });
});
