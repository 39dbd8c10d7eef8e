/** Area of effect: ZD-AOE-1..8, ZD-R-13, ZD-R-14, ZD-R-16, ZD-R-143, ZD-R-156, ZD-R-161. Freeze on victims (ZD-R-22) is in enemy-conditions.test.ts. */
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { Effect } from '../content/words/index.ts';
import { ability, arrow, bow, coil, fate, interrupt, printEnemy, trait, wire } from '../testing/fixtures.ts';
import type { DawnRehearsal, EnemyOn, Position } from '../testing/rehearsal.ts';
import { alerted, damage, dodge, field, fire, push, shoot } from '../testing/skirmish.ts';

const SHARD = cardNamed('salvage-metal-shards.10');
type Aoe = Extract<Effect, { readonly do: 'aoe' }>;
const area = (more: Omit<Aoe, 'do'>): Aoe => ({ do: 'aoe', ...more });

/** An arrow with these effects is shot at enemy 0. */
function burst(effects: readonly Effect[], enemies: readonly Partial<EnemyOn>[], more: Partial<Position> = {}): DawnRehearsal {
  const ranged = bow();
  const placed = enemies.map((enemy): EnemyOn => ({ type: 'watcher', at: [0, 0], ...enemy }));
  return shoot(field({ hand: [arrow({ effects })], equipment: { ranged } }, placed, more), ranged).answer('choose-target', 'e0');
}
const wounds = (stage: DawnRehearsal): number[] => stage.state.enemies.map(enemy => enemy.wounds);

describe('Area of effect', () => {
  test("[ZD-AOE-1] [ZD-AOE-3] [ZD-R-143] enemies in and next to the target's square are hit, the target is not", () => {
    printEnemy('watcher');

    const stage = burst(
      [area({ damage: 2 })],
      [{ at: [3, 1] }, { at: [3, 1] }, { at: [4, 2] }, { at: [5, 1] }, { at: [2, 0], status: 'escaped' }],
    );

    expect(wounds(stage)).toEqual([0, 2, 2, 0, 0]);
    expect(stage.toldOf('area-hit').map(event => event.enemy)).toEqual([1, 2]);
  });

  test('[ZD-AOE-2] victims suffer only what is listed after the symbol', () => {
    printEnemy('watcher');

    const stage = burst([fire, damage(3), area({ damage: 1 })], [{ at: [3, 1] }, { at: [4, 1] }]);

    expect(stage.enemy(0)).toMatchObject({ wounds: 3, fire: 1 });
    expect(stage.enemy(1)).toMatchObject({ wounds: 1, fire: 0 });
  });

  test('[ZD-AOE-3] the target does not suffer the area part', () => {
    printEnemy('watcher');

    const stage = burst([damage(1), area({ damage: 4, inflict: ['fire'] })], [{ at: [3, 1] }, { at: [4, 1] }]);

    expect(stage.enemy(0)).toMatchObject({ wounds: 1, fire: 0 });
    expect(stage.enemy(1)).toMatchObject({ wounds: 4, fire: 1 });
  });

  test('[ZD-AOE-4] dice are rolled for each victim apart, in the order that the attacker names', () => {
    printEnemy('watcher');
    const stage = burst([area({ dice: { orange: 2 } })], [{ at: [3, 1] }, { at: [4, 1] }, { at: [4, 0] }, { at: [3, 2] }], {
      dice: { aoe: [2, 2, 1, 0, 1, 1] },
    });

    expect(stage.asks).toBe('order-area');
    expect(stage.options()).toEqual(['e1', 'e2', 'e3']);
    stage.answer('order-area', ['e3', 'e1', 'e2']);

    expect(stage.toldOf('dice-rolled').filter(event => event.for === 'area')).toMatchObject([
      { faces: [2, 2] },
      { faces: [1, 0] },
      { faces: [1, 1] },
    ]);
    expect(wounds(stage)).toEqual([0, 1, 2, 4]);
  });

  test('[ZD-AOE-5] damage and crits count for the victim they were rolled for', () => {
    printEnemy('watcher');
    const ranged = bow();
    const grenade = arrow({ effects: [area({ dice: { orange: 1 } })], crit: [damage(2), fire] });
    const stage = field({ hand: [grenade], equipment: { ranged } }, [{ at: [3, 1] }, { at: [4, 1] }, { at: [4, 0] }], {
      dice: { aoe: ['crit', 1] },
    });

    shoot(stage, ranged).answer('choose-target', 'e0').answer('order-area', ['e1', 'e2']);

    expect(stage.enemy(1)).toMatchObject({ wounds: 2, fire: 1 });
    expect(stage.enemy(2)).toMatchObject({ wounds: 1, fire: 0 });
  });

  test('[ZD-AOE-6] [ZD-R-161] a crit on area dice sets off no further area', () => {
    printEnemy('watcher');
    const ranged = bow();
    const grenade = arrow({ effects: [area({ dice: { orange: 1 } })], crit: [damage(1), area({ damage: 5 })] });
    const stage = field({ hand: [grenade], equipment: { ranged } }, [{ at: [3, 1] }, { at: [4, 1] }, { at: [5, 1] }], {
      dice: { aoe: ['crit'] },
    });

    shoot(stage, ranged).answer('choose-target', 'e0');

    expect(wounds(stage)).toEqual([0, 1, 0]);
  });

  test('[ZD-AOE-7] weapon, coil, ammunition, ability, interrupt and trait add nothing to it', () => {
    printEnemy('watcher');
    const ranged = bow({ dice: { orange: 1 }, crit: [damage(1)], attack: [damage(1)] });
    const stage = field(
      {
        hand: [
          arrow({ effects: [damage(1), area({ damage: 1 })] }),
          ability('knack', [damage(1), { do: 'ignore-armour' }]),
          interrupt('heat', 'own-attack', [damage(1)]),
        ],
        equipment: { ranged },
        modifications: [{ card: coil('strong', [damage(1), { do: 'crit-damage', n: 1 }]), on: 1 }],
        traits: [trait({ attack: [damage(1)] })],
      },
      [{ at: [3, 1] }, { at: [4, 1], isAlert: true, armour: 1 }, { at: [4, 0] }],
      { dice: { attack: ['crit'] } },
    );

    shoot(stage, ranged)
      .answer('choose-target', 'e0')
      .answer('play-ability', 'knack')
      .answer('play-on-attack', 'heat')
      .answer('spend-crit', 'bow');

    // Weapon, coil, arrow, knack, heat, trait 1 each; the crit 1, and 1 more by the coil.
    expect(wounds(stage)).toEqual([8, 0, 1]);
  });

  test("[ZD-AOE-8] hunters are not hit by hunters' areas", () => {
    printEnemy('watcher');

    const stage = burst([area({ damage: 3, inflict: ['shock'] })], [{ at: [2, 1] }, { at: [3, 1] }]);

    expect(stage.hunter(0)).toMatchObject({ square: stage.square([2, 1]), shock: 0 });
    expect(stage.types('hunter-damaged', 'hunter-caught', 'hunter-suffers')).toEqual([]);
  });
});

describe('Rulings on areas', () => {
  test('[ZD-R-13] each victim has its own armour, if it is alert', () => {
    printEnemy('watcher');
    const enemies: EnemyOn[] = [
      { type: 'watcher', at: [3, 1], isAlert: true, armour: 5 },
      { type: 'watcher', at: [4, 1], isAlert: true, armour: 1 },
      { type: 'watcher', at: [4, 0], armour: 1 },
      { type: 'watcher', at: [4, 2], isAlert: true, armour: 9 },
    ];

    const fixed = burst([area({ damage: 3 })], enemies);
    const diced = burst([area({ dice: { orange: 2 } })], enemies, { dice: { aoe: [2, 1, 2, 1, 2, 1] } }).answer('order-area', [
      'e1',
      'e2',
      'e3',
    ]);

    expect(wounds(fixed)).toEqual([0, 2, 3, 0]);
    expect(wounds(diced)).toEqual([0, 2, 3, 0]);
  });

  test('[ZD-R-14] a condition that is listed needs no damage', () => {
    printEnemy('watcher');

    const stage = burst([area({ inflict: ['fire', 'shock'] })], [{ at: [3, 1] }, { at: [4, 1], isAlert: true, armour: 3 }]);

    expect(stage.enemy(1)).toMatchObject({ wounds: 0, fire: 1, shock: 1, burnedBy: 0 });
  });

  test('[ZD-EN-1] a victim with lethal damage is as good as gone: fate does not alert it while the target is credited', () => {
    printEnemy('watcher', { hp: 2, salvage: 1 });
    const clatter = fate('clatter', [{ do: 'alert-nearest' }]);
    const stage = burst([damage(2), area({ damage: 2 })], [{ at: [3, 1] }, { at: [4, 1] }, { at: [6, 1] }], {
      state: { salvagePile: [clatter], salvageDiscard: [] },
    });

    expect(stage.types('enemy-killed', 'enemy-alerted')).toEqual(['enemy-killed', 'enemy-alerted', 'enemy-killed']);
    expect(alerted(stage)).toEqual([2]);
  });

  test('[ZD-R-16] kills by an area are credited, without the bonus of the outcrop', () => {
    printEnemy('watcher', { hp: 2, salvage: 1, glory: 2, points: 3 });

    const stage = burst([area({ damage: 2 })], [{ at: [3, 1] }, { at: [4, 1] }], { outcrops: [[2, 1]], state: { salvagePile: [SHARD] } });

    expect(stage.enemy(1).status).toBe('killed');
    expect(stage.enemy(0).status).toBe('in-play');
    expect(stage.hunter(0)).toMatchObject({ glory: 2, salvage: [SHARD] });
    expect(stage.state.points).toBe(3);
  });

  test('[ZD-R-156] victims become alert, their own neighbours do not', () => {
    printEnemy('watcher');

    const stage = burst([area({ damage: 1 })], [{ at: [3, 1] }, { at: [4, 1] }, { at: [5, 1] }]);

    expect(alerted(stage)).toEqual([0, 1]);
    expect(stage.enemy(2).isAlert).toBe(false);
  });

  test('[ZD-R-156] victims become alert even if the attack is quiet', () => {
    printEnemy('watcher');

    const stage = burst([{ do: 'quiet-attack' }, area({ inflict: ['fire'] })], [{ at: [3, 1] }, { at: [4, 1] }]);

    expect(alerted(stage)).toEqual([0, 1]);
  });

  test('[ZD-R-161] crits on area dice buy the entry of the card that bears the area, all of it', () => {
    printEnemy('watcher');
    const ranged = bow({ crit: [damage(4)] });
    const grenade = arrow({ effects: [area({ dice: { orange: 1 } })], crit: [damage(1), push, dodge] });
    const stage = field({ hand: [grenade], equipment: { ranged } }, [{ at: [3, 1] }, { at: [4, 1] }], { dice: { aoe: ['crit'] } });

    shoot(stage, ranged).answer('choose-target', 'e0');
    expect(stage.options('order-effects')).toEqual(['push-e1', 'dodge']);
    stage.answer('order-effects', 'push-e1').answer('push', [5, 1]).answer('dodge', [1, 1]);

    expect(stage.types('crit-spent')).toEqual([]);
    expect(stage.enemy(1)).toMatchObject({ wounds: 1, square: stage.square([5, 1]) });
    expect(stage.hunter(0).square).toBe(stage.square([1, 1]));
  });

  test("[ZD-R-161] an area on a weapon's crit entry buys that entry", () => {
    printEnemy('watcher');
    const ranged = bow({ dice: { orange: 1 }, crit: [damage(2), area({ dice: { orange: 1 } })] });
    const stage = field({ hand: [arrow({ crit: [damage(5)] })], equipment: { ranged } }, [{ at: [3, 1] }, { at: [4, 1] }], {
      dice: { attack: ['crit'], aoe: ['crit'] },
    });

    shoot(stage, ranged).answer('choose-target', 'e0').answer('spend-crit', 'bow');

    expect(wounds(stage)).toEqual([2, 2]);
  });

  test('[ZD-R-161] without an entry of that card the crit is worth nothing', () => {
    printEnemy('watcher');
    const ranged = bow({ crit: [damage(4)] });
    const blast = ability('blast', [area({ dice: { orange: 1 } })]);
    const stage = field({ hand: [arrow({ crit: [damage(5)] }), blast], equipment: { ranged } }, [{ at: [3, 1] }, { at: [4, 1] }], {
      dice: { aoe: ['crit'] },
    });

    shoot(stage, ranged).answer('choose-target', 'e0').answer('play-ability', 'blast');

    expect(wounds(stage)).toEqual([0, 0]);
  });

  test('a victim with lethal damage is not hit again by a trap into which another is pushed', () => {
    printEnemy('watcher', { hp: 3, glory: 1 });
    const snare = arrow({ effects: [area({ damage: 1 })], symbols: ['caster'], trap: true });
    const stage = burst([push, area({ damage: 3 })], [{ at: [3, 1] }, { at: [4, 1] }], {
      state: { traps: [{ square: 0, owner: 1, card: snare, weapon: bow(), dice: [0, 0, 0] }] },
    });
    stage.state.traps[0]!.square = stage.square([4, 2]);

    stage.answer('push', [4, 2]);

    // The Carja killed it with the arrow; the Forgesmith's trap comes too late.
    expect(stage.toldOf('enemy-killed')).toMatchObject([{ enemy: 1, by: 0 }]);
    expect([0, 1].map(seat => stage.hunter(seat).glory)).toEqual([1, 0]);
  });

  test.each([
    { effects: [push], dies: 0, who: 'the target' },
    { effects: [area({ push: true })], dies: 1, who: 'a victim of the area' },
  ] as const)(
    '[ZD-EN-4] [ZD-EN-5] [ZD-TRAP-11] pushed into a trap that kills it, $who is killed once, by the trap',
    ({ effects, dies }) => {
      printEnemy('watcher', { hp: 3, glory: 1, points: 1 });
      const stage = burst(effects, [{ at: [3, 1] }, { at: [4, 1] }], {
        state: { traps: [{ square: 0, owner: 1, card: wire({ effects: [damage(3)] }), weapon: bow(), dice: [0, 0, 0] }] },
      });
      stage.state.traps[0]!.square = stage.square([4, 2]);

      stage.answer('push', [4, 2]);

      expect(stage.toldOf('enemy-killed')).toMatchObject([{ enemy: dies, by: 1 }]);
      expect([stage.state.points, ...[0, 1].map(seat => stage.hunter(seat).glory)]).toEqual([1, 0, 1]);
    },
  );
});
