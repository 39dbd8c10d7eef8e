/** Patrols: ZD-PATROL-1..9, ZD-R-55, ZD-R-99..103. A huge model in the way is in huge-models.test.ts. */
import { describe, expect, test } from 'vitest';

import { print, printEnemy } from '../testing/fixtures.ts';
import { type At, type DawnRehearsal, given, type HunterOn, type Position } from '../testing/rehearsal.ts';
import { activateNextEnemy } from './enemy-step.ts';
import { endEncounter } from './maintenance.ts';
import { patrol } from './patrol.ts';

const hunter = (at: At, rest: HunterOn = {}): HunterOn => ({ at, equipment: { armour: -1 }, ...rest });
/** Enemy 0 goes on its patrol. */
const patrolling = (position: Position): DawnRehearsal => given(position).run(table => patrol(table, table.state.enemies[0]!));
const goOn = (stage: DawnRehearsal): DawnRehearsal => stage.run(table => patrol(table, table.state.enemies[0]!));
const squaresEntered = (stage: DawnRehearsal): unknown[] => stage.toldOf('enemy-moved').map(event => event.square);
const eastward: At[] = [
  [0, 0],
  [1, 0],
  [2, 0],
];
const restless = print('event', {
  id: 'patrol-restless',
  name: 'Restless',
  sort: 'all',
  on: 'all',
  always: [{ do: 'patrol-steps', n: 2 }],
});

describe('Patrols', () => {
  test('[ZD-PATROL-1] one square along the route, in arrow direction', () => {
    const stage = patrolling({
      routes: [{ squares: eastward }],
      hunters: [hunter([5, 2])],
      enemies: [{ type: 'strider', at: [1, 0], spawn: [0, 0] }],
    });

    const step = { rule: 'ZD-PATROL-1', enemy: 0, from: stage.square([1, 0]), square: stage.square([2, 0]), how: 'patrol' };
    expect(stage.told).toEqual([
      { type: 'enemy-moved', ...step, within: 'move' },
      { type: 'enemy-travelled', ...step },
    ]);
  });

  test('[ZD-PATROL-2] [ZD-PATROL-9] [ZD-R-55] stepping onto a hunter it neither attacks nor becomes alert; its activation ends', () => {
    const stage = given({
      routes: [{ squares: eastward }],
      hunters: [hunter([1, 0])],
      enemies: [
        { type: 'scrapper', at: [0, 0] },
        { type: 'grazer', at: [2, 0] },
      ],
      state: { step: 'enemies' },
    });

    stage.run(activateNextEnemy).answer('order-enemies', 'e0');

    expect(stage.types()).toEqual(['enemy-activated', 'enemy-moved']);
    expect(stage.enemy(0)).toMatchObject({ square: stage.square([1, 0]), isAlert: false, hasActed: true });
    expect(
      stage
        .run(activateNextEnemy)
        .toldOf('enemy-activated')
        .map(event => event.enemy),
    ).toEqual([0, 1]);
  });

  test('[ZD-R-55] the start of the next enemy step alerts it', () => {
    const stage = given({
      routes: [{ squares: eastward, loop: true }],
      hunters: [hunter([1, 0]), hunter([5, 2])],
      enemies: [{ type: 'grazer', at: [0, 0] }],
      state: { step: 'enemies' },
    });

    stage.play().answer('take-action', 'stop');

    expect(stage.types('enemy-moved', 'enemy-alerted', 'turn-began').slice(0, 3)).toEqual(['enemy-moved', 'turn-began', 'enemy-alerted']);
    expect(stage.toldOf('enemy-alerted')).toMatchObject([{ enemy: 0, rule: 'ZD-ALERT-6' }]);
  });

  test('[ZD-PATROL-3] where the route leads off the area the enemy leaves for good', () => {
    const stage = patrolling({ routes: [{ squares: eastward }], hunters: [hunter([5, 2])], enemies: [{ type: 'strider', at: [2, 0] }] });

    expect(stage.told).toMatchObject([{ type: 'enemy-escaped', rule: 'ZD-PATROL-3', enemy: 0 }]);
    expect(stage.enemy(0).status).toBe('escaped');
    expect(goOn(stage).run(activateNextEnemy).toldOf('enemy-activated')).toEqual([]);
  });

  test('[ZD-PATROL-4] an escaped enemy gives no points, and no bonus salvage is drawn', () => {
    const routes = [{ squares: eastward }];
    const stage = patrolling({
      routes,
      bonus: 2,
      hunters: [hunter([5, 2]), hunter([5, 2])],
      enemies: [
        { type: 'strider', at: [2, 0] },
        { type: 'watcher', at: [0, 0], status: 'killed' },
      ],
    });

    const { points } = stage.state;
    stage.state.result = 'success';
    stage.run(endEncounter);

    expect(points).toBe(0);
    expect(stage.asks).toBeNull();
    expect(stage.types('salvage-taken')).toEqual([]);
  });

  test('[ZD-PATROL-5] [ZD-R-100] led onto another tile it follows the route there, which is now its own', () => {
    const stage = patrolling({
      routes: [
        {
          squares: [
            [0, 0],
            [1, 0],
          ],
          then: [2, 0],
        },
        {
          squares: [
            [3, 0],
            [2, 0],
            [2, 1],
          ],
        },
      ],
      hunters: [hunter([5, 2])],
      enemies: [{ type: 'strider', at: [1, 0], spawn: [0, 0] }],
    });

    const home = stage.enemy(0).home;
    goOn(stage);

    expect(home).toBe(1);
    expect(squaresEntered(stage)).toEqual([stage.square([2, 0]), stage.square([2, 1])]);
  });

  test('[ZD-PATROL-6] off any route it takes one step towards its initial route, not towards a nearer one', () => {
    const stage = patrolling({
      map: ['########', '########', '########'],
      routes: [
        { squares: [[0, 0]], loop: true },
        {
          squares: [
            [5, 0],
            [5, 1],
            [5, 2],
          ],
        },
      ],
      hunters: [hunter([7, 2])],
      enemies: [{ type: 'strider', at: [4, 2], spawn: [0, 0] }],
    });

    expect(stage.offered()).toEqual([
      [3, 1],
      [3, 2],
    ]);
    stage.answer('patrol-step', [3, 2]);
    expect(squaresEntered(stage)).toEqual([stage.square([3, 2])]);
    expect(stage.enemy(0).home).toBe(0);
  });

  test('[ZD-PATROL-6] on the way over the route of another tile, its initial route stays the same', () => {
    const stage = patrolling({
      map: ['#######'],
      routes: [
        { squares: [[6, 0]], loop: true },
        { squares: [[0, 0]], loop: true },
        { squares: [[2, 0]], loop: true },
      ],
      hunters: [hunter([6, 0])],
      enemies: [{ type: 'strider', at: [3, 0], spawn: [0, 0] }],
    });

    expect(squaresEntered(stage)).toEqual([stage.square([2, 0])]);
    expect(stage.enemy(0).home).toBe(1);
  });

  test('[ZD-PATROL-7] [ZD-R-103] rejoining, it prefers the square farthest along the route from its spawn', () => {
    const route: At[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ];
    const from = (spawn: At): DawnRehearsal =>
      patrolling({ routes: [{ squares: route }], hunters: [hunter([5, 2])], enemies: [{ type: 'strider', at: [2, 1], spawn }] });

    const fromStart = from([0, 0]);
    const fromLater = from([2, 0]);

    expect([fromStart.asks, squaresEntered(fromStart)]).toEqual([null, [fromStart.square([3, 0])]]);
    expect([fromLater.asks, squaresEntered(fromLater)]).toEqual([null, [fromLater.square([3, 0])]]);
  });

  test('[ZD-PATROL-7] [ZD-R-103] squares behind the spawn are the last choice; round a loop they come after all others', () => {
    const route: At[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ];
    const stage = (loop: boolean): DawnRehearsal =>
      patrolling({
        map: ['###', '###', '###'],
        routes: [loop ? { squares: route, loop: true } : { squares: route }],
        hunters: [hunter([2, 2])],
        enemies: [{ type: 'strider', at: [1, 1], spawn: [2, 0] }],
      });

    const open = stage(false);
    const loop = stage(true);

    expect(squaresEntered(open)).toEqual([open.square([0, 1])]);
    expect(squaresEntered(loop)).toEqual([loop.square([1, 0])]);
  });

  test('[ZD-R-99] of steps nearer to the route it takes those from which the route is met farthest along; the active player breaks ties', () => {
    const position: Position = {
      map: ['#####', '#####', '#####', '#####'],
      routes: [
        {
          squares: [
            [0, 0],
            [1, 0],
            [2, 0],
            [3, 0],
            [4, 0],
          ],
        },
      ],
      hunters: [hunter([0, 3]), hunter([0, 3])],
      enemies: [{ type: 'strider', at: [1, 2], spawn: [0, 0] }],
      state: { active: 1 },
    };

    // From (0,1), (1,1), (2,1) the route is one step away; (2,1) meets it at (3,0).
    const stage = patrolling(position);
    const tied = patrolling({
      ...position,
      routes: [
        {
          squares: [
            [4, 0],
            [3, 0],
          ],
        },
      ],
      enemies: [{ type: 'strider', at: [0, 1], spawn: [4, 0] }],
    });

    expect(squaresEntered(stage)).toEqual([stage.square([2, 1])]);
    expect([tied.asks, tied.askedSeat, tied.offered()]).toEqual([
      'patrol-step',
      1,
      [
        [1, 0],
        [1, 1],
        [1, 2],
      ],
    ]);
  });

  test('[ZD-R-99] reaching the route ends the move, even where enemies patrol two squares', () => {
    const position = (at: At): Position => ({
      routes: [
        {
          squares: [
            [0, 0],
            [1, 0],
            [2, 0],
            [3, 0],
            [4, 0],
          ],
        },
      ],
      hunters: [hunter([5, 2]), hunter([5, 2])],
      enemies: [{ type: 'strider', at, spawn: [0, 0] }],
      state: { event: restless },
    });

    const off = patrolling(position([1, 1]));
    const on = patrolling(position([1, 0]));

    expect(squaresEntered(off)).toEqual([off.square([2, 0])]);
    expect(squaresEntered(on)).toEqual([on.square([2, 0]), on.square([3, 0])]);
  });

  test('[ZD-PATROL-6] [ZD-PATROL-7] [ZD-R-99] where no step leads nearer it stays, and nobody is asked', () => {
    // A corridor: the only way back to the route is blocked by another huge model.
    printEnemy('sawtooth', { isHuge: true });
    const corridor = (other: At): DawnRehearsal =>
      patrolling({
        map: ['#####'],
        routes: [{ squares: [[0, 0]], loop: true }],
        hunters: [hunter([4, 0])],
        enemies: [
          { type: 'sawtooth', at: [2, 0], spawn: [0, 0] },
          { type: 'sawtooth', at: other },
        ],
      });

    const [blocked, free] = [corridor([1, 0]), corridor([3, 0])];

    expect([blocked.asks, blocked.types(), blocked.enemy(0).square]).toEqual([null, [], blocked.square([2, 0])]);
    expect(blocked.toldOf('enemy-stayed')).toMatchObject([{ why: ['cannot-reach-route'] }]);
    expect(squaresEntered(free)).toEqual([free.square([1, 0])]);
  });

  test('[ZD-R-100] on any square with an arrow it follows that route, of whatever tile', () => {
    const stage = patrolling({
      routes: [
        { squares: [[0, 0]], loop: true },
        {
          squares: [
            [4, 0],
            [4, 1],
            [4, 2],
          ],
        },
      ],
      hunters: [hunter([0, 2])],
      enemies: [{ type: 'strider', at: [4, 0], spawn: [0, 0] }],
    });

    expect(squaresEntered(stage)).toEqual([stage.square([4, 1])]);
  });

  test('[ZD-R-101] led onto a square without an arrow it goes there, and looks for the route of that tile', () => {
    // The third square lies on tile 0 without an arrow; so does the route that begins at (4,2).
    const stage = patrolling({
      map: ['#####', '#####', '#####'],
      routes: [
        {
          squares: [
            [4, 2],
            [3, 2],
          ],
          loop: true,
        },
        {
          squares: [
            [0, 0],
            [1, 0],
          ],
          then: [2, 0],
        },
      ],
      hunters: [hunter([0, 2])],
      enemies: [{ type: 'strider', at: [1, 0], spawn: [0, 0] }],
    });

    const { home } = stage.enemy(0);
    goOn(stage);

    expect([home, stage.enemy(0).home]).toEqual([0, 0]);
    expect(stage.offered()).toEqual([
      [2, 1],
      [3, 1],
    ]);
  });

  test('[ZD-R-102] a closed loop is followed for ever', () => {
    const stage = patrolling({
      routes: [{ squares: eastward, loop: true }],
      hunters: [hunter([5, 2])],
      enemies: [{ type: 'strider', at: [0, 0] }],
    });

    for (let again = 0; again < 3; again++) goOn(stage);

    expect(squaresEntered(stage)).toEqual([1, 2, 0, 1].map(x => stage.square([x, 0])));
    expect(stage.enemy(0).status).toBe('in-play');
  });

  test('[ZD-PATROL-8] models of normal size block nobody', () => {
    const others = [1, 2, 3].map(() => ({ type: 'watcher', at: [1, 0] }) as const);

    const stage = patrolling({
      routes: [{ squares: eastward }],
      hunters: [hunter([5, 2])],
      enemies: [{ type: 'strider', at: [0, 0] }, ...others],
    });

    expect(squaresEntered(stage)).toEqual([stage.square([1, 0])]);
  });

  test('[ZD-PATROL-9] after its one move the next enemy activates', () => {
    const stage = given({
      map: ['######'],
      routes: [
        {
          squares: [
            [1, 0],
            [2, 0],
            [3, 0],
            [4, 0],
          ],
        },
      ],
      hunters: [hunter([0, 0])],
      enemies: [
        { type: 'strider', at: [1, 0] },
        { type: 'grazer', at: [3, 0] },
      ],
      state: { step: 'enemies' },
    });

    stage.run(activateNextEnemy).run(activateNextEnemy);

    expect(stage.told.map(event => [event.type, 'enemy' in event && event.enemy])).toEqual([
      ['enemy-activated', 0],
      ['enemy-moved', 0],
      ['enemy-travelled', 0],
      ['enemy-activated', 1],
      ['enemy-moved', 1],
      ['enemy-travelled', 1],
    ]);
  });
});
