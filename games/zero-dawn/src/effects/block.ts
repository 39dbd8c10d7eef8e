/** block: takes damage off an enemy's attack (ZD-EATK-12). */
import { defineEffect } from './vocabulary.ts';

export const blockWord = defineEffect({
  word: 'block',
  says: ({ n }) => `block ${n} damage`,
  onEvade(evade, { n }) {
    evade.blocked += n;
  },
});
