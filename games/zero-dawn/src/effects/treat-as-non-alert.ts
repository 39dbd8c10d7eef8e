/** treat-as-non-alert: in this attack the target counts as not alert, for its armour (bends ZD-ATK-16) and for what other cards ask. */
import { defineEffect } from './vocabulary.ts';

export const treatAsNonAlertWord = defineEffect({
  word: 'treat-as-non-alert',
  says: () => 'the target counts as not alert',
  onAttack(attack) {
    attack.countsAsNonAlert = true;
  },
});
