/** unscrap: the cards scrapped last come back to the discard pile. */
import type { Rule } from '@quarry/kernel';
import { unscrapCards } from '../deeds.ts';
import { defineEffect } from './vocabulary.ts';

export const unscrapWord = defineEffect({
  word: 'unscrap',
  says: ({ n }) => `put the ${n === 1 ? 'card' : `${n} cards`} that you scrapped last onto your discard pile`,
  *resolve(table, { seat }, { n }): Rule {
    unscrapCards(table, seat, n, 'ZD-SCRAP-2');
  },
});
