import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crossing } from '@quarry/bots/testing';
import type { Reply } from '@quarry/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from './sqlite-store.ts';
import { type Change, NotSaved, type Store } from './store.ts';
import { runServer } from './testing/child.ts';
import { Client, createTable, http, setupFor, wishesOf } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

const codeOf = (reply: Reply | null): string => (reply?.type === 'refused' ? reply.code : (reply?.type ?? 'none'));

/** A store whose disk can be full. */
class Brittle implements Store {
  isFull = false;
  /** When it is noticed that the disk is full. */
  noticed = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
  readonly #store: Store;
  constructor(store: Store) {
    this.#store = store;
  }
  write(change: Change): Promise<void> {
    return this.isFull ? this.noticed().then(() => Promise.reject(new NotSaved('database or disk is full'))) : this.#store.write(change);
  }
  /** Tables of which too much waits; null stands for any. */
  readonly crowded = new Set<string | null>();
  hasRoom = (id: string | null): boolean => !this.crowded.has(id) && this.#store.hasRoom(id);
  read = (id: string): ReturnType<Store['read']> => this.#store.read(id);
  readPacked = (id: string): ReturnType<Store['readPacked']> => this.#store.readPacked(id);
  countOf = (owner: string): ReturnType<Store['countOf']> => this.#store.countOf(owner);
  stale = (before: number, most: number): ReturnType<Store['stale']> => this.#store.stale(before, most);
  chapters = (id: string): ReturnType<Store['chapters']> => this.#store.chapters(id);
  report = (id: string): ReturnType<Store['report']> => this.#store.report(id);
  mailbox = (id: string): ReturnType<Store['mailbox']> => this.#store.mailbox(id);
  mailboxOf = (stop: string): ReturnType<Store['mailboxOf']> => this.#store.mailboxOf(stop);
  kept = (name: string): ReturnType<Store['kept']> => this.#store.kept(name);
  keep = (name: string, body: string): ReturnType<Store['keep']> => this.#store.keep(name, body);
  refusedHouses = (): ReturnType<Store['refusedHouses']> => this.#store.refusedHouses();
  get backlog(): Store['backlog'] {
    return this.#store.backlog;
  }
  copy = (): ReturnType<Store['copy']> => this.#store.copy();
  close = (): Promise<void> => this.#store.close();
  check = (): Promise<void> => (this.isLost ? Promise.reject(new Error('gone')) : this.#store.check());
  isLost = false;
  readonly #loss = Promise.withResolvers<Error>();
  readonly lost = this.#loss.promise;
  lose(): void {
    this.isLost = true;
    this.#loss.resolve(new Error('the disk is gone'));
  }
}

describe('what cannot be stored did not happen', () => {
  let server: TestServer;
  let disk: Brittle;
  const data = mkdtempSync(join(tmpdir(), 'quarry-full-'));
  beforeEach(async () => {
    disk = new Brittle(await openSqlite(join(data, 'quarry.db')));
    server = await TestServer.start({ store: disk });
  });
  afterEach(async () => {
    await server.clean();
    rmSync(data, { recursive: true });
  });

  test('a table that could not be deleted is there, and nobody was told that it is gone', async () => {
    const { table, host, keys } = await createTable(server.port, 'mm');
    const client = await server.client();
    await client.join(table, keys[0]!.key);

    disk.isFull = true;
    const refused = await http(server.port, 'DELETE', `/api/tables/${table}`, undefined, [host]);
    disk.isFull = false;

    expect([refused.status, refused.body.code]).toEqual([503, 'not-saved']);
    expect(client.frames.join()).not.toContain('"deleted"');
    await client.until('the table is there again', () => client.replies.filter(one => one.type === 'seen').length === 2);
    expect(await (await server.client()).join(table, keys[0]!.key)).toMatchObject({ type: 'seen' });
    expect((await http(server.port, 'DELETE', `/api/tables/${table}`, undefined, [host])).status).toBe(204);
    await client.until('told that it is deleted', () => client.frames.join().includes('"deleted"'));
  });

  test('a next chapter that could not be stored was not opened, and what could not be arranged there is as it was', async () => {
    await server.stop();
    disk = new Brittle(await openSqlite(join(data, 'quarry.db')));
    await server.start({ store: disk, games: [crossing] });
    const setup = { seats: 1, leg: 1, stores: 6, boats: [], pace: 'calm' };
    const { table, keys, host } = await createTable(server.port, 'm', { game: 'crossing', setup });
    const client = await server.client();
    await client.join(table, keys[0]!.key);
    while (await client.anyAnswers(table, [0]));
    const call = (path: string, body?: unknown) => http(server.port, 'POST', `/api/tables/${path}`, body, [host]);

    disk.isFull = true;
    const refused = await call(`${table}/next`);
    disk.isFull = false;
    await client.until('the table is there again', () => client.chair(table, 0).seen.story?.next === null);
    const opened = await call(`${table}/next`);
    const next = opened.body.table as string;
    disk.isFull = true;
    const wish = { do: 'choose', field: 'pace', value: 'brisk' };
    const notArranged = await call(`${next}/gathering`, wish);
    const notBegun = await call(`${next}/begin`);
    disk.isFull = false;
    const now = await http(server.port, 'GET', `/api/tables/${next}/gathering`);
    const arranged = await call(`${next}/gathering`, wish);
    const begun = await call(`${next}/begin`);

    expect([refused, notArranged, notBegun].map(one => [one.status, one.body.code])).toEqual(new Array(3).fill([503, 'not-saved']));
    expect(opened.status).toBe(201);
    expect([now.body.choices.pace, arranged.body.choices.pace, begun.body.status]).toEqual(['calm', 'brisk', 'playing']);
  });

  test('the sender is refused, everybody sees what is durable, and the table goes on', async () => {
    const { table, keys } = await createTable(server.port, 'mm');
    const [ana, watcher] = [await server.client(), await server.client()];
    for (const { key } of keys) await ana.join(table, key);
    await watcher.join(table);
    for (let i = 0; i < 10; i++) await ana.anyAnswers(table);
    const seat = (await ana.anyAsked(table))!;
    const before = ana.chair(table, seat).seen;
    // Its own request comes back behind everything that was sent before.
    await watcher.ask('point', { table, as: null, about: null });
    const watched = watcher.chair(table, null).seen;
    const frames = watcher.frames.length;

    disk.isFull = true;
    expect(codeOf(await ana.answerAny(table, seat))).toBe('not-saved');
    await watcher.until('everything is shown again', () => watcher.frames.length > frames);

    expect(ana.chair(table, seat).seen).toEqual(before);
    expect(watcher.chair(table, null).seen).toEqual(watched);
    expect(watcher.replies.slice(frames).map(one => one.type)).toEqual(['seen']);
    expect(codeOf(await ana.ask('chat', { table, as: 0, says: 'hm' }))).toBe('not-saved');
    const wholes = (): number => ana.replies.filter(one => one.type === 'seen').length;
    const shown = wholes();
    const refused = await http(server.port, 'POST', '/api/tables', {
      game: 'zero-dawn',
      setup: (await server.store.read(table))!.table.setup,
      seats: [{ who: 'me' }, { who: 'me' }],
    });
    expect([refused.status, refused.body.code]).toEqual([503, 'not-saved']);

    disk.isFull = false;
    await ana.until('the table is back', () => wholes() > shown);
    expect(codeOf(await ana.answerAny(table, seat))).toBe('ack');
    expect((await http(server.port, 'GET', '/healthz')).status).toBe(200);
  });

  test('whoever would have too much wait to be written is refused with a way out, and nobody else is', async () => {
    const [crowded, other] = [await createTable(server.port, 'mm'), await createTable(server.port, 'mm')];
    const client = await server.client();
    for (const { table, keys } of [crowded, other]) for (const { key } of keys) await client.join(table, key);
    disk.crowded.add(crowded.table);

    expect(codeOf(await client.anyAnswers(crowded.table))).toBe('busy');
    expect(
      codeOf(await client.ask('habits', { table: crowded.table, as: 0, habits: { same: true, ties: true, payments: false, idle: false } })),
    ).toBe('busy');
    expect(codeOf(await client.anyAnswers(other.table))).toBe('ack');
    expect((await http(server.port, 'PATCH', `/api/tables/${crowded.table}`, { name: 'Other' }, [crowded.host])).status).toBe(503);
    disk.crowded.add(null);
    expect(await http(server.port, 'POST', '/api/tables', { game: 'snow-lynx', setup: {}, seats: wishesOf('m') })).toMatchObject({
      status: 404,
    });
    await expect(createTable(server.port, 'mm')).rejects.toThrow(/"code":"busy"/);
    disk.crowded.clear();
    expect(codeOf(await client.anyAnswers(crowded.table))).toBe('ack');
  });

  test('with a dead store a new table is refused by a code', async () => {
    await disk.close();

    await expect(createTable(server.port, 'mm')).rejects.toThrow(/"code":"store-lost"/);
    const wish = { game: 'zero-dawn', setup: setupFor(2), seats: wishesOf('mm') };
    expect((await http(server.port, 'POST', '/api/tables', wish)).status).toBe(503);
  });

  test('a server that has lost its store is not healthy and says that it has failed', async () => {
    expect((await http(server.port, 'GET', '/healthz')).status).toBe(200);

    disk.lose();

    const { status, body } = await http(server.port, 'GET', '/healthz');
    expect([status, body.code]).toEqual([503, 'store-lost']);
    expect((await server.failed).message).toBe(
      'The store was lost (the disk is gone); nothing can be saved. Check the disk and start again.',
    );
    expect(server.logged.join('')).toContain('the store was lost');
  });

  test('a table that could not be deleted is there, and whoever tried is told to try again', async () => {
    const { table, host } = await createTable(server.port, 'mb');
    disk.isFull = true;

    const { status, body } = await http(server.port, 'DELETE', `/api/tables/${table}`, undefined, [host]);

    expect([status, body.code]).toEqual([503, 'not-saved']);
    expect(server.logged.join('')).not.toContain('a request failed');
    expect((await http(server.port, 'GET', `/api/tables/${table}`)).status).toBe(200);
    disk.isFull = false;
    expect((await http(server.port, 'DELETE', `/api/tables/${table}`, undefined, [host])).status).toBe(204);
  });

  test('several answers that were under way are all refused, and none is applied', async () => {
    const { table, keys } = await createTable(server.port, 'mb');
    const ana = await server.client();
    await ana.join(table, keys[0]!.key);
    await ana.answerAny(table, 0);
    const asked = (await ana.asked(table, 0))!;
    const stored = (await server.store.read(table))!.answers;

    disk.isFull = true;
    const { promise: bothAreThere, resolve: notice } = Promise.withResolvers<void>();
    disk.noticed = () => bothAreThere;
    const answers = asked.options.slice(0, 2).map(one => ana.answer(table, 0, asked, one.key));
    // When this is answered, both are under way.
    await ana.ask('why-not', { table, as: 0, n: asked.n });
    notice();
    const replies = await Promise.all(answers);

    expect(new Set(replies.map(codeOf))).toEqual(new Set(['not-saved', 'late']));
    disk.isFull = false;
    expect((await server.store.read(table))!.answers).toEqual(stored);
  });
});

test('a disk on which the file could not grow any more makes the server unhealthy before anything is refused', async () => {
  const data = mkdtempSync(join(tmpdir(), 'quarry-narrow-'));
  const MB = 1_000_000;
  let free = 16 * MB;
  const store = await openSqlite(join(data, 'quarry.db'), {}, { freeBytes: async () => free });
  const server = await TestServer.start({ store });
  expect((await http(server.port, 'GET', '/healthz')).status).toBe(200);

  free -= 1;

  expect(await http(server.port, 'GET', '/healthz')).toMatchObject({
    status: 503,
    body: { code: 'disk-full', facts: { reason: 'the disk has 15 MB left, and the data file wants 16 MB to grow' } },
  });
  await createTable(server.port, 'mb');
  free = 16 * MB;
  expect((await http(server.port, 'GET', '/healthz')).status).toBe(200);
  await server.clean();
  rmSync(data, { recursive: true });
});

test('a disk that is really full: refused, alive, and whole afterwards', async () => {
  const data = mkdtempSync(join(tmpdir(), 'quarry-full-'));
  // Files of this process may not grow beyond 400 kB.
  const server = await runServer(data, { before: 'ulimit -f 500' });
  let created = 0;
  let full = '';
  for (let i = 0; i < 400 && full === ''; i++) {
    try {
      await createTable(server.port, 'mb');
      created += 1;
    } catch (error) {
      full = (error as Error).message;
    }
  }
  expect(full).toMatch(/not-saved/);
  expect(created).toBeGreaterThan(5);
  // A server that can store nothing is not healthy, and says why. Where a table finds no room there may be some for less: to find out takes of it each time.
  let health = await http(server.port, 'GET', '/healthz');
  while (health.status === 200) health = await http(server.port, 'GET', '/healthz');
  expect(health).toMatchObject({
    status: 503,
    body: { code: 'store-lost', facts: {} },
  });
  await server.stop();

  const again = await runServer(data, { name: 'again' });
  // With a thread of its own for the bot, which ends with it.
  const { table, keys } = await createTable(again.port, 'mb');
  const client = await Client.connect(again.port);
  await client.join(table, keys[0]!.key);
  for (let i = 0; i < 3; i++) expect(codeOf(await client.answerAny(table, 0))).toBe('ack');
  client.close();
  expect(await again.stop()).toBe(0);
  rmSync(data, { recursive: true });
});

test('a second server on the same data, and a busy port, end with one sentence and status 1', async () => {
  const data = mkdtempSync(join(tmpdir(), 'quarry-second-'));
  const first = await runServer(data);

  const ended = await Promise.allSettled([runServer(data), runServer(join(data, 'other'), { port: first.port })]);

  const said = ended.map(one => (one.status === 'rejected' ? (one.reason as Error).message : 'runs'));
  expect(said[0]).toMatch(/^status 1: Another server is running on .*; stop it first, or choose another folder with --data\.\n$/);
  expect(said[1]).toMatch(/^status 1: Port \d+ on 127\.0\.0\.1 is taken by another program; stop it, or choose another with --port\.\n$/);
  expect((await http(first.port, 'GET', '/healthz')).status).toBe(200);
  expect(await first.stop()).toBe(0);
  rmSync(data, { recursive: true });
});
