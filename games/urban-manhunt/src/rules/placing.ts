/**
 * How crims enter the zone: who chooses the tube, which tubes are eligible, and where the model is put. Clauses UM-CTL-9..17, UM-GEO-14,
 * UM-SET-4, UM-SET-13..15. How many a Control Card orders is in control.ts, the first crims of a match are in begin.ts.
 */

import { distance, TOLERANCE } from '@quarry/board';
import { type ClauseId, type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { crimCard } from '../content/box.ts';
import { tubeOf } from '../content/maps.ts';
import { chooseOne } from '../decisions.ts';
import { endPlacing, enterCrim, goTo, orderCrims, takeCrim, takeTube, turnAwayCrim } from '../deeds/index.ts';
import type { Parts, Table } from '../events.ts';
import { basesBut, crimCap, groundIn, hunterFigure, isSolo, mils, radiusOf, seatsIn, trailing } from '../questions.ts';
import type { State } from '../state.ts';
import { spawnWindow } from './windows.ts';

export const TUBES: readonly number[] = [0, 1, 2, 3, 4, 5];
/** UM-CTL-13: a hunter this near makes a tube ineligible. */
const TOO_NEAR = mils(6);

const tubeOptions: readonly Option<number>[] = TUBES.map(tube => option(`t${tube + 1}`, tube, { kind: 'tube', id: tube }));

/** UM-SET-14, UM-SET-15: how many crims still fit into the zone. */
export const roomForCrims = (state: State): number => Math.max(0, crimCap(state) - state.crims.length);

/** The distance from a tube to the hunter that is closest to it; endless with no hunter in the zone. */
function closestHunter(state: State, tube: number): number {
  return Math.min(...seatsIn(state).map(seat => distance(state.hunters[seat]!, tubeOf(state.zone, tube))));
}

function isNearHunter(state: State, tube: number): boolean {
  const at = tubeOf(state.zone, tube);
  return seatsIn(state).some(seat => distance(hunterFigure(state, seat), at) - hunterFigure(state, seat).r <= TOO_NEAR + TOLERANCE);
}

/** UM-CTL-13: no hunter near and no crim received in this step; if there is none such, every tube. */
export function eligibleTubes(state: State): readonly number[] {
  const eligible = TUBES.filter(tube => !state.tubesUsed.includes(tube) && !isNearHunter(state, tube));
  return eligible.length > 0 ? eligible : TUBES;
}

export const randomTube = (table: Table, tubes: readonly number[]): number => tubes[table.chance.below('tubes', tubes.length)]!;

/** UM-CTL-12, far: the tube whose closest hunter is farthest; of a tie the lowest number. */
function farthestTube(state: State, tubes: readonly number[]): number {
  const far = tubes.map(tube => closestHunter(state, tube));
  const most = Math.max(...far);
  return tubes[far.findIndex(length => length >= most - TOLERANCE)]!;
}

/** UM-CTL-12, UM-CTL-17: the seat that chooses the tube by the mode of the card, -1 if nobody does. */
function chooserBy(state: State): Seat {
  if (isSolo(state)) return -1;
  return state.placing === 'first' ? state.first : state.placing === 'trailing' ? trailing(state) : -1;
}

/** UM-CTL-12: a text in the window before it, then the mode of the card. */
function* tubeFor(table: Table): Rule<number> {
  const { state } = table;
  const byText = yield* spawnWindow(table);
  const seat = byText >= 0 ? byText : chooserBy(state);
  const tubes = eligibleTubes(state);
  if (seat >= 0) {
    const options = tubes.map(tube => tubeOptions[tube]!);
    return yield* chooseOne({ seat, kind: 'choose-tube', rule: 'UM-CTL-12', options, facts: { left: state.toPlace } });
  }
  return state.placing === 'far' && seatsIn(state).length > 0 ? farthestTube(state, tubes) : randomTube(table, tubes);
}

/** UM-CTL-11, UM-CTL-14, UM-GEO-14: the top crim card enters at a tube, or at the nearest legal point; without room it is discarded. */
export function arriveAt(table: Table, tube: number, rule: ClauseId): void {
  const { state } = table;
  const card = takeCrim(table);
  takeTube(table, tube);
  if (card < 0) return;
  const at = groundIn(state).nearestLegal(tubeOf(state.zone, tube), radiusOf(crimCard(card)), basesBut(state, {}));
  if (at) enterCrim(table, card, at, tube, rule);
  else turnAwayCrim(table, card, 'UM-GEO-14');
}

/** UM-CTL-9, UM-CTL-11: whether one more crim is due, fits, and has a card. */
const isOneDue = (state: State): boolean =>
  state.toPlace > 0 && roomForCrims(state) > 0 && state.crimPile.length + state.crimDiscard.length > 0;

/** One crim for each scene; after the last one the Control Phase closes. */
export function* placeCrim(table: Table): Rule {
  if (isOneDue(table.state)) return arriveAt(table, yield* tubeFor(table), 'UM-CTL-9');
  endPlacing(table);
  goTo(table, 'carry-out-events');
}

/** Crims that a text brings at once, by the same rules. */
export function* placeCrims(table: Table, parts: Parts, mode: State['placing'], rule: ClauseId): Rule {
  orderCrims(table, parts, roomForCrims(table.state), mode, rule);
  while (isOneDue(table.state)) arriveAt(table, yield* tubeFor(table), rule);
  endPlacing(table);
}
