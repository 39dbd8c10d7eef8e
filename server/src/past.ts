/** What can be known of a table without playing at it: who sits where, who made it, and what is past. A table that cannot be played has only this. */
import { type AnyGame, type MatchRecord, type Refusal, type Result, refuse, type Seat } from '@quarry/kernel';
import type { Line, Story, TableCover } from '@quarry/protocol';
import { modeOf } from './games.ts';
import { isKey } from './keys.ts';
import { recordFrom } from './restore.ts';
import { hostName, peopleOf, seatOf } from './seats.ts';
import type { StoredMatch, StoredTable } from './store.ts';
import { chapterOf, storyOf } from './story.ts';
import { lineFor } from './table-log.ts';

export interface Past {
  readonly id: string;
  readonly game: AnyGame;
  readonly stored: StoredTable;
  readonly n: number;
  /** Whether everybody has seen the end. */
  readonly isOver: boolean;
  /** How many answers can be looked back at. */
  readonly shownUpTo: number;
  /** The match up to now. It holds the seed. */
  readonly record: MatchRecord;
  isHost(key: string): boolean;
  seatsOf(keys: readonly string[]): readonly Seat[];
  cover(keys: readonly string[]): TableCover;
  /** Our story up to here. */
  story(keys: readonly string[]): Story;
  /** The match was given away with the dice to come. */
  noteExport(): void;
}

/** Why a table is not played on. */
export const STOPPED: Refusal = {
  code: 'stopped',
  facts: {},
  says: 'The rules did not come to an end at this table, so it was stopped. Nothing is lost: watch its replay, or play on from an earlier step of it.',
};
export const stopped: { readonly ok: false; readonly refusal: Refusal } = refuse(STOPPED.code, STOPPED.facts, STOPPED.says);

/** Why a table is not played until it is opened again. */
export const CLOSED: Refusal = {
  code: 'closed',
  facts: {},
  says: 'Whoever runs the server has closed this table. Nothing is lost: it is kept as it is, and can be opened again.',
};

/** Thrown out of whatever was being done at a table when it was stopped. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly refusal = STOPPED;
}

/** The seats that keys open. */
export function seatsOf({ seats }: StoredTable, keys: readonly string[]): readonly Seat[] {
  const found = keys.map(key => seatOf(seats, key)).filter(seat => seat !== null);
  return [...new Set(found)].sort((a, b) => a - b);
}

/** Whether one may look back with the eyes of a seat, or of a spectator. */
export function mayLookBack(table: Past, as: Seat | null, keys: readonly string[]): Result {
  if (as !== null && as >= table.stored.seats.length) return refuse('no-such-seat', { seat: as }, `There is no seat ${as} at this table.`);
  if (table.isOver || as === null || table.seatsOf(keys).includes(as)) return { ok: true, value: undefined };
  return refuse('not-your-seat', { seat: as }, 'While the match is being played you can look back with your own eyes only.');
}

/** Why a table rests: its rules did not come to an end, or those of today cannot go on with what older or newer ones stored, or it was closed. */
const RESTS = ['stopped', 'too-old', 'too-new', 'closed'] as const;
export const isRest = (code: string): code is (typeof RESTS)[number] => (RESTS as readonly string[]).includes(code);

/** A table that is not played, as it lies in the store. */
export class RestingTable implements Past {
  readonly game: AnyGame;
  readonly #match: StoredMatch;
  /** Why it is not played. */
  readonly why: Refusal;
  readonly isOver = false;

  constructor(game: AnyGame, match: StoredMatch, why: Refusal) {
    this.game = game;
    this.#match = match;
    this.why = why;
  }

  /** The last lines of its log, as this seat reads them: they were put into words when they were told. */
  lines(as: Seat | null): readonly Line[] {
    return this.#match.told.flatMap(one => one.lines).map(line => lineFor(line, as));
  }

  get stored(): StoredTable {
    return this.#match.table;
  }

  get id(): string {
    return this.stored.id;
  }

  get n(): number {
    return this.#match.answers.at(-1)?.n ?? this.stored.base;
  }

  get shownUpTo(): number {
    return this.n;
  }

  get record(): MatchRecord {
    const { answers, moments } = this.#match;
    return recordFrom(this.stored, answers, moments);
  }

  isHost(key: string): boolean {
    return isKey(key, this.stored.host);
  }

  seatsOf(keys: readonly string[]): readonly Seat[] {
    return seatsOf(this.stored, keys);
  }

  cover(keys: readonly string[]): TableCover {
    const { name, isArchived, createdAt, seats } = this.stored;
    return {
      table: this.id,
      name,
      game: this.game.id,
      status: isRest(this.why.code) ? this.why.code : 'stopped',
      isArchived,
      isOpen: false,
      people: peopleOf(seats, () => false),
      mine: this.seatsOf(keys),
      isHost: keys.some(key => this.isHost(key)),
      host: hostName(seats),
      mode: modeOf(this.game, this.stored.setup),
      isMyTurn: false,
      call: null,
      turns: [],
      pausedBy: null,
      since: this.#match.answeredAt,
      createdAt,
      changedAt: this.#match.changedAt,
      ended: null,
      chapter: this.game.sequel ? chapterOf(this.stored) : null,
      next: this.stored.next ?? null,
    };
  }

  story(keys: readonly string[]): Story {
    const mine = this.seatsOf(keys);
    return storyOf(this.stored, this.game, mine.length === 1 ? mine[0]! : null);
  }

  noteExport(): void {}
}
