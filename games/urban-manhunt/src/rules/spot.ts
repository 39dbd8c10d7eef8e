/** Spot: which hidden counters can be looked for, and the check. UM-SPOT-1..6. Where the crim is put is in place-spotted.ts. */

import { gapToFeature, TOLERANCE } from '@quarry/board';
import type { Rule, Seat } from '@quarry/kernel';
import { chooseOne } from '../decisions.ts';
import type { Table } from '../events.ts';
import { newCheck } from '../in-the-making.ts';
import {
  attributeOf,
  crimNumbered,
  crimOption,
  groundIn,
  hiddenCrims,
  hunterFigure,
  isSolo,
  mils,
  printedCrim,
  seatToTheRight,
} from '../questions.ts';
import type { CrimView, View } from '../state.ts';
import { hunterWord } from '../texts-in-force.ts';
import { makeCheck } from './check.ts';
import { placeSpotted } from './place-spotted.ts';

const RANGE = 18;
const SHARE = 50;

/** How well a hunter can look for a hidden crim; what is too far away is not looked at. */
interface Look {
  readonly gap: number;
  readonly range: number;
  readonly free: number;
  readonly of: number;
  readonly isNear: boolean;
  /** Near enough, and enough of its feature in sight. */
  readonly isSeen: boolean;
}
const UNSEEN = { free: 0, of: 0 };

/** UM-SPOT-2, 3: the gap to the feature and the share of it that is in sight. */
export function lookAt(state: View, seat: Seat, crim: CrimView): Look {
  const ground = groundIn(state);
  const viewer = hunterFigure(state, seat);
  const away = gapToFeature(viewer, ground.features[crim.hiddenIn]!);
  const range = mils(hunterWord(state, seat, 'spot-range')?.n ?? RANGE);
  const percent = hunterWord(state, seat, 'spot-share')?.percent ?? SHARE;
  const isNear = away <= range + TOLERANCE;
  const { free, of } = isNear ? ground.visibleShare(viewer, crim.hiddenIn) : UNSEEN;
  return { gap: away, range, free, of, isNear, isSeen: isNear && free * 100 >= percent * of };
}

export const spottable = (state: View, seat: Seat): CrimView[] => hiddenCrims(state).filter(crim => lookAt(state, seat, crim).isSeen);

/** UM-SPOT-7, 13: the right-hand seat, whatever its hunter does; in solo nobody. */
const placerFor = (state: View, seat: Seat): Seat | null => (isSolo(state) ? null : seatToTheRight(state, seat));

export function* spotCrim(table: Table, seat: Seat): Rule {
  const { state } = table;
  const options = spottable(state, seat).map(crimOption);
  const crim = crimNumbered(state, yield* chooseOne({ seat, kind: 'choose-counter', rule: 'UM-SPOT-1', options }))!;
  const dice = attributeOf(state.hunters[seat]!, 'mind');
  const { hasSucceeded } = yield* makeCheck(table, newCheck('spot', seat, 'mind', dice, printedCrim(crim).stealth, crim));
  if (hasSucceeded) yield* placeSpotted(table, crim, seat, placerFor(state, seat), 'UM-SPOT-6');
}
