/** `quarry lab-worker`: plays for a queue of the lab until it is stopped. */
import { readCommandLine, readCount } from '../command-line.ts';
import { type Command, Complaint } from '../world.ts';
import { orSay, readQueue, SETTING, untilTold } from './lab-queue.ts';

const KINDS = { queue: 'text', workers: 'text', 'until-empty': 'flag', json: 'flag' } as const;
const MOST_THREADS = 256;

export const labWorker: Command = {
  does: 'plays for a queue of the lab: on each machine that is to help',
  help: `
quarry lab-worker --queue URL [--workers N] [--until-empty] [--json]

Takes pieces of experiments that somebody has put into a queue (quarry lab … --queue), plays them, and writes down what came of them, until it is
stopped. It takes only what this very version of the program can play. Any number of workers may come and go: a piece that one of them had begun
when it died is taken up by another after a few seconds, and counts once. Ctrl-C (or SIGTERM) stops it: a piece that is nearly done is
finished, any other one is given back.

  --queue URL     the PostgreSQL database of the queue: postgres://name:password@host/database. Others on the machine see a command line:
                  better in the environment, as ${SETTING}
  --workers N     on so many cores; all of them if left out
  --until-empty   ends when nothing is left that it could play
  --json          {pieces} at the end: how many it has played`,

  async run(args, world) {
    const { options, words } = readCommandLine('lab-worker', args, KINDS);
    if (words.length > 0) throw new Complaint(`'lab-worker' takes no words, but '${words.join(' ')}' was given; leave it out.`);
    const url = readQueue(options.queue, process.env[SETTING]);
    if (url === undefined) throw new Complaint(`'lab-worker' wants --queue (or ${SETTING}): postgres://name:password@host/database.`);
    const threads = options.workers === undefined ? undefined : readCount('workers', options.workers, 1);
    if (threads !== undefined && threads > MOST_THREADS)
      throw new Complaint(`--workers is '${options.workers}', but one worker has at most ${MOST_THREADS} threads; start more workers.`);
    const { LabWorker } = await import('@quarry/lab/queue');
    const worker = await orSay(url, () =>
      LabWorker.start(url, {
        ...(threads !== undefined && { threads }),
        isUntilEmpty: options['until-empty'] === true,
        says: text => world.err(`${text}\n`),
      }),
    );
    const { told, forget } = untilTold();
    if (!options.json && !options['until-empty']) world.out('At the queue (Ctrl-C stops it).\n');
    await Promise.race([told, worker.ended]);
    await worker.stop();
    forget();
    world.out(options.json ? `${JSON.stringify({ pieces: worker.pieces })}\n` : `${worker.pieces} pieces played.\n`);
    return 0;
  },
};
