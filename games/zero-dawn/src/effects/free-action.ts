/** free-action: an action that does not count towards the two (ZD-ACT-18); lost outside the own activation (ZD-R-158). */
import type { Rule } from '@quarry/kernel';
import { grantAction } from '../deeds.ts';
import { ACTION_NAMES } from '../printed-names.ts';
import { isActing } from '../questions.ts';
import { defineEffect } from './vocabulary.ts';

export const freeActionWord = defineEffect({
  word: 'free-action',
  says: ({ action }) => `you may take a free ${ACTION_NAMES[action]} action`,
  *resolve(table, { seat, source }, { action }): Rule {
    if (table.state.active === seat && isActing(table.state)) grantAction(table, seat, { free: action }, 'ZD-ACT-18', source);
  },
});
