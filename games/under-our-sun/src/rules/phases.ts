/** A day phase, from the Sun card to the last chance of those who wait. US-ROUND-*, US-MORN-*, US-AFT-1, US-NIGHT-*, US-WATER-*, US-INF-*, US-DEATH-2, US-WAIT-3, US-WAIT-4. */
import { option, type Rule } from '@quarry/kernel';
import { SUN_NUMBERS } from '../content/box.ts';
import { PHASES_TO_REVIVE } from '../content/kinds.ts';
import { chooseOne } from '../decisions.ts';
import {
  advancePhase,
  beginLastChance,
  eliminate,
  endTurn,
  goTo,
  lineUp,
  loseSavedAp,
  passTurnTo,
  raiseAp,
  renewSkills,
  turnUpSun,
} from '../deeds/course.ts';
import { dropAll } from '../deeds/goods.ts';
import { putOutFires } from '../deeds/ground.ts';
import { drink } from '../deeds/people.ts';
import type { Table } from '../events.ts';
import { apParts, drinkParts } from '../parts.ts';
import { everybody, isAlive, isNight, isSolo, living, weatherOf } from '../questions/basics.ts';
import { apAtStart, drinkAmount } from '../questions.ts';
import type { State, Who } from '../state.ts';
import { settle } from './aftermath.ts';
import { checkEnd } from './ending.ts';
import { hurt, hurtAll } from './harm.ts';
import { checkMission, missionHears } from './mission.ts';
import { nightCardAtStart } from './nights.ts';
import { withSkillPer } from './preparation.ts';
import { offerSavedAp } from './saved-ap.ts';
import { inTurnOrder, spokesman } from './turn-order.ts';

/** US-MORN-1 to US-MORN-3, US-NIGHT-1, US-NIGHT-2, US-R-105: all of it before the first turn. */
export function* beginPhase(table: Table): Rule {
  const { state } = table;
  advancePhase(table);
  mournTheDead(table);
  if (!isNight(state)) drawSun(table);
  raiseAp(
    table,
    everybody(state).map(who => (isAlive(state, who) ? apAtStart(state, who) : 0)),
    everybody(state).map(who => (isAlive(state, who) ? apParts(state, who) : [])),
  );
  renewSkills(table, withSkillPer(state, 'phase'));
  if (state.phase !== 'afternoon') yield* sicken(table);
  yield* missionHears(table, { on: 'phase-start' }, spokesman(state));
  yield* checkMission(table);
  lineUp(table, inTurnOrder(state));
  if (isSolo(state)) goTo(table, 'first-actor');
}
/** US-DEATH-2, US-DEATH-5, US-R-80: too late for those who died three phases ago. */
function mournTheDead(table: Table): void {
  const { state } = table;
  const isOut = (who: Who): boolean => {
    const { diedIn, isEliminated } = state.characters[who]!;
    return diedIn >= 0 && !isEliminated && state.phases - diedIn >= PHASES_TO_REVIVE;
  };
  const out = everybody(state).filter(isOut);
  for (const who of out) {
    eliminate(table, who);
    dropAll(table, who);
  }
  if (out.length > 0) checkEnd(table);
}
/** US-SUN-1: any card of the whole deck; US-FIRE-1: a Storm puts out all fires. */
function drawSun(table: Table): void {
  const { state, chance } = table;
  turnUpSun(table, SUN_NUMBERS[chance.below('sun', SUN_NUMBERS.length)]!);
  const burning = state.tiles.filter(one => one.fire !== 'none').map(one => one.hex);
  if (weatherOf(state) === 'storm' && burning.length > 0) putOutFires(table, burning, 'US-FIRE-1');
}
/** US-INF-2. */
function* sicken(table: Table): Rule {
  const { state } = table;
  const sick = living(state).filter(who => state.characters[who]!.isInfected);
  yield* hurtAll(
    table,
    sick.map(who => ({ who, n: 1 })),
    'infection',
    'US-INF-2',
  );
  checkEnd(table);
}

/** US-SOLO-2. */
export function* firstActor(table: Table): Rule {
  const { state } = table;
  const options = state.toPlay.map(who => option(state.characters[who]!.id, who, { kind: 'character', id: who }));
  const first = yield* chooseOne({ seat: 0, kind: 'first-actor', rule: 'US-SOLO-2', options });
  lineUp(table, [first, ...state.toPlay.filter(who => who !== first)]);
}

/** US-ROUND-2. */
export function* nextTurn(table: Table): Rule {
  const [who] = table.state.toPlay;
  if (who === undefined) beginLastChance(table);
  else passTurnTo(table, who);
}
/** US-MORN-4, US-NIGHT-3: drink, the night card, and then actions; without AP the turn is over (US-R-49). */
export function* beginTurn(table: Table): Rule {
  const { state } = table;
  const who = state.active;
  const missing = drink(table, who, drinkAmount(state, who), drinkParts(state, who));
  yield* hurt(table, who, missing, 'thirst', 'US-WATER-2');
  yield* checkMission(table);
  if (isNight(state) && isAlive(state, who)) {
    yield* nightCardAtStart(table, who);
    yield* checkMission(table);
  }
  if (isAlive(state, who) && state.characters[who]!.ap > 0) goTo(table, 'act');
  else endTurn(table, who);
}

const waiting = (state: State): Who[] => inTurnOrder(state).filter(who => state.characters[who]!.isWaiting);
/** US-WAIT-3, US-WAIT-4: round and round until all pass; then the rest is lost. */
export function* lastChance(table: Table): Rule {
  const { state } = table;
  while (yield* offerAll(table, waiting(state)));
  for (const who of waiting(state)) loseSavedAp(table, who);
  goTo(table, isNight(state) ? 'clean-up' : 'begin-phase');
}
/** Whether anybody did something. */
function* offerAll(table: Table, whom: readonly Who[]): Rule<boolean> {
  let hasActed = false;
  for (const who of whom) {
    if (!(yield* offerSavedAp(table, who))) continue;
    hasActed = true;
    yield* settle(table, who);
  }
  return hasActed;
}
