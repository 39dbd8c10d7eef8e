/** A match of version 1 goes on under the rules of today. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { EVENT_DECK } from './content/box.ts';
import { urbanManhunt } from './game.ts';
import type { State } from './state.ts';

const alone = JSON.parse(readFileSync(join(import.meta.dirname, '../records/1-standard-1.json'), 'utf8'));

test('[UM-R-82] whoever began alone before goes on with the whole Event deck: no card is taken away', () => {
  const loaded = load(urbanManhunt, alone);

  if (!loaded.ok) throw new Error(loaded.refusal.says);
  const { hunters, eventPile, eventDiscard, queue, inForce } = loaded.value.match.state as State;
  const events = [...eventPile, ...eventDiscard, ...[...queue, ...inForce].map(one => one.card), ...hunters.flatMap(one => one.keepers)];
  expect([alone.version, hunters.length]).toEqual([1, 1]);
  expect(events.toSorted((a, b) => a - b)).toEqual(EVENT_DECK);
});
