/** Becoming alert: ZD-ALERT-1..11, ZD-R-56. */

import { viewOf } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../content/words/index.ts';
import { resolveEffects } from '../effects/vocabulary.ts';
import { ASIDES, sentence } from '../sentences/events.ts';
import { stateSchema, type View } from '../state.ts';
import { behave } from '../testing/behaving.ts';
import { print } from '../testing/fixtures.ts';
import { type At, type DawnRehearsal, given, type HunterOn, type Position } from '../testing/rehearsal.ts';
import { takeAction } from './actions.ts';
import { attackWith } from './attack.ts';
import { moveBy } from './enemy-movement.ts';
import { activateNextEnemy, beginEnemyStep } from './enemy-step.ts';
import { patrol } from './patrol.ts';
import { enterSquare } from './push.ts';

const hunter = (at: At, rest: HunterOn = {}): HunterOn => ({ at, equipment: { armour: -1 }, draw: [], ...rest });
const alerts = (stage: DawnRehearsal): boolean[] => stage.state.enemies.map(enemy => enemy.isAlert);

const blunt = print('equipment', {
  id: 'alert-blunt',
  name: 'Blunt',
  kind: 'weapon',
  arc: 'melee',
  range: 0,
  dice: {},
  crit: [],
  symbols: [],
  slots: 0,
});
const caster = print('equipment', {
  id: 'alert-caster',
  name: 'Caster',
  kind: 'weapon',
  arc: 'ranged',
  range: 1,
  dice: {},
  crit: [],
  symbols: ['caster'],
  slots: 0,
});
const snare = print('action', {
  id: 'alert-snare',
  name: 'Snare',
  type: 'ammunition',
  symbols: ['caster'],
  dice: {},
  crit: [],
  effects: [{ do: 'add-damage', n: 1 }],
  trap: true,
});
let abilities = 0;
const ability = (...effects: Effect[]): number => {
  abilities += 1;
  return print('action', { id: `alert-ability-${abilities}`, name: 'Ability', type: 'ability', effects });
};

/** Seat 0 hits enemy 0 in its own square with a weapon without dice, adding this ability if there is one. */
function attack(position: Position, added?: number): DawnRehearsal {
  const hunters = position.hunters.map((one, seat) => (seat === 0 && added !== undefined ? { ...one, hand: [added] } : one));
  const stage = given({ ...position, hunters }).run(table => attackWith(table, 0, 'melee', blunt));
  if (stage.asks === 'choose-target') stage.answer('choose-target', 'e0');
  stage.answer('choose-part', 'body');
  if (added !== undefined) stage.answer('play-ability', stage.options()[0]!);
  return stage;
}

describe('Becoming alert', () => {
  test('[ZD-ALERT-1] alert is for the rest of the encounter, however far the hunters are', () => {
    const stage = given({
      map: ['#########'],
      routes: [{ squares: [[8, 0]] }],
      hunters: [hunter([0, 0], { draw: ['stamina.1'] })],
      enemies: [{ type: 'sawtooth', at: [8, 0], isAlert: true }],
      behaviours: { sawtooth: [{ no: [] }] },
      state: { step: 'begin-enemy-step' },
    });

    stage.play().answer('take-action', 'stop');

    expect(stage.toldOf('enemy-activated')).toMatchObject([{ isAlert: true }, { isAlert: true }]);
    expect(stage.enemy(0)).toMatchObject({ isAlert: true, status: 'in-play', square: stage.square([8, 0]) });
  });

  test('[ZD-ALERT-2] an attack alerts its target, even without damage', () => {
    const stage = attack({ hunters: [hunter([0, 0])], enemies: [{ type: 'watcher', at: [0, 0] }] });

    expect(stage.enemy(0)).toMatchObject({ isAlert: true, wounds: 0 });
    expect(stage.toldOf('enemy-alerted')).toMatchObject([{ enemy: 0, rule: 'ZD-ALERT-2' }]);
  });

  test('[ZD-ALERT-4] a machine that alerts others on its way is told to have come there before they are told to be alert', () => {
    const stage = given({
      map: ['######'],
      hunters: [hunter([5, 0])],
      enemies: [
        { type: 'watcher', at: [0, 0], isAlert: true },
        { type: 'grazer', at: [2, 0] },
      ],
    });

    stage.run(table => moveBy(table, table.state.enemies[0]!, { must: true, do: 'move-to-hunter', n: 3 }));

    expect(stage.types('enemy-travelled', 'enemy-alerted')).toEqual(['enemy-travelled', 'enemy-alerted', 'enemy-travelled']);
    expect(stage.toldOf('enemy-travelled')).toMatchObject([
      { from: 0, square: 2 },
      { from: 2, square: 3 },
    ]);
  });

  test('[ZD-ALERT-3] damage alerts: of a trait, of Fire, of a trap', () => {
    const enemies: Position['enemies'] = [{ type: 'grazer', at: [2, 0] }];
    const trait = given({ hunters: [hunter([5, 2])], enemies });
    const fire = given({
      routes: [{ squares: [[2, 0]], loop: true }],
      hunters: [hunter([5, 2])],
      enemies: [{ type: 'grazer', at: [2, 0], fire: 1 }],
    });
    const trap = given({
      hunters: [hunter([5, 2])],
      enemies,
      state: { traps: [{ square: 3, owner: 0, card: snare, weapon: caster, dice: [0, 0, 0] }] },
    });

    trait.run(table =>
      resolveEffects(table, { seat: 0, source: blunt, enemy: table.state.enemies[0]!, attack: null, evade: null }, [
        { do: 'deal-damage', n: 1 },
      ]),
    );
    fire.run(activateNextEnemy);
    trap.run(table => enterSquare(table, table.state.enemies[0]!, 3, 'ZD-ACT-13', 'lured'));

    for (const stage of [trait, fire, trap]) expect(stage.enemy(0)).toMatchObject({ isAlert: true, wounds: 1 });
    for (const stage of [trait, fire]) expect(stage.toldOf('enemy-alerted')).toMatchObject([{ enemy: 0, rule: 'ZD-ALERT-3' }]);
  });

  test('[ZD-ALERT-3] an area of effect alerts whom it catches, even of a quiet attack', () => {
    const position: Position = {
      map: ['######'],
      hunters: [hunter([2, 0])],
      enemies: [
        { type: 'grazer', at: [2, 0] },
        { type: 'grazer', at: [3, 0] },
        { type: 'grazer', at: [4, 0] },
      ],
    };

    const loud = attack(position, ability({ do: 'quiet-attack' }, { do: 'aoe', damage: 1 }));
    const quiet = attack(position, ability({ do: 'quiet-attack' }));

    expect(alerts(loud)).toEqual([true, true, false]);
    expect(alerts(quiet)).toEqual([true, false, false]);
  });

  test('[ZD-ALERT-4] an alert enemy that enters alerts all in the square', () => {
    const stage = given({
      map: ['######'],
      hunters: [hunter([5, 0])],
      enemies: [
        { type: 'strider', at: [0, 0], isAlert: true },
        { type: 'grazer', at: [1, 0] },
        { type: 'watcher', at: [1, 0] },
        { type: 'watcher', at: [2, 0] },
      ],
    });

    stage.run(table => moveBy(table, table.state.enemies[0]!, { must: true, do: 'move-to-hunter', n: 1 }));

    expect(alerts(stage)).toEqual([true, true, true, false]);
    expect(stage.types()).toEqual(['enemy-moved', 'enemy-alerted', 'enemy-alerted']);
  });

  test('[ZD-R-56] checked after every move: passing through alerts, patrolling onto an alert enemy alerts', () => {
    const through = given({
      map: ['######'],
      hunters: [hunter([5, 0])],
      enemies: [
        { type: 'strider', at: [0, 0], isAlert: true },
        { type: 'grazer', at: [1, 0] },
      ],
    });
    const onto = given({
      map: ['######'],
      routes: [
        {
          squares: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
      hunters: [hunter([5, 0])],
      enemies: [
        { type: 'grazer', at: [0, 0] },
        { type: 'strider', at: [1, 0], isAlert: true },
      ],
    });

    through.run(table => moveBy(table, table.state.enemies[0]!, { must: true, do: 'move-to-hunter', n: 3 }));
    onto.run(table => patrol(table, table.state.enemies[0]!));

    expect(through.types()).toEqual(['enemy-moved', 'enemy-alerted', 'enemy-moved', 'enemy-moved']);
    expect(alerts(through)).toEqual([true, true]);
    expect(alerts(onto)).toEqual([true, true]);
  });

  test('[ZD-R-56] checked after every alert: it chains inside the square and not beyond', () => {
    const stage = given({
      map: ['g#####'],
      hunters: [hunter([1, 0])],
      enemies: [
        { type: 'grazer', at: [2, 0] },
        { type: 'strider', at: [3, 0] },
        { type: 'strider', at: [2, 0] },
      ],
    });

    stage.run(table =>
      resolveEffects(table, { seat: 0, source: blunt, enemy: table.state.enemies[2]!, attack: null, evade: null }, [
        { do: 'deal-damage', n: 1 },
      ]),
    );

    expect(stage.toldOf('enemy-alerted').map(event => [event.enemy, event.rule])).toEqual([
      [2, 'ZD-ALERT-3'],
      [0, 'ZD-ALERT-4'],
    ]);
    expect(alerts(stage)).toEqual([true, false, true]);
  });

  test('[ZD-ALERT-5] enemies in the same or an adjacent square of one that is attacked', () => {
    const stage = attack({
      map: ['######'],
      hunters: [hunter([2, 0])],
      enemies: [
        { type: 'grazer', at: [2, 0] },
        { type: 'watcher', at: [3, 0] },
        { type: 'watcher', at: [4, 0] },
        { type: 'watcher', at: [2, 0] },
        { type: 'watcher', at: [1, 0] },
      ],
    });

    expect(alerts(stage)).toEqual([true, true, false, true, true]);
  });

  test('[ZD-ALERT-6] [ZD-ALERT-7] [ZD-ALERT-8] at the start of the enemy step, all hunters count', () => {
    const stage = given({
      map: ['##########', '##########', '##########'],
      hunters: [hunter([0, 0]), hunter([4, 0]), hunter([8, 0])],
      enemies: [
        { type: 'watcher', at: [4, 0] },
        { type: 'grazer', at: [7, 1] },
        { type: 'strider', at: [2, 2] },
        { type: 'grazer', at: [6, 2] },
      ],
      state: { step: 'begin-enemy-step' },
    });

    stage.run(beginEnemyStep);

    expect(stage.toldOf('enemy-alerted').map(event => [event.enemy, event.rule])).toEqual([
      [0, 'ZD-ALERT-6'],
      [1, 'ZD-ALERT-7'],
    ]);
    expect(alerts(stage)).toEqual([true, true, false, false]);
  });

  test('[ZD-ALERT-6] [ZD-ALERT-7] tall grass hides from adjacent squares only; a fainted hunter alerts nobody', () => {
    const stage = given({
      map: ['#g#####'],
      hunters: [hunter([1, 0]), hunter([5, 0], { isUp: false })],
      enemies: [
        { type: 'watcher', at: [0, 0] },
        { type: 'grazer', at: [1, 0] },
        { type: 'strider', at: [5, 0] },
        { type: 'strider', at: [6, 0] },
      ],
      state: { step: 'begin-enemy-step' },
    });

    stage.run(beginEnemyStep);

    expect(alerts(stage)).toEqual([false, true, false, false]);
  });

  test('[ZD-ALERT-9] a sprint alerts adjacent enemies at once, square by square', () => {
    const stage = given({
      map: ['#######', '#######'],
      hunters: [hunter([0, 0])],
      enemies: [
        { type: 'watcher', at: [2, 1] },
        { type: 'grazer', at: [3, 0] },
        { type: 'strider', at: [4, 1] },
      ],
    });

    stage.run(takeAction).answer('take-action', 'sprint');
    const before = alerts(stage);
    stage.answer('sprint-step', [1, 0]);
    const midway = alerts(stage);
    stage.answer('sprint-step', [2, 0]);

    expect([before, midway, alerts(stage)]).toEqual([
      [false, false, false],
      [true, false, false],
      [true, true, false],
    ]);
  });

  test('[ZD-ACT-7] the log reads in order: a machine next to the first square hears the sprint begin, one farther on hears it pass', () => {
    const stage = given({
      map: ['#######', '#######'],
      hunters: [hunter([0, 0])],
      enemies: [
        { type: 'watcher', at: [0, 1] },
        { type: 'grazer', at: [3, 0] },
      ],
    });

    stage.run(takeAction).answer('take-action', 'sprint').answer('sprint-step', [1, 0]).answer('sprint-step', [2, 0]);

    const view = viewOf(stateSchema, stage.state, 0) as View;
    const log = stage.told.filter(({ type }) => !ASIDES.includes(type)).map(event => sentence(event, view, 0));
    expect(log.filter(says => says !== '')).toEqual([
      'The Watcher is alert: you start to sprint next to it.',
      'You sprint 2 squares east.',
      'The Grazer is alert: you sprinted next to it.',
    ]);
  });

  test('[ZD-ALERT-10] a box that alerts all enemies within 1 reaches no farther', () => {
    const stage = given({
      map: ['######'],
      hunters: [hunter([5, 0])],
      enemies: [
        { type: 'sawtooth', at: [1, 0], isAlert: true },
        { type: 'strider', at: [2, 0] },
        { type: 'grazer', at: [3, 0] },
      ],
      behaviours: { sawtooth: [{ no: [{ must: true, do: 'special', effects: [{ do: 'alert-within', n: 1 }] }] }] },
    });

    stage.run(table => behave(table, table.state.enemies[0]!));

    expect(stage.toldOf('enemy-alerted')).toMatchObject([{ enemy: 1, rule: 'ZD-ALERT-10' }]);
    expect(alerts(stage)).toEqual([true, true, false]);
  });

  test('[ZD-ALERT-11] sneaking, crafting, distracting and setting a trap alert nobody until the next check', () => {
    const start = (): DawnRehearsal =>
      given({
        map: ['####', '####'],
        hunters: [
          hunter([0, 0], { hand: [snare], discard: ['stamina.1'], equipment: { armour: -1, ranged: caster, sidearm: -1, melee: -1 } }),
        ],
        enemies: [{ type: 'watcher', at: [1, 0] }],
      });

    const sneaked = start().run(takeAction).answer('take-action', 'sneak').answer('sneak-step', [0, 1]);
    const crafted = start().run(takeAction).answer('take-action', 'craft').answer('craft-size', 'craft-3');
    const distracted = start().run(takeAction).answer('take-action', 'distract').answer('distract-square', [0, 0]);
    const trapped = start().run(takeAction).answer('take-action', 'ranged').answer('trap-square', [1, 0]);

    for (const stage of [sneaked, crafted, distracted, trapped]) expect([stage.asks, ...alerts(stage)]).toEqual([null, false]);
    expect(distracted.enemy(0).square).toBe(distracted.square([0, 0]));
    expect(trapped.state.traps).toHaveLength(1);
    for (const stage of [sneaked, crafted, distracted, trapped]) expect(alerts(stage.run(beginEnemyStep))).toEqual([true]);
  });
});
