/** A match from what is stored, and a record from a match: checkpoint and tail, never the whole game again. */
import {
  type AnyGame,
  type AnyMatch,
  commitment,
  type LoggedAnswer,
  load,
  type MatchRecord,
  type Moment,
  type Result,
  type Seat,
} from '@quarry/kernel';
import type { StoredMatch, StoredTable } from './store.ts';
import { TableLog } from './table-log.ts';

export interface Restored {
  readonly match: AnyMatch;
  readonly log: TableLog;
  /** How many answers each seat has given. */
  readonly turns: number[];
  /** Answers that the present rules no longer allow; they are to be taken out of the store. */
  readonly dropped: number;
  /** Whether the match was played by other rules up to here. */
  readonly isOtherRules: boolean;
}

/** The record that the kernel loads or replays. */
export function recordFrom(table: StoredTable, answers: readonly LoggedAnswer[], moments: readonly Moment<unknown>[]): MatchRecord {
  const { game, version, content, setup, seed } = table;
  return {
    format: 'quarry-match-1',
    game,
    version,
    content,
    setup,
    seed,
    commitment: commitment(seed),
    answers: answers.filter(one => one.n > table.base),
    checkpoint: moments.at(-1)!,
    before: moments.slice(0, -1),
  };
}

/** A match that began in the middle keeps no past: it is loaded from further back, so that something can be taken back. */
const reaching = (table: StoredTable, moments: readonly Moment<unknown>[]): readonly Moment<unknown>[] =>
  table.base > 0 ? moments.slice(0, Math.max(1, moments.length - 2)) : moments;

export function restore(game: AnyGame, stored: StoredMatch): Result<Restored> {
  const { table, answers, moments, told } = stored;
  const log = new TableLog(game);
  const loaded = load(log.game, recordFrom(table, answers, reaching(table, moments)));
  if (!loaded.ok) return loaded;
  const { match, dropped } = loaded.value;
  log.speakTo(match.seats);
  const left = answers.filter(one => one.n <= match.n);
  log.recall(told.filter(one => one.n <= match.n));
  const turns = Array.from({ length: match.seats }, (_, seat) => turnsOf(seat, table.base, left, moments[0]!));
  const isOtherRules = table.version !== game.version || table.content !== game.content;
  return { ok: true, value: { match, log, turns, dropped, isOtherRules } };
}

function turnsOf(seat: Seat, base: number, answers: readonly LoggedAnswer[], first: Moment<unknown>): number {
  const before = base > 0 ? (first.answered?.[seat] ?? 0) : 0;
  return before + answers.filter(one => one.seat === seat && one.n > base).length;
}
