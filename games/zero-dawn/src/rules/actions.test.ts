/** Clauses ZD-ACT-1..19; rulings ZD-R-36..42, ZD-R-158. What attacks do is proved in attack.test.ts. */

import { describe, expect, test } from 'vitest';
import { keyOf } from '../content/box.ts';
import type { MomentName, Weapon } from '../content/types.ts';
import type { Effect } from '../content/words/index.ts';
import * as fixture from '../testing/fixtures.ts';
import { print } from '../testing/fixtures.ts';
import { type At, type DawnRehearsal, type EnemyOn, given, type HunterOn, type Position } from '../testing/rehearsal.ts';

const weapon = (id: string, rest: Partial<Weapon> = {}): number =>
  print('equipment', {
    id: `actions-${id}`,
    name: id,
    kind: 'weapon',
    arc: 'ranged',
    range: 2,
    dice: { orange: 1 },
    crit: [],
    symbols: ['bow'],
    slots: 0,
    ...rest,
  });
const bow = weapon('bow');
const sling = weapon('sling', { arc: 'sidearm', symbols: ['sling'], dice: { blue: 2 } });
const spear = weapon('spear', { arc: 'melee', range: 0, symbols: [], dice: { orange: 3 } });
const blank = (letter: string): number => fixture.blank(`actions-${letter}`);
const [a, b, c, d, e, f, g, h] = [...'abcdefgh'].map(blank) as [number, number, number, number, number, number, number, number];
const arrow = print('action', {
  id: 'actions-arrow',
  name: 'Arrow',
  type: 'ammunition',
  symbols: ['bow'],
  dice: {},
  crit: [],
  effects: [],
});
const stone = print('action', {
  id: 'actions-stone',
  name: 'Stone',
  type: 'ammunition',
  symbols: ['sling'],
  dice: {},
  crit: [],
  effects: [],
});
const interrupt = (id: string, ...effects: Effect[]): number =>
  print('action', { id: `actions-${id}`, name: id, type: 'interrupt', when: 'any-time', effects });
const trait = (id: string, when: MomentName | 'always', ...effects: Effect[]): number =>
  print('trait', {
    id: `actions-${id}`,
    name: id,
    kind: 'trait',
    ...(when === 'always' ? { always: effects } : { when: [{ when, effects }] }),
  });

const wide = ['#######', '#######', '#######', '#######', '#######'];
/** Seat 0 acts on a wide meadow, without a profile; enemies are not alert unless said. */
function acting(hunter: HunterOn, enemies: readonly EnemyOn[] = [], rest: Partial<Position> = {}): DawnRehearsal {
  const far: EnemyOn = { type: 'strider', at: [6, 4] };
  const stage = given({
    map: wide,
    hunters: [
      { draw: [], ...hunter, equipment: { ranged: bow, sidearm: -1, melee: spear, armour: -1, ...hunter.equipment } },
      { at: [0, 4], equipment: { armour: -1 } },
    ],
    enemies: [...enemies, far],
    routes: [{ squares: [[6, 4]], loop: true }],
    ...rest,
  });
  stage.hunter(0).hunter = -1;
  return stage.play();
}
const watcher = (at: At, rest: Partial<EnemyOn> = {}): EnemyOn => ({ type: 'watcher', at, ...rest });
const alertIds = (stage: DawnRehearsal): number[] => stage.state.enemies.filter(enemy => enemy.isAlert).map(enemy => enemy.id);

describe('Actions', () => {
  test('[ZD-ACT-2] exactly the possible types are offered, looting a corpse among them', () => {
    const everything = (rest: HunterOn, position: Partial<Position> = {}): string[] =>
      acting({ at: [0, 0], hand: [arrow], discard: [a, b, c], ...rest }, [watcher([1, 0])], position).options();

    expect(everything({})).toEqual(['sprint', 'sneak', 'craft', 'distract', 'ranged', 'melee', 'stop']);
    expect(everything({ discard: [] })).toEqual(['sprint', 'sneak', 'distract', 'ranged', 'melee', 'stop']);
    expect(everything({ hand: [stone] })).toEqual(['sprint', 'sneak', 'craft', 'distract', 'melee', 'stop']);
    expect(everything({ at: [4, 0] })).toEqual(['sprint', 'sneak', 'craft', 'stop']);
    expect(everything({}, { corpses: [[0, 0]] })).toEqual(['sprint', 'sneak', 'craft', 'distract', 'ranged', 'melee', 'loot', 'stop']);
  });

  test('[ZD-ACT-1] [ZD-ACT-3] two actions of two types, no third', () => {
    const stage = acting({ at: [0, 0], discard: [a] });

    stage.answer('take-action', 'sneak').answer('sneak-step', 'pass');

    expect(stage.options()).toEqual(['sprint', 'craft', 'stop']);
    expect(stage.open[0]!.not!()).toContainEqual({
      about: [{ kind: 'action', id: 'sneak' }],
      why: 'ZD-ACT-3',
      facts: { action: 'sneak', seat: 0, reason: 'done-already' },
    });

    stage.answer('take-action', 'craft');

    expect(stage.toldOf('action-taken').map(event => event.action)).toEqual(['sneak', 'craft']);
    expect(stage.askedSeat).toBe(1);
  });

  test('[ZD-ACT-4] no action at all is accepted', () => {
    const stage = acting({ at: [0, 0] });

    stage.answer('take-action', 'stop');

    expect(stage.toldOf('action-taken')).toEqual([]);
    expect(stage.askedSeat).toBe(1);
  });

  test('[ZD-ACT-5] actions come in any order', () => {
    const order = (first: 'melee' | 'sneak', second: 'melee' | 'sneak'): unknown[] => {
      const stage = acting({ at: [0, 0] }, [watcher([1, 0])], { dice: { attack: [0, 0, 0] } });
      for (const action of [first, second]) {
        stage.answer('take-action', action);
        if (action === 'sneak') stage.answer('sneak-step', 'pass');
        else stage.answer('choose-part', 'body');
      }
      return stage.toldOf('action-taken').map(event => event.action);
    };

    expect(order('melee', 'sneak')).toEqual(['melee', 'sneak']);
    expect(order('sneak', 'melee')).toEqual(['sneak', 'melee']);
  });

  test('[ZD-ACT-16] a ranged attack is made with one of the ranged weapons equipped', () => {
    const stage = acting(
      { at: [0, 0], hand: [arrow, stone], equipment: { ranged: bow, sidearm: sling, melee: spear } },
      [watcher([1, 0])],
      {
        dice: { attack: [1, 1] },
      },
    );

    stage.answer('take-action', 'ranged');

    expect([stage.asks, stage.options()]).toEqual(['choose-weapon', [keyOf(bow), keyOf(sling)]]);

    stage.answer('choose-weapon', keyOf(sling)).answer('choose-part', 'body');

    expect(stage.toldOf('card-played')).toMatchObject([{ card: stone }]);
    expect(stage.toldOf('dice-rolled')).toMatchObject([{ faces: [1, 1] }]);
    expect(stage.chance.left).toEqual({});
  });

  test('[ZD-ACT-17] a melee attack is made with the melee weapon equipped', () => {
    const stage = acting({ at: [0, 0], hand: [arrow] }, [watcher([1, 0])], { dice: { attack: [1, 0, 1] } });

    stage.answer('take-action', 'melee').answer('choose-part', 'body');

    expect(stage.toldOf('attack-declared')).toMatchObject([{ kind: 'melee', card: spear }]);
    expect(stage.toldOf('dice-rolled')).toMatchObject([{ faces: [1, 0, 1] }]);
  });

  test('[ZD-ACT-17] without one there is no melee attack', () => {
    const stage = acting({ at: [0, 0], equipment: { melee: -1 } }, [watcher([1, 0], { isAlert: true })]);

    expect(stage.options()).toEqual(['sprint', 'sneak', 'stop']);
  });

  test('[ZD-R-36] looting is a type of its own: it costs an action, once per activation', () => {
    const salvage = acting({ at: [0, 0], salvage: [] }, [], {
      corpses: [
        [0, 0],
        [0, 1],
      ],
    });

    salvage.answer('take-action', 'loot');

    expect([salvage.hunter(0).actionsLeft, salvage.hunter(0).done]).toEqual([1, ['loot']]);
    expect(salvage.state.corpses).toEqual([salvage.square([0, 1])]);

    salvage.answer('take-action', 'sneak').answer('sneak-step', [0, 1]);

    expect(salvage.askedSeat).toBe(1);

    const standing = acting({ at: [0, 1], done: ['loot'], actionsLeft: 1 }, [], { corpses: [[0, 1]] });

    expect(standing.options()).toEqual(['sprint', 'sneak', 'stop']);
  });
});

describe('Sprint and sneak', () => {
  test('[ZD-ACT-6] a sprint is up to 2 squares, turning allowed', () => {
    const stage = acting({ at: [0, 0] });

    stage.answer('take-action', 'sprint');

    expect(stage.offered()).toEqual([
      [1, 0],
      [0, 1],
      [1, 1],
    ]);

    stage.answer('sprint-step', [1, 1]);

    expect(stage.offered().length).toBe(8);

    stage.answer('sprint-step', [1, 2]);

    expect([stage.hunter(0).square, stage.asks]).toEqual([stage.square([1, 2]), 'take-action']);
    expect(stage.toldOf('hunter-moved').map(event => event.square)).toEqual([stage.square([1, 1]), stage.square([1, 2])]);
  });

  test('[ZD-ACT-6] what is sprinted in one go is told in one go, up to where a machine is alerted', () => {
    const lines = (...squares: At[]): unknown[] => {
      const stage = acting({ at: [0, 0] }, [watcher([3, 2])]);
      stage.answer('take-action', 'sprint');
      for (const one of squares) stage.answer('sprint-step', one);
      if (squares.length < 2) stage.answer('sprint-step', 'pass');
      return stage.told
        .filter(({ type, within }) => ['hunter-moved', 'hunter-stayed', 'enemy-alerted'].includes(type) && !within)
        .map(one => ('square' in one && 'start' in one ? [one.type, one.start, one.square] : one.type));
    };
    const { square } = acting({ at: [0, 0] });

    expect(lines([1, 0], [0, 0])).toEqual([['hunter-moved', square([0, 0]), square([0, 0])]]);
    expect(lines([0, 1], [1, 1])).toEqual([['hunter-moved', square([0, 0]), square([1, 1])]]);
    expect(lines([1, 0])).toEqual([['hunter-stayed', square([0, 0]), square([1, 0])]]);
    expect(lines([1, 1], [2, 1])).toEqual([['hunter-moved', square([0, 0]), square([2, 1])], 'enemy-alerted']);
  });

  test('[ZD-ACT-6] it may end after one square', () => {
    const stage = acting({ at: [0, 0] });

    stage.answer('take-action', 'sprint').answer('sprint-step', [1, 0]).answer('sprint-step', 'pass');

    expect([stage.hunter(0).square, stage.asks]).toEqual([stage.square([1, 0]), 'take-action']);
  });

  test('[ZD-ACT-7] enemies next to where it began are alert before the first step, others are not', () => {
    const stage = acting({ at: [1, 1] }, [watcher([0, 2]), watcher([3, 1])]);

    stage.answer('take-action', 'sprint');

    expect(alertIds(stage)).toEqual([0]);

    stage.answer('sprint-step', [1, 0]);

    expect(alertIds(stage)).toEqual([0]);
    expect(stage.toldOf('enemy-alerted')).toEqual([{ type: 'enemy-alerted', rule: 'ZD-ACT-7', enemy: 0, why: 'sprint-began', by: 0 }]);
  });

  test('[ZD-ACT-8] enemies next to a square entered are alert at once, also next to the middle one alone', () => {
    const stage = acting({ at: [0, 0] }, [watcher([2, 2]), watcher([4, 0])]);

    stage.answer('take-action', 'sprint');

    expect(alertIds(stage)).toEqual([]);

    stage.answer('sprint-step', [1, 1]);

    expect(alertIds(stage)).toEqual([0]);

    stage.answer('sprint-step', [0, 0]);

    expect(alertIds(stage)).toEqual([0]);
  });

  test('[ZD-ACT-9] sneaking is up to 1 square and alerts nobody', () => {
    const stage = acting({ at: [0, 0] }, [watcher([0, 1]), watcher([2, 0]), watcher([1, 1])]);

    stage.answer('take-action', 'sneak');

    expect(stage.options()).toEqual([
      ...(
        [
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const
      ).map(at => `s${stage.square(at)}`),
      'pass',
    ]);

    stage.answer('sneak-step', [1, 0]);

    expect([stage.hunter(0).square, stage.asks, alertIds(stage)]).toEqual([stage.square([1, 0]), 'take-action', []]);
  });

  test('[ZD-R-37] a sprint of no squares is legal and heard next to where it began', () => {
    const stage = acting({ at: [1, 1] }, [watcher([2, 1]), watcher([3, 1])]);

    stage.answer('take-action', 'sprint').answer('sprint-step', 'pass');

    expect([stage.hunter(0).square, alertIds(stage), stage.hunter(0).done]).toEqual([stage.square([1, 1]), [0], ['sprint']]);
  });

  test('[ZD-R-38] an enemy in the same square hears the first step, not a sprint of no squares', () => {
    const still = acting({ at: [1, 1] }, [watcher([1, 1])]);
    const moving = acting({ at: [1, 1] }, [watcher([1, 1])]);

    still.answer('take-action', 'sprint').answer('sprint-step', 'pass');
    moving.answer('take-action', 'sprint').answer('sprint-step', [2, 1]);

    expect([alertIds(still), alertIds(moving)]).toEqual([[], [0]]);
  });
});

describe('Craft', () => {
  test('[ZD-ACT-10] the bottom 3 of the discard pile are shuffled into the draw pile', () => {
    const order = [c, h, a, b];
    const stage = acting({ at: [0, 0], draw: [h], discard: [a, b, c, d] }, [], { dice: { 'actions-0': [order] } });

    stage.answer('take-action', 'craft').answer('craft-size', 'craft-3');

    const { draw, discard } = stage.hunter(0);
    expect({ draw, discard }).toEqual({ draw: order, discard: [d] });
    expect([stage.hunter(0).actionsLeft, stage.asks]).toEqual([1, 'take-action']);
  });

  test('[ZD-ACT-11] for both actions 6 return', () => {
    const stage = acting({ at: [0, 0], draw: [], discard: [a, b, c, d, e, f, g, h] });

    stage.answer('take-action', 'craft');

    expect(stage.options()).toEqual(['craft-3', 'craft-6']);

    stage.answer('craft-size', 'craft-6');

    const { draw, discard, actionsLeft } = stage.hunter(0);
    expect({ draw, discard, actionsLeft }).toEqual({ draw: [a, b, c, d, e, f], discard: [g, h], actionsLeft: 0 });
    expect(stage.askedSeat).toBe(1);
  });

  test('[ZD-ACT-12] with one action used only 3 return', () => {
    const stage = acting({ at: [0, 0], draw: [], discard: [a, b, c, d, e, f, g, h] });

    stage.answer('take-action', 'sneak').answer('sneak-step', 'pass').answer('take-action', 'craft');

    expect(stage.hunter(0).draw).toEqual([a, b, c]);
    expect(stage.askedSeat).toBe(1);
  });

  test('[ZD-ACT-12] [ZD-ACT-18] a free action before it leaves both actions unused; a free craft cannot be doubled', () => {
    const after = acting({ at: [0, 0], draw: [], discard: [a, b, c, d, e, f, g, h], free: ['sneak'] });
    const free = acting({ at: [0, 0], draw: [], discard: [a, b, c, d, e, f, g, h], free: ['craft'] });

    after.answer('take-action', 'free-sneak').answer('sneak-step', 'pass').answer('take-action', 'craft');
    free.answer('take-action', 'free-craft');

    expect([after.asks, after.options()]).toEqual(['craft-size', ['craft-3', 'craft-6']]);
    expect([free.asks, free.hunter(0).draw, free.hunter(0).actionsLeft]).toEqual(['take-action', [a, b, c], 2]);
  });

  test('[ZD-ACT-12] an extra action is left over by a double craft', () => {
    const stage = acting({ at: [0, 0], draw: [], discard: [a, b, c, d, e, f, g, h], actionsLeft: 3 });

    stage.answer('take-action', 'craft').answer('craft-size', 'craft-6');

    expect([stage.asks, stage.hunter(0).actionsLeft, stage.options()]).toEqual(['take-action', 1, ['sprint', 'sneak', 'stop']]);
  });

  test('[ZD-R-39] with fewer cards it takes what there is; with none it is not offered', () => {
    const few = acting({ at: [0, 0], draw: [h], discard: [a, b] });
    const none = acting({ at: [0, 0], draw: [h], discard: [] });

    few.answer('take-action', 'craft').answer('craft-size', 'craft-6');

    expect([few.hunter(0).draw, few.hunter(0).discard, few.hunter(0).actionsLeft]).toEqual([[h, a, b], [], 0]);
    expect(none.options()).toEqual(['sprint', 'sneak', 'stop']);
  });

  test('[ZD-R-40] "+1 card when crafting" is added once, to 3 or to 6', () => {
    const tinker = trait('tinker', 'always', { do: 'craft-bonus', n: 1 });
    const crafted = (size: string): number => {
      const stage = given({
        map: wide,
        hunters: [{ hunter: 'nora', traits: [tinker], draw: [], discard: [a, b, c, d, e, f, g, h] }, {}],
        enemies: [{ type: 'strider', at: [6, 4] }],
      });
      return stage.play().answer('take-action', 'craft').answer('craft-size', size).hunter(0).draw.length;
    };

    expect([crafted('craft-3'), crafted('craft-6')]).toEqual([4, 7]);
  });
});

describe('Distract', () => {
  test('[ZD-ACT-13] a non-alert enemy within 2 steps one square towards any square named', () => {
    const stage = acting({ at: [0, 0] }, [watcher([2, 2]), watcher([2, 0])]);

    stage.answer('take-action', 'distract');

    expect([stage.asks, stage.options()]).toEqual(['distract-enemy', ['e0', 'e1']]);

    stage.answer('distract-enemy', 'e0');

    expect([stage.asks, stage.offered().length]).toEqual(['distract-square', 35]);

    stage.answer('distract-square', [5, 2]);

    expect([stage.asks, stage.offered()]).toEqual([
      'distract-route',
      [
        [3, 1],
        [3, 2],
        [3, 3],
      ],
    ]);

    stage.answer('distract-route', [3, 3]);

    expect([stage.enemy(0).square, stage.enemy(0).isAlert, stage.asks]).toEqual([stage.square([3, 3]), false, 'take-action']);
  });

  test('[ZD-ACT-14] [ZD-ACT-15] neither an alert enemy nor one beyond 2 can be distracted', () => {
    const alert = acting({ at: [0, 0] }, [watcher([2, 2], { isAlert: true })]);
    const far = acting({ at: [0, 0] }, [watcher([3, 0])]);
    const mixed = acting({ at: [0, 0] }, [watcher([1, 0], { isAlert: true }), watcher([3, 0]), watcher([2, 1])]);

    expect(alert.options()).toEqual(['sprint', 'sneak', 'stop']);
    expect(far.options()).toEqual(['sprint', 'sneak', 'stop']);

    mixed.answer('take-action', 'distract').answer('distract-square', [2, 0]);

    expect(mixed.enemy(2).square).toBe(mixed.square([2, 0]));
  });

  test('[ZD-R-41] an enemy already on the square named does not move', () => {
    const stage = acting({ at: [0, 0] }, [watcher([2, 2])]);

    stage.answer('take-action', 'distract').answer('distract-square', [2, 2]);

    expect([stage.enemy(0).square, stage.toldOf('enemy-moved'), stage.asks]).toEqual([stage.square([2, 2]), [], 'take-action']);
  });

  test('[ZD-R-41] a huge enemy is not led into the square of another', () => {
    const stage = acting({ at: [0, 0] }, [
      { type: 'sawtooth', at: [1, 1] },
      { type: 'shell-walker', at: [2, 2] },
    ]);

    stage.answer('take-action', 'distract').answer('distract-enemy', 'e0').answer('distract-square', [3, 3]);

    expect(stage.offered()).not.toContainEqual([2, 2]);

    const before = stage.offered();
    stage.answer('distract-route', before[0]!);

    expect(stage.enemy(0).square).not.toBe(stage.enemy(1).square);
  });

  test('[ZD-R-42] led into a hunter’s square it is not alert at once, but when the enemy step begins', () => {
    const stage = acting({ at: [0, 0] }, [watcher([1, 1])]);

    stage.answer('take-action', 'distract').answer('distract-square', [0, 0]);

    expect([stage.enemy(0).square, stage.enemy(0).isAlert]).toEqual([stage.hunter(0).square, false]);

    stage.answer('take-action', 'stop');

    expect(stage.types('enemy-alerted', 'enemy-activated').slice(0, 2)).toEqual(['enemy-alerted', 'enemy-activated']);
    expect(stage.toldOf('enemy-alerted')[0]).toMatchObject({ enemy: 0 });
  });
});

describe('Free actions', () => {
  test('[ZD-ACT-18] a free action does not count towards the two', () => {
    const stage = acting({ at: [0, 0], discard: [a], free: ['sneak'] });

    stage.answer('take-action', 'sprint').answer('sprint-step', 'pass');
    stage.answer('take-action', 'free-sneak').answer('sneak-step', 'pass');

    expect([stage.options(), stage.hunter(0).actionsLeft]).toEqual([['craft', 'stop'], 1]);

    stage.answer('take-action', 'craft');

    expect(stage.toldOf('action-taken').map(event => [event.action, event.isFree])).toEqual([
      ['sprint', false],
      ['sneak', true],
      ['craft', false],
    ]);
    expect(stage.askedSeat).toBe(1);
  });

  test('[ZD-ACT-19] it uses up its type, and a type done is not free again', () => {
    const freeFirst = acting({ at: [0, 0], free: ['sneak'] });
    const normalFirst = acting({ at: [0, 0], free: ['sneak'] });

    expect(freeFirst.options()).toEqual(['sprint', 'sneak', 'free-sneak', 'stop']);

    freeFirst.answer('take-action', 'free-sneak').answer('sneak-step', 'pass');
    normalFirst.answer('take-action', 'sneak').answer('sneak-step', 'pass');

    expect(freeFirst.options()).toEqual(['sprint', 'stop']);
    expect(normalFirst.options()).toEqual(['sprint', 'stop']);
  });

  test('[ZD-ACT-19] unless a card allows the type a second time', () => {
    const stage = acting({ at: [0, 0], repeatable: ['sneak'] });

    stage.answer('take-action', 'sneak').answer('sneak-step', 'pass');

    expect(stage.options()).toEqual(['sprint', 'sneak', 'stop']);

    stage.answer('take-action', 'sneak').answer('sneak-step', 'pass');

    expect(stage.askedSeat).toBe(1);
    expect(stage.hunter(0).done).toEqual(['sneak', 'sneak']);
  });

  test('[ZD-R-158] one still open after the second action may be taken right then, and lapses after', () => {
    const taken = acting({ at: [0, 0], discard: [a], free: ['craft'] });

    taken.answer('take-action', 'sprint').answer('sprint-step', 'pass').answer('take-action', 'sneak').answer('sneak-step', 'pass');

    expect([taken.askedSeat, taken.options()]).toEqual([0, ['free-craft', 'stop']]);

    taken.answer('take-action', 'free-craft');

    expect([taken.askedSeat, taken.hunter(0).draw]).toEqual([1, [a]]);

    const left = acting({ at: [0, 0], discard: [a], free: ['craft'] });
    left.hunter(0).draw = [b];
    left.answer('take-action', 'stop').answer('take-action', 'stop');

    expect([left.askedSeat, left.asks]).toEqual([0, 'take-action']);
    expect(left.hunter(0).free).toEqual([]);
  });

  test('[ZD-R-158] granted in the own activation it counts, in the enemy step it gives nothing', () => {
    const dash = interrupt('dash', { do: 'free-action', action: 'sneak' });
    const own = acting({ at: [0, 0], hand: [dash] });

    own.answer('play-any-time', keyOf(dash));

    expect(own.options('take-action')).toEqual(['sprint', 'sneak', 'free-sneak', 'craft', 'stop']);

    const late = acting({ at: [0, 0], hand: [dash] }, [], { state: { step: 'enemies' } });

    expect(late.asks).toBe('play-any-time');

    late.answer('play-any-time', keyOf(dash));

    expect([late.hunter(0).free, late.hunter(0).discard]).toEqual([[], [dash]]);
  });
});
