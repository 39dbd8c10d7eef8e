/** The other end of threads.ts: does each job that comes and sends back what came of it. */
import { setPriority } from 'node:os';
import { parentPort, type Transferable, workerData } from 'node:worker_threads';
import type { ThreadData, ThreadReply } from './threads.ts';

/** Behind whoever plays, and yet heard where a machine is always busy: the last of all get nothing there. */
const PATIENT = 10;

/** `handsOver` names what of a result is handed over rather than copied. */
export function serveJobs<Job, Done>(
  work: (job: Job, tell: (share: number) => void) => Done,
  handsOver: (done: Done) => readonly Transferable[] = () => [],
): void {
  // Only here does a priority belong to a thread; elsewhere it would be the whole server's.
  if (process.platform === 'linux' && (workerData as ThreadData | null)?.isPatient) setPriority(PATIENT);
  parentPort?.postMessage('ready' satisfies ThreadReply);
  parentPort?.on('message', (job: Job) => {
    try {
      const value = work(job, share => parentPort!.postMessage({ share } satisfies ThreadReply));
      parentPort!.postMessage({ ok: true, value } satisfies ThreadReply, handsOver(value));
    } catch (error) {
      parentPort!.postMessage({ ok: false, says: error instanceof Error ? error.message : String(error) } satisfies ThreadReply);
    }
  });
}
