/** Recorded games of every mode and number of seats (../playthroughs) replay to the same hashes and the same end. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, type MatchRecord, replay } from '@quarry/kernel';
import { describe, expect, test } from 'vitest';
import { zeroDawn } from './game.ts';
import { type Setup, setupFor } from './setup.ts';
import { type State, stateSchema } from './state.ts';

const folder = join(import.meta.dirname, '../playthroughs');
const files = readdirSync(folder)
  .filter(file => file.endsWith('.json'))
  .sort();
const recordIn = (file: string): MatchRecord => JSON.parse(readFileSync(join(folder, file), 'utf8')) as MatchRecord;

describe('Playthroughs', () => {
  test('there is one for each mode and number of seats', () => {
    const tables = zeroDawn.tables.map(({ mode, setup }) => `${mode}-${(setup as Setup).seats}.json`);

    expect(files).toEqual(tables.toSorted());
    expect([...new Set(files.map(file => recordIn(file).setup as Setup).map(({ seats }) => seats))].sort()).toEqual([1, 2, 3, 4]);
    expect(recordIn('trading-2.json').setup).toEqual(setupFor(2, 'standard', { trading: 'ask' }));
  });

  test.each(files)('%s replays to its end, each answer to the hash recorded', file => {
    const record = recordIn(file);

    const played = replay(zeroDawn, record);

    expect(played.ok ? 'ok' : `${played.refusal.says} Record anew: node games/zero-dawn/playthroughs/record.ts`).toBe('ok');
    if (!played.ok) return;
    const match = played.value;
    const state = match.state as State;
    expect(match.answers).toEqual(record.answers);
    expect(hashOf(stateSchema, state)).toBe(record.answers.at(-1)!.hash);
    expect([state.step, match.outcome === null]).toEqual(['over', false]);
    expect(zeroDawn.faults(state)).toEqual([]);
    expect(match.events.filter(({ event }) => event.type === 'picks-revealed')).toHaveLength(5);
  });
});
