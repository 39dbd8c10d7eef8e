/** everyone-draws-salvage: each hunter draws from the salvage deck, from the Leader on. */
import { clockwiseFrom, plural, type Rule } from '@quarry/kernel';
import { drawSalvage } from '../rules/salvage.ts';
import { defineEffect } from './vocabulary.ts';

export const everyoneDrawsSalvageWord = defineEffect({
  word: 'everyone-draws-salvage',
  says: ({ n }) => `each hunter draws ${plural(n, 'salvage card')}`,
  *resolve(table, _occasion, { n }): Rule {
    for (const seat of clockwiseFrom(table.state.leader, table.state.hunters.length)) yield* drawSalvage(table, seat, n, 'ZD-SALV-6');
  },
});
