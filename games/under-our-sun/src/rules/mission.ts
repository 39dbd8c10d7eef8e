/** The mission as it goes on: what its cards do when something happens, and when a card is fulfilled. US-MISSION-*, US-SETUP-1. */
import type { Rule } from '@quarry/kernel';
import { enemyCard } from '../content/box.ts';
import type { MissionRule } from '../content/types.ts';
import { endGame } from '../deeds/course.ts';
import { placeMarker } from '../deeds/ground.ts';
import { findObjective, fulfilCard, layMissionCard, noteHappened } from '../deeds/mission.ts';
import { applyEffects, newOccasion } from '../effects/vocabulary.ts';
import type { Table } from '../events.ts';
import { distance, HAVEN, type Hex } from '../places.ts';
import { cardInPlay } from '../questions/basics.ts';
import type { State, Who } from '../state.ts';
import { fits, holdAll, isAt } from '../texts-in-force.ts';
import { checkEnd, isLastCard } from './ending.ts';

/** Something that a mission card may have been waiting for. */
export type Happening =
  | { readonly on: 'phase-start' }
  | { readonly on: 'entered'; readonly hex: Hex }
  | { readonly on: 'exposed'; readonly hex: Hex }
  | { readonly on: 'opened'; readonly hex: Hex }
  | { readonly on: 'defeated'; readonly card: number };

function concerns(state: State, rule: MissionRule, happening: Happening): boolean {
  if (rule.on === 'phase-start') return happening.on === 'phase-start' && (!rule.phase || rule.phase === state.phase);
  if (rule.on === 'defeated') return happening.on === 'defeated' && fits(rule.of, enemyCard(happening.card));
  return 'hex' in happening && happening.on === rule.on && isAt(state, happening.hex, rule.spot);
}

/** `who` is whose deed it was; -1 for nobody's. */
export function* missionHears(table: Table, happening: Happening, who: Who): Rule {
  const { state } = table;
  const { stage } = state;
  for (const [i, rule] of (cardInPlay(state).rules ?? []).entries()) {
    if (state.stage !== stage) return;
    if (!concerns(state, rule, happening) || (rule.once && state.happened.includes(i)) || !holdAll(state, rule.if, who)) continue;
    if (rule.once) noteHappened(table, i);
    yield* applyEffects(table, rule.effects, newOccasion({ who, outlives: true }));
  }
}

/** A tile has come to light: objectives of the mission are put on it (US-MISSION-4). */
export function tileSeen(table: Table, hex: Hex): void {
  const { state } = table;
  if (state.hidden === 0 || distance(hex, HAVEN) < state.hiddenFrom) return;
  findObjective(table);
  placeMarker(table, hex, 'objective', 'US-MISSION-4');
}

/** Turned up, and done what it says at once. */
export function* turnMissionCard(table: Table, stage: number, who: Who): Rule {
  layMissionCard(table, stage);
  yield* applyEffects(table, cardInPlay(table.state).opens, newOccasion({ who }));
}

/** US-MISSION-2, US-MISSION-3: whether the mission has failed, or a card is fulfilled. After every action, and at the start of a phase. */
export function* checkMission(table: Table): Rule {
  const { state } = table;
  checkEnd(table);
  for (const { if: conditions } of cardInPlay(state).fails ?? [])
    if (holdAll(state, conditions, -1)) endGame(table, 'lost', 'failed', 'US-MISSION-2');
  const { stage } = state;
  if (isLastCard(state) || !holdAll(state, cardInPlay(state).goal, -1)) return;
  fulfilCard(table);
  yield* turnMissionCard(table, stage + 1, -1);
  yield* checkMission(table);
}
