/** allow-repeat: an action type may be done a second time in this activation (bends ZD-ACT-3). */
import type { Rule } from '@quarry/kernel';
import { grantAction } from '../deeds.ts';
import { ACTION_NAMES } from '../printed-names.ts';
import { isActing } from '../questions.ts';
import { defineEffect } from './vocabulary.ts';

export const allowRepeatWord = defineEffect({
  word: 'allow-repeat',
  says: ({ action }) => `you may take a second ${ACTION_NAMES[action]} action this activation`,
  *resolve(table, { seat, source }, { action }): Rule {
    if (table.state.active === seat && isActing(table.state)) grantAction(table, seat, { repeat: action }, 'ZD-ACT-3', source);
  },
});
