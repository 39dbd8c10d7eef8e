/**
 * Whom a crim attacks and with what. Clauses UM-CSHO, UM-CFGT, UM-CRIM-13. The Defense check that follows is in defense.ts, what a crim
 * does when it cannot attack in orders.ts.
 */

import { TOLERANCE } from '@quarry/board';
import type { Rule, Seat } from '@quarry/kernel';
import type { Attack } from '../content/types.ts';
import { chooseOne } from '../decisions.ts';
import { noteAction } from '../deeds/index.ts';
import type { NoShot, Table } from '../events.ts';
import { UNARMED } from '../questions/replacement.ts';
import {
  attacksOfCrim as attacksOf,
  crimFigure,
  engagedSeats,
  gapBetween,
  groundIn,
  hunterFigure,
  inches,
  seatOption,
  strongest,
} from '../questions.ts';
import type { CrimState, CrimView, View } from '../state.ts';
import { reachOf } from '../texts-in-force.ts';
import { crimAttacks } from './defense.ts';

/** UM-CSHO-2: the attack it would shoot this hunter with; null if it is engaged, sees it not, or reaches it not. */
export function shotAt(state: View, crim: CrimView, seat: Seat): Attack | null {
  if (engagedSeats(state, crim).length > 0) return null;
  const attack = strongest(inReach(state, crim, seat));
  return attack && groundIn(state).canSee(crimFigure(crim), hunterFigure(state, seat)) ? attack : null;
}

function inReach(state: View, crim: CrimView, seat: Seat): Attack[] {
  const gap = gapBetween(state, seat, crim);
  return attacksOf(crim, 'ranged').filter(({ range = 0 }) => gap <= reachOf(state, range) + TOLERANCE);
}

/** Why an unengaged crim has no such attack; of several out of range the one that reaches farthest is named. */
export function whyNoShot(state: View, crim: CrimView, seat: Seat): NoShot {
  const [longest] = attacksOf(crim, 'ranged').toSorted((a, b) => b.range! - a.range!);
  if (!longest) return UNARMED;
  if (inReach(state, crim, seat).length > 0) return { ...UNARMED, noShot: 'out-of-sight', target: seat };
  const [gap, range] = [gapBetween(state, seat, crim), reachOf(state, longest.range!)].map(inches) as [number, number];
  return { noShot: 'out-of-range', target: seat, attack: longest.name, gap, range };
}

/** UM-CSHO-1, UM-CSHO-3. */
export function* shootAt(table: Table, crim: CrimState, seat: Seat, attack: Attack): Rule {
  noteAction(table, crim, 'shoot', 'UM-CSHO-1');
  yield* crimAttacks(table, crim, seat, attack);
}

/** UM-CFGT-1..4: it attacks a hunter it is engaged with, where it stands; of several the First Player picks one. */
export function* fightBack(table: Table, crim: CrimState): Rule {
  const { state } = table;
  noteAction(table, crim, 'fight', 'UM-CFGT-1');
  const seat = yield* chooseOne({
    seat: state.first,
    kind: 'choose-victim',
    rule: 'UM-CFGT-4',
    options: engagedSeats(state, crim).map(seatOption),
    facts: { crim: crim.no },
  });
  yield* crimAttacks(table, crim, seat, strongest(attacksOf(crim, 'melee'))!);
}
