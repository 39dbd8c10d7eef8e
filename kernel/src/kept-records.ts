/**
 * A few matches that a version of a game has left unfinished, as it stores them: the versions to come must be able to go on with them. Other than
 * playthroughs they are never recorded anew; each version leaves its own.
 */
import type { AnyGame } from './game.ts';
import type { AnyMatch } from './match.ts';
import { chapterName, play, playthroughName } from './playthroughs.ts';
import { type MatchRecord, recordOf } from './record.ts';
import { chapterSeed, sequelOf } from './sequel.ts';

export interface KeptRecord {
  /** `<version>-<mode>-<seats>`, of a later chapter with its number. */
  readonly name: string;
  readonly record: MatchRecord;
}

type Table = AnyGame['tables'][number];
type Left = { readonly name: string; readonly match: AnyMatch };

/** How many answers each of them holds, if its match lasts long enough. */
const LENGTHS = [40, 65, 90, 115, 140];
const LATER = 3;
/** A match that is shorter is left where so much of it has been played. */
const LEFT_AFTER = 0.6;

/** Matches of tables from the first to the last, and, where there are chapters, one of a later chapter. */
export function keptRecords(game: AnyGame): KeptRecord[] {
  const later = game.sequel ? laterChapter(game) : [];
  const tables = spread(game.tables, LENGTHS.length - later.length);
  const matches = tables.map(table => ({ name: playthroughName(game, table), match: play(game, table.setup, seedFor(game, table)) }));
  // What is over without an answer leaves nothing to go on with.
  return [...matches, ...later]
    .filter(({ match }) => match.n > 0)
    .map(({ name, match }, i) => ({ name: `${game.version}-${name}`, record: leftAfter(match, LENGTHS[i]!) }));
}

const seedFor = (game: AnyGame, table: Table): string => `kept ${game.version} ${playthroughName(game, table)}`;

/** So many of a row, evenly from the first to the last. */
const spread = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most ? all : Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!);

/** The third chapter of the first story that goes on so far, or the second of one that does not. */
function laterChapter(game: AnyGame): Left[] {
  let longest: Left[] = [];
  for (const table of [...game.tables].sort((a, b) => Number(b.recorded === 'story') - Number(a.recorded === 'story'))) {
    const chapters = chaptersFrom(game, table);
    if (chapters.length > longest.length) longest = chapters;
    if (longest.length === LATER) break;
  }
  return longest.slice(1).slice(-1);
}

function chaptersFrom(game: AnyGame, table: Table): Left[] {
  const [name, seed] = [playthroughName(game, table), seedFor(game, table)];
  const chapters: Left[] = [{ name, match: play(game, table.setup, seed) }];
  for (let chapter = 2; chapter <= LATER; chapter++) {
    const next = sequelOf(chapters.at(-1)!.match);
    if (!next.ok) break;
    chapters.push({ name: chapterName(name, chapter), match: play(game, next.value.setup, chapterSeed(seed, chapter)) });
  }
  return chapters;
}

function leftAfter(match: AnyMatch, answers: number): MatchRecord {
  match.backTo(Math.min(answers, Math.floor(match.n * LEFT_AFTER)));
  const { before = [], ...record } = recordOf(match);
  // One moment is enough to see that those before the checkpoint are carried, too.
  return { ...record, before: before.slice(-1) };
}
