/** The other end of threads.ts: does each job that comes and sends back what came of it. */
import { parentPort } from 'node:worker_threads';
import type { ThreadReply } from './threads.ts';

export function serveJobs<Job>(work: (job: Job) => unknown): void {
  parentPort?.on('message', (job: Job) => {
    let reply: ThreadReply;
    try {
      reply = { ok: true, value: work(job) };
    } catch (error) {
      reply = { ok: false, says: error instanceof Error ? error.message : String(error) };
    }
    parentPort!.postMessage(reply);
  });
}
