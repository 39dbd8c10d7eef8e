/** quiet-attack: the attack alerts only its target, not the enemies around it (bends ZD-ALERT-5). */
import { defineEffect } from './vocabulary.ts';

export const quietAttackWord = defineEffect({
  word: 'quiet-attack',
  says: () => 'enemies next to the target do not become alert',
  onAttack(attack) {
    attack.isQuiet = true;
  },
});
