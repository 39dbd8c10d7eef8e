/** alert-nearest: the non-alert enemy nearest to the hunter becomes alert; of several equally near ones the hunter's player names one. */
import type { Rule } from '@quarry/kernel';
import { chooseOne } from '../decisions.ts';
import { alertEnemy } from '../deeds.ts';
import { distance, enemiesInPlay, enemyAt, enemyOptions, hitPointsLeft, isEncounterRunning } from '../questions.ts';
import { defineEffect } from './vocabulary.ts';

export const alertNearestWord = defineEffect({
  word: 'alert-nearest',
  says: () => 'the nearest enemy that is not alert becomes alert',
  *resolve(table, { seat }): Rule {
    const { state } = table;
    if (!isEncounterRunning(state)) return;
    // ZD-EN-1: one that has lethal damage, and waits only for its kill to be credited (ZD-R-15), is as good as gone.
    const calm = enemiesInPlay(state).filter(enemy => !enemy.isAlert && hitPointsLeft(enemy) > 0);
    const here = state.hunters[seat]!.square;
    const nearest = Math.min(...calm.map(enemy => distance(state, enemy.square, here)));
    const tied = calm.filter(enemy => distance(state, enemy.square, here) === nearest);
    if (tied.length === 0) return;
    const chosen = yield* chooseOne({ seat, kind: 'choose-enemy', rule: 'ZD-SALV-6', options: enemyOptions(tied) });
    alertEnemy(table, enemyAt(state, chosen), 'ZD-SALV-6', { why: 'card' });
  },
});
