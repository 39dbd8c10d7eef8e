/**
 * What a hunter's lasting cards say together: profile, traits, equipment and the event in force. Rules ask here for a sum or
 * a word and never for a card by name.
 */
import type { Seat } from '@quarry/kernel';
import { eventCard, KITS, modificationCard, textOf } from './content/box.ts';
import type { Condition } from './content/kinds.ts';
import type { Text } from './content/types.ts';
import type { Effect, WordName } from './content/words/index.ts';
import { isCooperative } from './questions.ts';
import type { HunterState, State } from './state.ts';

/** Whether the event in force speaks of this seat. */
function isUnderEvent(state: State, seat: Seat): boolean {
  if (state.event < 0) return false;
  const { on } = eventCard(state.event);
  if (on === 'all') return true;
  if (on === 'chooser') return seat === state.eventChooser;
  return seat === (on === 'leader' ? state.leader : state.eventRival);
}

/** Calls back for each lasting card that speaks for this seat, weapons excepted: they speak only when they are used. */
export function forEachText(state: State, seat: Seat, tell: (text: Text, card: number) => void): void {
  const hunter = state.hunters[seat]!;
  const profile = KITS[hunter.hunter]?.profile;
  if (profile !== undefined) tell(textOf(profile), profile);
  for (const trait of hunter.traits) tell(textOf(trait), trait);
  for (let arc = 3; arc < 5; arc++) if (hunter.equipment[arc]! >= 0) tell(textOf(hunter.equipment[arc]!), hunter.equipment[arc]!);
  if (isUnderEvent(state, seat)) tell(textOf(state.event), state.event);
}

/** The sum of a numbered word over everything that is always in force for this seat. */
export function total(state: State, seat: Seat, word: WordName): number {
  let sum = 0;
  forEachText(state, seat, ({ always }) => {
    if (always) for (const effect of always) if (effect.do === word && 'n' in effect) sum += effect.n;
  });
  return sum;
}

export function hasWord(state: State, seat: Seat, word: WordName): boolean {
  let found = false;
  forEachText(state, seat, ({ always }) => {
    if (always?.some(effect => effect.do === word)) found = true;
  });
  return found;
}

export function isImmune(state: State, seat: Seat, condition: Condition): boolean {
  let found = false;
  forEachText(state, seat, ({ always }) => {
    if (always?.some(effect => effect.do === 'immune' && effect.condition === condition)) found = true;
  });
  return found;
}

/** A word that the event in force says of the whole encounter; null if it does not. */
export function eventWord<W extends WordName>(state: Pick<State, 'mode' | 'event'>, word: W): Extract<Effect, { do: W }> | null {
  if (state.event < 0 || isCooperative(state)) return null;
  const { on, always } = eventCard(state.event);
  if (on !== 'all') return null;
  return (always?.find(effect => effect.do === word) as Extract<Effect, { do: W }> | undefined) ?? null;
}

const HAND_SIZE = 5;
export const handLimit = (state: State, seat: Seat): number => HAND_SIZE + total(state, seat, 'hand-size');

/** The effects of the modifications on the card in this arc. */
export function modificationsOn(hunter: HunterState, arc: number): { readonly card: number; readonly effects: readonly Effect[] }[] {
  if (hunter.modifications.length === 0) return [];
  return hunter.modifications.filter(one => one.on === arc).map(one => ({ card: one.card, effects: modificationCard(one.card).effects }));
}
