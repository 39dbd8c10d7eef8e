/** What happens in the story: pages, rolls, counters, what is collected, enemies that learn. */

import { type ClauseId, type Seat, sceneOver } from '@quarry/kernel';
import { set, writable } from '@quarry/kernel/deeds';
import { noFight } from '../campaign/at-rest.ts';
import { BEHAVIOUR_NUMBERS, behaviourCard, cardNamed, injuryCard, modificationCard, sortOf } from '../content/box.ts';
import { asPool, critsOf, diceOf, minusDice, type Pool, pipsOf } from '../content/dice.ts';
import {
  type BriefId,
  COUNTERS,
  type Counter,
  type EnemyType,
  type Flag,
  MOST,
  type ObjectiveToken,
  type Preparation,
  type SpecialId,
} from '../content/kinds.ts';
import type { Ending, Need, Path } from '../content/story/types.ts';
import type { Table } from '../events.ts';
import { counterOf } from '../questions.ts';
import type { EffectsState } from '../state.ts';

// Pages

export function beginChapter({ state, tell }: Table): void {
  const { chapter, leftOut: keys } = state;
  tell({ type: 'chapter-began', rule: 'FW-CAMP-5', chapter });
  if (keys.length > 0) tell({ type: 'cards-left-out', rule: 'FW-CAMP-12', keys });
  writable(state).leftOut = [];
}

/** FW-NARR-1, FW-NARR-2. */
export function openEntry({ state, tell }: Table, entry: string, rule: ClauseId): void {
  const { entry: from } = state;
  set(state, { from, entry, element: 0, effects: null, stepsDone: 0, history: [...state.history, entry], step: 'read' });
  tell({ type: 'entry-opened', rule, entry, from });
}

/** FW-NARR-8. */
export function readOn({ state }: Table): void {
  set(state, { element: state.element + 1, effects: null, stepsDone: 0 });
}

/** FW-NARR-4: effects of the element, or of a path of it, from the first on. */
export function beginEffects({ state }: Table, why: EffectsState['why'], path = -1): void {
  writable(state).effects = { why, path, done: 0, given: 0, one: -1, isAskedAgain: false };
}
export function endEffect({ state }: Table): void {
  const effects = writable(state.effects!);
  set(effects, { done: effects.done + 1, given: 0, isAskedAgain: false });
}
export function countGiven({ state }: Table): void {
  writable(state.effects!).given += 1;
}
/** FW-DONE-3. */
export function endStep({ state }: Table): void {
  writable(state).stepsDone += 1;
}

export const pathKey = (entry: string, { to }: Pick<Path, 'to'>): string => `${entry}>${to}`;
export const eventKey = (entry: string, element: number): string => `${entry}!${element}`;
export const rollKey = (entry: string, element: number): string => `${entry}?${element}`;

export function takePath({ state, tell }: Table, path: Path): void {
  const { entry } = state;
  if (path.once) writable(state).usedUp = [...state.usedUp, pathKey(entry, path)];
  tell({ type: 'path-taken', rule: 'FW-NARR-3', entry, to: path.to });
}

/** FW-NARR-6, FW-NARR-7. */
export function readEvent({ state, tell }: Table, isAgain: boolean): void {
  const { entry, element } = state;
  if (!isAgain) writable(state).usedUp = [...state.usedUp, eventKey(entry, element)];
  tell({ type: 'entry-event', rule: isAgain ? 'FW-NARR-7' : 'FW-NARR-6', entry, element, isAgain });
}

/** FW-NARR-4, FW-NARR-5. What does not come about is no news: it would say what another party finds there. */
export function readOutcome({ state, tell }: Table, isHeld: boolean): void {
  const { entry, element } = state;
  const silent = isHeld ? {} : { within: 'entry-opened' };
  tell({ type: 'entry-outcome', rule: isHeld ? 'FW-NARR-4' : 'FW-NARR-5', entry, element, isHeld, ...silent });
}

// Deciding together

/** FW-R-1: it is out of the question, and what is left is asked anew. */
export function refuse({ state }: Table, key: string): never {
  writable(state).refused = [...state.refused, key];
  throw sceneOver;
}
export function forgetRefused({ state }: Table): void {
  writable(state).refused = [];
}

// Rolls

/** What was rolled, against what the page asks for (FW-R-10). */
export interface StoryRoll {
  readonly isPassed: boolean;
  readonly isClean: boolean;
}

const isMet = ({ pips = 0, crits = 0 }: Need, rolled: { pips: number; crits: number }): boolean =>
  rolled.pips >= pips && rolled.crits >= crits;
/** More than was asked: an alternative is exceeded, or a second one is met. */
const isExceeded = ({ pips, crits }: Need, rolled: { pips: number; crits: number }): boolean =>
  (pips !== undefined && rolled.pips > pips) || (crits !== undefined && rolled.crits > crits);
export function judgeRoll(needs: readonly Need[], rolled: { pips: number; crits: number }): StoryRoll {
  const met = needs.filter(need => isMet(need, rolled));
  return { isPassed: met.length > 0, isClean: met.length > 1 || met.some(need => isExceeded(need, rolled)) };
}

/** FW-ROLL-5, FW-ROLL-6, FW-R-9: what was rolled is out of the pool; no dice are a failure. */
export function rollStory({ state, chance, tell }: Table, pool: Pool, needs: readonly Need[]): StoryRoll {
  const { entry, element } = state;
  const faces = chance.roll('story', diceOf(pool));
  const rolled = { pips: pipsOf(faces), crits: critsOf(faces) };
  const result = faces.length === 0 ? { isPassed: false, isClean: false } : judgeRoll(needs, rolled);
  writable(state).dice = minusDice(asPool(state.dice), pool);
  tell({ type: 'story-rolled', rule: 'FW-ROLL-5', entry, element, ...result, ...rolled, dice: pool, faces });
  return result;
}

export function useOptionalRoll({ state }: Table): void {
  writable(state).usedUp = [...state.usedUp, rollKey(state.entry, state.element)];
}
export function declineRoll({ state, tell }: Table): void {
  const isOut = state.dice.every(left => left === 0);
  tell({ type: 'story-declined', rule: 'FW-R-9', entry: state.entry, element: state.element, isOut });
}

// What is collected

/** Content 3.7: never beyond its bounds. Gives whether it has moved. */
export function shiftCounter({ state, tell }: Table, counter: Counter, by: number, rule: ClauseId): boolean {
  const before = counterOf(state, counter);
  const now = Math.min(MOST[counter], Math.max(0, before + by));
  if (now === before) return false;
  writable(state.party).counters = state.party.counters.with(COUNTERS.indexOf(counter), now);
  tell({ type: 'counter-moved', rule, counter, by: now - before, now });
  return true;
}

export function setFlag({ state, tell }: Table, flag: Flag): void {
  if (state.flags.includes(flag)) return;
  writable(state).flags = [...state.flags, flag];
  tell({ type: 'flag-set', rule: 'FW-NARR-12', flag });
}

/** FW-NARR-9. */
export function collectToken({ state, tell }: Table, token: ObjectiveToken): void {
  if (state.tokens.includes(token)) return;
  writable(state).tokens = [...state.tokens, token];
  tell({ type: 'token-collected', rule: 'FW-NARR-9', token });
}

/** FW-NARR-10, FW-SPEC-1. */
export function collectSpecial({ state, tell }: Table, id: SpecialId): void {
  const card = cardNamed(id);
  const { inactive, waiting } = state.party;
  if (!inactive.includes(card)) return;
  set(state.party, { inactive: inactive.filter(one => one !== card), waiting: [...waiting, card] });
  tell({ type: 'special-collected', rule: 'FW-NARR-10', card });
}
/** A champion comes once in a campaign (content 3.7). */
export function callChampion(table: Table, id: SpecialId): void {
  if (table.state.usedUp.includes(id)) return;
  writable(table.state).usedUp = [...table.state.usedUp, id];
  collectSpecial(table, id);
}

export function prepareFor({ state, tell }: Table, what: Preparation): void {
  writable(state).preparations = [...state.preparations, what];
  tell({ type: 'prepared', rule: 'FW-NARR-12', what });
}
export function lowerAlert({ state, tell }: Table, by: number): void {
  writable(state).alertStart += by;
  tell({ type: 'alert-start', rule: 'FW-NARR-12', by });
}

export function notePick({ state, tell }: Table, seat: Seat): void {
  const { entry } = state;
  writable(state).picked = [...state.picked, { entry, character: state.party.marshals[seat]!.character }];
  writable(state.effects!).one = seat;
  tell({ type: 'one-picked', rule: 'FW-NARR-4', seat, entry });
}

// What lies in the stores

/** FW-R-17: from the top of the modification deck; null if it is empty (FW-R-98). */
export function drawModification({ state, tell }: Table): number | null {
  const [card, ...rest] = state.party.modifications;
  if (card === undefined) {
    tell({ type: 'nothing-left', rule: 'FW-R-98', of: 'modification' });
    return null;
  }
  set(state.party, { modifications: rest, waiting: [...state.party.waiting, card] });
  tell({ type: 'cards-shown', rule: 'FW-R-17', cards: [card], reveals: true });
  return card;
}

/** FW-R-17, FW-EQUIP-2: from where it waits, or out of the store, at level 1. */
export function giveCard({ state, tell }: Table, seat: Seat, card: number, rule: ClauseId): void {
  const party = writable(state.party);
  party.waiting = party.waiting.filter(one => one !== card);
  party.inactive = party.inactive.filter(one => one !== card);
  const marshal = writable(party.marshals[seat]!);
  marshal.satchel = [...marshal.satchel, card];
  tell({ type: 'card-given', rule, seat, card, reveals: true });
}

/** Content 3.12: so many pieces at random, of those that are left. */
export function showGear({ chance, tell }: Table, among: readonly number[], n: number): readonly number[] {
  const cards = chance.shuffle('gear', among).slice(0, n);
  if (cards.length === 0) tell({ type: 'nothing-left', rule: 'FW-R-17', of: 'gear' });
  else tell({ type: 'cards-shown', rule: 'FW-R-17', cards, reveals: true });
  return cards;
}

/** FW-CAMP-11: Blight injuries from the store, until so many are among the injuries or in decks. */
export function addBlightInjuries({ state, chance, tell }: Table, most: number): void {
  const party = writable(state.party);
  const inStore = party.inactive.filter(card => sortOf(card) === 'injury' && injuryCard(card).isBlight === true);
  const cards = inStore.slice(0, Math.max(0, inStore.length - (BLIGHT_INJURIES - most)));
  if (cards.length === 0) return;
  party.inactive = party.inactive.filter(card => !cards.includes(card));
  party.injuries = chance.shuffle('injuries', [...party.injuries, ...cards]);
  tell({ type: 'injuries-added', rule: 'FW-CAMP-11', n: cards.length });
}
const BLIGHT_INJURIES = 4;

/** Every level 2 card of a type, at once. */
export function riseEnemy({ state, tell }: Table, enemy: EnemyType, rule: ClauseId): void {
  const party = writable(state.party);
  if (party.risen.includes(enemy)) return;
  const isOfLevel2 = (card: number): boolean => {
    const { enemy: whose, level, adaptation } = behaviourCard(card);
    return whose === enemy && level === 2 && adaptation === undefined;
  };
  const cards = BEHAVIOUR_NUMBERS.filter(card => party.inactive.includes(card) && isOfLevel2(card));
  party.risen = [...party.risen, enemy];
  party.inactive = party.inactive.filter(card => !cards.includes(card));
  party.behaviours = [...party.behaviours, ...cards];
  tell({ type: 'level-risen', rule, enemy });
}

export function meetEnemies({ state }: Table, types: readonly EnemyType[]): void {
  writable(state).met = [...state.met, ...types.filter(type => !state.met.includes(type))];
}

/** FW-LEVEL-1, FW-R-71. */
export function raiseProfiles({ state, tell }: Table, level: 2 | 3): void {
  writable(state).level = Math.max(state.level, level);
  tell({ type: 'profiles-risen', rule: 'FW-LEVEL-1', level });
}

/** FW-LEVEL-2. Modifications and injuries of that level come with it (content 3.12); the Blight has a time of its own. */
export function widenSelection({ state, chance, tell }: Table, level: 2 | 3): void {
  const party = writable(state.party);
  const modifications = party.inactive.filter(card => sortOf(card) === 'modification' && modificationCard(card).level === level);
  const injuries = party.inactive.filter(card => isInjuryOf(card, level));
  writable(state).selection = Math.max(state.selection, level);
  party.inactive = party.inactive.filter(card => !modifications.includes(card) && !injuries.includes(card));
  party.modifications = chance.shuffle('modifications', [...party.modifications, ...modifications]);
  if (injuries.length > 0) party.injuries = chance.shuffle('injuries', [...party.injuries, ...injuries]);
  tell({ type: 'selection-widened', rule: 'FW-LEVEL-2', level });
  if (injuries.length > 0) tell({ type: 'injuries-added', rule: 'FW-CAMP-11', n: injuries.length });
}
const isInjuryOf = (card: number, level: number): boolean =>
  sortOf(card) === 'injury' && injuryCard(card).level === level && injuryCard(card).isBlight !== true;

// The end of a narrative section, and of a chapter

/** FW-NARR-11. */
export function goToBrief({ state }: Table, brief: BriefId): void {
  set(state, { brief, failures: 0, result: 'none', fight: noFight(), step: 'open-brief' });
}

export function closeChapter({ state, tell }: Table): void {
  writable(state).step = 'over';
  tell({ type: 'chapter-ended', rule: 'FW-CAMP-6', chapter: state.chapter });
}
export function endStory({ state, tell }: Table, ending: Ending): void {
  set(state, { ending, step: 'over' });
  tell({ type: 'story-ended', rule: 'FW-CAMP-5', ending });
}
