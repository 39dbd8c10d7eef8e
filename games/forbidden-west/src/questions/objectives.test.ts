/** When an objective is met. */
import { describe, expect, test } from 'vitest';
import type { Objective } from '../content/types.ts';
import { fight, type Position } from '../testing/rehearsal.ts';
import { byParty, isMet, isWon, lastTurn, openObjective, progressOf, stagesDone } from './objectives.ts';

test('[FW-BRIEF-7][FW-BRIEF-8] whoever has to survive so many turns has done it when the last of them ends, not in the turn after it', () => {
  const endOf = (turn: number) =>
    fight({
      step: 'end-turn',
      objective: { goal: 'survive', turns: 4 },
      marshals: [{}, { at: [1, 0] }],
      enemies: [{ type: 'rebel-brawler', at: [9, 9] }],
      fight: { turn },
    }).play();

  expect(endOf(3)).toMatchObject({ asks: 'act', state: { result: 'none', fight: { turn: 4 } } });
  expect(endOf(4).toldOf('fight-won')).toMatchObject([{ turns: 4 }]);
});

const SHELLBACKS: Position['enemies'] = [
  { type: 'shellback', at: [4, 0] },
  { type: 'shellback', at: [5, 0] },
  { type: 'rebel-scout', at: [6, 0] },
];
/** How far a goal has come in a position. */
const progress = (goal: Parameters<typeof progressOf>[1], position: Position = {}): readonly [number, number] => {
  const { value, of } = progressOf(fight({ enemies: SHELLBACKS, ...position }).state, goal);
  return [value, of];
};
const some = (n: number, change: object): Position['enemies'] => SHELLBACKS!.map((one, i) => (i < n ? { ...one, ...change } : one));

describe('How far a goal has come', () => {
  test('[FW-BRIEF-7] by the number of characters: up to two, three, four', () => {
    const parties = [1, 2, 3, 4].map(
      n => fight({ marshals: Array.from({ length: n }, (_, x) => ({ at: [x, 0] as const })), enemies: SHELLBACKS! }).state,
    );
    expect(parties.map(state => byParty(state, [7, 8, 9]))).toEqual([7, 7, 8, 9]);
  });

  test('[FW-BRIEF-7] every enemy, every one of a type; of none there is one to come', () => {
    expect([0, 1, 3].map(n => progress({ goal: 'defeat-all' }, { enemies: some(n, { isIn: false })! }))).toEqual([
      [0, 3],
      [1, 3],
      [3, 3],
    ]);
    expect(progress({ goal: 'defeat-all' }, { enemies: [] })).toEqual([0, 1]);
    expect([0, 1, 3].map(n => progress({ goal: 'defeat', enemy: 'shellback' }, { enemies: some(n, { isIn: false })! }))).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
    expect(progress({ goal: 'defeat', enemy: 'dal' })).toEqual([0, 1]);
  });

  test('[FW-BRIEF-7] half of the hit points: all of the type', () => {
    const half = (n: number, hp: number) => progress({ goal: 'half-hp', enemy: 'shellback' }, { enemies: some(n, { hp, maxHp: 8 })! });
    expect([half(2, 5), half(2, 4), half(1, 4)]).toEqual([
      [0, 1],
      [1, 1],
      [0, 1],
    ]);
  });

  test('[FW-BRIEF-7][FW-COMP-2] components of one enemy; a certain one; what was never there does not count', () => {
    const parts = (...of: readonly (readonly number[])[]): Position => ({
      enemies: SHELLBACKS!.map((one, i) => (of[i] ? { ...one, parts: [...of[i]] } : one)),
    });
    const broken = { goal: 'destroy-parts', enemy: 'shellback', n: [2, 3, 4] } as const;
    expect([
      progress(broken),
      progress(broken, parts([0, 4], [0, 4])),
      progress(broken, parts([0, 0])),
      progress(broken, parts([-1, 0])),
    ]).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
      [1, 2],
    ]);
    const plate = { goal: 'destroy-part', enemy: 'shellback', letter: 'B' } as const;
    expect([progress(plate), progress(plate, parts([0, 4])), progress(plate, parts([3, 4], [3, 0]))]).toEqual([
      [0, 1],
      [0, 1],
      [1, 1],
    ]);
  });

  test('[FW-BRIEF-7][FW-R-86] features of the kind that are done', () => {
    const features: Position['features'] = [
      { kind: 'pump', at: [1, 1], isDone: true },
      { kind: 'pump', at: [2, 1] },
      { kind: 'valve', at: [3, 1], isDone: true },
      { kind: 'refugee', at: [4, 1], isDone: true, hp: 1 },
    ];
    expect(progress({ goal: 'interact', feature: 'pump', n: 2 }, { features })).toEqual([1, 2]);
    expect(progress({ goal: 'destroy', feature: 'valve', n: 1 }, { features })).toEqual([1, 1]);
    expect(progress({ goal: 'escort', n: 3 }, { features })).toEqual([1, 3]);
  });

  test('[FW-BRIEF-7] everybody on an exit, turns that are over, turns that were held, and what a flag decides', () => {
    const two: Position = { marshals: [{ at: [0, 0] }, { at: [3, 3] }], exits: [[0, 0]] };
    expect(progress({ goal: 'exit' }, two)).toEqual([1, 2]);
    expect([
      progress({ goal: 'survive', turns: 5 }, { fight: { turn: 4 } }),
      progress({ goal: 'survive', turns: 5 }, { step: 'begin-turn', fight: { turn: 4 } }),
    ]).toEqual([
      [3, 5],
      [4, 5],
    ]);
    expect(progress({ goal: 'survive', turns: 5 }, { fight: { turn: 0 } })).toEqual([0, 5]);
    expect(progress({ goal: 'hold', feature: 'bridge-head' }, { ...two, fight: { tally: 1 } })).toEqual([1, 2]);
    const decided = {
      goal: 'if-flag',
      flag: 'mercy',
      holds: { goal: 'survive', turns: 1 },
      otherwise: { goal: 'survive', turns: 9 },
    } as const;
    expect([progress(decided, { fight: { turn: 2 } }), progress(decided, { fight: { turn: 2 }, state: { flags: ['mercy'] } })]).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });
});

describe('Objectives of several goals', () => {
  const done: Objective = { goal: 'survive', turns: 1 };
  const open: Objective = { goal: 'survive', turns: 9 };
  const at = (objective: Objective, stage = 0) => fight({ enemies: SHELLBACKS!, objective, fight: { turn: 2, stage } }).state;

  test('[FW-BRIEF-11] all of them, or any', () => {
    expect(
      [{ all: [done, open] }, { all: [done, done] }, { any: [done, open] }, { any: [open, open] }].map(one => isMet(at(one), one)),
    ).toEqual([false, true, true, false]);
  });

  test('[FW-BRIEF-6] one after the other: the open part alone counts, and all of them win', () => {
    const then: Objective = { then: [done, open, done] };
    expect([0, 1, 2].map(stage => stagesDone(at(then, stage)))).toEqual([1, 1, 3]);
    expect([0, 1, 2].map(stage => openObjective(at(then, stage)))).toEqual([done, open, done]);
    expect([0, 2, 3].map(stage => isWon(at(then, stage)))).toEqual([false, false, true]);
    expect(openObjective(at(then, 3))).toEqual(then);
  });

  test('[FW-BRIEF-6] a sequence may stand beside another way to win', () => {
    const any: Objective = { any: [open, { then: [done, open] }] };
    expect([stagesDone(at(any)), openObjective(at(any)), isWon(at(any)), isWon(at(any, 2))]).toEqual([1, done, false, true]);
    expect([stagesDone(at({ all: [done, open] })), openObjective(at({ all: [done, open] }))]).toEqual([0, { all: [done, open] }]);
  });

  test('[FW-R-3] the last turn is by the number of characters', () => {
    expect(lastTurn(at(open))).toBe(40);
  });
});
