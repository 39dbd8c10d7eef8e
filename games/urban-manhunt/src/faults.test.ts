/** What must always be true is noticed when it is broken: cards, counters, crims, places. */
import { byHand } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CONTROL_DECK, CRIM_DECK, EVENT_DECK, keyOf } from './content/box.ts';
import { faults } from './faults.ts';
import type { State } from './state.ts';
import { type CrimOn, given, type HunterOn } from './testing/rehearsal.ts';

const BRAWLER = 'alley-brawler.1';

function broken(change: (state: State) => void, hunters: readonly HunterOn[] = [{}, {}], crims: readonly CrimOn[] = []): readonly string[] {
  const { state } = given({ hunters, crims, despite: [/./] });
  change(state);
  return faults(state);
}
const crim = (more: Partial<CrimOn> = {}): CrimOn => ({ card: BRAWLER, at: [20, 20], ...more });
const nothing = (): void => {};

describe('Faults', () => {
  test('a position that can be has none', () => {
    expect(broken(nothing, [{ keepers: ['jammed'] }, { at: [13, 12], surface: 1 }], [crim()])).toEqual([]);
  });

  test('[UM-SET-16] [UM-SET-17] a card that lies nowhere, or twice', () => {
    expect(broken(state => void (byHand(state).eventPile = state.eventPile.slice(1)))).toEqual([`${keyOf(EVENT_DECK[0]!)} lies nowhere`]);
    expect(broken(state => void (byHand(state).crimPile = state.crimPile.slice(1)))).toEqual([`${keyOf(CRIM_DECK[0]!)} lies nowhere`]);
    expect(broken(state => void (byHand(state).control = -1))).toEqual([`${keyOf(CONTROL_DECK[0]!)} lies nowhere`]);
    expect(broken(state => void (byHand(state).hunters[1]!.keepers = [EVENT_DECK[3]!]))).toEqual([
      `${keyOf(EVENT_DECK[3]!)} lies in keepers of seat 1 and in eventPile`,
    ]);
  });

  test('[UM-SET-16] a card of another deck', () => {
    expect(broken(state => void (byHand(state).eventDiscard = [CRIM_DECK[0]!]))).toEqual([
      `${keyOf(CRIM_DECK[0]!)} does not belong in eventDiscard`,
      `${keyOf(CRIM_DECK[0]!)} lies in eventDiscard and in crimPile`,
    ]);
  });

  test('[UM-MOM-1] [UM-EVT-9] [UM-RES-6] [UM-IMP-5] numbers that cannot be', () => {
    expect(broken(state => void (byHand(state).hunters[1]!.momentum = -1))).toEqual(['seat 1 has -1 momentum']);
    expect(broken(nothing, [{ keepers: ['jammed', 'heckler', 'bait', 'spooked'] }])).toEqual(['seat 0 holds 4 Keepers (UM-EVT-9)']);
    expect(broken(nothing, [{ wounds: 5 }])).toEqual(['seat 0 stands with 5 of 5 Wound Tokens (UM-RES-6)']);
    expect(broken(nothing, [{ wounds: 5, isIn: false }])).toEqual([]);
    expect(broken(nothing, [{ depleted: [1] }])).toEqual(['seat 0 has depleted attack 1, which cannot be (UM-IMP-5)']);
  });

  test('[UM-SET-13] [UM-SET-14] [UM-ELIM-1] crims that cannot be', () => {
    const five = [0, 1, 2, 3, 4].map(i => crim({ card: CRIM_DECK[i]!, at: [20 + 2 * i, 20] }));

    expect(broken(nothing, [{}], five)).toEqual(['5 crims are in the zone, 1 too many (UM-SET-14)']);
    expect(broken(state => void (byHand(state).nextArrival = 1), [{}], [crim()])).toEqual([
      'crim 1 has a number that is still to come (UM-SET-13)',
    ]);
    expect(broken(nothing, [{}], [crim({ no: 3 }), crim({ no: 2, card: CRIM_DECK[1]!, at: [24, 20] })])).toEqual([
      'crim 2 is out of order (UM-SET-13)',
    ]);
    expect(broken(nothing, [{}], [crim({ wounds: 2 })])).toEqual(['Alley Brawler (1) stands with 2 Wound Tokens (UM-ELIM-1)']);
  });

  test('[UM-HIDE-3] a crim hides in a hideable feature, in it or beside it', () => {
    expect(broken(nothing, [{}], [crim({ at: [9, 33], hiddenIn: 4 })])).toEqual([]);
    expect(broken(nothing, [{}], [crim({ at: [33.5, 31], hiddenIn: 2 })])).toEqual([]);
    expect(broken(nothing, [{}], [crim({ at: [24, 33], hiddenIn: 5 })])).toEqual([
      'Alley Brawler (1) hides in feature 5, where nobody can (UM-HIDE-1)',
    ]);
    expect(broken(nothing, [{}], [crim({ at: [20, 33], hiddenIn: 4 })])).toEqual([
      'Alley Brawler (1) hides in the Scrap Thicket, but not beside it (UM-HIDE-3)',
    ]);
  });

  test('[UM-GEO-8] [UM-GEO-9] [UM-GEO-12] [UM-GEO-22] models that stand where they cannot', () => {
    const stands = (hunter: HunterOn): readonly string[] => broken(nothing, [hunter]);

    expect(stands({ at: [0.4, 20] })).toEqual(['seat 0 stands at 400, 20000 on the edge of the table (UM-GEO-9)']);
    expect(stands({ at: [24, 15.2] })).toEqual(['seat 0 stands at 24000, 15200 on a pod (UM-GEO-9)']);
    expect(stands({ at: [22, 38] })).toEqual(['seat 0 stands at 22000, 38000 on a solid feature (UM-GEO-9)']);
    expect(stands({ at: [13, 12] })).toEqual(['seat 0 is said to stand on -1, but it is 1 (UM-GEO-22)']);
    expect(broken(nothing, [{ at: [20, 20] }], [crim({ at: [20.9, 20] })])).toEqual([
      'seat 0 stands at 20000, 20000 on another model (UM-GEO-9)',
      'Alley Brawler (1) stands at 20900, 20000 on another model (UM-GEO-9)',
    ]);
    expect(broken(nothing, [{ at: [20, 20] }], [crim({ at: [20.998, 20] })])).toEqual([]);
  });
});
