/** What each seat is told of a change leads from what it saw to what it sees, over whole recorded games (K-89). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, changesSeen, type MatchRecord, patch, startMatch } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { zeroDawn } from './game.ts';
import type { State } from './state.ts';

test.each(['standard-3', 'trading-2', 'cooperative-2'])('[K-89] %s: changes lead from one view to the next', name => {
  const record = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'playthroughs', `${name}.json`), 'utf8')) as MatchRecord;
  const started = startMatch(zeroDawn as AnyGame, record.setup, record.seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  const seats = [null, ...Array.from({ length: match.seats }, (_, seat) => seat)];
  const copy = (): State => zeroDawn.state.clone(match.state as State);
  let before = copy();
  const seen = new Map(seats.map(seat => [seat, match.view(seat)]));
  for (const { seat, answer } of record.answers) {
    match.answer(seat, answer);
    const after = copy();
    for (const eye of seats) {
      seen.set(eye, patch(seen.get(eye), changesSeen(zeroDawn.state, before, after, eye)));
      expect(seen.get(eye)).toEqual(match.view(eye));
    }
    before = after;
  }
  expect(match.outcome).not.toBeNull();
});
