/** Whether the server could save something now, and if not, why: for whoever watches over it. */
import { type Refusal, refuse } from '@quarry/kernel';
import { reasonIn } from './faults.ts';
import { LastingTrouble } from './lasting-trouble.ts';
import type { Log } from './log.ts';
import { NearlyFull, type Store } from './store.ts';

/** A store that does not answer for so long is taken for lost. */
const STORE_MS = 5_000;

/** Why it does not answer is for the log: where a database is, is nobody's business but the host's. */
export const storeLost: Refusal = refuse(
  'store-lost',
  {},
  'The store does not answer; nothing can be saved now. Try again in a moment.',
).refusal;

const diskFull = (reason: string): Refusal =>
  refuse('disk-full', { reason }, 'The disk is nearly full; soon nothing can be saved. Make room on it.').refusal;

/** For a balancer: whoever comes now had better be led elsewhere. */
export const aboutToStop: Refusal = refuse('stopping', {}, 'This server is about to stop; others go on.').refusal;

const troubleIn = (error: unknown): Refusal => (error instanceof NearlyFull ? diskFull(reasonIn(error)) : storeLost);

/** Why the store makes nothing durable now, or soon will not; null if it does, in time. However many ask, it is found out once at a time. */
export function healthOf(store: Store, log: Log): () => Promise<Refusal | null> {
  const trouble = new LastingTrouble(log, 'the store is in trouble', 'the store makes things durable again');
  return oneAtATime(async () => {
    try {
      await checkInTime(store);
      trouble.over();
      return null;
    } catch (error) {
      trouble.met(error);
      return troubleIn(error);
    }
  });
}

async function checkInTime(store: Store): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer in time')), STORE_MS).unref();
  });
  try {
    await Promise.race([store.check(), late]);
  } finally {
    clearTimeout(timer);
  }
}

function oneAtATime<T>(find: () => Promise<T>): () => Promise<T> {
  let finding: Promise<T> | null = null;
  return () => {
    finding ??= find().finally(() => {
      finding = null;
    });
    return finding;
  };
}
