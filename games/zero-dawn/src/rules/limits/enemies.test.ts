/** How machines move, behave, burn and patrol: just inside and just outside what the other tests of the rules show. */
import { describe, expect, test } from 'vitest';
import type { MoveBox } from '../../content/types.ts';
import type { Effect } from '../../content/words/index.ts';
import { behave } from '../../testing/behaving.ts';
import { print, printEnemy, trait } from '../../testing/fixtures.ts';
import { type At, type DawnRehearsal, type EnemyOn, given, type HunterOn, type Position } from '../../testing/rehearsal.ts';
import { fire } from '../../testing/skirmish.ts';
import { moveBy, whyNoMove } from '../enemy-movement.ts';
import { activateNextEnemy } from '../enemy-step.ts';
import { patrol } from '../patrol.ts';

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
