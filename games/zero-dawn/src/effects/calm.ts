/** calm: once the component is destroyed, the first box of each behaviour card of this enemy is conditional (read in rules/behaviour.ts). */
import { CALM_SAYS } from '../printed-names.ts';
import { defineEffect } from './vocabulary.ts';

export const calmWord = defineEffect({
  word: 'calm',
  says: () => CALM_SAYS,
});
