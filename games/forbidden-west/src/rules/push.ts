/** Pushes: the enemy goes where the pusher wants, square by square. FW-EFF-3, FW-HUGE-6, FW-R-41, FW-R-66. */
import type { Rule, Seat } from '@quarry/kernel';
import { mayChoose } from '../decisions.ts';
import type { Table } from '../events.ts';
import { enemyCardOf, isHuge, stepsFrom } from '../questions.ts';
import type { EnemyState, EnemyView, View } from '../state.ts';
import { fallsFrom, fallsOff } from './briefs/ground.ts';
import { enterSquare, largeSteps } from './enemy-steps.ts';
import { remove } from './health.ts';
import { squareOption } from './moving.ts';

/** Two pushes move a huge enemy one large square; an odd one is lost. */
export function* push(table: Table, seat: Seat, enemy: EnemyState, n: number): Rule {
  const { state } = table;
  for (let left = isHuge(enemy) ? Math.floor(n / 2) : n; left > 0 && enemy.isIn; left--) {
    const steps = isHuge(enemy) ? largeSteps(state, enemy) : [...stepsFrom(state, enemy.square), ...gorgeBeside(state, enemy)];
    const to = yield* mayChoose({
      seat,
      kind: 'push',
      rule: 'FW-EFF-3',
      options: steps.map(squareOption),
      facts: { left, enemy: enemy.id },
    });
    if (to === null) return;
    yield* enterSquare(table, enemy, to, 'pushed', 'FW-EFF-3');
    if (enemy.isIn && fallsOff(state, enemy.square)) yield* remove(table, enemy, 'fall');
  }
}

/** Off a bridge, unless it flies. */
const gorgeBeside = (view: View, enemy: EnemyView): number[] => (enemyCardOf(enemy).isFlying ? [] : fallsFrom(view, enemy.square));
