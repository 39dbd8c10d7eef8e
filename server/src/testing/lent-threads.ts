/**
 * Threads that one test's server after the other uses: each has to load every game when it starts, which takes longer than most tests do. To the server
 * they are its own: it closes them, and what it still waited for then is given up.
 */
import type { Transferable } from 'node:worker_threads';
import { type JobDoers, Threads, type ThreadsOptions } from '../threads.ts';

const kept = new Map<string, Threads>();

/** On a machine that has ten times as much to do as it can, a job takes as long as it takes. */
const PATIENCE_MS = 900_000;

function keptFor(script: URL, options: ThreadsOptions): Threads {
  const name = JSON.stringify([script, options]);
  const found = kept.get(name) ?? new Threads(script, { ...options, limitMs: PATIENCE_MS });
  kept.set(name, found);
  return found;
}

export function lentThreads(script: URL, options: ThreadsOptions): JobDoers {
  const stops = Promise.withResolvers<never>();
  stops.promise.catch(() => {});
  let isClosed = false;
  return {
    do: <T>(what: unknown, transfer: readonly Transferable[] = [], tell?: (share: number) => void) =>
      isClosed ? stops.promise : Promise.race([keptFor(script, options).do<T>(what, transfer, tell), stops.promise]),
    async close() {
      isClosed = true;
      stops.reject(new Error('the server stops'));
    },
  };
}
