/** Every event as a sentence for a person: the log speaks here and nowhere else. What is said of each is in log/. */
import { sentencesOf, wordsIn } from '@quarry/kernel';
import type { WestEvent } from '../events.ts';
import type { View } from '../state.ts';
import { ATTACKS } from './log/attacks.ts';
import type { Says } from './log/facts.ts';
import { FIGHT } from './log/fight.ts';
import { STORY } from './log/story.ts';

const SAY: Says = { ...STORY, ...FIGHT, ...ATTACKS };

/** Types of events that are told; a test sees to it that each has a sentence. */
export const EVENT_TYPES = wordsIn(SAY);

/** No lines of their own in a log for people: another line says it with more to it, or it is no news. */
export const ASIDES: readonly WestEvent['type'][] = [
  'flag-set',
  'turn-ended',
  'action-begun',
  'card-action',
  'special-boxed',
  'deck-shuffled',
  'word',
  'dice-rolled',
  'dice-rerolled',
  'attack-declared',
  'command-rolled',
  'trap-hits-marshal',
  'trap-gone',
  'enemy-phase-skipped',
  'types-ordered',
  'behaviour-reshuffled',
  'deck-opened',
  'series-chosen',
  'target-fixed',
  'marshal-attacked',
  'part-destroyed',
  'table-cleared',
];

/** FW-PATROL-4: whoever goes nowhere on patrol has no other line that says so. */
export const isNews = (event: WestEvent): boolean =>
  event.type === 'dice-rolled' && event.for === 'patrol' && event.faces.every(face => face === 0 || face === 'crit');

export const sentence = sentencesOf<WestEvent, View>(SAY);
