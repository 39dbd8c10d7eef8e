/** return-to-hand: the card that says this goes back to the hand instead of to the discard pile. */
import type { Rule } from '@quarry/kernel';
import { defineEffect } from './vocabulary.ts';

export const returnToHandWord = defineEffect({
  word: 'return-to-hand',
  says: () => 'this card returns to your hand',
  *resolve(_table, { attack, source }): Rule {
    attack?.keeps.push(source);
  },
});
