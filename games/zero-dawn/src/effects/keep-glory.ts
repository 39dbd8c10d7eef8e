/** keep-glory: the first faint of the encounter costs no glory (bends ZD-FAINT-3). */
import { defineEffect } from './vocabulary.ts';

export const keepGloryWord = defineEffect({
  word: 'keep-glory',
  says: () => 'your first faint of the encounter costs no glory',
});
