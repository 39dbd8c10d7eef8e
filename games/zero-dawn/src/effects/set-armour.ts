/** set-armour: the enemy's armour has this value from now on. */
import type { Rule } from '@quarry/kernel';
import { setArmour } from '../deeds.ts';
import { defineEffect } from './vocabulary.ts';

export const setArmourWord = defineEffect({
  word: 'set-armour',
  says: ({ n }) => `its armour becomes ${n}`,
  *resolve(table, { enemy }, { n }): Rule {
    if (enemy) setArmour(table, enemy, n, 'ZD-CMPT-9');
  },
});
