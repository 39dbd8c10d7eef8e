/** Every event as a sentence for a person: the log speaks here and nowhere else. What is said of each is in log/. */
import { sentencesOf, wordsIn } from '@quarry/kernel';
import type { PrimalEvent } from '../events.ts';
import type { View } from '../state.ts';
import { BEAST } from './log/beast.ts';
import { CAMP } from './log/camp.ts';
import type { Says } from './log/facts.ts';
import { HARM } from './log/harm.ts';
import { TURNS } from './log/turns.ts';

const SAY: Says = { ...CAMP, ...TURNS, ...HARM, ...BEAST };

/** Types of events that are told; a test sees to it that each has a sentence. */
export const EVENT_TYPES = wordsIn(SAY);

/** No lines of their own in a log for people: another line says it with more to it, or it is no news. */
export const ASIDES: readonly PrimalEvent['type'][] = [
  'page-turned',
  'payment-chosen',
  'terrain-set',
  'slot-filled',
  'deck-shuffled',
  'behaviours-shuffled',
  'attrition-shuffled',
  'step',
  'consume-passed',
  'first-player',
  'turn-ended',
  'round-ended',
  'sequence-discarded',
  'actions-ended',
  'word',
  'rampage',
  'tokens-cleared',
  'behaviours-discarded',
  'rock-broken',
  'peril-gone',
  'bonus-gone',
  'attrition-revealed',
  'attrition-discarded',
];

export const sentence = sentencesOf<PrimalEvent, View>(SAY);
