/**
 * Somebody who works for the queue: takes pieces of experiments that this very program can play, plays them in threads, and writes down what came of them. It says every moment that it is alive; when it dies
 * without a word, whatever it had begun is taken up by the others after a few seconds. A database that goes away is waited for, with what was played kept in hand.
 */
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ALL_GAMES } from '@quarry/catalogue';
import { runTaskList, type Worker, type WorkerPool } from 'graphile-worker';
import { LabThread } from '../thread.ts';
import type { Piece } from '../work.ts';
import { patiently, SILENT } from './line.ts';
import { programOf } from './program.ts';
import { LabQueue } from './queue.ts';
import { type Job, NotOurs, pieceOf, type Queued, readJob, readQueued } from './queued.ts';
import { JOBS } from './schema.ts';

export interface LabWorkerOptions {
  readonly threads?: number;
  /** Ends when no job is left that it could do. */
  readonly isUntilEmpty?: boolean;
  /** Told what a person should know. */
  says?(text: string): void;
  readonly waits?: Partial<typeof WAITS>;
  /** By game: the program that plays it. Those of this program if left out. */
  readonly programs?: ReadonlyMap<string, string>;
}

/** In milliseconds. */
const WAITS = {
  /** Between two signs of life. */
  beat: 1_000,
  /** For how long a sign of life counts. */
  alive: 5_000,
  /** A piece that is being played is waited for when the worker is to stop; then it is given back. */
  grace: 5_000,
  /** Where nothing is to be done, the queue is looked at so often; of what is added it is told at once. */
  poll: 1_000,
};

/** Told before a worker of graphile-worker takes its first job. */
interface Starting {
  readonly worker: Worker;
}

const programs = (): ReadonlyMap<string, string> => new Map(ALL_GAMES.map(({ id }) => [id, programOf(id)]));

export class LabWorker {
  /** Kept when it has stopped. */
  readonly ended: Promise<void>;
  readonly #queue: LabQueue;
  readonly #options: LabWorkerOptions;
  readonly #waits: typeof WAITS;
  readonly #programs: readonly string[];
  readonly #threads: number;
  readonly #idle: LabThread[] = [];
  readonly #busy = new Set<LabThread>();
  readonly #toldOf = new Set<string>();
  #pieces = 0;
  #isStopping = false;
  #stopped: Promise<void> | null = null;
  #pool: WorkerPool | null = null;
  #isAway = false;

  private constructor(queue: LabQueue, options: LabWorkerOptions) {
    this.#queue = queue;
    this.#options = options;
    this.#waits = { ...WAITS, ...options.waits };
    this.#programs = [...(options.programs ?? programs()).values()];
    this.#threads = options.threads ?? availableParallelism();
    this.ended = Promise.all([this.#work(), this.#live()]).then(() => this.#leave());
  }

  static async start(url: string, options: LabWorkerOptions = {}): Promise<LabWorker> {
    return new LabWorker(await LabQueue.open(url, options.threads ?? availableParallelism()), options);
  }

  /** How many it has played. */
  get pieces(): number {
    return this.#pieces;
  }

  /** Takes nothing more. What is being played is finished, or given back if it takes too long. */
  stop(): Promise<void> {
    this.#isStopping = true;
    this.#stopped ??= this.#finish();
    return this.ended;
  }

  async #finish(): Promise<void> {
    const pool = this.#pool;
    if (!pool) return;
    const finished = Promise.resolve(pool.gracefulShutdown()).then(
      () => true,
      () => true,
    );
    const isFinished = await Promise.race([finished, pause(this.#waits.grace, false, { ref: false })]);
    if (isFinished) return;
    // Given back before it fails here, so that nobody has to wait for it.
    await this.#queue.leave(pool.id).catch(() => {});
    await Promise.all([...this.#busy].map(thread => thread.close()));
  }

  // Playing

  /** Whoever works for the queue gives up when the database goes away at a bad moment; then somebody new begins. */
  async #work(): Promise<void> {
    while (!this.#isStopping) {
      const pool = this.#hire();
      this.#pool = pool;
      await pool.promise.catch(() => {});
      await this.#stopped;
      if (this.#isStopping) return;
      this.#noteAway();
      await patiently(() => this.#queue.leave(pool.id), this.#patience).catch(() => {});
    }
  }

  #hire(): WorkerPool {
    const tasks = Object.fromEntries(this.#programs.map(program => [program, (payload: unknown) => this.#do(program, payload)]));
    const options = {
      schema: JOBS,
      concurrency: this.#threads,
      pollInterval: this.#waits.poll,
      logger: SILENT,
      noHandleSignals: true,
      preset: {
        // Without these a job that cannot be ended, because the database is away, would end the process.
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
        plugins: [
          {
            name: 'quarry-lab',
            version: '0.1.0',
            // Known as alive before anything is taken.
            worker: { hooks: { startWorker: (_: unknown, event: Starting) => this.#beat(event.worker.workerPool.id) } },
          },
        ],
      },
    };
    return runTaskList(options, tasks, this.#queue.pool);
  }

  async #do(program: string, payload: unknown): Promise<void> {
    const found = await this.#find(program, payload);
    if (!found) return;
    const { job, queued, piece } = found;
    const result = await this.#played(queued, piece);
    await patiently(() => this.#queue.put(job, piece.to - piece.from, result), this.#patience);
    this.#pieces += 1;
  }

  /** What is to be played; null for what was played already, and for what no lab has put there. */
  async #find(program: string, payload: unknown): Promise<{ readonly job: Job; readonly queued: Queued; readonly piece: Piece } | null> {
    try {
      const job = readJob(payload);
      const looked = await patiently(() => this.#queue.look(job), this.#patience);
      if (!looked || looked.isPlayed) return null;
      const queued = readQueued(job.experiment, looked.body);
      const piece = queued.program === program ? pieceOf(queued, job.piece) : null;
      return piece && { job, queued, piece };
    } catch (error) {
      if (!(error instanceof NotOurs)) throw error;
      this.#options.says?.(`${error.message}; it is left out.`);
      return null;
    }
  }

  /** A fault of the rules is a result, too: it would be the same on every machine. */
  async #played({ work }: Queued, piece: Piece): Promise<{ readonly body: string } | { readonly fault: string }> {
    const thread = this.#idle.pop() ?? new LabThread();
    this.#busy.add(thread);
    try {
      const done = await thread.do(work, piece);
      this.#idle.push(thread);
      return { body: JSON.stringify(done) };
    } catch (error) {
      if (this.#isStopping) throw error;
      await thread.close();
      const seeds = `games ${piece.from} to ${piece.to - 1} of ${work.game} (seeds ${work.seed}-${piece.from} to ${work.seed}-${piece.to - 1})`;
      return { fault: `${seeds}: ${error instanceof Error ? error.message : String(error)}` };
    } finally {
      this.#busy.delete(thread);
    }
  }

  // Being alive

  get #patience() {
    return { isOver: () => this.#isStopping, isAway: () => this.#noteAway() };
  }

  #noteAway(): void {
    if (!this.#isAway) this.#options.says?.('The database is away; it is waited for, and what was played is kept.');
    this.#isAway = true;
  }

  async #beat(id = this.#pool?.id): Promise<void> {
    if (id !== undefined) await this.#queue.beat({ id, threads: this.#threads, programs: this.#programs }, this.#waits.alive);
  }

  async #live(): Promise<void> {
    while (!this.#isStopping) {
      try {
        await this.#beat();
        if (this.#isAway) this.#options.says?.('The database is back.');
        this.#isAway = false;
        await this.#queue.buryDead();
        await this.#tellOfOthers();
        if (this.#options.isUntilEmpty && (await this.#queue.left(this.#programs)) === 0) void this.stop();
      } catch {
        this.#noteAway();
      }
      if (!this.#isStopping) await pause(this.#waits.beat);
    }
  }

  /** What is for another version waits for others: this one would play something else. */
  async #tellOfOthers(): Promise<void> {
    for (const { id, body } of await this.#queue.waitingForOthers(this.#programs)) {
      if (this.#toldOf.has(id)) continue;
      this.#toldOf.add(id);
      this.#options.says?.(waitingSays(body));
    }
  }

  async #leave(): Promise<void> {
    await this.#stopped;
    await Promise.all(this.#idle.map(thread => thread.close()));
    if (this.#pool) await this.#queue.leave(this.#pool.id).catch(() => {});
    await this.#queue.close().catch(() => {});
  }
}

function waitingSays(body: string): string {
  const [, game] = /"game":"([a-z0-9-]{1,60})"/.exec(body) ?? [];
  return `${game ?? 'Something'} waits in the queue for another version of the program; it is left for workers that have it.`;
}
