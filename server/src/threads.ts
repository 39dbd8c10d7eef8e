/** Worker threads that do one job after the other: a job goes to a thread that is free, or waits for one. Threads start when needed. */
import { Worker } from 'node:worker_threads';

interface Job {
  readonly what: unknown;
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** What comes back from a thread. */
export type ThreadReply = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly says: string };

export class Threads {
  readonly #script: URL;
  readonly #most: number;
  readonly #free: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #waiting: Job[] = [];
  #isClosed = false;

  constructor(script: URL, most: number) {
    this.#script = script;
    this.#most = most;
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
    this.#busy.set(worker, job);
    worker.postMessage(job.what);
  }

  #start(): Worker {
    const worker = new Worker(this.#script);
    worker.unref();
    worker.on('message', (reply: ThreadReply) => {
      const job = this.#busy.get(worker);
      this.#busy.delete(worker);
      this.#free.push(worker);
      if (reply.ok) job?.resolve(reply.value as never);
      else job?.reject(new Error(reply.says));
      this.#next();
    });
    worker.on('error', error => {
      this.#busy.get(worker)?.reject(error as Error);
      this.#busy.delete(worker);
      const at = this.#free.indexOf(worker);
      if (at >= 0) this.#free.splice(at, 1);
      this.#next();
    });
    return worker;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#waiting.splice(0)) job.reject(new Error('the server stops'));
    const workers = [...this.#free, ...this.#busy.keys()];
    await Promise.all(workers.map(worker => worker.terminate()));
  }
}
