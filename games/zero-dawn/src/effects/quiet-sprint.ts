/** quiet-sprint: sprinting alerts nobody (bends ZD-ACT-7). */
import { defineEffect } from './vocabulary.ts';

export const quietSprintWord = defineEffect({
  word: 'quiet-sprint',
  says: () => 'your sprint alerts nobody',
});
