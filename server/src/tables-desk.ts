/** What is done with tables over HTTP: made, sat down at, given away, exported, replayed, forked, reported. */
import { createHash } from 'node:crypto';
import { gameNamed } from '@quarry/catalogue';
import { type AnyGame, type MatchRecord, type Result, refuse, type Seat, startMatch } from '@quarry/kernel';
import type { CreatedTable, CreateTable, Fork, SeatWish } from '@quarry/protocol';
import type { Prepared } from './history.ts';
import type { HistoryJob } from './history-worker.ts';
import type { Hub } from './hub.ts';
import { hashOfKey, newKey, newSeed, newTableId } from './keys.ts';
import { Buckets, type Limits } from './limits.ts';
import { takeSeats } from './seats.ts';
import { recordFrom } from './standing.ts';
import type { Store, StoredMatch } from './store.ts';
import type { LiveTable } from './table.ts';
import { Tale } from './tale.ts';

export interface DeskWorld {
  readonly games: readonly AnyGame[];
  readonly hub: Hub;
  readonly store: Store;
  readonly limits: Limits;
  history<T>(job: HistoryJob): Promise<T>;
  now(): number;
}

const MINUTE = 60;
const HOUR = 3600;
const REPORTS_PER_HOUR = 30;
const FROM_A_FILE = 'The match comes from a file; whoever has the file knows the dice to come.';

export class Desk {
  readonly #world: DeskWorld;
  readonly #creates: Buckets;
  readonly #looksBack: Buckets;
  readonly #reports = new Buckets(REPORTS_PER_HOUR / HOUR, REPORTS_PER_HOUR);

  constructor(world: DeskWorld) {
    this.#world = world;
    const { createsPerHour, looksBackPerMinute } = world.limits;
    this.#creates = new Buckets(createsPerHour / HOUR, createsPerHour);
    this.#looksBack = new Buckets(looksBackPerMinute / MINUTE, looksBackPerMinute);
  }

  /** Does something that plays a whole match again; nobody may keep the others waiting with it. */
  async #lookBack<T>(job: HistoryJob, address: string): Promise<Result<T>> {
    if (!this.#looksBack.take(address, this.#world.now()))
      return refuse('too-fast', {}, 'Many matches were played again for you in a short time; wait a moment.');
    return this.#world.history<Result<T>>(job);
  }

  /** A new table from a set-up. */
  async create(wish: CreateTable, address: string): Promise<Result<CreatedTable>> {
    const game = gameNamed(wish.game, this.#world.games);
    if (!game.ok) return game;
    const tale = new Tale(game.value);
    const seed = newSeed();
    const started = tale.listen(() => startMatch(tale.game, wish.setup, seed));
    if (!started.ok) return started;
    const match = started.value;
    const { id, version, content } = game.value;
    const prepared: Prepared = {
      match: { game: id, version, content, setup: match.setup, seed, base: 0 },
      seats: match.seats,
      opening: tale.take(0),
      answers: [],
      moments: [match.checkpoint],
    };
    return this.#found(prepared, wish.seats, address, wish.name ?? game.value.name, wish.evenPause ?? 0);
  }

  /** A new table from an exported match, checked answer by answer. */
  async import(record: unknown, seats: readonly SeatWish[], address: string): Promise<Result<CreatedTable>> {
    const prepared = await this.#lookBack<Prepared>({ do: 'prepare', record }, address).catch(() =>
      refuse('not-a-record', {}, 'This cannot be played again as a match: it is nested too deep, or takes too long. Export it again.'),
    );
    if (!prepared.ok) return prepared;
    const game = gameNamed(prepared.value.match.game, this.#world.games);
    return game.ok ? this.#found(prepared.value, seats, address, game.value.name, 0, FROM_A_FILE) : game;
  }

  /** A new table from a step of a replay. */
  async fork(table: LiveTable, { as, step, seats }: Fork, keys: readonly string[], address: string): Promise<Result<CreatedTable>> {
    const may = this.#mayLookBack(table, as, keys);
    if (!may.ok) return may;
    if (!table.isOver && table.seatsOf(keys).length === 0)
      return refuse('not-seated', {}, 'While a match is being played only those who sit at the table can play on from it.');
    const record = await this.#shown(table);
    const wish = { as, step, seed: table.isOver ? null : newSeed() };
    const prepared = await this.#lookBack<Prepared>({ do: 'fork', record, wish }, address);
    if (!prepared.ok) return prepared;
    const name = `${table.stored.name} · from step ${step}`.slice(0, 60);
    return this.#found(prepared.value, seats, address, name, table.stored.evenPause);
  }

  async #found(
    prepared: Prepared,
    wishes: readonly SeatWish[],
    address: string,
    name: string,
    evenPause: number,
    says: string | null = null,
  ): Promise<Result<CreatedTable>> {
    const { match, opening, answers, moments } = prepared;
    if (wishes.length !== prepared.seats) {
      const facts = { seats: wishes.length, wanted: prepared.seats };
      return refuse('wrong-seats', facts, `The match has ${prepared.seats} seats, but ${wishes.length} were taken; take each of them.`);
    }
    const taken = takeSeats(wishes);
    if (!taken.ok) return taken;
    const { limits, store, now } = this.#world;
    const owner = createHash('sha256').update(`address ${address}`).digest('hex').slice(0, 16);
    if ((await store.countOf(owner)) >= limits.tablesPerAddress)
      return refuse('too-many-tables', { most: limits.tablesPerAddress }, 'Too many tables were made from here; delete or archive some.');
    if (!this.#creates.take(address, now()))
      return refuse('too-many-tables', { perHour: limits.createsPerHour }, 'Too many tables were made in the last hour; wait a while.');
    const host = newKey();
    const id = newTableId();
    const at = now();
    const table = {
      ...match,
      id,
      name,
      seats: taken.value.seats,
      host: hashOfKey(host),
      owner,
      evenPause,
      isPaused: false,
      isArchived: false,
      createdAt: at,
    };
    try {
      const said = { i: 1, name: '', seat: null, says: says ?? '', at };
      const created = store.write({ do: 'create', table, opening, answers, moments, at });
      await Promise.all([created, ...(says === null ? [] : [store.write({ do: 'chat', id, line: said })])]);
    } catch {
      return refuse('not-saved', {}, 'The server could not store the table; try again in a moment.');
    }
    return { ok: true, value: { table: id, host, ...taken.value.secrets } };
  }

  /** The match as a file: when it is over, or for whoever holds every seat of a person. */
  async export(table: LiveTable, keys: readonly string[]): Promise<Result<MatchRecord>> {
    const mine = table.seatsOf(keys);
    const people = table.stored.seats.flatMap((one, seat) => (one.who === 'bot' ? [] : [seat]));
    if (!table.isOver && (mine.length === 0 || !people.every(seat => mine.includes(seat))))
      return refuse('still-played', {}, 'The match is still being played; its file holds the dice to come. Export it when it is over.');
    table.noteExport();
    return { ok: true, value: await this.#record(table) };
  }

  /** What one seat saw, as text. */
  async replay(table: LiveTable, as: Seat | null, plain: boolean, keys: readonly string[], address: string): Promise<Result<string>> {
    const may = this.#mayLookBack(table, as, keys);
    if (!may.ok) return may;
    const record = await this.#shown(table);
    return this.#lookBack<string>({ do: 'replay', record, as, plain, people: table.cover([]).people }, address);
  }

  #mayLookBack(table: LiveTable, as: Seat | null, keys: readonly string[]): Result {
    if (as !== null && as >= table.stored.seats.length)
      return refuse('no-such-seat', { seat: as }, `There is no seat ${as} at this table.`);
    if (table.isOver || as === null || table.seatsOf(keys).includes(as)) return { ok: true, value: undefined };
    return refuse('not-your-seat', { seat: as }, 'While the match is being played you can look back with your own eyes only.');
  }

  /** The match as far as everybody has been shown it. */
  async #shown(table: LiveTable): Promise<MatchRecord> {
    const { shownUpTo } = table;
    const record = await this.#record(table);
    return { ...record, answers: record.answers.filter(one => one.n <= shownUpTo) };
  }

  /** The match up to now, as it is stored. */
  async #record(table: LiveTable): Promise<MatchRecord> {
    const stored = await this.#world.store.read(table.id);
    return stored ? exported(stored) : table.record;
  }

  /** Keeps what somebody found wrong, with the match up to now. */
  async report(
    table: LiveTable,
    body: { readonly as: Seat | null; readonly says: string; readonly page?: string | undefined },
    address: string,
  ): Promise<Result<string>> {
    if (!this.#reports.take(address, this.#world.now()))
      return refuse('too-fast', { perHour: REPORTS_PER_HOUR }, 'Many reports came from here in the last hour; wait a while.');
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

/** A match that began in the middle is told from its first moment; the rest follows. */
function exported({ table, answers, moments }: StoredMatch): MatchRecord {
  return recordFrom(table, answers, table.base > 0 ? moments.slice(0, 1) : moments);
}
