/**
 * Recorded matches, one for each table of a game, or one for each chapter of a story: how they are named, recorded and proven. `quarry record <game>` records them, and a game's
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
import { thinnedByDay } from '../contract/night.ts';
import type { AnyGame } from '../game.ts';
import type { AnyMatch } from '../match.ts';
import { chapterName, playthroughName, TOLD_FILE, ToldHashes } from '../playthroughs.ts';
import { replay } from '../record.ts';
import { sequelOf } from '../sequel.ts';
import { ViewWatch } from './views.ts';

export interface PlaythroughOptions {
  /** Clauses that the replays show besides. */
  readonly clauses?: readonly string[];
  /** What else is true of every recorded match at its end. */
  readonly also?: (match: AnyMatch, file: string) => void;
}

/** What is wrong with a recorded match: the first answer that goes another way or is told otherwise, an end that is none, faults, views that are told otherwise. */
export function playthroughFaults(
  game: AnyGame,
  json: unknown,
  recorded?: readonly string[],
): { readonly match: AnyMatch | null; readonly faults: readonly string[] } {
  let watch: ViewWatch | null = null;
  const faults: string[] = [];
  const telling = new ToldHashes(game);
  const anew = `If that is what was wanted: record it anew (quarry record ${game.id}), and raise the version where stored matches go another way, too`;
  let hasGoneAstray = false;
  const played = replay(telling.game, json, match => {
    if (watch) faults.push(...watch.look());
    else watch = new ViewWatch(match);
    const told = telling.take();
    if (!recorded || hasGoneAstray || told === recorded[match.n]) return;
    hasGoneAstray = true;
    faults.push(`after answer ${match.n} something else is told than was recorded; the last is ${telling.last}. ${anew}`);
  });
  if (!played.ok) return { match: null, faults: [`${played.refusal.says} ${anew}`] };
  const match = played.value;
  if (!match.outcome) faults.push(`it is not over after ${match.n} answers`);
  return { match, faults: [...faults, ...game.rules.faults(match.state)] };
}

/** What is wrong with a recorded story: what is wrong with a chapter, one that does not begin as the one before says, an end that is none. */
export function storyFaults(
  game: AnyGame,
  chapters: readonly unknown[],
  told: readonly (readonly string[])[] = [],
): { readonly matches: readonly AnyMatch[]; readonly faults: readonly string[] } {
  const matches: AnyMatch[] = [];
  for (const [i, json] of chapters.entries()) {
    const { match, faults } = playthroughFaults(game, json, told[i]);
    const before = matches.at(-1);
    const promised = before && sequelOf(before);
    if (match) matches.push(match);
    if (faults.length > 0 || !match) return { matches, faults: faults.map(fault => `chapter ${i + 1}: ${fault}`) };
    if (promised && !(promised.ok && game.setup.same(match.setup, promised.value.setup)))
      return { matches, faults: [`chapter ${i + 1} does not begin as chapter ${i} says. Record it anew: quarry record ${game.id}`] };
  }
  const next = sequelOf(matches.at(-1)!);
  return { matches, faults: next.ok ? [`the story goes on after chapter ${chapters.length}`] : [] };
}

/**
 * Every table of the game has a recorded match in the folder, or a whole story, or nothing if it says so; and each, by day every other match, replays to its
 * end, every answer to the hash recorded, and told as it was.
 */
export function playthroughContract(game: AnyGame, folder: string, { clauses = [], also }: PlaythroughOptions = {}): void {
  const files = readdirSync(folder)
    .filter(file => file.endsWith('.json') && file !== TOLD_FILE)
    .sort();
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const told = read(TOLD_FILE) as Readonly<Record<string, readonly string[]>>;
  const recorded = game.tables
    .filter(table => table.recorded !== 'nothing')
    .map(table => ({ name: playthroughName(game, table), isStory: table.recorded === 'story' }));
  const chaptersOf = (name: string): string[] =>
    files.filter(file => file.startsWith(`${name}-chapter-`)).map((_, i) => `${chapterName(name, i + 2)}.json`);
  const stories = recorded.filter(one => one.isStory).map(({ name }) => ({ name, chapters: [`${name}.json`, ...chaptersOf(name)] }));
  const matches = recorded.filter(one => !one.isStory).map(({ name }) => `${name}.json`);
  const ids = ['K-125', 'K-89', ...clauses].map(id => `[${id}]`).join(' ');

  describe(`${game.id}: playthroughs`, () => {
    test('[K-125] there is one for each table, or for each chapter of its story', () => {
      expect(files).toEqual([...matches, ...stories.flatMap(one => one.chapters)].sort());
      expect(Object.keys(told).sort(), TOLD_FILE).toEqual(files);
    });

    test.each(thinnedByDay(matches, 2))(`${ids} %s replays to its end, each answer to the hash recorded and told as recorded`, file => {
      const { match, faults } = playthroughFaults(game, read(file), told[file]);

      expect(faults.slice(0, 5)).toEqual([]);
      also?.(match!, file);
    });

    test.each(stories)(
      `${ids} the story $name replays chapter after chapter to its end, each answer to the hash recorded and told as recorded`,
      ({ chapters }) => {
        const { matches: played, faults } = storyFaults(
          game,
          chapters.map(read),
          chapters.map(file => told[file]!),
        );

        expect(faults.slice(0, 5)).toEqual([]);
        for (const [i, match] of played.entries()) also?.(match, chapters[i]!);
      },
    );
  });
}
