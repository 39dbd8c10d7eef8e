/** Teaches the whole vocabulary. A new word is one entry in its file here, and one in the file of the same name in content/words/. */
import type { DoneWord } from '../content/words/index.ts';
import { AFTER_ROLL_WORDS } from './after-roll.ts';
import { BEFORE_ROLL_WORDS } from './before-roll.ts';
import { MODEL_WORDS } from './models.ts';
import { RESOURCE_WORDS } from './resources.ts';
import { type Does, vocabulary } from './vocabulary.ts';
import { ZONE_WORDS } from './zone.ts';

export const WORDS: Does<DoneWord> = {
  ...BEFORE_ROLL_WORDS,
  ...AFTER_ROLL_WORDS,
  ...RESOURCE_WORDS,
  ...MODEL_WORDS,
  ...ZONE_WORDS,
};
vocabulary.learn(WORDS);
