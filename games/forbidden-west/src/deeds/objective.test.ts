/** When an encounter is decided, and what is told of it. */
import { expect, test } from 'vitest';
import { doing } from '../testing/doing.ts';
import type { Position } from '../testing/rehearsal.ts';
import { fail, settle } from './objective.ts';

const PUMPS: Position['features'] = [
  { kind: 'pump', at: [2, 0], isDone: true },
  { kind: 'pump', at: [3, 0], isDone: true },
];
const pumps = (n: number) => ({ goal: 'interact', feature: 'pump', n }) as const;

test('[FW-BRIEF-7][FW-BRIEF-8] settle: won at once', () => {
  const { changed, told, isOver } = doing({ features: PUMPS, objective: pumps(2), fight: { turn: 3 } }, settle);
  expect(changed).toEqual({ result: 'won', step: 'fight-won' });
  expect(told).toEqual([{ type: 'fight-won', rule: 'FW-BRIEF-7', brief: 'B0', turns: 3 }]);
  expect(isOver).toBe(true);
});

test('[FW-BRIEF-8][FW-R-101] whatever decides it, the turn opens no further; what was found is given out if it is won, and lost otherwise', () => {
  const fight = { opening: ['turn-start'], toGive: ['metal' as const] };
  const won = doing({ features: PUMPS, objective: pumps(2), fight }, settle);
  expect(won.changed).toEqual({ result: 'won', step: 'fight-won', 'fight.opening': [] });
  const failed = doing({ fight }, table => fail(table, 'late'));
  expect(failed.changed).toEqual({ result: 'failed', step: 'fight-failed', 'fight.opening': [], 'fight.toGive': [] });
});

test.each<[string, Position]>([
  ['with a goal that is not met', { objective: pumps(3) }],
  ['before the first turn', { objective: pumps(2), fight: { turn: 0 } }],
  ['once it is decided', { objective: pumps(2), state: { result: 'failed' } }],
])('[FW-R-68] settle: nothing %s', (_, position) => {
  const { changed, told, isOver } = doing({ features: PUMPS, ...position }, settle);
  expect([changed, told, isOver]).toEqual([{}, [], false]);
});

test('[FW-BRIEF-6] settle: parts of a sequence one after the other, each told once', () => {
  const objective = { then: [pumps(1), pumps(2), { goal: 'survive', turns: 9 }] } as const;
  const { changed, told, isOver } = doing({ features: PUMPS, objective }, settle);
  expect([changed, isOver]).toEqual([{ 'fight.stage': 2 }, false]);
  expect(told).toEqual([
    { type: 'stage-done', rule: 'FW-BRIEF-6', stage: 1 },
    { type: 'stage-done', rule: 'FW-BRIEF-6', stage: 2 },
  ]);

  const last = doing({ features: PUMPS, objective: { then: [pumps(1), pumps(2)] } }, settle);
  expect(last.told.map(one => one.type)).toEqual(['stage-done', 'stage-done', 'fight-won']);
});

test.each([
  ['fainted', 'FW-HP-6'],
  ['brief', 'FW-R-3'],
  ['late', 'FW-R-3'],
] as const)('[FW-HP-6][FW-R-3] fail, for %s', (why, rule) => {
  const { changed, told, isOver } = doing({}, table => fail(table, why));
  expect(changed).toEqual({ result: 'failed', step: 'fight-failed' });
  expect(told).toEqual([{ type: 'fight-failed', rule, brief: 'B0', why }]);
  expect(isOver).toBe(true);
});
