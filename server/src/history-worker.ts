/** The thread for looks back at matches of this server (history.ts): they come packed, and go out as text that is ready to be sent. */
import { gameNamed } from '@quarry/catalogue';
import type { Result, Seat } from '@quarry/kernel';
import type { Person } from '@quarry/protocol';
import { exportOf, type ForkWish, forkOf, type Prepared, replayFor, shownOf } from './history.ts';
import { type Bytes, pack, unpackKept } from './rows.ts';
import { serveJobs } from './thread.ts';

export type HistoryJob = { readonly match: Bytes } & (
  | { readonly do: 'export' }
  | { readonly do: 'fork'; readonly upTo: number; readonly wish: ForkWish }
  | { readonly do: 'replay'; readonly upTo: number; readonly as: Seat | null; readonly plain: boolean; readonly people: readonly Person[] }
);

function work(job: HistoryJob): Result<Prepared | Bytes> {
  const kept = unpackKept(job.match);
  if (job.do === 'export') return { ok: true, value: pack(exportOf(kept)) };
  const game = gameNamed(kept.table.game);
  if (!game.ok) return game;
  const record = shownOf(kept, job.upTo);
  if (job.do === 'fork') {
    const forked = forkOf(game.value, record, job.wish);
    if (!forked.ok || !kept.table.isFromOutside) return forked;
    return { ok: true, value: { ...forked.value, match: { ...forked.value.match, isFromOutside: true } } };
  }
  return { ok: true, value: pack({ ...replayFor(game.value, record, job.as, job.plain), people: job.people }) };
}

const bytesIn = (done: Result<Prepared | Bytes>): readonly ArrayBuffer[] => {
  if (!done.ok) return [];
  return 'rows' in done.value ? done.value.rows.map(one => one.buffer) : [done.value.buffer];
};

serveJobs(work, bytesIn);
