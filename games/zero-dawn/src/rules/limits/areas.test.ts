/** Areas of effect: just inside and just outside what the other tests of the rules show. */
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../content/words/index.ts';
import { arrow, bow, coil, printEnemy } from '../../testing/fixtures.ts';
import type { DawnRehearsal, EnemyOn, Position } from '../../testing/rehearsal.ts';
import { damage, field, fire, shoot } from '../../testing/skirmish.ts';

type Aoe = Extract<Effect, { readonly do: 'aoe' }>;
const area = (more: Omit<Aoe, 'do'>): Aoe => ({ do: 'aoe', ...more });

describe('Areas', () => {
  const burst = (
    effects: readonly Effect[],
    enemies: readonly Partial<EnemyOn>[],
    more: Partial<Position> = {},
    crit: Effect[] = [],
  ): DawnRehearsal => {
    printEnemy('watcher');
    const ranged = bow();
    const placed = enemies.map((enemy): EnemyOn => ({ type: 'watcher', at: [3, 1], ...enemy }));
    return shoot(field({ hand: [arrow({ effects, crit })], equipment: { ranged } }, placed, more), ranged).answer('choose-target', 'e0');
  };

  test('[ZD-AOE-4] dice are rolled for each victim, and shown', () => {
    const stage = burst([area({ dice: { orange: 1 } })], [{}, { at: [4, 1] }], { dice: { aoe: [2] } });

    expect(stage.toldOf('dice-rolled').at(-1)).toEqual({
      ...{ type: 'dice-rolled', rule: 'ZD-AOE-4', for: 'area', reveals: true },
      ...{ dice: ['orange'], faces: [2], stake: null },
    });
  });

  test('[ZD-AOE-4] one victim alone needs no order, several do', () => {
    const asks = (aoe: number[], ...others: Partial<EnemyOn>[]): string | null =>
      burst([area({ dice: { orange: 1 } })], [{}, ...others], { dice: { aoe } }).asks;

    expect([asks([0], { at: [4, 1] }), asks([], { at: [4, 1] }, { at: [4, 0] })]).toEqual([null, 'order-area']);
  });

  test('[ZD-AOE-5] [ZD-R-19] a condition that a crit buys needs damage; one that a crit does not name is not given', () => {
    const struckWith = (damaged: number, crit: Effect[]): object => {
      const stage = burst([area({ dice: { orange: 1 } })], [{}, { at: [4, 1], isAlert: true, armour: 1 }], { dice: { aoe: ['crit'] } }, [
        damage(damaged),
        ...crit,
      ]);
      return { fire: stage.enemy(1).fire, wounds: stage.enemy(1).wounds, suffers: stage.types('enemy-suffers') };
    };

    expect([struckWith(1, [fire]), struckWith(2, [fire]), struckWith(2, [])]).toEqual([
      { fire: 0, wounds: 0, suffers: [] },
      { fire: 1, wounds: 1, suffers: ['enemy-suffers'] },
      { fire: 0, wounds: 1, suffers: [] },
    ]);
  });

  test('[ZD-AOE-6] a crit buys a pull as well as a push, and provisos of the entry count', () => {
    const pulled = burst([area({ dice: { orange: 1 } })], [{}, { at: [4, 1] }], { dice: { aoe: ['crit'] } }, [{ do: 'pull' }]);
    const refused = burst([area({ dice: { orange: 1 } })], [{}, { at: [4, 1] }], { dice: { aoe: ['crit'] } }, [
      { do: 'add-damage', n: 3, if: ['target-frozen'] },
    ]);

    expect(pulled.asks).toBe('pull');
    expect(refused.enemy(1).wounds).toBe(0);
  });

  test('[ZD-AOE-6] [ZD-R-161] what an enemy’s own card, a trait or a modification brings has no crit entry', () => {
    const plain = coil('limits-coil', [area({ dice: { orange: 1 }, damage: 1 })]);
    printEnemy('watcher');
    const ranged = bow({ crit: [damage(5)], slots: 2 });
    const stage = shoot(
      field({ hand: [arrow()], equipment: { ranged }, modifications: [{ card: plain, on: 1 }] }, [{ at: [3, 1] }, { at: [4, 1] }], {
        dice: { aoe: ['crit'] },
      }),
      ranged,
    ).answer('choose-target', 'e0');

    expect(stage.enemy(1).wounds).toBe(1);
  });

  test('[ZD-R-22] only a Freeze of those who were caught is used up', () => {
    const stage = burst([area({ damage: 1 })], [{}, { at: [4, 1], freeze: 1 }, { at: [6, 1], freeze: 1 }]);

    expect(stage.state.enemies.map(({ freeze }) => freeze)).toEqual([0, 0, 1]);
  });

  test('[ZD-R-22] an attack without an area leaves the Freeze of those beside its target', () => {
    const stage = burst([damage(1)], [{}, { at: [4, 1], freeze: 1 }]);

    expect(stage.enemy(1).freeze).toBe(1);
  });

  test('[ZD-R-15] a single kill needs no order', () => {
    printEnemy('watcher', { hp: 1 });
    const ranged = bow();
    const stage = shoot(
      field({ hand: [arrow({ effects: [area({ damage: 1 })] })], equipment: { ranged } }, [{ at: [3, 1] }, { at: [4, 1] }]),
      ranged,
    ).answer('choose-target', 'e0');

    expect([stage.asks, stage.types('enemy-killed')]).toEqual([null, ['enemy-killed']]);
  });
});
