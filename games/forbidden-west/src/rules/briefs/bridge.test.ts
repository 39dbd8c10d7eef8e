/** B3C, The Rope Bridge: whoever is pushed off it falls. */
import { expect, test } from 'vitest';
import { ENEMY_TYPES, type EnemyType } from '../../content/kinds.ts';
import type { EnemyState } from '../../state.ts';
import { given, type Setting, type Stage } from '../../testing/stage.ts';
import { attackMark, type Blow } from '../enemy-attacks.ts';
import { push } from '../push.ts';

/** An enemy in the lower row of the bridge, and Drokkeh in the upper one. */
function onBridge(type: EnemyType, setting: Setting = {}): { stage: Stage; enemy: EnemyState } {
  const stage = given('B3C', 1, { at: [[6, 3]], revealed: [0], ...setting });
  const enemy = stage.state.fight.enemies.find(one => ENEMY_TYPES[one.type] === type)!;
  enemy.square = stage.at(6, 4);
  return { stage, enemy };
}

test('[FW-MAP-6] [FW-EFF-3] B3C: an enemy that is pushed off the bridge is defeated', () => {
  const { stage, enemy } = onBridge('rebel-scout');
  stage.run(table => push(table, 0, enemy, 2)).answer('push', `square-${stage.at(6, 5)}`);
  expect([enemy.isIn, stage.asks]).toEqual([false, null]);
  expect(stage.toldOf('enemy-defeated').map(one => one.by)).toEqual(['fall']);
});

test('[FW-MAP-6] B3C: a Frostwing flies, and cannot be pushed into the gorge', () => {
  const { stage, enemy } = onBridge('frostwing');
  stage.run(table => push(table, 0, enemy, 1));
  expect(stage.options('push')).not.toContain(`square-${stage.at(6, 5)}`);
});

test('[FW-MAP-6] [FW-EVADE-9] B3C: a character who can be pushed nowhere but off the bridge faints', () => {
  const { stage, enemy } = onBridge('rebel-scout', { dice: { evade: [0, 0] } });
  const blow: Blow = { type: 'melee', range: 1, damage: 1, condition: undefined, extra: [{ do: 'push', n: 1 }] };
  stage.run(table => attackMark(table, enemy, { seat: 0, square: -1 }, blow));
  for (let [open] = stage.open; open; [open] = stage.open) stage.answer(open.kind, open.choose === 'one' ? open.options.at(-1)!.key : []);
  expect(stage.toldOf('marshal-hurt').map(one => one.by)).toContain('fall');
  expect(stage.types('marshal-fainted').length).toBe(1);
});
