/** craft-bonus: crafting returns more cards, once per craft (ZD-R-40). */
import { plural } from '@quarry/kernel';
import { defineEffect } from './vocabulary.ts';

export const craftBonusWord = defineEffect({
  word: 'craft-bonus',
  says: ({ n }) => `crafting recovers ${plural(n, 'more card', 'more cards')}`,
});
