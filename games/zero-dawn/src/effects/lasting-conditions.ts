/** lasting-conditions: every condition token has to be removed twice. */
import { defineEffect } from './vocabulary.ts';

export const lastingConditionsWord = defineEffect({
  word: 'lasting-conditions',
  says: () => 'every condition token must be removed twice',
});
