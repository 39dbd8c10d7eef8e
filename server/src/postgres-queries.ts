/** What PostgreSQL is asked, each in one statement: so it is one moment that is read, whoever writes meanwhile. */
import { ARRIVING } from './rows.ts';

/** Whoever writes counts each transaction within it: by that row it is known afterwards whether it was committed. The numbers that the database gives would not do: after a crash it gives some of them again. */
export const COUNT_UP = `insert into writers (id, batch, at) values ($1, $2::bigint, $3::bigint)
  on conflict (id) do update set batch = excluded.batch, at = excluded.at`;
/** A transaction that has not ended holds the row: it is waited for. */
export const COUNTED = 'select batch::float8 as batch from writers where id = $1 for update';
export const LEAVE = 'delete from writers where id = $1';
/** Writers that ended without a word. One that has only been idle for so long is there again with its next transaction. */
export const GONE = 'delete from writers where at < $1::bigint';

/** In which epoch each table is held. None of them is taken over until the transaction has ended. */
export const HELD = 'select tbl, epoch::float8 as epoch from holders where tbl = any($1::text[]) for share';

/** Something that is made durable only to know that it can be; long enough to need a page of its own. */
export const PROBE = `insert into probes (id, at, body) values (1, $1, repeat('0', 8192))
  on conflict (id) do update set at = excluded.at, body = excluded.body`;

/** A match that was arriving when its server stopped is not there. */
export const GIVEN_UP: readonly string[] = [
  ...['answers', 'moments', 'chat', 'chapters'].map(
    from => `delete from ${from} where tbl in (select id from tables where archived = ${ARRIVING} and changed < $1)`,
  ),
  `delete from tables where archived = ${ARRIVING} and changed < $1`,
];

/** A table with all that belongs to it, each sort in its order; the lines of the last answers alone. */
export const READ = `select kind, n::float8 as n, at::float8 as at, body, lines from (
  select 'table' as kind, 0 as n, changed as at, body, null as lines from tables where id = $1 and archived <> ${ARRIVING}
  union all select 'answer', n, at, body, case when row_number() over (order by n desc) <= $2::int then lines end from answers where tbl = $1
  union all select 'moment', n, 0, body, null from moments where tbl = $1
  union all (select 'chat', i, 0, body, null from chat where tbl = $1 order by i desc limit $3::int)
) as all_rows order by kind, n`;

/** The same as rows.ts packs it, put together where it lies: nobody at a table waits for it. */
export const PACKED = `select '{"table":' || body
  || ',"answers":[' || coalesce((select string_agg('{"n":' || n || ',' || substr(body, 2), ',' order by n) from answers where tbl = $1 and body <> ''), '')
  || '],"moments":[' || coalesce((select string_agg(body, ',' order by n) from moments where tbl = $1), '') || ']}' as packed
  from tables where id = $1 and archived <> ${ARRIVING}`;

export const COUNT = 'select count(*) as in_all, count(*) filter (where archived = 0) as in_use from tables where owner = $1';

/** A table is touched when it is changed and when somebody answers. */
const touchedOf = (table: string): string =>
  `greatest(${table}.changed, coalesce((select at from answers where tbl = ${table}.id order by n desc limit 1), 0))`;
export const STALE = `select id from (select id, ${touchedOf('tables')} as touched from tables where changed < $1::float8) as old
  where touched < $1::float8 and not exists (
    select 1 from chapters as mine join chapters as other on other.story = mine.story join tables as chapter on chapter.id = other.tbl
    where mine.tbl = old.id and ${touchedOf('chapter')} >= $1::float8)
  order by touched limit $2::int`;
