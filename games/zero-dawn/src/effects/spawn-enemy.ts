/** spawn-enemy: one more enemy on the last spawn square that the card uses, if the box has a model left. */
import type { Rule } from '@quarry/kernel';
import { ENEMY_NAMES } from '../printed-names.ts';
import { addEnemy } from '../rules/build-encounter.ts';
import { defineEffect } from './vocabulary.ts';

export const spawnEnemyWord = defineEffect({
  word: 'spawn-enemy',
  says: ({ type }) => `one more ${ENEMY_NAMES[type]} joins the encounter`,
  *resolve(table, _occasion, { type }): Rule {
    addEnemy(table, type);
  },
});
