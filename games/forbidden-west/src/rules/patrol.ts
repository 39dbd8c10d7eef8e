/** Patrols and the notice check. FW-PATROL-1..7, FW-R-12, FW-R-35, FW-R-37. */
import { option, type Rule } from '@quarry/kernel';
import {
  advanceOnRoute,
  beginPatrol,
  callUp,
  closeActivation,
  countSquare,
  lineUp,
  openEnemyTurn,
  setOut,
  standDown,
  stillEnemy,
  turnNext,
} from '../deeds/enemies.ts';
import { notice } from '../deeds/tracks.ts';
import { enemyNamed } from '../effects/whom.ts';
import type { Table } from '../events.ts';
import { distanceTo, fieldIn, marshalOf, seatsOf, terrainAt } from '../questions.ts';
import type { ActivationState, EnemyState, View, WalkState } from '../state.ts';
import { moveAlert } from './alert.ts';
import { isLitByLamp } from './brief-rules.ts';
import { rollDice } from './dice.ts';
import { enterSquare } from './enemy-steps.ts';
import { inOrder } from './order.ts';
import { stepsToNearest } from './routes.ts';
import { togetherAtFirst } from './together.ts';

/** FW-PATROL-1, FW-PATROL-2: each of the type in reading order, with a die of its own. */
export function* setOutOnPatrol(table: Table, activation: ActivationState): Rule {
  if (activation.turned > 0) return closeActivation(table);
  turnNext(activation);
  beginPatrol(table, activation.type);
  lineUp(activation, yield* inOrder(table, activation.type));
}

export function takeTurnOnPatrol(table: Table, activation: ActivationState): void {
  callUp(activation);
  const enemy = enemyNamed(table.state, activation.enemy);
  if (!enemy.isIn) return standDown(activation);
  openEnemyTurn(table, enemy);
  if (enemy.isStilled) stillEnemy(enemy, false);
  if (enemy.route >= 0) setOutOnRoute(table, enemy);
}

/** FW-PATROL-3, FW-PATROL-4, FW-R-12: pips are squares; a blank or a critical is none. */
function setOutOnRoute(table: Table, enemy: EnemyState): void {
  const [face] = rollDice(table, -1, 'patrol', [1, 0, 0], 'FW-PATROL-1');
  setOut(table, enemy, { to: 'route', how: 'patrol', squares: face === 'crit' ? 0 : face! });
}

/** The next square of its route, or back to it. Whether it can go on. */
export function* walkRoute(table: Table, enemy: EnemyState, walk: WalkState): Rule<boolean> {
  const { state } = table;
  const route = fieldIn(state).routes[enemy.route]!;
  const on = route[enemy.routeAt] === enemy.square ? enemy.routeAt : route.indexOf(enemy.square);
  if (on < 0) return yield* returnTo(table, enemy, walk);
  countSquare(walk, 0);
  yield* goOn(table, enemy, on, walk);
  return true;
}

/** FW-R-37: on a line it turns round at the end. */
function* goOn(table: Table, enemy: EnemyState, on: number, walk: WalkState): Rule {
  const { routes, brief } = fieldIn(table.state);
  const route = routes[enemy.route]!;
  const { isLoop } = brief.routes[enemy.route]!;
  const by = enemy.isForward ? 1 : -1;
  const end = on + by < 0 || on + by >= route.length;
  const isForward = end && !isLoop ? !enemy.isForward : enemy.isForward;
  const to = end ? (isLoop ? (on + by + route.length) % route.length : on - by) : on + by;
  if (to === on || route[to] === undefined) return;
  advanceOnRoute(enemy, to, isForward);
  yield* enterSquare(table, enemy, route[to], 'patrol', 'FW-PATROL-1', walk);
}

/** FW-PATROL-3: to the nearest square of its own route, by the shortest way; the group chooses between equals. */
function* returnTo(table: Table, enemy: EnemyState, walk: WalkState): Rule<boolean> {
  const { state } = table;
  const { left } = walk;
  const steps = stepsToNearest(state, enemy, fieldIn(state).routes[enemy.route]!);
  if (steps.length === 0) return false;
  const options = steps.map(square => option(`square-${square}`, square, { kind: 'square', id: square }));
  const to = yield* togetherAtFirst(table, { kind: 'patrol-route', rule: 'FW-PATROL-3', options, facts: { enemy: enemy.id, left } });
  countSquare(walk, 0);
  yield* enterSquare(table, enemy, to, 'return', 'FW-PATROL-3', walk);
  return true;
}

/** FW-TERR-1: nobody is noticed in tall grass, unless a lamp stands beside it. */
const isInSight = (view: View, square: number): boolean => terrainAt(view, square) !== 'grass' || isLitByLamp(view, square);

/** FW-PATROL-5, FW-PATROL-6, FW-R-35: once at the end of the phase, for each character in the open beside an enemy. */
export function* noticeCheck(table: Table): Rule {
  const { state } = table;
  if (!state.fight.hasPatrolled) return;
  const field = fieldIn(state);
  const isNoticed = (seat: number): boolean => {
    const { square } = marshalOf(state, seat);
    return isInSight(state, square) && state.fight.enemies.some(enemy => enemy.isIn && distanceTo(field, square, enemy) <= 1);
  };
  for (const seat of seatsOf(state).filter(isNoticed)) {
    notice(table, seat);
    yield* moveAlert(table, 1, 'FW-PATROL-5');
  }
}
