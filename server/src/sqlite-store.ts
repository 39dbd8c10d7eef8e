/**
 * The store in one SQLite file. The file belongs to a thread of its own (sqlite-worker.ts), so that the event loop never waits for
 * the disk; what arrives while one commit is under way becomes the next batch.
 */
import { rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { placeForCopy, UNFINISHED } from './copies.ts';
import type { StoredMailbox } from './notices/stored-mailbox.ts';
import { makeOwn } from './own-files.ts';
import { ARRIVING } from './rows.ts';
import { type WhyNotOpen, whyNotOpen } from './sqlite-file.ts';
import { type PackedPiece, type Row, rowsOf } from './sqlite-rows.ts';
import {
  type Backlog,
  type Bytes,
  CannotOpen,
  CHAT_KEPT,
  type Change,
  NearlyFull,
  NotRead,
  REFUSED_MOST,
  type RefusedHouse,
  type Store,
  type StoredMatch,
  type StoredReport,
  TOLD_ANSWERS,
} from './store.ts';
import { checkKept, keptRowSchema, mailboxRowSchema, readRow, refusedRowSchema, reportRowSchema } from './stored.ts';
import { matchFrom, parsed } from './stored-match.ts';
import { type Failed, type Prepared, type StoreEars, tableOf, type Waiting, WriteQueue, type Writing } from './write-queue.ts';

/** One change: what is written of it, and a packed piece of a match, if it brings one. */
export interface SqliteWriting extends Prepared {
  readonly rows: readonly Row[];
  readonly piece?: PackedPiece | undefined;
}

export type Job =
  | { readonly do: 'write'; readonly batch: readonly SqliteWriting[] }
  | { readonly do: 'read'; readonly id: number; readonly queries: readonly Row[] }
  | { readonly do: 'pack'; readonly id: number; readonly table: string }
  | { readonly do: 'copy'; readonly id: number; readonly to: string }
  | { readonly do: 'close' };
export type JobDone =
  | { readonly do: 'open' | 'close' }
  | { readonly do: 'write'; readonly failed: Readonly<Record<number, string>> }
  | { readonly do: 'read'; readonly id: number; readonly rows: readonly (readonly unknown[])[] }
  | { readonly do: 'pack'; readonly id: number; readonly bytes: Bytes | null }
  | { readonly do: 'copy'; readonly id: number }
  | { readonly do: 'not-opened'; readonly why: WhyNotOpen; readonly says: string }
  | { readonly do: 'failed'; readonly of: Job['do']; readonly id: number; readonly says: string };

const bytesOf = (rows: readonly Row[]): number =>
  rows.reduce(
    (sum, [, ...values]) => sum + values.reduce<number>((bytes, value) => bytes + (typeof value === 'string' ? value.length : 8), 0),
    0,
  );

function prepare(writing: Writing): SqliteWriting {
  const table = tableOf(writing);
  const rows = rowsOf(writing);
  const bytes = 'piece' in writing ? writing.piece : undefined;
  const piece = bytes && { table: table!, at: (writing as { readonly at: number }).at, bytes };
  return { table, rows, piece, bytes: bytesOf(rows) + (bytes?.byteLength ?? 0) };
}

/** What stands behind the store, for tests. */
interface Ground {
  /** The thread that owns the file. */
  readonly script?: URL;
  /** How much room is left on the disk of a folder. */
  freeBytes?(folder: string): Promise<number>;
}

/** The file must be able to grow by so much: a small write may still find a place in it when the disk is full. */
const GROWTH_BYTES = 16_000_000;
const MB = 1_000_000;

async function freeBytesOn(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder);
  // A file system that counts no blocks does not tell.
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}

const SCRIPT = new URL('./sqlite-worker.ts', import.meta.url);

export async function openSqlite(file: string, ears: StoreEars = {}, ground: Ground = {}): Promise<Store> {
  const { script = SCRIPT, freeBytes = freeBytesOn } = ground;
  makeOwn(file);
  const worker = new Worker(script, { workerData: { file } });
  const opened = await new Promise<JobDone>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  if (opened.do === 'not-opened') throw new CannotOpen(whyNotOpen(file, opened.why, opened.says));
  return new SqliteStore(worker, ears, { file, freeBytes });
}

/** Where the file lies. */
interface Place {
  readonly file: string;
  freeBytes(folder: string): Promise<number>;
}

class SqliteStore implements Store {
  readonly #worker: Worker;
  readonly #place: Place;
  #copying: Promise<string> | null = null;
  readonly #queue: WriteQueue<SqliteWriting>;
  /** Whoever waits for the batch that is being written. */
  #commit: Waiting<Failed> | null = null;
  readonly #reads = new Map<number, Waiting<unknown>>();
  #nextRead = 1;
  #closed: Waiting<void> | null = null;
  readonly #loss = Promise.withResolvers<Error>();
  readonly lost = this.#loss.promise;

  constructor(worker: Worker, ears: StoreEars, place: Place) {
    this.#worker = worker;
    this.#place = place;
    this.#queue = new WriteQueue({ prepare, commit: batch => this.#write(batch) }, ears);
    worker.on('message', (done: JobDone) => this.#hear(done));
    worker.on('error', error => this.#lose(error as Error));
    worker.on('exit', () => this.#lose(new Error('its thread has ended')));
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

  #write(batch: readonly SqliteWriting[]): Promise<Failed> {
    return new Promise((keep, breakIt) => {
      this.#commit = { keep, breakIt };
      this.#worker.postMessage(
        { do: 'write', batch } satisfies Job,
        batch.flatMap(({ piece }) => piece?.bytes.buffer ?? []),
      );
    });
  }

  #hear(done: JobDone): void {
    if (done.do === 'write') this.#commit?.keep(done.failed);
    else if (done.do === 'read') this.#took(done.id)?.keep(done.rows);
    else if (done.do === 'pack') this.#took(done.id)?.keep(done.bytes);
    else if (done.do === 'copy') this.#took(done.id)?.keep(null);
    else if (done.do === 'close') this.#closed?.keep();
    else if (done.do === 'failed' && done.of === 'write') this.#commit?.breakIt(new Error(done.says));
    else if (done.do === 'failed' && done.of !== 'close')
      this.#took(done.id)?.breakIt(new NotRead(`the store cannot be read: ${done.says}`));
  }

  #took(id: number): Waiting<unknown> | undefined {
    const waiting = this.#reads.get(id);
    this.#reads.delete(id);
    return waiting;
  }

  /** The thread is gone, and nothing can be written any more: as it should be when it was closed, else for whoever runs the server to know. */
  #lose(error: Error): void {
    if (this.#closed) {
      this.#closed.keep();
      return;
    }
    this.#loss.resolve(error);
    this.#queue.lose(error);
    for (const one of this.#reads.values()) one.breakIt(new NotRead(error.message));
    this.#reads.clear();
  }

  #ask(queries: readonly Row[]): Promise<readonly (readonly unknown[])[]> {
    return this.#read(id => ({ do: 'read', id, queries })) as Promise<readonly (readonly unknown[])[]>;
  }

  /** Waits until everything that was written before has been settled, then asks. */
  async #read(job: (id: number) => Job): Promise<unknown> {
    await this.#queue.settled();
    return new Promise((keep, breakIt) => {
      if (this.#queue.isClosed) {
        breakIt(new NotRead('the store is closed'));
        return;
      }
      const id = this.#nextRead++;
      this.#reads.set(id, { keep, breakIt });
      this.#worker.postMessage(job(id));
    });
  }

  async read(id: string): Promise<StoredMatch | null> {
    const rows = await this.#ask([
      [`select body, changed from tables where id = ? and archived <> ${ARRIVING}`, id],
      ['select n, at, body from answers where tbl = ? order by n', id],
      ['select n, lines from answers where tbl = ? order by n desc limit ?', id, TOLD_ANSWERS],
      ['select body from moments where tbl = ? order by n', id],
      ['select body from chat where tbl = ? order by i desc limit ?', id, CHAT_KEPT],
    ]);
    const [tables, answers, told, moments, chat] = rows as [
      (Body & { changed: number })[],
      (Body & { n: number; at: number })[],
      Told[],
      Body[],
      Body[],
    ];
    const [table] = tables;
    const bodies = (all: readonly Body[]): string[] => all.map(one => one.body);
    return table ? matchFrom({ table, answers, told: told.reverse(), moments: bodies(moments), chat: bodies(chat.reverse()) }) : null;
  }

  readPacked(id: string): Promise<Bytes | null> {
    return this.#read(one => ({ do: 'pack', id: one, table: id })) as Promise<Bytes | null>;
  }

  async countOf(owner: string): Promise<{ inUse: number; all: number }> {
    const [rows] = await this.#ask([
      ['select count(*) as "all", count(case archived when 0 then 1 end) as inUse from tables where owner = ?', owner],
    ]);
    return (rows as { inUse: number; all: number }[])[0]!;
  }

  async stale(before: number, most: number): Promise<readonly string[]> {
    const [rows] = await this.#ask([[STALE, before, before, before, most]]);
    return (rows as { id: string }[]).map(one => one.id);
  }

  async chapters(id: string): Promise<readonly string[]> {
    const [rows] = await this.#ask([['select tbl from chapters where story = (select story from chapters where tbl = ?)', id]]);
    const found = (rows as { tbl: string }[]).map(one => one.tbl);
    return found.length > 0 ? found : [id];
  }

  async report(id: string): Promise<StoredReport | null> {
    const [rows] = await this.#ask([['select id, tbl, at, body from reports where id = ?', id]]);
    const [row] = rows as { id: string; tbl: string; at: number; body: string }[];
    return row ? readRow(reportRowSchema, { id: row.id, table: row.tbl, at: row.at, body: parsed(row.body) }) : null;
  }

  mailbox(id: string): Promise<StoredMailbox | null> {
    return this.#mailboxWhere('id', id);
  }

  mailboxOf(stop: string): Promise<StoredMailbox | null> {
    return this.#mailboxWhere('stop', stop);
  }

  async #mailboxWhere(column: 'id' | 'stop', is: string): Promise<StoredMailbox | null> {
    const [rows] = await this.#ask([[`select body from mailboxes where ${column} = ?`, is]]);
    const [row] = rows as Body[];
    return row ? readRow(mailboxRowSchema, parsed(row.body)) : null;
  }

  async refusedHouses(): Promise<readonly RefusedHouse[]> {
    const [rows] = await this.#ask([['select house, at from refused order by at desc, house limit ?', REFUSED_MOST]]);
    return rows!.map(row => readRow(refusedRowSchema, row));
  }

  async kept(name: string): Promise<string | null> {
    const [rows] = await this.#ask([['select body from kept where name = ?', name]]);
    const [row] = rows as Body[];
    return row ? readRow(keptRowSchema, { name, body: row.body }).body : null;
  }

  async keep(name: string, body: string): Promise<string> {
    checkKept(name, body);
    await this.#add(['insert or ignore into kept (name, body) values (?, ?)', name, body]);
    return (await this.kept(name)) ?? body;
  }

  #add(row: Row): Promise<void> {
    return this.#queue.add({ table: null, rows: [row], bytes: bytesOf([row]) });
  }

  async check(): Promise<void> {
    await this.#add([PROBE, Date.now()]);
    const free = await this.#free();
    if (free < GROWTH_BYTES)
      throw new NearlyFull(`the disk has ${Math.floor(free / MB)} MB left, and the data file wants ${GROWTH_BYTES / MB} MB to grow`);
  }

  #free(): Promise<number> {
    return this.#place.freeBytes(dirname(this.#place.file));
  }

  /** However many ask at once, there is one copy. */
  copy(): Promise<string> {
    this.#copying ??= this.#copy().finally(() => {
      this.#copying = null;
    });
    return this.#copying;
  }

  async #copy(): Promise<string> {
    const { file } = this.#place;
    const [{ size }, free] = [await stat(file), await this.#free()];
    if (free < size + GROWTH_BYTES)
      throw new NearlyFull(`the disk has ${Math.floor(free / MB)} MB left, and a copy wants ${Math.ceil((size + GROWTH_BYTES) / MB)} MB`);
    const to = await placeForCopy(dirname(file), new Date());
    try {
      await this.#read(id => ({ do: 'copy', id, to: `${to}${UNFINISHED}` }));
      await rename(`${to}${UNFINISHED}`, to);
    } catch (error) {
      await rm(`${to}${UNFINISHED}`, { force: true });
      throw error;
    }
    return to;
  }

  async close(): Promise<void> {
    if (this.#queue.isClosed) return;
    await this.#queue.close();
    await new Promise<void>((keep, breakIt) => {
      this.#closed = { keep, breakIt };
      this.#worker.postMessage({ do: 'close' } satisfies Job);
    });
    await this.#worker.terminate();
  }
}

/** A table is touched when it is changed and when somebody answers. */
const touchedOf = (table: string): string =>
  `max(${table}.changed, coalesce((select at from answers where tbl = ${table}.id order by n desc limit 1), 0))`;
const STALE = `select id, ${touchedOf('tables')} as touched from tables where changed < ? and touched < ? and not exists (
  select 1 from chapters as mine join chapters as other on other.story = mine.story join tables as chapter on chapter.id = other.tbl
  where mine.tbl = tables.id and ${touchedOf('chapter')} >= ?) order by touched limit ?`;

/** Something that is made durable only to know that it can be; long enough to need a page of its own. */
const PROBE = 'insert or replace into probes (id, at, body) values (1, ?, hex(zeroblob(4096)))';

interface Body {
  readonly body: string;
}
interface Told {
  readonly n: number;
  readonly lines: string;
}
