/**
 * Making attacks: ZD-ATK-1..27, ZD-R-11, ZD-R-12, ZD-R-15, ZD-R-18..20, ZD-R-29..35, ZD-R-153, ZD-R-159, ZD-R-160.
 * What AOEs add is in area-of-effect.test.ts, what conditions do in enemy-conditions.test.ts.
 */
import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { FACES } from '../content/dice.ts';
import type { Effect } from '../content/words/index.ts';
import {
  ability,
  ammunition,
  armour,
  arrow,
  blade,
  bow,
  coil,
  interrupt,
  printEnemy,
  sling,
  strike,
  trait,
  weave,
} from '../testing/fixtures.ts';
import { type DawnRehearsal, given } from '../testing/rehearsal.ts';
import { alerted, damage, dodge, field, fire, hits, push, shoot, strikeWith } from '../testing/skirmish.ts';
import { attackHunters } from './enemy-attack.ts';
import { hurtEnemy } from './kills.ts';

const SHARD = cardNamed('salvage-metal-shards.10');

describe('Making attacks', () => {
  test('[ZD-ATK-1] target, component, cards, roll, reroll, crits, damage, kill, in this order', () => {
    printEnemy('watcher', {
      hp: 4,
      salvage: 1,
      glory: 1,
      points: 2,
      components: [{ letter: 'A', name: 'Eye', tear: 4, damage: 1, effects: [] }],
    });
    const ranged = bow({ dice: { orange: 1 }, crit: [damage(2)] });
    const stage = field(
      { hand: [arrow({ dice: { blue: 1 } }), ability('patience', [{ do: 'reroll', upTo: 1 }])], equipment: { ranged } },
      [{ at: [4, 1] }, { at: [3, 1] }],
      { dice: { attack: [0, 2, 'crit'] }, state: { salvagePile: [SHARD] } },
    );

    shoot(stage, ranged)
      .answer('choose-target', 'e0')
      .answer('choose-part', 'body')
      .answer('play-ability', 'patience')
      .answer('reroll', ['d1'])
      .answer('spend-crit', 'bow');

    expect(stage.types()).toEqual([
      'attack-declared',
      'part-chosen',
      'card-played',
      'card-played',
      'dice-rolled',
      'dice-rerolled',
      'crit-spent',
      'attack-hits',
      'enemy-wounded',
      'enemy-killed',
      'points-gained',
      'salvage-taken',
      'glory-gained',
      'enemy-alerted',
      'card-done',
      'card-done',
    ]);
    expect(stage.chance.left).toEqual({});
  });

  test('[ZD-ATK-2] with two loaded ranged weapons the weapon is asked for', () => {
    const stage = field({ hand: [arrow(), ammunition('bomb', { symbols: ['sling'] })], equipment: { ranged: bow(), sidearm: sling() } }, [
      { at: [3, 1] },
    ]);

    stage.play().answer('take-action', 'ranged');

    expect(stage.asks).toBe('choose-weapon');
    expect(stage.options()).toEqual(['bow', 'sling']);
  });

  test('[ZD-ATK-2] the weapon chosen is the one that attacks', () => {
    printEnemy('watcher');
    const stage = field(
      {
        hand: [arrow(), ammunition('bomb', { symbols: ['sling'] })],
        equipment: { ranged: bow(), sidearm: sling({ dice: { orange: 1 } }) },
      },
      [{ at: [3, 1] }],
      { dice: { attack: [2] } },
    );

    stage.play().answer('take-action', 'ranged').answer('choose-weapon', 'sling');

    expect(hits(stage)).toEqual([2]);
    expect(stage.keys(stage.hunter(0).discard)).toEqual(['bomb']);
  });

  test('[ZD-ATK-3] only enemies in sight and in range are offered', () => {
    const ranged = bow({ range: 2 });
    const stage = given({
      map: ['##.##', '#####', '##.##'],
      hunters: [{ hunter: 'carja', at: [1, 1], hand: [arrow()], equipment: { ranged } }, { hunter: 'forgesmith' }],
      enemies: [
        { type: 'watcher', at: [3, 1] },
        { type: 'strider', at: [3, 0] },
        { type: 'watcher', at: [1, 2] },
        { type: 'grazer', at: [4, 1] },
        { type: 'watcher', at: [1, 0], status: 'killed' },
      ],
    });

    shoot(stage, ranged);

    expect(stage.asks).toBe('choose-target');
    expect(stage.options()).toEqual(['e0', 'e2']);
  });

  test('[ZD-ATK-4] the component is named before the dice fall and not after', () => {
    printEnemy('watcher', { components: [{ letter: 'A', name: 'Eye', tear: 4, damage: 2, effects: [] }] });
    const ranged = bow({ dice: { orange: 1 } });
    const stage = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1] }], { dice: { attack: [2] } }), ranged);

    expect(stage.asks).toBe('choose-part');
    expect(stage.options()).toEqual(['body', 'A']);
    expect(stage.types()).toEqual(['attack-declared']);

    stage.answer('choose-part', 'A');

    expect(stage.asks).toBeNull();
    expect(stage.toldOf('attack-hits')).toMatchObject([{ enemy: 0, damage: 2, part: 0 }]);
  });

  test('[ZD-ATK-5] a weapon without matching ammunition in hand cannot be used', () => {
    const equipment = { ranged: bow(), sidearm: sling() };
    const empty = field({ hand: [ability('knack')], equipment }, [{ at: [3, 1] }]).play();
    const loaded = field({ hand: [ammunition('bomb', { symbols: ['sling'] })], equipment }, [{ at: [3, 1] }]).play();

    expect(empty.options()).toEqual(['sprint', 'sneak', 'distract', 'melee', 'stop']);
    expect(loaded.options()).toEqual(['sprint', 'sneak', 'distract', 'ranged', 'melee', 'stop']);

    loaded.answer('take-action', 'ranged');

    expect(loaded.toldOf('attack-declared')).toMatchObject([{ card: equipment.sidearm }]);
  });

  test('[ZD-ATK-6] one ammunition card is played, whatever else is in hand', () => {
    printEnemy('watcher');
    const ranged = bow();
    const stage = shoot(
      field(
        { hand: [ammunition('first', { dice: { orange: 1 } }), ammunition('second', { dice: { blue: 2 } })], equipment: { ranged } },
        [{ at: [3, 1] }],
        { dice: { attack: [2] } },
      ),
      ranged,
    );

    expect(stage.asks).toBe('play-ammunition');
    expect(stage.options()).toEqual(['first', 'second']);

    stage.answer('play-ammunition', 'first');

    expect(stage.asks).toBeNull();
    expect(stage.keys(stage.hunter(0).hand)).toEqual(['second']);
    expect(stage.keys(stage.hunter(0).discard)).toEqual(['first']);
    expect(hits(stage)).toEqual([2]);
  });

  test('[ZD-ATK-7] one ability may be added, and only one', () => {
    printEnemy('watcher');
    const ranged = bow();
    const twoKnacks = (): DawnRehearsal =>
      shoot(
        field({ hand: [arrow(), ability('knack', [damage(1)]), ability('trick', [damage(2)])], equipment: { ranged } }, [{ at: [3, 1] }]),
        ranged,
      );

    expect(twoKnacks().options()).toEqual(['knack', 'trick', 'pass']);

    const without = twoKnacks().answer('play-ability', 'pass');
    const one = twoKnacks().answer('play-ability', 'trick');

    expect([without.asks, hits(without), without.keys(without.hunter(0).hand)]).toEqual([null, [0], ['knack', 'trick']]);
    expect([one.asks, hits(one), one.keys(one.hunter(0).hand)]).toEqual([null, [2], ['knack']]);
  });

  test('[ZD-ATK-8] dice of weapon, ammunition and ability are one roll', () => {
    printEnemy('watcher');
    const ranged = bow({ dice: { orange: 1 } });
    const stage = field(
      { hand: [arrow({ dice: { blue: 2 } }), ability('knack', [], { dice: { black: 1 } })], equipment: { ranged } },
      [{ at: [3, 1] }],
      { dice: { attack: [1, 2, 3, 3] } },
    );

    shoot(stage, ranged).answer('play-ability', 'knack');

    expect(stage.toldOf('dice-rolled')).toMatchObject([{ for: 'attack', faces: [1, 2, 3, 3] }]);
    expect(hits(stage)).toEqual([9]);
  });

  test('[ZD-ATK-9] [ZD-ATK-15] damage is pips and all bonuses, counted after the roll', () => {
    printEnemy('watcher');
    const ranged = bow({ dice: { blue: 1 }, attack: [damage(1)] });
    const stage = field({ hand: [arrow(), ability('knack', [damage(1)])], equipment: { ranged } }, [{ at: [3, 1] }], {
      dice: { attack: [3] },
    });

    shoot(stage, ranged).answer('play-ability', 'knack');

    expect(stage.types('dice-rolled', 'attack-hits', 'enemy-wounded')).toEqual(['dice-rolled', 'attack-hits', 'enemy-wounded']);
    expect(stage.toldOf('dice-rolled')).toMatchObject([{ faces: [3] }]);
    expect(hits(stage)).toEqual([5]);
    expect(stage.enemy(0).wounds).toBe(5);
  });

  test('[ZD-ATK-10] [ZD-ATK-11] one reroll, all dice chosen at once, and what comes stands', () => {
    printEnemy('watcher');
    const ranged = bow({ dice: { orange: 3 } });
    const stage = shoot(
      field({ hand: [arrow(), ability('knack', [{ do: 'reroll', upTo: 2 }])], equipment: { ranged } }, [{ at: [3, 1] }], {
        dice: { attack: [2, 1, 2, 0, 1] },
      }),
      ranged,
    ).answer('play-ability', 'knack');

    expect(stage.open).toMatchObject([{ kind: 'reroll', choose: 'some', min: 0, max: 2, facts: { faces: [2, 1, 2] } }]);
    expect(stage.options()).toEqual(['d1', 'd2', 'd3']);

    stage.answer('reroll', ['d1', 'd3']);

    expect(stage.asks).toBeNull();
    expect(stage.toldOf('dice-rerolled')).toMatchObject([{ faces: [0, 1, 1] }]);
    expect(hits(stage)).toEqual([2]);
  });

  test('[ZD-ATK-12] each crit buys one entry of weapon or ammunition, never of the ability', () => {
    printEnemy('watcher');
    const ranged = bow({ dice: { orange: 2 }, crit: [damage(2)] });
    const stage = shoot(
      field({ hand: [arrow({ crit: [fire] }), ability('knack', [damage(1)])], equipment: { ranged } }, [{ at: [3, 1] }], {
        dice: { attack: ['crit', 'crit'] },
      }),
      ranged,
    ).answer('play-ability', 'knack');

    expect(stage.options('spend-crit')).toEqual(['bow', 'arrow', 'nothing']);
    stage.answer('spend-crit', 'bow');
    expect(stage.options('spend-crit')).toEqual(['bow', 'arrow', 'nothing']);
    stage.answer('spend-crit', 'arrow');

    expect(stage.asks).toBeNull();
    expect(hits(stage)).toEqual([3]);
    expect(stage.enemy(0)).toMatchObject({ wounds: 3, fire: 1 });
  });

  test('[ZD-ATK-13] picks may mix and repeat', () => {
    printEnemy('watcher');
    const ranged = bow({ dice: { orange: 2 }, crit: [damage(2)] });
    const twoCrits = (): DawnRehearsal =>
      shoot(
        field({ hand: [arrow({ crit: [damage(1)] })], equipment: { ranged } }, [{ at: [3, 1] }], { dice: { attack: ['crit', 'crit'] } }),
        ranged,
      );

    const twice = twoCrits().answer('spend-crit', 'arrow').answer('spend-crit', 'arrow');
    const mixed = twoCrits().answer('spend-crit', 'arrow').answer('spend-crit', 'bow');

    expect([hits(twice), hits(mixed)]).toEqual([[2], [3]]);
  });

  test('[ZD-ATK-14] all of a picked entry applies', () => {
    printEnemy('watcher');
    const ranged = bow({ dice: { orange: 1 }, crit: [damage(1), push] });
    const stage = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [4, 1] }], { dice: { attack: ['crit'] } }), ranged);

    stage.answer('spend-crit', 'bow').answer('push', [5, 1]);

    expect(stage.enemy(0)).toMatchObject({ wounds: 1, square: stage.square([5, 1]) });
  });

  test.each([
    { isAlert: true, armour: 1, left: 4, id: '[ZD-ATK-16] an alert target' },
    { isAlert: true, armour: 7, left: 0, id: '[ZD-ATK-16] an alert target (never below none)' },
    { isAlert: false, armour: 1, left: 5, id: '[ZD-ATK-17] a target that is not alert' },
  ])('$id of armour $armour suffers $left of 5', ({ isAlert, armour: plates, left }) => {
    printEnemy('watcher');
    const ranged = bow({ attack: [damage(5)] });
    const stage = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1], isAlert, armour: plates }]), ranged);

    expect(hits(stage)).toEqual([left]);
    expect(stage.enemy(0).wounds).toBe(left);
  });

  test('[ZD-ATK-18] a dodge is 0 or 1 square of the own hunter', () => {
    printEnemy('watcher');
    const ranged = bow();
    const dodging = (): DawnRehearsal =>
      shoot(field({ hand: [arrow({ effects: [dodge] })], equipment: { ranged } }, [{ at: [4, 1] }]), ranged);

    const stage = dodging();
    expect(stage.asks).toBe('dodge');
    expect(stage.offered()).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [1, 1],
      [3, 1],
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
    expect(stage.options()).toHaveLength(9);
    stage.answer('dodge', [3, 1]);
    const stayed = dodging().answer('dodge', 'pass');

    expect([stage.asks, stage.hunter(0).square]).toEqual([null, stage.square([3, 1])]);
    expect([stayed.asks, stayed.hunter(0).square]).toEqual([null, stayed.square([2, 1])]);
  });

  test('[ZD-ATK-19] a push may move the target to any adjacent square', () => {
    printEnemy('watcher');
    const ranged = bow();
    const pushing = (): DawnRehearsal =>
      shoot(field({ hand: [arrow({ effects: [push] })], equipment: { ranged } }, [{ at: [4, 1] }]), ranged);

    const stage = pushing();
    expect(stage.asks).toBe('push');
    expect(stage.offered()).toEqual([
      [3, 0],
      [4, 0],
      [5, 0],
      [3, 1],
      [5, 1],
      [3, 2],
      [4, 2],
      [5, 2],
    ]);
    expect(stage.options().at(-1)).toBe('pass');
    stage.answer('push', [3, 2]);
    const left = pushing().answer('push', 'pass');

    expect(stage.enemy(0).square).toBe(stage.square([3, 2]));
    expect(left.enemy(0).square).toBe(left.square([4, 1]));
    expect(left.toldOf('enemy-moved')).toEqual([]);
  });

  test('[ZD-ATK-20] a push offers no square outside the area', () => {
    const ranged = bow();
    const stage = shoot(
      given({
        map: ['##.', '###'],
        hunters: [{ hunter: 'carja', at: [0, 1], hand: [arrow({ effects: [push] })], equipment: { ranged } }, { hunter: 'forgesmith' }],
        enemies: [{ type: 'strider', at: [2, 1], components: [2] }],
      }),
      ranged,
    );

    expect(stage.asks).toBe('push');
    expect(stage.offered()).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  test('[ZD-ATK-21] effects come together with the damage', () => {
    printEnemy('watcher');
    const ranged = bow({ dice: { orange: 1 } });
    const stage = shoot(
      field({ hand: [arrow({ effects: [fire] })], equipment: { ranged } }, [{ at: [3, 1] }], { dice: { attack: [2] } }),
      ranged,
    );

    expect(stage.types()).toEqual([
      'attack-declared',
      'part-chosen',
      'card-played',
      'dice-rolled',
      'attack-hits',
      'enemy-wounded',
      'enemy-suffers',
      'enemy-alerted',
      'card-done',
    ]);
    expect(stage.enemy(0)).toMatchObject({ wounds: 2, fire: 1 });
  });

  test.each([
    { wounds: 6, status: 'in-play', salvage: [], glory: 0, points: 0 },
    { wounds: 7, status: 'killed', salvage: [SHARD], glory: 2, points: 3 },
  ])('[ZD-ATK-22] 3 damage on $wounds of 10 wounds leaves it $status, rewards at once', ({ wounds, status, salvage, glory, points }) => {
    printEnemy('watcher', { hp: 10, salvage: 1, glory: 2, points: 3 });
    const ranged = bow({ attack: [damage(3)] });
    const stage = shoot(
      field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1], wounds }], { state: { salvagePile: [SHARD] } }),
      ranged,
    );

    expect(stage.enemy(0).status).toBe(status);
    expect([stage.hunter(0).salvage, stage.hunter(0).glory, stage.state.points]).toEqual([salvage, glory, points]);
    expect(stage.hunter(1)).toMatchObject({ salvage: [], glory: 0 });
  });

  test('[ZD-ATK-23] a melee attack needs no ammunition', () => {
    printEnemy('watcher');
    const stage = field({ hand: [], equipment: { melee: blade({ dice: { orange: 1 } }) } }, [{ at: [2, 1] }], { dice: { attack: [2] } });

    expect(stage.play().options()).toContain('melee');
    stage.answer('take-action', 'melee');

    expect(hits(stage)).toEqual([2]);
    expect(stage.types('card-played')).toEqual([]);
  });

  test('[ZD-ATK-24] a melee target stands in the same or an adjacent square', () => {
    const melee = blade({ range: 3 });
    const stage = strikeWith(field({ equipment: { melee } }, [{ at: [2, 1] }, { at: [3, 2] }, { at: [4, 1] }]), melee);

    expect(stage.asks).toBe('choose-target');
    expect(stage.options()).toEqual(['e0', 'e1']);
    expect(
      field({ equipment: { melee } }, [{ at: [4, 1] }])
        .play()
        .options(),
    ).not.toContain('melee');
  });

  test('[ZD-ATK-25] the hunter moves into the square of an adjacent target before anything else', () => {
    printEnemy('watcher', { components: [{ letter: 'A', name: 'Eye', tear: 4, damage: 2, effects: [] }] });
    const melee = blade();
    const adjacent = strikeWith(field({ equipment: { melee } }, [{ at: [3, 2] }]), melee);
    const same = strikeWith(field({ equipment: { melee } }, [{ at: [2, 1] }]), melee);

    expect(adjacent.asks).toBe('choose-part');
    expect(adjacent.types()).toEqual(['attack-declared', 'hunter-moved']);
    expect(adjacent.hunter(0).square).toBe(adjacent.square([3, 2]));
    expect(same.types()).toEqual(['attack-declared']);
    expect(same.hunter(0).square).toBe(same.square([2, 1]));
  });

  test('[ZD-ATK-26] the other steps of a melee attack are those of a ranged one', () => {
    printEnemy('watcher');
    const melee = blade({ dice: { orange: 2 }, crit: [damage(2)] });
    const stage = field(
      { hand: [ability('knack', [], { dice: { blue: 1 } })], equipment: { melee } },
      [{ at: [3, 1], isAlert: true, armour: 1 }],
      { dice: { attack: [2, 1, 'crit'] } },
    );

    strikeWith(stage, melee).answer('play-ability', 'knack').answer('spend-crit', 'blade');

    expect(stage.toldOf('dice-rolled')).toMatchObject([{ for: 'attack', faces: [2, 1, 'crit'] }]);
    expect(stage.enemy(0).wounds).toBe(4);
  });

  test('[ZD-ATK-27] a second crit with the same condition brings no second token', () => {
    printEnemy('watcher');
    const ranged = bow({ dice: { orange: 2 }, crit: [damage(1), fire] });
    const stage = shoot(
      field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1] }], { dice: { attack: ['crit', 'crit'] } }),
      ranged,
    );

    stage.answer('spend-crit', 'bow').answer('spend-crit', 'bow');

    expect(stage.enemy(0)).toMatchObject({ wounds: 2, fire: 1 });
    expect(stage.toldOf('enemy-suffers')).toHaveLength(1);
  });
});

describe('Rulings on attacks', () => {
  test('[ZD-R-11] armour counts if a card has alerted the target before the damage is totalled', () => {
    printEnemy('watcher');
    const ranged = bow({ attack: [damage(5)] });
    const aiming = (): DawnRehearsal =>
      shoot(
        field({ hand: [arrow(), interrupt('shout', 'any-time', [{ do: 'alert-nearest' }])], equipment: { ranged } }, [
          { at: [3, 1], armour: 2 },
        ]),
        ranged,
      );

    const surprised = aiming().answer('play-on-attack', 'pass');
    const warned = aiming().answer('play-on-attack', 'shout');

    expect([hits(surprised), hits(warned)]).toEqual([[5], [3]]);
    expect(warned.types('enemy-alerted', 'attack-hits')).toEqual(['enemy-alerted', 'attack-hits']);
  });

  test('[ZD-R-12] target and neighbours become alert after the attack, judged from where the target was attacked', () => {
    printEnemy('watcher', { glory: 1 });
    const ranged = bow();
    // Enemy 1 is next to the old square, enemy 2 only to the new one.
    const stage = shoot(
      field({ hand: [arrow({ effects: [push] })], equipment: { ranged } }, [{ at: [4, 1] }, { at: [3, 0] }, { at: [6, 1] }]),
      ranged,
    );

    stage.answer('choose-target', 'e0');
    expect(alerted(stage)).toEqual([]);
    stage.answer('push', [5, 1]);

    expect(stage.types('enemy-moved', 'enemy-alerted')).toEqual(['enemy-moved', 'enemy-alerted', 'enemy-alerted']);
    expect(alerted(stage)).toEqual([0, 1]);
    expect(stage.enemy(2).isAlert).toBe(false);
  });

  test('[ZD-R-12] a killed target still alerts its neighbours, after the rewards', () => {
    printEnemy('watcher', { hp: 1, glory: 1 });
    const ranged = bow({ attack: [damage(1)] });
    const stage = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [4, 1] }, { at: [5, 2] }]), ranged);

    stage.passAll();

    expect(stage.types('enemy-killed', 'glory-gained', 'enemy-alerted')).toEqual(['enemy-killed', 'glory-gained', 'enemy-alerted']);
    expect(alerted(stage)).toEqual([1]);
  });

  test('[ZD-R-15] target, area, pushes and dodges in the chosen order, kills of target and area, alerts', () => {
    printEnemy('watcher', { hp: 3, glory: 1 });
    const ranged = bow({ attack: [damage(3), fire, push, dodge] });
    const stage = shoot(
      field({ hand: [arrow({ effects: [{ do: 'aoe', damage: 3, push: true }] })], equipment: { ranged } }, [
        { at: [4, 1] },
        { at: [5, 1] },
        { at: [4, 2] },
        { at: [3, 0], wounds: -5 },
      ]),
      ranged,
    ).answer('choose-target', 'e0');

    // The target and two victims have lethal damage: only the survivor can still be pushed.
    expect(stage.asks).toBe('order-effects');
    expect(stage.options()).toEqual(['dodge', 'push-e3']);
    stage.answer('order-effects', 'push-e3').answer('push', [2, 0]).answer('dodge', [1, 1]);
    expect(stage.asks).toBe('order-kills');
    expect(stage.options()).toEqual(['e1', 'e2']);
    stage.answer('order-kills', ['e2', 'e1']);

    expect(
      stage.types(
        'attack-hits',
        'enemy-wounded',
        'enemy-suffers',
        'area-hit',
        'enemy-moved',
        'hunter-moved',
        'enemy-killed',
        'enemy-alerted',
      ),
    ).toEqual([
      'attack-hits',
      'enemy-wounded',
      'enemy-suffers',
      'area-hit',
      'enemy-wounded',
      'area-hit',
      'enemy-wounded',
      'area-hit',
      'enemy-wounded',
      'enemy-moved',
      'hunter-moved',
      'enemy-killed',
      'enemy-killed',
      'enemy-killed',
      'enemy-alerted',
    ]);
    expect(stage.toldOf('enemy-killed').map(event => event.enemy)).toEqual([0, 2, 1]);
    expect(stage.hunter(0).glory).toBe(3);
    expect(alerted(stage)).toEqual([3]);
  });

  test('[ZD-R-15] the attacker orders push and dodge either way', () => {
    printEnemy('watcher');
    const ranged = bow({ attack: [push, dodge] });
    const both = (): DawnRehearsal => shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [4, 1] }]), ranged);

    expect(both().options('order-effects')).toEqual(['push-e0', 'dodge']);
    const pushed = both().answer('order-effects', 'push-e0').answer('push', [5, 1]).answer('dodge', [3, 1]);
    const dodged = both().answer('order-effects', 'dodge').answer('dodge', [3, 1]).answer('push', [5, 1]);

    expect(pushed.types('enemy-moved', 'hunter-moved')).toEqual(['enemy-moved', 'hunter-moved']);
    expect(dodged.types('enemy-moved', 'hunter-moved')).toEqual(['hunter-moved', 'enemy-moved']);
  });

  test('[ZD-R-15] the area lies around the square where the target was attacked, though the target is pushed', () => {
    printEnemy('watcher');
    const ranged = bow({ attack: [push] });
    const stage = shoot(
      field({ hand: [arrow({ effects: [{ do: 'aoe', damage: 1 }] })], equipment: { ranged } }, [
        { at: [4, 1] },
        { at: [3, 1] },
        { at: [6, 1] },
      ]),
      ranged,
    );

    stage.answer('choose-target', 'e0').answer('push', [5, 1]);

    expect([0, 1, 2].map(id => stage.enemy(id).wounds)).toEqual([0, 1, 0]);
  });

  test('[ZD-R-18] [ZD-R-19] no condition without damage, not even from a crit', () => {
    printEnemy('watcher');
    const ranged = bow({ dice: { orange: 2 }, crit: [fire] });
    const stage = shoot(
      field(
        { hand: [arrow({ effects: [{ do: 'inflict', condition: 'shock' }] })], equipment: { ranged } },
        [{ at: [3, 1], isAlert: true, armour: 2 }],
        {
          dice: { attack: [2, 'crit'] },
        },
      ),
      ranged,
    ).answer('spend-crit', 'bow');

    expect(hits(stage)).toEqual([0]);
    expect(stage.enemy(0)).toMatchObject({ wounds: 0, fire: 0, shock: 0 });
  });

  test('[ZD-R-19] a crit entry gives its condition once there is damage in total', () => {
    printEnemy('watcher');
    const ranged = bow({ dice: { orange: 2 }, crit: [fire] });
    const stage = shoot(
      field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1], isAlert: true, armour: 1 }], { dice: { attack: [2, 'crit'] } }),
      ranged,
    );

    stage.answer('spend-crit', 'bow');

    expect(stage.enemy(0)).toMatchObject({ wounds: 1, fire: 1 });
  });

  test('[ZD-R-29] a crit may be left unused', () => {
    printEnemy('watcher');
    const ranged = bow({ dice: { orange: 1 }, crit: [damage(2)] });
    const stage = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [3, 1] }], { dice: { attack: ['crit'] } }), ranged);

    expect(stage.options('spend-crit')).toEqual(['bow', 'nothing']);
    stage.answer('spend-crit', 'nothing');

    expect(hits(stage)).toEqual([0]);
    expect(stage.types('crit-spent')).toEqual([]);
  });

  describe('[ZD-R-30] one reroll, whatever the number of sources', () => {
    const ranged = (): number => bow({ dice: { orange: 3 } });
    const careful = trait({ attack: [{ do: 'reroll', upTo: 2, once: 'activation' }] });
    /** Three dice, of which some will be rolled again. */
    const shot = (again: number): DawnRehearsal => {
      printEnemy('watcher');
      const weapon = ranged();
      return shoot(
        field(
          {
            hand: [arrow()],
            equipment: { ranged: weapon },
            modifications: [{ card: coil('steady', [{ do: 'reroll', upTo: 1 }]), on: 1 }],
            traits: [careful],
          },
          [{ at: [3, 1] }],
          { dice: { attack: [0, 0, 0, ...[1, 1].slice(0, again)] } },
        ),
        weapon,
      );
    };

    test('[ZD-R-30] the best source sets the number of dice and there is no second reroll', () => {
      const stage = shot(2);

      expect(stage.open).toMatchObject([{ kind: 'reroll', min: 0, max: 2 }]);
      stage.answer('reroll', ['d1', 'd2']);

      expect(stage.asks).toBeNull();
      expect(stage.toldOf('dice-rerolled')).toMatchObject([{ faces: [1, 1, 0] }]);
    });

    test('[ZD-R-30] a source that may be used once is used only if it was needed', () => {
      const used = [[], ['d1'], ['d1', 'd2']].map(dice => shot(dice.length).answer('reroll', dice).hunter(0).usedThisActivation);

      expect(used).toEqual([[], [], [`${careful}:attack0`]]);
    });

    test('[ZD-R-30] a source that is used up allows no more', () => {
      printEnemy('watcher');
      const weapon = ranged();
      const stage = field(
        { hand: [arrow()], equipment: { ranged: weapon }, traits: [careful], usedThisActivation: [`${careful}:attack0`] },
        [{ at: [3, 1] }],
        {
          dice: { attack: [0, 0, 0] },
        },
      );

      shoot(stage, weapon);

      expect(stage.asks).toBeNull();
      expect(stage.types('dice-rerolled')).toEqual([]);
    });

    test('[ZD-R-30] an evade roll has the same limit', () => {
      const worn = armour({ dice: { orange: 3 }, slots: 2 });
      const stage = field(
        {
          at: [3, 1],
          equipment: { armour: worn },
          modifications: [
            { card: weave('supple', [{ do: 'reroll', upTo: 2 }]), on: 3 },
            { card: weave('soft', [{ do: 'reroll', upTo: 1 }]), on: 3 },
          ],
        },
        [{ at: [3, 1], isAlert: true }],
        { dice: { evade: [0, 0, 0, 2, 2] } },
      ).run(table => attackHunters(table, table.state.enemies[0]!, strike(4)));

      expect(stage.open).toMatchObject([{ kind: 'reroll-evade', min: 0, max: 2 }]);
      stage.answer('reroll-evade', ['d1', 'd2']);

      expect(stage.asks).not.toBe('reroll-evade');
      expect(stage.toldOf('dice-rerolled')).toMatchObject([{ faces: [2, 2, 0] }]);
    });
  });

  test('[ZD-R-31] any ability fits any attack unless the card restricts it', () => {
    const hand = [
      arrow(),
      ability('free'),
      ability('close', [], { only: 'melee' }),
      ability('distant', [], { only: 'ranged' }),
      ability('springing', [], { onTraps: true }),
    ];
    const [ranged, melee] = [bow(), blade()];
    const stage = (): DawnRehearsal => field({ hand, equipment: { ranged, melee } }, [{ at: [2, 1], components: [2] }]);

    expect(shoot(stage(), ranged).options('play-ability')).toEqual(['free', 'distant', 'springing', 'pass']);
    expect(strikeWith(stage(), melee).options('play-ability')).toEqual(['free', 'close', 'springing', 'pass']);
  });

  test('[ZD-R-32] an interrupt is discarded when it is resolved, after the attack ammunition and then the ability', () => {
    printEnemy('watcher');
    const ranged = bow({ dice: { orange: 1 } });
    const stage = shoot(
      field(
        {
          hand: [ability('knack'), arrow(), interrupt('heat', 'own-attack', [damage(1)])],
          equipment: { ranged },
          discard: [cardNamed('carja-sidestep')],
        },
        [{ at: [3, 1] }],
        {
          dice: { attack: [0] },
        },
      ),
      ranged,
    );

    stage.answer('play-ability', 'knack').answer('play-on-attack', 'heat');

    expect(stage.types('card-played', 'card-done', 'dice-rolled')).toEqual([
      'card-played',
      'card-played',
      'card-played',
      'card-done',
      'dice-rolled',
      'card-done',
      'card-done',
    ]);
    expect(stage.keys(stage.hunter(0).discard)).toEqual(['carja-sidestep', 'heat', 'arrow', 'knack']);
  });

  test('[ZD-R-33] neither a dodge nor a push alerts those it ends beside', () => {
    printEnemy('watcher');
    const ranged = bow({ attack: [push, dodge] });
    // Enemy 1 stands beside where the hunter dodges to, enemy 2 beside where the target is pushed to.
    const stage = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [4, 0] }, { at: [1, 2] }, { at: [6, 2] }]), ranged);

    stage.answer('choose-target', 'e0').answer('order-effects', 'push-e0').answer('push', [5, 1]).answer('dodge', [2, 2]);

    expect(alerted(stage)).toEqual([0]);
  });

  test('[ZD-R-34] a huge enemy is not pushed into the square of another', () => {
    printEnemy('sawtooth', { isHuge: true });
    const ranged = bow({ attack: [push] });
    const stage = shoot(
      field({ hand: [arrow()], equipment: { ranged } }, [
        { type: 'sawtooth', at: [4, 1] },
        { type: 'sawtooth', at: [5, 1] },
        { type: 'watcher', at: [4, 2] },
      ]),
      ranged,
    ).answer('choose-target', 'e0');

    expect(stage.offered()).toEqual([
      [3, 0],
      [4, 0],
      [5, 0],
      [3, 1],
      [3, 2],
      [4, 2],
      [5, 2],
    ]);
  });

  test('[ZD-R-35] moving in for a melee attack alerts nobody by itself', () => {
    printEnemy('watcher');
    const melee = blade({ attack: [{ do: 'quiet-attack' }] });
    const stage = strikeWith(field({ equipment: { melee } }, [{ at: [3, 1] }, { at: [4, 1] }]), melee);

    expect(stage.hunter(0).square).toBe(stage.square([3, 1]));
    expect(alerted(stage)).toEqual([0]);
  });

  describe('[ZD-R-153] damage by an interrupt or trait is no attack', () => {
    const riposte = interrupt('riposte', 'damaged', [{ do: 'deal-damage', n: 3 }]);
    const struck = (wounds: number): DawnRehearsal => {
      printEnemy('watcher', { hp: 10, armour: 2, salvage: 1, glory: 2, points: 3 });
      const stage = given({
        hunters: [
          { hunter: 'carja', at: [5, 2], salvage: [] },
          {
            hunter: 'forgesmith',
            at: [1, 1],
            hand: [riposte],
            draw: [cardNamed('forgesmith-slag-bomb.1')],
            equipment: { armour: -1 },
            salvage: [],
          },
        ],
        enemies: [{ type: 'watcher', at: [1, 1], wounds, isAlert: true }],
        state: { salvagePile: [SHARD], step: 'enemies' },
      });
      return stage
        .run(table => attackHunters(table, table.state.enemies[0]!, strike(1)))
        .answer('pay-damage', 'pile')
        .answer('forced-dodge', [2, 1])
        .answer('play-when-damaged', 'riposte');
    };

    test('[ZD-R-153] armour does not count', () => {
      const stage = struck(2);

      expect(stage.enemy(0)).toMatchObject({ wounds: 5, status: 'in-play' });
      expect(stage.types('attack-hits', 'attack-declared')).toEqual([]);
    });

    test("[ZD-R-153] a kill is credited to that hunter, in another player's turn too", () => {
      const stage = struck(7);

      expect(stage.state.active).toBe(0);
      expect(stage.enemy(0).status).toBe('killed');
      expect(stage.hunter(1)).toMatchObject({ glory: 2, salvage: [SHARD] });
      expect(stage.hunter(0)).toMatchObject({ glory: 0, salvage: [] });
      expect(stage.state.points).toBe(3);
    });

    test('[ZD-R-153] it alerts', () => {
      printEnemy('watcher');

      const stage = field({}, [{ at: [4, 1] }]).run(table => hurtEnemy(table, table.state.enemies[0]!, 1, 0, 'ZD-R-153'));

      expect(stage.enemy(0)).toMatchObject({ wounds: 1, isAlert: true });
      expect(alerted(stage)).toEqual([0]);
    });
  });

  test('[ZD-R-159] a melee attack may use one card of ammunition, if the weapon shares its symbol', () => {
    printEnemy('watcher');
    const hand = [ammunition('bomb', { symbols: ['sling'], dice: { orange: 1 }, crit: [damage(3)] }), arrow()];
    const [mace, plain] = [blade({ symbols: ['sling'] }), blade()];
    const stage = strikeWith(field({ hand, equipment: { melee: mace } }, [{ at: [2, 1] }], { dice: { attack: ['crit'] } }), mace);

    expect(stage.asks).toBe('play-ammunition');
    expect(stage.options()).toEqual(['bomb', 'pass']);
    stage.answer('play-ammunition', 'bomb').answer('spend-crit', 'bomb');
    const without = strikeWith(field({ hand, equipment: { melee: plain } }, [{ at: [2, 1] }]), plain);

    expect([stage.asks, hits(stage), stage.keys(stage.hunter(0).discard)]).toEqual([null, [3], ['bomb']]);
    expect([without.asks, hits(without), without.hunter(0).hand]).toEqual([null, [0], hand]);
  });

  test('[ZD-R-160] push, dodge and area happen though the attack does no damage', () => {
    printEnemy('watcher');
    const ranged = bow({ attack: [push, dodge, fire] });
    const stage = shoot(
      field({ hand: [arrow({ effects: [{ do: 'aoe', damage: 1 }] })], equipment: { ranged } }, [{ at: [4, 1] }, { at: [4, 2] }]),
      ranged,
    );

    stage.answer('choose-target', 'e0').answer('order-effects', 'dodge').answer('dodge', [1, 1]).answer('push', [5, 1]);

    expect(hits(stage)).toEqual([0]);
    expect(stage.enemy(0)).toMatchObject({ wounds: 0, fire: 0, square: stage.square([5, 1]) });
    expect(stage.enemy(1).wounds).toBe(1);
    expect(stage.hunter(0).square).toBe(stage.square([1, 1]));
  });
});

describe('What attacks promise beyond the book', () => {
  test('a text that may be paid for once is not used up by declining', () => {
    printEnemy('watcher');
    const ranged = bow();
    const bargain = trait({ attack: [{ do: 'may-pay', cost: { glory: 1 }, then: [damage(2)], once: 'activation' }] });
    const stage = field({ hand: [arrow(), ammunition('second')], glory: 2, equipment: { ranged }, traits: [bargain] }, [{ at: [3, 1] }]);

    shoot(stage, ranged).answer('play-ammunition', 'arrow').answer('pay-cost', 'no');
    shoot(stage, ranged).answer('pay-cost', 'yes');

    expect(hits(stage)).toEqual([0, 2]);
    expect(stage.hunter(0)).toMatchObject({ glory: 1, usedThisActivation: [`${bargain}:attack0`] });
  });

  test.each([
    { effect: { do: 'gain-glory', n: 1 }, id: 'that happens after the attack' },
    { effect: { do: 'gain-glory', n: 1, if: ['damaged'] }, id: 'that waits for the outcome' },
    { effect: { do: 'gain-glory', n: 1, if: ['target-frozen', 'damaged'] }, id: 'with a proviso besides' },
  ] as const)('[ZD-EQ-13] a text $id, once per activation, is used up by the first attack', ({ effect }) => {
    printEnemy('watcher');
    const ranged = bow({ attack: [damage(1)] });
    const text = trait({ attack: [{ ...effect, once: 'activation' }] });
    const stage = field({ hand: [arrow(), ammunition('second')], equipment: { ranged }, traits: [text] }, [{ at: [3, 1], freeze: 2 }]);

    shoot(stage, ranged).answer('play-ammunition', 'arrow');
    expect(stage.hunter(0)).toMatchObject({ glory: 1, usedThisActivation: [`${text}:attack0`] });
    shoot(stage, ranged);

    expect(hits(stage)).toEqual([1, 1]);
    expect(stage.hunter(0).glory).toBe(1);
  });

  test('a proviso is judged when the card is played, one on the outcome after it', () => {
    printEnemy('watcher', { hp: 1 });
    const ranged = bow({ attack: [damage(1)] });
    const effects: Effect[] = [
      { do: 'gain-glory', n: 1, if: ['target-not-alert', 'killed'] },
      { do: 'gain-glory', n: 2, if: ['target-frozen'] },
    ];
    const stage = shoot(field({ hand: [arrow({ effects })], equipment: { ranged } }, [{ at: [3, 1], isAlert: true, freeze: 1 }]), ranged);

    expect(stage.enemy(0).status).toBe('killed');
    expect(stage.hunter(0).glory).toBe(2);
  });

  test("what a helper's interrupt costs and brings besides is the helper's", () => {
    printEnemy('watcher', { hp: 2 });
    const ranged = bow({ attack: [damage(1)] });
    const help = interrupt('help', 'ally-attack', [
      { do: 'may-pay', cost: { glory: 1 }, then: [damage(1)] },
      { do: 'draw', n: 1, if: ['killed'] },
    ]);
    const stage = field({ hand: [arrow()], glory: 5, equipment: { ranged } }, [{ at: [3, 1] }]);
    Object.assign(stage.hunter(1), { hand: [help], glory: 1, draw: [cardNamed('forgesmith-white-heat')] });

    shoot(stage, ranged).answer('play-on-attack', 'help', 1).answer('pay-cost', 'yes', 1);

    expect(hits(stage)).toEqual([2]);
    expect(stage.state.hunters.map(hunter => hunter.glory)).toEqual([5, 0]);
    expect(stage.keys(stage.hunter(1).hand)).toEqual(['forgesmith-white-heat']);
  });

  test('the odds shown with a card are those of the attack that follows', () => {
    printEnemy('watcher', { components: [{ letter: 'A', name: 'Eye', tear: 3, damage: 0, effects: [] }] });
    const ranged = bow({ dice: { orange: 1 } });
    const hand = [
      arrow(),
      ability('tear', [
        { do: 'add-tear', n: 2 },
        { do: 'reduce-armour', n: 1 },
      ]),
    ];
    const stage = shoot(
      field({ hand, equipment: { ranged } }, [{ at: [3, 1], isAlert: true, armour: 2 }], { dice: { attack: [1] } }),
      ranged,
    ).answer('choose-part', 'A');

    const [decision] = stage.open;
    const chances = decision!.options.map(one => decision!.odds!(one)['destroys']!.find(row => row.value === 1)!.chance);

    // One orange die against armour 2 does nothing; with the card it counts +2 against armour 1, and 2 pips tear it off.
    const twos = FACES[0]!.filter(face => face === 2).length;
    expect(chances).toEqual([expect.closeTo(twos / 6), 0]);
    stage.answer('play-ability', 'tear');
    expect(hits(stage)).toEqual([2]);
  });
});
