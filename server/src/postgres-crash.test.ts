/** The promise that nothing is lost, where PostgreSQL is killed again and again under writes: what was acknowledged is there, once, and what was refused is not. */
import { SampledChance, Seed } from '@quarry/kernel';
import { isNight } from '@quarry/kernel/testing';
import { expect, test } from 'vitest';
import { openPostgres } from './postgres-store.ts';
import { packRows } from './rows.ts';
import { NotRead, NotSaved, type Store } from './store.ts';
import { type PostgresServer, startPostgres } from './testing/postgres.ts';
import { aTable } from './testing/store-contract.ts';

/** A few show that the test works; each night there are more. */
const KILLS = isNight ? 20 : 3;
const TABLES = 12;
/** How many acknowledged answers there are between two kills. */
const [FEWEST, MOST] = [50, 400];

/** Somebody who answers at one table, and when that was refused looks what stands, as a table does. */
class Writer {
  readonly acked = new Map<number, string>();
  refused = 0;
  /** Answers that were said not to be saved, and were. */
  wronged = 0;
  readonly #store: Store;
  readonly #id: string;
  readonly #count: () => void;

  constructor(store: Store, id: string, count: () => void) {
    this.#store = store;
    this.#id = id;
    this.#count = count;
  }

  async write(isOver: () => boolean): Promise<void> {
    for (let n = 1, tries = 0; !isOver(); ) {
      const key = `${n} ${++tries}`;
      const answer = { n, seat: 0, scene: 's', kind: 'k', answer: [key], hash: 'h', learnt: false };
      const moment = n % 8 === 0 ? { state: {}, counters: {}, passes: [], n } : null;
      try {
        await this.#store.write({ do: 'answer', id: this.#id, answer, lines: [], moment, at: n });
        this.acked.set(n, key);
        this.#count();
        n += 1;
      } catch (error) {
        if (!(error instanceof NotSaved)) throw error;
        this.refused += 1;
        const stored = await this.stored();
        this.wronged += stored.get(n) === key ? 1 : 0;
        n = stored.size + 1;
      }
    }
  }

  async stored(): Promise<ReadonlyMap<number, string>> {
    for (;;)
      try {
        return new Map((await this.#store.read(this.#id))!.answers.map(one => [one.n, (one.answer as string[])[0]!]));
      } catch (error) {
        if (!(error instanceof NotRead)) throw error;
      }
  }
}

/** Kills the whole server, or only the process that writes: then the others are ended by the server itself, in the middle of whatever they do. */
async function kill(server: PostgresServer, database: string, isWhole: boolean): Promise<void> {
  if (isWhole) {
    await server.kill();
    await server.start();
    return;
  }
  const [row] = await server.ask(
    `select pid from pg_stat_activity where datname = '${database}' and application_name = 'quarry' order by query like '%commit%' desc, state limit 1`,
  );
  if (row) process.kill(Number(row['pid']), 'SIGKILL');
}

test(`${KILLS} kills of PostgreSQL under writes: no acknowledged answer is lost, none is there that was refused`, {
  timeout: 3_600_000,
}, async () => {
  const server = await startPostgres();
  const database = await server.make();
  const store = await openPostgres(server.url(database), {}, { waits: { again: 100, pause: 20 } });
  const chance = new SampledChance<'kill'>(new Seed('kills of a database'));
  let [acked, wanted, isOver] = [0, 0, false];
  let enough = (): void => {};
  const writers = Array.from({ length: TABLES }, (_, i) => new Writer(store, `t${i}`, () => ++acked >= wanted && enough()));
  for (let i = 0; i < TABLES; i++)
    await store.write({ do: 'create', table: aTable(`t${i}`), rows: packRows({ base: 0, opening: [], answers: [], moments: [] }), at: 1 });
  const writing = Promise.all(writers.map(one => one.write(() => isOver)));
  const more = (): Promise<void> =>
    new Promise(resolve => {
      wanted = acked + FEWEST + chance.below('kill', MOST - FEWEST);
      enough = resolve;
    });

  for (let i = 0; i < KILLS; i++) {
    await Promise.race([more(), writing]);
    await kill(server, database, i % 3 !== 1);
  }
  await Promise.race([more(), writing]);
  isOver = true;
  await writing;

  let [lost, twice, stored] = [0, 0, 0];
  for (const one of writers) {
    const found = await one.stored();
    stored += found.size;
    lost += [...one.acked].filter(([n, key]) => found.get(n) !== key).length;
    twice += [...found].filter(([n, key]) => one.acked.get(n) !== key).length;
  }
  const [refused, wronged] = [writers.reduce((sum, one) => sum + one.refused, 0), writers.reduce((sum, one) => sum + one.wronged, 0)];
  console.log(
    `${KILLS} kills of PostgreSQL, ${stored} answers stored, ${acked} acknowledged, ${refused} refused, ${lost} lost, ${twice} that nobody was told of, ${wronged} refused and stored`,
  );
  await store.close();
  await server.stop();

  expect({ lost, twice, wronged }).toEqual({ lost: 0, twice: 0, wronged: 0 });
  expect(acked).toBeGreaterThan(KILLS * FEWEST);
});
