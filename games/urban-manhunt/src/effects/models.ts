/** Words that move, reveal, hide and order models: a hunter's free move, steps of crims, bounties, orders, snares. */

import { GROUND, gapToFeature, nearest, TOLERANCE } from '@quarry/board';
import { type Option, option, type Rule, type Seat } from '@quarry/kernel';
import { CRIM_ACTIONS, type Demeanor } from '../content/kinds.ts';
import type { MODELS } from '../content/words/models.ts';
import { chooseOne, type DecisionFacts } from '../decisions.ts';
import { changeBounty, giveOrder, hideCrim, moveCrim, snare } from '../deeds/index.ts';
import type { Table } from '../events.ts';
import { byText } from '../parts.ts';
import {
  basesBut,
  bountyOf,
  crimFigure,
  crimNumbered,
  crimOption,
  gapBetween,
  groundIn,
  hiddenCrims,
  hunterFigure,
  isHidden,
  mils,
  printedCrim,
  seatsIn,
  visibleCrims,
} from '../questions.ts';
import { reappear } from '../rules/come-out.ts';
import { nearestHideout } from '../rules/crim-goals.ts';
import { crimStep } from '../rules/crim-moves.ts';
import { nearestHunter } from '../rules/nearest-hunter.ts';
import { placeSpotted } from '../rules/place-spotted.ts';
import { freeMove } from '../rules/walk.ts';
import type { CrimState, State } from '../state.ts';
import type { Does, Word } from './vocabulary.ts';

function* chooseCrim(
  table: Table,
  seat: Seat,
  crims: readonly CrimState[],
  facts: DecisionFacts['choose-crim'],
  rule: string,
): Rule<CrimState> {
  const no = yield* chooseOne({ seat, kind: 'choose-crim', rule, options: crims.map(crimOption), facts });
  return crimNumbered(table.state, no)!;
}

const freeMoveWord: Word<'free-move'> = {
  isPossible: (state, { to }, { seat }) => state.hunters[seat]!.isIn && (to === 'any' || visibleCrims(state).length > 0),
  *apply(table, { n, to }, { seat, by }, rule) {
    yield* freeMove(table, seat, byText(by, n), to, rule);
  },
};

const hiddenWithin = (state: State, seat: Seat, length: number): CrimState[] => {
  if (!state.hunters[seat]!.isIn) return [];
  const own = hunterFigure(state, seat);
  const { features } = groundIn(state);
  return hiddenCrims(state).filter(crim => gapToFeature(own, features[crim.hiddenIn]!) <= length + TOLERANCE);
};

/** As in a Spot that succeeded, but placed by whoever plays it. */
const reveal: Word<'reveal'> = {
  isPossible: (state, { within }, { seat }) => hiddenWithin(state, seat, mils(within)).length > 0,
  *apply(table, { within }, { seat }, rule) {
    const crim = yield* chooseCrim(table, seat, hiddenWithin(table.state, seat, mils(within)), { word: 'reveal' }, rule);
    yield* placeSpotted(table, crim, seat, seat, rule);
  },
};

const revealAll: Word<'reveal-all'> = {
  isPossible: state => hiddenCrims(state).length > 0,
  *apply(table) {
    for (const crim of hiddenCrims(table.state)) reappear(table, crim);
  },
};

/** The highest value in the zone; of a tie the lowest arrival number. */
const highest = (state: State): CrimState => state.crims.reduce((best, crim) => (bountyOf(crim) > bountyOf(best) ? crim : best));

const bounty: Word<'bounty'> = {
  isPossible: state => state.crims.length > 0,
  *apply(table, { n, on }, { seat, by }, rule) {
    const crim = on === 'highest' ? highest(table.state) : yield* chooseCrim(table, seat, table.state.crims, { word: 'bounty', n }, rule);
    changeBounty(table, crim, byText(by, n), rule);
  },
};

const orderOptions: readonly Option<(typeof CRIM_ACTIONS)[number]>[] = CRIM_ACTIONS.map(action => option(action, action));

/** UM-EVT-14: the last order given stands. */
const order: Word<'order'> = {
  isPossible: (_state, _effect, { crim, reply }) => crim !== null && reply !== null,
  *apply(table, { action }, { seat, crim, reply }, rule) {
    const facts = { crim: crim!.no };
    reply!.order = action === 'any' ? yield* chooseOne({ seat, kind: 'choose-order', rule, options: orderOptions, facts }) : action;
    giveOrder(table, seat, crim!, reply!.order, 'UM-EVT-14');
  },
};

/** UM-GEO-13, UM-EVT-7: of several that are nearest the player names one. */
function* nearestCrim(table: Table, seat: Seat, rule: string): Rule<CrimState> {
  const crims = visibleCrims(table.state);
  const ties = nearest(crims.map(crim => gapBetween(table.state, seat, crim))).map(i => crims[i]!);
  return yield* chooseCrim(table, seat, ties, { word: 'crim-step' }, rule);
}

const ofDemeanor = (state: State, demeanor: Demeanor): CrimState[] =>
  visibleCrims(state).filter(crim => printedCrim(crim).demeanor === demeanor);

/** They move as in that action, but attack nobody and provoke nothing. */
const crimSteps: Word<'crim-step'> = {
  isPossible: (state, { who }, { seat }) =>
    who === 'nearest'
      ? state.hunters[seat]!.isIn && visibleCrims(state).length > 0
      : seatsIn(state).length > 0 && ofDemeanor(state, who).length > 0,
  *apply(table, { who, way, n }, { seat }, rule) {
    const { state } = table;
    const crims = who === 'nearest' ? [yield* nearestCrim(table, seat, rule)] : ofDemeanor(state, who);
    for (const crim of crims) {
      const about = who === 'nearest' ? seat : yield* nearestHunter(table, crim);
      const end = crimStep(state, crim, way, mils(n), about);
      moveCrim(table, crim, end, end.surface, rule, end.via);
    }
  },
};

const snareWord: Word<'snare'> = {
  *apply(table, _effect, { seat }, rule) {
    if (!table.state.hunters[seat]!.isSnared) snare(table, seat, true, rule);
  },
};

/** Straight through whatever is in the way, and nobody strikes at it. From there on it is hidden as any other (UM-HIDE-4, 5, 10). */
const vanish: Word<'vanish'> = {
  isPossible: (_state, _effect, { crim }) => crim !== null && !isHidden(crim),
  *apply(table, _effect, { crim }, rule) {
    const { state } = table;
    const { feature, at } = nearestHideout(groundIn(state), crimFigure(crim!), basesBut(state, { crim: crim! }));
    moveCrim(table, crim!, at, GROUND, rule);
    hideCrim(table, crim!, feature, rule);
  },
};

export const MODEL_WORDS: Does<keyof typeof MODELS> = {
  'free-move': freeMoveWord,
  reveal,
  'reveal-all': revealAll,
  bounty,
  order,
  'crim-step': crimSteps,
  snare: snareWord,
  vanish,
};
