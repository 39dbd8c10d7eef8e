/** The nine missions, by number. */
import type { Mission } from '../types.ts';
import { CARAVAN } from './caravan.ts';
import { DRY_WELL } from './dry-well.ts';
import { EXODUS } from './exodus.ts';
import { FEVER_WEEK } from './fever-week.ts';
import { FORT_LIBERTY } from './fort-liberty.ts';
import { LOST_PATROL } from './lost-patrol.ts';
import { THE_NEST } from './the-nest.ts';
import { VOICE_IN_THE_ETHER } from './voice-in-the-ether.ts';
import { WOLVES_AT_THE_DOOR } from './wolves-at-the-door.ts';

export const MISSIONS: readonly Mission[] = [
  DRY_WELL,
  LOST_PATROL,
  FEVER_WEEK,
  VOICE_IN_THE_ETHER,
  CARAVAN,
  WOLVES_AT_THE_DOOR,
  THE_NEST,
  FORT_LIBERTY,
  EXODUS,
];
