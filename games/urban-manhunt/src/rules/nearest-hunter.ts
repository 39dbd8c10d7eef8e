/** Which hunter is nearest to a crim. Clauses UM-GEO-13, UM-CRIM-4. */

import { nearest } from '@quarry/board';
import type { Rule, Seat } from '@quarry/kernel';
import { chooseOne } from '../decisions.ts';
import type { Table } from '../events.ts';
import { gapBetween, seatOption, seatsIn } from '../questions.ts';
import type { CrimState, CrimView, View } from '../state.ts';

/** UM-GEO-13: the hunters that tie for the smallest gap. */
export function nearestHunters(state: View, crim: CrimView): Seat[] {
  const seats = seatsIn(state);
  return nearest(seats.map(seat => gapBetween(state, seat, crim))).map(i => seats[i]!);
}

/** UM-CRIM-4: the First Player breaks a tie. There must be a hunter in the zone. */
export function* nearestHunter(table: Table, crim: CrimState): Rule<Seat> {
  return yield* chooseOne({
    seat: table.state.first,
    kind: 'nearest-hunter',
    rule: 'UM-CRIM-4',
    options: nearestHunters(table.state, crim).map(seatOption),
    facts: { crim: crim.no },
  });
}
