/** Enemies and conditions: ZD-ECOND-1..8, ZD-R-20..22. Conditions that need damage (ZD-R-17..19) are in attack.test.ts and components.test.ts. */
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { Condition } from '../content/kinds.ts';
import type { Box } from '../content/types.ts';
import { activateOne } from '../testing/behaving.ts';
import { arrow, bow, caster, printEnemy, wire } from '../testing/fixtures.ts';
import { type DawnRehearsal, type EnemyOn, given } from '../testing/rehearsal.ts';
import { alerted, damage, field, freeze, hits, shoot } from '../testing/skirmish.ts';
import { enterSquare } from './push.ts';

const SHARD = cardNamed('salvage-metal-shards.10');
const CONDITIONS: readonly Condition[] = ['fire', 'freeze', 'shock'];

/** An arrow worth so much, with a condition, is shot at enemy 0. */
function hit(worth: number, condition: Condition, enemy: Partial<EnemyOn> = {}): DawnRehearsal {
  const ranged = bow();
  const effects = [damage(worth), { do: 'inflict', condition } as const];
  return shoot(field({ hand: [arrow({ effects })], equipment: { ranged } }, [{ at: [3, 1], ...enemy }]), ranged);
}

/** Enemy 0 activates as its only card says, or patrols. */
function activate(enemy: Partial<EnemyOn>, boxes: readonly Box[] = [], hunterAt: readonly [number, number] = [0, 0]): DawnRehearsal {
  return given({
    map: ['#######'],
    routes: [
      {
        squares: [
          [4, 0],
          [5, 0],
          [6, 0],
        ],
        loop: true,
      },
    ],
    hunters: [
      { hunter: 'carja', at: hunterAt, equipment: { armour: -1 }, salvage: [], recency: 1 },
      { hunter: 'forgesmith', at: [0, 0] },
    ],
    enemies: [{ type: 'sawtooth', at: [4, 0], ...enemy }],
    behaviours: { sawtooth: [{ no: boxes }] },
    state: { step: 'enemies', salvagePile: [SHARD] },
  }).run(activateOne);
}

describe('Enemies and conditions', () => {
  test.each(CONDITIONS)('[ZD-ECOND-1] an attack with %s that does damage gives the condition', condition => {
    printEnemy('watcher');
    const stage = hit(3, condition, { isAlert: true, armour: 2 });

    expect(stage.enemy(0)).toMatchObject({ wounds: 1, fire: 0, freeze: 0, shock: 0, [condition]: 1 });
    expect(stage.toldOf('enemy-suffers')).toMatchObject([{ enemy: 0, condition }]);
  });

  test.each(['fire', 'shock'] as const)('[ZD-ECOND-2] an enemy that suffers %s already gets no second token', condition => {
    printEnemy('watcher');
    const stage = hit(1, condition, { [condition]: 1 });

    expect(stage.enemy(0)).toMatchObject({ wounds: 1, [condition]: 1 });
    expect(stage.types('enemy-suffers')).toEqual([]);
  });

  test.each(CONDITIONS)('[ZD-ECOND-3] [ZD-EN-9] an enemy immune to %s does not get it', condition => {
    printEnemy('watcher', { immune: [condition] });
    const stage = hit(1, condition);

    expect(stage.enemy(0)).toMatchObject({ wounds: 1, fire: 0, freeze: 0, shock: 0 });
    expect(stage.types('enemy-suffers')).toEqual([]);
  });

  test.each([true, false])('[ZD-ECOND-4] Fire does 1 damage at the end of its activation, alert: %s, whatever the armour', isAlert => {
    printEnemy('sawtooth', { hp: 3 });
    const stage = activate({ isAlert, fire: 1, armour: 2 }, [{ must: true, do: 'special', effects: [] }]);

    expect(stage.enemy(0)).toMatchObject({ wounds: 1, fire: 0, isAlert: true });
    expect(stage.types().slice(-3 - (isAlert ? 0 : 1))).toEqual(
      isAlert ? ['box-resolved', 'enemy-wounded', 'enemy-recovers'] : ['enemy-moved', 'enemy-wounded', 'enemy-recovers', 'enemy-alerted'],
    );
  });

  test('[ZD-ECOND-5] killed by Fire: points for the party, neither salvage nor glory for anybody', () => {
    printEnemy('sawtooth', { hp: 3, salvage: 1, glory: 2, points: 4 });
    const stage = activate({ isAlert: true, fire: 1, wounds: 2, burnedBy: 0 });

    expect(stage.enemy(0).status).toBe('burnt');
    expect(stage.state.points).toBe(4);
    expect(stage.state.hunters.map(hunter => hunter.glory)).toEqual([0, 0]);
    expect(stage.types('salvage-taken', 'glory-gained')).toEqual([]);
  });

  test('[ZD-ECOND-6] [ZD-ECOND-7] armour does not count against the frozen, and the token goes with that attack', () => {
    printEnemy('watcher');
    const ranged = bow({ attack: [damage(3)] });
    const stage = field({ hand: [arrow(), arrow({ id: 'second' })], equipment: { ranged } }, [
      { at: [3, 1], isAlert: true, armour: 2, freeze: 1 },
    ]);

    shoot(stage, ranged).answer('play-ammunition', 'arrow');
    shoot(stage, ranged);

    expect(hits(stage)).toEqual([3, 1]);
    expect(stage.enemy(0)).toMatchObject({ wounds: 4, freeze: 0 });
    expect(stage.types('attack-hits', 'enemy-recovers')).toEqual(['attack-hits', 'enemy-recovers', 'attack-hits']);
  });

  test('[ZD-ECOND-8] Shock ends the activation after the first action, and the token goes', () => {
    const boxes: Box[] = [
      { must: true, do: 'move-to-hunter', n: 2 },
      { must: true, do: 'melee', range: 0, damage: 3 },
    ];

    const stage = activate({ isAlert: true, shock: 1 }, boxes, [2, 0]);

    expect(stage.toldOf('box-resolved').map(event => event.box)).toEqual(['move-to-hunter']);
    expect(stage.enemy(0)).toMatchObject({ square: stage.square([2, 0]), shock: 0 });
    expect(stage.types('hunter-attacked')).toEqual([]);
  });

  test('[ZD-ECOND-8] an action that is impossible is passed over and does not count', () => {
    const boxes: Box[] = [
      { must: true, do: 'melee', range: 0, damage: 3 },
      { must: true, do: 'move-to-hunter', n: 1 },
      { must: true, do: 'move-to-hunter', n: 1 },
    ];

    const stage = activate({ isAlert: true, shock: 1 }, boxes, [1, 0]);

    expect(stage.toldOf('box-resolved').map(event => event.box)).toEqual(['move-to-hunter']);
    expect(stage.enemy(0)).toMatchObject({ square: stage.square([3, 0]), shock: 0 });
  });
});

describe('Rulings on Freeze', () => {
  test('[ZD-R-20] an attack that freezes again adds no token, and the old one goes', () => {
    printEnemy('watcher');
    const stage = hit(2, 'freeze', { isAlert: true, armour: 1, freeze: 1 });

    expect(hits(stage)).toEqual([2]);
    expect(stage.enemy(0).freeze).toBe(0);
    expect(stage.types('enemy-suffers', 'enemy-recovers')).toEqual(['enemy-recovers']);
  });

  test.each([
    { isAlert: false, worth: 2 },
    { isAlert: true, worth: 0 },
  ])('[ZD-R-21] the attack uses it up with alert: $isAlert and damage $worth', ({ isAlert, worth }) => {
    printEnemy('watcher');
    const stage = hit(worth, 'fire', { isAlert, freeze: 1, armour: 1 });

    expect(stage.enemy(0)).toMatchObject({ wounds: worth, freeze: 0 });
  });

  test('[ZD-R-22] an area uses the Freeze of its victims, once for the whole attack', () => {
    printEnemy('watcher');
    const ranged = bow({
      attack: [
        { do: 'aoe', damage: 2 },
        { do: 'aoe', damage: 1, inflict: ['freeze'] },
      ],
    });
    const stage = field({ hand: [arrow()], equipment: { ranged } }, [
      { at: [3, 1] },
      { at: [4, 1], isAlert: true, armour: 2, freeze: 1 },
      { at: [4, 2], isAlert: true, armour: 1 },
      { at: [5, 1], freeze: 1 },
    ]);

    shoot(stage, ranged).answer('choose-target', 'e0');

    expect(stage.state.enemies.map(enemy => [enemy.wounds, enemy.freeze])).toEqual([
      [0, 0],
      [3, 0],
      [1, 1],
      [0, 1],
    ]);
  });

  test('[ZD-R-22] a trap uses Freeze', () => {
    printEnemy('watcher');
    const stage = field({}, [{ at: [3, 1], isAlert: true, armour: 2, freeze: 1 }]);
    stage.state.traps.push({
      square: stage.square([4, 1]),
      owner: 0,
      card: wire({ effects: [damage(3), freeze] }),
      weapon: caster(),
      dice: [0, 0, 0],
    });

    stage.run(table => enterSquare(table, table.state.enemies[0]!, stage.square([4, 1]), 'ZD-ACT-13', 'lured'));

    expect(stage.enemy(0)).toMatchObject({ wounds: 3, freeze: 0 });
    expect(alerted(stage)).toEqual([]);
  });
});
