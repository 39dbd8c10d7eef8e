/** `quarry move-data`: carries everything that a server keeps into another store. */
import { resolve } from 'node:path';
import type { Move, Moved } from '@quarry/server/move-data';
import { readCommandLine } from '../command-line.ts';
import { type Command, Complaint, FAILED, type World } from '../world.ts';

const KINDS = { from: 'text', to: 'text', 'in-use': 'flag', json: 'flag' } as const;
const SETTINGS = { from: 'QUARRY_MOVE_FROM', to: 'QUARRY_MOVE_TO' } as const;

export const moveData: Command = {
  does: 'carries everything that a server keeps into another store: a file, or PostgreSQL',
  help: `
quarry move-data --from WHERE --to WHERE [--in-use] [--json]

  --from WHERE   what is carried: the data folder of a server, or postgres://name:password@host/database
  --to WHERE     where to: a folder or a database in which nothing is kept yet

Tables, answers, moments, talk, stories, reports, addresses, keys: everything. What is carried stays where it was, too. Stop the server first. What has arrived is
read back and compared with what left, table by table, before it counts; if anything goes wrong, nothing is kept at the target. Others on the machine
see a command line: what holds a password is better given in the environment, as ${SETTINGS.from} or ${SETTINGS.to}.

  --in-use       copies a database while servers go on with it, as it stood when the copy began. Of a data folder, 'quarry admin copy' makes one
  --json         {from, to, rows: {tables, answers, moments, chat, chapters, mailboxes, reports, refused, kept}, hash}`,

  async run(args, world) {
    const { options, words } = readCommandLine('move-data', args, KINDS);
    if (words.length > 0) throw new Complaint(`'move-data' takes no words, but '${words.join(' ')}' was given; leave it out.`);
    const [from, to] = [whereOf('from', options.from), whereOf('to', options.to)];
    if (from === to) throw new Complaint('--from and --to are the same; nothing would be carried.');
    const isInUse = options['in-use'] ?? false;
    if (isInUse && !isDatabase(from))
      throw new Complaint("--in-use is for a database; a data folder that a server uses is copied by 'quarry admin copy'.");
    const moved = await moveOrComplain({ from, to, isInUse }, world);
    world.out(options.json ? `${JSON.stringify(moved, null, 2)}\n` : movedSays(moved));
    return 0;
  },
};

function whereOf(side: 'from' | 'to', given: string | undefined): string {
  const where = given ?? process.env[SETTINGS[side]];
  if (!where)
    throw new Complaint(`'move-data' wants --${side} (or ${SETTINGS[side]}): a data folder, or postgres://name:password@host/database.`);
  return isDatabase(where) ? where : resolve(where);
}

const isDatabase = (where: string): boolean => /^postgres(ql)?:\/\//i.test(where);

async function moveOrComplain(wanted: Pick<Move, 'from' | 'to' | 'isInUse'>, { isTty, err }: World): Promise<Moved> {
  // Read only when they are needed: the other commands start sooner without them.
  const [{ CannotOpen }, { moveData: move }] = await Promise.all([import('@quarry/server'), import('@quarry/server/move-data')]);
  try {
    return await move({ ...wanted, ...(isTty.err && { tell: (kind, rows) => err(`\r${kind}: ${rows} …\u001b[K`) }) });
  } catch (error) {
    if (error instanceof CannotOpen) throw new Complaint(error.message, FAILED);
    throw error;
  } finally {
    if (isTty.err) err('\r\u001b[K');
  }
}

function movedSays({ from, to, rows, hash }: Moved): string {
  const kept = [
    `${rows.tables} tables with ${rows.answers} answers, ${rows.moments} moments and ${rows.chat} lines of talk`,
    `${rows.chapters} chapters of stories`,
    `${rows.reports} reports`,
    `${rows.mailboxes} addresses`,
    `${rows.refused} refused houses`,
    `${rows.kept} things of the server itself`,
  ];
  return `Carried from ${from} to ${to}: ${kept.join(', ')}. Read back and compared, table by table: the same on both sides (sha256 ${hash}).\n`;
}
