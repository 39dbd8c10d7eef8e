/** Limits, reasons and what is told, by chapter: just inside and just outside what the other tests of the rules show. */
import { describe, expect, test } from 'vitest';
import { cardNamed, TRACKING_DECKS } from '../content/box.ts';
import { ENEMY_TYPES } from '../content/kinds.ts';
import type { MoveBox } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import {
  ability,
  arrow,
  blade,
  blank,
  bow,
  caster,
  coil,
  fate,
  interrupt,
  print,
  printEnemy,
  sling,
  strike,
  trait,
  weave,
  wire,
} from '../testing/fixtures.ts';
import { type At, type DawnRehearsal, type EnemyOn, given, type HunterOn, type Position } from '../testing/rehearsal.ts';
import { damage, dodge, field, fire, push, shoot, strikeWith } from '../testing/skirmish.ts';
import { takeAction } from './actions.ts';
import { behave } from './behaviour.ts';
import { addEnemy, buildEncounter, startSquares } from './build-encounter.ts';
import { endMerchants } from './end-merchants.ts';
import { attackHunters } from './enemy-attack.ts';
import { moveBy, whyNoMove } from './enemy-movement.ts';
import { activateNextEnemy } from './enemy-step.ts';
import { gainGlory } from './glory.ts';
import { endEncounter } from './maintenance.ts';
import { refit } from './modifications.ts';
import { patrol } from './patrol.ts';
import { enterSquare, pullEnemy, pushEnemy } from './push.ts';
import { drawSalvage } from './salvage.ts';
import { track } from './tracking.ts';
import { beginTurn, endActivation } from './turn.ts';

type Aoe = Extract<Effect, { readonly do: 'aoe' }>;
const area = (more: Omit<Aoe, 'do'>): Aoe => ({ do: 'aoe', ...more });
const blanks = (n: number): number[] => Array.from({ length: n }, (_, i) => blank(`limits-blank-${i + 1}`));
const shards = (n: number): number[] => Array.from({ length: n }, (_, i) => cardNamed(`salvage-metal-shards.${i + 1}`));
const far: readonly EnemyOn[] = [{ type: 'watcher', at: [5, 2] }];

describe('Actions', () => {
  const shout = interrupt('limits-shout', 'any-time', [{ do: 'gain-glory', n: 1 }]);

  test('[ZD-ACT-1] [ZD-R-141] with neither an action nor a free one left the activation ends, without another window', () => {
    const ended = (hunter: HunterOn): unknown[] => {
      const stage = given({ hunters: [{ hand: [shout], ...hunter }, {}], enemies: far }).run(takeAction);
      return [stage.asks, stage.state.step];
    };

    expect(ended({ actionsLeft: 0 })).toEqual([null, 'end-activation']);
    expect(ended({ actionsLeft: 1 })).toEqual(['play-any-time', 'act']);
    expect(ended({ actionsLeft: 0, free: ['sneak'] })).toEqual(['play-any-time', 'act']);
  });

  test('[ZD-FAINT-5] [ZD-COOP-4] who has fainted, or has lost the encounter, is asked for no action', () => {
    const asked = (hunter: HunterOn, hasFailed: boolean): string | null =>
      given({ hunters: [hunter, {}], enemies: far, state: { hasFailed } }).run(takeAction).asks;

    expect([asked({ isUp: false, skip: 1 }, false), asked({}, true), asked({}, false)]).toEqual([null, null, 'take-action']);
  });

  test('[ZD-ACT-1] [ZD-ACT-3] every action that is not offered has its reason, and only those', () => {
    const reasons = (hunter: HunterOn): unknown => {
      const unarmed = { melee: -1, ranged: -1, sidearm: -1 };
      const stage = given({ hunters: [{ equipment: unarmed, discard: [], ...hunter }, {}], enemies: far }).run(takeAction);
      const not = stage.open[0]!.not!();
      expect(not.map(one => one.about)).toEqual(not.map(one => [{ kind: 'action', id: one.facts['action'] }]));
      return Object.fromEntries(not.map(one => [one.facts['action'], one.why]));
    };
    const lacking = { craft: 'ZD-R-39', distract: 'ZD-ACT-13', ranged: 'ZD-ATK-5', melee: 'ZD-ATK-24', loot: 'ZD-TERR-15' };

    expect(reasons({})).toEqual(lacking);
    expect(reasons({ done: ['sprint'], actionsLeft: 1 })).toEqual({ ...lacking, sprint: 'ZD-ACT-3' });
    expect(reasons({ done: ['sprint', 'craft'], actionsLeft: 0, free: ['sneak'] })).toEqual({
      ...{ sprint: 'ZD-ACT-1', craft: 'ZD-ACT-1', distract: 'ZD-ACT-1', ranged: 'ZD-ACT-1', melee: 'ZD-ACT-1', loot: 'ZD-ACT-1' },
    });
  });

  test('[ZD-ACT-6] a walk says how many steps are left', () => {
    const stage = given({ hunters: [{}, {}], enemies: far })
      .run(takeAction)
      .answer('take-action', 'sprint');
    const first = stage.open[0]!.facts;
    stage.answer('sprint-step', [1, 0]);

    expect([first, stage.open[0]!.facts]).toEqual([{ left: 2 }, { left: 1 }]);
  });
});

describe('Targets', () => {
  test('[ZD-EQ-4] [ZD-ATK-24] [ZD-LOS-2] enemies out of reach have their reason, those in reach and those gone have none', () => {
    printEnemy('watcher');
    const ranged = bow({ range: 2 });
    const enemies = [{ at: [3, 1] }, { at: [2, 1] }, { at: [5, 1] }, { at: [0, 3] }, { at: [6, 1], status: 'killed' }] as const;
    const stage = field({ hand: [arrow()], equipment: { ranged } }, enemies, { map: ['#######', '#######', '.......', '#######'] });
    const unseen = (id: number): unknown => ({ about: [{ kind: 'enemy', id }], why: 'ZD-LOS-2', facts: { enemy: id, isUnseen: true } });

    expect(shoot(stage, ranged).open[0]!.not!()).toEqual([
      { about: [{ kind: 'enemy', id: 2 }], why: 'ZD-EQ-4', facts: { enemy: 2, far: 3, reach: 2 } },
      unseen(3),
    ]);
    expect(strikeWith(stage, blade()).open[0]!.not!()).toEqual([
      { about: [{ kind: 'enemy', id: 2 }], why: 'ZD-ATK-24', facts: { enemy: 2, far: 3, reach: 1 } },
      unseen(3),
    ]);
  });

  test('[ZD-ATK-3] which weapon is used reveals ammunition only where there were two to choose from', () => {
    printEnemy('watcher');
    const [ranged, sidearm, melee] = [bow(), sling(), blade()];
    const reveals = (equipment: HunterOn['equipment'], kind: 'shoot' | 'strike'): unknown => {
      const stage = field({ hand: [arrow()], equipment: { melee, ranged: -1, sidearm: -1, ...equipment } }, [{ at: [3, 1] }]);
      (kind === 'shoot' ? shoot(stage, ranged) : strikeWith(stage, melee)).passAll();
      return stage.toldOf('attack-declared')[0]!.reveals;
    };

    expect(reveals({ ranged, sidearm }, 'shoot')).toBe(true);
    expect([reveals({ ranged }, 'shoot'), reveals({ sidearm }, 'shoot'), reveals({ ranged, sidearm }, 'strike')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('Rolls', () => {
  const rolling = (rerolls: number, dice: number, ...faces: number[]): DawnRehearsal => {
    printEnemy('watcher');
    const ranged = bow({ dice: { orange: dice } });
    const steady = coil('limits-steady', [{ do: 'reroll', upTo: rerolls }]);
    return shoot(
      field({ hand: [arrow()], equipment: { ranged }, modifications: [{ card: steady, on: 1 }] }, [{ at: [3, 1] }], {
        dice: { attack: faces },
      }),
      ranged,
    );
  };

  test('[ZD-ATK-8] [ZD-ATK-11] dice are shown as they fell, and as they fell again; nothing rerolled is nothing told', () => {
    const stage = rolling(2, 2, 0, 1, 2).answer('reroll', ['d1']);

    expect(stage.toldOf('dice-rolled')).toEqual([
      { type: 'dice-rolled', rule: 'ZD-ATK-8', for: 'attack', seat: 0, faces: [0, 1], reveals: true },
    ]);
    expect(stage.toldOf('dice-rerolled')).toEqual([{ type: 'dice-rerolled', rule: 'ZD-ATK-11', seat: 0, faces: [2, 1], reveals: true }]);
    expect(rolling(2, 1, 0).answer('reroll', []).types('dice-rerolled')).toEqual([]);
  });

  test('[ZD-ATK-10] without dice nothing is asked, and chance once at most', () => {
    expect(rolling(2, 0).asks).toBeNull();
  });

  describe('[ZD-R-30] sources that may be used once', () => {
    const [small, large] = [1, 2].map(upTo => trait({ attack: [{ do: 'reroll', upTo, once: 'activation' }] })) as [number, number];
    const used = (traits: number[], ...dice: string[]): unknown => {
      printEnemy('watcher');
      const ranged = bow({ dice: { orange: 3 } });
      const stage = field({ hand: [arrow()], equipment: { ranged }, traits }, [{ at: [3, 1] }], {
        dice: { attack: [0, 0, 0, ...dice.map(() => 1)] },
      });
      return shoot(stage, ranged).answer('reroll', dice).hunter(0).usedThisActivation;
    };

    test('[ZD-R-30] the smallest that is enough is used up, in whichever order they lie', () => {
      expect([used([small, large], 'd1'), used([large, small], 'd1')]).toEqual([[`${small}:attack0`], [`${small}:attack0`]]);
      expect([used([small, large], 'd1', 'd2'), used([large, small], 'd1', 'd2')]).toEqual([[`${large}:attack0`], [`${large}:attack0`]]);
    });

    test('[ZD-R-30] one whose proviso does not hold is no source', () => {
      printEnemy('watcher');
      const ranged = bow({ dice: { orange: 1 } });
      const awake = trait({ attack: [{ do: 'reroll', upTo: 1, if: ['target-alert'], once: 'activation' }] });
      const asks = (isAlert: boolean): string | null =>
        shoot(
          field({ hand: [arrow()], equipment: { ranged }, traits: [awake] }, [{ at: [3, 1], isAlert }], { dice: { attack: [0] } }),
          ranged,
        ).asks;

      expect([asks(true), asks(false)]).toEqual(['reroll', null]);
    });
  });

  test('[ZD-TRAP-8] [ZD-ATK-7] an ability is offered by the rule of its attack', () => {
    printEnemy('watcher');
    const knack = ability('limits-knack', [damage(1)], { onTraps: true });
    const ranged = bow();
    const attack = shoot(field({ hand: [arrow(), knack], equipment: { ranged } }, [{ at: [3, 1] }]), ranged);
    const trap = field({ hand: [knack] }, [{ at: [3, 1] }]);
    trap.state.traps.push({ square: trap.square([4, 1]), owner: 0, card: wire(), weapon: caster(), dice: [0, 0, 0] });
    trap.run(table => enterSquare(table, table.state.enemies[0]!, trap.square([4, 1]), 'ZD-ACT-13', 'lured'));

    expect([attack, trap].map(stage => [stage.asks, stage.open[0]!.rule])).toEqual([
      ['play-ability', 'ZD-ATK-7'],
      ['play-trap-ability', 'ZD-TRAP-8'],
    ]);
  });
});

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

    expect(stage.toldOf('dice-rolled').at(-1)).toEqual({ type: 'dice-rolled', rule: 'ZD-AOE-4', for: 'area', faces: [2], reveals: true });
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

describe('Building and starting', () => {
  test('[ZD-TRACK-10] [ZD-MAP-13] an encounter tells that it began; its enemies have not acted and burn by nobody’s hand', () => {
    const stage = given({ hunters: [{}, {}], state: { card: cardNamed('quiet-meadow'), level: 1, encounter: 2, step: 'build-encounter' } });
    if (stage.state.card < 0) stage.state.card = stage.state.trackingPile[0]!;
    stage.run(buildEncounter);

    const { card } = stage.state;
    expect(stage.told).toEqual([{ type: 'encounter-began', rule: 'ZD-TRACK-10', encounter: 2, level: 1, card }]);
    expect(stage.state.enemies.every(({ hasActed, burnedBy }) => !hasActed && burnedBy === -1)).toBe(true);
  });

  test('[ZD-BEH-7] decks are made for the types in play that have more than one card', () => {
    const stage = given({ hunters: [{}, {}], state: { card: TRACKING_DECKS[0]!.call, step: 'build-encounter' } }).run(buildEncounter);
    const types = new Set(stage.state.enemies.map(({ type }) => ENEMY_TYPES[type]!));

    expect([...types].sort()).toEqual(['sawtooth', 'scrapper']);
    expect(stage.state.behaviours.map(({ type, pile }) => [ENEMY_TYPES[type], pile.length])).toEqual([['sawtooth', 4]]);
  });

  test('[ZD-COMP-7] [ZD-EVENT-3] one more enemy comes only if the box has a model left, counted by its type', () => {
    const placed = (count: number, more: readonly EnemyOn[] = []): unknown => {
      const watchers = Array.from({ length: count }, (): EnemyOn => ({ type: 'watcher', at: [1, 1], spawn: [2, 1] }));
      const stage = given({ hunters: [{}, {}], enemies: [...watchers, ...more] });
      addEnemy(stage.table, 'watcher');
      return stage.told;
    };
    const striders = Array.from({ length: 3 }, (): EnemyOn => ({ type: 'strider', at: [0, 0] }));

    expect(placed(3)).toMatchObject([{ type: 'enemy-placed', rule: 'ZD-EVENT-3', enemy: 3 }]);
    expect(placed(4)).toEqual([]);
    expect(placed(3, striders)).toMatchObject([{ type: 'enemy-placed', enemy: 6 }]);
    expect(placed(0)).toEqual([]);
  });

  test('[ZD-START-2] [ZD-EVENT-3] who starts beside an enemy starts as near as possible to the nearest one', () => {
    const event = print('event', {
      ...{ id: 'limits-close', name: 'Close', sort: 'handicap', on: 'leader' },
      always: [{ do: 'start-beside-enemy' }],
    });
    const stage = given({
      ...{ map: ['#######'], hunters: [{}, {}], state: { event, leader: 0 } },
      enemies: [
        { type: 'watcher', at: [1, 0] },
        { type: 'watcher', at: [6, 0] },
      ],
    });

    expect(startSquares(stage.state, 0)).toEqual(
      [
        [0, 0],
        [2, 0],
        [5, 0],
      ].map(at => stage.square(at as unknown as At)),
    );
    expect(startSquares(stage.state, 1)).toHaveLength(5);
  });
});

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

describe('Enemies', () => {
  const hunter = (at: At, rest: HunterOn = {}): HunterOn => ({ at, equipment: { armour: -1 }, ...rest });
  const box = (kind: MoveBox['do'], n: number): MoveBox => ({ must: false, do: kind, n });
  const canDo = (position: Position, kind: MoveBox['do']): boolean => {
    const { state } = given(position);
    return whyNoMove(state, state.enemies[0]!, box(kind, 1)) === null;
  };

  test('[ZD-EMOVE-13] [ZD-R-66] a move to the edge is possible only from within, and only if an edge can be reached', () => {
    const at = (x: number, y: number): Position => ({
      ...{ map: ['#####', '#####', '#####'], hunters: [hunter([0, 0])] },
      enemies: [{ type: 'watcher', at: [x, y], isAlert: true }],
    });

    expect([canDo(at(2, 1), 'move-to-edge'), canDo(at(0, 1), 'move-to-edge'), canDo(at(2, 0), 'move-to-edge')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('[ZD-EMOVE-14] [ZD-HUGE-1] where other huge models stand all round there is no edge to go to', () => {
    printEnemy('sawtooth', { isHuge: true });
    const around: At[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [2, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ];
    const ringed = (squares: readonly At[]): Position => ({
      ...{ map: ['###', '###', '###'], hunters: [hunter([0, 0])] },
      enemies: [[1, 1] as At, ...squares].map(at => ({ type: 'sawtooth', at, isAlert: true })),
    });

    expect([canDo(ringed(around), 'move-to-edge'), canDo(ringed(around.slice(1)), 'move-to-edge')]).toEqual([false, true]);
  });

  test('[ZD-HUGE-1] a huge model that is gone blocks nobody', () => {
    printEnemy('sawtooth', { isHuge: true });
    const stage = given({
      ...{ map: ['####'], hunters: [hunter([3, 0])] },
      enemies: [
        { type: 'sawtooth', at: [0, 0], isAlert: true },
        { type: 'sawtooth', at: [1, 0], status: 'killed' },
        { type: 'sawtooth', at: [3, 0] },
      ],
    }).run(table => moveBy(table, table.state.enemies[0]!, box('move-to-hunter', 1)));

    expect(stage.enemy(0).square).toBe(stage.square([1, 0]));
  });

  test('[ZD-EMOVE-3] [ZD-ESTEP-7] to the most recent hunter it goes though another is closer; to the closest though another was later', () => {
    const entered = (kind: MoveBox['do']): number => {
      const stage = given({
        ...{ map: ['#####'], hunters: [hunter([1, 0], { recency: 1 }), hunter([4, 0], { recency: 2 })] },
        enemies: [{ type: 'watcher', at: [2, 0], isAlert: true }],
      });
      return stage.run(table => moveBy(table, table.state.enemies[0]!, box(kind, 1))).enemy(0).square;
    };

    expect([entered('move-to-recent-hunter'), entered('move-to-hunter')]).toEqual([3, 1]);
  });

  test('[ZD-EMOVE-4] having arrived it goes no farther', () => {
    const stage = given({ map: ['#####'], hunters: [hunter([2, 0])], enemies: [{ type: 'watcher', at: [1, 0], isAlert: true }] });
    stage.run(table => moveBy(table, table.state.enemies[0]!, box('move-to-hunter', 3)));

    expect([stage.asks, stage.types('enemy-moved')]).toEqual([null, ['enemy-moved']]);
  });

  test('[ZD-BEH-13] a box with a number is repeated while it is possible, and begun though it is not asked again before the first time', () => {
    const stage = given({
      ...{ map: ['####'], hunters: [hunter([2, 0], { draw: [] })], state: { step: 'enemies' } },
      enemies: [{ type: 'sawtooth', at: [0, 0], isAlert: true }],
      behaviours: { sawtooth: [{ no: [{ must: true, times: 3, do: 'move-to-hunter', n: 1 }] }] },
    }).run(table => behave(table, table.state.enemies[0]!));

    expect(stage.types('box-resolved', 'enemy-moved')).toEqual(['box-resolved', 'enemy-moved', 'box-resolved', 'enemy-moved']);
  });

  test.each([
    { ask: 'non-alert-enemy-within', others: [{ isAlert: true }, { isAlert: false }], isYes: true },
    { ask: 'non-alert-enemy-within', others: [{ isAlert: true }], isYes: false },
    { ask: 'enemy-within', others: [{ isAlert: true }], isYes: true },
    { ask: 'enemy-within', others: [{ status: 'killed' as const }], isYes: false },
  ] as const)('[ZD-BEH-3] $ask with $others: $isYes', ({ ask, others, isYes }) => {
    const stage = given({
      ...{ map: ['#####'], hunters: [hunter([4, 0])] },
      enemies: [
        { type: 'sawtooth', at: [1, 0], isAlert: true },
        ...others.map((one, i): EnemyOn => ({ type: 'watcher', at: [2 * i, 0], ...one })),
      ],
      behaviours: { sawtooth: [{ question: { ask, n: 1 }, yes: [{ must: true, do: 'special', effects: [] }], no: [] }] },
    }).run(table => behave(table, table.state.enemies[0]!));

    expect(stage.types('box-resolved')).toEqual(isYes ? ['box-resolved'] : []);
  });

  test.each([
    { ask: 'hunter-within', hunters: [{ at: [1, 0] }, { at: [4, 0] }], isYes: true },
    { ask: 'hunter-within', hunters: [{ at: [1, 0], isUp: false }, { at: [4, 0] }], isYes: false },
    { ask: 'hunter-in-sight-within', hunters: [{ at: [1, 0] }, { at: [4, 0] }], isYes: true },
    { ask: 'hunter-in-sight-within', hunters: [{ at: [1, 0], isUp: false }, { at: [4, 0] }], isYes: false },
    { ask: 'hunter-in-sight-within', hunters: [{ at: [0, 2] }, { at: [4, 0] }], isYes: false },
  ] as const)('[ZD-BEH-3] $ask with $hunters: $isYes', ({ ask, hunters, isYes }) => {
    const stage = given({
      ...{ map: ['#####', '.....', '#####'], hunters: hunters.map(one => hunter(one.at, one)) },
      enemies: [{ type: 'sawtooth', at: [0, 0], isAlert: true }],
      behaviours: { sawtooth: [{ question: { ask, n: 2 }, yes: [{ must: true, do: 'special', effects: [] }], no: [] }] },
    }).run(table => behave(table, table.state.enemies[0]!));

    expect(stage.types('box-resolved')).toEqual(isYes ? ['box-resolved'] : []);
  });

  test('[ZD-R-73] only a sensor that is torn off calms: another component does not', () => {
    const calmed = (effects: Effect[]): string[] => {
      printEnemy('sawtooth', { components: [{ letter: 'A', name: 'Part', tear: 2, damage: 0, effects }] });
      const stamp = { do: 'special', effects: [] } as const;
      return given({
        ...{ map: ['#####'], hunters: [hunter([4, 0])] },
        enemies: [{ type: 'sawtooth', at: [0, 0], isAlert: true, components: [2] }],
        behaviours: {
          sawtooth: [
            {
              no: [
                { must: true, ...stamp },
                { must: false, ...stamp },
              ],
            },
          ],
        },
      })
        .run(table => behave(table, table.state.enemies[0]!))
        .types('box-resolved');
    };

    expect(calmed([{ do: 'calm' }])).toHaveLength(1);
    expect(calmed([fire])).toHaveLength(2);
    expect(calmed([fire, { do: 'calm' }])).toHaveLength(1);
  });

  test('[ZD-ECOND-4] [ZD-ECOND-5] who lit the fire, be it the first seat, hears of it; who burns to death is credited to nobody', () => {
    printEnemy('watcher', { hp: 2, points: 1 });
    const watching = (): number => trait({ when: [{ when: 'enemy-burns', effects: [{ do: 'gain-glory', n: 1 }] }] });
    const burning = (burnedBy: number, wounds: number): DawnRehearsal =>
      given({
        ...{ hunters: [hunter([5, 2], { traits: [watching()] }), hunter([5, 2], { traits: [watching()] })], state: { step: 'enemies' } },
        enemies: [{ type: 'watcher', at: [0, 0], fire: 1, burnedBy, wounds }],
        routes: [{ squares: [[0, 0]], loop: true }],
      }).run(activateNextEnemy);

    expect([0, 1, -1].map(by => burning(by, 0).state.hunters.map(({ glory }) => glory))).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ]);
    expect(burning(0, 1).toldOf('enemy-burnt')).toEqual([
      { type: 'enemy-burnt', rule: 'ZD-ECOND-5', enemy: 0, by: -1, points: 1, inAll: 1, glory: 0 },
    ]);
  });

  test('[ZD-PATROL-3] an enemy that leaves is credited to nobody', () => {
    const stage = given({ hunters: [hunter([5, 2])], enemies: [{ type: 'watcher', at: [0, 0] }], routes: [{ squares: [[0, 0]] }] });
    stage.run(table => patrol(table, table.state.enemies[0]!));

    expect(stage.told).toEqual([{ type: 'enemy-escaped', rule: 'ZD-PATROL-3', enemy: 0, by: -1 }]);
  });

  test('[ZD-PATROL-3] [ZD-PATROL-9] where enemies patrol two squares, one that has left or woken up goes no farther', () => {
    const restless = print('event', {
      ...{ id: 'limits-restless', name: 'Restless', sort: 'all', on: 'all' },
      always: [{ do: 'patrol-steps', n: 2 }],
    });
    const squares: At[] = [
      [0, 0],
      [1, 0],
      [2, 0],
    ];
    const stage = (at: At, others: readonly EnemyOn[] = []): DawnRehearsal =>
      given({
        ...{ hunters: [hunter([5, 2]), hunter([5, 2])], state: { event: restless }, routes: [{ squares }] },
        enemies: [{ type: 'strider', at, spawn: [0, 0] }, ...others],
      }).run(table => patrol(table, table.state.enemies[0]!));

    expect(stage([2, 0]).types()).toEqual(['enemy-escaped']);
    expect(stage([0, 0], [{ type: 'strider', at: [1, 0], isAlert: true }]).types('enemy-moved')).toEqual(['enemy-moved']);
    expect(stage([0, 0]).types('enemy-moved')).toEqual(['enemy-moved', 'enemy-moved']);
  });
});

test('[ZD-PATROL-7] [ZD-R-99] of several squares where a step could meet the route the farthest along counts', () => {
  // The route runs (1,0), (2,0), (0,0): from (0,1) and (1,1) its end can be met, from (2,1) only its middle.
  const stage = given({
    ...{ map: ['###', '###', '###'], hunters: [{ at: [0, 2] }] },
    routes: [
      {
        squares: [
          [1, 0],
          [2, 0],
          [0, 0],
        ],
      },
    ],
    enemies: [{ type: 'strider', at: [1, 2], spawn: [1, 0] }],
  }).run(table => patrol(table, table.state.enemies[0]!));

  expect(stage.offered()).toEqual([
    [0, 1],
    [1, 1],
  ]);
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

describe('Turns', () => {
  test('[ZD-ACT-3] [ZD-EQ-13] a new activation knows nothing of the one before', () => {
    const stage = given({
      hunters: [{ hand: [], done: ['sneak'], repeatable: ['sneak'], free: ['craft'], usedThisActivation: ['7:0'], actionsLeft: 5 }, {}],
      enemies: far,
    }).run(beginTurn);

    expect(stage.hunter(0)).toMatchObject({ done: [], repeatable: [], free: [], usedThisActivation: [], actionsLeft: 2 });
  });

  test('[ZD-INT-4] who passed until the end of the turn is asked again when the next one begins', () => {
    const stage = given({ hunters: [{ hand: [] }, {}], enemies: far });
    const { passes } = stage.table;
    passes.remember(1, 'play-any-time', 'turn-end');
    passes.remember(1, 'play-any-time', 'other');
    stage.run(beginTurn);

    expect(passes.standing).toEqual([{ seat: 1, window: 'play-any-time', until: 'other' }]);
    passes.remember(0, 'play-any-time', 'turn-end');
    Object.assign(stage.state, { step: 'end-encounter', result: 'failure' });
    stage.run(endEncounter);
    expect(passes.standing).toEqual([{ seat: 1, window: 'play-any-time', until: 'other' }]);
  });

  test('[ZD-R-43] one card that is discarded before drawing needs no order, two do', () => {
    const stage = given({ hunters: [{ hand: blanks(2) }, {}], enemies: far }).run(beginTurn);

    expect(stage.open[0]).toMatchObject({ kind: 'discard-before-drawing', min: 0, max: 2, ordered: true });
  });

  test('[ZD-R-158] of free actions only those granted in the last window may still be taken', () => {
    const gift = interrupt('limits-gift', 'any-time', [{ do: 'free-action', action: 'craft' }]);
    const stage = given({ hunters: [{ hand: [gift], free: ['sneak', 'melee'], actionsLeft: 1 }, {}], enemies: far });
    stage.state.step = 'end-activation';
    stage.run(endActivation).answer('play-any-time', 'limits-gift');

    expect([stage.hunter(0).free, stage.hunter(0).actionsLeft, stage.state.step]).toEqual([['craft'], 0, 'act']);
  });

  test('[ZD-R-54] after an encounter nothing of it lasts', () => {
    const stage = given({
      hunters: [{ repeatable: ['sneak'], free: ['craft'], actionsLeft: 1, fire: 1, faints: 1, isUp: false, skip: 1 }, {}],
      enemies: far,
      state: { step: 'end-encounter', result: 'failure', hasFailed: true, outcrops: [1], ruins: [1], corpses: [1], grassAdded: [1] },
    }).run(endEncounter);

    expect(stage.hunter(0)).toMatchObject({ repeatable: [], free: [], actionsLeft: 0, fire: 0, faints: 0, isUp: true, skip: 0 });
    expect(stage.state).toMatchObject({ hasFailed: false, enemies: [], traps: [], outcrops: [], ruins: [], corpses: [], grassAdded: [] });
  });

  test('[ZD-MAINT-8] without bonus salvage nobody is asked', () => {
    const asks = (bonus: number): string | null =>
      given({
        hunters: [{}, {}],
        enemies: [{ type: 'watcher', at: [5, 2], status: 'killed' }],
        bonus,
        state: { step: 'end-encounter', result: 'success' },
      }).run(endEncounter).asks;

    expect([asks(0), asks(1)]).toEqual([null, 'take-bonus']);
  });

  test('[ZD-COOP-6] no glory is no gain', () => {
    const stage = given({ mode: 'cooperative', hunters: [{}, {}], enemies: far });
    stage.run(table => gainGlory(table, 0, { kill: 0 }, 'ZD-EN-5'));
    expect([stage.told, stage.asks]).toEqual([[], null]);
    stage.run(table => gainGlory(table, 0, { kill: 1 }, 'ZD-EN-5'));
    expect([stage.types(), stage.asks]).toEqual([['glory-gained'], 'spend-glory']);
  });

  test('[ZD-DMG-1] each point of damage says how many are left', () => {
    const stage = given({
      hunters: [{ at: [0, 0], hand: blanks(3), equipment: { armour: -1 } }, { at: [5, 2] }],
      enemies: [{ type: 'watcher', at: [0, 0], isAlert: true }],
    }).run(table => attackHunters(table, table.state.enemies[0]!, strike(2)));
    const left: unknown[] = [];
    while (stage.asks === 'pay-damage') {
      left.push(stage.open[0]!.facts);
      stage.answer('pay-damage', stage.options()[0]!);
    }

    expect(left).toEqual([{ left: 2 }, { left: 1 }]);
  });
});

describe('The campfire', () => {
  test('[ZD-EVENT-1] the event and whom it named are forgotten with the merchants', () => {
    const stage = given({
      hunters: [
        { draw: [], maxDeck: 0 },
        { draw: [], maxDeck: 0 },
      ],
      state: { step: 'end-merchants', event: 300, eventChooser: 1, eventRival: 0 },
    });
    stage.run(endMerchants);

    expect(stage.state).toMatchObject({ event: -1, eventChooser: -1, eventRival: -1 });
  });

  test('[ZD-SALV-7] the salvage deck is shuffled only if something comes back to it', () => {
    const ends = (salvageDiscard: number[]): unknown => {
      const stage = given({
        ...{
          hunters: [
            { draw: [], maxDeck: 0, salvage: [] },
            { draw: [], maxDeck: 0, salvage: [] },
          ],
        },
        ...{ dice: { salvage: [[...shards(2), ...salvageDiscard].reverse()] }, spare: ['salvage'] },
        state: { step: 'end-merchants', salvagePile: shards(2), salvageDiscard },
      }).run(endMerchants);
      return [stage.state.salvagePile, stage.chance.left];
    };
    const [first, second, third] = shards(3);

    expect(ends([third!])).toEqual([[third, second, first], {}]);
    expect(ends([])).toEqual([[first, second], { salvage: [[second, first]] }]);
  });

  test('[ZD-MERCH-15] a deck of exactly the limit is not trimmed, one card more is', () => {
    const trims = (n: number): unknown[] => {
      const stage = given({
        hunters: [
          { draw: blanks(n), maxDeck: 3 },
          { draw: [], maxDeck: 0 },
        ],
        state: { step: 'end-merchants', stamina: [] },
      }).run(endMerchants);
      return [stage.open.map(({ seat, min, max }) => [seat, min, max]), stage.state.removed];
    };

    expect([trims(3), trims(4)]).toEqual([
      [[], []],
      [[[0, 1, 1]], []],
    ]);
  });

  test('[ZD-MOD-1] a modification that was put on is not offered to be put on where it was, nor to come off again in the same go', () => {
    const one = coil('limits-one');
    const [melee, ranged] = [blade({ id: 'limits-blade', slots: 1 }), bow({ id: 'limits-bow', slots: 1 })];
    const stage = given({
      hunters: [{ equipment: { melee, ranged, sidearm: -1, armour: -1 }, modifications: [{ card: one, on: 0 }] }, {}],
    }).run(table => refit(table, 0, 'ZD-MOD-2'));

    expect(stage.options()).toEqual(['limits-one:off', 'done']);
    stage.answer('fit-modifications', 'limits-one:off');
    expect(stage.options()).toEqual(['limits-one:limits-bow', 'done']);
    stage.answer('fit-modifications', 'limits-one:limits-bow');
    expect([stage.asks, stage.hunter(0).modifications]).toEqual([null, [{ card: one, on: 1 }]]);
  });

  test('[ZD-MOD-1] with nothing to change nobody is asked, also not about the pouch', () => {
    const loose = weave('limits-weave');
    const pouch = print('equipment', { id: 'limits-pouch', name: 'Pouch', kind: 'miscellaneous', arc: 'pouch', slots: 0 });
    const stage = given({
      hunters: [{ equipment: { armour: -1, pouch }, modifications: [{ card: loose, on: -1 }] }, {}],
    }).run(table => refit(table, 0, 'ZD-MOD-2'));

    expect(stage.asks).toBeNull();
  });
});

describe('Salvage and tracking', () => {
  test('[ZD-SALV-6] a fate card is shown to all', () => {
    const card = fate('limits-fate', [{ do: 'gain-glory', n: 1 }]);
    const stage = given({ hunters: [{}, {}], enemies: far, state: { salvagePile: [card] } });
    stage.run(table => drawSalvage(table, 1, 1, 'ZD-EN-4'));

    expect(stage.toldOf('fate-drawn')).toEqual([{ type: 'fate-drawn', rule: 'ZD-SALV-6', seat: 1, card, reveals: true }]);
  });

  test('[ZD-EVENT-3] a rival is named only where the event says so, and the table hears it', () => {
    const named = (on: 'rival' | 'all'): DawnRehearsal => {
      const event = print('event', { id: `limits-${on}`, name: on, sort: 'all', on, always: [] });
      const stage = given({ hunters: [{}, {}, {}] });
      const { state } = stage;
      Object.assign(state, { step: 'track', encounter: 2, eventPile: [event, ...state.eventPile], eventRival: 2 });
      stage.run(track).answer('pick-tracking', stage.options('pick-tracking')[0]!).answer('pick-event', `limits-${on}`);
      return stage;
    };
    const [rival, all] = [named('rival'), named('all')];

    expect([rival.asks, all.asks, all.state.eventRival, rival.state.eventRival]).toEqual(['name-rival', null, -1, -1]);
    rival.answer('name-rival', 'h1');
    expect(rival.toldOf('rival-named')).toEqual([{ type: 'rival-named', rule: 'ZD-EVENT-3', seat: 1, card: rival.state.event }]);
    expect(all.types('rival-named')).toEqual([]);
  });

  test('[ZD-EVENT-2] in the first phase there is no event, and so nobody who chose one', () => {
    const stage = given({ hunters: [{}, {}], state: { step: 'track', encounter: 1, eventChooser: 1, eventRival: 1 } }).run(track);
    stage.answer('pick-tracking', stage.options()[0]!);

    expect(stage.state).toMatchObject({ event: -1, eventChooser: -1, eventRival: -1 });
  });
});
