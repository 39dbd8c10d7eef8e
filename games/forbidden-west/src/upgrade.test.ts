/** A match of version 3, in which long scenes were not cut yet, goes on under the rules of today. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '@quarry/kernel';
import { expect, test } from 'vitest';
import { forbiddenWest } from './game.ts';
import type { State } from './state.ts';

const KEPT = ['3-campaign-1', '3-campaign-2-chapter-3', '3-chapter-13-2', '3-chapter-3-4', '3-chapter-8-1'];

test.each(KEPT)('[K-151] [FW-R-89] %s: nothing of what is stored since was under way, and every answer since still fits', name => {
  const record = JSON.parse(readFileSync(join(import.meta.dirname, `../records/${name}.json`), 'utf8'));
  const loaded = load(forbiddenWest, record);

  if (!loaded.ok) throw new Error(loaded.refusal.says);
  const { match, dropped } = loaded.value;
  const { effects, stepsDone, refused, camping, chore, toGain, fight } = (match.before[0] ?? match.checkpoint).state as State;
  expect(record.checkpoint.state).not.toHaveProperty('camping');
  expect({ effects, stepsDone, refused, camping, chore, toGain }).toEqual({
    ...{ effects: null, stepsDone: 0, refused: [], camping: -1, chore: 'none', toGain: [] },
  });
  expect([fight.activation, fight.toMourn]).toEqual([null, 0]);
  expect([dropped, match.n]).toEqual([0, record.answers.at(-1).n]);
});
