/** deal-damage: wounds the enemy concerned; not an attack, so armour does not count, and a kill is this hunter's (ZD-R-153). */
import type { Rule } from '@quarry/kernel';
import { isInPlay } from '../questions.ts';
import { hurtEnemy } from '../rules/kills.ts';
import { defineEffect } from './vocabulary.ts';

export const dealDamageWord = defineEffect({
  word: 'deal-damage',
  says: ({ n }) => `that enemy suffers ${n} damage`,
  *resolve(table, { enemy, seat }, { n }): Rule {
    if (enemy && isInPlay(enemy)) yield* hurtEnemy(table, enemy, n, seat, 'ZD-R-153');
  },
});
