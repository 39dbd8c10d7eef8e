/** component-glory: destroying a component is worth more glory (adds to ZD-CMPT-8). */
import { defineEffect } from './vocabulary.ts';

export const componentGloryWord = defineEffect({
  word: 'component-glory',
  says: ({ n }) => `destroying a component gives ${n} more glory`,
});
