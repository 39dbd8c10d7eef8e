/** scrap: cards leave for the rest of the encounter (ZD-SCRAP-1). */
import type { Rule } from '@quarry/kernel';
import { scrapCards } from '../deeds.ts';
import { sayScrap } from '../printed-names.ts';
import { chooseScrap } from '../rules/costs.ts';
import { defineEffect } from './vocabulary.ts';

export const scrapWord = defineEffect({
  word: 'scrap',
  says: ({ n, from }) => sayScrap(n, from),
  *resolve(table, { seat }, { n, from }): Rule {
    const cards = yield* chooseScrap(table, seat, n, from);
    scrapCards(table, seat, cards, 'ZD-SCRAP-1');
  },
});
