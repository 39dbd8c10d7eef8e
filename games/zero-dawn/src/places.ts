/** What ground a square is: one answer for rules, bots, sentences and screens, of a state or of what a seat sees of it. */
import type { EncounterMap } from './content/maps.ts';
import { mapInPlay } from './questions.ts';
import type { State, View } from './state.ts';
import { eventWord } from './texts-in-force.ts';

/** What decides besides the printed map. */
export type Ground = Pick<State, 'mode' | 'event' | 'grassAdded'>;

/** Tall grass: named by a card, or printed on the tile and not burnt by the event in force. */
export function isTallGrass(map: EncounterMap, ground: Ground, square: number): boolean {
  return ground.grassAdded.includes(square) || (map.isGrass[square]! && !eventWord(ground, 'no-grass'));
}

export const isGrass = (view: Ground & Pick<View, 'card'> & { readonly hunters: readonly unknown[] }, square: number): boolean =>
  isTallGrass(mapInPlay(view), view, square);
