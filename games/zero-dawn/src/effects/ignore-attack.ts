/** ignore-attack: the enemy's attack on this hunter does not happen (ZD-R-141). */
import { defineEffect } from './vocabulary.ts';

export const ignoreAttackWord = defineEffect({
  word: 'ignore-attack',
  says: () => 'the attack misses you altogether',
  onEvade(evade) {
    evade.isIgnored = true;
  },
});
