import { createServer, connect as dial, type Socket } from 'node:net';
import { isNight } from '@quarry/kernel/testing';
import { describe, expect, test } from 'vitest';
import { connect, nameOf, reserve } from './postgres-line.ts';
import { migrate, STEPS } from './postgres-schema.ts';
import { openPostgres } from './postgres-store.ts';
import { packRows } from './rows.ts';
import { CannotOpen, type Change, NotRead, NotSaved, type Store } from './store.ts';
import { emptiedDatabase, freshDatabase, OWNER, PASSWORD, sharedPostgres, startPostgres } from './testing/postgres.ts';
import { aTable, storeContract } from './testing/store-contract.ts';

storeContract(async ears => {
  const { url } = await emptiedDatabase();
  const opened: Store[] = [await openPostgres(url, ears)];
  return {
    store: opened[0]!,
    async reopen() {
      opened.push(await openPostgres(url));
      return opened.at(-1)!;
    },
    async clean() {
      for (const one of opened) await one.close();
    },
  };
}, isNight);

const create = (id: string): Change => ({
  do: 'create',
  table: aTable(id),
  rows: packRows({ base: 0, opening: [], answers: [], moments: [{ state: {}, counters: {}, passes: [], n: 0 }] }),
  at: 1,
});
const answer = (id: string, n: number, key = 'key'): Change => ({
  do: 'answer',
  id,
  answer: { n, seat: 0, scene: 's', kind: 'k', answer: [key], hash: 'h', learnt: false },
  lines: [],
  moment: { state: { key }, counters: {}, passes: [], n },
  at: n,
});
const keysOf = async (store: Store, id: string): Promise<unknown[]> => (await store.read(id))!.answers.map(one => one.answer);

describe('two servers at one database', () => {
  test('only one of two that write the same answer at once is kept; nothing of the other is stored', async () => {
    const { server, name, url } = await freshDatabase();
    const stores = [await openPostgres(url), await openPostgres(url)];
    await stores[0]!.write(create('t1'));

    for (let n = 1; n <= 5; n++) {
      const results = await Promise.allSettled(stores.map((store, i) => store.write(answer('t1', n, `of ${i}`))));
      const lost = results.filter(one => one.status === 'rejected');
      expect(lost.map(one => one.reason)).toEqual([expect.any(NotSaved)]);
      const winner = results.findIndex(one => one.status === 'fulfilled');
      const { answers, moments } = (await stores[0]!.read('t1'))!;
      expect([answers.at(-1)!.answer, moments.at(-1)!.state]).toEqual([[`of ${winner}`], { key: `of ${winner}` }]);
    }

    for (const store of stores) await store.close();
    await server.drop(name);
  });

  test('who holds a table in an older epoch than somebody else is refused; their other tables are written', async () => {
    const { server, name, url } = await freshDatabase();
    const store = await openPostgres(url);
    const newer = await openPostgres(url, {}, { epochOf: () => 1 });
    for (const id of ['t1', 't2']) await store.write(create(id));
    await server.ask("insert into holders (tbl, epoch) values ('t1', 1)", name);

    const results = await Promise.allSettled([
      store.write(answer('t1', 1)),
      store.write(answer('t2', 1)),
      store.write({ do: 'back', id: 't1', n: 0, at: 5 }),
    ]);

    expect(results.map(one => (one.status === 'rejected' ? one.reason.message : 'kept'))).toEqual([
      'another server has taken the table over',
      'kept',
      'another server has taken the table over',
    ]);
    await newer.write(answer('t1', 1));
    expect(await keysOf(store, 't1')).toEqual([['key']]);
    await Promise.all([store.close(), newer.close()]);
    await server.drop(name);
  });

  test('who takes a table over while somebody writes is waited for, or waits: nothing is written behind their back', async () => {
    const { server, name, url } = await freshDatabase();
    const store = await openPostgres(url, {}, { epochOf: () => 1 });
    await store.write(create('t1'));
    const sql = connect(url, { most: 1, settings: { application_name: 'another' } });
    const another = await reserve(sql);
    await another.unsafe("insert into holders (tbl, epoch) values ('t1', 1)");

    await another.unsafe('begin');
    await another.unsafe("update holders set epoch = 2 where tbl = 't1'");
    const outcome = store.write(answer('t1', 1)).then(
      () => 'kept',
      (error: Error) => error.message,
    );
    const waiting = "select 1 from pg_stat_activity where application_name = 'quarry' and wait_event_type = 'Lock'";
    while ((await server.ask(waiting)).length === 0);
    await another.unsafe('commit');

    expect(await outcome).toBe('another server has taken the table over');
    expect(await keysOf(store, 't1')).toEqual([]);
    another.release();
    await sql.end();
    await store.close();
    await server.drop(name);
  });

  test('that start at once on an empty database both come up, and the steps are taken once', async () => {
    const server = await sharedPostgres();
    const name = await server.make();

    const stores = await Promise.all([1, 2, 3].map(() => openPostgres(server.url(name))));

    expect(await server.ask('select number from quarry_schema', name)).toEqual([{ number: STEPS.length }]);
    for (const store of stores) await store.close();
    await server.drop(name);
  });
});

/** Every table with its columns and indexes. */
const SHAPE = `select table_name as of, column_name as what, data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as how
  from information_schema.columns where table_schema = 'public' union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2, 3`;

describe('the schema', () => {
  test.each(Array.from({ length: STEPS.length + 1 }, (_, number) => number))(
    'a database at step %i becomes what a new one is',
    async number => {
      const server = await sharedPostgres();
      const { name: fresh } = await freshDatabase();
      const name = await server.make();
      const sql = connect(server.url(name), { most: 1 });
      const line = await reserve(sql);
      if (number > 0) await migrate(line, number);
      line.release();
      await sql.end();

      const store = await openPostgres(server.url(name));

      await store.write(create('t1'));
      expect(await server.ask(SHAPE, name)).toEqual(await server.ask(SHAPE, fresh));
      await store.close();
      for (const one of [name, fresh]) await server.drop(one);
    },
  );

  test('of a newer server is refused by its number, and left as it is', async () => {
    const { server, name, url } = await freshDatabase();
    await server.ask('update quarry_schema set number = 70', name);

    await expect(openPostgres(url)).rejects.toThrow(
      new CannotOpen(
        `The database ${nameOf(url)} was written by a newer server (its schema is 70, this one knows ${STEPS.length}); start that one, or choose another database with --store.`,
      ),
    );
    expect(await server.ask('select number from quarry_schema', name)).toEqual([{ number: 70 }]);
    await server.drop(name);
  });

  test('every row of a table lies in one part of thirty-two', async () => {
    const { server, name, url } = await freshDatabase();
    const store = await openPostgres(url);
    for (let i = 0; i < 40; i++) await store.write(create(`t${i}`));

    const parts = await server.ask('select tableoid::regclass::text as part, count(*) as rows from tables group by 1', name);

    expect(parts.length).toBeGreaterThan(10);
    expect(await server.ask("select count(*) as count from pg_inherits where inhparent = 'answers'::regclass", name)).toEqual([
      { count: '32' },
    ]);
    await store.close();
    await server.drop(name);
  });
});

describe('a database that cannot be opened', () => {
  const said = async (url: string): Promise<string> => {
    const error = await openPostgres(url).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(CannotOpen);
    const { message } = error as Error;
    for (const secret of [PASSWORD, encodeURIComponent(PASSWORD), 'wrong-one']) expect(message).not.toContain(secret);
    return message;
  };

  test('says why in one sentence, with a way out and without its password', async () => {
    const server = await sharedPostgres();
    const secret = encodeURIComponent(PASSWORD);
    const at = `127.0.0.1:${server.port}`;
    await server.ask(`create role guest login password '${PASSWORD}'`);

    expect(await said(`postgres://${OWNER}:wrong-one@${at}/postgres`)).toBe(
      `The database postgres://${OWNER}@${at}/postgres does not let '${OWNER}' in (password authentication failed for user "${OWNER}"); check name and password, and pg_hba.conf of the database server.`,
    );
    expect(await said(server.url('nowhere'))).toBe(
      `There is no database 'nowhere' for postgres://${OWNER}@${at}/nowhere; make it with: create database nowhere owner ${OWNER}`,
    );
    expect(await said(`postgres://guest:${secret}@${at}/postgres`)).toMatch(
      /^The role 'guest' may not do what the server needs in postgres:\/\/guest@\S+\/postgres \(permission denied .*\); make it the owner: alter database postgres owner to guest$/,
    );
    expect(await said(`postgres://guest:${secret}@127.0.0.1:1/postgres`)).toBe(
      'Nobody listens at 127.0.0.1:1 for postgres://guest@127.0.0.1:1/postgres; start PostgreSQL there, or check host and port.',
    );
    expect(await said(`postgres://guest:${secret}@no-such-host.invalid/postgres`)).toBe(
      'There is no host by the name in postgres://guest@no-such-host.invalid/postgres; check how it is spelled, and the name service.',
    );
    expect(await said(`postgres://guest:${PASSWORD}@somewhere`)).toMatch(
      /^The address of the database cannot be read; it looks like postgres:/,
    );
    await server.ask('drop role guest');
  });

  test('by a role that may only read what another one made is refused, too; one that may read and write is not', async () => {
    const { server, name } = await freshDatabase();
    await server.ask(`create role reader login password '${PASSWORD}'`);
    await server.ask('grant select on all tables in schema public to reader', name);

    expect(await said(server.url(name).replace(OWNER, 'reader'))).toMatch(/^The role 'reader' may not do what the server needs/);
    await server.ask('grant insert, update, delete on all tables in schema public to reader', name);
    await (await openPostgres(server.url(name).replace(OWNER, 'reader'))).close();
    await server.ask('drop owned by reader', name);
    await server.ask('drop role reader');
    await server.drop(name);
  });

  test('because it holds tables of something else', async () => {
    const server = await sharedPostgres();
    await server.ask('create database taken template template0');
    await server.ask('create table tables (id integer)', 'taken');

    expect(await said(server.url('taken'))).toBe(
      `The database postgres://${OWNER}@127.0.0.1:${server.port}/taken holds tables of something else (relation "tables" already exists); give the server one of its own: create database quarry owner ${OWNER}`,
    );
    await server.drop('taken');
  });

  test('because it is not encoded in UTF-8', async () => {
    const server = await sharedPostgres();
    await server.ask("create database odd encoding 'SQL_ASCII' template template0");

    expect(await said(server.url('odd'))).toMatch(
      /^The database \S+ is encoded in SQL_ASCII; make one with: create database … encoding 'UTF8'/,
    );
    await server.drop('odd');
  });
});

/** A way to the database on which something can happen to what is said. */
class Way {
  /** What becomes of the next commit: it passes, is cut before the database hears it, or before anybody hears what became of it; it is held, or everything falls silent. */
  fate: 'passes' | 'unheard' | 'unanswered' | 'held' | 'silent' = 'passes';
  commits = 0;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer(near => this.#carry(near));
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  async open(): Promise<number> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', () => resolve()));
    return (this.#server.address() as { port: number }).port;
  }

  cut(): void {
    for (const one of this.#sockets) one.destroy();
  }

  close(): void {
    this.#server.close();
    this.cut();
  }

  #carry(near: Socket): void {
    const far = dial(this.#port, '127.0.0.1');
    const cut = (): void => {
      near.destroy();
      far.destroy();
    };
    let isDoomed = false;
    for (const one of [near, far]) {
      this.#sockets.add(one);
      one.on('error', cut);
      one.on('close', cut);
    }
    near.on('data', said => {
      const isCommit = said.includes('commit\0');
      if (isCommit) this.commits += 1;
      const { fate } = this;
      if (fate === 'silent' || (isCommit && fate === 'held')) return;
      if (isCommit && fate !== 'passes') {
        this.fate = 'passes';
        isDoomed = true;
        if (fate === 'unheard') {
          cut();
          return;
        }
      }
      far.write(said);
    });
    far.on('data', heard => {
      if (isDoomed) cut();
      else if (this.fate !== 'silent') near.write(heard);
    });
  }
}

describe('a connection that is cut', () => {
  async function byWay(): Promise<{ way: Way; store: Store; end: () => Promise<void> }> {
    const { server, name, url } = await freshDatabase();
    const way = new Way(server.port);
    const port = await way.open();
    const store = await openPostgres(
      url.replace(`:${server.port}/`, `:${port}/`),
      {},
      { waits: { again: 600_000, pause: 20, commit: 2000, read: 2000 } },
    );
    return {
      way,
      store,
      async end() {
        await store.close();
        way.close();
        await server.drop(name);
      },
    };
  }

  test.each(['unheard', 'unanswered'] as const)(
    'over a commit that goes %s: it is saved, once, and so is what came behind it',
    async fate => {
      const { way, store, end } = await byWay();
      await store.write(create('t1'));
      way.fate = fate;
      way.commits = 0;

      await Promise.all([
        store.write(answer('t1', 1)),
        store.write({ do: 'chat', id: 't1', line: { i: 1, name: 'Ana', seat: 0, says: 'hello', at: 9 } }),
      ]);
      await store.write(answer('t1', 2));

      expect((await store.read('t1'))!.answers.map(one => one.n)).toEqual([1, 2]);
      expect((await store.read('t1'))!.chat).toHaveLength(1);
      // What stood was not written again.
      expect(way.commits).toBe(fate === 'unanswered' ? 2 : 3);
      await end();
    },
  );

  test('over a commit that goes unheard in a crash after which the database gives its numbers again: it is saved, and not only said to be', async () => {
    const server = await startPostgres();
    const name = await server.make();
    // What nobody has committed stays in its memory, and is gone with it.
    for (const one of ["alter system set wal_writer_delay = '10s'", 'select pg_reload_conf()']) await server.ask(one);
    const way = new Way(server.port);
    const store = await openPostgres(
      server.url(name).replace(`:${server.port}/`, `:${await way.open()}/`),
      {},
      { waits: { again: 600_000, pause: 20, commit: 600_000, read: 2000 } },
    );
    await store.write(create('t1'));
    const given = async (): Promise<number> => Number((await server.ask('select pg_current_xact_id()::text as xid', name))[0]!['xid']);
    const before = await given();
    way.fate = 'held';
    const saved = store.write(answer('t1', 1));
    await expect.poll(() => way.commits, { timeout: 60_000 }).toBeGreaterThan(1);
    await server.kill();
    way.fate = 'silent';
    way.cut();
    await server.start();
    while ((await given()) <= before + 10) await given();
    way.fate = 'passes';
    way.cut();

    await saved;

    expect((await store.read('t1'))!.answers.map(one => one.n)).toEqual([1]);
    await store.close();
    way.close();
    await server.stop();
  });

  test('without a word is noticed: what was under way is settled, and later ones go on', async () => {
    const { way, store, end } = await byWay();
    await store.write(create('t1'));
    way.fate = 'silent';

    const written = store.write(answer('t1', 1));
    await expect(store.check()).rejects.toThrow(/does not answer/);
    await expect(store.read('t1')).rejects.toBeInstanceOf(NotRead);
    way.fate = 'passes';

    await written;
    expect(await keysOf(store, 't1')).toEqual([['key']]);
    await end();
  });
});

test('a database that is away for long: nothing is saved nor read meanwhile, the store is not sound, and all of it heals by itself', async () => {
  const server = await startPostgres();
  const store = await openPostgres(server.url(await server.make()), {}, { waits: { again: 300, pause: 20 } });
  let isLost = false;
  void store.lost.then(() => {
    isLost = true;
  });
  await store.write(create('t1'));
  await store.write(answer('t1', 1));

  await server.kill();
  await expect(store.write(answer('t1', 2))).rejects.toBeInstanceOf(NotSaved);
  await expect(store.read('t1')).rejects.toBeInstanceOf(NotRead);
  await expect(store.check()).rejects.toThrow();
  await expect(store.write(answer('t1', 2))).rejects.toBeInstanceOf(NotSaved);
  await server.start();

  await store.check();
  expect(await keysOf(store, 't1')).toEqual([['key']]);
  await store.write(answer('t1', 2));
  expect(await keysOf(store, 't1')).toEqual([['key'], ['key']]);
  expect(isLost).toBe(false);
  await store.close();
  await server.stop();
});

test('a moment in which the database is away is noticed by nobody', async () => {
  const server = await startPostgres();
  const store = await openPostgres(server.url(await server.make()), {}, { waits: { again: 600_000, pause: 20 } });
  await store.write(create('t1'));

  await server.kill();
  const written = [1, 2, 3].map(n => store.write(answer('t1', n)));
  const read = store.read('t1');
  await server.start();
  await Promise.all(written);

  expect((await read)!.answers).toHaveLength(3);
  await store.close();
  await server.stop();
});

test('what is committed survives, also where the database is set not to wait for it', async () => {
  const { server, name, url } = await freshDatabase();
  await server.ask(`alter database ${name} set synchronous_commit = off`);
  await server.ask(
    `create table seen (how text); create function note() returns trigger language plpgsql as 'begin insert into seen values (current_setting(''synchronous_commit'')); return new; end';
     create trigger noted after insert on reports for each row execute function note()`,
    name,
  );
  const store = await openPostgres(url);

  await store.write({ do: 'report', report: { id: 'r1', table: 't1', at: 1, body: {} } });

  expect(await server.ask('select how from seen', name)).toEqual([{ how: 'on' }]);
  await store.close();
  await server.drop(name);
});
