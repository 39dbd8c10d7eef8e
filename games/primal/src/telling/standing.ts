/** How a hunt stands: what the hunters can still bear against what the beast can. */
import { type Standing, stoodAgainst, stoodTogether, total } from '@quarry/kernel';
import { HEALTH } from '../content/kinds.ts';
import { seatsOf } from '../places.ts';
import { healthOf, woundAt } from '../questions.ts';
import type { View } from '../state.ts';

export function standing(view: View): Standing | null {
  const { hunters, monster, round } = view;
  if (round === 0) return null;
  const bears = (seat: number): number => {
    const { ko, damage } = hunters[seat]!;
    return ko === 'up' ? Math.max(0, 1 - damage / Math.max(1, healthOf(view, seat))) : 0;
  };
  const own = total(seatsOf(view).map(bears)) / hunters.length;
  const takes = woundAt(view);
  const theirs = Math.max(0, monster.health - (takes === null ? 0 : Math.min(1, monster.damage / takes))) / HEALTH;
  return stoodTogether('How the hunt stood', 'health of the hunters and of the beast', stoodAgainst(own, theirs));
}
