/** What counts in a position of a hunt, for a player that looks ahead to the end of the round (kernel, Worth). */
import type { Worth } from '@quarry/kernel';
import { ROUNDS } from '../content/kinds.ts';
import { isUp, players, seatsOf, standingSeats } from '../places.ts';
import { healthOf, unleashAt, woundAt } from '../questions.ts';
import { deeds, SAYS } from '../sentences/weighing.ts';
import type { View } from '../state.ts';
import { WEIGHTS } from './weights.ts';
import { healthLeft } from './worth.ts';

/** Hearts of the monster, and what has been done to the next one. */
const heartsLeft = (view: View): number =>
  view.monster.health - Math.min(0.9, view.monster.damage / (woundAt(view) ?? Number.POSITIVE_INFINITY));
const roundsLeft = ({ round }: View): number => Math.max(0, ROUNDS + 1 - round);
const share = (view: View, isIt: (seat: number) => boolean): number => seatsOf(view).filter(isIt).length / players(view);
const mean = (view: View, of: (seat: number) => number): number => seatsOf(view).reduce((sum, seat) => sum + of(seat), 0) / players(view);

export const worth: Worth<View> = {
  features: {
    hearts: view => heartsLeft(view) / 10,
    time: view => roundsLeft(view) / ROUNDS,
    // Hearts that must be taken in each round that is left.
    pace: view => Math.min(3, heartsLeft(view) / Math.max(1, roundsLeft(view))),
    standing: view => standingSeats(view).length / players(view),
    health: view => mean(view, seat => (isUp(view, seat) ? Math.max(0, healthLeft(view, seat)) / Math.max(1, healthOf(view, seat)) : 0)),
    lastLife: view => share(view, seat => view.hunters[seat]!.isArmourDepleted || view.hunters[seat]!.isHelmDepleted),
    lost: view => share(view, seat => view.hunters[seat]!.ko === 'eliminated'),
    jaw: view => Math.min(2, view.monster.struggle / unleashAt(view)),
    objectives: view => view.monster.objectives.reduce((sum, one) => sum + one.counters, 0) / 5,
    level: view => view.level / 3,
  },
  says: SAYS,
  deeds,
  weights: WEIGHTS,
  stretch: ({ round }) => round,
};
