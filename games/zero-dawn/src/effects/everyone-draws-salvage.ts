/** everyone-draws-salvage: each hunter draws from the salvage deck, from the Leader on. */
import type { Rule } from '@quarry/kernel';
import { clockwiseFrom } from '../questions.ts';
import { drawSalvage } from '../rules/salvage.ts';
import { plural } from '../words.ts';
import { defineEffect } from './vocabulary.ts';

export const everyoneDrawsSalvageWord = defineEffect({
  word: 'everyone-draws-salvage',
  says: ({ n }) => `each hunter draws ${plural(n, 'salvage card')}`,
  *resolve(table, _occasion, { n }): Rule {
    for (const seat of clockwiseFrom(table.state, table.state.leader)) yield* drawSalvage(table, seat, n, 'ZD-SALV-6');
  },
});
