/** Moving: how a tile is left, and all that happens on arrival, in one fixed order. US-MOVE-*, US-CHARGE-*, US-SNEAK-*, US-STEALTH-11, US-INIT-2 to US-INIT-6, US-R-24, US-R-29, US-R-110. */
import type { Rule } from '@quarry/kernel';
import { turnUpTile } from '../deeds/ground.ts';
import { hide, moveCharacter, payAp, standTonight } from '../deeds/people.ts';
import { successesOf } from '../deeds/rolls.ts';
import type { Gait, Part, Table } from '../events.ts';
import { actionParts, moveParts, paying, sneakParts } from '../parts.ts';
import type { Hex } from '../places.ts';
import { hexOf, isAlive, isFaceUp, isNight, livingAt } from '../questions/basics.ts';
import { CHARGE_COST, foesHere, moveCost, needsCheck, sneakCost } from '../questions.ts';
import type { View, Who } from '../state.ts';
import { initialRound, provoke } from './combat.ts';
import { resolveEvent } from './events.ts';
import { calmMerchants } from './merchants.ts';
import { missionHears, tileSeen } from './mission.ts';
import { nightCardOnEntering } from './nights.ts';
import { testSkill } from './rolls.ts';
import { beSeen, faceTexts, looksPast, spawnSymbols, staysUnseen } from './stealth.ts';

export const costOf = (table: Table, who: Who, to: Hex, gait: 'move' | 'charge' | 'sneak'): number =>
  gait === 'charge' ? CHARGE_COST : gait === 'move' ? moveCost(table.state, who, to) : sneakCost(table.state, who, to);
const partsOf = (view: View, who: Who, to: Hex, gait: 'move' | 'charge' | 'sneak'): Part[] =>
  gait === 'charge' ? actionParts(CHARGE_COST) : gait === 'move' ? moveParts(view, who, to) : sneakParts(view, who, to);
const RULES = { move: 'US-MOVE-1', charge: 'US-CHARGE-2', sneak: 'US-SNEAK-1' } as const;

/** A movement action, from its price to the end of all that it sets off. */
export function* travel(table: Table, who: Who, to: Hex, gait: 'move' | 'charge' | 'sneak', discount = 0): Rule {
  const { state } = table;
  const ap = Math.max(0, costOf(table, who, to, gait) - discount);
  const price = paying(ap, partsOf(state, who, to, gait));
  payAp(table, who, ap, gait, RULES[gait], price);
  const wasHidden = needsCheck(state, who);
  let isUnseen = false;
  if (gait === 'sneak') isUnseen = successesOf(yield* testSkill(table, who, 'stealth', { on: 'sneak', purpose: 'sneak' })) > 0;
  const leftUnseen = gait === 'sneak' ? isUnseen : wasHidden && (yield* staysUnseen(table, who));
  // US-R-29: in stealth one check covers the leaving; whoever fails it fights first, and draws no parting attacks after that.
  if (wasHidden && !leftUnseen) {
    yield* beSeen(table, who);
    yield* initialRound(table, who);
  } else if (!wasHidden && !state.characters[who]!.isStealthy) yield* provoke(table, who);
  if (!isAlive(state, who)) return;
  yield* arrive(table, who, to, gait, isUnseen, price);
}

/** US-R-24: from the step onto the tile to the mission. */
export function* arrive(table: Table, who: Who, to: Hex, gait: Gait, isUnseen: boolean, price: readonly Part[] = []): Rule {
  const { state } = table;
  const isNew = !isFaceUp(state, to);
  if (isNew) turnUpTile(table, to);
  const wasEmpty = livingAt(state, to).length === 0;
  if (isNight(state)) standTonight(table, who);
  moveCharacter(table, who, to, gait, gait === 'rush' ? 'US-RREACT-2' : gait === 'text' ? 'US-EVENT-1' : RULES[gait], price);
  calmMerchants(table);
  if (isUnseen) hide(table, who, 'US-SNEAK-3');
  if (isNew) tileSeen(table, to);
  if (isNight(state)) {
    const mustFight = yield* nightCardOnEntering(table, who, isUnseen);
    if (!isAlive(state, who)) return;
    if (mustFight) return yield* afterArrival(table, who, to, true, wasEmpty);
  }
  yield* afterArrival(table, who, to, false, wasEmpty);
}

/** Symbols, texts, one initial round with everything there (US-R-110), the event, the mission. */
function* afterArrival(table: Table, who: Who, to: Hex, mustFight: boolean, wasEmpty: boolean): Rule {
  const { state } = table;
  if (hexOf(state, who) !== to) return;
  let fights = mustFight;
  if (!state.characters[who]!.isStealthy) {
    const drawn = spawnSymbols(table, to);
    // US-R-116: a fight that a text has started is fought in any case.
    const looksAway = !mustFight && (yield* looksPast(table, who, drawn));
    if (looksAway) hide(table, who, 'US-CHAR-2');
    else {
      yield* faceTexts(table, who);
      // US-INIT-2 to US-INIT-4: a drawn enemy fights in any case, standees only if nobody else is there.
      fights = fights || drawn.length > 0 || (wasEmpty && foesHere(state, who).length > 0);
    }
  }
  if (fights && isAlive(state, who) && hexOf(state, who) === to) yield* initialRound(table, who);
  yield* resolveEvent(table, to, who);
  if (isAlive(state, who) && hexOf(state, who) === to) yield* missionHears(table, { on: 'entered', hex: to }, who);
}
