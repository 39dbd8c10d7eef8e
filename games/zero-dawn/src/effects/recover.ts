/** recover: the bottom cards of the discard pile are shuffled into the draw pile. */
import { plural, type Rule } from '@quarry/kernel';
import { recoverCards } from '../deeds.ts';
import { defineEffect } from './vocabulary.ts';

export const recoverWord = defineEffect({
  word: 'recover',
  says: ({ n }) => `recover ${plural(n, 'card')}`,
  *resolve(table, { seat }, { n }): Rule {
    recoverCards(table, seat, n, 'ZD-R-163');
  },
});
