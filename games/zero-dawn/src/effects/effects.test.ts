import { describe, expect, test } from 'vitest';
import { cardNamed } from '../content/box.ts';
import type { Cost, Dice } from '../content/kinds.ts';
import type { Component, EventCard } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import { isGrass } from '../places.ts';
import { distance } from '../questions.ts';
import { startSquares } from '../rules/build-encounter.ts';
import { faint } from '../rules/damage.ts';
import { attackHunters } from '../rules/enemy-attack.ts';
import { activateNextEnemy } from '../rules/enemy-step.ts';
import { billFor } from '../rules/payment.ts';
import { STEPS } from '../state.ts';
import { behave } from '../testing/behaving.ts';
import { ability, arrow, bow, goods, print, printEnemy, strike, trait, weave } from '../testing/fixtures.ts';
import type { DawnRehearsal, EnemyOn, HunterOn, Position } from '../testing/rehearsal.ts';
import { alerted, damage, field, hits, shoot } from '../testing/skirmish.ts';
import { handLimit } from '../texts-in-force.ts';
import { resolveEffects } from './vocabulary.ts';

const ARROWS = ['carja-hunter-arrow.1', 'carja-hunter-arrow.2', 'carja-dazzle-arrow', 'carja-gilded-arrow'];
const SHARDS = [10, 11, 12].map(n => cardNamed(`salvage-metal-shards.${n}`));
const BLAZE = cardNamed('salvage-blaze.1');

/** Enemy 0, a Watcher with 10 hit points, is shot with an arrow that says this. */
function shot(
  effects: readonly Effect[],
  enemy: Partial<EnemyOn> = {},
  more: Partial<Position> = {},
  hunter: HunterOn = {},
): DawnRehearsal {
  printEnemy('watcher', { components: [{ letter: 'A', name: 'Eye', tear: 9, damage: 0, effects: [] }] });
  const ranged = bow();
  return shoot(
    field({ hand: [arrow({ effects })], equipment: { ranged }, ...hunter }, [{ at: [4, 1], components: [2], ...enemy }], more),
    ranged,
  );
}

/** Seat 0 is struck for 4 while this is woven into its armour. */
function struck(effect: Effect, more: Partial<Position> = {}, box = strike(4)): DawnRehearsal {
  return field(
    { at: [3, 1], draw: ARROWS, modifications: [{ card: weave('woven', [effect]), on: 3 }], equipment: { armour: plain() } },
    [{ at: [3, 1], isAlert: true }],
    { state: { step: 'enemies' }, ...more },
  ).run(table => attackHunters(table, table.state.enemies[0]!, box));
}
const plain = (): number =>
  print('equipment', { id: 'plain', name: 'plain', kind: 'armour', arc: 'armour', dice: { orange: 1 }, crit: [], slots: 1 });
const suffered = (stage: DawnRehearsal): unknown[] => stage.toldOf('hunter-damaged').map(event => event.n);

/** An effect happens at once to seat 0; enemy 0 is the one concerned. */
function happens(
  effect: Effect,
  hunter: HunterOn = {},
  more: Partial<Position> = {},
  enemies: readonly Partial<EnemyOn>[] = [{}],
): DawnRehearsal {
  printEnemy('watcher');
  const placed = enemies.map(enemy => ({ at: [4, 1], ...enemy }) as EnemyOn);
  return field(hunter, placed, more).run(table =>
    resolveEffects(table, { seat: 0, source: -1, enemy: table.state.enemies[0] ?? null, attack: null, evade: null }, [effect]),
  );
}

/** The event in force for everybody. */
const event = (always: readonly Effect[], on: EventCard['on'] = 'all'): NonNullable<Position['state']> => ({
  event: print('event', { id: 'event', name: 'event', sort: 'all', on, always }),
  eventChooser: 0,
});

describe('Words that shape an attack', () => {
  test('[word add-damage] counts with the pips', () => {
    expect(hits(shot([{ do: 'add-damage', n: 2 }]))).toEqual([2]);
    expect(hits(shot([damage(3), { do: 'add-damage', n: -1 }]))).toEqual([2]);
    expect(hits(shot([{ do: 'add-damage', n: -4 }]))).toEqual([0]);
  });

  test('[word add-dice] adds dice, or takes them away down to none', () => {
    const more = shot([{ do: 'add-dice', colour: 'blue', n: 2 }], {}, { dice: { attack: [3, 2] } });
    const fewer = shot([
      { do: 'add-dice', colour: 'blue', n: 1 },
      { do: 'add-dice', colour: 'blue', n: -3 },
    ]);

    expect([more, fewer].map(stage => stage.toldOf('dice-rolled')[0]!.faces)).toEqual([[3, 2], []]);
  });

  test('[word add-tear] counts against a component only', () => {
    const body = shot([{ do: 'add-tear', n: 2 }]);
    const part = shot([{ do: 'add-tear', n: 2 }], { components: [0] }).answer('choose-part', 'A');

    expect([hits(body), hits(part)]).toEqual([[0], [2]]);
  });

  test('[word aoe] hits the others in and around the square of the target', () => {
    printEnemy('watcher');
    const ranged = bow();
    const stage = shoot(
      field({ hand: [arrow({ effects: [{ do: 'aoe', damage: 2, inflict: ['shock'] }] })], equipment: { ranged } }, [
        { at: [4, 1] },
        { at: [5, 2] },
      ]),
      ranged,
    );

    expect(stage.state.enemies.map(({ wounds, shock }) => [wounds, shock])).toEqual([
      [0, 0],
      [2, 1],
    ]);
  });

  test('[word aoe] that is no part of an attack hits, kills and alerts at once', () => {
    printEnemy('watcher');
    const stage = happens({ do: 'aoe', damage: 4 }, {}, {}, [{}, { at: [5, 1], wounds: 7 }, { at: [3, 1] }, { at: [6, 1] }]);

    expect(stage.state.enemies.map(({ wounds, status, isAlert }) => [wounds, status, isAlert])).toEqual([
      [0, 'in-play', false],
      [11, 'killed', false],
      [4, 'in-play', true],
      [0, 'in-play', false],
    ]);
  });

  test('[word crit-damage] each crit counts more, whatever it buys', () => {
    const stage = shot(
      [
        { do: 'crit-damage', n: 2 },
        { do: 'add-dice', colour: 'orange', n: 2 },
      ],
      {},
      { dice: { attack: ['crit', 'crit'] } },
    );

    expect(hits(stage)).toEqual([4]);
  });

  test('[word dodge] lets the attacker move one square', () => {
    const stage = shot([{ do: 'dodge' }]).answer('dodge', [1, 0]);

    expect(stage.hunter(0).square).toBe(stage.square([1, 0]));
  });

  test('[word ignore-armour] armour does not count', () => {
    expect(hits(shot([damage(3), { do: 'ignore-armour' }], { isAlert: true, armour: 2 }))).toEqual([3]);
  });

  test('[word reduce-armour] armour counts for less, not below none', () => {
    expect(hits(shot([damage(3), { do: 'reduce-armour', n: 1 }], { isAlert: true, armour: 2 }))).toEqual([2]);
    expect(hits(shot([damage(3), { do: 'reduce-armour', n: 5 }], { isAlert: true, armour: 2 }))).toEqual([3]);
  });

  test('[word treat-as-non-alert] an alert target has no armour and stays alert', () => {
    const stage = shot([damage(3), { do: 'treat-as-non-alert' }], { isAlert: true, armour: 2 });

    expect(hits(stage)).toEqual([3]);
    expect(stage.enemy(0).isAlert).toBe(true);
  });

  test('[word treat-as-non-alert] what other cards say of such targets holds', () => {
    const asking: Effect[] = [
      { do: 'treat-as-non-alert' },
      { do: 'add-damage', n: 1, if: ['target-not-alert'] },
      { do: 'add-damage', n: 2, if: ['target-alert'] },
    ];

    expect(hits(shot(asking, { isAlert: true }))).toEqual([1]);
    expect(hits(shot(asking.slice(1), { isAlert: true }))).toEqual([2]);
  });

  test('[word inflict] gives the condition with the damage, or at once', () => {
    const attacked = shot([damage(1), { do: 'inflict', condition: 'shock' }]);
    const atOnce = happens({ do: 'inflict', condition: 'fire' });

    expect(attacked.enemy(0)).toMatchObject({ shock: 1 });
    expect(atOnce.enemy(0)).toMatchObject({ fire: 1, burnedBy: 0, isAlert: false });
  });

  test('[word lose-dice] takes the weakest dice away, down to none', () => {
    const pool: Effect[] = [
      { do: 'add-dice', colour: 'orange', n: 1 },
      { do: 'add-dice', colour: 'black', n: 1 },
    ];

    const one = shot([...pool, { do: 'lose-dice', n: 1 }], {}, { dice: { attack: [3] } });
    const all = shot([...pool, { do: 'lose-dice', n: 5 }]);

    expect([hits(one), hits(all)]).toEqual([[3], [0]]);
  });

  test('[word pull] moves the target one square nearer, never elsewhere', () => {
    const stage = shot([{ do: 'pull' }]);

    expect(stage.offered()).toEqual([
      [3, 0],
      [3, 1],
      [3, 2],
    ]);
    expect(stage.options()).toContain('pass');
    stage.answer('pull', [3, 1]);

    expect(stage.enemy(0).square).toBe(stage.square([3, 1]));
  });

  test('[word push] moves the target to a square beside', () => {
    const stage = shot([{ do: 'push' }]).answer('push', [5, 2]);

    expect(stage.enemy(0).square).toBe(stage.square([5, 2]));
  });

  test.each([
    { effect: { do: 'push', if: ['damaged'] } as const, kind: 'push' },
    { effect: { do: 'pull', if: ['damaged'] } as const, kind: 'pull' },
    { effect: { do: 'dodge', if: ['damaged'] } as const, kind: 'dodge' },
  ])('[word $kind] may wait for the outcome', ({ effect, kind }) => {
    expect(shot([damage(1), effect]).asks).toBe(kind);
    expect(shot([effect]).asks).toBeNull();
  });

  test('[word quiet-attack] the neighbours of the target stay calm, the target does not', () => {
    printEnemy('watcher');
    const ranged = bow({ attack: [{ do: 'quiet-attack' }] });
    const stage = shoot(field({ hand: [arrow()], equipment: { ranged } }, [{ at: [4, 1] }, { at: [5, 1] }]), ranged);

    expect(alerted(stage)).toEqual([0]);
  });

  test('[word reroll] offers dice to roll again, in attacks and evades', () => {
    const attack = shot(
      [
        { do: 'add-dice', colour: 'orange', n: 2 },
        { do: 'reroll', upTo: 1 },
      ],
      {},
      { dice: { attack: [0, 0, 2] } },
    );
    const evade = struck({ do: 'reroll', upTo: 1 }, { dice: { evade: [0, 2] } });

    expect(attack.open).toMatchObject([{ kind: 'reroll', max: 1 }]);
    expect(hits(attack.answer('reroll', ['d2']))).toEqual([2]);
    expect(evade.open).toMatchObject([{ kind: 'reroll-evade', max: 1 }]);
    expect(suffered(evade.answer('reroll-evade', ['d1']))).toEqual([2]);
  });

  test('[word return-to-hand] the card comes back to the hand', () => {
    printEnemy('watcher', { hp: 1 });
    const ranged = bow({ attack: [damage(1)] });
    const loyal = ability('loyal', [{ do: 'return-to-hand', if: ['killed'] }]);
    const stage = shoot(field({ hand: [arrow(), loyal], equipment: { ranged } }, [{ at: [4, 1] }]), ranged).answer('play-ability', 'loyal');

    expect(stage.hunter(0).hand).toEqual([loyal]);
    expect(stage.keys(stage.hunter(0).discard)).toEqual(['arrow']);
  });
});

describe('Words that shape an evade', () => {
  test('[word add-evade-dice] adds dice to the roll', () => {
    const stage = struck({ do: 'add-evade-dice', colour: 'blue', n: 1 }, { dice: { evade: [1, 2] } });

    expect(stage.toldOf('dice-rolled')).toMatchObject([{ for: 'evade', faces: [1, 2] }]);
    expect(suffered(stage)).toEqual([1]);
  });

  test('[word block] takes damage off', () => {
    expect(suffered(struck({ do: 'block', n: 2 }, { dice: { evade: [0] } }))).toEqual([2]);
  });

  test('[word dodge] lets the evading hunter move before the damage', () => {
    const stage = struck({ do: 'dodge' }, { dice: { evade: [0] } });

    expect(stage.asks).toBe('dodge');
    expect(suffered(stage)).toEqual([]);
  });

  test('[word ignore-attack] the attack does not happen', () => {
    const stage = field(
      {
        at: [3, 1],
        hand: [
          print('action', {
            id: 'gone',
            name: 'gone',
            type: 'interrupt',
            when: 'attacked',
            effects: [{ do: 'ignore-attack' }],
          }),
        ],
      },
      [{ at: [3, 1], isAlert: true }],
      {
        state: { step: 'enemies' },
      },
    );

    stage.run(table => attackHunters(table, table.state.enemies[0]!, strike(4))).answer('play-when-attacked', 'gone');

    expect(stage.asks).toBeNull();
    expect(stage.types('dice-rolled', 'hunter-damaged', 'hunter-moved')).toEqual([]);
  });

  test.each([
    { kind: 'melee' as const, left: 2 },
    { kind: 'ranged' as const, left: 4 },
  ])('[word resist] takes damage off the kind it names: $kind', ({ kind, left }) => {
    const stage = struck({ do: 'resist', kind: 'melee', n: 2 }, { dice: { evade: [0] } }, strike(4, { do: kind }));

    expect(suffered(stage)).toEqual([left]);
  });
});

describe('Words that happen at once', () => {
  test('[word alert-nearest] of several equally near ones the player names one', () => {
    const stage = happens({ do: 'alert-nearest' }, {}, {}, [{ at: [4, 1] }, { at: [4, 2] }, { at: [6, 1] }, { at: [2, 1], isAlert: true }]);

    expect(stage.options('choose-enemy')).toEqual(['e0', 'e1']);
    expect(alerted(stage.answer('choose-enemy', 'e1'))).toEqual([1]);
  });

  test('[word alert-within] alerts all enemies around the one that acts', () => {
    const stage = happens({ do: 'alert-within', n: 1 }, {}, {}, [{ at: [4, 1], isAlert: true }, { at: [5, 2] }, { at: [6, 1] }]);

    expect(alerted(stage)).toEqual([1]);
  });

  test('[word allow-repeat] an action may be taken a second time, not a third', () => {
    const stage = happens({ do: 'allow-repeat', action: 'sneak' }, { done: ['sneak'], actionsLeft: 2 }).play();

    expect(stage.options()).toContain('sneak');
    stage.answer('take-action', 'sneak').answer('sneak-step', 'pass');
    expect(stage.options()).not.toContain('sneak');
  });

  test('[word allow-repeat] [ZD-ACT-3] [ZD-R-158] it gives nothing outside the own activation', () => {
    const repeat = (state: NonNullable<Position['state']>): DawnRehearsal =>
      happens({ do: 'allow-repeat', action: 'sneak' }, { done: ['sneak'] }, { state });
    const granted = (stage: DawnRehearsal): unknown[] => [stage.hunter(0).repeatable, stage.types('action-granted')];

    for (const step of ['begin-turn', 'act', 'end-activation'] as const)
      expect(granted(repeat({ step, active: 0 })), step).toEqual([['sneak'], ['action-granted']]);
    expect(granted(repeat({ step: 'act', active: 1 }))).toEqual([[], []]);
    for (const step of ['begin-enemy-step', 'enemies', 'maintenance'] as const)
      expect(granted(repeat({ step, active: 0 })), step).toEqual([[], []]);
  });

  test.each([{ do: 'free-action', action: 'sneak' }, { do: 'extra-action' }] as const)(
    '[word $do] [ZD-ACT-18] [ZD-R-158] gives nothing outside the own activation',
    effect => {
      const granted = (state: NonNullable<Position['state']>): string[] => happens(effect, {}, { state }).types('action-granted');

      expect(granted({ step: 'act', active: 0 })).toEqual(['action-granted']);
      expect([granted({ step: 'act', active: 1 }), granted({ step: 'enemies', active: 0 })]).toEqual([[], []]);
    },
  );

  test('[word dodge] [ZD-ATK-18] who is up may move a square; who has fainted, or is in no encounter, may not', () => {
    const dodging = (hunter: HunterOn, state: NonNullable<Position['state']> = {}): DawnRehearsal =>
      happens({ do: 'dodge' }, hunter, { state });

    const up = dodging({}).answer('dodge', [1, 1]);
    expect([up.hunter(0).square, up.types()]).toEqual([up.square([1, 1]), ['hunter-moved']]);
    expect(dodging({ isUp: false, skip: 1 }).asks).toBeNull();
    expect(STEPS.filter(step => dodging({}, { step }).asks === 'dodge')).toEqual([
      ...['begin-encounter', 'begin-turn', 'act', 'end-activation', 'begin-enemy-step', 'enemies', 'maintenance'],
    ]);
  });

  test.each<Effect>([
    { do: 'alert-within', n: 2 },
    { do: 'aoe', damage: 1 },
    { do: 'deal-damage', n: 1 },
    { do: 'inflict', condition: 'fire' },
    { do: 'pull' },
    { do: 'push' },
    { do: 'set-armour', n: 1 },
    { do: 'return-to-hand' },
    { do: 'hand-size', n: 1 },
  ])('[word $do] does nothing where there is no enemy and no attack', effect => {
    const stage = happens(effect, {}, {}, []);

    expect([stage.asks, stage.told]).toEqual([null, [{ type: 'effect', rule: 'ZD-SALV-6', word: effect.do, card: -1 }]]);
  });

  test.each<Effect>([{ do: 'deal-damage', n: 1 }, { do: 'inflict', condition: 'fire' }, { do: 'pull' }, { do: 'push' }])(
    '[word $do] does nothing to an enemy that is gone',
    effect => {
      const stage = happens(effect, {}, {}, [{ status: 'killed' }]);

      expect([stage.asks, stage.types(), stage.enemy(0).wounds, stage.enemy(0).fire]).toEqual([null, [], 0, 0]);
    },
  );

  test('[word lose-dice] takes the weakest dice first, and no more than there are', () => {
    const lost = (n: number, dice: Dice, faces: number[]): unknown => {
      printEnemy('watcher');
      const ranged = bow({ dice });
      const stage = field({ hand: [arrow({ effects: [{ do: 'lose-dice', n }] })], equipment: { ranged } }, [{ at: [4, 1] }], {
        dice: { attack: faces },
      });
      return shoot(stage, ranged).toldOf('dice-rolled')[0]!.faces;
    };

    // A 3 is on no orange die, a 0 on no black one.
    expect(lost(2, { orange: 1, blue: 1, black: 1 }, [3])).toEqual([3]);
    expect(lost(1, { orange: 1, blue: 2 }, [3, 3])).toEqual([3, 3]);
    expect(lost(1, { blue: 1, black: 1 }, [1])).toEqual([1]);
    expect(lost(5, { blue: 1 }, [])).toEqual([]);
  });

  test('[word place-grass] where all is grass there is nothing to name', () => {
    const stage = happens({ do: 'place-grass' }, {}, { map: ['ggggggg', 'ggggggg', 'ggggggg'] });

    expect([stage.asks, stage.types()]).toEqual([null, []]);
  });

  test('every effect tells its word and the card that says it, in an attack, in an evade and at once', () => {
    const effect: Effect = { do: 'gain-glory', n: 1 };
    const told = (stage: DawnRehearsal): unknown[] => stage.toldOf('effect').map(event => [event.rule, event.word, event.card]);
    const card = arrow({ effects: [damage(1)] });
    const ranged = bow();
    printEnemy('watcher');
    const attack = shoot(field({ hand: [card], equipment: { ranged } }, [{ at: [4, 1] }]), ranged);
    const evade = struck({ do: 'block', n: 1 }, { dice: { evade: [0] } });

    expect(told(attack)).toEqual([['ZD-ATK-9', 'add-damage', card]]);
    const bargain = arrow({ effects: [{ do: 'may-pay', cost: { glory: 1 }, then: [damage(1)] }] });
    const paid = shoot(field({ hand: [bargain], glory: 1, equipment: { ranged } }, [{ at: [4, 1] }]), ranged).answer('pay-cost', 'yes');
    expect(told(paid)).toEqual([
      ['ZD-ATK-9', 'may-pay', bargain],
      ['ZD-ATK-9', 'add-damage', bargain],
    ]);
    expect(told(evade)).toEqual([['ZD-EATK-11', 'block', evade.hunter(0).modifications[0]!.card]]);
    expect(told(happens(effect))).toEqual([['ZD-SALV-6', 'gain-glory', -1]]);
  });

  test('[ZD-ATK-9] a cost for what follows a kill is asked for after the kill, and not without one', () => {
    const asks = (hp: number): unknown[] => {
      printEnemy('watcher', { hp });
      const ranged = bow({ attack: [damage(1)] });
      const prize = arrow({ effects: [{ do: 'may-pay', cost: { glory: 1 }, then: [{ do: 'draw', n: 1 }], if: ['killed'] }] });
      const stage = shoot(field({ hand: [prize], glory: 1, equipment: { ranged } }, [{ at: [4, 1] }]), ranged);
      return [stage.asks, stage.types('enemy-killed')];
    };

    expect([asks(1), asks(2)]).toEqual([
      ['pay-cost', ['enemy-killed']],
      [null, []],
    ]);
  });

  test('[ZD-EATK-11] in an evade a proviso counts, a cost may be paid, and what cannot shape it happens at once', () => {
    const bargain: Effect = { do: 'may-pay', cost: { glory: 1 }, then: [{ do: 'block', n: 3 }] };
    const armed = (effect: Effect): DawnRehearsal => {
      const stage = field(
        { at: [3, 1], glory: 1, draw: ARROWS, modifications: [{ card: weave('woven', [effect]), on: 3 }], equipment: { armour: plain() } },
        [{ at: [3, 1], isAlert: true }],
        { state: { step: 'enemies' }, dice: { evade: [0] } },
      );
      return stage.run(table => attackHunters(table, table.state.enemies[0]!, strike(4)));
    };

    expect(suffered(armed({ do: 'block', n: 3, if: ['target-frozen'] }))).toEqual([4]);
    expect(suffered(armed({ do: 'block', n: 3, if: ['target-alert'] }))).toEqual([1]);
    expect(suffered(armed(bargain).answer('pay-cost', 'no'))).toEqual([4]);
    const paid = armed(bargain).answer('pay-cost', 'yes');
    expect([suffered(paid), paid.hunter(0).glory]).toEqual([[1], 0]);
    const gained = armed({ do: 'gain-glory', n: 2 });
    expect([suffered(gained), gained.hunter(0).glory]).toEqual([[4], 3]);
    expect(suffered(armed({ do: 'hand-size', n: 1 }))).toEqual([4]);
  });

  test('[word deal-damage] wounds the enemy concerned, whatever its armour', () => {
    expect(happens({ do: 'deal-damage', n: 2 }, {}, {}, [{ isAlert: true, armour: 3 }]).enemy(0).wounds).toBe(2);
  });

  test('[word discard] the player chooses cards of the hand, in order', () => {
    const stage = happens({ do: 'discard', n: 2 }, { hand: ARROWS.slice(0, 3) });

    expect(stage.open).toMatchObject([{ kind: 'discard-cards', min: 2, max: 2, ordered: true }]);
    stage.answer('discard-cards', [ARROWS[2]!, ARROWS[0]!]);

    expect(stage.keys(stage.hunter(0).discard)).toEqual([ARROWS[2], ARROWS[0]]);
    expect(stage.keys(stage.hunter(0).hand)).toEqual([ARROWS[1]]);
  });

  test('[word draw] takes cards from the top of the pile', () => {
    const stage = happens({ do: 'draw', n: 2 }, { draw: ARROWS });

    expect(stage.keys(stage.hunter(0).hand)).toEqual(ARROWS.slice(0, 2));
    expect(stage.keys(stage.hunter(0).draw)).toEqual(ARROWS.slice(2));
  });

  test('[word draw-salvage] takes cards from the salvage deck', () => {
    const stage = happens({ do: 'draw-salvage', n: 2 }, {}, { state: { salvagePile: SHARDS } });

    expect(stage.hunter(0).salvage).toEqual(SHARDS.slice(0, 2));
  });

  test('[word everyone-draws-salvage] each hunter draws, the Leader first', () => {
    const stage = happens({ do: 'everyone-draws-salvage', n: 1 }, {}, { state: { salvagePile: SHARDS, leader: 1 } });

    expect([0, 1].map(seat => stage.hunter(seat).salvage)).toEqual([[SHARDS[1]], [SHARDS[0]]]);
  });

  test('[word extra-action] gives one more action, in the own activation only', () => {
    expect(happens({ do: 'extra-action' }, { actionsLeft: 1 }).hunter(0).actionsLeft).toBe(2);
    expect(happens({ do: 'extra-action' }, { actionsLeft: 1 }, { state: { active: 1 } }).hunter(0).actionsLeft).toBe(1);
    expect(happens({ do: 'extra-action' }, { actionsLeft: 1 }, { state: { step: 'enemies' } }).hunter(0).actionsLeft).toBe(1);
  });

  test('[word free-action] does not count towards the two', () => {
    const stage = happens({ do: 'free-action', action: 'sneak' }, { actionsLeft: 0 }).play();

    expect(stage.options()).toEqual(['free-sneak', 'stop']);
    stage.answer('take-action', 'free-sneak').answer('sneak-step', 'pass');

    expect(stage.hunter(0)).toMatchObject({ free: [], actionsLeft: 0 });
  });

  test('[word gain-glory] [word lose-glory] glory comes and goes, never below none', () => {
    expect(happens({ do: 'gain-glory', n: 2 }, { glory: 1 }).hunter(0).glory).toBe(3);
    expect(happens({ do: 'lose-glory', n: 2 }, { glory: 3 }).hunter(0).glory).toBe(1);
    expect(happens({ do: 'lose-glory', n: 2 }, { glory: 1 }).hunter(0).glory).toBe(0);
  });

  test('[word gain-resource] fetches it from the deck, or from the discards', () => {
    const pile = happens(
      { do: 'gain-resource', resource: 'blaze', n: 1 },
      {},
      { state: { salvagePile: [...SHARDS, BLAZE], salvageDiscard: [] } },
    );
    const discards = happens(
      { do: 'gain-resource', resource: 'blaze', n: 1 },
      {},
      { state: { salvagePile: SHARDS, salvageDiscard: [BLAZE] } },
    );
    const none = happens({ do: 'gain-resource', resource: 'blaze', n: 1 }, {}, { state: { salvagePile: SHARDS, salvageDiscard: [] } });

    expect([pile, discards, none].map(stage => stage.hunter(0).salvage)).toEqual([[BLAZE], [BLAZE], []]);
    expect([pile, discards, none].map(stage => [stage.state.salvagePile, stage.state.salvageDiscard])).toEqual([
      [SHARDS, []],
      [SHARDS, []],
      [SHARDS, []],
    ]);
  });

  const costs: readonly { readonly cost: Cost; readonly left: Partial<Record<string, unknown>> }[] = [
    { cost: { glory: 1 }, left: { glory: 1 } },
    { cost: { discard: 1 }, left: { hand: [cardNamed(ARROWS[1]!)], discard: [cardNamed(ARROWS[2]!), cardNamed(ARROWS[0]!)] } },
    { cost: { scrap: 1, from: 'hand' }, left: { hand: [cardNamed(ARROWS[1]!)], scrapped: [cardNamed(ARROWS[0]!)] } },
    { cost: { scrap: 1, from: 'discard' }, left: { discard: [], scrapped: [cardNamed(ARROWS[2]!)] } },
    { cost: { resource: 'blaze', n: 1 }, left: { salvage: [] } },
  ];
  test.each(costs)('[word may-pay] what is bought comes only if $cost is paid', ({ cost, left }) => {
    const owner: HunterOn = { hand: ARROWS.slice(0, 2), discard: ARROWS.slice(2, 3), glory: 2, salvage: [BLAZE] };
    const effect: Effect = { do: 'may-pay', cost, then: [{ do: 'deal-damage', n: 1 }] };

    const refused = happens(effect, owner).answer('pay-cost', 'no');
    const paid = happens(effect, owner).answer('pay-cost', 'yes');
    if (paid.asks) paid.answer(paid.asks, [paid.options()[0]!]);
    const broke = happens(effect, { hand: [], glory: 0, salvage: [] });

    expect(refused.enemy(0).wounds).toBe(0);
    expect(refused.hunter(0)).toMatchObject({ glory: 2, salvage: [BLAZE], scrapped: [] });
    expect(paid.enemy(0).wounds).toBe(1);
    expect(paid.hunter(0)).toMatchObject(left);
    expect([broke.asks, broke.enemy(0).wounds]).toEqual([null, 0]);
  });

  test('[word move-hunter] the hunter may move, and alerts nobody', () => {
    const stage = happens({ do: 'move-hunter', n: 2 }).answer('move-hunter', [3, 1]).answer('move-hunter', [3, 2]);

    expect(stage.hunter(0).square).toBe(stage.square([3, 2]));
    expect(alerted(stage)).toEqual([]);
    expect(stage.asks).toBeNull();
  });

  test('[word place-grass] any bare square may be named and counts as tall grass', () => {
    const stage = happens({ do: 'place-grass' }, {}, { map: ['g######', '#######', '#######'] });

    expect(stage.options('name-square')).toHaveLength(20);
    stage.answer('name-square', [5, 1]);

    expect(isGrass(stage.state, stage.square([5, 1]))).toBe(true);
    expect(isGrass(stage.state, stage.square([4, 1]))).toBe(false);
  });

  test('[word recover] the bottom cards of the discard pile go into the draw pile', () => {
    const stage = happens({ do: 'recover', n: 2 }, { discard: ARROWS.slice(0, 3) });

    expect(stage.keys(stage.hunter(0).draw)).toEqual(ARROWS.slice(0, 2));
    expect(stage.keys(stage.hunter(0).discard)).toEqual(ARROWS.slice(2, 3));
  });

  test('[word remove-conditions] all conditions leave the hunter', () => {
    expect(happens({ do: 'remove-conditions' }, { fire: 1, freeze: 2, shock: 1 }).hunter(0)).toMatchObject({
      fire: 0,
      freeze: 0,
      shock: 0,
    });
  });

  test('[word remove-conditions] tokens are not counted down: a fire that would go in two goes is out at once', () => {
    const stage = happens({ do: 'remove-conditions' }, { fire: 2, shock: 1, beganShocked: true });

    expect(stage.hunter(0)).toMatchObject({ fire: 0, shock: 0, beganShocked: false });
    expect(stage.toldOf('hunter-recovers').map(event => event.condition)).toEqual(['fire', 'shock']);
  });

  test.each([
    { from: 'hand' as const, offered: ARROWS.slice(0, 2) },
    { from: 'hand-or-discard' as const, offered: ARROWS },
    { from: 'discard' as const, offered: ARROWS.slice(2) },
  ])('[word scrap] a card of the $from leaves for the encounter', ({ from, offered }) => {
    const stage = happens({ do: 'scrap', n: 1, from }, { hand: ARROWS.slice(0, 2), discard: ARROWS.slice(2) });

    expect(stage.options('scrap-cards')).toEqual(offered);
    stage.answer('scrap-cards', [offered[1]!]);

    const { hand, discard, scrapped } = stage.hunter(0);
    expect(stage.keys(scrapped)).toEqual([offered[1]]);
    expect(stage.keys([...hand, ...discard])).toEqual(ARROWS.filter(card => card !== offered[1]));
  });

  test('[word set-armour] the armour has a new value', () => {
    expect(happens({ do: 'set-armour', n: 1 }, {}, {}, [{ armour: 3 }]).enemy(0).armour).toBe(1);
  });

  test('[word spawn-enemy] one more comes to the last spawn square, while the box has models', () => {
    const one = happens({ do: 'spawn-enemy', type: 'watcher' }, {}, {}, [{ at: [4, 1], spawn: [6, 0] }]);
    const full = happens({ do: 'spawn-enemy', type: 'watcher' }, {}, {}, [{}, {}, {}, {}]);

    expect(one.state.enemies).toHaveLength(2);
    expect(one.enemy(1)).toMatchObject({ id: 1, type: 0, square: one.square([6, 0]), isAlert: false });
    expect(full.state.enemies).toHaveLength(4);
  });

  test('[word unscrap] the latest scrapped cards come back to the discard pile', () => {
    const stage = happens({ do: 'unscrap', n: 2 }, { scrapped: ARROWS.slice(0, 3), discard: ARROWS.slice(3) });

    expect(stage.keys(stage.hunter(0).scrapped)).toEqual(ARROWS.slice(0, 1));
    expect(stage.keys(stage.hunter(0).discard)).toEqual([ARROWS[3], ARROWS[1], ARROWS[2]]);
  });
});

describe('Words that the rules read', () => {
  const always = (effect: Effect): HunterOn => ({ traits: [trait({ always: [effect] })] });

  test('[word calm] with the component destroyed the first box is conditional', () => {
    const sensor: Component = { letter: 'A', name: 'Sensor', tear: 4, damage: 0, effects: [{ do: 'calm' }] };
    const boxes = (status: number): unknown[] => {
      printEnemy('sawtooth', { components: [sensor] });
      const stage = field({}, [{ type: 'sawtooth', at: [4, 1], isAlert: true, components: [status] }], {
        behaviours: {
          sawtooth: [
            {
              no: [
                { must: true, do: 'special', effects: [] },
                { must: false, do: 'move-away', n: 1 },
              ],
            },
          ],
        },
      }).run(table => behave(table, table.state.enemies[0]!));
      return stage.toldOf('box-resolved').map(one => one.box);
    };

    expect(boxes(1)).toEqual(['special', 'move-away']);
    expect(boxes(2)).toEqual(['special']);
  });

  test('[word component-glory] a destroyed component is worth more', () => {
    printEnemy('watcher', { components: [{ letter: 'A', name: 'Eye', tear: 1, damage: 0, effects: [] }] });
    const ranged = bow({ attack: [damage(1)] });
    const stage = field({ hand: [arrow()], equipment: { ranged } }, [{ at: [4, 1] }], { state: event([{ do: 'component-glory', n: 2 }]) });

    expect(shoot(stage, ranged).answer('choose-part', 'A').hunter(0).glory).toBe(3);
  });

  test('[word craft-bonus] a craft recovers more', () => {
    const stage = field({ ...always({ do: 'craft-bonus', n: 1 }), discard: ARROWS, done: ['sneak'], actionsLeft: 1 }, [
      { at: [6, 0] },
    ]).play();

    stage.answer('take-action', 'craft');

    expect(stage.keys(stage.hunter(0).draw)).toEqual(ARROWS);
  });

  test('[word discount] goods cost fewer shards, not below none', () => {
    const ware = (shards: number): number =>
      goods('modification', {
        type: 'modification',
        price: { shards, special: { wire: 1 } },
        card: { id: 'ware', name: 'ware', kind: 'coil', grade: 1, effects: [] },
      });
    const { state } = field(always({ do: 'discount', n: 2 }), []);

    expect([3, 1].map(shards => billFor(state, 0, ware(shards)))).toEqual([
      { shards: 1, specials: ['wire'] },
      { shards: 0, specials: ['wire'] },
    ]);
    expect(billFor(state, 1, ware(3)).shards).toBe(3);
  });

  test('[word hand-size] the hand holds more or fewer', () => {
    const limit = (n: number): number => handLimit(field(always({ do: 'hand-size', n }), []).state, 0);

    expect([limit(2), limit(-1)]).toEqual([7, 4]);
  });

  test('[word immune] the hunter does not get the condition', () => {
    const struckBy = (condition: 'fire' | 'shock'): number => {
      const stage = field(
        { ...always({ do: 'immune', condition: 'shock' }), at: [3, 1], draw: ARROWS, equipment: { armour: -1 } },
        [{ at: [3, 1] }],
        { state: { step: 'enemies' } },
      );
      return stage
        .run(table => attackHunters(table, table.state.enemies[0]!, strike(1, { effects: [{ do: 'inflict', condition }] })))
        .hunter(0)[condition];
    };

    expect([struckBy('shock'), struckBy('fire')]).toEqual([0, 1]);
  });

  test('[word keep-glory] the first faint costs no glory, the second does', () => {
    const stage = field({ ...always({ do: 'keep-glory' }), glory: 3 }, []);

    faint(stage.table, 0);
    expect(stage.hunter(0).glory).toBe(3);
    faint(stage.table, 0);
    expect(stage.hunter(0).glory).toBe(0);
  });

  test('[word lasting-conditions] a token has to be removed twice', () => {
    printEnemy('watcher');
    const ranged = bow({ attack: [damage(1), { do: 'inflict', condition: 'freeze' }] });
    const stage = field({ hand: [arrow()], equipment: { ranged } }, [{ at: [4, 1], isAlert: true, armour: 1 }], {
      state: event([{ do: 'lasting-conditions' }]),
    });
    stage.enemy(0).armour = 0;

    shoot(stage, ranged);
    expect(stage.enemy(0).freeze).toBe(2);
    stage.hunter(0).hand = [arrow(), arrow()];
    shoot(stage, ranged).answer('play-ammunition', 'arrow');
    expect(stage.enemy(0).freeze).toBe(1);
    shoot(stage, ranged);

    expect(stage.enemy(0).freeze).toBe(0);
  });

  test('[word no-double-craft] only three cards are crafted', () => {
    const stage = field({ ...always({ do: 'no-double-craft' }), discard: ARROWS }, [{ at: [6, 0] }])
      .play()
      .answer('take-action', 'craft');

    expect(stage.asks).toBe('take-action');
    expect(stage.hunter(0)).toMatchObject({ actionsLeft: 1 });
    expect(stage.hunter(0).draw).toHaveLength(3);
  });

  test('[word no-grass] printed grass does not count, named grass does', () => {
    const stage = field({}, [], { map: ['gg#####', '#######', '#######'], state: { ...event([{ do: 'no-grass' }]), grassAdded: [3] } });

    expect([0, 1, 3].map(square => isGrass(stage.state, square))).toEqual([false, false, true]);
  });

  test('[word patrol-steps] patrols move farther', () => {
    const routes = [
      {
        squares: [
          [4, 0],
          [5, 0],
          [6, 0],
        ] as const,
        loop: true as const,
      },
    ];
    const stage = field({}, [{ at: [4, 0] }], { routes, state: { ...event([{ do: 'patrol-steps', n: 2 }]), step: 'enemies' } });

    expect(stage.run(activateNextEnemy).enemy(0).square).toBe(stage.square([6, 0]));
  });

  test('[word quiet-sprint] a sprint alerts nobody', () => {
    const stage = field(always({ do: 'quiet-sprint' }), [{ at: [3, 1] }]).play();

    stage.answer('take-action', 'sprint').answer('sprint-step', [3, 2]).answer('sprint-step', 'pass');

    expect(alerted(stage)).toEqual([]);
  });

  test('[word start-beside-enemy] only the squares nearest to an enemy are left', () => {
    const stage = field(always({ do: 'start-beside-enemy' }), [{ at: [6, 1] }]);
    const gaps = (seat: number): number[] =>
      [...new Set(startSquares(stage.state, seat).map(square => distance(stage.state, square, stage.square([6, 1]))))].sort();

    expect(gaps(0)).toEqual([1]);
    expect(gaps(1)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
