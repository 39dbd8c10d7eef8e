/** What counts in a match, for a player that looks ahead to the end of the turn (kernel, Worth): points, beside those of the others or of the tier that a lone hunter aims at, and what more can be made of. */
import type { Seat, Worth } from '@quarry/kernel';
import { CARDS_BY_LENGTH } from '../first-state.ts';
import { targetOf } from '../questions/targets.ts';
import { isSolo } from '../questions.ts';
import { deeds, SAYS } from '../sentences/weighing.ts';
import type { HunterView, View } from '../state.ts';
import { WEIGHTS } from './weights.ts';

const turnsLeft = (view: View): number => Math.max(0, CARDS_BY_LENGTH[view.length] - view.turn) / CARDS_BY_LENGTH[view.length];
/** Points above what the best of the others has, or alone above what one should have by now, beside what the tier takes. */
function lead(view: View, seat: Seat): number {
  const own = view.hunters[seat]!.points;
  const target = targetOf(view.tier, view.length);
  if (isSolo(view)) return (own - target * (1 - turnsLeft(view))) / target;
  return (own - Math.max(...view.hunters.flatMap((one, other) => (other === seat ? [] : [one.points])))) / target;
}
/** Of what the others have on average. */
const beside = (view: View, seat: Seat, of: (hunter: HunterView) => number): number => {
  const others = view.hunters.filter((_, other) => other !== seat);
  return of(view.hunters[seat]!) - others.reduce((sum, one) => sum + of(one), 0) / Math.max(1, others.length);
};

export const worth: Worth<View> = {
  features: {
    alone: view => (isSolo(view) ? 1 : 0),
    rivals: view => (view.hunters.length - 1) / 3,
    leadAlone: (view, seat) => (isSolo(view) ? lead(view, seat) : 0),
    lead: (view, seat) => (isSolo(view) ? 0 : lead(view, seat)),
    // What is won near the end is not won back.
    lateAlone: (view, seat) => (isSolo(view) ? lead(view, seat) / (0.15 + turnsLeft(view)) / 3 : 0),
    late: (view, seat) => (isSolo(view) ? 0 : lead(view, seat) / (0.15 + turnsLeft(view)) / 3),
    time: turnsLeft,
    wounds: (view, seat) => (beside(view, seat, ({ wounds }) => wounds) / 4) * turnsLeft(view),
    momentum: (view, seat) => (beside(view, seat, ({ momentum }) => momentum) / 3) * turnsLeft(view),
    depleted: (view, seat) => (beside(view, seat, ({ depleted }) => depleted.length) / 2) * turnsLeft(view),
    pods: view => (view.pods.filter(Boolean).length / 6) * turnsLeft(view),
  },
  says: SAYS,
  deeds,
  weights: WEIGHTS,
  stretch: ({ turn, overtime, step }) => (step === 'over' ? 1e6 : turn + overtime),
};
