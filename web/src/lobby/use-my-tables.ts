/** The tables that this browser has keys to, looked at again and again: what the server says of each, or how it was last seen. */
import { useEffect, useState } from 'react';
import { Refused, tableCover } from '../http.ts';
import { useKept } from '../store/kept.ts';
import { keyring, type MyTable, secretsFor, takeAlong } from '../store/keyring.ts';
import { lastSeen, noteSeen } from '../store/last-seen.ts';
import { type Found, type FoundById, folded } from './my-tables-order.ts';

const AGAIN = 20_000;
/** Older ones are listed without being asked for. */
const MOST = 20;

export interface MyTables {
  readonly open: readonly MyTable[];
  readonly away: readonly MyTable[];
  /** As the server says, or as it was last seen until it does. */
  readonly found: FoundById;
  /** Since when nothing was heard of the server: the last time that a table was seen. Null while it answers. */
  readonly offlineSince: number | null;
  change(table: string, found: Found): void;
}

export function useMyTables(): MyTables {
  const tables = useKept(keyring);
  const remembered = useKept(lastSeen);
  const [said, setSaid] = useState<FoundById>({});
  useEffect(() => {
    let isWanted = true;
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      for (const mine of tables.slice(0, MOST)) {
        void coverOf(mine).then(found => {
          if (!isWanted) return;
          setSaid(before => ({ ...before, [mine.table]: found }));
          if (typeof found !== 'object') return;
          noteSeen(found, Date.now());
          if (found.next !== null) takeAlong(mine.table, found.next);
        });
      }
    };
    look();
    const timer = setInterval(look, AGAIN);
    addEventListener('focus', look);
    addEventListener('online', look);
    return () => {
      isWanted = false;
      clearInterval(timer);
      removeEventListener('focus', look);
      removeEventListener('online', look);
    };
  }, [tables]);

  const found: Record<string, Found> = {};
  for (const { table } of tables) {
    const now = said[table];
    const best = now === undefined || now === 'unknown' ? (remembered[table]?.cover ?? now) : now;
    if (best !== undefined) found[table] = best;
  }
  const unheard = tables.filter(({ table }) => said[table] === 'unknown');
  const seenAt = unheard.flatMap(({ table }) => remembered[table]?.at ?? []);
  return {
    ...folded(tables, found),
    found,
    offlineSince: unheard.length === 0 ? null : Math.max(0, ...seenAt),
    change: (table, to) => setSaid(before => ({ ...before, [table]: to })),
  };
}

async function coverOf(mine: MyTable): Promise<Found> {
  try {
    return await tableCover(mine.table, secretsFor(mine));
  } catch (error) {
    return error instanceof Refused && (error.status === 404 || error.status === 410) ? 'gone' : 'unknown';
  }
}
