/**
 * The lab's queue in a PostgreSQL database (decision 0032): experiments, their pieces as jobs of graphile-worker, and what came of each piece. Whoever asks for an experiment that is there already goes
 * on with it. A piece may be played twice, when somebody was taken for dead who was not; it counts once.
 */
import { type AddJobsJobSpec, makeWorkerUtils, type WorkerUtils } from 'graphile-worker';
import type pg from 'pg';
import type { Done } from '../work.ts';
import { connect, SILENT } from './line.ts';
import { bodyOf, idOf, type Job, LONGEST_FAULT, MOST_RESULT, NotOurs, piecesOf, type Queued, type QueuedWork, readDone } from './queued.ts';
import { JOBS, migrate, OURS } from './schema.ts';

/** How an experiment stands. */
export interface Standing {
  /** Pieces and games that were played. */
  readonly pieces: number;
  readonly games: number;
  /** Workers that are alive and can play it, and their threads. */
  readonly workers: number;
  readonly threads: number;
  /** Why a piece cannot be played, if there is one such. */
  readonly fault: string | null;
}

/** Somebody who works for the queue. */
export interface Hand {
  readonly id: string;
  readonly threads: number;
  readonly programs: readonly string[];
}

/** Experiments of programs that nobody here has. */
export interface Waiting {
  readonly id: string;
  readonly body: string;
}

const CONNECTIONS = 3;
/** So many jobs are added at a time. */
const JOBS_AT_ONCE = 1_000;
/** So many results are read at a time. */
const RESULTS_AT_ONCE = 50;
/** A piece that was begun so often and never ended is not begun again: whoever plays it dies. */
const MOST_TRIES = 25;
const KEPT_DAYS = 30;

const ADD = `insert into ${OURS}.experiments (id, program, pieces, body) values ($1, $2, $3, $4) on conflict (id) do update set wanted = now()`;
const FORGET = `with old as (delete from ${OURS}.experiments where wanted < now() - interval '${KEPT_DAYS} days' returning id)
  select job.id::text as id from ${JOBS}.jobs job join old on job.key like old.id || ':%' where job.locked_at is null`;
/** A fault of before may have been the machine's. */
const FORGIVE = `delete from ${OURS}.results where experiment = $1 and fault is not null`;
/** Neither played nor waiting to be: what was begun and never ended too often waits no more. */
const MISSING = `select piece from generate_series(0, $2::int - 1) as piece
  where not exists (select 1 from ${OURS}.results where experiment = $1 and results.piece = piece.piece)
  and not exists (select 1 from ${JOBS}.jobs where key = $1 || ':' || piece.piece and attempts < max_attempts) order by piece`;
const STANDING = `select count(*)::int as pieces, coalesce(sum(games), 0)::int as games, min(fault) as fault,
  (select count(*)::int from ${OURS}.workers where alive > now() and $2 = any(programs)) as workers,
  (select coalesce(sum(threads), 0)::int from ${OURS}.workers where alive > now() and $2 = any(programs)) as threads
  from ${OURS}.results where experiment = $1`;
const STUCK = `select key from ${JOBS}.jobs where key like $1 || ':%' and attempts >= max_attempts and locked_at is null order by key limit 1`;
const RESULTS = `select piece, body from ${OURS}.results where experiment = $1 and piece > $2 and fault is null order by piece limit ${RESULTS_AT_ONCE}`;
const LOOK = `select body, exists (select 1 from ${OURS}.results where experiment = $1 and piece = $2) as is_played from ${OURS}.experiments where id = $1`;
const PUT = `insert into ${OURS}.results (experiment, piece, games, body, fault)
  select id, $2::int, $3::int, $4::text, $5::text from ${OURS}.experiments where id = $1 on conflict do nothing`;
const UNREADABLE = `update ${OURS}.results set body = null, fault = $3 where experiment = $1 and piece = $2`;
const BEAT = `insert into ${OURS}.workers (id, threads, programs, alive) values ($1, $2, $3::text[], now() + $4::int * interval '1 millisecond')
  on conflict (id) do update set alive = excluded.alive`;
const BURY = `with dead as (delete from ${OURS}.workers where alive < now() returning id)
  select ${JOBS}.force_unlock_workers(array_agg(id)) from dead having count(*) > 0`;
const LEFT = `select count(*)::int as n from ${JOBS}.jobs where task_identifier = any($1::text[]) and attempts < max_attempts`;
const OTHERS = `select id, body from ${OURS}.experiments where program <> all($1::text[])
  and pieces > (select count(*) from ${OURS}.results where experiment = experiments.id)
  and wanted > now() - interval '1 day' limit 20`;

export class LabQueue {
  readonly pool: pg.Pool;
  readonly #utils: WorkerUtils;

  private constructor(pool: pg.Pool, utils: WorkerUtils) {
    this.pool = pool;
    this.#utils = utils;
  }

  /** Makes what is missing in the database. */
  static async open(url: string, more = 0): Promise<LabQueue> {
    const pool = connect(url, CONNECTIONS + more);
    try {
      await migrate(pool);
      return new LabQueue(pool, await makeWorkerUtils({ pgPool: pool, schema: JOBS, logger: SILENT }));
    } catch (error) {
      await pool.end().catch(() => {});
      throw error;
    }
  }

  async #ask(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
    return (await this.pool.query(sql, values)).rows;
  }

  // For whoever asks

  /** Puts an experiment into the queue, or goes on with it: what was played counts, what could not be is tried again. */
  async begin(queued: Queued): Promise<void> {
    const id = idOf(queued);
    const client = await this.pool.connect();
    try {
      // One at a time: two who ask for the same would add its pieces twice.
      await client.query('begin');
      await client.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [id]);
      await client.query(ADD, [id, queued.program, piecesOf(queued), bodyOf(queued)]);
      await client.query(FORGIVE, [id]);
      const missing = (await client.query(MISSING, [id, piecesOf(queued)])).rows.map(({ piece }) => Number(piece));
      for (let from = 0; from < missing.length; from += JOBS_AT_ONCE)
        await addJobs(
          client,
          missing.slice(from, from + JOBS_AT_ONCE).map(piece => jobOf(queued.program, { experiment: id, piece })),
        );
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
    await this.#forgetOld();
  }

  /** What nobody has asked for for a month goes. */
  async #forgetOld(): Promise<void> {
    const jobs = (await this.#ask(FORGET)).map(({ id }) => String(id));
    if (jobs.length > 0) await this.#utils.completeJobs(jobs);
  }

  async has(queued: Queued): Promise<boolean> {
    return (await this.#ask(`select 1 from ${OURS}.experiments where id = $1`, idOf(queued))).length > 0;
  }

  async standing(queued: Queued): Promise<Standing> {
    const [row] = await this.#ask(STANDING, idOf(queued), queued.program);
    return row as unknown as Standing;
  }

  /** Why a piece will never be played; null as long as none was begun too often. */
  async stuck({ piece, games, ...queued }: Queued): Promise<string | null> {
    const [row] = await this.#ask(STUCK, idOf({ piece, games, ...queued }));
    if (!row) return null;
    const from = Number(String(row['key']).split(':')[1]) * piece;
    return `games ${from} to ${Math.min(games, from + piece) - 1} were begun ${MOST_TRIES} times and never ended: whoever plays them dies`;
  }

  /** What has come of the pieces so far, in their order. */
  async results<W extends QueuedWork>(queued: Queued<W>): Promise<Done[W['what']][]> {
    const id = idOf(queued);
    const done: Done[W['what']][] = [];
    for (let last = -1; ; ) {
      const rows = await this.#ask(RESULTS, id, last);
      for (const { piece, body } of rows) {
        last = Number(piece);
        done.push(await this.#readDone(queued, { experiment: id, piece: last }, String(body)));
      }
      if (rows.length < RESULTS_AT_ONCE) return done;
    }
  }

  /** What cannot be read counts as a fault, so that it is played again when it is asked for again. */
  async #readDone<W extends QueuedWork>(queued: Queued<W>, { experiment, piece }: Job, body: string): Promise<Done[W['what']]> {
    try {
      return readDone(queued, piece, body);
    } catch (error) {
      if (error instanceof NotOurs) await this.#ask(UNREADABLE, experiment, piece, error.message.slice(0, LONGEST_FAULT));
      throw error;
    }
  }

  // For whoever works

  /** The experiment of a job, and whether the piece was played already; null if there is none. */
  async look({ experiment, piece }: Job): Promise<{ readonly body: string; readonly isPlayed: boolean } | null> {
    const [row] = await this.#ask(LOOK, experiment, piece);
    return row ? { body: String(row['body']), isPlayed: row['is_played'] === true } : null;
  }

  /** Whoever comes second changes nothing. */
  async put({ experiment, piece }: Job, games: number, result: { readonly body: string } | { readonly fault: string }): Promise<void> {
    const body = 'body' in result ? result.body : null;
    const isTooMuch = body !== null && Buffer.byteLength(body) > MOST_RESULT;
    const fault = 'fault' in result ? result.fault : isTooMuch ? `what came of it is larger than ${MOST_RESULT} bytes` : null;
    await this.#ask(PUT, experiment, piece, games, isTooMuch ? null : body, fault?.slice(0, LONGEST_FAULT) ?? null);
  }

  /** Says that somebody is alive, for so long. */
  async beat({ id, threads, programs }: Hand, aliveMs: number): Promise<void> {
    await this.#ask(BEAT, id, threads, programs, aliveMs);
  }

  /** What those had begun who are not alive any more is for the others. */
  async buryDead(): Promise<void> {
    await this.#ask(BURY);
  }

  async leave(id: string): Promise<void> {
    await this.#utils.forceUnlockWorkers([id]);
    await this.#ask(`delete from ${OURS}.workers where id = $1`, id);
  }

  /** Jobs that these programs can do, whoever is at them. */
  async left(programs: readonly string[]): Promise<number> {
    return Number((await this.#ask(LEFT, programs))[0]!['n']);
  }

  async waitingForOthers(programs: readonly string[]): Promise<readonly Waiting[]> {
    return (await this.#ask(OTHERS, programs)) as unknown as readonly Waiting[];
  }

  async close(): Promise<void> {
    await this.#utils.release();
    await this.pool.end();
  }
}

/** Named after the program that can do it: whoever has another never takes it. */
const jobOf = (program: string, job: Job): AddJobsJobSpec => ({
  identifier: program,
  payload: job,
  jobKey: `${job.experiment}:${job.piece}`,
  maxAttempts: MOST_TRIES,
});

async function addJobs(client: pg.ClientBase, jobs: readonly AddJobsJobSpec[]): Promise<void> {
  const rows = jobs.map(({ identifier, payload, jobKey, maxAttempts }) => ({
    identifier,
    payload,
    job_key: jobKey,
    max_attempts: maxAttempts,
  }));
  await client.query(
    `select count(*) from ${JOBS}.add_jobs(array(select json_populate_recordset(null::${JOBS}.job_spec, $1::json)), false)`,
    [JSON.stringify(rows)],
  );
}
