/** Every event as a sentence for a person: the log speaks here and nowhere else. What is said of each is in log/. */
import { sentencesOf, wordsIn } from '@quarry/kernel';
import type { SunEvent } from '../events.ts';
import type { View } from '../state.ts';
import { DAY } from './log/day.ts';
import type { Says } from './log/facts.ts';
import { FIGHTS } from './log/fights.ts';
import { GROUND } from './log/ground.ts';
import { MISSION } from './log/mission.ts';
import { PEOPLE } from './log/people.ts';
import { TRADING } from './log/trading.ts';

const SAY: Says = { ...DAY, ...PEOPLE, ...GROUND, ...FIGHTS, ...TRADING, ...MISSION };

/** Types of events that are told; a test sees to it that each has a sentence. */
export const EVENT_TYPES = wordsIn(SAY);

/** No lines of their own in a log for people: another line says it with more to it, or it is no news. */
export const ASIDES: readonly SunEvent['type'][] = [
  'equipment-done',
  'symbols-opened',
  'turn-begun',
  'turn-ended',
  'paid',
  'filled',
  'bag-refilled',
  'deck-shuffled',
  'numbers-rolled',
  'tile-laid-down',
  'passed-over',
  'dodges',
  'dealing-begun',
  'dealing-over',
  'offer-changed',
  'agreed',
  'word',
];

export const sentence = sentencesOf<SunEvent, View>(SAY);
