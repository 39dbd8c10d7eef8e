/** draw-salvage: cards from the salvage deck. */
import { plural, type Rule } from '@quarry/kernel';
import { drawSalvage } from '../rules/salvage.ts';
import { defineEffect } from './vocabulary.ts';

export const drawSalvageWord = defineEffect({
  word: 'draw-salvage',
  says: ({ n }) => `draw ${plural(n, 'salvage card')}`,
  *resolve(table, { seat }, { n }): Rule {
    yield* drawSalvage(table, seat, n, 'ZD-CMPT-9');
  },
});
