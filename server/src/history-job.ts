/** A look back at a match of this server (history.ts): it comes packed, and goes out as text that is ready to be sent. */
import { gzipSync } from 'node:zlib';
import { ALL_GAMES, gameNamed } from '@quarry/catalogue';
import { type AnyGame, BrokenPromise, type Refusal, type Result, refuse, type Seat } from '@quarry/kernel';
import type { Person } from '@quarry/protocol';
import { exportOf, type ForkWish, forkOf, type Prepared, replayFor, shownOf, taleFor } from './history.ts';
import { type Kept, pack, unpackKept } from './rows.ts';
import type { Bytes, StoredTable } from './store.ts';

/** What goes out as text goes out packed, if whoever wants it can unpack it: that is done here, away from those who play. */
export type HistoryJob = { readonly match: Bytes; readonly isPacked: boolean } & (
  | { readonly do: 'export' }
  | { readonly do: 'fork'; readonly upTo: number; readonly wish: ForkWish }
  | { readonly do: 'tale'; readonly upTo: number; readonly as: Seat | null; readonly plain: boolean }
  | { readonly do: 'replay'; readonly upTo: number; readonly as: Seat | null; readonly plain: boolean; readonly people: readonly Person[] }
);

/** A replay is long and repeats itself: the quickest packing is nearly the smallest. */
const QUICK = 3;

export function lookBack(job: HistoryJob, games: readonly AnyGame[] = ALL_GAMES): Result<Prepared | Bytes> {
  const kept = unpackKept(job.match);
  if (job.do === 'export') return { ok: true, value: textFor(job, exportOf(kept)) };
  const game = gameNamed(kept.table.game, games);
  if (!game.ok) return game;
  const other = otherRulesThan(kept.table, game.value);
  if (other) return other;
  try {
    if (job.do === 'fork') return fork(game.value, kept, job);
    return job.do === 'tale' ? tale(game.value, kept, job) : replay(game.value, kept, job);
  } catch (error) {
    if (error instanceof BrokenPromise) return otherRules(kept.table, game.value);
    throw error;
  }
}

export const otherRules = ({ version }: Pick<StoredTable, 'version'>, game: AnyGame): { readonly ok: false; readonly refusal: Refusal } =>
  refuse(
    'other-rules',
    { version, ours: game.version },
    'The rules of today cannot play this match again from its beginning. Its log is kept, and so is its file.',
  );

/** Why the rules of today do not play a match again, or null. */
export const otherRulesThan = (table: Pick<StoredTable, 'version' | 'content'>, game: AnyGame) =>
  table.version === game.version && table.content === game.content ? null : otherRules(table, game);

function fork(game: AnyGame, kept: Kept, { upTo, wish }: HistoryJob & { readonly do: 'fork' }): Result<Prepared> {
  const forked = forkOf(game, shownOf(kept, upTo), wish);
  if (!forked.ok || !kept.table.isFromOutside) return forked;
  return { ok: true, value: { ...forked.value, match: { ...forked.value.match, isFromOutside: true } } };
}

function tale(game: AnyGame, kept: Kept, job: HistoryJob & { readonly do: 'tale' }): Result<Bytes> {
  const told = taleFor(game, shownOf(kept, job.upTo), job.as, job.plain);
  return told.ok ? { ok: true, value: textFor(job, told.value) } : told;
}

function replay(game: AnyGame, kept: Kept, job: HistoryJob & { readonly do: 'replay' }): Result<Bytes> {
  const { upTo, as, plain, people } = job;
  return { ok: true, value: textFor(job, { ...replayFor(game, shownOf(kept, upTo), as, plain), people }) };
}

function textFor({ isPacked }: HistoryJob, value: unknown): Bytes {
  const text = pack(value);
  // A copy of its own, to be handed over.
  return isPacked ? new Uint8Array(gzipSync(text, { level: QUICK })) : text;
}
