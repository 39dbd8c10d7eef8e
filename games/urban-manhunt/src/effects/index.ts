/** Teaches the whole vocabulary. A new word is one entry in its file here, and one in the file of the same name in content/words/. */
import type { WordName } from '../content/words/index.ts';
import { AFTER_ROLL_WORDS } from './after-roll.ts';
import { BEFORE_ROLL_WORDS } from './before-roll.ts';
import { MODEL_WORDS } from './models.ts';
import { RESOURCE_WORDS } from './resources.ts';
import { learn, type Word } from './vocabulary.ts';
import { ZONE_WORDS } from './zone.ts';

export const WORDS: readonly Word[] = [...BEFORE_ROLL_WORDS, ...AFTER_ROLL_WORDS, ...RESOURCE_WORDS, ...MODEL_WORDS, ...ZONE_WORDS];
learn(WORDS);

/** Words that are never applied but read by the rules while their card is in force. */
export const READ_BY_RULES: readonly WordName[] = [
  'armor',
  'push-distance',
  'focus-steps',
  'shoot-once',
  'hand-limit',
  'ignore-difficult',
  'ignore-climb',
  'spot-range',
  'spot-share',
  'strike-damage',
  'counts-as-cover',
  'range-cap',
];
