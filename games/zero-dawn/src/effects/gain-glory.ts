/** gain-glory: glory points; in cooperative play they may be spent at once (ZD-COOP-6). */
import type { Rule } from '@quarry/kernel';
import { gainGlory } from '../rules/glory.ts';
import { defineEffect } from './vocabulary.ts';

export const gainGloryWord = defineEffect({
  word: 'gain-glory',
  says: ({ n }) => `gain ${n} glory`,
  *resolve(table, { seat }, { n }): Rule {
    yield* gainGlory(table, seat, { card: n }, 'ZD-LVL-9');
  },
});
