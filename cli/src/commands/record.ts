/** `quarry record`: records the playthroughs of a game anew, which its tests replay. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyMatch, playthroughsOf, recordOf, replay, TOLD_FILE, ToldHashes } from '@quarry/kernel';
import { readCommandLine, readCount, readGame } from '../command-line.ts';
import { writeText } from '../files.ts';
import { type Command, Complaint } from '../world.ts';

const KINDS = { to: 'text', matches: 'text', json: 'flag' } as const;

export const record: Command = {
  does: 'records the matches of a game that its tests replay',
  help: `
quarry record <game> [--matches N] [--to folder] [--json]

Plays one whole match for each table of the game with sensible players and writes it to <folder>/<mode>-<seats>.json, in the place of the
records that lie there; of a table that is recorded as a story also each later chapter, to <mode>-<seats>-chapter-N.json. What is told in them is
kept beside them, as short hashes in told.json. Run it after a change of rules, content or bot that lets matches go another way on purpose.

  --matches N    of so many matches at a table (8) the shortest that somebody won is kept, or, if all are lost, the longest
  --to folder    where to; games/<game>/playthroughs if left out
  --json         [{file, answers, winners, why}]`,

  async run(args, world) {
    const { options, words } = readCommandLine('record', args, KINDS);
    const game = readGame(words, 'record', world);
    const folder = options.to ?? join(world.root, 'games', game.id, 'playthroughs');
    const matches = readCount('matches', options.matches, 8);
    const kept = game.tables
      .flatMap(table => playthroughsOf(game, table, matches))
      .map(({ name, match }) => ({ file: `${name}.json`, match }));
    clear(folder, game.id);
    for (const { file, match } of kept) writeText(join(folder, file), replayable(match));
    const told = kept
      .toSorted((a, b) => (a.file < b.file ? -1 : 1))
      .map(({ file, match }) => `${JSON.stringify(file)}:${JSON.stringify(toldIn(match))}`);
    writeText(join(folder, TOLD_FILE), `{\n${told.join(',\n')}\n}\n`);
    world.out(options.json ? `${JSON.stringify(kept.map(figuresOf))}\n` : kept.map(figuresOf).map(keptSays).join(''));
    return 0;
  },
};

/** Nobody takes anything back in a record that is only replayed: without the moments before its end it is half as long. */
function replayable(match: AnyMatch): string {
  const { before: _, ...record } = recordOf(match);
  return `${JSON.stringify(record)}\n`;
}

/** What is told before the first answer and after each, as short hashes. */
function toldIn(match: AnyMatch): string[] {
  const telling = new ToldHashes(match.game);
  const told: string[] = [];
  const again = replay(telling.game, JSON.parse(replayable(match)), () => told.push(telling.take()));
  if (!again.ok) throw new Complaint(`The match that was just played cannot be replayed: ${again.refusal.says}`);
  return told;
}

interface Kept {
  readonly file: string;
  readonly match: AnyMatch;
}

const figuresOf = ({ file, match }: Kept) => ({ file, answers: match.n, winners: match.outcome!.winners, why: match.outcome!.why });
const keptSays = ({ file, answers, winners, why }: ReturnType<typeof figuresOf>): string =>
  `${file}: ${answers} answers, ${winners.length > 0 ? 'won' : 'lost'} (${why})\n`;

/** Makes room: records of tables that are no more do not stay, and nothing but records goes. */
function clear(folder: string, game: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(folder)) if (file.endsWith('.json') && isRecordOf(game, join(folder, file))) rmSync(join(folder, file));
  } catch (error) {
    throw new Complaint(
      `${folder} cannot be used (${(error as NodeJS.ErrnoException).code ?? String(error)}); choose another folder with --to.`,
    );
  }
}

const isRecordOf = (game: string, file: string): boolean =>
  readFileSync(file, 'utf8').startsWith(`{"format":"quarry-match-1","game":"${game}"`);
