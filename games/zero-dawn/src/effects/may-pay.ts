/** may-pay: an optional cost and what it buys (ZD-SALV-4, ZD-SCRAP-1). Asked and paid in vocabulary.ts, because what is bought may shape an attack. */

import { sayCost } from '../printed-names.ts';
import { sayEffects } from '../sentences/effects.ts';
import { defineEffect } from './vocabulary.ts';

export const mayPayWord = defineEffect({
  word: 'may-pay',
  says: ({ cost, then }) => `you may ${sayCost(cost)}; if you do, ${sayEffects(then)}`,
});
