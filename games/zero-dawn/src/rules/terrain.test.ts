/** Terrain: ZD-TERR-1..15, ZD-R-26..28. */
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { Component } from '../content/types.ts';
import { activateOne } from '../testing/behaving.ts';
import { arrow, blade, bow, caster, interrupt, printEnemy, strike, wire } from '../testing/fixtures.ts';
import { type At, type DawnRehearsal, given, type HunterOn, type Position } from '../testing/rehearsal.ts';
import { alerted, damage, dodge, field, shoot, strikeWith } from '../testing/skirmish.ts';
import { attackHunters } from './enemy-attack.ts';
import { beginEnemyStep } from './enemy-step.ts';
import { enterSquare } from './push.ts';

const SHARDS = [10, 11, 12, 13].map(n => cardNamed(`salvage-metal-shards.${n}`));
const eye: Component = { letter: 'A', name: 'Eye', tear: 2, damage: 0, effects: [] };

describe('Tall grass', () => {
  const meadow = (hunterAt: At, enemyAt: At): DawnRehearsal =>
    given({
      map: ['#####', '#g###'],
      hunters: [
        { hunter: 'carja', at: hunterAt },
        { hunter: 'forgesmith', at: [4, 0], isUp: false },
      ],
      enemies: [{ type: 'watcher', at: enemyAt }],
    });

  test('[ZD-TERR-1] a hunter in it does not alert enemies beside at the start of the enemy step', () => {
    const hidden = meadow([1, 1], [2, 1]).run(beginEnemyStep);
    const seen = meadow([1, 0], [2, 1]).run(beginEnemyStep);

    expect([alerted(hidden), alerted(seen)]).toEqual([[], [0]]);
  });

  test('[ZD-TERR-2] it does not hide from an enemy in the same square', () => {
    expect(alerted(meadow([1, 1], [1, 1]).run(beginEnemyStep))).toEqual([0]);
  });

  test('[ZD-TERR-3] it has no effect on alert enemies', () => {
    const stage = given({
      map: ['#####', '#g###'],
      hunters: [
        { hunter: 'carja', at: [1, 1], equipment: { armour: -1 } },
        { hunter: 'forgesmith', at: [4, 0], isUp: false },
      ],
      enemies: [{ type: 'sawtooth', at: [2, 1], isAlert: true }],
      behaviours: { sawtooth: [{ no: [strike(2, { range: 1 })] }] },
      state: { step: 'enemies' },
    });

    stage.run(activateOne);

    expect(stage.toldOf('hunter-attacked')).toMatchObject([{ seat: 0, damage: 2 }]);
  });

  test('[ZD-TERR-4] it does not muffle a sprint', () => {
    const stage = meadow([1, 1], [2, 1]).play();

    stage.answer('take-action', 'sprint').answer('sprint-step', 'pass');

    expect(alerted(stage)).toEqual([0]);
  });
});

describe('Rocky outcrops', () => {
  const onOutcrop: Partial<Position> = { outcrops: [[2, 1]] };

  test.each([
    { outcrops: [[2, 1]] as At[], glory: 2 },
    { outcrops: [[3, 1]] as At[], glory: 1 },
  ])('[ZD-TERR-5] a ranged attack that kills from $outcrops gives $glory glory', ({ outcrops, glory }) => {
    printEnemy('watcher', { hp: 1, glory: 1 });
    const ranged = bow({ attack: [damage(1)] });
    const stage = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1] }], { outcrops }), ranged);

    expect(stage.hunter(0).glory).toBe(glory);
  });

  test('[ZD-TERR-6] a melee attack in its square that kills gives 1 glory more', () => {
    printEnemy('watcher', { hp: 1, glory: 1 });
    const melee = blade({ attack: [damage(1)] });
    const stage = strikeWith(field({ equipment: { melee } }, [{ at: [2, 1] }], onOutcrop), melee);

    expect(stage.hunter(0).glory).toBe(2);
  });

  test('[ZD-R-27] for a melee attack the square after moving in counts', () => {
    printEnemy('watcher', { hp: 1, glory: 1 });
    const melee = blade({ attack: [damage(1)] });
    const into = strikeWith(field({ equipment: { melee } }, [{ at: [3, 1] }], { outcrops: [[3, 1]] }), melee);
    const outOf = strikeWith(field({ equipment: { melee } }, [{ at: [3, 1] }], onOutcrop), melee);

    expect([into.hunter(0).glory, outOf.hunter(0).glory]).toEqual([2, 1]);
  });

  test('[ZD-TERR-5] the square of the attack counts, though the hunter dodges away before the kill is credited', () => {
    printEnemy('watcher', { hp: 1, glory: 1 });
    const ranged = bow({ attack: [damage(1), dodge] });
    const away = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1] }], onOutcrop), ranged).answer('dodge', [1, 1]);
    const onto = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1] }], { outcrops: [[1, 1]] }), ranged).answer(
      'dodge',
      [1, 1],
    );

    expect([away.hunter(0).glory, onto.hunter(0).glory]).toEqual([2, 1]);
  });

  test('[ZD-TERR-5] a hunter who climbs it before the dice fall attacks from it', () => {
    printEnemy('watcher', { hp: 1, glory: 1 });
    const ranged = bow({ attack: [damage(1)] });
    const climb = interrupt('climb', 'any-time', [{ do: 'move-hunter', n: 1 }]);
    const stage = field({ hand: [arrow(), climb], equipment: { ranged } }, [{ at: [3, 1] }], { outcrops: [[1, 1]] });

    shoot(stage, ranged).answer('play-on-attack', 'climb').answer('move-hunter', [1, 1]);

    expect(stage.hunter(0).glory).toBe(2);
  });

  test('[ZD-R-27] a melee attack was made where the hunter moved in, though a card takes the hunter elsewhere before the dice fall', () => {
    printEnemy('watcher', { hp: 1, glory: 1 });
    const melee = blade({ attack: [damage(1)] });
    const climb = interrupt('climb', 'any-time', [{ do: 'move-hunter', n: 1 }]);
    const gloryWith = (outcrop: At): number => {
      const stage = strikeWith(field({ hand: [climb], equipment: { melee } }, [{ at: [3, 1] }], { outcrops: [outcrop] }), melee);
      return stage.answer('play-on-attack', 'climb').answer('move-hunter', [4, 1]).hunter(0).glory;
    };

    expect([gloryWith([4, 1]), gloryWith([3, 1])]).toEqual([1, 2]);
  });

  test('[ZD-TERR-7] an attack that removes a component from it gives 1 glory more', () => {
    printEnemy('watcher', { components: [eye] });
    const ranged = bow({ attack: [damage(2)] });
    const stage = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1] }], onOutcrop), ranged).answer('choose-part', 'A');

    expect(stage.hunter(0).glory).toBe(2);
  });

  test('[ZD-R-26] one attack that does both gives the bonus once', () => {
    printEnemy('watcher', { hp: 2, glory: 3, components: [{ ...eye, damage: 2 }] });
    const ranged = bow({ attack: [damage(2)] });
    const stage = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1] }], onOutcrop), ranged).answer('choose-part', 'A');

    expect(stage.enemy(0).status).toBe('killed');
    expect(stage.hunter(0).glory).toBe(1 + 3 + 1);
  });

  test('[ZD-R-28] no bonus for a trap', () => {
    printEnemy('watcher', { hp: 1, glory: 1 });
    const stage = field({}, [{ at: [4, 1] }], onOutcrop);
    stage.state.traps.push({
      square: stage.square([5, 1]),
      owner: 0,
      card: wire({ effects: [damage(1)] }),
      weapon: caster(),
      dice: [0, 0, 0],
    });

    stage.run(table => enterSquare(table, table.state.enemies[0]!, stage.square([5, 1]), 'ZD-ACT-13', 'lured'));

    expect(stage.hunter(0).glory).toBe(1);
  });

  test('[ZD-R-28] no bonus for victims of an area', () => {
    printEnemy('watcher', { hp: 2, glory: 1 });
    const ranged = bow({ attack: [{ do: 'aoe', damage: 2 }] });
    const stage = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1] }, { at: [4, 1] }], onOutcrop), ranged).answer(
      'choose-target',
      'e0',
    );

    expect(stage.enemy(1).status).toBe('killed');
    expect(stage.hunter(0).glory).toBe(1);
  });

  test('[ZD-TERR-8] a hunter on it counts as most recently activated', () => {
    const position = (outcrops: At[]): DawnRehearsal =>
      given({
        map: ['#####'],
        hunters: [
          { hunter: 'carja', at: [1, 0], recency: 7, equipment: { armour: -1 } },
          { hunter: 'forgesmith', at: [3, 0], recency: 2, equipment: { armour: -1 } },
        ],
        enemies: [{ type: 'watcher', at: [2, 0], isAlert: true }],
        outcrops,
      }).run(table => attackHunters(table, table.state.enemies[0]!, strike(1, { range: 1 })));

    expect(position([]).toldOf('hunter-attacked')).toMatchObject([{ seat: 0 }]);
    expect(position([[3, 0]]).toldOf('hunter-attacked')).toMatchObject([{ seat: 1 }]);
  });

  test('[ZD-TERR-9] it is never used up', () => {
    printEnemy('watcher', { hp: 1, glory: 1 });
    const ranged = bow({ attack: [damage(1)] });
    const stage = field({ hand: [arrow(), arrow({ id: 'second' })], equipment: { ranged } }, [{ at: [3, 1] }, { at: [1, 1] }], onOutcrop);

    shoot(stage, ranged).answer('choose-target', 'e0').answer('play-ammunition', 'arrow');
    shoot(stage, ranged);

    expect(stage.hunter(0).glory).toBe(4);
    expect(stage.state.outcrops).toEqual([stage.square([2, 1])]);
  });
});

describe('Ruins', () => {
  const sheltered = (more: HunterOn = {}): DawnRehearsal =>
    given({
      hunters: [
        { hunter: 'carja', at: [1, 1], draw: ['carja-sidestep', 'carja-take-a-bow'], equipment: { armour: -1 }, ...more },
        { hunter: 'nora', at: [2, 1] },
      ],
      enemies: [{ type: 'watcher', at: [1, 1], isAlert: true }],
      ruins: [
        [1, 1],
        [4, 1],
      ],
      state: { step: 'enemies' },
    });
  const hit = (stage: DawnRehearsal, box = strike(5)): DawnRehearsal =>
    stage.run(table => attackHunters(table, table.state.enemies[0]!, box));

  test('[ZD-TERR-10] an attack on a hunter in its square is ignored and the marker is removed', () => {
    const stage = hit(sheltered());

    expect(stage.asks).toBeNull();
    expect(stage.types()).toEqual(['hunter-attacked', 'ruin-used']);
    expect(stage.state.ruins).toEqual([stage.square([4, 1])]);
    expect(stage.hunter(0).draw).toHaveLength(2);
  });

  test('[ZD-TERR-11] no evade roll is made', () => {
    const stage = hit(sheltered({ equipment: {} }));

    expect(stage.types('dice-rolled')).toEqual([]);
    expect(stage.hunter(0).square).toBe(stage.square([1, 1]));
  });

  test('[ZD-TERR-12] it works once', () => {
    const stage = hit(hit(sheltered()), strike(1));

    expect(stage.types('hunter-attacked', 'ruin-used', 'hunter-damaged')).toEqual([
      'hunter-attacked',
      'ruin-used',
      'hunter-attacked',
      'hunter-damaged',
    ]);
  });

  test('[ZD-TERR-13] nothing else of the attack happens', () => {
    const stage = hit(
      sheltered({ hand: [interrupt('answer', 'evaded', [])] }),
      strike(5, { effects: [{ do: 'inflict', condition: 'fire' }, { do: 'push' }, { do: 'aoe', damage: 2 }] }),
    );

    expect(stage.asks).toBeNull();
    expect(stage.hunter(0)).toMatchObject({ fire: 0, square: stage.square([1, 1]) });
    expect(stage.types('hunter-caught', 'hunter-suffers', 'hunter-moved')).toEqual([]);
  });
});

describe('Machine corpses', () => {
  test('[ZD-TERR-14] in its square an action removes it and draws 3 salvage', () => {
    const stage = field({}, [{ at: [6, 0] }], {
      corpses: [
        [2, 1],
        [5, 1],
      ],
      state: { salvagePile: SHARDS },
    }).play();

    expect(stage.options()).toEqual(['sprint', 'sneak', 'loot', 'stop']);
    stage.answer('take-action', 'loot');

    expect(stage.hunter(0)).toMatchObject({ salvage: SHARDS.slice(0, 3), actionsLeft: 1, done: ['loot'] });
    expect(stage.state.corpses).toEqual([stage.square([5, 1])]);
    expect(stage.types('corpse-looted', 'salvage-taken')).toEqual(['corpse-looted', 'salvage-taken', 'salvage-taken', 'salvage-taken']);
  });

  test('[ZD-TERR-15] a corpse is of use only in its own square', () => {
    const stage = field({}, [{ at: [6, 0] }], { corpses: [[3, 1]] }).play();

    expect(stage.options()).toEqual(['sprint', 'sneak', 'stop']);
  });
});
