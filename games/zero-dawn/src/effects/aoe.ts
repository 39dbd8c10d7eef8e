/** aoe: hits the other enemies in and around the target's square with what is listed here and nothing else (ZD-AOE-1, ZD-AOE-2). */
import { type Rule, sayList } from '@quarry/kernel';
import { COLOURS } from '../content/types.ts';
import { CONDITION_NAMES, sayDie } from '../printed-names.ts';
import { blast } from '../rules/area-of-effect.ts';
import { defineEffect } from './vocabulary.ts';

export const aoeWord = defineEffect({
  word: 'aoe',
  says: ({ dice, damage, inflict, push }) => {
    const parts = [
      ...COLOURS.flatMap(colour => (dice?.[colour] ? [sayDie(dice[colour], colour)] : [])),
      ...(damage ? [`${damage} damage`] : []),
      ...(inflict ?? []).map(condition => CONDITION_NAMES[condition]),
      ...(push ? ['a push'] : []),
    ];
    return `the area suffers ${sayList(parts)}`;
  },
  onAttack(attack, effect, source, seat) {
    attack.results.push({ effect, source, seat });
  },
  *resolve(table, occasion, effect): Rule {
    const { enemy, seat, source } = occasion;
    if (enemy) yield* blast(table, seat, enemy, enemy.square, { effect, source, seat });
  },
});
