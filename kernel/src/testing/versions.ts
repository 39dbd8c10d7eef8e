/**
 * What the versions of a game have left: `shapes/<version>.json`, what each of them stores, and `records/<version>-….json`, matches that it left
 * unfinished. `quarry keep <game>` writes those of the present version, and a game's test holds it to them:
 *
 *     versionsContract(beaconRock, join(import.meta.dirname, '..'));
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { playOn } from '../playthroughs.ts';
import { load, type MatchRecord, recordOf, replay } from '../record.ts';
import { hashOf } from '../schema/index.ts';
import { newCards, type StoredShapes, shapesDiffer, shapesOf } from '../shapes.ts';

const keep = ({ id }: AnyGame): string => `npm run quarry -- keep ${id}`;
const raise = (game: AnyGame): string =>
  `Raise its version to ${game.version + 1}, write step ${game.version + 1} of \`upgrade\`, then run: ${keep(game)}`;

/** What is wrong with the shapes that are kept, by version: one that is missing, one that nobody can have stored, one that was changed in silence. */
export function shapeFaults(game: AnyGame, kept: ReadonlyMap<number, StoredShapes>): string[] {
  const versions = Array.from({ length: game.version }, (_, i) => i + 1);
  const missing = versions
    .filter(version => !kept.has(version))
    .map(version =>
      version === game.version
        ? `shapes/${version}.json is missing: nobody could tell later what version ${version} stored. Run: ${keep(game)}`
        : `shapes/${version}.json is missing: what an older version stored is kept for ever. Take the file back from the history.`,
    );
  const beyond = [...kept.keys()]
    .filter(version => version > game.version)
    .map(version => `shapes/${version}.json is of a version that there is not: the game is version ${game.version}.`);
  const present = kept.get(game.version);
  const differs = present && shapesDiffer(present, shapesOf(game));
  const [isNew] = present && !differs ? newCards(present, shapesOf(game)) : [];
  const unkept = isNew === undefined ? [] : [`Nobody has kept which number the card '${isNew}' has. Run: ${keep(game)}`];
  return [
    ...missing,
    ...beyond,
    ...unkept,
    ...(differs ? [`${differs} But version ${game.version} has stored it otherwise. ${raise(game)}`] : []),
  ];
}

const ANSWERS = 20;

/** What is wrong with a match that a version left: it cannot be loaded, played on by sensible players, or verified afterwards. */
export function keptRecordFaults(game: AnyGame, json: unknown): string[] {
  const loaded = load(game, json);
  if (!loaded.ok) return [`${loaded.refusal.says} ${wayOut(game, json)}`];
  const { match } = loaded.value;
  const { n } = match;
  playOn(match, 'those who go on', ANSWERS);
  if (match.n === n) return ['Nothing can be played on: it is over.'];
  const again: unknown = JSON.parse(JSON.stringify(recordOf(match)));
  // What was carried has no past before its checkpoint: it is verified from there.
  const verified = isOfToday(game, json) ? replay(game, again) : fromThere(game, again);
  if (!verified.ok) return [`Played on for ${match.n - n} answers: ${verified.refusal.says} ${wayOut(game, json)}`];
  const isSame = hashOf(game.rules.state, verified.value.state) === hashOf(game.rules.state, match.state);
  return [...(isSame ? [] : ['Verified it stands elsewhere than it was played to.']), ...game.rules.faults(match.checkpoint.state)];
}

function isOfToday(game: AnyGame, json: unknown): boolean {
  const { version, content } = json as MatchRecord;
  return version === game.version && content === game.content;
}

function fromThere(game: AnyGame, json: unknown): ReturnType<typeof replay> {
  const loaded = load(game, json);
  return loaded.ok ? { ok: true, value: loaded.value.match } : loaded;
}

const wayOut = (game: AnyGame, json: unknown): string =>
  isOfToday(game, json)
    ? `If its rules were changed on purpose: ${raise(game)}`
    : `People have such matches: mend the steps of \`upgrade\` from version ${(json as MatchRecord).version} on.`;

/** The game stores what its version says, and goes on with what every version has left. */
export function versionsContract(game: AnyGame, folder: string): void {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const filesIn = (name: string): string[] =>
    existsSync(join(folder, name)) ? readdirSync(join(folder, name)).filter(file => file.endsWith('.json')) : [];
  const shapes = filesIn('shapes').map(file => [Number(file.slice(0, -'.json'.length)), read(`shapes/${file}`) as StoredShapes] as const);
  const records = filesIn('records').sort();

  describe(`${game.id}: versions`, () => {
    test('[K-154] the shape of every version is kept, and what is stored has not changed without a new version', () => {
      expect(shapeFaults(game, new Map(shapes))).toEqual([]);
      for (const [version, shape] of shapes) expect(shape.version, `shapes/${version}.json`).toBe(version);
    });

    test('[K-155] every version has left a match, under its number', () => {
      const versionOf = (file: string): number => (read(`records/${file}`) as MatchRecord).version;
      const left = new Set(records.map(versionOf));

      expect(
        [...left].sort((a, b) => a - b),
        `Run: ${keep(game)}`,
      ).toEqual(Array.from({ length: game.version }, (_, i) => i + 1));
      for (const file of records) expect(file).toMatch(new RegExp(`^${versionOf(file)}-`));
    });

    test.each(records)('[K-155] %s is loaded, played on and verified', file => {
      expect(keptRecordFaults(game, read(`records/${file}`))).toEqual([]);
    });
  });
}
