/** A worker of the lab that a test can kill; it is soon taken for dead. Argument: the address of the queue. */
import { LabWorker } from '@quarry/lab/queue';

// Whoever has started it is gone.
process.once('disconnect', () => process.exit());
await (await LabWorker.start(process.argv[2]!, { threads: 1, waits: { beat: 100, alive: 500, poll: 100 } })).ended;
