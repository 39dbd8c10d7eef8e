/** add-evade-dice: more dice in an evade roll. */
import { COLOURS } from '../content/types.ts';
import { sayDie } from '../printed-names.ts';
import { defineEffect } from './vocabulary.ts';

export const addEvadeDiceWord = defineEffect({
  word: 'add-evade-dice',
  says: ({ colour, n }) => `add ${sayDie(n, colour)} to your evade roll`,
  onEvade(evade, { colour, n }) {
    const i = COLOURS.indexOf(colour);
    evade.pool[i] = Math.max(0, evade.pool[i]! + n);
  },
});
