/** Teaches the whole vocabulary. A new word is one entry in its file here, and one in the file of the same name in content/words/. */
import type { DoneWord } from '../content/words/index.ts';
import { ACTIVATION_WORDS } from './activation.ts';
import { ATTACK_WORDS } from './attack.ts';
import { CARD_WORDS } from './cards.ts';
import { ENCOUNTER_WORDS } from './encounter.ts';
import { EVADE_WORDS } from './evade.ts';
import { GAIN_WORDS } from './gains.ts';
import { HIT_WORDS } from './hits.ts';
import { type Does, vocabulary } from './vocabulary.ts';

export const WORDS: Does<DoneWord> = {
  ...ATTACK_WORDS,
  ...HIT_WORDS,
  ...EVADE_WORDS,
  ...CARD_WORDS,
  ...GAIN_WORDS,
  ...ACTIVATION_WORDS,
  ...ENCOUNTER_WORDS,
  /** Asked and paid in vocabulary.ts, because what is bought may shape an attack (ZD-SALV-4, ZD-SCRAP-1). */
  'may-pay': {},
};
vocabulary.learn(WORDS);
