/** The rules of Snow Lynx, a scene for each step: the plan, a tracker's turn, the lynx. What comes next is in scenes.ts. */

import { sumDistribution } from '@quarry/board';
import { type Odds, option, type Rule, type Seat } from '@quarry/kernel';
import { type GearCard, gearCard, NET_DIE, optionOf } from './content/cards.ts';
import { huntMap } from './content/maps.ts';
import { type Act, chooseOne, mayChoose, vote } from './decisions.ts';
import {
  drawGear,
  endRound,
  endTurn,
  keepQuiet,
  makePlan,
  moveLynx,
  moveTracker,
  playGear,
  readSigns,
  throwNet,
  turnLynxCard,
} from './deeds.ts';
import type { Table } from './events.ts';
import { netDice, reachOf, strideOf, towardBait, whereTo } from './questions.ts';
import type { LynxRefused } from './refusals.ts';
import { PLANS, type State } from './state.ts';

/** SL-PLAN-1: all vote at once; a tie means to drive. */
export function* planScene(table: Table): Rule {
  const { votes } = yield* vote({
    seats: [...table.state.trackers.keys()],
    kind: 'make-plan',
    rule: 'SL-PLAN-1',
    options: PLANS.map(plan => option(plan, plan)),
  });
  const [forDrive, forWait] = votes.map(one => one.seats.length) as [number, number];
  makePlan(table, forWait > forDrive ? 'wait' : 'drive', forDrive, forWait);
}

/** SL-TURN-1: gear, a walk, one thing. */
export function* trackScene(table: Table): Rule {
  const { state } = table;
  const seat = state.turn;
  const gear = yield* useGear(table, seat);
  yield* walk(table, seat, strideOf(state, seat, gear)); // SL-WALK-1
  yield* act(table, seat, netDice(state, seat, state.trackers[seat]!.hex, gear));
  endTurn(table);
}

/** What was used, if anything: what it adds lasts for this turn (SL-GEAR-1, SL-GEAR-2). */
function* useGear(table: Table, seat: Seat): Rule<GearCard | null> {
  const { hand } = table.state.trackers[seat]!;
  const card = yield* mayChoose({ seat, kind: 'use-gear', rule: 'SL-TURN-1', options: hand.map(optionOf) });
  if (card === null) return null;
  playGear(table, seat, card);
  return gearCard(card);
}

function* walk(table: Table, seat: Seat, hexes: number): Rule {
  const { state } = table;
  const to = yield* chooseOne({
    seat,
    kind: 'walk',
    rule: 'SL-WALK-1',
    facts: { hexes },
    options: reachOf(state, seat, hexes).map(hex => option(`hex-${hex}`, hex, { kind: 'hex', id: hex })),
    not: () => cragsNear(state, seat, hexes),
  });
  if (to !== state.trackers[seat]!.hex) moveTracker(table, seat, to);
}

/** SL-WALK-2. */
function cragsNear({ chapter, trackers }: State, seat: Seat, hexes: number): LynxRefused[] {
  const { hexes: map, crags } = huntMap(chapter);
  const near = map.within(trackers[seat]!.hex, hexes).filter(hex => crags.has(hex));
  return near.map((id): LynxRefused => ({ about: [{ kind: 'hex', id }], why: 'SL-WALK-2', facts: { reason: 'crag' } }));
}

/** SL-TURN-1: one of what is possible. */
function* act(table: Table, seat: Seat, dice: number): Rule {
  const { state } = table;
  const not = actsRefused(state, seat, dice);
  const chosen = yield* chooseOne({
    seat,
    kind: 'act',
    rule: 'SL-TURN-1',
    facts: { dice },
    options: ACTS.filter(one => !not.has(one)).map(one => option(one, one, { kind: 'act', id: one })),
    not: () => [...not.values()],
    odds: ({ value }): Odds => (value === 'net' ? { grips: netOdds(dice) } : {}),
  });
  if (chosen === 'net') throwNet(table, seat, dice); // SL-NET-1, SL-NET-2
  if (chosen === 'read') readSigns(table, seat, state.trackers[seat]!.role === 'reader' ? 2 : 1); // SL-READ-1, SL-SET-4
  if (chosen === 'search') drawGear(table, seat); // SL-PACK-1
  if (chosen === 'quiet') keepQuiet(table, seat);
}

const ACTS: readonly Act[] = ['net', 'read', 'search', 'quiet'];
function actsRefused(state: State, seat: Seat, dice: number): ReadonlyMap<Act, LynxRefused> {
  const { signs, pack, lynx, trackers, chapter } = state;
  const away = huntMap(chapter).hexes.distance(trackers[seat]!.hex, lynx);
  const about = (id: Act): LynxRefused['about'] => [{ kind: 'act', id }];
  const not = new Map<Act, LynxRefused>();
  if (dice === 0) not.set('net', { about: about('net'), why: 'SL-NET-1', facts: { reason: 'lynx-far', away } });
  if (signs.length > 0) not.set('read', { about: about('read'), why: 'SL-READ-1', facts: { reason: 'signs-open', open: signs.length } });
  if (pack.length === 0) not.set('search', { about: about('search'), why: 'SL-PACK-1', facts: { reason: 'pack-empty' } });
  return not;
}

const netOdds = (dice: number) => sumDistribution(new Array(dice).fill({ name: 'net', faces: NET_DIE }), (face: number) => face);

/** SL-LYNX-1 to SL-LYNX-6; then the round is over. */
export function* lynxScene(table: Table): Rule {
  const { state } = table;
  if (state.signs.length === 0) turnLynxCard(table);
  moveLynx(table, state.bait >= 0 ? towardBait(state) : whereTo(state, state.signs[0]!));
  endRound(table);
}
