/** remove-conditions: all condition tokens leave the hunter. */
import type { Rule } from '@quarry/kernel';
import { CONDITIONS } from '../content/types.ts';
import { cureHunter } from '../deeds.ts';
import { defineEffect } from './vocabulary.ts';

export const removeConditionsWord = defineEffect({
  word: 'remove-conditions',
  says: () => 'remove your conditions',
  *resolve(table, { seat }): Rule {
    for (const condition of CONDITIONS) cureHunter(table, seat, condition, 'ZD-INT-2');
  },
});
