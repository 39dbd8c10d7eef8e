/**
 * The maintenance step and the end of an encounter. Clauses ZD-MAINT-1..11, ZD-PATROL-4, ZD-CAMP-2, ZD-COOP-4, ZD-COOP-8;
 * rulings ZD-R-54, ZD-R-104..108, ZD-R-144, ZD-R-145, ZD-R-154. Dusk is in dusk.ts.
 */

import { clockwiseFrom, option, type Rule, seatAfter } from '@quarry/kernel';
import { askAll, chooseOne } from '../decisions.ts';
import { clearEncounter, countPoints, decideEncounter, goTo, makeActive, nameLeader, showResult, showVotes, takeGlory } from '../deeds.ts';
import type { Table } from '../events.ts';
import { areEnemiesGone, cardInPlay, enemiesInPlay, isCooperative, printedEnemy, threshold } from '../questions.ts';
import type { State } from '../state.ts';
import { duskFalls } from './dusk.ts';
import { drawSalvage } from './salvage.ts';

/** The checks in their printed order (ZD-MAINT-1..7), then Dusk (ZD-R-120). */
export function* maintenance(table: Table): Rule {
  const { state } = table;
  countPoints(table, 'ZD-TURN-2');
  if (faintsAreTooMany(state)) return decideEncounter(table, 'failure');
  const hasEnough = state.points >= threshold(state);
  if (areEnemiesGone(state)) return decideEncounter(table, hasEnough ? 'success' : 'failure');
  if (hasEnough && (yield* vote(table))) return decideEncounter(table, 'success');
  if (!hasEnough && isOutOfReach(state)) return decideEncounter(table, 'failure');
  if (duskFalls(table)) return decideEncounter(table, 'failure');
  makeActive(table, seatAfter(state.active, state.hunters.length));
  goTo(table, 'begin-turn');
}

/** ZD-MAINT-1, ZD-R-145: in standard play the total of faints; cooperative play counts in damage.ts. */
function faintsAreTooMany(state: State): boolean {
  if (isCooperative(state)) return state.hasFailed;
  return state.hunters.reduce((sum, hunter) => sum + hunter.faints, 0) >= state.hunters.length;
}

/** ZD-MAINT-6, ZD-MAINT-11, ZD-R-107: something escaped, and what is left cannot make up the number. */
function isOutOfReach(state: State): boolean {
  if (!state.enemies.some(enemy => enemy.status === 'escaped')) return false;
  const left = enemiesInPlay(state).reduce((sum, enemy) => sum + printedEnemy(enemy).points, 0);
  return state.points + left < threshold(state);
}

/** D44, ZD-MAINT-4, ZD-R-105, ZD-R-154: all at the same time; more than half of all players, fainted ones included. */
function* vote(table: Table): Rule<boolean> {
  const { state } = table;
  const options = [option('end', true), option('go-on', false)];
  const votes = yield* askAll(state.hunters.map((_, seat) => ({ seat, kind: 'vote-to-end', rule: 'ZD-MAINT-4', options })));
  showVotes(table, votes, 'ZD-MAINT-4');
  return votes.filter(one => one).length * 2 > votes.length;
}

/** Bonus salvage, then tokens, traps and markers go; failure costs all glory (ZD-MAINT-8, ZD-R-54, ZD-R-108, ZD-CAMP-2). */
export function* endEncounter(table: Table): Rule {
  const { state } = table;
  const hasWon = state.result === 'success';
  showResult(table, 'ZD-MAINT-3');
  if (hasWon && state.enemies.every(enemy => enemy.status === 'killed' || enemy.status === 'burnt')) yield* bonusSalvage(table);
  clearEncounter(table, 'ZD-R-54');
  const isLast = state.encounter === 5;
  if (isLast) goTo(table, hasWon && !isCooperative(state) ? 'victory' : 'count-suns');
  else if (isCooperative(state)) {
    dropGlory(table);
    // ZD-COOP-8: to the left.
    nameLeader(table, seatAfter(state.leader, state.hunters.length), 'ZD-COOP-8');
    goTo(table, hasWon ? 'level-up' : 'open-merchants');
  } else {
    if (!hasWon) dropGlory(table);
    goTo(table, hasWon ? 'victory' : 'open-merchants');
  }
}

/** D46: from the Leader on, each may take up to the bonus number. */
function* bonusSalvage(table: Table): Rule {
  const { state } = table;
  const { bonus } = cardInPlay(state);
  if (bonus === 0) return;
  const options = Array.from({ length: bonus + 1 }, (_, i) => option(`take-${bonus - i}`, bonus - i));
  for (const seat of clockwiseFrom(state.leader, state.hunters.length)) {
    const n = yield* chooseOne({ seat, kind: 'take-bonus', rule: 'ZD-MAINT-8', options });
    yield* drawSalvage(table, seat, n, 'ZD-MAINT-8');
  }
}

export function dropGlory(table: Table): void {
  table.state.hunters.forEach((hunter, seat) => {
    if (hunter.glory > 0) takeGlory(table, seat, hunter.glory, 'handed-back', 'ZD-VIC-8');
  });
}
