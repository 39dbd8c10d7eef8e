/** Enemy movement: ZD-EMOVE-1..16, ZD-R-66, ZD-R-68, ZD-R-69, ZD-R-74. Huge models have a file of their own. */
import { describe, expect, test } from 'vitest';
import type { Box, MoveBox } from '../content/types.ts';
import { behave } from '../testing/behaving.ts';
import { type At, type DawnRehearsal, given, type HunterOn, type Position } from '../testing/rehearsal.ts';
import { moveBy } from './enemy-movement.ts';

const move = (kind: MoveBox['do'], n: number): MoveBox => ({ must: false, do: kind, n });
/** A box that can always be done and changes nothing: it shows that the box before it was passed over. */
const stamp: Box = { must: false, do: 'special', effects: [] };
const hunter = (at: At, rest: HunterOn = {}): HunterOn => ({ at, equipment: { armour: -1 }, ...rest });

/** Enemy 0 carries out one movement. */
const moving = (position: Position, box: MoveBox): DawnRehearsal =>
  given(position).run(table => moveBy(table, table.state.enemies[0]!, box));

/** Enemy 0, a Sawtooth, draws a card with the movement as a conditional box and the stamp below it. */
const acting = (position: Position, box: MoveBox): DawnRehearsal =>
  given({ ...position, behaviours: { sawtooth: [{ no: [box, stamp] }] } }).run(table => behave(table, table.state.enemies[0]!));

const boxesDone = (stage: DawnRehearsal): unknown[] => stage.toldOf('box-resolved').map(event => event.box);
const squaresEntered = (stage: DawnRehearsal): unknown[] => stage.toldOf('enemy-moved').map(event => event.square);

describe('Enemy movement', () => {
  test('[ZD-EMOVE-1] a shortest route, diagonals included', () => {
    const position: Position = {
      map: ['####', '####', '####', '####'],
      hunters: [hunter([3, 3])],
      enemies: [{ type: 'watcher', at: [0, 0], isAlert: true }],
    };

    const stage = moving(position, move('move-to-hunter', 2));

    expect(stage.asks).toBeNull();
    expect(squaresEntered(stage)).toEqual([stage.square([1, 1]), stage.square([2, 2])]);
  });

  test('[ZD-EMOVE-2] among equally short routes the active player decides, step by step', () => {
    const position: Position = {
      map: ['#####', '#####'],
      hunters: [hunter([4, 1], { recency: 1 }), hunter([4, 1], { recency: 1 }), hunter([2, 1], { recency: 9 })],
      enemies: [{ type: 'watcher', at: [0, 0], isAlert: true }],
      state: { active: 1 },
    };

    const stage = moving(position, move('move-to-hunter', 2));

    expect([stage.asks, stage.askedSeat, stage.offered()]).toEqual([
      'enemy-route',
      1,
      [
        [1, 0],
        [1, 1],
      ],
    ]);
    stage.answer('enemy-route', [1, 0]);
    expect(stage.asks).toBeNull();
    expect(squaresEntered(stage)).toEqual([stage.square([1, 0]), stage.square([2, 1])]);
  });

  test('[ZD-EMOVE-3] up to the number, to the closest hunter, even if another was active later', () => {
    const position: Position = {
      map: ['#######'],
      hunters: [hunter([0, 0], { recency: 9 }), hunter([6, 0], { recency: 1 })],
      enemies: [{ type: 'watcher', at: [4, 0], isAlert: true }],
    };

    const stage = moving(position, move('move-to-hunter', 1));

    expect(squaresEntered(stage)).toEqual([stage.square([5, 0])]);
  });

  test('[ZD-EMOVE-4] it stops on reaching the hunter', () => {
    const position: Position = { map: ['######'], hunters: [hunter([3, 0])], enemies: [{ type: 'watcher', at: [2, 0], isAlert: true }] };

    const stage = moving(position, move('move-to-hunter', 3));

    expect(squaresEntered(stage)).toEqual([stage.square([3, 0])]);
  });

  test('[ZD-EMOVE-5] [ZD-R-69] in the square of any hunter who is up it cannot move towards hunters', () => {
    const enemies: Position['enemies'] = [{ type: 'sawtooth', at: [2, 0], isAlert: true }];
    const shared: Position = { map: ['######'], hunters: [hunter([3, 0], { recency: 9 }), hunter([2, 0], { recency: 1 })], enemies };
    const beside: Position = { ...shared, hunters: [hunter([3, 0], { recency: 9 }), hunter([2, 0], { isUp: false })] };

    const passed = [acting(shared, move('move-to-hunter', 2)), acting(shared, move('move-to-recent-hunter', 2))];
    const done = acting(beside, move('move-to-hunter', 2));

    expect(passed.map(boxesDone)).toEqual([['special'], ['special']]);
    expect(passed.map(squaresEntered)).toEqual([[], []]);
    expect(boxesDone(done)).toEqual(['move-to-hunter']);
    expect(squaresEntered(done)).toEqual([done.square([3, 0])]);
  });

  test('[ZD-EMOVE-6] towards the closest enemy that is not alert; without one the box is passed over', () => {
    const near: Position = {
      map: ['########'],
      hunters: [hunter([7, 0])],
      enemies: [
        { type: 'sawtooth', at: [3, 0], isAlert: true },
        { type: 'watcher', at: [4, 0], isAlert: true },
        { type: 'strider', at: [1, 0] },
        { type: 'grazer', at: [6, 0] },
      ],
    };
    const none: Position = { ...near, enemies: near.enemies!.slice(0, 2) };

    const stage = acting(near, move('move-to-non-alert', 1));
    const passed = acting(none, move('move-to-non-alert', 1));

    expect([boxesDone(stage), squaresEntered(stage)]).toEqual([['move-to-non-alert'], [stage.square([2, 0])]]);
    expect([boxesDone(passed), squaresEntered(passed)]).toEqual([['special'], []]);
  });

  test('[ZD-EMOVE-7] [ZD-R-68] already with an enemy that is not alert it stays, and a later conditional box may follow', () => {
    const position: Position = {
      map: ['########'],
      hunters: [hunter([7, 0])],
      enemies: [
        { type: 'sawtooth', at: [3, 0], isAlert: true },
        { type: 'strider', at: [3, 0] },
        { type: 'grazer', at: [5, 0] },
      ],
    };

    // Only for a moment: an alert enemy that moved there has not yet woken it.
    const stage = acting({ ...position, despite: [/ZD-ALERT-4/] }, move('move-to-non-alert', 2));

    expect([boxesDone(stage), squaresEntered(stage)]).toEqual([['special'], []]);
  });

  test('[ZD-EMOVE-8] towards the closest other enemy, alert or not; of several as close the active player names one', () => {
    const position: Position = {
      map: ['########'],
      hunters: [hunter([7, 0]), hunter([7, 0])],
      enemies: [
        { type: 'sawtooth', at: [3, 0], isAlert: true },
        { type: 'watcher', at: [5, 0], isAlert: true },
        { type: 'strider', at: [1, 0] },
        { type: 'grazer', at: [6, 0] },
        { type: 'grazer', at: [2, 0], status: 'killed' },
      ],
      state: { active: 1 },
    };

    const stage = acting(position, move('move-to-enemy', 3));

    expect([stage.asks, stage.askedSeat, stage.options()]).toEqual(['enemy-friend', 1, ['e1', 'e2']]);
    stage.answer('enemy-friend', 'e2');
    expect([boxesDone(stage), squaresEntered(stage)]).toEqual([['move-to-enemy'], [stage.square([2, 0]), stage.square([1, 0])]]);
  });

  test('[ZD-EMOVE-8] [ZD-R-68] alone, or already together, it does not move towards an enemy', () => {
    const sawtooth = { type: 'sawtooth', at: [3, 0], isAlert: true } as const;
    const map = ['########'];

    const alone = acting({ map, hunters: [hunter([7, 0])], enemies: [sawtooth] }, move('move-to-enemy', 2));
    const together = acting(
      {
        map,
        hunters: [hunter([7, 0])],
        enemies: [sawtooth, { type: 'strider', at: [3, 0], isAlert: true }, { type: 'grazer', at: [5, 0], isAlert: true }],
      },
      move('move-to-enemy', 2),
    );

    expect([boxesDone(alone), squaresEntered(alone)]).toEqual([['special'], []]);
    expect([boxesDone(together), squaresEntered(together)]).toEqual([['special'], []]);
  });

  test('[ZD-EMOVE-9] away from the closest hunter by the number', () => {
    const position: Position = {
      map: ['########'],
      hunters: [hunter([2, 0]), hunter([7, 0], { recency: 9 })],
      enemies: [{ type: 'watcher', at: [3, 0], isAlert: true }],
    };

    const stage = moving(position, move('move-away', 2));

    expect(squaresEntered(stage)).toEqual([stage.square([4, 0]), stage.square([5, 0])]);
  });

  test('[ZD-EMOVE-10] it gains distance from as many hunters as possible', () => {
    const position: Position = {
      map: ['#####', '#####', '#####'],
      hunters: [hunter([1, 1], { recency: 2 }), hunter([2, 2], { recency: 1 })],
      enemies: [{ type: 'watcher', at: [2, 1], isAlert: true }],
    };

    const stage = moving(position, move('move-away', 1));

    expect(stage.asks).toBeNull();
    expect(squaresEntered(stage)).toEqual([stage.square([3, 0])]);
  });

  test('[ZD-EMOVE-10] a hunter who has fainted is not counted', () => {
    const position: Position = {
      map: ['#####', '#####', '#####'],
      hunters: [hunter([1, 1], { recency: 2 }), hunter([2, 2], { recency: 1, isUp: false })],
      enemies: [{ type: 'watcher', at: [2, 1], isAlert: true }],
    };

    expect(moving(position, move('move-away', 1)).offered()).toEqual([
      [3, 0],
      [3, 1],
      [3, 2],
    ]);
  });

  test('[ZD-EMOVE-11] of squares equally good the active player chooses', () => {
    const position: Position = {
      map: ['#####', '#####', '#####'],
      hunters: [hunter([1, 1], { recency: 1 }), hunter([0, 1], { recency: 2 })],
      enemies: [{ type: 'watcher', at: [2, 1], isAlert: true }],
      state: { active: 1 },
    };

    const stage = moving(position, move('move-away', 1));

    expect([stage.asks, stage.askedSeat, stage.offered()]).toEqual([
      'enemy-away',
      1,
      [
        [3, 0],
        [3, 1],
        [3, 2],
      ],
    ]);
    stage.answer('enemy-away', [3, 2]);
    expect(squaresEntered(stage)).toEqual([stage.square([3, 2])]);
  });

  test('[ZD-EMOVE-12] in the corner it does not move, and the box is passed over', () => {
    const position: Position = {
      map: ['###', '###'],
      hunters: [hunter([1, 1])],
      enemies: [{ type: 'sawtooth', at: [0, 0], isAlert: true }],
    };

    const stage = acting(position, move('move-away', 2));

    expect([boxesDone(stage), squaresEntered(stage)]).toEqual([['special'], []]);
  });

  test('[ZD-EMOVE-12] [ZD-R-66] only the hunter it flees counts: the most recent of those equally close', () => {
    // From (1,0) there is no square farther off than 1, from (0,1) there is one at (2,0).
    const from = (recent: number, other: number): Position => ({
      map: ['.##', '##.'],
      hunters: [hunter([1, 0], { recency: recent }), hunter([0, 1], { recency: other })],
      enemies: [{ type: 'sawtooth', at: [1, 1], isAlert: true }],
    });

    const stuck = acting(from(2, 1), move('move-away', 1));
    const free = acting(from(1, 2), move('move-away', 1));
    const tied = acting(from(1, 1), move('move-away', 1));

    expect([boxesDone(stuck), squaresEntered(stuck)]).toEqual([['special'], []]);
    expect([boxesDone(free), squaresEntered(free)]).toEqual([['move-away'], [free.square([2, 0])]]);
    expect([boxesDone(tied), squaresEntered(tied)]).toEqual([['move-away'], [tied.square([2, 0])]]);
  });

  test('[ZD-EMOVE-13] towards the nearest edge by the number', () => {
    const position: Position = {
      map: ['#######', '#######', '#######', '#######', '#######', '#######', '#######'],
      hunters: [hunter([0, 0])],
      enemies: [{ type: 'watcher', at: [2, 3], isAlert: true }],
    };

    const stage = moving(position, move('move-to-edge', 1)).answer('enemy-edge', [0, 1]);

    expect(stage.asks).toBeNull();
    expect(squaresEntered(stage)).toEqual([stage.square([1, 2])]);
  });

  test('[ZD-EMOVE-13] [ZD-EMOVE-14] only the nearest edge squares are offered, then the routes there', () => {
    const position: Position = {
      map: ['#######', '#######', '#######', '#######', '#######', '#######', '#######'],
      hunters: [hunter([0, 0])],
      enemies: [{ type: 'watcher', at: [2, 3], isAlert: true }],
    };

    const stage = moving(position, move('move-to-edge', 2));

    expect(stage.offered()).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [0, 5],
    ]);
    stage.answer('enemy-edge', [0, 3]);
    expect([stage.asks, stage.offered()]).toEqual([
      'enemy-route',
      [
        [1, 2],
        [1, 3],
        [1, 4],
      ],
    ]);
    stage.answer('enemy-route', [1, 4]);
    expect(squaresEntered(stage)).toEqual([stage.square([1, 4]), stage.square([0, 3])]);
  });

  test('[ZD-EMOVE-14] from the centre of a lone tile the active player has eight edge squares to choose from', () => {
    const position: Position = {
      map: ['###', '###', '###'],
      hunters: [hunter([0, 0]), hunter([0, 0])],
      enemies: [{ type: 'watcher', at: [1, 1], isAlert: true }],
      state: { active: 1 },
    };

    const stage = moving(position, move('move-to-edge', 1));

    expect([stage.asks, stage.askedSeat]).toEqual(['enemy-edge', 1]);
    expect(stage.offered()).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [2, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
  });

  test('[ZD-EMOVE-15] on the edge already the box is passed over', () => {
    const position: Position = {
      map: ['###', '###', '###'],
      hunters: [hunter([2, 2])],
      enemies: [{ type: 'sawtooth', at: [1, 0], isAlert: true }],
    };

    const stage = acting(position, move('move-to-edge', 2));

    expect([boxesDone(stage), squaresEntered(stage)]).toEqual([['special'], []]);
  });

  test('[ZD-EMOVE-16] the edge ends the movement, the rest is lost', () => {
    const position: Position = {
      map: ['###', '###', '###'],
      hunters: [hunter([2, 2])],
      enemies: [{ type: 'watcher', at: [1, 1], isAlert: true }],
    };

    const stage = moving(position, move('move-to-edge', 3)).answer('enemy-edge', [1, 0]);

    expect(stage.asks).toBeNull();
    expect(squaresEntered(stage)).toEqual([stage.square([1, 0])]);
  });

  test('[ZD-R-66] a move that cannot bring it nearer is passed over; one that can is done', () => {
    const position = (at: At): Position => ({
      map: ['###.###'],
      hunters: [hunter(at)],
      enemies: [{ type: 'sawtooth', at: [0, 0], isAlert: true }],
    });

    const cutOff = acting(position([4, 0]), move('move-to-hunter', 3));
    const nearer = acting(position([2, 0]), move('move-to-hunter', 1));

    expect([boxesDone(cutOff), squaresEntered(cutOff)]).toEqual([['special'], []]);
    expect([boxesDone(nearer), squaresEntered(nearer)]).toEqual([['move-to-hunter'], [nearer.square([1, 0])]]);
  });

  test('[ZD-R-74] it flees step by step the hunter who was closest at the start, and stops where that gains nothing', () => {
    const position: Position = {
      map: ['########'],
      hunters: [hunter([1, 0], { recency: 1 }), hunter([6, 0], { recency: 9 })],
      enemies: [{ type: 'watcher', at: [2, 0], isAlert: true }],
    };

    const stage = moving(position, move('move-away', 9));

    expect(squaresEntered(stage)).toEqual([3, 4, 5, 6, 7].map(x => stage.square([x, 0])));
  });
});
