/** A database that everything is carried from or to, read as it stood at one moment. While a server is connected to it, it is refused, unless it is only to be copied. */
import type { ReservedSql, Sql } from 'postgres';
import { type Column, type End, KINDS, type Kind, keyOf, namesOf, type Value } from './move-rows.ts';
import { connect, cut, nameOf, reserve } from './postgres-line.ts';
import { listOf } from './postgres-rows.ts';
import { openPostgres } from './postgres-store.ts';
import { CannotOpen } from './store.ts';

const AT_ONCE = 200;
/** Part by part: the driver does so, but does not say it in its types. */
const IN_PARTS = { simple: false } as object;
/** Numbers up to 2^53 come as numbers. */
const selected = ({ name, is }: Column): string => (is === 'text' ? name : `${name}::float8 as ${name}`);

export class DatabaseEnd implements End {
  readonly name: string;
  readonly #sql: Sql;
  readonly #line: ReservedSql;

  private constructor(name: string, sql: Sql, line: ReservedSql) {
    this.name = name;
    this.#sql = sql;
    this.#line = line;
  }

  static async open(url: string, mayBeInUse: boolean): Promise<DatabaseEnd> {
    // Known by a name of its own: who is called as servers are is one.
    const ours = new URL(url);
    ours.searchParams.set('application_name', 'quarry move-data');
    // As a server does: with the steps that are missing, and with a sentence if it cannot be.
    await (await openPostgres(ours.href)).close();
    const sql = connect(ours.href, { most: 1, settings: { idle_in_transaction_session_timeout: '0' } });
    try {
      const line = await reserve(sql);
      const name = nameOf(url);
      const [servers] = await line.unsafe(
        "select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'quarry'",
      );
      if (servers!['count'] > 0 && !mayBeInUse)
        throw new CannotOpen(
          `A server is connected to ${name} (${servers!['count']} connections); stop it first, so that nothing is left behind.`,
        );
      await line.unsafe('begin isolation level repeatable read');
      return new DatabaseEnd(name, sql, line);
    } catch (error) {
      cut(sql);
      throw error;
    }
  }

  async isEmpty(): Promise<boolean> {
    for (const { name } of KINDS) if ((await this.#line.unsafe(`select 1 from ${name} limit 1`)).length > 0) return false;
    return true;
  }

  async *rows(kind: Kind): AsyncGenerator<Value[]> {
    const text = `select ${kind.columns.map(selected).join(', ')} from ${kind.name} order by ${keyOf(kind)}`;
    for await (const page of this.#line.unsafe(text, [], IN_PARTS).cursor(AT_ONCE))
      for (const row of page) yield kind.columns.map(({ name }) => row[name] as Value);
  }

  /** The transaction in which it is read is the one in which it is written. */
  async begin(): Promise<void> {}

  async write(kind: Kind, rows: readonly Value[][]): Promise<void> {
    const lists = kind.columns.map(({ is }, i) => `$${i + 1}::${is}[]`).join(', ');
    const values = kind.columns.map((_, i) => listOf(rows.map(row => row[i]!)));
    await this.#line.unsafe(`insert into ${kind.name} (${namesOf(kind)}) select * from unnest(${lists})`, values, { prepare: true });
  }

  async commit(): Promise<void> {
    await this.#line.unsafe('commit');
  }

  async close(): Promise<void> {
    await this.#sql.end({ timeout: 0 });
  }
}
