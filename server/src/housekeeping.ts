/** What is done now and then: tables that nobody has touched for long are removed, if the host wishes it. */
import { reasonIn } from './faults.ts';
import type { Hub } from './hub.ts';
import type { Log } from './log.ts';
import type { Store } from './store.ts';

export interface House {
  readonly store: Store;
  readonly hub: Hub;
  readonly log: Log;
  now(): number;
}

const DAY_MS = 86_400_000;
const EVERY_MS = 6 * 3_600_000;
/** So many at a time, so that nobody waits long for the store. */
const AT_ONCE = 20;

async function removeOld({ store, hub, log, now }: House, keepDays: number): Promise<void> {
  let removed = 0;
  for (;;) {
    let some = 0;
    for (const id of await store.stale(now() - keepDays * DAY_MS, AT_ONCE)) {
      // Somebody looks at it, or at another chapter of its story.
      if ((await store.chapters(id)).some(chapter => hub.has(chapter))) continue;
      // It lives on another node.
      if ((await hub.whereIs(id)) !== 'here') continue;
      await store.write({ do: 'remove', id });
      some += 1;
    }
    removed += some;
    if (some === 0) break;
  }
  if (removed > 0) log.info({ removed, keepDays }, 'tables that nobody had touched for long were removed');
}

/** Begins at once; what comes back ends it. */
export function keepHouse(house: House, keepDays: number): () => void {
  const sweep = (): void => {
    removeOld(house, keepDays).catch(error => house.log.error({ reason: reasonIn(error) }, 'old tables could not be removed'));
  };
  sweep();
  const timer = setInterval(sweep, EVERY_MS).unref();
  return () => clearInterval(timer);
}
