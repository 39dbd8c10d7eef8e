/** add-tear: more damage, but only against a component. */
import { defineEffect } from './vocabulary.ts';

export const addTearWord = defineEffect({
  word: 'add-tear',
  says: ({ n }) => `+${n} damage against a component`,
  onAttack(attack, { n }) {
    attack.tear += n;
  },
});
