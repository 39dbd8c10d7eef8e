/**
 * The thread that owns the SQLite file: writes a batch of changes in one transaction, answers questions. WAL with synchronous=FULL:
 * what is committed survives the loss of power. The lock is exclusive, so that no second server writes the same file.
 */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { ARRIVING, packKept } from './rows.ts';
import { rowsIn } from './sqlite-rows.ts';
import type { Job, JobDone, SqliteWriting } from './sqlite-store.ts';

const SCHEMA = `
create table if not exists tables (id text primary key, owner text not null, archived integer not null, changed integer not null, body text not null) without rowid;
create index if not exists tables_by_owner on tables (owner);
create table if not exists answers (tbl text not null, n integer not null, at integer not null, body text not null, lines text not null, primary key (tbl, n)) without rowid;
create table if not exists moments (tbl text not null, n integer not null, body text not null, primary key (tbl, n)) without rowid;
create table if not exists chat (tbl text not null, i integer not null, body text not null, primary key (tbl, i)) without rowid;
create table if not exists chapters (tbl text primary key, story text not null) without rowid;
create index if not exists chapters_by_story on chapters (story);
create table if not exists mailboxes (id text primary key, stop text not null, kept integer not null, at integer not null, body text not null) without rowid;
create index if not exists mailboxes_by_stop on mailboxes (stop);
create table if not exists probes (id integer primary key, at integer not null, body text not null);
create table if not exists kept (name text primary key, body text not null) without rowid;
create table if not exists reports (id text primary key, tbl text not null, at integer not null, body text not null) without rowid;
`;
/** Raised with every change of the schema that an older server would not understand. */
const FORMAT = 1;
const BUSY = 5;
const CORRUPT = 11;
const CONSTRAINT = 19;

const { file } = workerData as { file: string };

/** Why the file cannot be used. */
class Unusable extends Error {
  readonly why: 'newer' | 'damaged';
  constructor(why: 'newer' | 'damaged', says: string) {
    super(says);
    this.why = why;
  }
}

/** Looks before anything is written: a file of a newer server, or a damaged one, stays as it is. */
function lookAt(db: DatabaseSync): void {
  const { user_version: format } = db.prepare('pragma user_version').get() as { user_version: number };
  if (format > FORMAT) throw new Unusable('newer', `its format is ${format}, this one knows ${FORMAT}`);
  const [first] = Object.values(db.prepare('pragma quick_check(1)').get() ?? {});
  if (first !== 'ok') throw new Unusable('damaged', String(first).replaceAll('\n', ' '));
}

function open(): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 1000 });
  lookAt(db);
  db.exec('pragma locking_mode = exclusive');
  db.exec('pragma journal_mode = wal');
  db.exec('pragma synchronous = full');
  db.exec('begin immediate');
  db.exec(SCHEMA);
  // A match that was arriving when the server stopped is not there.
  for (const from of ['answers', 'moments', 'chat', 'chapters'])
    db.exec(`delete from ${from} where tbl in (select id from tables where archived = ${ARRIVING})`);
  db.exec(`delete from tables where archived = ${ARRIVING}`);
  db.exec(`pragma user_version = ${FORMAT}`);
  db.exec('commit');
  return db;
}

const port = parentPort!;
const say = (done: JobDone, handedOver: readonly ArrayBuffer[] = []): void => port.postMessage(done, handedOver);
const complaintOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const errcodeOf = (error: unknown): number => Number((error as { errcode?: number }).errcode ?? 0);

let db: DatabaseSync | null = null;
const statements = new Map<string, StatementSync>();
const statement = (sql: string): StatementSync => {
  let found = statements.get(sql);
  if (!found) statements.set(sql, (found = db!.prepare(sql)));
  return found;
};

/** Which changes failed, by their place in the batch. A failure that is not of one row fails the whole batch. */
function writeAll(batch: readonly SqliteWriting[]): Record<number, string> {
  const failed: Record<number, string> = {};
  const failedTables = new Set<string>();
  statement('begin immediate').run();
  try {
    batch.forEach(({ table, rows, piece }, i) => {
      if (table !== null && failedTables.has(table)) {
        failed[i] = 'a change before it was not written';
        return;
      }
      try {
        for (const [sql, ...values] of [...rows, ...(piece ? rowsIn(piece) : [])]) statement(sql).run(...values);
      } catch (error) {
        if ((errcodeOf(error) & 0xff) !== CONSTRAINT) throw error;
        failed[i] = complaintOf(error);
        if (table !== null) failedTables.add(table);
      }
    });
    statement('commit').run();
  } catch (error) {
    if (db!.isTransaction) db!.exec('rollback');
    throw error;
  }
  return failed;
}

/** The rows of a table as one text, without looking into them. */
function packed(table: string): ReturnType<typeof packKept> | null {
  const [found] = statement(`select body from tables where id = ? and archived <> ${ARRIVING}`).all(table) as { body: string }[];
  if (!found) return null;
  const answers = statement('select n, body from answers where tbl = ? order by n').all(table) as { n: number; body: string }[];
  const moments = statement('select body from moments where tbl = ? order by n').all(table) as { body: string }[];
  return packKept(
    found.body,
    answers,
    moments.map(one => one.body),
  );
}

function sendPacked(id: number, table: string): void {
  const bytes = packed(table);
  say({ do: 'pack', id, bytes }, bytes ? [bytes.buffer] : []);
}

port.on('message', (job: Job) => {
  try {
    if (job.do === 'write') say({ do: 'write', failed: writeAll(job.batch) });
    else if (job.do === 'read') say({ do: 'read', id: job.id, rows: job.queries.map(([sql, ...values]) => statement(sql).all(...values)) });
    else if (job.do === 'pack') sendPacked(job.id, job.table);
    else {
      db?.close();
      say({ do: 'close' });
      port.close();
    }
  } catch (error) {
    say({ do: 'failed', of: job.do, id: 'id' in job ? job.id : 0, says: complaintOf(error) });
  }
});

function whyNot(error: unknown): (JobDone & { readonly do: 'not-opened' })['why'] {
  if (error instanceof Unusable) return error.why;
  const code = errcodeOf(error) & 0xff;
  if (code === BUSY) return 'in-use';
  return code === CORRUPT ? 'damaged' : 'other';
}

try {
  db = open();
  say({ do: 'open' });
} catch (error) {
  say({ do: 'not-opened', why: whyNot(error), says: complaintOf(error) });
  port.close();
}
