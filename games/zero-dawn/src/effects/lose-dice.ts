/** lose-dice: fewer dice in an attack, the weakest first; a pool never goes below none. */
import { plural } from '@quarry/kernel';
import { defineEffect } from './vocabulary.ts';

export const loseDiceWord = defineEffect({
  word: 'lose-dice',
  says: ({ n }) => `roll ${plural(n, 'die', 'dice')} fewer`,
  onAttack(attack, { n }) {
    for (let lost = 0; lost < n; lost++) {
      const i = attack.pool.findIndex(dice => dice > 0);
      if (i >= 0) attack.pool[i]! -= 1;
    }
  },
});
