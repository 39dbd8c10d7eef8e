/** patrol-steps: patrolling enemies move farther (bends ZD-PATROL-1). */
import { plural } from '@quarry/kernel';
import { defineEffect } from './vocabulary.ts';

export const patrolStepsWord = defineEffect({
  word: 'patrol-steps',
  says: ({ n }) => `patrolling enemies move ${plural(n, 'square')}`,
});
