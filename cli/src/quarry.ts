/** The command `quarry`: finds the command that is meant and hands over. Exit status 1: a check failed; 2: a wrong command line. */
import { join } from 'node:path';
import { ALL_GAMES, didYouMean, EXAMPLES } from '@quarry/catalogue';
import { admin } from './commands/admin.ts';
import { analyse } from './commands/analyse.ts';
import { bench } from './commands/bench.ts';
import { duel } from './commands/duel.ts';
import { env } from './commands/env.ts';
import { fit } from './commands/fit.ts';
import { keep } from './commands/keep.ts';
import { lab } from './commands/lab.ts';
import { labWorker } from './commands/lab-worker.ts';
import { moveData } from './commands/move-data.ts';
import { play } from './commands/play.ts';
import { record } from './commands/record.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { linesOf } from './lines.ts';
import { type Command, Complaint, painter, type World } from './world.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  serve,
  play,
  lab,
  'lab-worker': labWorker,
  duel,
  env,
  fit,
  rules,
  replay,
  analyse,
  record,
  keep,
  bench,
  admin,
  'move-data': moveData,
};

const isExample = (id: string): boolean => EXAMPLES.some(game => game.id === id);

function overview({ games, isTty }: World): string {
  const { bold, dim } = painter(isTty.out);
  return [
    `${bold('Quarry')}: one table for rules-heavy hunt board games. The program knows every rule, runs every enemy and keeps every secret.`,
    '',
    'Play in the browser:',
    '  npm start                                       then open http://localhost:8080',
    '',
    'Play in this terminal:',
    `  npm run quarry -- play ${games[0]?.id ?? '<game>'} --seat 0 human      you and a sensible bot; answer by number, ? why not, o odds, u undo, q save`,
    `  npm run quarry -- play ${games[0]?.id ?? '<game>'} --seed 7            watch two bots play`,
    '',
    'Games:',
    ...games.map(
      ({ id, name, seats }) => `  ${id.padEnd(16)} ${name}, ${seats.min}–${seats.max} seats${isExample(id) ? ' (an example)' : ''}`,
    ),
    '',
    'Commands (each with --help and --json):',
    ...Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(16)} ${does}`),
    '',
    dim('An unofficial fan project; it is not connected with the publishers of these games.'),
    '',
  ].join('\n');
}

export async function run(args: readonly string[], world: World): Promise<number> {
  const [name, ...rest] = args;
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      world.out(overview(world));
      return 0;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) {
      const known = Object.keys(COMMANDS);
      throw new Complaint(`There is no command '${name}'${didYouMean(name, known)}; the commands are ${known.join(', ')}.`);
    }
    if (rest.includes('--help') || rest.includes('-h')) {
      world.out(`${command.help.trim()}\n`);
      return 0;
    }
    return await command.run(rest, world);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    world.err(`${error.message}\n`);
    return error.status;
  }
}

/** Lines of stdin, read only once somebody asks for one. */
class LineReader {
  #lines: AsyncGenerator<string> | undefined;

  async line(): Promise<string | null> {
    this.#lines ??= linesOf(process.stdin);
    const { done, value } = await this.#lines.next();
    return done ? null : value;
  }

  async close(): Promise<void> {
    await this.#lines?.return(undefined);
  }
}

if (import.meta.main) {
  // Somebody who reads only the first lines (head) is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  const input = new LineReader();
  process.exitCode = await run(process.argv.slice(2), {
    games: ALL_GAMES,
    root: join(import.meta.dirname, '..', '..'),
    out: text => process.stdout.write(text),
    err: text => process.stderr.write(text),
    line: () => input.line(),
    isTty: { out: process.stdout.isTTY === true && !process.env['NO_COLOR'], err: process.stderr.isTTY === true },
    columns: process.stdout.columns ?? 120,
  });
  await input.close();
}
