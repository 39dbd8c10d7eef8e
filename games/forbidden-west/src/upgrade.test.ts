/** Matches of versions 3 and 4, in which scenes were longer, go on under the rules of today. */
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

test.each(KEPT.map(name => name.replace(/^3/, '4')))(
  '[K-151] [FW-R-101] %s: no turn was opening and nothing lay by, and every answer since still fits',
  name => {
    const record = JSON.parse(readFileSync(join(import.meta.dirname, `../records/${name}.json`), 'utf8'));
    const loaded = load(forbiddenWest, record);

    if (!loaded.ok) throw new Error(loaded.refusal.says);
    const { match, dropped } = loaded.value;
    const { opening, toGive } = ((match.before[0] ?? match.checkpoint).state as State).fight;
    expect(record.checkpoint.state.fight).not.toHaveProperty('toGive');
    expect({ opening, toGive, dropped, n: match.n }).toEqual({ opening: [], toGive: [], dropped: 0, n: record.answers.at(-1).n });
  },
);
