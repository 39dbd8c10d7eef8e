/** B3C, The Rope Bridge: whoever is pushed off it falls. */
import { expect, test } from 'vitest';
import { BEHAVIOUR_NUMBERS, behaviourCard } from '../../content/box.ts';
import { ENEMY_TYPES, type EnemyType } from '../../content/kinds.ts';
import type { EnemyAction } from '../../content/types.ts';
import { beginNext, chooseSeries, openActivation } from '../../deeds/enemies.ts';
import type { EnemyState } from '../../state.ts';
import { given, type Setting, type Stage } from '../../testing/stage.ts';
import { afterBlow, attackMark } from '../enemy-attacks.ts';
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
  const isPushing = (action: EnemyAction): boolean => action.do === 'attack' && action.extra?.some(one => one.do === 'push') === true;
  const card = BEHAVIOUR_NUMBERS.find(no => behaviourCard(no).yes.some(isPushing))!;
  const begun = behaviourCard(card).yes.findIndex(isPushing);
  stage.run(function* (table) {
    openActivation(table, enemy.type, 'behaviour', 1);
    chooseSeries(table, enemy, card, true);
    const activation = table.state.fight.activation!;
    for (let i = 0; i <= begun; i++) beginNext(activation);
    yield* attackMark(table, enemy, { seat: 0, square: -1 }, { type: 'melee', range: 1, damage: 1, condition: undefined });
    while (activation.blow) yield* afterBlow(table, activation, activation.blow);
  });
  for (let [open] = stage.open; open; [open] = stage.open) stage.answer(open.kind, open.choose === 'one' ? open.options.at(-1)!.key : []);
  expect(stage.toldOf('marshal-hurt').map(one => one.by)).toContain('fall');
  expect(stage.types('marshal-fainted').length).toBe(1);
});
