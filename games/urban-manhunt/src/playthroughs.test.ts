/** Recorded matches of every length and number of seats (../playthroughs) replay to the same hashes and the same end. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, type MatchRecord, replay } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { urbanManhunt } from './game.ts';
import { CARDS_BY_LENGTH } from './rules/begin.ts';
import type { Setup } from './setup.ts';
import { type State, stateSchema } from './state.ts';

const folder = join(import.meta.dirname, '../playthroughs');
const files = readdirSync(folder)
  .filter(file => file.endsWith('.json'))
  .sort();
const recordIn = (file: string): MatchRecord => JSON.parse(readFileSync(join(folder, file), 'utf8')) as MatchRecord;

describe('Playthroughs', () => {
  test('there is one for each length and number of seats', () => {
    const tables = urbanManhunt.tables.map(({ mode, setup }) => `${mode}-${(setup as Setup).seats}.json`);

    expect(files).toEqual(tables.toSorted());
    expect([...new Set(files.map(file => recordIn(file).setup as Setup).map(({ seats }) => seats))].sort()).toEqual([1, 2, 3, 4]);
  });

  test.each(files)('[UM-GEO-28] %s replays to its end, each answer to the hash recorded', file => {
    const record = recordIn(file);

    const played = replay(urbanManhunt, record);

    expect(played.ok ? 'ok' : `${played.refusal.says} Record anew: node games/urban-manhunt/playthroughs/record.ts`).toBe('ok');
    if (!played.ok) return;
    const match = played.value;
    const state = match.state as State;
    expect(match.answers).toEqual(record.answers);
    expect(hashOf(stateSchema, state)).toBe(record.answers.at(-1)!.hash);
    expect([state.step, match.outcome === null]).toEqual(['over', false]);
    expect(urbanManhunt.faults(state)).toEqual([]);
    expect(state.turn).toBe(CARDS_BY_LENGTH[state.length] + state.overtime);
  });
});
