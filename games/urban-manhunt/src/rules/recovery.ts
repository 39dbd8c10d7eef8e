/**
 * What an incapacitated hunter does at its place in the initiative order: the recovery check, staying out or coming back, and the
 * place where it comes back. UM-INC-5..17. How it fell is in defense.ts.
 */

import { GROUND, type Point } from '@quarry/board';
import { option, type Rule, type Seat } from '@quarry/kernel';
import { CORNERS } from '../content/maps.ts';
import { chooseOne, choosePoint, confirm } from '../decisions.ts';
import { comeBack, healHunter } from '../deeds/index.ts';
import type { Table } from '../events.ts';
import { newCheck } from '../in-the-making.ts';
import { byCause } from '../parts.ts';
import { attributeOf, basesBut, crimFigure, figuresEngage, groundIn, hunterFigure, inMils, slateOf, visibleCrims } from '../questions.ts';
import { regionInWords } from '../sentences/objections.ts';
import type { CrimState, State } from '../state.ts';
import { makeCheck } from './check.ts';
import { cornerOptions, placesNear } from './corners.ts';
import type { Places } from './places.ts';
import { trigger } from './windows.ts';

const ways = [option('athletics', 'athletics' as const), option('mind', 'mind' as const)];

/** UM-INC-5..11: the check, and whether the hunter is back in the zone after it. */
export function* recover(table: Table, seat: Seat): Rule<boolean> {
  const hunter = table.state.hunters[seat]!;
  const attribute = yield* chooseOne({ seat, kind: 'choose-recovery', rule: 'UM-INC-6', options: ways });
  const { successes } = yield* makeCheck(table, newCheck('recovery', seat, attribute, attributeOf(hunter, attribute), null));
  healHunter(table, seat, byCause('recovery', successes), 'UM-INC-7');
  const maximum = slateOf(hunter).woundMaximum;
  if (hunter.wounds >= maximum) return false;
  const facts = { wounds: hunter.wounds, maximum };
  const comes = hunter.wounds === 0 || (yield* confirm({ seat, kind: 'return', rule: 'UM-INC-9', facts }));
  return comes && (yield* comeBackAtCorner(table, seat));
}

/** UM-INC-12..14: any corner with room, a point within 4" of it; effects of a return happen, those of a deployment do not. */
function* comeBackAtCorner(table: Table, seat: Seat): Rule<boolean> {
  const { state } = table;
  const regions = CORNERS.map((_, corner) => returnRegion(state, seat, corner));
  const isCrowded = regions.every(region => region.isEmpty);
  const options = () => (isCrowded ? cornerOptions : cornerOptions.filter(one => !regions[one.value]!.isEmpty));
  const corner = yield* chooseOne({ seat, kind: 'choose-corner', rule: 'UM-INC-12', options });
  const at = isCrowded ? nearestTo(state, seat, CORNERS[corner]!) : yield* pointIn(table, seat, regions[corner]!);
  if (!at) return false;
  comeBack(table, seat, at, GROUND, 'UM-INC-12');
  yield* trigger(table, seat, 'return', 'UM-INC-12');
  return true;
}

function* pointIn(table: Table, seat: Seat, places: Places): Rule<Point> {
  return inMils(yield* choosePoint({ seat, kind: 'place-hunter', rule: 'UM-INC-12' }, regionInWords(places, table.state, true)));
}

/** UM-INC-13: unengaged, if the lattice has such a point near this corner. */
function returnRegion(state: State, seat: Seat, corner: number): Places {
  const unengaged = placesNear(state, seat, corner, 'UM-INC-12', at => {
    const crim = engaging(state, seat, at);
    return crim ? { why: 'UM-INC-13', facts: { what: 'engaged', crim: crim.no } } : null;
  });
  return unengaged.isEmpty ? placesNear(state, seat, corner, 'UM-INC-12') : unengaged;
}

/** A crim that would be engaged with a hunter who stood there. */
function engaging(state: State, seat: Seat, { x, y }: Point): CrimState | undefined {
  const ground = groundIn(state);
  const figure = { ...hunterFigure(state, seat), x, y, surface: GROUND };
  return visibleCrims(state).find(crim => figuresEngage(ground, figure, crimFigure(crim)));
}

/** UM-INC-13: where no corner has room, the nearest legal point (UM-GEO-14); the hunter stays out if there is none. */
const nearestTo = (state: State, seat: Seat, corner: Point): Point | null =>
  groundIn(state).nearestLegal(corner, hunterFigure(state, seat).r, basesBut(state, { seat }));
