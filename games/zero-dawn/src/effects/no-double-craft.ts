/** no-double-craft: only the three-card craft is allowed (bends ZD-ACT-11). */
import { defineEffect } from './vocabulary.ts';

export const noDoubleCraftWord = defineEffect({
  word: 'no-double-craft',
  says: () => 'you cannot use both actions for one craft',
});
