/**
 * What stands in a hunter's or crim's way, and why a base may not be there: UM-GEO-8, 9, 12. Used by everything that refuses a point
 * or a path.
 */
import type { Obstacle } from '@quarry/board';
import type { Seat } from '@quarry/kernel';
import { seatsIn, visibleCrims } from '../questions.ts';
import type { Blocker, PlaceRefused } from '../refusals.ts';
import type { View } from '../state.ts';

/** The model at this place of `basesBut` for this mover; -1 if the mover is no hunter in the zone. */
function modelAt(state: View, mover: Seat, index: number): Blocker {
  const seats = seatsIn(state).filter(seat => seat !== mover);
  const seat = seats[index];
  return seat === undefined ? { kind: 'crim', id: visibleCrims(state)[index - seats.length]!.no } : { kind: 'hunter', id: seat };
}

export const blockerOf = (state: View, mover: Seat, { kind, index }: Obstacle): Blocker =>
  kind === 'model' ? modelAt(state, mover, index) : { kind, id: index };

/** Why a base may not stand where this is in its way. */
export function against(state: View, mover: Seat, obstacle: Obstacle): PlaceRefused {
  if (obstacle.kind === 'edge') return { why: 'UM-GEO-8', facts: { what: 'off-table' } };
  return { why: obstacle.kind === 'pod' ? 'UM-GEO-12' : 'UM-GEO-9', facts: { what: 'overlap', by: blockerOf(state, mover, obstacle) } };
}
