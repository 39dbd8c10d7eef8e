/** Words about machines and the ground they are hunted on: who becomes alert, who joins, what a lost component changes, where grass grows. */
import type { ENCOUNTER } from '../content/words/encounter.ts';
import { chooseOne } from '../decisions.ts';
import { alertEnemy, nameGrass, setArmour } from '../deeds.ts';
import { isGrass } from '../places.ts';
import {
  distance,
  enemiesInPlay,
  enemiesWithin,
  enemyAt,
  enemyOptions,
  hitPointsLeft,
  isEncounterRunning,
  mapInPlay,
  squareOptions,
} from '../questions.ts';
import { addEnemy } from '../rules/build-encounter.ts';
import type { Does } from './vocabulary.ts';

export const ENCOUNTER_WORDS: Does<keyof typeof ENCOUNTER> = {
  /** The one nearest to the hunter; of several equally near ones the hunter's player names one. */
  'alert-nearest': {
    *resolve(table, { seat }) {
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
  },
  /** The acting enemy alerts all around it (ZD-ALERT-10). */
  'alert-within': {
    *resolve(table, { enemy }, { n }) {
      if (!enemy) return;
      for (const other of enemiesWithin(table.state, enemy.square, n))
        alertEnemy(table, other, 'ZD-ALERT-10', { why: 'called', other: enemy.id });
    },
  },
  /** From now on. */
  'set-armour': {
    *resolve(table, { enemy }, { n }) {
      if (enemy) setArmour(table, enemy, n, 'ZD-CMPT-9');
    },
  },
  /** Nothing at once: rules/behaviour.ts reads it whenever the enemy acts without the component. */
  calm: {},
  /** On the last spawn square that the card uses, if the box has a model left. */
  'spawn-enemy': {
    *resolve(table, _occasion, { type }) {
      addEnemy(table, type);
    },
  },
  /** A square of the hunter's choice, in this encounter. */
  'place-grass': {
    *resolve(table, { seat }) {
      const { state } = table;
      const { area } = mapInPlay(state);
      const bare = Array.from({ length: area.size }, (_, square) => square).filter(square => !isGrass(state, square));
      if (bare.length === 0) return;
      const square = yield* chooseOne({ seat, kind: 'name-square', rule: 'ZD-EVENT-3', options: squareOptions(bare) });
      nameGrass(table, seat, square, 'ZD-EVENT-3');
    },
  },
};
