/** The lesson is true wherever the learner walks. */
import { startMatch } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { snowLynx } from './game.ts';
import type { State } from './state.ts';
import { teaching } from './teaching.ts';

const [LESSON] = teaching.lessons;

/** The lesson up to the walk of the first round. */
function untilWalk() {
  const started = startMatch(snowLynx, LESSON!.setup, LESSON!.seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  for (const answer of ['drive', 'pass']) expect(match.answer(0, answer).ok).toBe(true);
  return match;
}

test('[K-119] [SL-NET-1] in the first round no net reaches the lynx from any hex', () => {
  const walks = untilWalk().open[0]!.options.map(one => one.key);
  expect(walks.length).toBeGreaterThan(1);
  for (const walk of walks) {
    const match = untilWalk();
    match.answer(0, walk);
    expect(match.open[0]!.options.map(one => one.key)).not.toContain('net');
  }
});

test('[K-119] [SL-READ-1] the sign of the first round is gone when the second is planned', () => {
  const match = untilWalk();
  match.answer(0, match.open[0]!.options[0]!.key);
  match.answer(0, 'read');
  const { signs, round } = match.state as State;
  expect([match.open[0]!.kind, round, signs]).toEqual(['make-plan', 2, []]);
});

test('a tracker alone hears nothing of others', () => {
  const goal = (seats: number) => {
    const started = startMatch(snowLynx, { ...LESSON!.setup, seats, roles: [] }, 'goal');
    if (!started.ok) throw new Error(started.refusal.says);
    return teaching.goal(started.value.view(0) as State);
  };
  expect(goal(1)).not.toMatch(/all of you/);
  expect(goal(2)).toMatch(/all of you/);
});
