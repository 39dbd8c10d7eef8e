/** aoe: hits the other enemies in and around the target's square with what is listed here and nothing else (ZD-AOE-1, ZD-AOE-2). */
import { type Rule, sayList } from '@quarry/kernel';
import { CONDITION_NAMES, sayDice } from '../printed-names.ts';
import { blast } from '../rules/area-of-effect.ts';
import { defineEffect } from './vocabulary.ts';

export const aoeWord = defineEffect({
  word: 'aoe',
  says: ({ dice, damage, inflict, push }) => {
    const parts = [
      ...(dice ? [`a roll of ${sayDice(dice)}`] : []),
      ...(damage ? [`${damage} damage`] : []),
      ...(inflict ?? []).map(condition => CONDITION_NAMES[condition]),
      ...(push ? ['a push'] : []),
    ];
    return `each other enemy in the target’s square or next to it suffers ${sayList(parts)}`;
  },
  onAttack(attack, effect, source, seat) {
    attack.results.push({ effect, source, seat });
  },
  *resolve(table, occasion, effect): Rule {
    const { enemy, seat, source } = occasion;
    if (enemy) yield* blast(table, seat, enemy, enemy.square, { effect, source, seat });
  },
});
