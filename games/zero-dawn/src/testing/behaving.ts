/** What is played in several scenes, as one rule, where a test does not care: an activation, what an alert enemy does in it, an attack on all in range. */
import type { Rule } from '@quarry/kernel';
import type { AttackBox } from '../content/types.ts';
import { openActivation } from '../deeds.ts';
import type { Table } from '../events.ts';
import { isInPlay } from '../questions.ts';
import { beginBehaviour, behaveOn } from '../rules/behaviour.ts';
import { attackHunters, pulseOn } from '../rules/enemy-attack.ts';
import { activateNextEnemy } from '../rules/enemy-step.ts';
import type { EnemyState } from '../state.ts';

export function* activateOne(table: Table): Rule {
  yield* activateNextEnemy(table);
  while (table.state.activation) yield* activateNextEnemy(table);
}

export function* behave(table: Table, enemy: EnemyState): Rule {
  beginBehaviour(table, enemy);
  while (table.state.activation) yield* behaveOn(table, table.state.activation);
}

export function* attackAll(table: Table, enemy: EnemyState, box: AttackBox): Rule {
  const { state } = table;
  openActivation(table, enemy, 0, true);
  yield* attackHunters(table, enemy, box);
  for (let [seat] = state.activation!.pulsed; seat !== undefined && isInPlay(enemy) && !state.hasFailed; [seat] = state.activation!.pulsed)
    yield* pulseOn(table, enemy, seat, box);
}
