/** Huge models: ZD-HUGE-1..5, and ZD-R-66 where one stands in the way of another. */
import { describe, expect, test } from 'vitest';
import type { Box, MoveBox } from '../content/types.ts';
import { behave } from '../testing/behaving.ts';
import { type At, type DawnRehearsal, given, type HunterOn, type Position } from '../testing/rehearsal.ts';
import { moveBy } from './enemy-movement.ts';
import { patrol } from './patrol.ts';

const move = (kind: MoveBox['do'], n: number): MoveBox => ({ must: false, do: kind, n });
const stamp: Box = { must: false, do: 'special', effects: [] };
const hunter = (at: At, rest: HunterOn = {}): HunterOn => ({ at, equipment: { armour: -1 }, ...rest });
const moving = (position: Position, box: MoveBox): DawnRehearsal =>
  given(position).run(table => moveBy(table, table.state.enemies[0]!, box));
const acting = (position: Position, box: MoveBox): DawnRehearsal =>
  given({ ...position, behaviours: { sawtooth: [{ no: [box, stamp] }] } }).run(table => behave(table, table.state.enemies[0]!));
const boxesDone = (stage: DawnRehearsal): unknown[] => stage.toldOf('box-resolved').map(event => event.box);
const squaresEntered = (stage: DawnRehearsal): unknown[] => stage.toldOf('enemy-moved').map(event => event.square);

describe('Huge models', () => {
  test('[ZD-HUGE-1] [ZD-HUGE-2] a huge model neither ends in nor passes through the square of another', () => {
    const corridor: Position = {
      map: ['######'],
      hunters: [hunter([5, 0])],
      enemies: [
        { type: 'sawtooth', at: [0, 0], isAlert: true },
        { type: 'shell-walker', at: [2, 0], isAlert: true },
      ],
    };

    const stage = moving(corridor, move('move-to-hunter', 4));

    expect(squaresEntered(stage)).toEqual([stage.square([1, 0])]);
  });

  test('[ZD-HUGE-2] it goes around if there is a way around', () => {
    const position: Position = {
      map: ['#####', '.###.'],
      hunters: [hunter([4, 0])],
      enemies: [
        { type: 'sawtooth', at: [0, 0], isAlert: true },
        { type: 'shell-walker', at: [2, 0], isAlert: true },
      ],
    };

    const stage = moving(position, move('move-to-hunter', 4));

    expect(stage.offered()).toEqual([
      [1, 0],
      [1, 1],
    ]);
    stage.answer('enemy-route', [1, 0]);
    expect(stage.offered()).toEqual([
      [3, 0],
      [3, 1],
    ]);
    stage.answer('enemy-route', [3, 1]);
    expect(squaresEntered(stage)).toEqual(
      (
        [
          [1, 0],
          [2, 1],
          [3, 1],
          [4, 0],
        ] as At[]
      ).map(stage.square),
    );
  });

  test('[ZD-HUGE-1] a huge model flees neither into nor towards the edge on the square of another', () => {
    const shellWalker = { type: 'shell-walker', isAlert: true } as const;
    const fleeing: Position = {
      map: ['####', '####'],
      hunters: [hunter([0, 0])],
      enemies: [
        { type: 'sawtooth', at: [1, 0], isAlert: true },
        { ...shellWalker, at: [2, 0] },
      ],
    };
    const seeking: Position = {
      map: ['#####', '#####', '#####', '#####', '#####'],
      hunters: [hunter([4, 4])],
      enemies: [
        { type: 'sawtooth', at: [1, 2], isAlert: true },
        { ...shellWalker, at: [0, 2] },
      ],
    };

    const fled = moving(fleeing, move('move-away', 1));
    const sought = moving(seeking, move('move-to-edge', 1));
    const fromCentre = moving(
      { ...seeking, enemies: [{ type: 'sawtooth', at: [2, 2], isAlert: true }, seeking.enemies![1]!] },
      move('move-to-edge', 1),
    );

    expect(squaresEntered(fled)).toEqual([fled.square([2, 1])]);
    expect(sought.offered()).toEqual([
      [0, 1],
      [0, 3],
    ]);
    expect(fromCentre.options('enemy-edge')).toHaveLength(15);
    expect(fromCentre.offered()).not.toContainEqual([0, 2]);
  });

  test('[ZD-HUGE-3] whose target shares a square with another huge model ends as near as its movement allows', () => {
    const position: Position = {
      map: ['######'],
      hunters: [hunter([4, 0])],
      enemies: [
        { type: 'sawtooth', at: [0, 0], isAlert: true },
        { type: 'shell-walker', at: [4, 0], isAlert: true },
      ],
    };

    const near = moving(position, move('move-to-hunter', 5));
    const short = moving(position, move('move-to-hunter', 2));

    expect(near.enemy(0).square).toBe(near.square([3, 0]));
    expect(short.enemy(0).square).toBe(short.square([2, 0]));
  });

  test('[ZD-HUGE-3] [ZD-R-66] already as near as it can be, the move is passed over, though another hunter could be approached', () => {
    const position: Position = {
      map: ['######'],
      hunters: [hunter([3, 0], { recency: 1 }), hunter([0, 0], { recency: 9 })],
      enemies: [
        { type: 'sawtooth', at: [2, 0], isAlert: true },
        { type: 'shell-walker', at: [3, 0], isAlert: true },
      ],
    };

    const stage = acting(position, move('move-to-hunter', 2));

    expect([boxesDone(stage), squaresEntered(stage)]).toEqual([['special'], []]);
  });

  test('[ZD-HUGE-3] [ZD-R-66] [ZD-ESTEP-7] of two hunters equally close the most recent is the target, even if only the other can be approached', () => {
    const position = (...recency: [number, number]): Position => ({
      map: ['######'],
      hunters: [hunter([3, 0], { recency: recency[0] }), hunter([1, 0], { recency: recency[1] })],
      enemies: [
        { type: 'sawtooth', at: [2, 0], isAlert: true },
        { type: 'shell-walker', at: [3, 0], isAlert: true },
      ],
    });

    const shut = acting(position(2, 1), move('move-to-hunter', 2));
    const open = acting(position(1, 2), move('move-to-hunter', 2));
    const tied = acting(position(1, 1), move('move-to-hunter', 2));

    expect([boxesDone(shut), squaresEntered(shut)]).toEqual([['special'], []]);
    expect([boxesDone(open), squaresEntered(open)]).toEqual([['move-to-hunter'], [open.square([1, 0])]]);
    expect([boxesDone(tied), squaresEntered(tied)]).toEqual([['move-to-hunter'], [tied.square([1, 0])]]);
  });

  test('[ZD-HUGE-3] [ZD-R-66] beside another huge model it has already come as near to it as it can', () => {
    const position: Position = {
      map: ['######'],
      hunters: [hunter([5, 0])],
      enemies: [
        { type: 'sawtooth', at: [2, 0], isAlert: true },
        { type: 'shell-walker', at: [3, 0], isAlert: true },
      ],
    };

    const stage = acting(position, move('move-to-enemy', 2));

    expect([boxesDone(stage), squaresEntered(stage)]).toEqual([['special'], []]);
  });

  test('[ZD-HUGE-4] a huge patroller whose next square holds a huge model does not move', () => {
    const route = {
      squares: [
        [0, 0],
        [1, 0],
        [2, 0],
      ] as At[],
    };
    const position: Position = {
      map: ['###'],
      routes: [route],
      hunters: [hunter([0, 0])],
      enemies: [
        { type: 'sawtooth', at: [0, 0] },
        { type: 'shell-walker', at: [1, 0] },
      ],
    };

    const stage = given(position).run(table => patrol(table, table.state.enemies[0]!));

    expect(stage.told).toEqual([{ type: 'enemy-stayed', rule: 'ZD-HUGE-4', enemy: 0, why: ['route-blocked'] }]);
    expect(stage.enemy(0)).toMatchObject({ square: stage.square([0, 0]), status: 'in-play' });
  });

  test('[ZD-HUGE-5] huge and normal models may share squares', () => {
    const others = [1, 2, 3].map(() => ({ type: 'watcher', at: [2, 0], isAlert: true }) as const);
    const position = (first: 'sawtooth' | 'strider', more: Position['enemies'] = []): Position => ({
      map: ['####'],
      hunters: [hunter([3, 0])],
      enemies: [{ type: first, at: [1, 0], isAlert: true }, ...others, ...more],
    });

    const huge = moving(position('sawtooth'), move('move-to-hunter', 1));
    const normal = moving(position('strider', [{ type: 'shell-walker', at: [2, 0], isAlert: true }]), move('move-to-hunter', 1));

    expect(huge.enemy(0).square).toBe(huge.square([2, 0]));
    expect(normal.enemy(0).square).toBe(normal.square([2, 0]));
  });
});
