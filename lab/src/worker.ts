/** The other end of pool.ts: does one piece of work after the other and sends back what came of it. */
import { parentPort, workerData } from 'node:worker_threads';
import { standIn } from './elsewhere.ts';
import type { Piece, Work } from './work.ts';

const { work, root } = workerData as { readonly work: Work; readonly root: string | undefined };

if (root !== undefined) standIn(root);
const { doWork } = await import('./work.ts');

parentPort!.on('message', (piece: Piece) => {
  parentPort!.postMessage(doWork(work, piece));
});
