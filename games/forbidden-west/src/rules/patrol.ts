/** Patrols and the notice check. FW-PATROL-1..7, FW-R-12, FW-R-35, FW-R-37. */
import { option, type Rule, supposing } from '@quarry/kernel';
import { FACES } from '../content/dice.ts';
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
import type { Square } from '../places.ts';
import { distanceTo, fieldIn, marshalOf, seatsOf, squaresOf, terrainAt } from '../questions.ts';
import type { ActivationState, EnemyState, EnemyView, View, WalkState } from '../state.ts';
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
  if (placeOnRoute(state, enemy) < 0) return yield* returnTo(table, enemy, walk);
  countSquare(walk, 0);
  const next = nextOnRoute(state, enemy);
  if (!next) return true;
  advanceOnRoute(enemy, next.at, next.isForward);
  yield* enterSquare(table, enemy, next.square, 'patrol', 'FW-PATROL-1', walk);
  return true;
}

/** Where on its route it stands; -1 beside it. */
function placeOnRoute(view: View, enemy: EnemyView): number {
  const route = fieldIn(view).routes[enemy.route]!;
  return route[enemy.routeAt] === enemy.square ? enemy.routeAt : route.indexOf(enemy.square);
}

/** Its next patrol leads nowhere but along its route: nobody has to say how it comes back there. */
export const isOnRoute = (view: View, enemy: EnemyView): boolean => enemy.route < 0 || placeOnRoute(view, enemy) >= 0;

/** FW-R-37: where it comes to on its route, and which way it goes then: on a line it turns round at the end. */
function nextOnRoute(view: View, enemy: EnemyView): { readonly at: number; readonly square: Square; readonly isForward: boolean } | null {
  const { routes, brief } = fieldIn(view);
  const route = routes[enemy.route]!;
  const on = placeOnRoute(view, enemy);
  const { isLoop } = brief.routes[enemy.route]!;
  const by = enemy.isForward ? 1 : -1;
  const end = on + by < 0 || on + by >= route.length;
  const isForward = end && !isLoop ? !enemy.isForward : enemy.isForward;
  const at = end ? (isLoop ? (on + by + route.length) % route.length : on - by) : on + by;
  const square = route[at];
  return at === on || square === undefined ? null : { at, square, isForward };
}

/** FW-PATROL-3: the squares that begin a shortest way back to its route. */
const stepsBack = (view: View, enemy: EnemyView): Square[] => stepsToNearest(view, enemy, fieldIn(view).routes[enemy.route]!);

/** As far as a patrol goes at most. */
export const MOST_ON_PATROL = Math.max(...FACES[0]!.map(face => (face === 'crit' ? 0 : face)));
/** Every square that an enemy may enter on its next patrol, whatever its die shows. */
export function squaresOnPatrol(view: View, enemy: EnemyView): Square[] {
  if (enemy.route < 0) return [];
  const ends: EnemyView[] = [];
  let line = [enemy];
  for (let n = 0; n < MOST_ON_PATROL; n++) {
    line = line.flatMap(one => afterStep(view, one));
    ends.push(...line);
  }
  return [...new Set(ends.flatMap(one => squaresOf(fieldIn(view), one)))];
}
function afterStep(view: View, enemy: EnemyView): EnemyView[] {
  if (placeOnRoute(view, enemy) < 0) return stepsBack(view, enemy).map(square => supposing(enemy, { square }));
  const next = nextOnRoute(view, enemy);
  return next ? [supposing(enemy, { square: next.square, routeAt: next.at, isForward: next.isForward })] : [];
}

/** FW-PATROL-3: to the nearest square of its own route, by the shortest way; the group chooses between equals. */
function* returnTo(table: Table, enemy: EnemyState, walk: WalkState): Rule<boolean> {
  const { state } = table;
  const { left } = walk;
  const steps = stepsBack(state, enemy);
  if (steps.length === 0) return false;
  const options = steps.map(square => option(`square-${square}`, square, { kind: 'square', id: square }));
  const to = yield* togetherAtFirst(table, { kind: 'patrol-route', rule: 'FW-PATROL-3', options, facts: { enemy: enemy.id, left } });
  countSquare(walk, 0);
  yield* enterSquare(table, enemy, to, 'return', 'FW-PATROL-3', walk);
  return true;
}

/** FW-TERR-1: nobody is noticed in tall grass, unless a lamp stands beside it. */
export const isInSight = (view: View, square: number): boolean => terrainAt(view, square) !== 'grass' || isLitByLamp(view, square);

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
