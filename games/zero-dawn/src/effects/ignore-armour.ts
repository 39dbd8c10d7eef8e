/** ignore-armour: the target's armour does not count in this attack. */
import { defineEffect } from './vocabulary.ts';

export const ignoreArmourWord = defineEffect({
  word: 'ignore-armour',
  says: () => 'ignore the target’s armour',
  onAttack(attack) {
    attack.ignoresArmour = true;
  },
});
