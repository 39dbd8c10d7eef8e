/** pull: the target may be moved one square towards the hunter. */
import type { Rule } from '@quarry/kernel';
import { pullEnemy } from '../rules/push.ts';
import { defineEffect } from './vocabulary.ts';

export const pullWord = defineEffect({
  word: 'pull',
  says: () => 'pull the target',
  onAttack(attack, effect, source, seat) {
    attack.results.push({ effect, source, seat });
  },
  *resolve(table, { enemy, seat }): Rule {
    if (enemy) yield* pullEnemy(table, seat, enemy, 'ZD-ATK-19');
  },
});
