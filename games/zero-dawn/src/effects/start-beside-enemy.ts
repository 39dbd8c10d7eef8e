/** start-beside-enemy: the hunter is placed as near to an enemy as the starting tile allows (bends ZD-START-2). */
import { defineEffect } from './vocabulary.ts';

export const startBesideEnemyWord = defineEffect({
  word: 'start-beside-enemy',
  says: () => 'you start as near to an enemy as the starting tile allows',
});
