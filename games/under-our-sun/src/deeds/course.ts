/** The course of a game: steps, days, phases, turns, and its end. */

import { sceneOver } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import type { Phase } from '../content/kinds.ts';
import type { Until } from '../content/words/index.ts';
import type { Part, Table } from '../events.ts';
import type { State, Step, Who } from '../state.ts';

export function goTo({ state }: Table, step: Step): void {
  writable(state).step = step;
}
/** Nothing else happens. */
export function endGame({ state, tell }: Table, result: 'won' | 'lost' | 'liberty', why: State['why'], rule: string): never {
  set(state, { result, why, isOver: true, step: 'over' });
  tell({ type: 'ended', rule, result, why, day: state.day, reveals: true });
  throw sceneOver;
}

const endWhatLasts = ({ characters }: State, until: readonly Until[]): void => {
  for (const character of characters) writable(character).lasting = character.lasting.filter(one => !until.includes(one.until));
};
/** The Night is over; the day is still the same. */
export function beginPreparation({ state, tell }: Table): void {
  set(state, { phase: 'preparation', sun: -1, active: -1 });
  tell({ type: 'phase-begun', rule: 'US-ROUND-1', day: state.day, phase: state.phase });
}
/** US-PREP-3. */
export function beginDay({ state, tell }: Table): void {
  writable(state).day += 1;
  endWhatLasts(state, ['turn', 'phase', 'day']);
  for (const character of state.characters)
    set(character, { hasUsedAbility: false, hasUsedFilter: false, hasUsedReach: false, tonight: [] });
  for (const tile of state.tiles) writable(tile).drew = [];
  tell({ type: 'day-begun', rule: 'US-PREP-3', day: state.day });
}
const NEXT: Readonly<Record<Phase, Phase>> = { preparation: 'morning', morning: 'afternoon', afternoon: 'night', night: 'preparation' };
/** The next day phase; its AP come later. */
export function advancePhase({ state, tell }: Table): void {
  set(state, { phase: NEXT[state.phase], phases: state.phases + 1, sun: -1, active: -1 });
  endWhatLasts(state, ['turn', 'phase']);
  for (const character of state.characters) set(character, { isWaiting: false, hasPlayed: false, hasMoved: false, ap: 0 });
  tell({ type: 'phase-begun', rule: 'US-ROUND-1', day: state.day, phase: state.phase });
}
export function turnUpSun({ state, tell }: Table, card: number): void {
  writable(state).sun = card;
  tell({ type: 'sun-drawn', rule: 'US-SUN-1', card, reveals: true });
}
export function raiseAp({ state, tell }: Table, ap: readonly number[], parts: readonly (readonly Part[])[]): void {
  for (const [who, n] of ap.entries()) writable(state.characters[who]!).ap = n;
  tell({ type: 'ap-raised', rule: 'US-AP-7', ap, parts });
}
/** Skills with a marker that leaves now (US-CHAR-2). */
export function renewSkills({ state }: Table, whose: readonly Who[]): void {
  for (const who of whose) writable(state.characters[who]!).hasUsedSkill = false;
}
export function lineUp({ state }: Table, toPlay: readonly Who[]): void {
  set(state, { toPlay, step: 'next-turn' });
}
const allowKarma = ({ characters }: State): void => {
  for (const character of characters) writable(character).hasUsedKarma = false;
};
export function passTurnTo({ state, tell }: Table, who: Who): void {
  set(state, { active: who, toPlay: state.toPlay.filter(one => one !== who), calledOff: [], step: 'begin-turn' });
  allowKarma(state);
  tell({ type: 'turn-begun', rule: 'US-ROUND-2', who, phase: state.phase });
}
function endOwnTurn({ state }: Table, who: Who): void {
  const character = writable(state.characters[who]!);
  character.hasPlayed = true;
  character.lasting = character.lasting.filter(one => one.until !== 'turn');
  set(state, { active: -1, dealing: -1, step: 'next-turn' });
}
export function endTurn(table: Table, who: Who): void {
  endOwnTurn(table, who);
  table.tell({ type: 'turn-ended', rule: 'US-ROUND-3', who, ap: table.state.characters[who]!.ap });
}
/** US-WAIT-1, US-WAIT-5. */
export function wait(table: Table, who: Who): void {
  endOwnTurn(table, who);
  const character = writable(table.state.characters[who]!);
  character.isWaiting = true;
  table.tell({ type: 'waits', rule: 'US-WAIT-1', who, ap: character.ap });
}
/** US-WAIT-3, US-WAIT-4. */
export function loseSavedAp({ state, tell }: Table, who: Who): void {
  const character = state.characters[who]!;
  const { ap } = character;
  set(character, { ap: 0, isWaiting: false });
  if (ap > 0) tell({ type: 'saved-ap-lost', rule: 'US-WAIT-3', who, ap });
}
export function beginLastChance({ state }: Table): void {
  set(state, { step: 'last-chance', active: -1 });
  allowKarma(state);
}
/** US-PREP-1, US-R-106. */
export function passStarter({ state, tell }: Table, seat: number): void {
  writable(state).starter = seat;
  tell({ type: 'starter-passed', rule: 'US-PREP-1', seat });
}
export function eliminate({ state, tell }: Table, who: Who): void {
  writable(state.characters[who]!).isEliminated = true;
  tell({ type: 'eliminated', rule: 'US-DEATH-2', who });
}
