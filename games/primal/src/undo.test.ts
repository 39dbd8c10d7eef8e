/** Taking back: PA-R-32. */
import { type AnyGame, type AnyMatch, startMatch } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { primal } from './game.ts';
import { prologueFor } from './setup.ts';
import type { State } from './state.ts';

function begun(): AnyMatch {
  const started = startMatch(primal as AnyGame, prologueFor(2), 'back');
  if (!started.ok) throw new Error(started.refusal.says);
  return started.value;
}

test('[PA-R-32] what has turned up something hidden is not taken back by one alone, with everybody’s word it is', () => {
  const match = begun();
  match.answer(0, 'seat-0');
  const { round, aggro } = match.state as State;
  expect([round, aggro]).toEqual([1, 0]);

  expect(match.undo(0)).toMatchObject({ ok: false });
  expect((match.state as State).aggro).toBe(0);
  expect(match.undo(0, true)).toMatchObject({ ok: true });
  expect((match.state as State).aggro).toBe(-1);
});

test('[PA-R-32] a word that others have yet to agree to is taken back by whoever gave it', () => {
  const match = begun();
  match.answer(1, 'seat-0');
  expect(match.open.map(one => one.kind)).toEqual(['agree-choose-aggro']);

  expect(match.canUndo(1)).toMatchObject({ ok: true });
  expect(match.undo(1)).toMatchObject({ ok: true });
  expect(match.open.map(one => one.kind)).toEqual(['choose-aggro', 'choose-aggro']);
});
