/** Walks of enemies, square by square, the way worked out again after each. FW-EMOVE-4..8, FW-EATK-7, FW-R-91; a patrol's own way is in patrol.ts. */
import type { Rule } from '@quarry/kernel';
import { countSquare, endWalk, stayIdle } from '../deeds/enemies.ts';
import { enemyNamed } from '../effects/whom.ts';
import type { Table } from '../events.ts';
import type { Square } from '../places.ts';
import { present } from '../questions/targets.ts';
import { distance, fieldIn, isHuge } from '../questions.ts';
import type { EnemyState, EnemyView, View, WalkState } from '../state.ts';
import { enterSquare } from './enemy-steps.ts';
import { squareOption } from './moving.ts';
import { walkRoute } from './patrol.ts';
import { bestSteps, goalFor, landings, stepsAway } from './routes.ts';
import { togetherAtFirst } from './together.ts';

/** One square more. It ends where it cannot go on, or need not. */
export function* walkOn(table: Table, walk: WalkState): Rule {
  const enemy = enemyNamed(table.state, walk.enemy);
  const go = isInOneGo(walk) ? land : STEPS[walk.to];
  const canGo = walk.left > 0 && enemy.isIn && (yield* go(table, enemy, walk));
  if (!canGo || walk.left === 0 || !enemy.isIn) endWalk(table, walk);
}

type Step = (table: Table, enemy: EnemyState, walk: WalkState) => Rule<boolean>;
const STEPS: Readonly<Record<WalkState['to'], Step>> = { mark: comeNearer, feature: comeNearer, away: drawBack, route: walkRoute };

/** A walk as it goes on. */
export type Going = Pick<WalkState, 'to' | 'how' | 'mark' | 'squares' | 'isStraight' | 'course'>;

/** Where it is bound for now. What is besieged stays where it is. */
const goalOf = (view: View, { to, mark }: Going): Square | null => (to === 'mark' ? present(view, mark!)?.square : mark!.square) ?? null;

/** FW-EMOVE-4 to FW-EMOVE-6, FW-EATK-7, FW-R-91: the squares that it may enter next; none if it cannot go on. */
export function squaresAhead(view: View, enemy: EnemyView, walk: Going): readonly Square[] {
  if (isInOneGo(walk)) return landings(view, enemy, walk);
  if (walk.to === 'away') {
    const from = present(view, walk.mark!)?.square;
    return from === undefined ? [] : stepsAway(view, enemy, from);
  }
  const goal = goalOf(view, walk);
  if (goal === null) return [];
  const ahead = bestSteps(view, enemy, goalFor(view, enemy, goal));
  return walk.isStraight && walk.course !== 0 ? ahead.filter(to => to - enemy.square === walk.course) : ahead;
}
export const isInOneGo = ({ how }: Pick<Going, 'how'>): boolean => how === 'leap' || how === 'vanish';

/** FW-EMOVE-7: whether it is where it wanted to be. */
export function hasArrived(view: View, enemy: EnemyView, walk: Going): boolean {
  if (walk.to === 'away') return false;
  const goal = goalOf(view, walk);
  return goal !== null && distance(fieldIn(view), enemy.square, goal) === 0 && !isHuge(enemy);
}

/** It stops in the target's square. */
function* comeNearer(table: Table, enemy: EnemyState, walk: WalkState): Rule<boolean> {
  const { state } = table;
  const goal = goalOf(state, walk);
  if (goal === null) return false;
  const steps = squaresAhead(state, enemy, walk);
  if (steps.length === 0) {
    if (isAtStart(walk) && goalFor(state, enemy, goal) !== enemy.square) stayIdle(table, enemy, 'move', 'cannot-reach');
    return false;
  }
  const to = yield* chooseStep(table, enemy, walk, steps);
  countSquare(walk, to - enemy.square);
  yield* enterSquare(table, enemy, to, 'behaviour', 'FW-EMOVE-4', walk);
  return distance(fieldIn(state), enemy.square, goal) > 0 || isHuge(enemy);
}

function* drawBack(table: Table, enemy: EnemyState, walk: WalkState): Rule<boolean> {
  const { state } = table;
  const steps = squaresAhead(state, enemy, walk);
  if (steps.length === 0) {
    if (isAtStart(walk) && present(state, walk.mark!)) stayIdle(table, enemy, 'away', 'cannot-reach');
    return false;
  }
  const to = yield* chooseStep(table, enemy, walk, steps);
  countSquare(walk, to - enemy.square);
  yield* enterSquare(table, enemy, to, 'away', 'FW-EATK-7', walk);
  return true;
}

/** FW-EATK-7: over whatever lies between, and it enters no square but the last. */
function* land(table: Table, enemy: EnemyState, walk: WalkState): Rule<boolean> {
  const { how, to: aim } = walk;
  const rule = aim === 'mark' ? 'FW-EMOVE-5' : 'FW-EATK-7';
  const options = squaresAhead(table.state, enemy, walk).map(squareOption);
  const to = yield* togetherAtFirst(table, { kind: 'enemy-route', rule, options, facts: { enemy: enemy.id, left: 1 } });
  yield* enterSquare(table, enemy, to, how, 'FW-EATK-7');
  return false;
}

const isAtStart = ({ left, squares }: WalkState): boolean => left === squares;

/** FW-EMOVE-5: the group chooses between equals. */
const chooseStep = (table: Table, { id: enemy }: EnemyState, { left }: WalkState, steps: readonly Square[]): Rule<Square> =>
  togetherAtFirst(table, { kind: 'enemy-route', rule: 'FW-EMOVE-5', options: steps.map(squareOption), facts: { enemy, left } });
