/** Whether the server could save something now, and if not, why: for whoever watches over it. */
import { type Refusal, refuse } from '@quarry/kernel';
import { reasonIn } from './faults.ts';
import { NearlyFull, type Store } from './store.ts';

/** A store that does not answer for so long is taken for lost. */
const STORE_MS = 5_000;

export const storeLost = (reason: string): Refusal =>
  refuse('store-lost', { reason }, 'The store does not answer; nothing can be saved now. Try again in a moment.').refusal;

const diskFull = (reason: string): Refusal =>
  refuse('disk-full', { reason }, 'The disk is nearly full; soon nothing can be saved. Make room on it.').refusal;

/** For a balancer: whoever comes now had better be led elsewhere. */
export const aboutToStop: Refusal = refuse('stopping', {}, 'This server is about to stop; others go on.').refusal;

const troubleIn = (error: unknown): Refusal => (error instanceof NearlyFull ? diskFull : storeLost)(reasonIn(error));

/** Why the store makes nothing durable now, or soon will not; null if it does, in time. However many ask, it is found out once at a time. */
export const healthOf = (store: Store): (() => Promise<Refusal | null>) => oneAtATime(() => troubleOf(store));

async function troubleOf(store: Store): Promise<Refusal | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Refusal>(resolve => {
    timer = setTimeout(() => resolve(storeLost('it does not answer in time')), STORE_MS).unref();
  });
  const found = await Promise.race([store.check().then(() => null, troubleIn), late]);
  clearTimeout(timer);
  return found;
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
