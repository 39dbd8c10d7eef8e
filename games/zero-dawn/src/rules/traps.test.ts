import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import { activateOne } from '../testing/behaving.ts';
import { ability, arrow, blade, bow, caster, coil, interrupt, printEnemy, trait, wire } from '../testing/fixtures.ts';
import { type At, type DawnRehearsal, given, type Position } from '../testing/rehearsal.ts';
import { alerted, damage, field, fire, hits, push, shoot } from '../testing/skirmish.ts';
import { enterSquare } from './push.ts';

const SHARD = cardNamed('salvage-metal-shards.10');

/** Lays a trap of seat 0 on a square, set with a caster. */
function lay(stage: DawnRehearsal, at: At, trap: Partial<DawnRehearsal['state']['traps'][number]> = {}): DawnRehearsal {
  stage.state.traps.push({ square: stage.square(at), owner: 0, card: wire(), weapon: caster(), dice: [0, 0, 0], ...trap });
  return stage;
}
/** Enemy 0 enters a square. */
const enter = (stage: DawnRehearsal, at: At): DawnRehearsal =>
  stage.run(table => enterSquare(table, table.state.enemies[0]!, stage.square(at), 'ZD-ACT-13', 'lured'));
const armed = (more: Partial<Position> = {}): DawnRehearsal =>
  field({ hand: [wire(), ability('knack', [damage(1)])], equipment: { ranged: caster({ range: 1 }) } }, [{ at: [3, 1] }], more);

describe('Setting traps', () => {
  test('[ZD-TRAP-1] [ZD-R-97] the ranged action sets a trap: only a square is asked for, action and card are used', () => {
    const stage = armed().play().answer('take-action', 'ranged');

    expect(stage.asks).toBe('trap-square');
    stage.answer('trap-square', [2, 2]);

    expect(stage.asks).toBe('take-action');
    expect(stage.options()).toEqual(['sprint', 'sneak', 'distract', 'melee', 'stop']);
    expect(stage.hunter(0)).toMatchObject({ actionsLeft: 1, done: ['ranged'] });
    expect(stage.keys(stage.hunter(0).hand)).toEqual(['knack']);
    expect(stage.types('dice-rolled', 'attack-declared', 'part-chosen')).toEqual([]);
  });

  test('[ZD-TRAP-1] the melee action sets a trap with a melee weapon that bears the symbol', () => {
    const stage = field({ hand: [wire()], equipment: { melee: blade({ symbols: ['caster'], range: 1 }) } }, [{ at: [3, 1] }]).play();

    stage.answer('take-action', 'melee');
    expect(stage.options('choose-weapon')).toEqual(['blade', 'blade:trap']);
    stage.answer('choose-weapon', 'blade:trap').answer('trap-square', [1, 1]);

    expect(stage.state.traps).toMatchObject([{ square: stage.square([1, 1]), owner: 0 }]);
    expect(stage.hunter(0)).toMatchObject({ square: stage.square([2, 1]), done: ['melee'], hand: [] });
  });

  test('[ZD-R-97] without a trap card in hand no trap can be set', () => {
    const shooting = arrow({ symbols: ['caster'] });
    const equipment = { ranged: caster({ range: 1 }) };

    const unarmed = field({ hand: [], equipment }, [{ at: [5, 1] }]).play();
    const loaded = field({ hand: [shooting], equipment }, [{ at: [3, 1] }])
      .play()
      .answer('take-action', 'ranged');

    expect(unarmed.options()).not.toContain('ranged');
    expect(loaded.types('attack-declared')).toEqual(['attack-declared']);
  });

  test('[ZD-TRAP-1] [ZD-R-97] a weapon with both kinds of cards may attack or set a trap, each with its own', () => {
    printEnemy('watcher');
    const hand = [wire(), arrow({ symbols: ['caster'], effects: [damage(2)] })];
    const stage = (): DawnRehearsal =>
      field({ hand, equipment: { ranged: caster() } }, [{ at: [3, 1] }])
        .play()
        .answer('take-action', 'ranged');

    expect(stage().options('choose-weapon')).toEqual(['caster', 'caster:trap']);
    const attacking = stage().answer('choose-weapon', 'caster');
    const trapping = stage().answer('choose-weapon', 'caster:trap').answer('trap-square', [2, 1]);

    expect([hits(attacking), attacking.keys(attacking.hunter(0).hand)]).toEqual([[2], ['wire']]);
    expect([hits(trapping), trapping.keys(trapping.hunter(0).hand)]).toEqual([[], ['arrow']]);
  });

  test('[ZD-R-97] of several trap cards one is chosen', () => {
    const hand = [wire({ id: 'fine' }), wire({ id: 'coarse' })];
    const stage = field({ hand, equipment: { ranged: caster() } }, [{ at: [5, 1] }])
      .play()
      .answer('take-action', 'ranged');

    expect(stage.options('play-ammunition')).toEqual(['fine', 'coarse']);
    stage.answer('play-ammunition', 'coarse').answer('trap-square', [2, 1]);

    expect(stage.state.traps.map(trap => trap.card)).toEqual([hand[1]]);
    expect(stage.hunter(0).hand).toEqual([hand[0]]);
  });

  test("[ZD-TRAP-2] the square lies within the weapon's range", () => {
    const stage = armed().play().answer('take-action', 'ranged');

    expect(stage.offered()).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [1, 1],
      [2, 1],
      [3, 1],
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
  });

  test('[ZD-TRAP-3] the token lies face up on the square, the card by the profile', () => {
    const stage = armed();
    const [card] = stage.hunter(0).hand;

    stage.play().answer('take-action', 'ranged').answer('trap-square', [1, 0]);

    expect(stage.state.traps).toMatchObject([{ square: stage.square([1, 0]), owner: 0, card }]);
    expect([stage.hunter(0).hand, stage.hunter(0).discard].flat()).not.toContain(card);
    expect(stage.toldOf('trap-set')).toMatchObject([{ seat: 0, card, square: stage.square([1, 0]) }]);
  });

  test('[ZD-TRAP-4] never a second token in a square', () => {
    const stage = lay(armed(), [1, 1], { owner: 1 }).play().answer('take-action', 'ranged');

    expect(stage.offered()).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [2, 1],
      [3, 1],
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
  });

  test('[ZD-R-91] no line of sight is needed', () => {
    const stage = given({
      map: ['#.#', '###'],
      hunters: [{ hunter: 'carja', at: [0, 0], hand: [wire()], equipment: { ranged: caster({ range: 2 }) } }, { hunter: 'forgesmith' }],
      enemies: [{ type: 'watcher', at: [2, 0] }],
    });

    stage.play().answer('take-action', 'ranged');

    expect(stage.offered()).toEqual([
      [0, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
  });

  test('[ZD-R-92] a trap may be set under an enemy and waits for the next one to enter', () => {
    printEnemy('watcher');
    const stage = armed();

    stage.play().answer('take-action', 'ranged').answer('trap-square', [3, 1]);
    expect(stage.types('trap-sprung')).toEqual([]);
    stage.state.enemies.push({ ...stage.enemy(0), id: 1, square: stage.square([4, 1]) });
    stage.run(table => enterSquare(table, table.state.enemies[1]!, stage.square([3, 1]), 'ZD-PATROL-1', 'patrol')).passAll();

    expect(stage.toldOf('trap-sprung')).toMatchObject([{ enemy: 1 }]);
  });

  test('[ZD-R-98] setting a trap alerts nobody', () => {
    const stage = armed().play().answer('take-action', 'ranged').answer('trap-square', [3, 1]);

    expect(alerted(stage)).toEqual([]);
    expect(stage.enemy(0).isAlert).toBe(false);
  });
});

describe('Springing traps', () => {
  test('[ZD-TRAP-5] an enemy that enters springs it at once', () => {
    printEnemy('watcher');
    const more = {
      routes: [
        {
          squares: [
            [4, 1],
            [5, 1],
          ] as const,
          loop: true as const,
        },
      ],
      dice: { trap: [2] },
      state: { step: 'enemies' as const },
    };
    const stage = lay(field({}, [{ at: [4, 1] }], more), [5, 1], { dice: [1, 0, 0] });

    stage.run(activateOne);

    expect(stage.types()).toEqual([
      'enemy-activated',
      'enemy-moved',
      'trap-sprung',
      'dice-rolled',
      'attack-hits',
      'enemy-wounded',
      'enemy-alerted',
      'card-done',
    ]);
  });

  test('[ZD-TRAP-6] the token goes, effects of the card apply, dice of card and weapon are rolled together', () => {
    printEnemy('watcher');
    const card = wire({ dice: { orange: 2 }, effects: [fire, { do: 'aoe', damage: 1 }] });
    const stage = lay(field({}, [{ at: [4, 1] }, { at: [5, 2] }], { dice: { trap: [2, 1, 2] } }), [5, 1], { card, dice: [1, 0, 0] });

    enter(stage, [5, 1]);

    expect(stage.state.traps).toEqual([]);
    expect(stage.toldOf('dice-rolled')).toMatchObject([{ for: 'trap', faces: [2, 1, 2] }]);
    expect(stage.enemy(0)).toMatchObject({ wounds: 5, fire: 1 });
    expect(stage.enemy(1)).toMatchObject({ wounds: 1, fire: 0 });
  });

  test("[ZD-TRAP-7] the card then goes on its owner's discard pile", () => {
    printEnemy('watcher');
    const card = wire();
    const stage = lay(field({ discard: ['carja-sidestep'] }, [{ at: [4, 1] }], { state: { active: 1 } }), [5, 1], { card });

    enter(stage, [5, 1]);

    expect(stage.hunter(0).discard).toEqual([cardNamed('carja-sidestep'), card]);
    expect(stage.hunter(1).discard).toEqual([]);
  });

  test('[ZD-TRAP-8] the owner may add an ability that says so, out of turn too', () => {
    printEnemy('watcher');
    const hand = [ability('plain', [damage(5)]), ability('springing', [damage(2)], { onTraps: true, dice: { orange: 1 } })];
    const stage = enter(lay(field({ hand }, [{ at: [4, 1] }], { state: { active: 1 }, dice: { trap: [1] } }), [5, 1]), [5, 1]);

    expect([stage.asks, stage.askedSeat]).toEqual(['play-trap-ability', 0]);
    expect(stage.options()).toEqual(['springing', 'pass']);
    stage.answer('play-trap-ability', 'springing');

    expect(stage.asks).toBeNull();
    expect(hits(stage)).toEqual([3]);
    expect(stage.keys(stage.hunter(0).discard)).toEqual(['wire', 'springing']);
  });

  test('[ZD-TRAP-9] a trap is an attack, but neither ranged nor melee', () => {
    printEnemy('watcher');
    const kinds = trait({
      attack: [
        { do: 'add-damage', n: 1, if: ['ranged'] },
        { do: 'add-damage', n: 2, if: ['melee'] },
        { do: 'add-damage', n: 4 },
      ],
    });
    const stage = enter(lay(field({ traits: [kinds] }, [{ at: [4, 1] }, { at: [6, 2] }]), [5, 1]), [5, 1]);

    expect(hits(stage)).toEqual([4]);
    expect(alerted(stage)).toEqual([0, 1]);
  });

  test('[ZD-TRAP-10] a trap hits the body, never a component', () => {
    printEnemy('watcher', { components: [{ letter: 'A', name: 'Eye', tear: 1, damage: 5, effects: [] }] });
    const stage = enter(
      lay(field({}, [{ at: [4, 1] }]), [5, 1], { card: wire({ effects: [damage(2), { do: 'add-tear', n: 3 }] }) }),
      [5, 1],
    );

    expect(stage.asks).toBeNull();
    expect(stage.enemy(0)).toMatchObject({ wounds: 2, components: [0] });
  });

  test('[ZD-TRAP-11] a kill rewards the owner, the points go to the party', () => {
    printEnemy('watcher', { hp: 2, salvage: 1, glory: 2, points: 3 });
    const stage = field({}, [{ at: [4, 1] }], { state: { active: 1, salvagePile: [SHARD] } });

    enter(lay(stage, [5, 1], { card: wire({ effects: [damage(2)] }) }), [5, 1]);

    expect(stage.enemy(0).status).toBe('killed');
    expect(stage.hunter(0)).toMatchObject({ glory: 2, salvage: [SHARD] });
    expect(stage.hunter(1)).toMatchObject({ glory: 0, salvage: [] });
    expect(stage.state.points).toBe(3);
  });

  test('[ZD-TRAP-12] a hunter who enters leaves it lying', () => {
    const stage = lay(field({}, [{ at: [6, 1] }]), [3, 1]).play();

    stage.answer('take-action', 'sneak').answer('sneak-step', [3, 1]);

    expect(stage.hunter(0).square).toBe(stage.square([3, 1]));
    expect(stage.state.traps).toHaveLength(1);
    expect(stage.types('trap-sprung')).toEqual([]);
  });

  describe('[ZD-R-93] however an enemy enters', () => {
    test('[ZD-R-93] pushed', () => {
      printEnemy('watcher');
      const ranged = bow({ attack: [push] });
      const stage = lay(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [4, 1] }]), [5, 1], {
        owner: 1,
        card: wire({ effects: [damage(1)] }),
      });

      shoot(stage, ranged).answer('push', [5, 1]);

      expect(stage.toldOf('trap-sprung')).toMatchObject([{ seat: 1, enemy: 0 }]);
      expect(stage.enemy(0).wounds).toBe(1);
    });

    test('[ZD-R-93] distracted', () => {
      printEnemy('watcher');
      const stage = lay(field({}, [{ at: [4, 1] }]), [5, 1], { card: wire({ effects: [damage(1)] }) }).play();

      stage.answer('take-action', 'distract').answer('distract-square', [6, 1]);
      if (stage.asks === 'distract-route') stage.answer('distract-route', [5, 1]);

      expect(stage.enemy(0)).toMatchObject({ wounds: 1, square: stage.square([5, 1]) });
    });

    test('[ZD-R-93] on the move, and if it survives it goes on', () => {
      printEnemy('sawtooth');
      const stage = lay(
        given({
          map: ['######'],
          hunters: [
            { hunter: 'carja', at: [0, 0], equipment: { armour: -1 } },
            { hunter: 'forgesmith', at: [0, 0] },
          ],
          enemies: [{ type: 'sawtooth', at: [4, 0], isAlert: true }],
          behaviours: { sawtooth: [{ no: [{ must: true, do: 'move-to-hunter', n: 3 }] }] },
          state: { step: 'enemies' },
        }),
        [3, 0],
        { card: wire({ effects: [damage(1)] }) },
      );

      stage.run(activateOne).answer('enemy-target', 'h0');

      expect(stage.types('enemy-moved', 'trap-sprung')).toEqual(['enemy-moved', 'trap-sprung', 'enemy-moved', 'enemy-moved']);
      expect(stage.enemy(0)).toMatchObject({ wounds: 1, square: stage.square([1, 0]) });
    });

    test('[ZD-R-93] on the move, and if it dies it stops', () => {
      printEnemy('sawtooth', { hp: 1 });
      const stage = lay(
        given({
          map: ['######'],
          hunters: [
            { hunter: 'carja', at: [0, 0] },
            { hunter: 'forgesmith', at: [0, 0], recency: 1 },
          ],
          enemies: [{ type: 'sawtooth', at: [4, 0], isAlert: true }],
          behaviours: { sawtooth: [{ no: [{ must: true, do: 'move-to-hunter', n: 3 }] }] },
          state: { step: 'enemies' },
        }),
        [3, 0],
        { card: wire({ effects: [damage(1)] }) },
      );

      stage.run(activateOne);

      expect(stage.types('enemy-moved', 'enemy-killed')).toEqual(['enemy-moved', 'enemy-killed']);
    });
  });

  test('[ZD-R-94] dice of the weapon and its coils are those of the moment when the trap was set', () => {
    printEnemy('watcher');
    const sharp = coil('sharp', [{ do: 'add-dice', colour: 'blue', n: 1 }]);
    const stage = field(
      {
        hand: [wire({ dice: { black: 1 } })],
        equipment: { ranged: caster({ dice: { orange: 1 } }) },
        modifications: [{ card: sharp, on: 1 }],
      },
      [{ at: [4, 1] }],
      {
        dice: { trap: [2, 3, 3] },
      },
    );

    stage.play().answer('take-action', 'ranged').answer('trap-square', [3, 1]);
    stage.hunter(0).equipment = stage.hunter(0).equipment.with(1, bow({ dice: { black: 3 } }));
    stage.hunter(0).modifications = [];
    enter(stage, [3, 1]);

    expect(stage.toldOf('dice-rolled')).toMatchObject([{ faces: [2, 3, 3] }]);
  });

  test('[ZD-R-94] of the weapon and its coils only dice count, nothing else they say', () => {
    printEnemy('watcher');
    const heavy = coil('heavy', [damage(3), { do: 'add-dice', colour: 'orange', n: 1, if: ['target-alert'] }]);
    const ranged = caster({ attack: [damage(2)] });
    const stage = field({ hand: [wire()], equipment: { ranged }, modifications: [{ card: heavy, on: 1 }] }, [{ at: [4, 1] }]);

    stage.play().answer('take-action', 'ranged').answer('trap-square', [3, 1]);
    enter(stage, [3, 1]);

    expect(hits(stage)).toEqual([0]);
  });

  test('[ZD-R-95] each crit of a trap buys the entry of its card or of the weapon that set it', () => {
    printEnemy('watcher');
    const stage = field({}, [{ at: [4, 1] }], { dice: { trap: ['crit', 'crit'] } });
    lay(stage, [5, 1], { card: wire({ dice: { orange: 1 }, crit: [damage(3)] }), weapon: caster({ crit: [damage(1)] }), dice: [1, 0, 0] });

    enter(stage, [5, 1]);
    expect([stage.askedSeat, stage.options('spend-crit')]).toEqual([0, ['caster', 'wire', 'nothing']]);
    stage.answer('spend-crit', 'wire').answer('spend-crit', 'caster');

    expect(hits(stage)).toEqual([4]);
  });

  test('[ZD-R-96] the trap of a fainted hunter works and pays, but nothing can be added', () => {
    printEnemy('watcher', { hp: 2, salvage: 1, glory: 2, points: 3 });
    const hand = [ability('springing', [damage(2)], { onTraps: true })];
    const stage = field({ hand, isUp: false, skip: 1 }, [{ at: [4, 1] }], { state: { active: 1, salvagePile: [SHARD] } });

    enter(lay(stage, [5, 1], { card: wire({ effects: [damage(2)] }) }), [5, 1]);

    expect(stage.asks).toBeNull();
    expect(stage.enemy(0).status).toBe('killed');
    expect(stage.hunter(0)).toMatchObject({ glory: 2, salvage: [SHARD], hand });
  });

  test('[ZD-R-96] the others may still help', () => {
    printEnemy('watcher');
    const help = interrupt('help', 'ally-attack', [damage(2)]);
    const stage = lay(field({ isUp: false, skip: 1 }, [{ at: [4, 1] }], { state: { active: 1 } }), [5, 1]);
    stage.hunter(1).hand = [help];

    enter(stage, [5, 1]).answer('play-on-attack', 'help', 1);

    expect(hits(stage)).toEqual([2]);
  });

  test('[ZD-R-30] the roll of a trap allows one reroll', () => {
    printEnemy('watcher');
    const hand = [ability('springing', [{ do: 'reroll', upTo: 1 }], { onTraps: true })];
    const stage = lay(
      field({ hand, traits: [trait({ attack: [{ do: 'reroll', upTo: 2 }] })] }, [{ at: [4, 1] }], { dice: { trap: [0, 0, 1, 1] } }),
      [5, 1],
      { dice: [2, 0, 0] },
    );

    enter(stage, [5, 1]).answer('play-trap-ability', 'springing');
    expect(stage.open).toMatchObject([{ kind: 'reroll', max: 2 }]);
    stage.answer('reroll', ['d1', 'd2']);

    expect(stage.asks).toBeNull();
    expect(hits(stage)).toEqual([2]);
  });
});
