/** Walks of enemies, square by square, the way worked out again after each. FW-EMOVE-4..8, FW-EATK-7, FW-R-91; a patrol's own way is in patrol.ts. */
import type { Rule } from '@quarry/kernel';
import { countSquare, endWalk, stayIdle } from '../deeds/enemies.ts';
import { enemyNamed } from '../effects/whom.ts';
import type { Table } from '../events.ts';
import type { Square } from '../places.ts';
import { present } from '../questions/targets.ts';
import { distance, fieldIn, isHuge } from '../questions.ts';
import type { EnemyState, WalkState } from '../state.ts';
import { enterSquare } from './enemy-steps.ts';
import { squareOption } from './moving.ts';
import { walkRoute } from './patrol.ts';
import { bestSteps, goalFor, landings, stepsAway } from './routes.ts';
import { togetherAtFirst } from './together.ts';

/** One square more. It ends where it cannot go on, or need not. */
export function* walkOn(table: Table, walk: WalkState): Rule {
  const enemy = enemyNamed(table.state, walk.enemy);
  const go = walk.how === 'leap' || walk.how === 'vanish' ? land : STEPS[walk.to];
  const canGo = walk.left > 0 && enemy.isIn && (yield* go(table, enemy, walk));
  if (!canGo || walk.left === 0 || !enemy.isIn) endWalk(table, walk);
}

type Step = (table: Table, enemy: EnemyState, walk: WalkState) => Rule<boolean>;
const STEPS: Readonly<Record<WalkState['to'], Step>> = { mark: comeNearer, feature: comeNearer, away: drawBack, route: walkRoute };

/** Where it is bound for now. What is besieged stays where it is. */
const goalOf = ({ state }: Table, { to, mark }: WalkState): Square | null =>
  (to === 'mark' ? present(state, mark!)?.square : mark!.square) ?? null;

/** FW-EMOVE-4 to FW-EMOVE-8, FW-R-91: it stops in the target's square. */
function* comeNearer(table: Table, enemy: EnemyState, walk: WalkState): Rule<boolean> {
  const { state } = table;
  const goal = goalOf(table, walk);
  if (goal === null) return false;
  const ahead = bestSteps(state, enemy, goalFor(state, enemy, goal));
  const steps = walk.isStraight && walk.course !== 0 ? ahead.filter(to => to - enemy.square === walk.course) : ahead;
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
  const from = present(state, walk.mark!)?.square;
  if (from === undefined) return false;
  const steps = stepsAway(state, enemy, from);
  if (steps.length === 0) {
    if (isAtStart(walk)) stayIdle(table, enemy, 'away', 'cannot-reach');
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
  const options = landings(table.state, enemy, walk).map(squareOption);
  const to = yield* togetherAtFirst(table, { kind: 'enemy-route', rule, options, facts: { enemy: enemy.id, left: 1 } });
  yield* enterSquare(table, enemy, to, how, 'FW-EATK-7');
  return false;
}

const isAtStart = ({ left, squares }: WalkState): boolean => left === squares;

/** FW-EMOVE-5: the group chooses between equals. */
const chooseStep = (table: Table, { id: enemy }: EnemyState, { left }: WalkState, steps: readonly Square[]): Rule<Square> =>
  togetherAtFirst(table, { kind: 'enemy-route', rule: 'FW-EMOVE-5', options: steps.map(squareOption), facts: { enemy, left } });
