/** Worker threads that do one job after the other: a job goes to a thread that is free, or waits for one. Threads start when needed. */
import { Worker } from 'node:worker_threads';

interface Job {
  readonly what: unknown;
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
  timer?: NodeJS.Timeout;
}

/** What comes back from a thread. */
export type ThreadReply = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly says: string };

const JOB_MS = 60_000;

export class Threads {
  readonly #script: URL;
  readonly #most: number;
  readonly #limitMs: number;
  readonly #free: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #waiting: Job[] = [];
  #isClosed = false;

  /** A job that takes longer than `limitMs` is given up, and its thread with it: it might never end. */
  constructor(script: URL, most: number, limitMs = JOB_MS) {
    this.#script = script;
    this.#most = most;
    this.#limitMs = limitMs;
  }

  do<T>(what: unknown): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) {
        reject(new Error('the server stops'));
        return;
      }
      this.#waiting.push({ what, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#waiting.length === 0) return;
    const worker = this.#free.pop() ?? (this.#busy.size < this.#most ? this.#start() : undefined);
    if (!worker) return;
    const job = this.#waiting.shift()!;
    try {
      worker.postMessage(job.what);
    } catch (error) {
      // What cannot be handed over, for example because it is nested too deep, must not keep the thread.
      this.#free.push(worker);
      job.reject(error as Error);
      this.#next();
      return;
    }
    this.#busy.set(worker, job);
    job.timer = setTimeout(() => this.#giveUp(worker, new Error(`a job took longer than ${this.#limitMs} ms`)), this.#limitMs).unref();
  }

  /** The thread is lost, and the job that it did. */
  #giveUp(worker: Worker, error: Error): void {
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
    const worker = new Worker(this.#script);
    worker.unref();
    worker.on('message', (reply: ThreadReply) => {
      const job = this.#busy.get(worker);
      if (!job) return;
      clearTimeout(job.timer);
      this.#busy.delete(worker);
      this.#free.push(worker);
      if (reply.ok) job.resolve(reply.value as never);
      else job.reject(new Error(reply.says));
      this.#next();
    });
    worker.on('error', error => this.#giveUp(worker, error as Error));
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
