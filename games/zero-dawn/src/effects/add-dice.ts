/** add-dice: more dice, or fewer, in an attack; a pool never goes below none (ZD-ATK-8). */
import { COLOURS } from '../content/types.ts';
import { sayDie } from '../printed-names.ts';
import { defineEffect } from './vocabulary.ts';

export const addDiceWord = defineEffect({
  word: 'add-dice',
  says: ({ colour, n }) => (n < 0 ? `roll ${sayDie(-n, colour)} fewer` : `add ${sayDie(n, colour)}`),
  onAttack(attack, { colour, n }) {
    const i = COLOURS.indexOf(colour);
    attack.pool[i] = Math.max(0, attack.pool[i]! + n);
  },
});
