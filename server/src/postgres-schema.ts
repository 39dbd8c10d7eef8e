/**
 * The tables in PostgreSQL, as a row of numbered steps: a database at number n has had the first n of them. A step that was taken once is never changed; what is
 * to be different comes as a further step. They are taken in one transaction under a lock, so that servers that start at once do not collide.
 */
import type { ReservedSql } from 'postgres';

/**
 * Whatever belongs to a table of players lies in one of so many parts, by the hash of the table's name. The number cannot be changed without writing everything
 * anew, so that it is larger than is needed today: vacuum, copies and broken indexes concern a thirty-second part, and a part can be moved to another disk. More
 * would only make statements dearer that name no table. Reports, addresses and what the server keeps of itself are few, and lie in one piece.
 */
const PARTS = 32;

/** Texts are compared byte by byte, as in SQLite, whatever the language of the database. */
const TEXT = 'text collate "C" not null';

const inParts = (name: string, columns: string, by: string): readonly string[] => [
  `create table ${name} (${columns}) partition by hash (${by})`,
  ...Array.from(
    { length: PARTS },
    (_, part) => `create table ${name}_${part} partition of ${name} for values with (modulus ${PARTS}, remainder ${part})`,
  ),
];

/**
 * `holders`: in which epoch a table is held by somebody, where several servers share the database; whoever takes it over raises it, and who writes with a lower one is refused. It lies in
 * one piece, too: it has a row only for what is shared, and is looked at in each transaction.
 */
const FIRST: readonly string[] = [
  ...inParts(
    'tables',
    `id ${TEXT} primary key, owner ${TEXT}, archived smallint not null, changed bigint not null, body text not null`,
    'id',
  ),
  'create index tables_by_owner on tables (owner)',
  ...inParts(
    'answers',
    `tbl ${TEXT}, n integer not null, at bigint not null, body text not null, lines text not null, primary key (tbl, n)`,
    'tbl',
  ),
  ...inParts('moments', `tbl ${TEXT}, n integer not null, body text not null, primary key (tbl, n)`, 'tbl'),
  ...inParts('chat', `tbl ${TEXT}, i bigint not null, body text not null, primary key (tbl, i)`, 'tbl'),
  ...inParts('chapters', `tbl ${TEXT} primary key, story ${TEXT}`, 'tbl'),
  'create index chapters_by_story on chapters (story)',
  `create table holders (tbl ${TEXT} primary key, epoch bigint not null)`,
  `create table mailboxes (id ${TEXT} primary key, stop ${TEXT}, kept smallint not null, at bigint not null, body text not null)`,
  'create index mailboxes_by_stop on mailboxes (stop)',
  `create table reports (id ${TEXT} primary key, tbl ${TEXT}, at bigint not null, body text not null)`,
  `create table kept (name ${TEXT} primary key, body text not null)`,
  'create table probes (id integer primary key, at bigint not null, body text not null)',
];

/** Several servers on one database: who is alive, and who holds which table (nodes/postgres-nodes.ts). */
const NODES: readonly string[] = [
  `alter table holders add column node ${TEXT} default ''`,
  "create index holders_by_node on holders (node) where node <> ''",
  `create table nodes (id ${TEXT} primary key, address ${TEXT}, alive timestamptz not null, said text not null)`,
];

/** Houses that are not let in. */
const REFUSED: readonly string[] = [`create table refused (house ${TEXT} primary key, at bigint not null)`];

/** Whoever writes, and which of its transactions was committed last. */
const WRITERS: readonly string[] = [`create table writers (id ${TEXT} primary key, batch bigint not null, at bigint not null)`];

export const STEPS: readonly (readonly string[])[] = [FIRST, NODES, REFUSED, WRITERS];

/** Where the number stands. */
const NUMBER = 'quarry_schema';
/** Any number that nobody else locks. */
const LOCK = 7_114_201_501;

/** The database was written by a newer server. */
export class NewerSchema extends Error {}

type Sql = Pick<ReservedSql, 'unsafe'>;

/** The number of the steps that were taken; 0 in an empty database. */
async function numberOf(sql: Sql): Promise<number> {
  const [there] = await sql.unsafe(`select to_regclass('${NUMBER}') is not null as is_there`);
  if (!there!['is_there']) return 0;
  const [row] = await sql.unsafe(`select number from ${NUMBER}`);
  return Number(row?.['number'] ?? 0);
}

/** Takes the steps that are missing, up to the last or to one before it. An account that may not make tables can use a database to which nothing is missing. */
export async function migrate(sql: Sql, upTo = STEPS.length): Promise<void> {
  const found = await numberOf(sql);
  if (found > STEPS.length) throw new NewerSchema(`its schema is ${found}, this one knows ${STEPS.length}`);
  if (found >= upTo) return;
  await sql.unsafe('begin');
  try {
    await sql.unsafe(`select pg_advisory_xact_lock(${LOCK})`);
    // Somebody else may have been quicker.
    const now = await numberOf(sql);
    if (now === 0) await sql.unsafe(`create table ${NUMBER} (number integer not null)`);
    for (const step of STEPS.slice(now, upTo)) await sql.unsafe(step.join(';\n'));
    if (now < upTo) {
      await sql.unsafe(`delete from ${NUMBER}`);
      await sql.unsafe(`insert into ${NUMBER} (number) values (${upTo})`);
    }
    await sql.unsafe('commit');
  } catch (error) {
    await sql.unsafe('rollback');
    throw error;
  }
}
