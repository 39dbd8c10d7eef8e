/** Words of what an enemy suffers: in an attack together with its damage, elsewhere at once. */

import type { HITS } from '../content/words/hits.ts';
import { inflictOnEnemy } from '../deeds.ts';
import { isInPlay } from '../questions.ts';
import { blast } from '../rules/area-of-effect.ts';
import { afterInflicting } from '../rules/inflict.ts';
import { hurtEnemy } from '../rules/kills.ts';
import { pullEnemy, pushEnemy } from '../rules/push.ts';
import { comesAfter, type Does } from './vocabulary.ts';

export const HIT_WORDS: Does<keyof typeof HITS> = {
  /** ZD-ECOND-1. */
  inflict: {
    onAttack: comesAfter,
    *resolve(table, { enemy, seat }, { condition }) {
      if (enemy && isInPlay(enemy) && inflictOnEnemy(table, enemy, condition, seat, 'ZD-CMPT-9'))
        yield* afterInflicting(table, seat, [{ enemy, condition }]);
    },
  },
  /** The target may be moved to an adjacent square (ZD-ATK-19). */
  push: {
    onAttack: comesAfter,
    *resolve(table, { enemy, seat }) {
      if (enemy) yield* pushEnemy(table, seat, enemy, 'ZD-ATK-19');
    },
  },
  /** The target may be moved one square towards the hunter. */
  pull: {
    onAttack: comesAfter,
    *resolve(table, { enemy, seat }) {
      if (enemy) yield* pullEnemy(table, seat, enemy, 'ZD-ATK-19');
    },
  },
  /** Hits the others in and around the target's square with what is listed here and nothing else (ZD-AOE-1, ZD-AOE-2). */
  aoe: {
    onAttack: comesAfter,
    *resolve(table, { enemy, seat, source }, effect) {
      if (enemy) yield* blast(table, seat, enemy, enemy.square, { effect, source, seat });
    },
  },
  /** Not an attack, so armour does not count, and a kill is this hunter's (ZD-R-153). */
  'deal-damage': {
    *resolve(table, { enemy, seat }, { n }) {
      if (enemy && isInPlay(enemy)) yield* hurtEnemy(table, enemy, n, seat, 'ZD-R-153');
    },
  },
};
