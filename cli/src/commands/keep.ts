/** `quarry keep`: keeps what the present version of a game stores, for the versions to come. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, keptRecords, newCards, printShapes, type StoredShapes, shapesDiffer, shapesOf } from '@quarry/kernel';
import { readCommandLine, readGame } from '../command-line.ts';
import { readJson, writeText } from '../files.ts';
import { type Command, Complaint, FAILED } from '../world.ts';

const KINDS = { to: 'text', json: 'flag' } as const;

export const keep: Command = {
  does: 'keeps what a version of a game stores, for the versions to come',
  help: `
quarry keep <game> [--to folder] [--json]

Writes what the present version of the game stores to <folder>/shapes/<version>.json, and a few matches that it leaves unfinished to
<folder>/records/<version>-<mode>-<seats>.json. The tests of the game hold every later version to them. Run it once for each version, after the
last change that belongs to it; files of older versions stay as they are, and so does what this version has left already;
new cards are added to what it stores.

  --to folder    where to; games/<game> if left out
  --json         [file]: what was written`,

  async run(args, world) {
    const { options, words } = readCommandLine('keep', args, KINDS);
    const game = readGame(words, 'keep', world);
    const folder = options.to ?? join(world.root, 'games', game.id);
    const shape = join('shapes', `${game.version}.json`);
    refuseOther(game, join(folder, shape));
    const files: readonly (readonly [file: string, text: string])[] = [
      [shape, printShapes(shapesOf(game))],
      ...keptRecords(game).map(({ name, record }) => [join('records', `${name}.json`), `${JSON.stringify(record)}\n`] as const),
    ];
    const missing = files.filter(([file]) => !existsSync(join(folder, file)) || (file === shape && hasMoreCards(game, join(folder, file))));
    for (const [file, text] of missing) write(folder, file, text);
    const written = missing.map(([file]) => file);
    const says =
      written.length > 0 ? written.map(file => `${file}\n`).join('') : `Everything that version ${game.version} leaves is kept already.\n`;
    world.out(options.json ? `${JSON.stringify(written)}\n` : says);
    return 0;
  },
};

/** A shape is not written over: somebody may have stored matches of it. */
function refuseOther(game: AnyGame, file: string): void {
  if (!existsSync(file)) return;
  const differs = shapesDiffer(readJson(file) as StoredShapes, shapesOf(game));
  if (!differs) return;
  const next = game.version + 1;
  throw new Complaint(
    `${differs} But ${file} keeps what version ${game.version} has stored. Raise the version to ${next} and write step ${next} of upgrade; if nobody can have a match of version ${game.version} yet, delete what it left.`,
    FAILED,
  );
}

const hasMoreCards = (game: AnyGame, file: string): boolean => newCards(readJson(file) as StoredShapes, shapesOf(game)).length > 0;

function write(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  try {
    mkdirSync(join(path, '..'), { recursive: true });
  } catch (error) {
    throw new Complaint(
      `${folder} cannot be used (${(error as NodeJS.ErrnoException).code ?? String(error)}); choose another folder with --to.`,
    );
  }
  writeText(path, text);
}
