/** reduce-armour: the target's armour counts for less in this attack. */
import { defineEffect } from './vocabulary.ts';

export const reduceArmourWord = defineEffect({
  word: 'reduce-armour',
  says: ({ n }) => `the target’s armour counts for ${n} less`,
  onAttack(attack, { n }) {
    attack.armourOff += n;
  },
});
