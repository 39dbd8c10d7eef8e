/** immune: the hunter never gets this condition (ZD-HCOND-3). */
import { CONDITION_NAMES } from '../printed-names.ts';
import { defineEffect } from './vocabulary.ts';

export const immuneWord = defineEffect({
  word: 'immune',
  says: ({ condition }) => `you are immune to ${CONDITION_NAMES[condition]}`,
});
