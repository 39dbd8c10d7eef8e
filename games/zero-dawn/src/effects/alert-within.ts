/** alert-within: the acting enemy alerts all enemies around it (ZD-ALERT-10). */
import type { Rule } from '@quarry/kernel';
import { alertEnemy } from '../deeds.ts';
import { enemiesWithin } from '../questions.ts';
import { defineEffect } from './vocabulary.ts';

export const alertWithinWord = defineEffect({
  word: 'alert-within',
  says: ({ n }) => `alert all enemies within ${n}`,
  *resolve(table, { enemy }, { n }): Rule {
    if (!enemy) return;
    for (const other of enemiesWithin(table.state, enemy.square, n))
      alertEnemy(table, other, 'ZD-ALERT-10', { why: 'called', other: enemy.id });
  },
});
