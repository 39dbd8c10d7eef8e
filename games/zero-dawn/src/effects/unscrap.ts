/** unscrap: scrapped cards come back to the discard pile. */
import type { Rule } from '@quarry/kernel';
import { unscrapCards } from '../deeds.ts';
import { plural } from '../words.ts';
import { defineEffect } from './vocabulary.ts';

export const unscrapWord = defineEffect({
  word: 'unscrap',
  says: ({ n }) => `take ${plural(n, 'scrapped card')} back into your discard pile`,
  *resolve(table, { seat }, { n }): Rule {
    unscrapCards(table, seat, n, 'ZD-SCRAP-2');
  },
});
