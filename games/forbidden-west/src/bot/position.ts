/**
 * What counts in a chapter, for a player that looks ahead to the end of the encounter (kernel, Worth). A chapter may be tried again until it is won: what is at stake is the encounter at hand, at this try.
 * Tried and dropped: to look only to the end of the round. Hit points, alarm, time and what is left of the objective foretell how an encounter ends hardly better than the mean does (off by 0.184 where
 * the mean is off by 0.189, each encounter with a weight of its own), and its last turns decide it.
 */
import { type Seat, total, type Worth } from '@quarry/kernel';
import { seatsOf } from '../questions.ts';
import { deeds, SAYS } from '../sentences/weighing.ts';
import type { View } from '../state.ts';
import { cardsLeft, health } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

const mean = (view: View, of: (seat: Seat) => number): number => total(seatsOf(view).map(of)) / seatsOf(view).length;

export const worth: Worth<View> = {
  features: {
    tries: view => Math.min(3, view.failures),
    health: view => mean(view, seat => health(view, seat)),
    potions: view => view.party.potions / 5,
    cards: view => mean(view, seat => cardsLeft(view, seat) / 15),
    late: view => view.chapter / 13,
    many: view => seatsOf(view).length / 4,
  },
  says: SAYS,
  deeds,
  weights: WEIGHTS,
  stretch: ({ setbacks, won }) => setbacks + won.length,
  settled: (before, after) => {
    if (after.setbacks > before.setbacks) return 0;
    return after.won.length > before.won.length ? 1 : null;
  },
};
