/** A thread that does one piece of work after the other; its other end is worker.ts. */
import { Worker } from 'node:worker_threads';
import type { Done, Piece, Work } from './work.ts';

/** What a thread is asked for. */
export interface Asked {
  readonly work: Work;
  readonly piece: Piece;
}

export class LabThread {
  readonly #worker: Worker;

  /** In `root` lies another version that does the work. */
  constructor(root?: string) {
    const script = new URL('./worker.ts', import.meta.url);
    this.#worker = new Worker(script, { workerData: { root }, env: { ...process.env } }); // NODE_OPTIONS as they are now
  }

  /** One piece at a time. Whoever hears of a fault has a thread that is of no use any more. */
  do<W extends Work>(work: W, piece: Piece): Promise<Done[W['what']]> {
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const onMessage = (result: Done[W['what']]): void => settle(() => resolve(result));
      const onError = (error: unknown): void => settle(() => reject(error));
      const onExit = (status: number): void => settle(() => reject(new Error(`a worker of the lab ended with status ${status}`)));
      const settle = (then: () => void): void => {
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        then();
      };
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage({ work, piece } satisfies Asked);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
