/** Distract: which calm machines a hunter could lure one square, and how the table would look then. What comes of it is in hunting.ts. */
import { blockedFor } from '../questions.ts';
import type { EnemyView, View } from '../state.ts';
import { stepsUntilGone } from './insight.ts';
import type { Outlook } from './outlook.ts';

/** Squares from which a machine hears a hunter that wants to be heard. */
const EARSHOT = 2;
/** What it is worth to hold a machine that is needed and gone soon, for each step of its way that it is put back; no more than so many count. */
const HELD = 1;
const HELD_AT_MOST = 2;
/** What it is worth that it steps into a trap. */
const TRAPPED = 2;

/** A calm machine, and a square beside it to which it may be lured. */
export interface Lure {
  readonly enemy: EnemyView;
  readonly square: number;
  /** As the hunter sees the table afterwards. */
  readonly view: View;
  /** What it is worth besides what can be read off the table then. */
  readonly worth: number;
}

export function luresOf({ view, area, me, machines }: Outlook): Lure[] {
  return machines.flatMap(({ enemy, isUrgent }): Lure[] => {
    if (enemy.isAlert || area.distance(enemy.square, me.square) > EARSHOT) return [];
    const blocked = blockedFor(view, enemy);
    const way = stepsUntilGone(view, enemy);
    return area
      .neighbours(enemy.square)
      .filter(square => !blocked?.(square))
      .map(square => {
        const lured = { ...enemy, square };
        const held = isUrgent ? Math.min(HELD_AT_MOST, stepsUntilGone(view, lured) - way) * HELD : 0;
        const trap = view.traps.some(one => one.square === square) ? TRAPPED : 0;
        return { enemy, square, view: { ...view, enemies: view.enemies.with(enemy.id, lured) }, worth: held + trap };
      });
  });
}
