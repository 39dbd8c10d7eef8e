/** Components, pushes and traps: just inside and just outside what the other tests of the rules show. */
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../content/words/index.ts';
import { arrow, bow, caster, coil, printEnemy, wire } from '../../testing/fixtures.ts';
import type { At, DawnRehearsal, Position } from '../../testing/rehearsal.ts';
import { damage, dodge, field, push, shoot } from '../../testing/skirmish.ts';
import { enterSquare, pullEnemy, pushEnemy } from '../push.ts';

type Aoe = Extract<Effect, { readonly do: 'aoe' }>;
const area = (more: Omit<Aoe, 'do'>): Aoe => ({ do: 'aoe', ...more });

describe('Components', () => {
  const aimed = (worth: number, status: 0 | 1, more: Partial<Position> = {}): DawnRehearsal => {
    printEnemy('watcher', { components: [{ letter: 'A', name: 'Eye', tear: 4, damage: 0, effects: [] }] });
    const ranged = bow({ attack: [damage(worth)] });
    return shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1], components: [status] }], more), ranged).answer(
      'choose-part',
      'A',
    );
  };

  test('[ZD-CMPT-4] [ZD-CMPT-6] one that is damaged already is not damaged again: half tears it off, less does nothing', () => {
    expect([aimed(1, 0), aimed(2, 0), aimed(3, 0), aimed(4, 0)].map(stage => stage.enemy(0).components)).toEqual([[0], [1], [1], [2]]);
    expect([aimed(1, 1), aimed(2, 1)].map(stage => stage.enemy(0).components)).toEqual([[1], [2]]);
    expect(aimed(1, 1).types('component-damaged', 'component-destroyed')).toEqual([]);
  });

  test('[ZD-TERR-7] [ZD-TRAP-11] a trap sprung from an outcrop tears off a component for one glory, not two', () => {
    printEnemy('watcher', { components: [{ letter: 'A', name: 'Eye', tear: 1, damage: 0, effects: [] }] });
    const ranged = bow({ attack: [damage(1)] });
    const shot = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1] }], { outcrops: [[2, 1]] }), ranged).answer(
      'choose-part',
      'A',
    );

    expect(shot.hunter(0).glory).toBe(2);
  });

  test('[ZD-CMPT-9] what a component does besides an area happens once, to the enemy it was torn off', () => {
    printEnemy('watcher', {
      components: [
        { letter: 'A', name: 'Eye', tear: 1, damage: 0, effects: [{ do: 'inflict', condition: 'shock' }, area({ inflict: ['fire'] })] },
      ],
    });
    const ranged = bow({ attack: [damage(1)] });
    const stage = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1] }, { at: [4, 1] }]), ranged)
      .answer('choose-target', 'e0')
      .answer('choose-part', 'A');

    expect(stage.state.enemies.map(({ shock, fire: burns }) => [shock, burns])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(stage.types('enemy-suffers')).toHaveLength(2);
  });

  test('[ZD-CMPT-9] a push that a component brings is made once', () => {
    printEnemy('watcher', { components: [{ letter: 'A', name: 'Eye', tear: 1, damage: 0, effects: [push] }] });
    const ranged = bow({ attack: [damage(1)] });
    const stage = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1] }]), ranged).answer('choose-part', 'A');

    stage.answer('push', [4, 1]);
    expect([stage.asks, stage.types('enemy-moved')]).toEqual([null, ['enemy-moved']]);
  });
});

describe('Pushes and traps', () => {
  test('[ZD-TRAP-5] only the trap of the square that is entered goes off, and only that one is gone', () => {
    printEnemy('watcher');
    const stage = field({}, [{ at: [3, 1] }]);
    const trap = (at: At): DawnRehearsal['state']['traps'][number] => ({
      square: stage.square(at),
      owner: 0,
      card: wire(),
      weapon: caster(),
      dice: [0, 0, 0],
    });
    stage.state.traps = [trap([6, 1]), trap([4, 1]), trap([0, 0])];

    stage.run(table => enterSquare(table, table.state.enemies[0]!, stage.square([4, 1]), 'ZD-ACT-13', 'lured'));

    expect(stage.state.traps.map(({ square }) => square)).toEqual([stage.square([6, 1]), stage.square([0, 0])]);
    expect(stage.toldOf('trap-sprung').map(event => event.square)).toEqual([stage.square([4, 1])]);
  });

  test('[ZD-TRAP-5] who is gone springs no trap, and is neither pushed nor pulled', () => {
    printEnemy('watcher');
    const stage = field({}, [{ at: [3, 1], status: 'killed' }]);
    stage.state.traps = [{ square: stage.square([4, 1]), owner: 0, card: wire(), weapon: caster(), dice: [0, 0, 0] }];

    stage.run(table => enterSquare(table, table.state.enemies[0]!, stage.square([4, 1]), 'ZD-ACT-13', 'lured'));
    expect([stage.types('trap-sprung'), stage.state.traps.length]).toEqual([[], 1]);
    expect(stage.run(table => pushEnemy(table, 0, table.state.enemies[0]!, 'ZD-ATK-19')).asks).toBeNull();
    expect(stage.run(table => pullEnemy(table, 0, table.state.enemies[0]!, 'ZD-ATK-19')).asks).toBeNull();
  });

  test('[ZD-ATK-19] a pull may be declined', () => {
    printEnemy('watcher');
    const stage = field({}, [{ at: [5, 1] }]).run(table => pullEnemy(table, 0, table.state.enemies[0]!, 'ZD-ATK-19'));
    stage.answer('pull', 'pass');

    expect([stage.asks, stage.enemy(0).square]).toEqual([null, stage.square([5, 1])]);
  });

  test('[ZD-R-15] two pushes of one enemy are one choice in the order, and both are made', () => {
    printEnemy('watcher');
    const ranged = bow({ attack: [push, push, dodge] });
    const stage = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [4, 1] }]), ranged);

    expect(stage.options('order-effects')).toEqual(['push-e0', 'dodge']);
    stage.answer('order-effects', 'push-e0').answer('push', [5, 1]);
    expect(stage.options('order-effects')).toEqual(['push-e0', 'dodge']);
    stage.answer('order-effects', 'push-e0').answer('push', [6, 1]).answer('dodge', 'pass');
    expect(stage.enemy(0).square).toBe(stage.square([6, 1]));
  });

  test('[ZD-R-94] of what is fitted to a weapon only plain dice go into its traps', () => {
    const equipped = caster({ dice: { orange: 1 }, slots: 3 });
    const modifications = [
      [{ do: 'add-dice', colour: 'blue', n: 1 }],
      [{ do: 'add-dice', colour: 'black', n: 1, if: ['ranged'] }],
      [{ do: 'add-damage', n: 2 }],
    ].map((effects, i) => ({ card: coil(`limits-trap-${i}`, effects as Effect[]), on: 1 }));
    const stage = field({ hand: [wire()], equipment: { ranged: equipped }, modifications }, [{ at: [6, 1] }]).play();
    stage.answer('take-action', 'ranged').answer('trap-square', [2, 2]);

    expect(stage.state.traps.map(({ dice }) => dice)).toEqual([[1, 1, 0]]);
  });
});
