/** Every event as a sentence for a person: the log speaks here and nowhere else. The sentences are in log/. */
import { sentencesOf, wordsIn } from '@quarry/kernel';
import type { UrbanEvent } from '../events.ts';
import type { View } from '../state.ts';
import { CRIMS } from './log/crims.ts';
import type { Says } from './log/facts.ts';
import { HUNTERS } from './log/hunters.ts';
import { ROLLS } from './log/rolls.ts';
import { TURN } from './log/turn.ts';

const SAY: Says = { ...TURN, ...HUNTERS, ...ROLLS, ...CRIMS };

/** Types of events that are told. */
export const EVENT_TYPES = wordsIn(SAY);

/** No lines of their own in a log for people, because the next line says it with more to it. They are told for screens and for those who count. */
export const ASIDES: readonly UrbanEvent['type'][] = [
  'effect',
  'phase-begun',
  'turn-begun',
  'action-taken',
  'activation-ended',
  'crim-ordered',
  'attack-declared',
  'decks-shuffled',
  'crims-reshuffled',
  'events-reshuffled',
];

export const sentence = sentencesOf<UrbanEvent, View>(SAY);
