/** A crim comes out of hiding without having been spotted. Clause UM-HIDE-8; being spotted is in spot.ts. */

import type { Point } from '@quarry/board';
import { comeOut } from '../deeds/index.ts';
import type { Table } from '../events.ts';
import { basesBut, crimFigure, groundIn } from '../questions.ts';
import type { CrimState, CrimView, View } from '../state.ts';

/** UM-HIDE-8: where it hid, or at the nearest legal point. Null if there is none (UM-GEO-14). */
export function wayOut(state: View, crim: CrimView): (Point & { readonly surface: number }) | null {
  const ground = groundIn(state);
  const { x, y, r, surface } = crimFigure(crim);
  const others = basesBut(state, { crim });
  if (surface >= 0 && ground.obstacleAt(crim, r, others) === null) return { x, y, surface };
  const at = ground.nearestLegal(crim, r, others);
  return at && { ...at, surface: -1 };
}

/** False if there is no room for it. */
export function reappear(table: Table, crim: CrimState): boolean {
  const at = wayOut(table.state, crim);
  if (at) comeOut(table, crim, at, at.surface, 'UM-HIDE-8');
  return at !== null;
}
