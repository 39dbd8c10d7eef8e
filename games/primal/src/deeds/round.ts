/** The course of a hunt: steps, rounds, turns, and its end. */

import { type ClauseId, type Seat, sceneOver } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import type { Table, Told } from '../events.ts';
import { inOrder, positionOfHunter } from '../places.ts';
import type { HunterState, State, Step } from '../state.ts';

export function goTo({ state }: Table, step: Step): void {
  writable(state).step = step;
}

const hunterOf = ({ state }: Table, seat: Seat): HunterState => state.hunters[seat]!;

/** PA-SET-9, PA-R-49: whoever takes aggro is first player, too. */
export function giveFirstAggro({ state, tell }: Table, seat: Seat): void {
  set(state, { aggro: seat, first: seat, step: 'begin-round' });
  tell({ type: 'aggro-chosen', rule: 'PA-SET-9', seat });
}

export function openRound({ state, tell }: Table): void {
  for (const hunter of state.hunters) set(hunter, { hasConsumed: false, hasPlayed: false, usedThisRound: [] });
  tell({ type: 'round-begun', rule: 'PA-ROUND-1', round: state.round });
}

export function passConsume(table: Table, seat: Seat): void {
  writable(hunterOf(table, seat)).hasConsumed = true;
  table.tell({ type: 'consume-passed', rule: 'PA-CONS-2', seat });
}
export function drinkPotion(table: Table, seat: Seat, card: number): void {
  const hunter = writable(hunterOf(table, seat));
  hunter.hasConsumed = true;
  hunter.potions = hunter.potions.filter(one => one !== card);
  hunter.drunk = [...hunter.drunk, card];
  table.tell({ type: 'potion-drunk', rule: 'PA-CONS-3', seat, card });
}

/** PA-ORD-1, PA-ORD-2. */
export function lineUp(table: Table): void {
  const state = writable(table.state);
  state.first = state.aggro;
  state.toPlay = inOrder(state);
  state.step = 'next-turn';
  table.tell({ type: 'first-player', rule: 'PA-ORD-2', seat: state.first });
}
export function giveTurn({ state }: Table, seat: Seat): void {
  set(state, { toPlay: state.toPlay.filter(one => one !== seat), active: seat, step: 'begin-turn' });
}
/** PA-ORD-4, PA-R-29: the place of whoever has no turn goes by. */
export function skipTurn({ state }: Table, seat: Seat): void {
  writable(state).toPlay = state.toPlay.filter(one => one !== seat);
  writable(state.hunters[seat]!).hasPlayed = true;
}
/** What may be done once in a turn may be done again. */
function renewUses({ hunters }: State): void {
  for (const one of hunters) set(one, { hasAssisted: false, hasTaunted: false, usedThisTurn: [] });
}
export function openTurn(table: Table, seat: Seat): void {
  const { state, tell } = table;
  set(hunterOf(table, seat), { hasMoved: false, hasRevived: false, isBerserk: false, longer: 0 });
  renewUses(state);
  tell({ type: 'turn-begun', rule: 'PA-ORD-5', seat, position: positionOfHunter(state, seat) });
}
const NOT_PAUSED = { waitsFor: -1, usedBefore: [], bonusBefore: 0 };
/** PA-TERR-7, PA-TERR-8. */
export function pauseTurn(table: Table, seat: Seat, whom: Seat, card: number): void {
  const { state, tell } = table;
  const hunter = hunterOf(table, seat);
  const usedBefore = state.hunters.map(({ hasAssisted, hasTaunted, usedThisTurn }) => ({ hasAssisted, hasTaunted, usedThisTurn }));
  set(hunter, { waitsFor: whom, usedBefore, bonusBefore: state.monster.bonusThisTurn, placement: 'hidden' });
  writable(state.monster).bonusThisTurn = 0;
  writable(state.terrain.find(one => one.kind === 'brush' && one.sector === hunter.sector)!).occupant = seat;
  set(state, { paused: [...state.paused, seat], active: -1, step: 'next-turn' });
  table.passes.forget('turn-end');
  tell({ type: 'turn-paused', rule: 'PA-TERR-7', seat, for: whom, card });
}
/** It is the same turn: what was used up in it is used up still (PA-KW-TAUNT-2, PA-ACT-3). */
export function resumeTurn(table: Table, seat: Seat): void {
  const { state, tell } = table;
  const hunter = hunterOf(table, seat);
  leaveCover(state, seat);
  set(state, { paused: state.paused.filter(one => one !== seat), active: seat, step: 'move' });
  renewUses(state);
  hunter.usedBefore.forEach((used, one) => set(state.hunters[one]!, used));
  writable(state.monster).bonusThisTurn = hunter.bonusBefore;
  set(hunter, NOT_PAUSED);
  tell({ type: 'turn-resumed', rule: 'PA-TERR-8', seat });
}
/** Out of a brush, or down from a plateau. */
export function leaveCover(state: State, seat: Seat): void {
  writable(state.hunters[seat]!).placement = 'normal';
  for (const one of state.terrain) if (one.occupant === seat) writable(one).occupant = -1;
}
/** PA-DMG-10, PA-EOR-4. */
function endBonus({ state, tell }: Table, until: 'turn' | 'round'): void {
  const which = until === 'turn' ? 'bonusThisTurn' : 'bonusThisRound';
  if (state.monster[which] === 0) return;
  writable(state.monster)[which] = 0;
  tell({ type: 'bonus-gone', rule: 'PA-EOR-4', until });
}
/** PA-EOT-9: what waited for this turn is over with it. */
export function closeTurn(table: Table, seat: Seat): void {
  const { state, tell } = table;
  set(hunterOf(table, seat), { hasPlayed: true, waiting: [], longer: 0, isBerserk: false });
  endBonus(table, 'turn');
  set(state, { active: -1, step: 'next-turn' });
  table.passes.forget('turn-end');
  tell({ type: 'turn-ended', rule: 'PA-ORD-5', seat });
}
/** PA-KO-21: whoever falls while paused has no more turn in this round. */
export function endPause({ state }: Table, seat: Seat): void {
  writable(state).paused = state.paused.filter(one => one !== seat);
  set(state.hunters[seat]!, { ...NOT_PAUSED, hasPlayed: true });
}

/** PA-EOR-6. */
export function closeRound(table: Table): void {
  const { state, tell } = table;
  const { round } = state;
  set(state, { round: round + 1, step: 'begin-round' });
  endBonus(table, 'round');
  tell({ type: 'round-ended', rule: 'PA-EOR-6', round });
}

/** PA-WIN-1: nothing else resolves. */
export function win({ state, tell }: Table): never {
  set(state, { result: 'won', step: 'won' });
  tell({ type: 'hunt-won', rule: 'PA-WIN-1', monster: state.monster.id, round: state.round });
  throw sceneOver;
}
export function lose({ state, tell }: Table, why: Told<'hunt-lost'>['why'] & ('time' | 'knocked-out' | 'scenario'), rule: ClauseId): never {
  set(state, { result: 'lost', why, step: 'lost' });
  tell({ type: 'hunt-lost', rule, monster: state.monster.id, why, round: state.round });
  throw sceneOver;
}
