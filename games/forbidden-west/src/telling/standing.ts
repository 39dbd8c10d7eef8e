/** How an encounter stands: the hit points of the party against what is left to do, or against those of the enemies where that is not counted. */
import { type Standing, stoodAgainst, stoodTogether, total } from '@quarry/kernel';
import { maxDial, seatsOf } from '../questions.ts';
import { openGoal } from '../sentences/goals.ts';
import type { View } from '../state.ts';

export function standing(view: View): Standing | null {
  const { brief, fight, party } = view;
  if (brief === null || fight.turn === 0) return null;
  const own = total(seatsOf(view).map(seat => party.marshals[seat]!.dial / maxDial(view, seat))) / party.marshals.length;
  const enemies = fight.enemies.filter(one => one.isIn);
  const theirs = total(enemies.map(one => one.hp)) / Math.max(1, total(fight.enemies.map(one => one.maxHp)));
  const goal = openGoal(view);
  const left = goal && goal.of > 1 ? (1 - goal.value / goal.of + theirs) / 2 : theirs;
  return stoodTogether('How the encounter stood', 'hit points of both sides, and the objective', stoodAgainst(own, left));
}
