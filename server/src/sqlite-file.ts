/** The SQLite file itself: its tables, how it is opened so that what is committed survives and nobody else writes it, and why it cannot be. */
import { DatabaseSync } from 'node:sqlite';
import { ARRIVING } from './rows.ts';

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
create table if not exists refused (house text primary key, at integer not null) without rowid;
create table if not exists reports (id text primary key, tbl text not null, at integer not null, body text not null) without rowid;
`;
/** Raised with every change of the schema that an older server would not understand. */
const FORMAT = 1;
const BUSY = 5;
const CORRUPT = 11;

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

/** WAL with synchronous=FULL: what is committed survives the loss of power. The lock is exclusive, so that no second server writes the same file. */
export function openFile(file: string): DatabaseSync {
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

export const errcodeOf = (error: unknown): number => Number((error as { errcode?: number }).errcode ?? 0);
export const complaintOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export type WhyNotOpen = 'in-use' | 'newer' | 'damaged' | 'other';

export function whyNot(error: unknown): WhyNotOpen {
  if (error instanceof Unusable) return error.why;
  const code = errcodeOf(error) & 0xff;
  if (code === BUSY) return 'in-use';
  return code === CORRUPT ? 'damaged' : 'other';
}

/** The same as one sentence. */
export function whyNotOpen(file: string, why: WhyNotOpen, says: string): string {
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

/** The name of the file in the data folder. */
export const DATA_FILE = 'quarry.db';
