/** What is told on the cards of missions, by mission. It stands by itself: whoever goes by their rules need not carry it along. */
import type { Mission, Story } from '../types.ts';
import { CARAVAN_STORY } from './caravan.ts';
import { DRY_WELL_STORY } from './dry-well.ts';
import { EXODUS_STORY } from './exodus.ts';
import { FEVER_WEEK_STORY } from './fever-week.ts';
import { FORT_LIBERTY_STORY } from './fort-liberty.ts';
import { LOST_PATROL_STORY } from './lost-patrol.ts';
import { THE_NEST_STORY } from './the-nest.ts';
import { VOICE_IN_THE_ETHER_STORY } from './voice-in-the-ether.ts';
import { WOLVES_AT_THE_DOOR_STORY } from './wolves-at-the-door.ts';

export const STORIES: Readonly<Record<string, Story>> = {
  caravan: CARAVAN_STORY,
  'dry-well': DRY_WELL_STORY,
  exodus: EXODUS_STORY,
  'fever-week': FEVER_WEEK_STORY,
  'fort-liberty': FORT_LIBERTY_STORY,
  'lost-patrol': LOST_PATROL_STORY,
  'the-nest': THE_NEST_STORY,
  'voice-in-the-ether': VOICE_IN_THE_ETHER_STORY,
  'wolves-at-the-door': WOLVES_AT_THE_DOOR_STORY,
};
const UNTOLD: Story = { texts: [], won: '', lost: '' };

export const storyOf = ({ id }: Pick<Mission, 'id'>): Story => STORIES[id] ?? UNTOLD;
