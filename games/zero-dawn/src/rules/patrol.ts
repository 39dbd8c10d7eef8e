/**
 * Patrols: how non-alert enemies move along their routes, leave, and find back. Clauses ZD-PATROL-1..9, ZD-HUGE-4;
 * rulings ZD-R-99..103.
 */

import type { Rule } from '@quarry/kernel';
import { LEAVES, OFF_ROUTE } from '../content/maps.ts';
import { letEscape, stayPut } from '../deeds.ts';
import type { Table } from '../events.ts';
import { blockedFor, isInPlay, mapInPlay } from '../questions.ts';
import type { EnemyState, State } from '../state.ts';
import { eventWord } from '../texts-in-force.ts';
import { chooseSquare } from './enemy-movement.ts';
import { endStretch, enterSquare, type Journey, journeyOf } from './push.ts';

export function* patrol(table: Table, enemy: EnemyState): Rule {
  const from = enemy.square;
  const how = isOnRoute(table.state, enemy) ? 'patrol' : 'rejoin';
  const journey = journeyOf(enemy, { how }, 'ZD-PATROL-1');
  yield* patrolSteps(table, enemy, journey);
  if (!isInPlay(enemy)) return;
  if (enemy.square !== from) endStretch(table, enemy, journey);
  else if (how === 'patrol') stayPut(table, enemy, ['route-blocked'], 'ZD-HUGE-4');
  else stayPut(table, enemy, ['cannot-reach-route'], 'ZD-PATROL-6');
}

function* patrolSteps(table: Table, enemy: EnemyState, journey: Journey): Rule {
  const steps = eventWord(table.state, 'patrol-steps')?.n ?? 1;
  for (let step = 0; step < steps; step++) {
    const wasOnRoute = isOnRoute(table.state, enemy);
    yield* patrolStep(table, enemy, journey);
    if (!isInPlay(enemy) || enemy.isAlert) return;
    // ZD-R-99: reaching the route ends the move.
    if (!wasOnRoute && isOnRoute(table.state, enemy)) return;
  }
}

/** ZD-R-100: on any square with an arrow, of whatever tile. */
const isOnRoute = (state: State, enemy: EnemyState): boolean => mapInPlay(state).next[enemy.square] !== OFF_ROUTE;

/** ZD-PATROL-1, ZD-PATROL-3, ZD-PATROL-8, ZD-HUGE-4: one square in arrow direction, maybe off the area for good. */
function* patrolStep(table: Table, enemy: EnemyState, journey: Journey): Rule {
  const { state } = table;
  const next = mapInPlay(state).next[enemy.square]!;
  if (next === OFF_ROUTE) {
    yield* rejoin(table, enemy, journey);
    return;
  }
  if (next === LEAVES) {
    letEscape(table, enemy, 'ZD-PATROL-3');
    return;
  }
  if (blockedFor(state, enemy)?.(next)) return;
  yield* enterSquare(table, enemy, next, 'ZD-PATROL-1', 'patrol', journey);
}

/** ZD-PATROL-6, ZD-PATROL-7: one square towards the initial route, to where it is met farthest from the spawn. */
function* rejoin(table: Table, enemy: EnemyState, journey: Journey): Rule {
  const { state } = table;
  const steps = rejoinSteps(state, enemy);
  if (steps.length === 0) return;
  const square = yield* chooseSquare(table, enemy, 'patrol-step', 'ZD-PATROL-7', steps);
  yield* enterSquare(table, enemy, square, 'ZD-PATROL-6', 'rejoin', journey);
}

/** ZD-R-99: steps that come nearer to the route; of those the ones from which it is met farthest along. */
export function rejoinSteps(state: State, enemy: EnemyState): number[] {
  const map = mapInPlay(state);
  const route = map.routes[enemy.home]!;
  const along = map.routeIndexFrom(enemy.spawn);
  const gap = (square: number): number => Math.min(...route.map(one => map.area.distance(square, one)));
  const now = gap(enemy.square);
  const blocked = blockedFor(state, enemy);
  const nearer = map.area.neighbours(enemy.square).filter(square => gap(square) < now && !blocked?.(square));
  const reach = nearer.map(square =>
    Math.max(...route.filter(one => map.area.distance(square, one) === gap(square)).map(one => along[one]!)),
  );
  const farthest = Math.max(...reach);
  return nearer.filter((_, i) => reach[i] === farthest);
}
