/**
 * The store in one SQLite file. The file belongs to a thread of its own (sqlite-worker.ts), so that the event loop never waits for
 * the disk; what arrives while one commit is under way becomes the next batch.
 */
import { accessSync, constants } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LoggedAnswer, Moment } from '@quarry/kernel';
import type { StoredMailbox } from './notices/stored-mailbox.ts';
import { keepToOurselves } from './own-files.ts';
import { ARRIVING, arrivedRow, changedRow, type PackedPiece, type Row, rowsOf, tableRow } from './sqlite-rows.ts';
import type { Bytes } from './store.ts';
import {
  CannotOpen,
  CHAT_KEPT,
  type Change,
  Damaged,
  NearlyFull,
  NotRead,
  NotSaved,
  type Store,
  type StoredMatch,
  type StoredReport,
  type StoredTable,
  TOLD_ANSWERS,
  tableOf,
} from './store.ts';
import { chatRowSchema, mailboxRowSchema, readRow, reportRowSchema, tableRowSchema } from './stored.ts';
import type { ToldLine } from './table-log.ts';

/** One change: what is written of it, and a packed piece of a match, if it brings one. */
export interface Writing {
  readonly table: string | null;
  readonly rows: readonly Row[];
  readonly piece?: PackedPiece | undefined;
}

export type Job =
  | { readonly do: 'write'; readonly batch: readonly Writing[] }
  | { readonly do: 'read'; readonly id: number; readonly queries: readonly Row[] }
  | { readonly do: 'pack'; readonly id: number; readonly table: string }
  | { readonly do: 'close' };
export type JobDone =
  | { readonly do: 'open' | 'close' }
  | { readonly do: 'write'; readonly failed: Readonly<Record<number, string>> }
  | { readonly do: 'read'; readonly id: number; readonly rows: readonly (readonly unknown[])[] }
  | { readonly do: 'pack'; readonly id: number; readonly bytes: Bytes | null }
  | { readonly do: 'not-opened'; readonly why: 'in-use' | 'newer' | 'damaged' | 'other'; readonly says: string }
  | { readonly do: 'failed'; readonly of: Job['do']; readonly id: number; readonly says: string };

interface Waiting<T> {
  readonly keep: (value: T) => void;
  readonly breakIt: (error: Error) => void;
}

interface Pending {
  readonly table: string | null;
  /** Worked out when it is written: a row that a newer one takes the place of never is. */
  readonly rows: () => readonly Row[];
  readonly piece?: PackedPiece | undefined;
  /** The row of a table itself, of which only the newest counts. */
  readonly isWholeRow: boolean;
  /** Nothing is written: everything before it is to be settled. */
  readonly isBarrier: boolean;
  readonly bytes: number;
  readonly waiting: Waiting<void>[];
}

/** How much may wait to be written. Whoever asks first is told at these bounds; what comes unasked, at a multiple of a table's own. */
const ROOM = { bytes: 64_000_000, tableBytes: 4_000_000, tableChanges: 500 } as const;
const UNASKED = 4;
/** How much of one commit belongs to one table, and how big a commit is: nobody waits long behind somebody else. */
const SHARE_BYTES = 256_000;
const BATCH_BYTES = 2_000_000;
/** What a row is taken to weigh before it is worked out. */
const ROW_BYTES = 8_000;

const bytesOf = (rows: readonly Row[]): number =>
  rows.reduce(
    (sum, [, ...values]) => sum + values.reduce<number>((bytes, value) => bytes + (typeof value === 'string' ? value.length : 8), 0),
    0,
  );

const noBytes = { bytes: 0, changes: 0 };

/** What happens inside, for the metrics. */
export interface StoreEars {
  batch?(changes: number, seconds: number): void;
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

/** Why the file cannot be used, as one sentence. */
function whyNotOpen(file: string, { why, says }: JobDone & { readonly do: 'not-opened' }): string {
  const otherFolder = 'choose another folder with --data';
  switch (why) {
    case 'in-use':
      return `Another server is running on ${file}; stop it first, or ${otherFolder}.`;
    case 'newer':
      return `The data file ${file} was written by a newer server (${says}); start that one, or ${otherFolder}.`;
    case 'damaged':
      return `The data file ${file} is damaged (${says}); put back a copy of it, or ${otherFolder}.`;
    case 'other':
      return `The data file ${file} cannot be opened (${says}); check the disk and the file, or ${otherFolder}.`;
  }
}

export async function openSqlite(file: string, ears: StoreEars = {}, ground: Ground = {}): Promise<Store> {
  const { script = SCRIPT, freeBytes = freeBytesOn } = ground;
  try {
    keepToOurselves(dirname(file), file);
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw new CannotOpen(
      `The data folder ${dirname(file)} cannot be written (${(error as NodeJS.ErrnoException).code}); choose another with --data or set its rights.`,
    );
  }
  const worker = new Worker(script, { workerData: { file } });
  const opened = await new Promise<JobDone>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  if (opened.do === 'not-opened') throw new CannotOpen(whyNotOpen(file, opened));
  return new SqliteStore(worker, ears, () => freeBytes(dirname(file)));
}

class SqliteStore implements Store {
  readonly #worker: Worker;
  readonly #ears: StoreEars;
  readonly #freeBytes: () => Promise<number>;
  #queue: Pending[] = [];
  #bytes = 0;
  readonly #ofTable = new Map<string, { readonly bytes: number; readonly changes: number }>();
  /** The row of each table that waits. */
  readonly #rows = new Map<string, Pending>();
  #underway: readonly Pending[] | null = null;
  #began = 0;
  #isScheduled = false;
  readonly #reads = new Map<number, Waiting<unknown>>();
  #nextRead = 1;
  #isClosed = false;
  #closed: Waiting<void> | null = null;
  readonly #loss = Promise.withResolvers<Error>();
  readonly lost = this.#loss.promise;

  constructor(worker: Worker, ears: StoreEars, freeBytes: () => Promise<number>) {
    this.#worker = worker;
    this.#ears = ears;
    this.#freeBytes = freeBytes;
    worker.on('message', (done: JobDone) => this.#hear(done));
    worker.on('error', error => this.#lose(error as Error));
    worker.on('exit', () => this.#lose(new Error('its thread has ended')));
  }

  write(change: Change): Promise<void> {
    if (change.do === 'begin') {
      const { id, table, at, rows } = change;
      const [bytes] = rows;
      return this.#push({ table: id, rows: [changedRow(table, at)], piece: bytes && { table: id, at, bytes } });
    }
    if (change.do === 'table') return this.#pushRow(change.id, () => rowsOf(change));
    if (change.do !== 'create') return this.#push({ table: tableOf(change), rows: rowsOf(change) });
    const { table, rows, at } = change;
    const [piece, ...more] = rows.map((bytes): PackedPiece => ({ table: table.id, at, bytes }));
    return more.length === 0
      ? this.#push({ table: table.id, rows: [tableRow(table, at)], piece })
      : this.#writeInPieces(table, [{ table: table.id, rows: [tableRow(table, at, ARRIVING)], piece }, ...more.map(pieceOf)]);
  }

  /** Between two pieces others get their turn; the table is there when the last of it is. */
  async #writeInPieces(table: StoredTable, pieces: readonly Writing[]): Promise<void> {
    try {
      for (const piece of pieces) await this.#push(piece);
      await this.#push({ table: table.id, rows: [arrivedRow(table)] });
    } catch (error) {
      // What could not be removed now goes when the store is opened again.
      void this.write({ do: 'remove', id: table.id }).catch(() => {});
      throw error;
    }
  }

  hasRoom(table: string | null): boolean {
    const { bytes, changes } = (table !== null && this.#ofTable.get(table)) || noBytes;
    return this.#bytes < ROOM.bytes && bytes < ROOM.tableBytes && changes < ROOM.tableChanges;
  }

  #push({ table, rows, piece }: Writing): Promise<void> {
    const bytes = bytesOf(rows) + (piece?.bytes.byteLength ?? 0);
    return this.#wait(waiting => ({ table, rows: () => rows, piece, bytes, isWholeRow: false, isBarrier: false, waiting: [waiting] }));
  }

  /** The newest row of a table takes the place of one that still waits; whoever waits for that waits for this one. */
  #pushRow(table: string, rows: () => readonly Row[]): Promise<void> {
    return this.#wait(waiting => {
      const before = this.#rows.get(table);
      if (before) {
        this.#queue.splice(this.#queue.indexOf(before), 1);
        this.#weigh(before, -1);
      }
      const waits = [...(before?.waiting ?? []), waiting];
      const newest: Pending = { table, rows, bytes: ROW_BYTES, isWholeRow: true, isBarrier: false, waiting: waits };
      this.#rows.set(table, newest);
      return newest;
    });
  }

  #wait(pending: (waiting: Waiting<void>) => Pending): Promise<void> {
    return new Promise((keep, breakIt) => {
      if (this.#isClosed) {
        breakIt(new NotSaved('the store is closed'));
        return;
      }
      const one = pending({ keep, breakIt });
      if (!this.#takes(one)) {
        breakIt(new NotSaved('too much waits to be written'));
        return;
      }
      this.#weigh(one, 1);
      this.#queue.push(one);
      if (this.#underway || this.#isScheduled) return;
      this.#isScheduled = true;
      // The changes of one turn of the event loop go together.
      setImmediate(() => {
        this.#isScheduled = false;
        if (!this.#underway) this.#flush();
      });
    });
  }

  #takes({ table, isWholeRow, isBarrier }: Pending): boolean {
    if (isWholeRow || isBarrier) return true;
    const { bytes, changes } = (table !== null && this.#ofTable.get(table)) || noBytes;
    return this.#bytes < ROOM.bytes && bytes < ROOM.tableBytes * UNASKED && changes < ROOM.tableChanges * UNASKED;
  }

  #weigh({ table, bytes, isBarrier }: Pending, sign: 1 | -1): void {
    if (isBarrier) return;
    this.#bytes += sign * bytes;
    if (table === null) return;
    const before = this.#ofTable.get(table) ?? noBytes;
    const after = { bytes: before.bytes + sign * bytes, changes: before.changes + sign };
    if (after.changes > 0) this.#ofTable.set(table, after);
    else this.#ofTable.delete(table);
  }

  /** As much as one commit holds: each table its share, in its order; the rest stays. */
  #takeBatch(): Pending[] {
    const [batch, rest]: [Pending[], Pending[]] = [[], []];
    const shares = new Map<string | null, number>();
    let bytes = 0;
    for (const one of this.#queue) {
      const share = shares.get(one.table) ?? 0;
      if (bytes >= BATCH_BYTES || share >= SHARE_BYTES || (one.isBarrier && rest.length > 0)) {
        shares.set(one.table, SHARE_BYTES);
        rest.push(one);
        continue;
      }
      shares.set(one.table, share + one.bytes);
      bytes += one.bytes;
      batch.push(one);
      if (one.isWholeRow) this.#rows.delete(one.table!);
    }
    this.#queue = rest;
    return batch;
  }

  #flush(): void {
    if (this.#queue.length === 0) return;
    const batch = this.#takeBatch();
    this.#underway = batch;
    this.#began = performance.now();
    const job: Job = { do: 'write', batch: batch.map(({ table, rows, piece }) => ({ table, rows: rows(), piece })) };
    this.#worker.postMessage(
      job,
      batch.flatMap(({ piece }) => piece?.bytes.buffer ?? []),
    );
  }

  #hear(done: JobDone): void {
    if (done.do === 'write') this.#settle(done.failed);
    else if (done.do === 'read') this.#took(done.id)?.keep(done.rows);
    else if (done.do === 'pack') this.#took(done.id)?.keep(done.bytes);
    else if (done.do === 'close') this.#closed?.keep();
    else if (done.do === 'failed' && done.of === 'write') this.#settle(null, done.says);
    else if (done.do === 'failed' && (done.of === 'read' || done.of === 'pack'))
      this.#took(done.id)?.breakIt(new NotRead(`the store cannot be read: ${done.says}`));
  }

  #took(id: number): Waiting<unknown> | undefined {
    const waiting = this.#reads.get(id);
    this.#reads.delete(id);
    return waiting;
  }

  /** Keeps or breaks each promise of the batch in its order; what was queued behind a failed change of its table fails, too. */
  #settle(failed: Readonly<Record<number, string>> | null, whole = ''): void {
    const batch = this.#underway ?? [];
    this.#underway = null;
    this.#ears.batch?.(batch.length, (performance.now() - this.#began) / 1000);
    const lost = new Set<string>();
    batch.forEach((one, i) => {
      this.#weigh(one, -1);
      const says = failed ? failed[i] : whole;
      if (says === undefined) {
        for (const { keep } of one.waiting) keep();
        return;
      }
      if (one.table !== null) lost.add(one.table);
      this.#breakAll([one], new NotSaved(says));
    });
    if (lost.size > 0) {
      const behind = this.#queue.filter(one => one.table !== null && lost.has(one.table));
      this.#queue = this.#queue.filter(one => one.table === null || !lost.has(one.table));
      for (const one of behind) this.#drop(one);
      this.#breakAll(behind, new NotSaved('a change before it was not written'));
    }
    this.#flush();
  }

  #drop(one: Pending): void {
    this.#weigh(one, -1);
    if (one.isWholeRow) this.#rows.delete(one.table!);
  }

  #breakAll(all: readonly Pending[], error: Error): void {
    for (const { waiting } of all) for (const { breakIt } of waiting) breakIt(error);
  }

  /** The thread is gone, and nothing can be written any more: as it should be when it was closed, else for whoever runs the server to know. */
  #lose(error: Error): void {
    if (this.#closed) {
      this.#closed.keep();
      return;
    }
    this.#loss.resolve(error);
    this.#isClosed = true;
    const behind = [...(this.#underway ?? []), ...this.#queue];
    this.#underway = null;
    this.#queue = [];
    for (const one of behind) this.#drop(one);
    this.#breakAll(behind, new NotSaved(error.message));
    for (const one of this.#reads.values()) one.breakIt(new NotRead(error.message));
    this.#reads.clear();
  }

  #ask(queries: readonly Row[]): Promise<readonly (readonly unknown[])[]> {
    return this.#read(id => ({ do: 'read', id, queries })) as Promise<readonly (readonly unknown[])[]>;
  }

  /** Waits until everything that was written before has been settled, then asks. */
  async #read(job: (id: number) => Job): Promise<unknown> {
    await this.#settled();
    return new Promise((keep, breakIt) => {
      if (this.#isClosed) {
        breakIt(new NotRead('the store is closed'));
        return;
      }
      const id = this.#nextRead++;
      this.#reads.set(id, { keep, breakIt });
      this.#worker.postMessage(job(id));
    });
  }

  #settled(): Promise<unknown> {
    const last = this.#queue.at(-1) ?? this.#underway?.at(-1);
    if (!last) return Promise.resolve();
    return new Promise<void>(keep => {
      const waiting = [{ keep, breakIt: () => keep() }];
      this.#queue.push({ table: null, rows: () => [], bytes: 0, isWholeRow: false, isBarrier: true, waiting });
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
    const [tables, answers, told, moments, chat] = rows as [Body[], (Body & { n: number; at: number })[], Told[], Body[], Body[]];
    const [table] = tables as unknown as (Body & { changed: number })[];
    if (!table) return null;
    return {
      table: readRow(tableRowSchema, parsed(table.body)),
      answers: answers.filter(one => one.body !== '').map(one => ({ n: one.n, ...(parsed(one.body) as Omit<LoggedAnswer, 'n'>) })),
      told: told.reverse().map(one => ({ n: one.n, lines: parsed(one.lines) as ToldLine[] })),
      moments: moments.map(one => parsed(one.body) as Moment<unknown>),
      chat: chat.reverse().map(one => readRow(chatRowSchema, parsed(one.body))),
      changedAt: Math.max(table.changed, answers.at(-1)?.at ?? 0),
      answeredAt: answers.at(-1)?.at ?? table.changed,
    };
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

  async check(): Promise<void> {
    await this.#push({ table: null, rows: [[PROBE, Date.now()]] });
    const free = await this.#freeBytes();
    if (free < GROWTH_BYTES)
      throw new NearlyFull(`the disk has ${Math.floor(free / MB)} MB left, and the data file wants ${GROWTH_BYTES / MB} MB to grow`);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    await this.#settled();
    this.#isClosed = true;
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

const pieceOf = (piece: PackedPiece): Writing => ({ table: piece.table, rows: [], piece });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Damaged(`a row is no JSON: ${(error as Error).message}`);
  }
}
