/**
 * What stands in a hunter's or crim's way, by name, and why a base may not be there: UM-GEO-8, 9, 12. Used by everything that
 * refuses a point or a path.
 */
import type { Obstacle } from '@quarry/board';
import type { Objection, Seat } from '@quarry/kernel';
import { featureName } from '../content/maps.ts';
import { printedCrim, seatsIn, visibleCrims } from '../questions.ts';
import type { CrimState, View } from '../state.ts';
import { nameOfHunter } from '../texts.ts';

export const nameOfCrim = (crim: CrimState): string => `${printedCrim(crim).name} (${crim.no})`;

/** The model at this place of `basesBut` for this mover; -1 if the mover is no hunter in the zone. */
function nameOfModel(state: View, mover: Seat, index: number): string {
  const seats = seatsIn(state).filter(seat => seat !== mover);
  const seat = seats[index];
  return seat === undefined ? nameOfCrim(visibleCrims(state)[index - seats.length]!) : nameOfHunter(state, seat);
}

export function nameOfObstacle(state: View, mover: Seat, { kind, index }: Obstacle): string {
  if (kind === 'edge') return 'the edge of the table';
  if (kind === 'feature') return `the ${featureName(state.zone, index)}`;
  return kind === 'pod' ? `pod ${index + 1}` : nameOfModel(state, mover, index);
}

/** Why a base may not stand where this is in its way. */
export function objectionTo(state: View, mover: Seat, obstacle: Obstacle): Objection {
  if (obstacle.kind === 'edge') return { why: 'UM-GEO-8', says: 'The base would not lie wholly on the table.' };
  return {
    why: obstacle.kind === 'pod' ? 'UM-GEO-12' : 'UM-GEO-9',
    says: `The base would overlap ${nameOfObstacle(state, mover, obstacle)}.`,
  };
}
