/** A file that everything is carried from or to. It is opened as a server does: while one is running there it is refused. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type End, KINDS, type Kind, keyOf, namesOf, type Value } from './move-rows.ts';
import { KEYS, KEYS_FILE } from './notices/push.ts';
import { makeOwn } from './own-files.ts';
import { complaintOf, openFile, whyNot, whyNotOpen } from './sqlite-file.ts';
import { CannotOpen } from './store.ts';

export class FileEnd implements End {
  readonly name: string;
  readonly #db: DatabaseSync;

  private constructor(file: string, db: DatabaseSync) {
    this.name = file;
    this.#db = db;
  }

  static async open(file: string): Promise<FileEnd> {
    makeOwn(file);
    try {
      const end = new FileEnd(file, openFile(file));
      end.#takeKeys(join(dirname(file), KEYS_FILE));
      return end;
    } catch (error) {
      throw new CannotOpen(whyNotOpen(file, whyNot(error), complaintOf(error)));
    }
  }

  /** What an older server kept beside the file belongs into it. */
  #takeKeys(file: string): void {
    if (existsSync(file))
      this.#db.prepare('insert or ignore into kept (name, body) values (?, ?)').run(KEYS, readFileSync(file, 'utf8').trim());
  }

  async isEmpty(): Promise<boolean> {
    return KINDS.every(({ name }) => this.#db.prepare(`select 1 from ${name} limit 1`).get() === undefined);
  }

  async *rows(kind: Kind): AsyncGenerator<Value[]> {
    const rows = this.#db.prepare(`select ${namesOf(kind)} from ${kind.name} order by ${keyOf(kind)}`).iterate();
    for (const row of rows) yield kind.columns.map(({ name }) => row[name] as Value);
  }

  async begin(): Promise<void> {
    this.#db.exec('begin immediate');
  }

  async write(kind: Kind, rows: readonly Value[][]): Promise<void> {
    const places = kind.columns.map(() => '?').join(', ');
    const statement = this.#db.prepare(`insert into ${kind.name} (${namesOf(kind)}) values (${places})`);
    for (const row of rows) statement.run(...row);
  }

  async commit(): Promise<void> {
    this.#db.exec('commit');
  }

  async close(): Promise<void> {
    if (this.#db.isTransaction) this.#db.exec('rollback');
    this.#db.close();
  }
}
