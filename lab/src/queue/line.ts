/** The way to the database of the queue, and what is done while the database is away: it is waited for. */
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from 'graphile-worker';
import pg from 'pg';

const CONNECT_MS = 5_000;
/** A question that is not answered by then was lost on its way. */
const ANSWER_MS = 30_000;
const AGAIN_MS = 500;

/** Whoever works for the queue says in our words what happens. */
export const SILENT = new Logger(() => () => {});

export function connect(url: string, most: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    application_name: 'quarry lab',
    keepAlive: true,
    allowExitOnIdle: true,
  });
  // A connection that breaks is made anew; whoever was using it hears of it there.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  return pool;
}

/** Connection lost, shutting down, starting up, too many connections, or two that waited for each other. */
const PASSING = /^(08|57P|40001|40P01|53300|55P03|25P03)/;

/** It may be different in a moment: the database did not say no. */
export const isPassing = (error: unknown): boolean => !(error instanceof pg.DatabaseError) || PASSING.test(error.code ?? '');

export interface Patience {
  /** Nobody waits any more. */
  isOver(): boolean;
  /** Told each time that the database was not there. */
  isAway?(): void;
}

/** Asks again until the database is there. */
export async function patiently<T>(ask: () => Promise<T>, { isOver, isAway }: Patience): Promise<T> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (!isPassing(error) || isOver()) throw error;
      isAway?.();
      await pause(AGAIN_MS);
    }
}
