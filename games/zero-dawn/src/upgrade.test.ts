/** A match of version 1, which knew no Dusk, goes on under the rules of today. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { zeroDawn } from './game.ts';
import type { State } from './state.ts';

const alone = JSON.parse(readFileSync(join(import.meta.dirname, '../records/1-cooperative-1.json'), 'utf8'));

test('[ZD-R-120] an encounter of a hunter alone that began before there was Dusk has no last turn, and every answer since still fits', () => {
  const loaded = load(zeroDawn, alone);

  if (!loaded.ok) throw new Error(loaded.refusal.says);
  const { match, dropped } = loaded.value;
  const { dusk, turn, hunters } = match.state as State;
  expect(alone.checkpoint.state).not.toHaveProperty('dusk');
  expect({ dusk, turn, hunters: hunters.length, n: match.n, dropped }).toEqual({ dusk: 0, turn: 5, hunters: 1, n: 60, dropped: 0 });
});
