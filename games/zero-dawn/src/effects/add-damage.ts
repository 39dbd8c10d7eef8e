/** add-damage: a fixed bonus to an attack's damage (ZD-ATK-15). */
import { defineEffect } from './vocabulary.ts';

export const addDamageWord = defineEffect({
  word: 'add-damage',
  says: ({ n }) => `${n < 0 ? n : `+${n}`} damage`,
  onAttack(attack, { n }, source) {
    attack.bonus += n;
    attack.added = [...attack.added, { card: source, n }];
  },
});
