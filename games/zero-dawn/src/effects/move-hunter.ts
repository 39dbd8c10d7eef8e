/** move-hunter: the hunter may move, without alerting anybody. */
import { plural, type Rule } from '@quarry/kernel';
import { isEncounterRunning } from '../questions.ts';
import { walk } from '../rules/movement.ts';
import { defineEffect } from './vocabulary.ts';

export const moveHunterWord = defineEffect({
  word: 'move-hunter',
  says: ({ n }) => `you may move ${n > 1 ? 'up to ' : ''}${plural(n, 'square')} quietly`,
  *resolve(table, { seat }, { n }): Rule {
    if (isEncounterRunning(table.state)) yield* walk(table, seat, n, 'move-hunter', 'ZD-R-33');
  },
});
