/**
 * A hunter leaves crims it is engaged with: which ones, in which order they strike, and whether each strike is avoided.
 * UM-HDIS-1..12. The roll for distance and the path that follow are in move.ts.
 */

import { chanceAtLeast } from '@quarry/board';
import type { Rule, Seat } from '@quarry/kernel';
import { chooseOrder, chooseSome, confirm } from '../decisions.ts';
import { avoidStrike, strikeHunter } from '../deeds/index.ts';
import type { Parts, Table } from '../events.ts';
import { type Check, newCheck } from '../in-the-making.ts';
import { sumOf } from '../parts.ts';
import { attacksOfCrim, attributeOf, crimOption, engagedCrims, printedCrim } from '../questions.ts';
import type { CrimState, CrimView, View } from '../state.ts';
import { armorOf } from '../texts-in-force.ts';
import { makeCheck } from './check.ts';
import { placeWounds } from './defense.ts';
import { thresholdOf } from './dice.ts';
import { successOdds } from './odds.ts';
import { struckWith } from './strikes.ts';

/** UM-HDIS-2, 8, 10: names the crims to be left and takes their strikes; null if one of them ends the move. */
export function* leaveCrims(table: Table, seat: Seat): Rule<readonly CrimState[] | null> {
  const engaged = engagedCrims(table.state, seat);
  const named = yield* chooseSome({ seat, kind: 'leave-crims', rule: 'UM-HDIS-2', options: engaged.map(crimOption) });
  const left = engaged.filter(crim => named.includes(crim.no));
  const order = yield* chooseOrder({ seat, kind: 'order-strikes', rule: 'UM-HDIS-8', options: left.map(crimOption) });
  for (const no of order) {
    yield* strike(table, seat, left.find(crim => crim.no === no)!);
    if (!table.state.hunters[seat]!.isIn) return null;
  }
  return left;
}

/** UM-HDIS-3..6, 11: avoided by a check, or taken without one; nothing resists it. */
function* strike(table: Table, seat: Seat, crim: CrimState): Rule {
  const wounds = strikeParts(table.state, seat, crim);
  const facts = { crim: crim.no, fight: printedCrim(crim).fight, wounds: sumOf(wounds) };
  const tries = yield* confirm({ seat, kind: 'avoid-strike', rule: 'UM-HDIS-3', facts });
  if (tries && (yield* avoid(table, seat, crim))) {
    return avoidStrike(table, crim, seat, 'UM-HDIS-4');
  }
  strikeHunter(table, crim, seat, wounds, 'UM-HDIS-5');
  yield* placeWounds(table, seat, wounds, 'UM-HDIS-5');
}

function* avoid(table: Table, seat: Seat, crim: CrimState): Rule<boolean> {
  const { hasSucceeded } = yield* makeCheck(table, avoiding(table.state, seat, crim));
  return hasSucceeded;
}

const avoiding = (state: View, seat: Seat, crim: CrimView): Check =>
  newCheck('avoid', seat, 'athletics', attributeOf(state.hunters[seat]!, 'athletics'), printedCrim(crim).fight, crim);

/** UM-HDIS-4: in per cent, before anybody uses a text. */
export function avoidChance(state: View, seat: Seat, crim: CrimView): number {
  const check = avoiding(state, seat, crim);
  return Math.round(chanceAtLeast(successOdds(check), thresholdOf(check)) * 100);
}

/** UM-HDIS-5: the highest melee Damage minus Armor, at least 1. */
const strikeParts = (state: View, seat: Seat, crim: CrimView): Parts => struckWith(attacksOfCrim(crim, 'melee'), armorOf(state, seat));
export const strikeOnHunter = (state: View, seat: Seat, crim: CrimView): number => sumOf(strikeParts(state, seat, crim));
