/** The other end of pool.ts: does one piece of work after the other and sends back what came of it. */
import { parentPort, workerData } from 'node:worker_threads';
import { doWork, type Piece, type Work } from './work.ts';

const work = workerData as Work;

parentPort!.on('message', (piece: Piece) => {
  parentPort!.postMessage(doWork(work, piece));
});
