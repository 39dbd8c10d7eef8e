/**
 * The store in a PostgreSQL database. Whatever came in while one commit was under way is written in the next, in one transaction of a few statements on a connection of its own; `(tbl, n)` is the
 * primary key, so that a second writer of an answer loses, from whatever process. A database that goes away for a while loses nothing: what was not sent is tried again for a moment and then refused;
 * if the connection was cut over a commit, nothing is said before the database has told what became of it.
 */
import { randomUUID } from 'node:crypto';
import type { ReservedSql, Sql } from 'postgres';
import type { StoredMailbox } from './notices/stored-mailbox.ts';
import { connect, cut, isCut, isOfARow, isPassing, nameOf, reserve, Silent, whyNotOpen, within } from './postgres-line.ts';
import { COUNT, COUNT_UP, COUNTED, GIVEN_UP, GONE, HELD, LEAVE, PACKED, PROBE, READ, STALE } from './postgres-queries.ts';
import { listOf, type Row, rowsOf, type Statement, statementsOf } from './postgres-rows.ts';
import { migrate, NewerSchema } from './postgres-schema.ts';
import {
  type Backlog,
  type Bytes,
  CannotOpen,
  CHAT_KEPT,
  type Change,
  NotRead,
  REFUSED_MOST,
  type RefusedHouse,
  type Store,
  type StoredMatch,
  type StoredReport,
  TOLD_ANSWERS,
} from './store.ts';
import { checkKept, keptRowSchema, mailboxRowSchema, readRow, refusedRowSchema, reportRowSchema } from './stored.ts';
import { type MatchRows, matchFrom, parsed } from './stored-match.ts';
import { type Failed, type Prepared, type StoreEars, tableOf, WriteQueue, type Writing } from './write-queue.ts';

interface PostgresWriting extends Prepared {
  readonly rows: readonly Row[];
}

/** What stands behind the store, for tests and for whoever shares a database. */
interface Ground {
  /** The epoch in which this server holds a table; 0 is before anybody has taken it. */
  epochOf?(table: string): number;
  readonly waits?: Partial<typeof WAITS>;
}

/** How long, in milliseconds. */
const WAITS = {
  /** What could not be written is tried again, from the moment when the database was first missed. */
  again: 5_000,
  /** Between two tries. */
  pause: 100,
  /** A commit is waited for before the connection is taken for dead. */
  commit: 15_000,
  /** The same of a question. */
  read: 10_000,
};
/**
 * Whoever writes only looks things up by their names. Each statement is planned once for each connection, whatever the names, and by index, however little there is yet: to plan it anew
 * for all parts of a table would take longer than to carry it out.
 */
const BY_NAME = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  jit: 'off',
};
const READING = { plan_cache_mode: 'force_generic_plan', jit: 'off' };
const READERS = 4;
/** Statements on their way at once: the driver keeps no more in one connection. */
const PIPELINED = 50;
/** A match that has been arriving for so long was given up by a server that has stopped. */
const GIVEN_UP_MS = 3_600_000;
/** A writer that has not written for so long has most likely ended. */
const GONE_MS = 30 * 86_400_000;
/** Whoever closes waits no longer to be forgotten. */
const LEAVE_MS = 1_000;

const weigh = (rows: readonly Row[]): number =>
  rows.reduce(
    (sum, [, ...values]) => sum + values.reduce<number>((bytes, value) => bytes + (typeof value === 'string' ? value.length : 8), 0),
    0,
  );

const prepare = (writing: Writing): PostgresWriting => {
  const rows = rowsOf(writing);
  return { table: tableOf(writing), rows, bytes: weigh(rows) };
};

export async function openPostgres(url: string, ears: StoreEars = {}, ground: Ground = {}): Promise<Store> {
  const name = nameOf(url);
  const sql = connect(url, { most: 1 });
  try {
    const line = await reserve(sql);
    const settings = await look(line, name);
    await migrate(line);
    for (const one of GIVEN_UP) await run(line, { sql: one, values: [String(Date.now() - GIVEN_UP_MS)] });
    await run(line, { sql: PROBE, values: [String(Date.now())] });
    await run(line, { sql: GONE, values: [String(Date.now() - GONE_MS)] });
    // There before it is needed: only a row that stands can be waited for.
    const writer = randomUUID();
    await run(line, { sql: COUNT_UP, values: [writer, '0', String(Date.now())] });
    line.release();
    await sql.end();
    return new PostgresStore(url, writer, settings, ears, ground);
  } catch (error) {
    cut(sql);
    if (error instanceof CannotOpen) throw error;
    if (error instanceof NewerSchema)
      throw new CannotOpen(
        `The database ${name} was written by a newer server (${error.message}); start that one, or choose another database with --store.`,
      );
    throw new CannotOpen(whyNotOpen(url, error));
  }
}

/** What is committed must survive, and every sign must come back: what the database is set to, and what is to be set otherwise. */
async function look(line: ReservedSql, name: string): Promise<Readonly<Record<string, string>>> {
  const [row] = await line.unsafe(
    "select current_setting('server_encoding') as encoding, current_setting('synchronous_commit') as commits, current_setting('server_version_num')::int as version",
  );
  const { encoding, commits, version } = row as unknown as { encoding: string; commits: string; version: number };
  if (version < OLDEST)
    throw new CannotOpen(`The database ${name} is PostgreSQL ${Math.floor(version / 10_000)}; Quarry needs 15 or newer.`);
  if (encoding !== 'UTF8')
    throw new CannotOpen(
      `The database ${name} is encoded in ${encoding}; make one with: create database … encoding 'UTF8' template template0`,
    );
  return commits === 'off' ? { synchronous_commit: 'on' } : {};
}
const OLDEST = 150_000;

/** On its way at once; several go one after the other without waiting for an answer. */
const run = (line: Pick<Sql, 'unsafe'>, { sql, values }: Statement): Promise<readonly Record<string, unknown>[]> =>
  line.unsafe(sql, values.slice(), { prepare: true }).execute();
const say = (line: Pick<Sql, 'unsafe'>, words: string): Promise<unknown> => line.unsafe(words).execute();

async function writeAll(line: ReservedSql, statements: readonly Statement[]): Promise<void> {
  for (let from = 0; from < statements.length; from += PIPELINED)
    await Promise.all(statements.slice(from, from + PIPELINED).map(one => run(line, one)));
}

const tablesOf = (batch: readonly PostgresWriting[]): string[] => [...new Set(batch.flatMap(({ table }) => table ?? []))];

/** Another server holds a table that is written. */
class TakenOver extends Error {}
const TAKEN_OVER = 'another server has taken the table over';

/** A transaction on its way. */
interface Underway {
  /** By which it is known to have been committed. */
  readonly batch: number;
  /** Whether it was asked to be committed. */
  isSent: boolean;
  /** What was left out of it, and why. */
  failed: Record<number, string>;
}

/** A connection on which alone is written. */
interface WritingLine {
  readonly sql: Sql;
  readonly line: ReservedSql;
}

class PostgresStore implements Store {
  readonly #url: string;
  readonly #id: string;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #epochOf: (table: string) => number;
  readonly #waits: typeof WAITS;
  readonly #queue: WriteQueue<PostgresWriting>;
  #writer: WritingLine | null = null;
  #readers: Sql;
  /** How many transactions were begun. */
  #batches = 0;
  /** Since when the database has been missed. */
  #missedSince: number | null = null;
  /** It is being closed: what is not known by now will not be waited for much longer. */
  #isClosing = false;
  /** A database that is away comes back: nobody is told that it is lost. */
  readonly lost = new Promise<Error>(() => {});

  constructor(url: string, id: string, settings: Readonly<Record<string, string>>, ears: StoreEars, { epochOf = () => 0, waits }: Ground) {
    this.#url = url;
    this.#id = id;
    this.#settings = settings;
    this.#epochOf = epochOf;
    this.#waits = { ...WAITS, ...waits };
    this.#readers = connect(url, { most: READERS, settings: READING });
    this.#queue = new WriteQueue({ prepare, commit: batch => this.#commit(batch) }, ears);
  }

  write(change: Change): Promise<void> {
    return this.#queue.write(change);
  }

  get backlog(): Backlog {
    return this.#queue.backlog;
  }

  hasRoom(table: string | null): boolean {
    return this.#queue.hasRoom(table);
  }

  /** Makes a batch durable, however often that has to be tried. One row that cannot be written makes it try again row by row. */
  async #commit(batch: readonly PostgresWriting[]): Promise<Failed> {
    let isOneByOne = false;
    for (;;) {
      const underway: Underway = { batch: ++this.#batches, isSent: false, failed: {} };
      try {
        await this.#attempt(batch, underway, isOneByOne);
        this.#missedSince = null;
        return underway.failed;
      } catch (error) {
        if (underway.isSent && (await this.#stands(underway.batch))) return underway.failed;
        if (!isOneByOne && (isOfARow(error) || error instanceof TakenOver)) isOneByOne = true;
        else if (!isPassing(error) || !this.#isPatient()) throw error;
        else await this.#pause();
      }
    }
  }

  /** Whether the database has been missed for so short a time that nobody need know. */
  #isPatient(): boolean {
    this.#missedSince ??= performance.now();
    return performance.now() - this.#missedSince < this.#waits.again;
  }

  #pause(): Promise<void> {
    return new Promise(resolve => setTimeout(resolve, this.#waits.pause));
  }

  async #attempt(batch: readonly PostgresWriting[], underway: Underway, isOneByOne: boolean): Promise<void> {
    const { line } = (this.#writer ??= await this.#openWriter());
    try {
      await within(this.#waits.commit, this.#transact(line, batch, underway, isOneByOne));
    } catch (error) {
      if (isCut(error)) this.#dropWriter();
      else if (this.#writer) await within(this.#waits.commit, say(line, 'rollback')).catch(() => this.#dropWriter());
      throw error;
    }
  }

  async #openWriter(): Promise<WritingLine> {
    const sql = connect(this.#url, {
      most: 1,
      settings: { ...BY_NAME, ...this.#settings },
      closed: () => {
        if (this.#writer?.sql === sql) this.#writer = null;
      },
    });
    try {
      return { sql, line: await within(this.#waits.commit, reserve(sql)) };
    } catch (error) {
      cut(sql);
      throw error;
    }
  }

  #dropWriter(): void {
    if (this.#writer) cut(this.#writer.sql);
    this.#writer = null;
  }

  async #transact(line: ReservedSql, batch: readonly PostgresWriting[], underway: Underway, isOneByOne: boolean): Promise<void> {
    const begun = [
      say(line, 'begin'),
      run(line, { sql: COUNT_UP, values: [this.#id, String(underway.batch), String(Date.now())] }),
      run(line, { sql: HELD, values: [listOf(tablesOf(batch))] }),
    ] as const;
    if (isOneByOne) await this.#writeOneByOne(line, batch, this.#taken((await Promise.all(begun))[2]), underway.failed);
    const written = isOneByOne ? undefined : writeAll(line, statementsOf(batch.flatMap(({ rows }) => rows)));
    const [, , held] = await Promise.all([...begun, written]);
    if (this.#taken(held).length > 0 && !isOneByOne) throw new TakenOver(TAKEN_OVER);
    underway.isSent = true;
    await say(line, 'commit');
  }

  /** Of the tables that are held those which somebody has taken over since we did. */
  #taken(held: readonly Record<string, unknown>[]): readonly string[] {
    return held.filter(({ tbl, epoch }) => Number(epoch) > this.#epochOf(String(tbl))).map(({ tbl }) => String(tbl));
  }

  /** What cannot be written is left out, and with it what comes behind it at its table. */
  async #writeOneByOne(
    line: ReservedSql,
    batch: readonly PostgresWriting[],
    taken: readonly string[],
    failed: Record<number, string>,
  ): Promise<void> {
    const lost = new Map(taken.map(id => [id, TAKEN_OVER]));
    for (const [i, { table, rows }] of batch.entries()) {
      const before = table === null ? undefined : lost.get(table);
      if (before !== undefined) {
        failed[i] = before;
        continue;
      }
      await say(line, 'savepoint one');
      try {
        await writeAll(line, statementsOf(rows));
        await say(line, 'release savepoint one');
      } catch (error) {
        if (!isOfARow(error)) throw error;
        await say(line, 'rollback to savepoint one');
        failed[i] = (error as Error).message;
        if (table !== null) lost.set(table, 'a change before it was not written');
      }
    }
  }

  /** Whether a transaction was committed whose end nobody has heard. It is asked for until that is known: before, nothing can be said. */
  async #stands(batch: number): Promise<boolean> {
    for (;;) {
      try {
        const [row] = await this.#query({ sql: COUNTED, values: [this.#id] });
        this.#missedSince = null;
        return Number(row?.['batch']) === batch;
      } catch (error) {
        if (!isPassing(error)) return false;
        if (!this.#isPatient() && this.#isClosing) throw error;
      }
      await this.#pause();
    }
  }

  /** One question, on a connection that is made anew if it does not answer. */
  async #query(statement: Statement): Promise<readonly Record<string, unknown>[]> {
    const readers = this.#readers;
    try {
      return await within(this.#waits.read, run(readers, statement));
    } catch (error) {
      if (error instanceof Silent && this.#readers === readers) {
        this.#readers = connect(this.#url, { most: READERS, settings: READING });
        cut(readers);
      }
      throw error;
    }
  }

  /** Waits until everything that was written before has been settled, then asks; a moment in which the database is away is waited for. */
  async #ask(sql: string, ...values: (string | number)[]): Promise<readonly Record<string, unknown>[]> {
    const began = performance.now();
    try {
      await within(this.#waits.read, this.#queue.settled());
      for (;;) {
        if (this.#queue.isClosed) throw new NotRead('the store is closed');
        try {
          return await this.#query({ sql, values: values.map(String) });
        } catch (error) {
          if (!isPassing(error) || performance.now() - began > this.#waits.again) throw error;
          await this.#pause();
        }
      }
    } catch (error) {
      if (error instanceof NotRead) throw error;
      throw new NotRead(`the store cannot be read: ${(error as Error).message}`);
    }
  }

  async read(id: string): Promise<StoredMatch | null> {
    const rows = (await this.#ask(READ, id, TOLD_ANSWERS, CHAT_KEPT)) as readonly unknown[] as readonly ReadRow[];
    const of = (kind: ReadRow['kind']): readonly ReadRow[] => rows.filter(one => one.kind === kind);
    const [table] = of('table');
    const answers = of('answer');
    return table
      ? matchFrom({
          table: { body: table.body, changed: table.at },
          answers,
          told: answers.filter(one => one.lines !== null) as MatchRows['told'],
          moments: of('moment').map(one => one.body),
          chat: of('chat').map(one => one.body),
        })
      : null;
  }

  async readPacked(id: string): Promise<Bytes | null> {
    const [row] = await this.#ask(PACKED, id);
    return row ? encoder.encode(String(row['packed'])) : null;
  }

  async countOf(owner: string): Promise<{ inUse: number; all: number }> {
    const [row] = await this.#ask(COUNT, owner);
    return { inUse: Number(row!['in_use']), all: Number(row!['in_all']) };
  }

  async stale(before: number, most: number): Promise<readonly string[]> {
    return (await this.#ask(STALE, before, most)).map(({ id }) => String(id));
  }

  async chapters(id: string): Promise<readonly string[]> {
    const rows = await this.#ask('select tbl from chapters where story = (select story from chapters where tbl = $1)', id);
    return rows.length > 0 ? rows.map(({ tbl }) => String(tbl)) : [id];
  }

  async report(id: string): Promise<StoredReport | null> {
    const [row] = await this.#ask('select id, tbl, at::float8 as at, body from reports where id = $1', id);
    return row ? readRow(reportRowSchema, { id: row['id'], table: row['tbl'], at: row['at'], body: parsed(String(row['body'])) }) : null;
  }

  async mailbox(id: string): Promise<StoredMailbox | null> {
    return mailboxFrom(await this.#ask('select body from mailboxes where id = $1', id));
  }

  async mailboxOf(stop: string): Promise<StoredMailbox | null> {
    return mailboxFrom(await this.#ask('select body from mailboxes where stop = $1', stop));
  }

  async refusedHouses(): Promise<readonly RefusedHouse[]> {
    const rows = await this.#ask('select house, at::float8 as at from refused order by at desc, house limit $1', REFUSED_MOST);
    return rows.map(({ house, at }) => readRow(refusedRowSchema, { house, at }));
  }

  async kept(name: string): Promise<string | null> {
    const [row] = await this.#ask('select body from kept where name = $1', name);
    return row ? readRow(keptRowSchema, { name, body: row['body'] }).body : null;
  }

  async keep(name: string, body: string): Promise<string> {
    checkKept(name, body);
    const add = {
      of: 'kept',
      place: 0,
      isAlone: true,
      sql: 'insert into kept (name, body) values ($1, $2) on conflict do nothing',
    } as const;
    await this.#queue.add({ table: null, rows: [[add, name, body]], bytes: body.length });
    return (await this.kept(name)) ?? body;
  }

  /** Whoever has a database has its tools (docs/how-to/host.md). */
  async copy(): Promise<null> {
    return null;
  }

  /** Not behind what waits to be written: it is to be known now whether something can be. */
  async check(): Promise<void> {
    await this.#query({ sql: PROBE, values: [String(Date.now())] });
  }

  async close(): Promise<void> {
    if (this.#queue.isClosed) return;
    this.#isClosing = true;
    await this.#queue.close();
    const writer = this.#writer;
    this.#writer = null;
    if (writer) await within(LEAVE_MS, run(writer.line, { sql: LEAVE, values: [this.#id] })).catch(() => {});
    // A connection that is kept for oneself is not let go of by itself.
    writer?.line.release();
    await Promise.all([this.#readers.end({ timeout: 1 }), writer?.sql.end({ timeout: 1 })]);
  }
}

interface ReadRow {
  readonly kind: 'table' | 'answer' | 'moment' | 'chat';
  readonly n: number;
  readonly at: number;
  readonly body: string;
  readonly lines: string | null;
}

const encoder = new TextEncoder();

const mailboxFrom = ([row]: readonly Record<string, unknown>[]): StoredMailbox | null =>
  row ? readRow(mailboxRowSchema, parsed(String(row['body']))) : null;
