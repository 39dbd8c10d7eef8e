/** Every event as a sentence for a person: the log speaks here and nowhere else. What is said of each is in log/. */
import type { Seat } from '@quarry/kernel';
import type { SunEvent } from '../events.ts';
import type { View } from '../state.ts';
import { DAY } from './log/day.ts';
import type { Say, Says } from './log/facts.ts';
import { FIGHTS } from './log/fights.ts';
import { GROUND } from './log/ground.ts';
import { MISSION } from './log/mission.ts';
import { PEOPLE } from './log/people.ts';
import { TRADING } from './log/trading.ts';

const SAY: Says = { ...DAY, ...PEOPLE, ...GROUND, ...FIGHTS, ...TRADING, ...MISSION };

/** Types of events that are told; a test sees to it that each has a sentence. */
export const EVENT_TYPES = Object.keys(SAY) as readonly SunEvent['type'][];

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

/** What is part of another deed is told with that deed, and is silent by itself. */
export function sentence(event: SunEvent, view: View, reader: Seat | null): string {
  if (event.within !== undefined) return '';
  const say: Say = SAY[event.type];
  return say(event, view, reader);
}
