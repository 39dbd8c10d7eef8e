/**
 * Recorded matches, one for each table of a game: how they are named, recorded and proven. `quarry record <game>` records them, and a game's
 * test replays them:
 *
 *     playthroughContract(beaconRock, join(import.meta.dirname, '../playthroughs'), {
 *       clauses: ['W1'],
 *       also: match => expect(match.events.some(({ event }) => event.type === 'storm-drawn')).toBe(true),
 *     });
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import type { AnyMatch } from '../match.ts';
import { playthroughName } from '../playthroughs.ts';
import { replay } from '../record.ts';
import { ViewWatch } from './views.ts';

export interface PlaythroughOptions {
  /** Clauses that the replays show besides. */
  readonly clauses?: readonly string[];
  /** What else is true of every recorded match at its end. */
  readonly also?: (match: AnyMatch, file: string) => void;
}

/** What is wrong with a recorded match: the first answer that goes another way, an end that is none, faults, views that are told otherwise. */
export function playthroughFaults(game: AnyGame, json: unknown): { readonly match: AnyMatch | null; readonly faults: readonly string[] } {
  let watch: ViewWatch | null = null;
  const faults: string[] = [];
  const played = replay(game, json, match => {
    if (watch) faults.push(...watch.look());
    else watch = new ViewWatch(match);
  });
  if (!played.ok) return { match: null, faults: [`${played.refusal.says} Record it anew: quarry record ${game.id}`] };
  const match = played.value;
  if (!match.outcome) faults.push(`it is not over after ${match.n} answers`);
  return { match, faults: [...faults, ...game.faults(match.state)] };
}

/** Every table of the game has a recorded match in the folder, and each replays to its end, every answer to the hash recorded. */
export function playthroughContract(game: AnyGame, folder: string, { clauses = [], also }: PlaythroughOptions = {}): void {
  const files = readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .sort();

  describe(`${game.id}: playthroughs`, () => {
    test('[K-125] there is one for each table', () => {
      expect(files).toEqual(game.tables.map(table => `${playthroughName(game, table)}.json`).sort());
    });

    test.each(files)(
      `${['K-125', 'K-89', ...clauses].map(id => `[${id}]`).join(' ')} %s replays to its end, each answer to the hash recorded`,
      file => {
        const { match, faults } = playthroughFaults(game, JSON.parse(readFileSync(join(folder, file), 'utf8')));

        expect(faults.slice(0, 5)).toEqual([]);
        also?.(match!, file);
      },
    );
  });
}
