/**
 * What a table has in memory of what is stored: its row, its match, its log, and what is counted beside them. Every change of it is handed to the store at
 * once; when that fails, all of it is read again. While nobody looks, match and log are packed: whoever wants more of the match than can be told at a glance unpacks it.
 */
import { type AnyGame, type AnyMatch, BrokenPromise, type LoggedAnswer, load, recordOf, type Seat } from '@quarry/kernel';
import { NUMBERS_PER_UNDO } from '@quarry/protocol';
import { type Packed, pack, unpack } from './packed.ts';
import type { Restored } from './restore.ts';
import { withBotNames } from './seats.ts';
import { lastOwn, type SparedAnswer } from './sight.ts';
import { type Note, sparedIn } from './sparing.ts';
import type { Change, StoredMatch, StoredSeat, StoredTable } from './store.ts';
import type { TableLog } from './table-log.ts';

/** A moment is stored when this many answers have been given since the last. */
const MOMENT_EVERY = 16;

/** Where what is changed goes. */
export interface Keeper {
  write(change: Change): void;
  /** What is in memory does not count: all of it is to be read again. */
  lose(error: unknown): void;
  now(): number;
}

/** How a match stands. */
export interface Glance extends Pick<AnyMatch, 'n' | 'waiting'> {
  readonly isOver: boolean;
  /** Seats that are asked something. */
  readonly asked: readonly Seat[];
}

const glanceAt = ({ n, waiting, outcome, open }: AnyMatch): Glance => ({
  n,
  waiting,
  isOver: outcome !== null,
  asked: open.map(one => one.seat),
});

/** How an answer was given, for those who take it back or look back at it. */
export interface Given {
  readonly seat: Seat;
  /** By a person, in the seat's own turn. */
  readonly isInTurn: boolean;
  /** By the table, for a seat that did not want to be asked: whoever takes back means another one. */
  readonly isAuto: boolean;
  /** What the seat reads of an answer that it has left to the table. */
  readonly note: Note | null;
}

export class TableMemory {
  readonly game: AnyGame;
  readonly #keeper: Keeper;
  #stored: StoredTable;
  /** The match, or what is left of it while nobody looks. */
  #match: AnyMatch | { readonly glance: Glance; readonly record: Packed };
  #log: TableLog;
  #turns: number[];
  #changedAt: number;
  #answeredAt: number;
  #momentAt: number;
  /** Answers that the table gave for a seat that did not want to be asked. */
  readonly #auto = new Set<number>();
  /** What the table says of answers that it gave because their seat had left the question to it. */
  readonly #spared = new Map<number, string>();
  /** For an answer that ended a deed of several: the one that the deed began with. */
  readonly #begun = new Map<number, number>();
  /** The last answer of each seat that it gave in its own turn. */
  readonly #inTurn = new Map<Seat, number>();

  constructor(keeper: Keeper, game: AnyGame, stored: StoredMatch, { match, log, turns }: Restored) {
    this.#keeper = keeper;
    this.game = game;
    this.#stored = stored.table;
    this.#match = match;
    this.#log = log;
    this.#turns = turns;
    this.#changedAt = stored.changedAt;
    this.#answeredAt = stored.answeredAt;
    this.#momentAt = stored.moments.at(-1)!.n;
    this.#recallSpared(stored.told);
  }

  get id(): string {
    return this.#stored.id;
  }

  get stored(): StoredTable {
    return this.#stored;
  }

  get seats(): readonly StoredSeat[] {
    return this.#stored.seats;
  }

  get match(): AnyMatch {
    return 'record' in this.#match ? this.#wake(this.#match) : this.#match;
  }

  /** How the match stands; for that it need not be unpacked. */
  get glance(): Glance {
    return 'record' in this.#match ? this.#match.glance : glanceAt(this.#match);
  }

  /** Nobody looks: it takes less room from here on, and a few milliseconds when somebody comes. False if it rests already. */
  rest(): boolean {
    if ('record' in this.#match) return false;
    this.#log.rest();
    this.#match = { glance: glanceAt(this.#match), record: pack(recordOf(this.#match)) };
    return true;
  }

  #wake({ record, glance }: { readonly record: Packed; readonly glance: Glance }): AnyMatch {
    const loaded = load(this.#log.game, unpack(record));
    if (loaded.ok && loaded.value.match.n === glance.n) {
      this.#match = loaded.value.match;
      return this.#match;
    }
    const error = new BrokenPromise(loaded.ok ? 'a match is another one after it was packed' : loaded.refusal.says);
    this.#keeper.lose(error);
    throw error;
  }

  get log(): TableLog {
    return this.#log;
  }

  /** How many answers each seat has given. */
  get turns(): readonly number[] {
    return this.#turns;
  }

  get changedAt(): number {
    return this.#changedAt;
  }

  get answeredAt(): number {
    return this.#answeredAt;
  }

  get isEven(): boolean {
    return this.#stored.evenPause > 0;
  }

  get isInWindow(): boolean {
    return 'window' in this.glance.waiting;
  }

  get #undos(): number {
    return this.#stored.undos ?? 0;
  }

  /** What a seat's count of decisions begins with. Every undo begins a new count: no number is ever asked under twice. */
  get firstNumber(): number {
    return this.#undos * NUMBERS_PER_UNDO;
  }

  readonly isAuto = (n: number): boolean => this.#auto.has(n);

  /** What the table has answered for a seat since it last answered in person, with what it said of it, the last one first. */
  readonly sparedOf = (seat: Seat): readonly SparedAnswer[] => {
    const found: SparedAnswer[] = [];
    for (const { n, seat: by } of this.match.answers.toReversed()) {
      const says = by === seat ? this.#spared.get(n) : undefined;
      if (says !== undefined) found.push({ n, says });
      else if (by === seat && !this.isAuto(n)) break;
    }
    return found;
  };

  /** The last answer that a seat gave in its own turn; if there is no such thing, its last; 0 if there is none. */
  lastInTurn(seat: Seat): number {
    return this.#inTurn.get(seat) ?? lastOwn(this.match, seat, this.isAuto) ?? 0;
  }

  /** What was stored is all there is. */
  readAgain(stored: StoredMatch, { match, log, turns }: Restored): void {
    this.#stored = stored.table;
    this.#match = match;
    this.#log = log;
    this.#turns = turns;
    this.#momentAt = stored.moments.at(-1)!.n;
    this.#answeredAt = stored.answeredAt;
    this.#auto.clear();
    this.#spared.clear();
    this.#begun.clear();
    this.#inTurn.clear();
    this.#recallSpared(stored.told);
  }

  /** What the table has answered for seats stands in the log. */
  #recallSpared(told: StoredMatch['told']): void {
    for (const { n, lines } of told) {
      const spared = sparedIn(lines);
      if (!spared) continue;
      this.#spared.set(n, spared.says);
      if (spared.isSame) this.#auto.add(n);
    }
  }

  /** From now on the match is played by the present rules, in their shape; what was before is out of reach. */
  adoptRules(told: StoredMatch['told']): void {
    const { version, content } = this.game;
    const { checkpoint, before, setup, answers, n } = this.match;
    const known = (answers[0]?.n ?? n + 1) - 1;
    const moment = before.find(one => one.n >= known) ?? checkpoint;
    const linesOf = new Map(told.map(({ n, lines }) => [n, lines]));
    const since = answers.filter(one => one.n > moment.n).map(answer => ({ answer, lines: linesOf.get(answer.n) ?? [] }));
    this.#momentAt = moment.n;
    this.#changedAt = this.#keeper.now();
    this.#stored = { ...this.#stored, version, content, setup, base: moment.n, undos: this.#undos + 1 };
    this.#keeper.write({ do: 'adopt', id: this.id, table: this.#stored, moment, answers: since, at: this.#changedAt });
  }

  change(to: Partial<StoredTable>): void {
    this.#stored = { ...this.#stored, ...to };
    this.#changedAt = this.#keeper.now();
    this.#keeper.write({ do: 'table', id: this.id, table: this.#stored, at: this.#changedAt });
  }

  changeSeats(to: readonly StoredSeat[]): void {
    const seats = withBotNames(to, this.id);
    if (seats !== this.seats) this.change({ seats });
  }

  /** It is not played any more; nothing else has changed. */
  markStopped(): void {
    this.#stored = { ...this.#stored, isStopped: true };
    this.#keeper.write({ do: 'table', id: this.id, table: this.#stored, at: this.#keeper.now() });
  }

  /** The next chapter is opened, and this one put away: both or neither. */
  follow(next: StoredTable, at: number): void {
    this.#stored = { ...this.#stored, next: next.id, isArchived: true };
    this.#changedAt = at;
    this.#keeper.write({ do: 'follow', id: this.id, table: this.#stored, next, at });
  }

  /** The next chapter is gone, and this one is in use again. */
  forgetNext(): void {
    const { next: _, ...stored } = this.#stored;
    this.#stored = stored;
    this.change({ isArchived: false });
  }

  /** The match has taken an answer. */
  keepAnswer({ seat, isInTurn, isAuto, note }: Given): void {
    const { checkpoint, n, answers } = this.match;
    this.#turns[seat]! += 1;
    if (isInTurn) this.#inTurn.set(seat, n);
    if (isAuto) this.#auto.add(n);
    this.#changedAt = this.#keeper.now();
    this.#answeredAt = this.#changedAt;
    const moment = checkpoint.n - this.#momentAt >= MOMENT_EVERY ? checkpoint : null;
    if (moment) this.#momentAt = moment.n;
    if (note) {
      this.#spared.set(n, note.secret!.says);
      this.#log.note(note);
    }
    const lines = this.#log.take(n);
    this.#keeper.write({ do: 'answer', id: this.id, answer: answers.at(-1)!, lines, moment, at: this.#changedAt });
  }

  /** These answers were one deed, and are taken back as one. */
  keepTogether(first: number, last: number): void {
    if (first < last) this.#begun.set(last, first);
  }

  /** The answer that began the deed which ended with this one; most are deeds by themselves. */
  beginningOf(n: number): number {
    return this.#begun.get(n) ?? n;
  }

  /** The match has gone back to the n-th answer; these are gone. False if more lines are gone than are kept here. */
  takeBack(n: number, gone: readonly LoggedAnswer[]): boolean {
    for (const one of gone) {
      this.#turns[one.seat]! -= 1;
      this.#auto.delete(one.n);
      this.#spared.delete(one.n);
      this.#begun.delete(one.n);
      if (this.#inTurn.get(one.seat) === one.n) this.#inTurn.delete(one.seat);
    }
    this.#momentAt = Math.min(this.#momentAt, n);
    const reaches = this.#log.backTo(n);
    this.change({ undos: this.#undos + 1 });
    this.#keeper.write({ do: 'back', id: this.id, n, at: this.#changedAt });
    return reaches;
  }
}
