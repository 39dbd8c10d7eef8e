import type { Stage } from '@quarry/kernel';
import type { Line, Person } from '@quarry/protocol';
import { expect, test } from 'vitest';
import { actorIn, stageAt } from './acts.ts';

const stage: Stage = { title: '', steps: ['Activation', 'Enemies'], at: 1, meter: null, active: 0, acts: 'The machines', heading: '' };
const people = [
  { seat: 0, name: 'Ada' },
  { seat: 1, name: 'Bo' },
] as Person[];
const line = (by?: number): Line => ({ beat: { weight: 'beat', ...(by !== undefined && { by }) } }) as Line;

test('in a step of the game whatever acts by itself has the turn, and whoever rolls in between has it meanwhile', () => {
  expect(stageAt(stage, line())).toBe(stage);
  expect(stageAt(stage, line(0))).toEqual({ ...stage, active: 0, acts: undefined });
  expect(stageAt(stage, line(1))).toEqual({ ...stage, active: 1, acts: undefined });
  expect([actorIn(line(), stage, people, 0), actorIn(line(0), stage, people, 0), actorIn(line(1), stage, people, 0)]).toEqual([
    'The machines',
    'You',
    'Bo',
  ]);
});
