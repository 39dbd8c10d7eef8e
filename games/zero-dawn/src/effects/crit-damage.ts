/** crit-damage: each crit of the roll is worth more damage, besides what it buys. */
import { defineEffect } from './vocabulary.ts';

export const critDamageWord = defineEffect({
  word: 'crit-damage',
  says: ({ n }) => `each crit is worth +${n} damage`,
  onAttack(attack, { n }) {
    attack.perCrit += n;
  },
});
