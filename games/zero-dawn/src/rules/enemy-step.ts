/**
 * The enemy step: who becomes alert at its start, in which order enemies activate, and what ends an activation.
 * Clauses ZD-ESTEP-1..9, ZD-ALERT-6..8, ZD-ECOND-4, ZD-ECOND-5; rulings ZD-R-53, ZD-R-55..59, ZD-R-72, ZD-R-75, ZD-R-76.
 */

import type { Rule, Seat } from '@quarry/kernel';
import { chooseOne } from '../decisions.ts';
import { activateEnemy, alertEnemy, easeEnemy, gainPoints, goTo, readyEnemies, removeEnemy, woundEnemy } from '../deeds.ts';
import type { Table } from '../events.ts';
import { isGrass } from '../places.ts';
import { enemiesInPlay, enemyAt, enemyOptions, isInPlay, mapInPlay, printedEnemy } from '../questions.ts';
import type { ActivationState, EnemyOnField, EnemyState, Field, State } from '../state.ts';
import { beginBehaviour, behaveOn } from './behaviour.ts';
import { anyTime } from './interrupts.ts';
import { isLethal } from './kills.ts';
import { patrol } from './patrol.ts';
import { speak } from './triggers.ts';

/** ZD-ALERT-6..8, ZD-TERR-1..4, ZD-FAINT-7: hunters who are up alert enemies in their square, and next to it unless they hide in grass. */
export function* beginEnemyStep(table: Table): Rule {
  const { state } = table;
  readyEnemies(table);
  for (const enemy of enemiesInPlay(state)) {
    const [here, beside] = [noticedBy(state, enemy, 0), noticedBy(state, enemy, 1)];
    if (here >= 0) alertEnemy(table, enemy, 'ZD-ALERT-6', { why: 'shares-square', by: here });
    else if (beside >= 0) alertEnemy(table, enemy, 'ZD-ALERT-7', { why: 'hunter-near', by: beside });
  }
  goTo(table, 'enemies');
}

/** The first seat that an enemy becomes alert to: in its square, or next to it and not in tall grass; -1 for none. */
export function noticedBy(state: Field, enemy: EnemyOnField, steps: 0 | 1): Seat {
  const { area } = mapInPlay(state);
  return state.hunters.findIndex(
    hunter => hunter.isUp && area.distance(hunter.square, enemy.square) === steps && (steps === 0 || !isGrass(state, hunter.square)),
  );
}

/** One enemy's activation (ZD-ESTEP-4); with none left the step is over (ZD-ESTEP-9). */
export function* activateNextEnemy(table: Table): Rule {
  const { state } = table;
  if (state.activation) return yield* goOn(table, state.activation);
  yield* anyTime(table);
  const tied = nextToAct(state);
  if (tied.length === 0) {
    goTo(table, 'maintenance');
    return;
  }
  const id = yield* chooseOne({ seat: state.active, kind: 'order-enemies', rule: 'ZD-ESTEP-5', options: enemyOptions(tied) });
  const enemy = enemyAt(state, id);
  activateEnemy(table, enemy, 'ZD-ESTEP-1');
  if (enemy.isAlert) return beginBehaviour(table, enemy);
  yield* patrol(table, enemy);
  if (isInPlay(enemy) && !state.hasFailed) yield* burn(table, enemy);
}

/** Box by box, until its activation is over. */
function* goOn(table: Table, activation: ActivationState): Rule {
  const { state } = table;
  const enemy = enemyAt(state, activation.enemy);
  yield* behaveOn(table, activation);
  if (!state.activation && isInPlay(enemy) && !state.hasFailed) yield* burn(table, enemy);
}

/** ZD-ESTEP-2, ZD-ESTEP-3, ZD-R-57: alert before the rest, then nearest to the hunter that just activated; judged anew each time. */
function nextToAct(state: State): EnemyState[] {
  const { area } = mapInPlay(state);
  const from = state.hunters[state.active]!.square;
  let best: EnemyState[] = [];
  let bestRank = Infinity;
  for (const enemy of state.enemies) {
    if (enemy.hasActed || enemy.status !== 'in-play') continue;
    const rank = area.distance(from, enemy.square) + (enemy.isAlert ? 0 : 1000);
    if (rank < bestRank) {
      best = [enemy];
      bestRank = rank;
    } else if (rank === bestRank) best.push(enemy);
  }
  return best;
}

/** ZD-ECOND-4, ZD-ECOND-5: Fire at the end of an activation; whoever burns to death leaves points, but neither salvage nor glory. */
function* burn(table: Table, enemy: EnemyState): Rule {
  if (enemy.fire === 0) return;
  woundEnemy(table, enemy, 1, 'ZD-ECOND-4', { of: 'fire' });
  easeEnemy(table, enemy, 'fire', 'ZD-ECOND-4');
  if (isLethal(enemy)) {
    const { points } = printedEnemy(enemy);
    removeEnemy(table, enemy, 'burnt', 'ZD-ECOND-5', -1, { points, inAll: table.state.points + points, glory: 0 });
    gainPoints(table, points, 'ZD-ECOND-5');
  } else alertEnemy(table, enemy, 'ZD-ALERT-3', { why: 'hurt' });
  if (enemy.burnedBy >= 0) yield* speak(table, enemy.burnedBy, 'enemy-burns', { enemy });
}
