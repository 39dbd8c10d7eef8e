/** treat-as-non-alert: the target counts as not alert when armour is reckoned (bends ZD-ATK-16). */
import { defineEffect } from './vocabulary.ts';

export const treatAsNonAlertWord = defineEffect({
  word: 'treat-as-non-alert',
  says: () => 'the target counts as not alert',
  onAttack(attack) {
    attack.countsAsNonAlert = true;
  },
});
