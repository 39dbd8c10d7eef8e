/** How a mission stands: how much of it is done, and how well the characters are. */
import { type Standing, stoodTogether, total } from '@quarry/kernel';
import { cardInPlay, cardOf, missionIn } from '../questions/basics.ts';
import type { View } from '../state.ts';
import { amountOf, counterOf, holds } from '../texts-in-force.ts';

/** How much of the card in play is done, from 0 to 1. */
function done(view: View): number {
  const { goal } = cardInPlay(view);
  const parts = goal.map(one => {
    if (one.is !== 'count') return holds(view, one, -1) ? 1 : 0;
    return Math.min(1, counterOf(view, one.counter) / Math.max(1, amountOf(view, one.from)));
  });
  return parts.length > 0 ? total(parts) / parts.length : 0;
}

/** The same of the whole mission. */
export const missionDone = (view: View): number => Math.min(1, (view.stage + done(view)) / missionIn(view).cards.length);

export function standing(view: View): Standing | null {
  if (view.phases === 0 || view.characters.length === 0) return null;
  const health = total(view.characters.map(({ hp }, who) => Math.min(1, hp / cardOf(view, who).hp))) / view.characters.length;
  return stoodTogether('How the mission stood', 'mission cards, and hit points', 50 * missionDone(view) + 50 * health);
}
