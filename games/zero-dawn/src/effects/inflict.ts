/** inflict: gives a condition: in an attack together with its damage (ZD-ECOND-1), elsewhere at once. */
import type { Rule } from '@quarry/kernel';
import { inflictOnEnemy } from '../deeds.ts';
import { CONDITION_NAMES } from '../printed-names.ts';
import { isInPlay } from '../questions.ts';
import { afterInflicting } from '../rules/inflict.ts';
import { defineEffect } from './vocabulary.ts';

export const inflictWord = defineEffect({
  word: 'inflict',
  says: ({ condition }) => `inflict ${CONDITION_NAMES[condition]}`,
  onAttack(attack, effect, source, seat) {
    attack.results.push({ effect, source, seat });
  },
  *resolve(table, { enemy, seat }, { condition }): Rule {
    if (enemy && isInPlay(enemy) && inflictOnEnemy(table, enemy, condition, seat, 'ZD-CMPT-9'))
      yield* afterInflicting(table, seat, [{ enemy, condition }]);
  },
});
