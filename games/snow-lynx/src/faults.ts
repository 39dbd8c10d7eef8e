/** What must always be true of a hunt; each sentence is a promise that is broken. */
import { cardFaultsOf } from '@quarry/kernel';
import { GEAR_DECK, keyOf, LYNX_DECK } from './content/cards.ts';
import { huntMap } from './content/maps.ts';
import { type State, stateSchema } from './state.ts';

const gearFaults = cardFaultsOf(stateSchema, { expected: () => GEAR_DECK, keyOf, of: ['trackers.hand', 'pack', 'gearUsed'] });
const lynxFaults = cardFaultsOf(stateSchema, { expected: () => LYNX_DECK, keyOf, of: ['lynxPile', 'signs', 'lynxUsed'] });

function placeFaults({ chapter, lynx, bait, trackers }: State): string[] {
  const { hexes, crags } = huntMap(chapter);
  const isOnMap = (hex: number): boolean => hex >= 0 && hex < hexes.size;
  return [
    ...(isOnMap(lynx) ? [] : [`the lynx is at hex ${lynx}, which is not on the map`]),
    ...(bait === -1 || isOnMap(bait) ? [] : [`bait lies at hex ${bait}, which is not on the map`]),
    ...trackers.flatMap(({ hex }, seat) =>
      isOnMap(hex) && !crags.has(hex) ? [] : [`tracker ${seat} stands at hex ${hex}, where nobody can`],
    ),
  ];
}

export const faults = (state: State): string[] => [...gearFaults(state), ...lynxFaults(state), ...placeFaults(state)];
