/** The stores side by side: how many answers each makes durable, how soon, and what that costs the thread which serves everybody; in turns, so that a slow spell of the machine meets both. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuMs } from '../limits.ts';
import { openPostgres } from '../postgres-store.ts';
import { packRows } from '../rows.ts';
import { DATA_FILE } from '../sqlite-file.ts';
import { openSqlite } from '../sqlite-store.ts';
import type { Change, Store, StoredTable } from '../store.ts';
import { startPostgres } from '../throwaway-postgres.ts';
import type { StoreEars } from '../write-queue.ts';
import { percentile } from './load.ts';
import { round, sleep } from './running.ts';

export interface StoreFigures {
  readonly answersPerSecond: number;
  /** From handing an answer over until it is durable. */
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** How many were made durable together, on average. */
  readonly perCommit: number;
  /** What an answer costs the thread that serves everybody. */
  readonly microseconds: number;
}

export interface StoresFigures {
  /** Tables, each with one answer under way at a time. */
  readonly tables: number;
  readonly sqlite: StoreFigures;
  readonly postgres: StoreFigures;
  /** Answers of the one against the other: the median of the rounds. */
  readonly ratio: number;
}

export interface StoresBench {
  readonly tables: number;
  /** How long each store is measured, in all rounds. */
  readonly seconds: number;
  /** The address of a PostgreSQL database; the one that the tests bring, if left out. */
  readonly store?: string;
  tell?(what: string): void;
}

const ROUNDS = 5;
const ANSWER_BYTES = 1000;
const LINES = [{ rule: 'R-1', type: 'told', says: 'x'.repeat(ANSWER_BYTES), under: 'here', event: {} }];

/** A store that is written to for a while, rests, and is written to again. */
class Driven {
  readonly rates: number[] = [];
  readonly #latencies: number[] = [];
  readonly #commits: number[] = [];
  readonly #next: number[];
  #worked = 0;
  #store!: Store;

  constructor(tables: number) {
    this.#next = Array.from({ length: tables }, () => 1);
  }

  async open(open: (ears: StoreEars) => Promise<Store>): Promise<void> {
    this.#store = await open({ batch: changes => void this.#commits.push(changes) });
    await Promise.all(this.#ids.map(id => this.#store.write(newTable(id))));
  }

  get #ids(): string[] {
    return this.#next.map((_, i) => `bench-${process.pid}-${i}`);
  }

  async drive(seconds: number, isMeasured: boolean): Promise<void> {
    const [before, worked, began] = [this.#latencies.length, cpuMs(), performance.now()];
    if (!isMeasured) this.#commits.length = 0;
    let isOver = false;
    const writing = this.#ids.map(async (id, i) => {
      while (!isOver) {
        const handedOver = performance.now();
        await this.#store.write(answer(id, this.#next[i]!));
        this.#next[i]! += 1;
        this.#latencies.push(performance.now() - handedOver);
      }
    });
    await sleep(seconds);
    isOver = true;
    await Promise.all(writing);
    this.rates.push((this.#latencies.length - before) / ((performance.now() - began) / 1000));
    this.#worked += cpuMs() - worked;
    if (isMeasured) return;
    [this.rates.length, this.#latencies.length, this.#commits.length, this.#worked] = [0, 0, 0, 0];
  }

  async close(): Promise<StoreFigures> {
    await Promise.all(this.#ids.map(id => this.#store.write({ do: 'remove', id })));
    await this.#store.close();
    const { length } = this.#latencies;
    return {
      answersPerSecond: round(percentile(this.rates, 0.5)),
      p50Ms: round(percentile(this.#latencies, 0.5), 2),
      p99Ms: round(percentile(this.#latencies, 0.99), 2),
      perCommit: round(length / this.#commits.length, 1),
      microseconds: round((this.#worked * 1000) / length),
    };
  }
}

const newTable = (id: string): Change => {
  const table: StoredTable = {
    ...{ id, game: 'bench', version: 1, content: '', setup: {}, seed: '', base: 0, name: '', seats: [], host: '', owner: 'bench' },
    ...{ evenPause: 0, isPaused: false, isArchived: false, createdAt: 0 },
  };
  return { do: 'create', table, rows: packRows({ base: 0, opening: [], answers: [], moments: [] }), at: Date.now() };
};

const answer = (id: string, n: number): Change => ({
  do: 'answer',
  id,
  answer: { n, seat: 0, scene: 'turn', kind: 'take-action', answer: ['ranged-attack'], hash: '0123456789abcdef', learnt: false },
  lines: LINES,
  moment: null,
  at: Date.now(),
});

export async function benchStores({ tables, seconds, store, tell = () => {} }: StoresBench): Promise<StoresFigures> {
  const data = mkdtempSync(join(tmpdir(), 'quarry-bench-'));
  const own = store === undefined ? await startPostgres(true) : null;
  try {
    const url = store ?? own!.url(await own!.make());
    const [sqlite, postgres] = [new Driven(tables), new Driven(tables)];
    await sqlite.open(ears => openSqlite(join(data, DATA_FILE), ears));
    await postgres.open(ears => openPostgres(url, ears));
    tell(`${tables} tables at each store, in turns`);
    for (const one of [sqlite, postgres]) await one.drive(seconds / ROUNDS, false);
    for (let i = 0; i < ROUNDS; i++) for (const one of [sqlite, postgres]) await one.drive(seconds / ROUNDS, true);
    const ratio = round(
      percentile(
        postgres.rates.map((rate, i) => rate / sqlite.rates[i]!),
        0.5,
      ),
      2,
    );
    return { tables, sqlite: await sqlite.close(), postgres: await postgres.close(), ratio };
  } finally {
    await own?.stop();
    rmSync(data, { recursive: true });
  }
}
