/** The door to the lab's queue: the same experiments on many machines. */
export { LabWorker } from './lab-worker.ts';
export { programOf } from './program.ts';
export { LabQueue, type Standing } from './queue.ts';
export { LONGEST_SEED, MOST_GAMES, MOST_IN_A_PIECE, NotOurs, type Queued, type QueuedWork } from './queued.ts';
export { NewerQueue } from './schema.ts';
export { CannotPlay, untilPlayed } from './waiting.ts';
