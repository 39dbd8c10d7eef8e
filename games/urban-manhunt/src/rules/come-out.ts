/** A crim comes out of hiding without having been spotted. Clause UM-HIDE-8; being spotted is in spot.ts. */

import { comeOut } from '../deeds/index.ts';
import type { Table } from '../events.ts';
import { basesBut, crimFigure, groundIn } from '../questions.ts';
import type { CrimState } from '../state.ts';

/** UM-HIDE-8: where it hid, or at the nearest legal point. False if there is none (UM-GEO-14). */
export function reappear(table: Table, crim: CrimState): boolean {
  const ground = groundIn(table.state);
  const { r, surface } = crimFigure(crim);
  const others = basesBut(table.state, { crim });
  if (surface >= 0 && ground.obstacleAt(crim, r, others) === null) {
    comeOut(table, crim, crim, surface, 'UM-HIDE-8');
    return true;
  }
  const at = ground.nearestLegal(crim, r, others);
  if (at) comeOut(table, crim, at, -1, 'UM-HIDE-8');
  return at !== null;
}
