/**
 * Enemy movement boxes: towards hunters, enemies or the edge, and away. Clauses ZD-EMOVE-1..16, ZD-HUGE-1..3, ZD-ESTEP-6;
 * rulings ZD-R-66, ZD-R-68, ZD-R-69, ZD-R-74. Patrols of non-alert enemies are in patrol.ts.
 */

import { stepsTowards } from '@quarry/board';
import type { ClauseId, Rule, Seat } from '@quarry/kernel';
import type { MoveBox } from '../content/types.ts';
import { chooseOne } from '../decisions.ts';
import type { Going, NoMove, Table } from '../events.ts';
import { blockedFor, enemyAt, enemyOptions, isInPlay, mapInPlay, squareOptions, upSeats } from '../questions.ts';
import type { EnemyOnField, EnemyState, Field } from '../state.ts';
import { endStretch, enterSquare, type Journey, journeyOf } from './push.ts';
import { closest, mostRecent, settle } from './targets.ts';

/** ZD-R-66: the enemy must be able to end at least one square nearer, or farther for a move away; null if it is. */
export function whyNoMove(state: Field, enemy: EnemyOnField, box: MoveBox): NoMove | null {
  switch (box.do) {
    case 'move-to-hunter':
    case 'move-to-recent-hunter':
      if (upSeats(state).some(seat => state.hunters[seat]!.square === enemy.square)) return 'with-hunter';
      return prey(state, enemy, box.do).length > 0 ? null : 'cannot-reach-hunter';
    case 'move-to-enemy':
    case 'move-to-non-alert': {
      const others = friends(state, enemy, box.do);
      if (others.length === 0) return box.do === 'move-to-enemy' ? 'no-machine' : 'no-calm-machine';
      // ZD-R-68: with one of them in its own square there is no step that leads nearer.
      return nearestFriends(state, enemy, others).length > 0 ? null : 'with-machine';
    }
    case 'move-away':
      return threats(state, enemy).length > 0 ? null : 'cannot-get-away';
    case 'move-to-edge':
      if (mapInPlay(state).area.isEdge(enemy.square)) return 'at-edge';
      return nearestEdges(state, enemy).length > 0 ? null : 'cannot-reach-edge';
  }
}

/** A whole movement, which is told once it is over, or up to where it alerts others; each square on the way is told as it is entered. */
export function* moveBy(table: Table, enemy: EnemyState, box: MoveBox): Rule {
  endStretch(table, enemy, yield* goBy(table, enemy, box));
}

const setOut = (enemy: EnemyState, going: Going): Journey => journeyOf(enemy, going, 'ZD-EMOVE-1');

function* goBy(table: Table, enemy: EnemyState, box: MoveBox): Rule<Journey> {
  const { state } = table;
  switch (box.do) {
    case 'move-to-hunter':
    case 'move-to-recent-hunter': {
      const seat = yield* settle(table, enemy, prey(state, enemy, box.do));
      const journey = setOut(enemy, { how: 'approach', seat });
      yield* approach(table, enemy, () => state.hunters[seat]!.square, box.n, 'ZD-EMOVE-3', journey);
      return journey;
    }
    case 'move-to-enemy':
    case 'move-to-non-alert': {
      const near = nearestFriends(state, enemy, friends(state, enemy, box.do));
      const id = yield* chooseOne({
        seat: state.active,
        kind: 'enemy-friend',
        rule: 'ZD-EMOVE-8',
        options: enemyOptions(near),
        facts: { enemy: enemy.id },
      });
      const journey = setOut(enemy, { how: 'approach', other: id });
      yield* approach(table, enemy, () => enemyAt(state, id).square, box.n, 'ZD-EMOVE-6', journey);
      return journey;
    }
    case 'move-away':
      return yield* retreat(table, enemy, box.n);
    case 'move-to-edge':
      return yield* seekEdge(table, enemy, box.n);
  }
}

/** ZD-EMOVE-3, ZD-ESTEP-7, ZD-R-66: the closest hunters, of those the most recent; only whom it can come nearer to. */
export function prey(state: Field, enemy: EnemyOnField, box: 'move-to-hunter' | 'move-to-recent-hunter'): Seat[] {
  const up = upSeats(state);
  const wanted = mostRecent(state, box === 'move-to-hunter' ? closest(state, enemy, up) : up);
  return wanted.filter(seat => stepsTo(state, enemy, state.hunters[seat]!.square).length > 0);
}

/** ZD-EMOVE-12, ZD-ESTEP-7, ZD-R-66: the closest hunters, of those the most recent; only whom it can get away from. */
export function threats(state: Field, enemy: EnemyOnField): Seat[] {
  return mostRecent(state, closest(state, enemy, upSeats(state))).filter(seat => stepsFrom(state, enemy, seat).length > 0);
}

type EnemyWay = 'enemy-route' | 'enemy-away' | 'enemy-edge' | 'patrol-step';

/** The active player says where an enemy goes, of several squares that are equally good. */
export function* chooseSquare(table: Table, enemy: EnemyState, kind: EnemyWay, rule: ClauseId, squares: readonly number[]): Rule<number> {
  return yield* chooseOne({ seat: table.state.active, kind, rule, options: squareOptions(squares), facts: { enemy: enemy.id } });
}

export const stepsTo = (state: Field, enemy: EnemyOnField, square: number): number[] =>
  stepsTowards(mapInPlay(state).area, enemy.square, square, blockedFor(state, enemy));

/** ZD-EMOVE-1, ZD-EMOVE-2, ZD-EMOVE-4: a shortest route step by step, the active player choosing among equals; stops on arrival. */
function* approach(table: Table, enemy: EnemyState, goal: () => number, n: number, rule: string, journey: Journey): Rule {
  const { state } = table;
  for (let step = 0; step < n && isInPlay(enemy) && enemy.square !== goal(); step++) {
    const steps = stepsTo(state, enemy, goal());
    if (steps.length === 0) return;
    const square = yield* chooseSquare(table, enemy, 'enemy-route', 'ZD-EMOVE-2', steps);
    yield* enterSquare(table, enemy, square, rule, 'approach', journey);
  }
}

/** ZD-EMOVE-6, ZD-EMOVE-8: other enemies in play, for one box only those not alert. */
export function friends(state: Field, enemy: EnemyOnField, box: 'move-to-enemy' | 'move-to-non-alert'): EnemyOnField[] {
  return state.enemies.filter(other => other !== enemy && isInPlay(other) && (box === 'move-to-enemy' || !other.isAlert));
}

/** The closest of them; only those it can come nearer to (ZD-R-66). */
export function nearestFriends(state: Field, enemy: EnemyOnField, others: readonly EnemyOnField[]): EnemyOnField[] {
  const { area } = mapInPlay(state);
  const nearest = Math.min(...others.map(other => area.distance(enemy.square, other.square)));
  return others.filter(other => area.distance(enemy.square, other.square) === nearest && stepsTo(state, enemy, other.square).length > 0);
}

/** ZD-R-74: squares farther from the hunter it flees, of those the ones that are farther from most hunters (ZD-EMOVE-10). */
export function stepsFrom(state: Field, enemy: EnemyOnField, seat: Seat): number[] {
  const { area } = mapInPlay(state);
  const blocked = blockedFor(state, enemy);
  const from = enemy.square;
  const threat = state.hunters[seat]!.square;
  const farther = area.neighbours(from).filter(square => area.distance(square, threat) > area.distance(from, threat) && !blocked?.(square));
  const gains = farther.map(
    square =>
      upSeats(state).filter(up => area.distance(square, state.hunters[up]!.square) > area.distance(from, state.hunters[up]!.square)).length,
  );
  const best = Math.max(...gains);
  return farther.filter((_, i) => gains[i] === best);
}

/** ZD-EMOVE-9..12: away from the closest hunter at the start of the action, while that is possible. */
function* retreat(table: Table, enemy: EnemyState, n: number): Rule<Journey> {
  const { state } = table;
  const seat = yield* settle(table, enemy, threats(state, enemy));
  const journey = setOut(enemy, { how: 'flee', seat });
  for (let step = 0; step < n && isInPlay(enemy); step++) {
    const steps = stepsFrom(state, enemy, seat);
    if (steps.length === 0) break;
    const square = yield* chooseSquare(table, enemy, 'enemy-away', 'ZD-EMOVE-11', steps);
    yield* enterSquare(table, enemy, square, 'ZD-EMOVE-9', 'flee', journey);
  }
  return journey;
}

/** ZD-EMOVE-13, ZD-EMOVE-14, ZD-HUGE-1: the nearest squares on the edge that can be entered. */
export function nearestEdges(state: Field, enemy: EnemyOnField): number[] {
  const { area } = mapInPlay(state);
  const blocked = blockedFor(state, enemy);
  const edges = area.edges.filter(square => !blocked?.(square) && stepsTo(state, enemy, square).length > 0);
  const nearest = Math.min(...edges.map(square => area.distance(enemy.square, square)));
  return edges.filter(square => area.distance(enemy.square, square) === nearest);
}

/** D35, ZD-EMOVE-16: reaching the edge ends the movement. */
function* seekEdge(table: Table, enemy: EnemyState, n: number): Rule<Journey> {
  const { state } = table;
  const edge = yield* chooseSquare(table, enemy, 'enemy-edge', 'ZD-EMOVE-14', nearestEdges(state, enemy));
  const journey = setOut(enemy, { how: 'to-edge' });
  const { area } = mapInPlay(state);
  for (let step = 0; step < n && isInPlay(enemy) && !area.isEdge(enemy.square); step++) {
    const steps = stepsTo(state, enemy, edge);
    if (steps.length === 0) break;
    const square = yield* chooseSquare(table, enemy, 'enemy-route', 'ZD-EMOVE-2', steps);
    yield* enterSquare(table, enemy, square, 'ZD-EMOVE-13', 'to-edge', journey);
  }
  return journey;
}
