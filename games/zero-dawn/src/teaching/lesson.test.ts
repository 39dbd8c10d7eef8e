/** The first lesson: it can be followed, every question of the learner has its hint, and the hunt is won by it (K-119). */
import { startMatch } from '@quarry/kernel';
import { expect, test } from 'vitest';
import type { DawnDecision } from '../decisions.ts';
import { zeroDawn } from '../game.ts';
import { optionSays } from '../sentences/table.ts';
import type { View } from '../state.ts';
import { FIRST_HUNT } from './lesson.ts';

test('[K-119] its hints come one after the other, and nothing is asked of the learner between them', () => {
  const started = startMatch(zeroDawn, FIRST_HUNT.setup, FIRST_HUNT.seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  for (const { seat, answer } of FIRST_HUNT.before) expect(match.answer(seat, answer).ok).toBe(true);

  for (const { when, answer } of FIRST_HUNT.hints) {
    const mine = match.open.find(one => one.seat === FIRST_HUNT.seat);
    expect(mine?.kind).toBe(when);
    if (when === 'spend-glory')
      expect(mine!.options.map(option => optionSays(option, mine as DawnDecision, match.view(0) as View))).toContain(
        'Nora Marksman: has no discards to bring back',
      );
    expect(match.answer(FIRST_HUNT.seat, answer!).ok).toBe(true);
  }
  match.answer(1, 'end');

  const told = match.events.map(({ event }) => event);
  expect(told.find(one => one.type === 'attack-hits')).toMatchObject({ damage: 6, spared: { armour: 1, why: 'not-alert' } });
  expect(told.filter(one => one.type === 'enemy-killed' || one.type === 'encounter-won').map(one => one.type)).toEqual([
    'enemy-killed',
    'encounter-won',
  ]);
});
