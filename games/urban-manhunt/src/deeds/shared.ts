/** Deeds of all kinds need this. */

import type { Point } from '@quarry/board';
import { set } from '@quarry/kernel/deeds';
import type { CrimState, HunterState } from '../state.ts';

export const without = (cards: readonly number[], gone: number): number[] => {
  const at = cards.indexOf(gone);
  return at < 0 ? cards.slice() : cards.toSpliced(at, 1);
};

/** Puts a model somewhere: on a feature, or on the ground with -1. */
export function put(model: HunterState | CrimState, at: Point, surface: number): void {
  set(model, { x: at.x, y: at.y, surface });
}
