/** The other end of thread.ts: does one piece of work after the other and sends back what came of it. */
import { parentPort, workerData } from 'node:worker_threads';
import { standIn } from './elsewhere.ts';
import type { Asked } from './thread.ts';

const { root } = workerData as { readonly root: string | undefined };

if (root !== undefined) standIn(root);
const { doWork } = await import('./work.ts');

parentPort!.on('message', ({ work, piece }: Asked) => {
  parentPort!.postMessage(doWork(work, piece));
});
