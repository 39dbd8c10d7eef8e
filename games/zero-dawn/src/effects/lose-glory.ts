/** lose-glory: glory points are lost, never below none. */
import type { Rule } from '@quarry/kernel';
import { takeGlory } from '../deeds.ts';
import { defineEffect } from './vocabulary.ts';

export const loseGloryWord = defineEffect({
  word: 'lose-glory',
  says: ({ n }) => `lose ${n} glory`,
  *resolve(table, { seat }, { n }): Rule {
    const lost = Math.min(n, table.state.hunters[seat]!.glory);
    if (lost > 0) takeGlory(table, seat, lost, 'lost', 'ZD-SALV-6');
  },
});
