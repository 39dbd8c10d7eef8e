/** The thread for long looks back (history.ts): a replay goes out as text, ready to be sent. */
import { gameNamed } from '@quarry/catalogue';
import { type MatchRecord, type Result, refuse, type Seat } from '@quarry/kernel';
import type { Person } from '@quarry/protocol';
import { type ForkWish, forkOf, type Prepared, prepare, replayFor } from './history.ts';
import { serveJobs } from './thread.ts';

export type HistoryJob =
  | { readonly do: 'prepare'; readonly record: unknown }
  | { readonly do: 'fork'; readonly record: MatchRecord; readonly wish: ForkWish }
  | {
      readonly do: 'replay';
      readonly record: MatchRecord;
      readonly as: Seat | null;
      readonly plain: boolean;
      readonly people: readonly Person[];
    };

function work(job: HistoryJob): Result<Prepared> | Result<string> {
  const name: unknown = (job.record as Partial<MatchRecord> | null)?.game;
  if (typeof name !== 'string') return refuse('not-a-record', {}, 'This is not an exported match: it names no game. Export it again.');
  const game = gameNamed(name);
  if (!game.ok) return game;
  if (job.do === 'prepare') return prepare(game.value, job.record);
  if (job.do === 'fork') return forkOf(game.value, job.record, job.wish);
  const told = replayFor(game.value, job.record, job.as, job.plain);
  return { ok: true, value: JSON.stringify({ ...told, people: job.people }) };
}

serveJobs(work);
