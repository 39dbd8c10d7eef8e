/** extra-action: one more action in this activation. */
import type { Rule } from '@quarry/kernel';
import { grantAction } from '../deeds.ts';
import { isActing } from '../questions.ts';
import { defineEffect } from './vocabulary.ts';

export const extraActionWord = defineEffect({
  word: 'extra-action',
  says: () => 'you may take one more action this activation',
  *resolve(table, { seat, source }): Rule {
    if (table.state.active === seat && isActing(table.state)) grantAction(table, seat, 'extra', 'ZD-ACT-1', source);
  },
});
