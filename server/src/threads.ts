/**
 * Worker threads that do one job after the other: a job goes to a thread that is free, or waits for one, and only so many may wait.
 * Threads start when needed.
 */
import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';

interface Job {
  readonly what: unknown;
  readonly transfer: readonly Transferable[];
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
  /** Hears how much of it is done. */
  readonly tell: (share: number) => void;
  timer?: NodeJS.Timeout;
  /** What its thread had worked when it began. */
  workedBefore?: Promise<number>;
  /** How often it was found to have waited rather than worked. */
  waits?: number;
}

/** What comes back from a thread: first that it is ready, then of each job how much of it is done, if it says so, and what came of it. */
export type ThreadReply = 'ready' | { readonly share: number } | ThreadResult;
export type ThreadResult = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly says: string };

export interface ThreadsOptions {
  /** How many threads. */
  readonly most?: number;
  /** A job that takes longer is given up, and its thread with it: it might never end. */
  readonly limitMs?: number;
  /** How many jobs may wait; more are turned away. */
  readonly mostWaiting?: number;
  /** A job that needs more memory is given up likewise. */
  readonly memoryMb?: number;
  /** Whoever plays goes first: these threads get what the others leave of the processor, and only what they work counts as time. */
  readonly isPatient?: boolean;
}

/** What a thread is told when it starts. */
export interface ThreadData {
  readonly isPatient: boolean;
}

/** Too many jobs are waiting. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** The job was given up: it took too long. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

/** Whoever does jobs elsewhere than where people play. */
export interface JobDoers {
  /** What is transferred is lost to whoever hands it over. */
  do<T>(what: unknown, transfer?: readonly Transferable[], tell?: (share: number) => void): Promise<T>;
  close(): Promise<void>;
}

/** Longer than a thread needs to load its script on a busy machine. */
const STARTING_MS = 60_000;
/** So many times a patient thread may have waited for the processor instead of working. */
const MOST_WAITS = 10;

export class Threads implements JobDoers {
  readonly #script: URL;
  readonly #options: Required<Omit<ThreadsOptions, 'memoryMb'>>;
  readonly #limits: ResourceLimits;
  readonly #free: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  /** Threads that have loaded their script. */
  readonly #ready = new WeakSet<Worker>();
  readonly #waiting: Job[] = [];
  #isClosed = false;

  constructor(script: URL, { memoryMb, ...options }: ThreadsOptions = {}) {
    this.#script = script;
    this.#options = { most: 1, limitMs: 60_000, mostWaiting: Number.POSITIVE_INFINITY, isPatient: false, ...options };
    this.#limits = memoryMb === undefined ? {} : { maxOldGenerationSizeMb: memoryMb };
  }

  do<T>(what: unknown, transfer: readonly Transferable[] = [], tell: (share: number) => void = () => {}): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) {
        reject(new Error('the server stops'));
        return;
      }
      this.#waiting.push({ what, transfer, resolve, reject, tell });
      this.#next();
      if (this.#waiting.length > this.#options.mostWaiting) this.#waiting.pop()!.reject(new Busy('too many jobs are waiting'));
    });
  }

  #next(): void {
    if (this.#waiting.length === 0) return;
    const worker = this.#free.pop() ?? (this.#busy.size < this.#options.most ? this.#start() : undefined);
    if (!worker) return;
    const job = this.#waiting.shift()!;
    try {
      worker.postMessage(job.what, job.transfer);
    } catch (error) {
      // What cannot be handed over, for example because it is nested too deep, must not keep the thread.
      this.#free.push(worker);
      job.reject(error as Error);
      this.#next();
      return;
    }
    this.#busy.set(worker, job);
    if (this.#ready.has(worker)) this.#begin(worker, job);
    else this.#startClock(worker, job, STARTING_MS);
  }

  #begin(worker: Worker, job: Job): void {
    if (this.#options.isPatient) job.workedBefore = workOf(worker);
    this.#startClock(worker, job);
  }

  /** To start a thread takes as long as it takes: what is timed is the job. */
  #startClock(worker: Worker, job: Job, besides = 0): void {
    const { limitMs } = this.#options;
    clearTimeout(job.timer);
    job.timer = setTimeout(() => this.#outOfTime(worker, job), limitMs + besides).unref();
  }

  /** On a busy machine a patient thread may have had to wait: then it has more time. One that does not even say so is given up. */
  #outOfTime(worker: Worker, job: Job): void {
    const { limitMs } = this.#options;
    const giveUp = (): void => this.#lose(worker, new GivenUp(`a job took longer than ${limitMs} ms`));
    const { workedBefore, waits = 0 } = job;
    if (workedBefore === undefined || waits === MOST_WAITS) {
      giveUp();
      return;
    }
    job.waits = waits + 1;
    job.timer = setTimeout(giveUp, limitMs).unref();
    const look = async (): Promise<void> => {
      const worked = (await workOf(worker)) - (await workedBefore);
      if (this.#busy.get(worker) !== job) return;
      if (worked >= limitMs) giveUp();
      else this.#startClock(worker, job);
    };
    look().catch(giveUp);
  }

  /** The thread is lost, and the job that it did. */
  #lose(worker: Worker, error: Error): void {
    const job = this.#busy.get(worker);
    clearTimeout(job?.timer);
    this.#busy.delete(worker);
    const at = this.#free.indexOf(worker);
    if (at >= 0) this.#free.splice(at, 1);
    void worker.terminate();
    job?.reject(error);
    this.#next();
  }

  #start(): Worker {
    const workerData: ThreadData = { isPatient: this.#options.isPatient };
    const worker = new Worker(this.#script, { workerData, resourceLimits: this.#limits, env: { ...process.env } }); // NODE_OPTIONS as they are now
    worker.unref();
    worker.on('message', (reply: ThreadReply) => {
      const job = this.#busy.get(worker);
      if (reply === 'ready') {
        this.#ready.add(worker);
        if (job) this.#begin(worker, job);
        return;
      }
      if (!job) return;
      if ('share' in reply) {
        job.tell(reply.share);
        return;
      }
      clearTimeout(job.timer);
      this.#busy.delete(worker);
      this.#free.push(worker);
      if (reply.ok) job.resolve(reply.value as never);
      else job.reject(new Error(reply.says));
      this.#next();
    });
    worker.on('error', error => this.#lose(worker, error as Error));
    worker.on('exit', () => this.#lose(worker, new Error('a thread ended')));
    return worker;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#waiting.splice(0)) job.reject(new Error('the server stops'));
    const workers = [...this.#free, ...this.#busy.keys()];
    for (const job of this.#busy.values()) clearTimeout(job.timer);
    await Promise.all(workers.map(worker => worker.terminate()));
  }
}

/** What a thread has worked so far, in milliseconds of the processor. */
async function workOf(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch {
    // It has ended, and whoever waits for it hears of that.
    return Number.POSITIVE_INFINITY;
  }
}
