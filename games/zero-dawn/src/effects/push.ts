/** push: the target may be moved to an adjacent square (ZD-ATK-19). */
import type { Rule } from '@quarry/kernel';
import { pushEnemy } from '../rules/push.ts';
import { defineEffect } from './vocabulary.ts';

export const pushWord = defineEffect({
  word: 'push',
  says: () => 'push the target',
  onAttack(attack, effect, source, seat) {
    attack.results.push({ effect, source, seat });
  },
  *resolve(table, { enemy, seat }): Rule {
    if (enemy) yield* pushEnemy(table, seat, enemy, 'ZD-ATK-19');
  },
});
