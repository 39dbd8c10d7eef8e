/** draw: action cards from the draw pile to the hand. */
import { plural, type Rule } from '@quarry/kernel';
import { drawCards } from '../deeds.ts';
import { isEncounterRunning } from '../questions.ts';
import { defineEffect } from './vocabulary.ts';

export const drawWord = defineEffect({
  word: 'draw',
  says: ({ n }) => `draw ${plural(n, 'card')}`,
  *resolve(table, { seat }, { n }): Rule {
    if (isEncounterRunning(table.state) && table.state.hunters[seat]!.isUp) drawCards(table, seat, n, 'ZD-R-163');
  },
});
