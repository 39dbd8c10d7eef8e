/**
 * Wounds and kills: who gets salvage, glory, points and Suns. Clauses ZD-EN-1..8, ZD-ECOND-5, ZD-TRAP-11, ZD-CALL-4, ZD-CALL-5;
 * rulings ZD-R-16, ZD-R-118, ZD-R-151, ZD-R-153. Attacks are in attack.ts.
 */

import type { ClauseId, Rule, Seat } from '@quarry/kernel';
import { QUESTS } from '../content/box.ts';
import { alertEnemy, gainPoints, giveSun, removeEnemy, woundEnemy } from '../deeds.ts';
import type { Table } from '../events.ts';
import { hitPointsLeft, isCooperative, printedEnemy } from '../questions.ts';
import type { EnemyState, State } from '../state.ts';
import { gainGlory } from './glory.ts';
import { atMoment } from './interrupts.ts';
import { drawSalvage } from './salvage.ts';
import { speak } from './triggers.ts';

export const isLethal = (enemy: EnemyState): boolean => hitPointsLeft(enemy) <= 0;

/** Damage that is no attack: armour does not count, it alerts, and a kill is credited (ZD-ALERT-3, ZD-R-153). */
export function* hurtEnemy(table: Table, enemy: EnemyState, n: number, seat: Seat, rule: ClauseId): Rule {
  woundEnemy(table, enemy, n, rule, { of: 'card' });
  if (isLethal(enemy)) yield* killEnemy(table, enemy, seat, 0, rule);
  else alertEnemy(table, enemy, 'ZD-ALERT-3', { why: 'hurt' });
}

/** ZD-EN-4..6, ZD-EN-8: salvage before glory for the killer, points for the party. The enemy is in play; `bonus` is glory from an outcrop. */
export function* killEnemy(table: Table, enemy: EnemyState, seat: Seat, bonus: number, rule: ClauseId): Rule {
  const { salvage, glory, points } = printedEnemy(enemy);
  const inAll = table.state.points + points;
  removeEnemy(table, enemy, 'killed', rule, seat, { points, inAll, glory: glory + bonus });
  gainPoints(table, points, 'ZD-EN-6');
  if (isQuarry(table.state, enemy)) giveSun(table, seat, 'half', 'ZD-CALL-4');
  yield* drawSalvage(table, seat, salvage, 'ZD-EN-4');
  yield* gainGlory(table, seat, { kill: glory, outcrop: bonus }, 'ZD-EN-5', { within: 'kill' });
  yield* speak(table, seat, 'enemy-killed', { enemy });
  yield* atMoment(table, seat, { moment: 'enemy-killed', enemy });
}

/** ZD-CALL-4, ZD-R-151: in the last encounter of standard play the quarry is worth a Half Sun. */
function isQuarry(state: State, enemy: EnemyState): boolean {
  return state.encounter === 5 && !isCooperative(state) && printedEnemy(enemy).type === QUESTS[state.quest]!.quarry;
}
