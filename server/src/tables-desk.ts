/** What is done with tables over HTTP: made, sat down at, given away, exported, replayed, forked, reported. */
import { createHash } from 'node:crypto';
import { gameNamed } from '@quarry/catalogue';
import { type AnyGame, done, type Refusal, type Result, refuse, type Seat, startMatch } from '@quarry/kernel';
import type { CreatedTable, CreateTable, Fork, LeftLog, LessonWish, NextTable, Person, SeatWish } from '@quarry/protocol';
import { beginLesson } from './begin-lesson.ts';
import type { Prepared } from './history.ts';
import type { HistoryJob } from './history-job.ts';
import type { Imported } from './import-job.ts';
import { type Fresh, hashOfKey, newKey, newTableId } from './keys.ts';
import { DICE_KNOWN, type DiceKnown } from './known-dice.ts';
import type { Buckets, Holdings, Limits } from './limits.ts';
import type { Ledger } from './nodes/ledger.ts';
import { mayLookBack, type Past, RestingTable } from './past.ts';
import { packRows } from './rows.ts';
import { hostName, takeSeats } from './seats.ts';
import type { Bytes, Store, StoredTable } from './store.ts';
import type { LiveTable } from './table.ts';
import { TableLog } from './table-log.ts';
import { Busy } from './threads.ts';
import { Turns } from './turns.ts';

export interface DeskWorld {
  readonly games: readonly AnyGame[];
  readonly store: Store;
  readonly limits: Limits;
  readonly ledger: Ledger;
  /** Plays a match of this server again, in a thread for that. */
  history<T>(job: HistoryJob): Promise<Result<T>>;
  /** Reads and plays what somebody brought, in a thread for that. */
  import(body: Bytes): Promise<Result<Imported>>;
  readonly fresh: Fresh;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds that only go forward. */
  clock(): number;
}

const MINUTE = 60;
const HOUR = 3600;
const REPORTS_PER_HOUR = 30;
/** Nobody makes many tables: those who play go first. */
const MAKING_PAUSE = 6;
const BUSY: Refusal = { code: 'busy', facts: {}, says: 'Many matches are being played again for others just now; try again in a moment.' };
const busy: { readonly ok: false; readonly refusal: Refusal } = { ok: false, refusal: BUSY };
const tooManyMade = refuse('busy', {}, 'Many tables are being made for others just now; try again in a moment.');
const tooMuchWaits = refuse('busy', {}, 'Much is waiting to be stored just now; try again in a moment.');
const NOT_PLAYABLE = 'This cannot be played again as a match: it is too big, nested too deep, or takes too long. Export it again.';
const EVERYBODY = 'everybody';

/** How a table is made of a match: who is to sit where, what it is called, why somebody may know its dice. */
interface Founding {
  readonly wishes: readonly SeatWish[];
  readonly name: string;
  readonly evenPause: number;
  readonly isOpen?: boolean;
  readonly noHints?: boolean;
  readonly diceKnown?: DiceKnown;
}

/** To count the tables of an address without knowing it. */
const ownerOf = (address: string): string => createHash('sha256').update(`address ${address}`).digest('hex').slice(0, 16);

/** A match at its beginning. */
function begun(game: AnyGame, setup: unknown, seed: string): Result<Prepared> {
  const log = new TableLog(game);
  const started = log.listen(() => startMatch(log.game, setup, seed));
  if (!started.ok) return started;
  const match = started.value;
  const { id, version, content } = game;
  return {
    ok: true,
    value: {
      match: { game: id, version, content, setup: match.setup, seed, base: 0 },
      seats: match.seats,
      rows: packRows({ base: 0, opening: log.take(0), answers: [], moments: [match.checkpoint] }),
    },
  };
}

/** Seconds, where a game demands an even pause and the host has not asked for a longer one. */
const LEAST_EVEN_PAUSE = 3;

export class Desk {
  readonly #world: DeskWorld;
  readonly #creates: Buckets;
  readonly #looksBack: Buckets;
  readonly #lookingBack: Turns;
  readonly #making: Turns;
  readonly #imports: Buckets;
  readonly #importing: Holdings;
  readonly #reports: Buckets;

  constructor(world: DeskWorld) {
    this.#world = world;
    const { limits, ledger } = world;
    const { createsPerHour, looksBackPerMinute, importsPerMinute } = limits;
    const clock = (): number => world.clock();
    this.#creates = ledger.buckets('creates', createsPerHour / HOUR, createsPerHour);
    this.#looksBack = ledger.buckets('looks-back', looksBackPerMinute / MINUTE, looksBackPerMinute);
    this.#lookingBack = new Turns({ mostOfOne: limits.looksBackWaiting, mostInAll: limits.allLooksBackWaiting, clock });
    this.#making = new Turns({ mostOfOne: limits.makesWaiting, mostInAll: limits.allMakesWaiting, pauseFactor: MAKING_PAUSE, clock });
    this.#imports = ledger.buckets('imports', importsPerMinute / MINUTE, importsPerMinute);
    this.#importing = ledger.holdings('imports');
    this.#reports = ledger.buckets('reports', REPORTS_PER_HOUR / HOUR, REPORTS_PER_HOUR);
  }

  /** Does something that plays a whole match again; nobody may keep the others waiting with it. */
  async #lookBack<T>(table: Past, address: string, job: (match: Bytes) => HistoryJob): Promise<Result<T>> {
    if (!this.#looksBack.take(address, this.#world.clock()))
      return refuse('too-fast', {}, 'Many matches were played again for you in a short time; wait a moment.');
    // Nothing of it is read before its turn: what waits is small.
    const turn = this.#lookingBack.take(address, async (): Promise<Result<T>> => {
      const match = await this.#world.store.readPacked(table.id);
      if (!match) return refuse('no-such-table', { table: table.id }, 'There is no such table; it may have been deleted.');
      return this.#world.history<T>(job(match));
    });
    return turn ?? busy;
  }

  /** A new table from a set-up. */
  async create(wish: CreateTable, address: string): Promise<Result<CreatedTable>> {
    const game = gameNamed(wish.game, this.#world.games);
    if (!game.ok) return game;
    const { seats, name = '', evenPause = 0, isOpen = false, noHints = false } = wish;
    const seed = this.#world.fresh.seed();
    const founding = { wishes: seats, name: name || game.value.name, evenPause, isOpen, noHints };
    return this.#begin(address, founding, () => begun(game.value, wish.setup, seed));
  }

  /** A table at which a lesson is followed: its set-up, its dice and what was answered before are the lesson's; bots play the others. */
  async teach(wish: LessonWish, address: string): Promise<Result<CreatedTable>> {
    const found = gameNamed(wish.game, this.#world.games);
    if (!found.ok) return found;
    const game = found.value;
    const lessons = game.teaches?.lessons ?? [];
    const lesson = lessons.find(one => one.id === wish.lesson);
    if (!lesson) {
      const known = lessons.map(one => one.id);
      return refuse(
        'no-such-lesson',
        { lesson: wish.lesson, known },
        `${game.name} has no lesson '${wish.lesson}'; it has ${known.join(', ')}.`,
      );
    }
    const wishes = Array.from(
      { length: game.seatsOf(lesson.setup) },
      (_, seat): SeatWish => (seat === lesson.seat ? { who: 'me', name: wish.name } : { who: 'bot', bot: 'sensible' }),
    );
    return this.#begin(address, { wishes, name: lesson.title, evenPause: 0 }, () => beginLesson(game, lesson));
  }

  /** To begin a match takes a while: it is done for whoever may have one more table, when it is their turn. */
  async #begin(address: string, founding: Founding, begin: () => Result<Prepared>): Promise<Result<CreatedTable>> {
    // Nothing is looked up for whoever would have to be turned away after it.
    if (!this.#making.hasRoom(address)) return tooManyMade;
    const may = await this.#mayMake(ownerOf(address), address);
    if (!may.ok) return may;
    return this.#inTurn(address, async () => {
      const prepared = begin();
      return prepared.ok ? this.#found(prepared.value, address, founding) : prepared;
    });
  }

  async #inTurn<T>(address: string, make: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.#making.take(address, make) ?? tooManyMade;
  }

  /**
   * Lets somebody in who brings a match, before any of it is read: one at a time from an address, so many at a time in all. What comes
   * back is to be called when they have gone.
   */
  admit(address: string): Result<() => void> {
    const { importsAtOnce, importsPerAddress } = this.#world.limits;
    if (!this.#importing.take(address, importsPerAddress))
      return refuse('too-fast', { atOnce: importsPerAddress }, 'A match from you is being read already; wait until it is done.');
    if (!this.#importing.take(EVERYBODY, importsAtOnce)) {
      this.#importing.drop(address);
      return busy;
    }
    const leave = (): void => {
      this.#importing.drop(address);
      this.#importing.drop(EVERYBODY);
    };
    if (this.#imports.take(address, this.#world.clock())) return { ok: true, value: leave };
    leave();
    return refuse('too-fast', {}, 'Many matches were brought from here in a short time; wait a moment.');
  }

  /** A new table from an exported match, checked answer by answer. */
  async import(body: Bytes, address: string): Promise<Result<CreatedTable>> {
    let imported: Result<Imported>;
    try {
      imported = await this.#world.import(body);
    } catch (error) {
      return error instanceof Busy ? busy : refuse('not-a-record', {}, NOT_PLAYABLE);
    }
    if (!imported.ok) return imported;
    const { wishes, ...prepared } = imported.value;
    const game = gameNamed(prepared.match.game, this.#world.games);
    if (!game.ok) return game;
    return this.#foundIfMay(prepared, address, { wishes, name: game.value.name, evenPause: 0, diceKnown: 'from-a-file' });
  }

  async #foundIfMay(prepared: Prepared, address: string, founding: Founding): Promise<Result<CreatedTable>> {
    const may = await this.#mayMake(ownerOf(address), address);
    return may.ok ? this.#found(prepared, address, founding) : may;
  }

  /** A new table from a step of a replay. */
  async fork(table: Past, { as, step, seats }: Fork, keys: readonly string[], address: string): Promise<Result<CreatedTable>> {
    const may = mayLookBack(table, as, keys);
    if (!may.ok) return may;
    if (!table.isOver && table.seatsOf(keys).length === 0)
      return refuse('not-seated', {}, 'While a match is being played only those who sit at the table can play on from it.');
    const { fresh } = this.#world;
    const wish = { as, step, imagined: table.isOver ? null : { seed: fresh.seed(), deal: fresh.seed() } };
    const { shownUpTo: upTo } = table;
    const prepared = await this.#lookBack<Prepared>(table, address, match => ({ do: 'fork', match, upTo, wish, isPacked: false }));
    if (!prepared.ok) return prepared;
    const name = `${table.stored.name} · from step ${step}`.slice(0, 60);
    const { evenPause, noHints = false } = table.stored;
    const founding = { wishes: seats, name, evenPause, noHints };
    // Of a match that is played on as it was everybody who saw it knows what comes.
    return this.#foundIfMay(prepared.value, address, wish.imagined ? founding : { ...founding, diceKnown: 'from-a-match' });
  }

  /** The next chapter of a story: opened once, and the same from then on. */
  async next(
    table: LiveTable,
    keys: readonly string[],
    address: string,
    isThere: (id: string) => Promise<boolean>,
  ): Promise<Result<NextTable>> {
    const { seats, owner, next: known } = table.stored;
    if (!keys.some(key => table.isHost(key))) {
      const host = hostName(seats);
      return refuse('not-host', { host }, `${host} opens the next chapter; your seat is kept there.`);
    }
    if (known !== undefined) {
      if (await isThere(known)) return { ok: true, value: { table: known } };
      table.forgetNext(known);
    }
    const { sequel } = table;
    if (!sequel.ok) return sequel;
    const may = await this.#mayMake(owner, address, { inUse: table.stored.isArchived ? 0 : 1 });
    if (!may.ok) return may;
    if (!this.#countsOneMore(address)) return this.#tooManyThisHour;
    const { fresh } = this.#world;
    const opened = table.follow({ id: fresh.table(), seed: fresh.seed() });
    return opened.ok ? { ok: true, value: { table: opened.value } } : opened;
  }

  /** The same game for the same people, with other dice: opened once, by anybody who sits here, and the same from then on. */
  async again(
    table: LiveTable,
    keys: readonly string[],
    address: string,
    isThere: (id: string) => Promise<boolean>,
  ): Promise<Result<NextTable>> {
    const { stored } = table;
    if (!table.isOver) return refuse('still-played', {}, 'The match is still being played; it can be played again when it is over.');
    if (table.seatsOf(keys).length === 0 && !keys.some(key => table.isHost(key)))
      return refuse('not-seated', {}, 'Only those who sit at the table can play it again; open a table of your own.');
    if (stored.again !== undefined && (await isThere(stored.again))) return { ok: true, value: { table: stored.again } };
    const may = await this.#mayMake(stored.owner, address);
    if (!may.ok) return may;
    return this.#inTurn(address, () => this.#playAgain(table, address, stored.again));
  }

  /** `gone`: the table at which it was played again before, if there was one. */
  async #playAgain(table: LiveTable, address: string, gone: string | undefined): Promise<Result<NextTable>> {
    const { store, fresh, now } = this.#world;
    const { stored, game } = table;
    // Somebody else's turn came first.
    if (stored.again !== undefined && stored.again !== gone) return { ok: true, value: { table: stored.again } };
    const seed = fresh.seed();
    const started = begun(game, stored.setup, seed);
    if (!started.ok) return started;
    if (!this.#countsOneMore(address)) return this.#tooManyThisHour;
    const { match, rows } = started.value;
    const {
      lesson: _lesson,
      story: _story,
      next: _next,
      again: _again,
      isStopped: _stopped,
      isClosed: _closed,
      isFromOutside: _outside,
      diceKnown: _diceKnown,
      undos: _undos,
      ...kept
    } = stored;
    const at = now();
    const id = fresh.table();
    const again: StoredTable = {
      ...kept,
      ...match,
      id,
      isPaused: false,
      isArchived: false,
      createdAt: at,
    };
    try {
      await store.write({ do: 'create', table: again, rows, at });
    } catch {
      return refuse('not-saved', {}, 'The server could not store the table; try again in a moment.');
    }
    table.noteAgain(id);
    return { ok: true, value: { table: id } };
  }

  /** The even pause that a chapter needs for those who take part in it. */
  pauseFor(game: AnyGame, people: readonly Pick<Person, 'who'>[]): number {
    return this.#leastPause(game.id, people);
  }

  /** Where several people play, a game may demand that reaction windows last equally long. */
  #leastPause(game: string, wishes: readonly { readonly who: string }[]): number {
    const mustBeEven = this.#world.games.find(one => one.id === game)?.rules.windows?.some(one => one.mustBeEven) ?? false;
    return mustBeEven && wishes.filter(one => one.who !== 'bot').length > 1 ? LEAST_EVEN_PAUSE : 0;
  }

  async #found(
    { match, rows, seats: wanted }: Prepared,
    address: string,
    { wishes, name, evenPause, isOpen = false, noHints = false, diceKnown }: Founding,
  ): Promise<Result<CreatedTable>> {
    if (wishes.length !== wanted) {
      const facts = { seats: wishes.length, wanted };
      return refuse('wrong-seats', facts, `The match has ${wanted} seats, but ${wishes.length} were taken; take each of them.`);
    }
    const { store, now, fresh } = this.#world;
    const id = fresh.table();
    const taken = takeSeats(wishes, id);
    if (!taken.ok) return taken;
    if (!this.#countsOneMore(address)) return this.#tooManyThisHour;
    const host = newKey();
    const at = now();
    const table = {
      ...match,
      id,
      name,
      seats: taken.value.seats,
      host: hashOfKey(host),
      owner: ownerOf(address),
      evenPause: Math.max(evenPause, this.#leastPause(match.game, wishes)),
      isPaused: false,
      isArchived: false,
      createdAt: at,
      ...(isOpen && { isOpen }),
      ...(noHints && { noHints }),
      ...(diceKnown && { diceKnown }),
    };
    try {
      await store.write({ do: 'create', table, rows, at });
      if (diceKnown) await store.write({ do: 'chat', id, line: { i: 1, name: '', seat: null, says: DICE_KNOWN[diceKnown], at } });
    } catch {
      return refuse('not-saved', {}, 'The server could not store the table; try again in a moment.');
    }
    return { ok: true, value: { table: id, host, ...taken.value.secrets } };
  }

  /** Whether one more table may be made from an address; `less` says which of its tables are put away by it. */
  async #mayMake(owner: string, address: string, less = { inUse: 0 }): Promise<Result> {
    const { limits, store, clock } = this.#world;
    if (this.#creates.isEmpty(address, clock())) return this.#tooManyThisHour;
    if (!store.hasRoom(null)) return tooMuchWaits;
    const { inUse, all } = await store.countOf(owner);
    if (inUse - less.inUse >= limits.tablesPerAddress)
      return refuse('too-many-tables', { most: limits.tablesPerAddress }, 'Too many tables were made from here; delete or archive some.');
    if (all >= limits.allTablesPerAddress)
      return refuse(
        'too-many-tables',
        { most: limits.allTablesPerAddress },
        'Too many tables are kept from here; delete some that are archived.',
      );
    return done;
  }

  /** Counts a table that is made now; false if one more would be too many. */
  #countsOneMore(address: string): boolean {
    return this.#creates.take(address, this.#world.clock());
  }

  get #tooManyThisHour(): ReturnType<typeof refuse> {
    const { createsPerHour: perHour } = this.#world.limits;
    return refuse('too-many-tables', { perHour }, 'Too many tables were made in the last hour; wait a while.');
  }

  /** The match as a file: when it is over, or for whoever holds every seat of a person. */
  async export(table: Past, keys: readonly string[], address: string, isPacked: boolean): Promise<Result<Bytes>> {
    const mine = table.seatsOf(keys);
    const people = table.stored.seats.flatMap((one, seat) => (one.who === 'bot' ? [] : [seat]));
    if (!table.isOver && (mine.length === 0 || !people.every(seat => mine.includes(seat))))
      return refuse('still-played', {}, 'The match is still being played; its file holds the dice to come. Export it when it is over.');
    const record = await this.#lookBack<Bytes>(table, address, match => ({ do: 'export', match, isPacked }));
    if (record.ok) table.noteExport();
    return record;
  }

  /** What one seat saw, as text. */
  async replay(
    table: Past,
    as: Seat | null,
    plain: boolean,
    keys: readonly string[],
    address: string,
    isPacked: boolean,
  ): Promise<Result<Bytes>> {
    const may = mayLookBack(table, as, keys);
    if (!may.ok) return may;
    const { shownUpTo: upTo } = table;
    const { people } = table.cover([]);
    return this.#lookBack<Bytes>(table, address, match => ({ do: 'replay', match, upTo, as, plain, people, isPacked }));
  }

  /** The story of a match that is over, as text. */
  async tale(
    table: Past,
    as: Seat | null,
    plain: boolean,
    keys: readonly string[],
    address: string,
    isPacked: boolean,
  ): Promise<Result<Bytes>> {
    const may = mayLookBack(table, as, keys);
    if (!may.ok) return may;
    const { shownUpTo: upTo } = table;
    return this.#lookBack<Bytes>(table, address, match => ({ do: 'tale', match, upTo, as, plain, isPacked }));
  }

  /** What is left to read of a table that cannot be played. */
  log(table: Past, as: Seat | null, keys: readonly string[]): Result<LeftLog> {
    if (!(table instanceof RestingTable)) return refuse('is-played', {}, 'This table can be played; open it to read its log.');
    const may = mayLookBack(table, as, keys);
    return may.ok ? { ok: true, value: { why: table.why, lines: table.lines(as) } } : may;
  }

  /** Keeps what somebody found wrong, with the match up to now. */
  async report(
    table: Past,
    body: { readonly as: Seat | null; readonly says: string; readonly page?: string | undefined },
    address: string,
  ): Promise<Result<string>> {
    if (!this.#reports.take(address, this.#world.clock()))
      return refuse('too-fast', { perHour: REPORTS_PER_HOUR }, 'Many reports came from here in the last hour; wait a while.');
    if (!this.#world.store.hasRoom(null)) return tooMuchWaits;
    return this.#inTurn(address, () => this.#keepReport(table, body));
  }

  async #keepReport(table: Past, body: { readonly as: Seat | null; readonly says: string }): Promise<Result<string>> {
    const id = newTableId();
    const report = { id, table: table.id, at: this.#world.now(), body: { ...body, n: table.n, record: table.record } };
    try {
      await this.#world.store.write({ do: 'report', report });
    } catch {
      return refuse('not-saved', {}, 'The server could not store the report; try again in a moment.');
    }
    return { ok: true, value: id };
  }
}
