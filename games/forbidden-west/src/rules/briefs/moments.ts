/** What a brief does at its moments: at the end of a turn, when the enemies begin, when somebody is revealed, after a step. */
import type { Rule, Seat } from '@quarry/kernel';
import { typeOf } from '../../content/box.ts';
import type { EnemyType } from '../../content/kinds.ts';
import { openDecks } from '../../deeds/enemies.ts';
import {
  bringThrough,
  callWithBeacons,
  countEnginePhase,
  countHeld,
  holdFeature,
  loosenStones,
  loseFeature,
  markOnce,
  moveFeature,
  waveComes,
} from '../../deeds/features.ts';
import { type Placed, placeEnemy } from '../../deeds/fight.ts';
import { useOnce } from '../../deeds/marshals.ts';
import { fail } from '../../deeds/objective.ts';
import type { Table } from '../../events.ts';
import type { Square } from '../../places.ts';
import { lastTurn } from '../../questions/objectives.ts';
import { enemiesIn, fieldIn, isIn, marshalOf, stepsFrom, terrainAt } from '../../questions.ts';
import type { FeatureState, View } from '../../state.ts';

import { hurt } from '../health.ts';
import { FIRST_ATTACK, isFirstAttack } from './ground.ts';
import { briefIn, featuresOf, foesOf, isEndOfCycle, isInForce, isNear, rulesOf } from './in-force.ts';
import { keepDecksOpen, lookAgain, standing } from './set-up.ts';

/** B11: whoever steps into broken glass is cut. */
export function* afterMarshalStep(table: Table, seat: Seat): Rule {
  const { state } = table;
  const isCut = isInForce(state, 'glass-cuts') && terrainAt(state, marshalOf(state, seat).square) === 'glass';
  if (isCut) yield* hurt(table, seat, 1, 'ground', 'FW-MAP-6');
}

export function afterAttackRoll(table: Table, seat: Seat, kind: 'melee' | 'ranged'): void {
  if (isFirstAttack(table.state, seat, kind)) useOnce(table, seat, FIRST_ATTACK, 'fight');
}

const AGAIN = 'look-again';
/** B1, Eye: after the first reveal the top cards are looked at again. */
export function* afterReveal(table: Table): Rule {
  const { state } = table;
  if (state.fight.usedOnce.includes(AGAIN) || !rulesOf(state, 'look-at-tops').some(one => one.againAtReveal)) return;
  markOnce(table, AGAIN);
  lookAgain(table);
}

/** Gives how many rows the alert token moves by it. */
export function* atTurnEnd(table: Table, seat: Seat): Rule<number> {
  const { state } = table;
  keepDecksOpen(table);
  if (isInForce(state, 'refugees-walk')) walkRefugees(table);
  if (isInForce(state, 'captives-follow')) leadCaptives(table, seat);
  if (featuresOf(state, 'bridge-head').length > 0) holdHeads(table);
  if (isInForce(state, 'falling-stones') && isEndOfCycle(state)) loosenNext(table);
  if (state.fight.turn >= (lastTurn(state) ?? Number.POSITIVE_INFINITY)) fail(table, 'late');
  return isInForce(state, 'waves') && bringWave(table) ? WAVE_CRIES : 0;
}

// People

/** Steps to the nearest of these squares, by square. */
function stepsTo(view: View, ends: readonly Square[]): Map<Square, number> {
  const far = new Map(ends.map(square => [square, 0]));
  for (const [square, n] of far) for (const next of stepsFrom(view, square)) if (!far.has(next)) far.set(next, n + 1);
  return far;
}
function walk(table: Table, feature: FeatureState, to: ReadonlyMap<Square, number>): void {
  const far = (square: Square): number => to.get(square) ?? Number.POSITIVE_INFINITY;
  const next = stepsFrom(table.state, feature.square).reduce((best, one) => (far(one) < far(best) ? one : best), feature.square);
  if (next !== feature.square) moveFeature(table, feature, next);
}

/** What `walk-2` is called in the turn at whose end it counts. */
export const walkTwo = ({ fight }: View): string => `walk-2:${fight.turn}`;

/** B10: one square towards the far edge, or two. */
function walkRefugees(table: Table): void {
  const { state } = table;
  const { exits } = fieldIn(state);
  const to = stepsTo(state, exits);
  const steps = state.fight.usedOnce.includes(walkTwo(state)) ? 2 : 1;
  for (const one of state.fight.features) {
    for (let n = 0; n < steps && one.kind === 'refugee' && one.hp > 0 && !one.isDone; n++) {
      walk(table, one, to);
      if (exits.includes(one.square)) bringThrough(table, one);
    }
  }
}

const CAPTIVES_WALK = 2;
/** B8A: freed people follow whoever opened their cage; whom an enemy finds is lost, and mourned once the encounter is won. */
function leadCaptives(table: Table, seat: Seat): void {
  const { state } = table;
  const field = fieldIn(state);
  const to = stepsTo(state, [marshalOf(state, seat).square]);
  for (const one of state.fight.features) {
    if (one.kind !== 'captive' || one.hp === 0) continue;
    for (let n = 0; n < CAPTIVES_WALK && one.follows === seat; n++) walk(table, one, to);
    if (enemiesIn(state).some(enemy => isIn(field, enemy, one.square))) loseFeature(table, one);
  }
}

// Places

/** B3C: a head is ours once a character stands in it or next to it and no enemy in it, until an enemy stands in it. */
function holdHeads(table: Table): void {
  const { state } = table;
  const field = fieldIn(state);
  for (const one of state.fight.features) {
    if (one.kind !== 'bridge-head') continue;
    const isTaken = enemiesIn(state).some(enemy => isIn(field, enemy, one.square));
    const isManned = state.party.marshals.some(marshal => isNear(state, marshal.square, one.square));
    const isHeld = !isTaken && (one.isDone || isManned);
    if (isHeld !== one.isDone) holdFeature(table, one, isHeld);
  }
  countHeld(table, featuresOf(state, 'bridge-head').every(one => one.isDone) ? state.fight.tally + 1 : 0);
}

const STONES = '2O 1B';
/** B9: after each cycle of turns stones come loose over the next place, a trap of the ground. */
function loosenNext(table: Table): void {
  const { state } = table;
  const squares = (briefIn(state).stones ?? []).map(place => fieldIn(state).at(place));
  const cycle = state.fight.turn / state.party.marshals.length;
  const square = squares[(cycle - 1) % squares.length]!;
  if (!state.fight.traps.some(trap => trap.square === square)) loosenStones(table, square, STONES);
}

// Enemies that come

function come(table: Table, placed: readonly Placed[]): void {
  for (const one of placed) {
    openDecks(table, typeOf(one.enemy));
    placeEnemy(table, one);
  }
}

/** How far the cries of a wave move the alert token: who besieges a place does not stand about until somebody shows up. */
const WAVE_CRIES = 2;
/** B12: before the turn that it is printed for; the Drum holds the first one up. */
function bringWave(table: Table): boolean {
  const { state } = table;
  const { waves = [] } = briefIn(state);
  const no = state.fight.tally;
  const wave = waves[no];
  const later = no === 0 ? rulesOf(state, 'later-wave').reduce((sum, one) => sum + one.turns, 0) : 0;
  if (!wave || state.fight.turn + 1 < wave.turn + later) return false;
  waveComes(table);
  come(table, standing(state, wave.enemies));
  return true;
}

const EVERY_PHASES = 3;
const OSSAVI = 'ossavi';
const litBeacons = (view: View): number => featuresOf(view, 'beacon').filter(one => !one.isDone).length;

/** B13: the Engine comes when the beacons are out; those still lit call it on in every third enemy phase. */
export function* atEnemyPhaseStart(table: Table): Rule {
  const { state } = table;
  keepDecksOpen(table);
  const { enters } = briefIn(state);
  if (!enters || !isInForce(state, 'engine-enters') || state.fight.stage < enters.stage) return;
  if (!state.fight.enemies.some(one => isOf(one.type, enters.enemy.enemy))) come(table, standing(state, [enters.enemy]));
  if (isInForce(state, 'beacons-call')) callEngine(table);
}
const isOf = (type: number, enemy: EnemyType): boolean => typeOf(enemy) === type;

function callEngine(table: Table): void {
  const { state } = table;
  if (foesOf(state, 'warden-engine').length === 0) return;
  countEnginePhase(table);
  if (state.fight.tally % EVERY_PHASES > 0 || litBeacons(state) === 0) return;
  const isStopped = state.flags.includes('oath') && !state.fight.usedOnce.some(one => one.startsWith(OSSAVI));
  if (isStopped) markOnce(table, `${OSSAVI}-${state.fight.tally}`);
  callWithBeacons(table, extraCards(state, 'warden-engine'), isStopped);
}

/** How many cards more than one a type draws in this enemy phase. */
export function extraCards(view: View, enemy: EnemyType): number {
  const { tally, usedOnce } = view.fight;
  if (enemy !== 'warden-engine' || !isInForce(view, 'beacons-call') || tally === 0 || tally % EVERY_PHASES > 0) return 0;
  return Math.max(0, litBeacons(view) - (usedOnce.includes(`${OSSAVI}-${tally}`) ? 1 : 0));
}
