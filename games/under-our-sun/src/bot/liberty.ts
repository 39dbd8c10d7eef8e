/** How a Son of Liberty plays: useful for as long as it costs nothing, in the way when it counts. And what the others do once he is known. */

import { teamCard } from '../content/box.ts';
import type { TeamCard } from '../content/types.ts';
import { distance, type Hex, ringAt } from '../places.ts';
import { characterOf, hexOf, isRevealedSol, isSol, living, livingAt, missionIn, seatOf, teamCardOf } from '../questions/basics.ts';
import { attackDice, valueOf, worthOf } from '../questions.ts';
import type { Action } from '../rules/actions/kinds.ts';
import type { View, Who } from '../state.ts';
import { chanceOf } from './odds.ts';
import type { Task } from './tasks.ts';

const NEVER = -100;
/** What a Son is after; null for everybody else, and for those whose card cannot be seen. */
export const aimOf = (view: View, who: Who): TeamCard['aim'] | null => {
  const card = teamCardOf(view, seatOf(view, who));
  return card >= 0 ? (teamCard(card).aim ?? null) : null;
};
const others = (view: View, who: Who): Who[] => living(view).filter(one => one !== who);
const isLastCard = (view: View): boolean => view.stage === missionIn(view).cards.length - 1;
const isLateGame = (view: View): boolean => isLastCard(view) || view.day >= missionIn(view).lastDay - 1;

/** The tasks that somebody really sees to: a Son leaves those of the last card to others, and all of them once he is known. */
export function tasksTaken(view: View, who: Who, tasks: readonly Task[]): readonly Task[] {
  if (aimOf(view, who) === null) return tasks;
  if (isRevealedSol(view, who)) return [];
  return isLastCard(view) ? tasks.filter(one => one.is === 'be' || one.is === 'guard') : tasks;
}

// The Quartermaster's deliveries

/** Where the goods go; -1 for everybody else. */
export function dropOf(view: View, who: Who): Hex {
  if (aimOf(view, who) !== 'quartermaster') return -1;
  const drop = view.players[seatOf(view, who)]!.drop;
  return typeof drop === 'number' ? -1 : (ringAt(4)[drop[0] ?? -1] ?? -1);
}
const WORTH_A_WALK = 7;
const loadOf = (view: View, who: Who): number => valueOf(characterOf(view, who).goods);
export const worthOfDrop = (view: View, who: Who): number => (loadOf(view, who) >= WORTH_A_WALK ? 12 + 3 * loadOf(view, who) : 0);
export const isDelivering = (view: View, who: Who): boolean => hexOf(view, who) === dropOf(view, who) && loadOf(view, who) > 0;

// Open enmity

/** Whom somebody would fight: the known Son, or everybody, if he is it. */
const isFoe = (view: View, who: Who, other: Who): boolean => isRevealedSol(view, other) || isRevealedSol(view, who);
export function worthOfDuel(view: View, who: Who, { with: other, weapon, isRanged }: Extract<Action, { do: 'duel' }>): number {
  if (!isFoe(view, who, other)) return NEVER;
  const dice = attackDice(view, who, null, weapon, isRanged ? 'ranged' : 'melee');
  const fells = chanceOf(dice, characterOf(view, other).hp);
  const isStrong = isRanged || characterOf(view, who).hp > 3 || fells > 0.3;
  return isStrong ? 40 + 40 * fells + 6 * worthOf(dice) : NEVER;
}
/** Going where an enemy among the own people stands. */
export function worthOfHunting(view: View, who: Who, other: Who): number {
  if (!isFoe(view, who, other) || characterOf(view, who).hp <= 3) return 0;
  return aimOf(view, who) === 'executioner' || isRevealedSol(view, other) ? 34 : 0;
}
const crowdAt = (view: View, who: Who, hex: Hex): number => livingAt(view, hex).filter(one => one !== who).length;
const weakAt = (view: View, who: Who, hex: Hex): number =>
  livingAt(view, hex).filter(one => one !== who && characterOf(view, one).hp <= 3).length;

/** Whether the time has come to be known. */
function isTime(view: View, who: Who, hex: Hex): boolean {
  if (isRevealedSol(view, who)) return true;
  switch (aimOf(view, who)) {
    case 'saboteur':
      return isLateGame(view) && crowdAt(view, who, hex) > 0;
    case 'executioner':
      return (
        (weakAt(view, who, hex) > 0 && others(view, who).filter(one => characterOf(view, one).hp <= 3).length >= 2) ||
        (isLateGame(view) && weakAt(view, who, hex) > 0)
      );
    default:
      return false;
  }
}
export function worthOfLiberty(view: View, who: Who, action: Extract<Action, { do: 'summon' | 'send' }>): number {
  if (!isSol(view, who) || !isTime(view, who, action.hex)) return NEVER;
  const crowd = crowdAt(view, who, action.hex);
  if (crowd === 0) return NEVER;
  if (action.do === 'summon') return 70 + 5 * crowd + 6 * weakAt(view, who, action.hex);
  const enemy = view.enemies.find(one => one.id === action.enemy)!;
  return crowdAt(view, who, enemy.hex) > 0 ? NEVER : 36 + 4 * crowd - distance(enemy.hex, action.hex);
}
