/**
 * The tables of the queue, as a row of numbered steps: a database at number n has had the first n of them. A step that was taken once is never changed. They lie in a schema of their own, and the jobs of
 * graphile-worker, which has steps of its own, in another, so that neither meets what else is kept in the database.
 */
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { SILENT } from './line.ts';
import { LONGEST_FAULT, MOST_BODY, MOST_RESULT } from './queued.ts';

export const OURS = 'quarry_lab';
export const JOBS = 'quarry_lab_jobs';

/**
 * A worker is alive as long as the clock of the database says so. What came of a piece is kept once, by whoever was first, with the fault if it could not be played.
 * `wanted` is when somebody has asked for an experiment last.
 */
const FIRST = `
  create table ${OURS}.experiments (id text primary key, program text not null, pieces integer not null,
    body text not null check (octet_length(body) <= ${MOST_BODY}), wanted timestamptz not null default now());
  create table ${OURS}.results (experiment text not null references ${OURS}.experiments on delete cascade, piece integer not null, games integer not null,
    body text check (octet_length(body) <= ${MOST_RESULT}), fault text check (octet_length(fault) <= ${LONGEST_FAULT * 4}),
    primary key (experiment, piece), check ((body is null) <> (fault is null)));
  create table ${OURS}.workers (id text primary key, threads integer not null, programs text[] not null, alive timestamptz not null);`;

const STEPS: readonly string[] = [FIRST];

/** Any number that nobody else locks. */
const LOCK = 7_114_201_532;

/** The queue was made by a newer lab. */
export class NewerQueue extends Error {
  override readonly name = 'NewerQueue';
}

/** Asked of the catalogue by a scan: what a name stands for may be remembered by the connection from before somebody else was quicker. */
const IS_THERE = `select exists (select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname = '${OURS}' and relname = 'number') as is_there`;

async function numberOf(client: pg.ClientBase): Promise<number> {
  const there = await client.query(IS_THERE);
  if (!there.rows[0].is_there) return 0;
  const { rows } = await client.query(`select number from ${OURS}.number`);
  return Number(rows[0]?.number ?? 0);
}

/** Takes the steps that are missing. An account that may not make tables can use a queue to which nothing is missing. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const found = await numberOf(client);
    if (found > STEPS.length) throw new NewerQueue(`its schema is ${found}, this one knows ${STEPS.length}`);
    if (found < STEPS.length) await takeSteps(client);
  } finally {
    client.release();
  }
  await runMigrations({ pgPool: pool, schema: JOBS, logger: SILENT });
}

async function takeSteps(client: pg.ClientBase): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`select pg_advisory_xact_lock(${LOCK})`);
    // Somebody else may have been quicker.
    const now = await numberOf(client);
    if (now === 0) await client.query(`create schema if not exists ${OURS}; create table ${OURS}.number (number integer not null)`);
    for (const step of STEPS.slice(now)) await client.query(step);
    await client.query(`delete from ${OURS}.number; insert into ${OURS}.number (number) values (${STEPS.length})`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
