/** Whoever runs the server: what they are told, what they say to everybody, tables that they close, houses that they refuse; on one server and on two nodes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AdminLoad, AdminTables } from '@quarry/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../sqlite-store.ts';
import type { Store } from '../store.ts';
import { type Client, createTable, http } from '../testing/client.ts';
import { TestServer } from '../testing/server.ts';
import { lent, NodeList } from '../testing/two-nodes.ts';

const TOKEN = 'a-token-of-the-host';
const OPTIONS = { metricsToken: TOKEN, isBehindProxy: true } as const;

let folder: string;
let store: Store;
let servers: TestServer[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarry-admin-'));
  store = await openSqlite(join(folder, 'quarry.db'));
});
afterEach(async () => {
  for (const server of servers) await server.clean();
  await store.close();
  rmSync(folder, { recursive: true });
});

async function start(count: number): Promise<void> {
  const list = new NodeList();
  servers = [];
  for (let i = 0; i < count; i++) servers.push(await TestServer.start({ ...OPTIONS, store: lent(store), nodes: list.join() }));
}

/** By whichever door somebody comes, they speak to the last of the servers. */
const admin = async (method: string, path: string, body?: unknown, token = TOKEN) =>
  http(servers.at(-1)!.port, method, `/api/admin/${path}`, body, [token]);

const announcedTo = (client: Client): (string | null)[] => client.replies.flatMap(one => (one.type === 'announced' ? [one.says] : []));

async function answerOnce(client: Client, table: string): Promise<void> {
  await client.asked(table, 0);
  expect(await client.answerAny(table, 0)).toMatchObject({ type: 'ack' });
}

/** Somebody at a table that lives on the first of the servers. */
async function seated() {
  const [first] = servers as [TestServer];
  const made = await createTable(first.port, 'mb', { name: 'Our table' });
  const ana = await first.client({ 'x-forwarded-for': '192.0.2.1' });
  await ana.join(made.table, made.keys[0]!.key);
  return { ...made, ana };
}

describe.each([1, 2])('on %i nodes', count => {
  beforeEach(() => start(count));

  test('tables and load are told of all of them, and nothing that is secret', async () => {
    const { table, keys, host } = await seated();
    const tables = (await admin('GET', 'tables')).body as AdminTables;
    const load = (await admin('GET', 'load')).body as AdminLoad;

    expect(tables).toEqual({
      tables: [
        {
          table,
          name: 'Our table',
          game: 'zero-dawn',
          status: 'playing',
          people: [expect.objectContaining({ who: 'person', isHere: true }), expect.objectContaining({ who: 'bot' })],
          n: expect.any(Number),
          createdAt: expect.any(Number),
          playedAt: expect.any(Number),
          node: 'node-1',
        },
      ],
      silent: [],
    });
    expect(load.silent).toEqual([]);
    expect(load.nodes.map(one => one.node).sort()).toEqual(servers.map((_, i) => `node-${i + 1}`));
    const [first] = load.nodes.filter(one => one.node === 'node-1');
    expect(first).toMatchObject({ tables: 1, sockets: 1 });
    for (const figure of [first!.answersPerSecond, first!.delayMs, first!.backlog.changes, first!.backlog.bytes, first!.upSeconds])
      expect(figure).toBeGreaterThanOrEqual(0);
    expect(first!.memoryBytes).toBeGreaterThan(1_000_000);
    const { seed } = (await store.read(table))!.table;
    for (const secret of [keys[0]!.key, host, seed]) expect(JSON.stringify([tables, load])).not.toContain(secret);
  });

  test('figures say of which node they are, and any node tells those of all', async () => {
    await seated();
    const figures = async (query: string): Promise<string[]> => {
      const headers = { authorization: `Bearer ${TOKEN}` };
      const text = await (await fetch(`http://127.0.0.1:${servers.at(-1)!.port}/metrics${query}`, { headers })).text();
      expect(text.match(/^# TYPE quarry_tables_live gauge$/gm)).toHaveLength(1);
      return text.split('\n').filter(line => line.startsWith('quarry_tables_live'));
    };

    expect(await figures('')).toEqual([`quarry_tables_live{node="node-${count}"} ${count === 1 ? 1 : 0}`]);
    expect((await figures('?nodes=all')).sort()).toEqual(
      ['quarry_tables_live{node="node-1"} 1', 'quarry_tables_live{node="node-2"} 0'].slice(0, count),
    );
  });

  test('a word to everybody is heard on every open page and by those who come while it stands, until it is taken back', async () => {
    const { ana } = await seated();
    const says = 'The server restarts at 22:00.';

    expect((await admin('POST', 'announcement', { says: `  ${says}\u202e\n`, minutes: 5 })).body).toEqual({ nodes: count, silent: [] });
    await ana.until('Ana reads it', () => announcedTo(ana).length > 0);
    expect(announcedTo(ana)).toEqual([says]);
    for (const server of servers) {
      const late = await server.client();
      await late.until('whoever comes later reads it, too', () => announcedTo(late).length > 0);
      expect((await http(server.port, 'GET', '/api/announcement')).body).toEqual({ says });
    }

    await admin('DELETE', 'announcement');
    await ana.until('it is taken back', () => announcedTo(ana).at(-1) === null);
    for (const server of servers) expect((await http(server.port, 'GET', '/api/announcement')).body).toEqual({ says: null });
  });

  test('a table that is closed tells so, keeps its rows, and goes on when it is opened again', async () => {
    const { table, keys, ana } = await seated();
    for (let i = 0; i < 3; i++) await answerOnce(ana, table);
    const answers = (await store.read(table))!.answers.slice(0, 3);

    expect((await admin('POST', `tables/${table}/close`)).body).toEqual({ table, isClosed: true });

    await ana.until('Ana is told', () => ana.replies.some(one => one.type === 'closed' && one.code === 'closed'));
    for (const server of servers) {
      const again = await server.client();
      expect(await again.join(table, keys[0]!.key)).toMatchObject({ type: 'refused', code: 'closed' });
      expect((await http(server.port, 'GET', `/api/tables/${table}`)).body).toMatchObject({ status: 'closed', name: 'Our table' });
    }
    expect((await store.read(table))!.answers.slice(0, 3)).toEqual(answers);
    expect((await admin('GET', 'tables')).body.tables).toEqual([]);
    expect((await admin('POST', `tables/${table}/close`)).body).toMatchObject({ code: 'closed', says: 'The table is closed already.' });

    expect((await admin('POST', `tables/${table}/open`)).body).toEqual({ table, isClosed: false });
    const back = await servers[0]!.client();
    expect(await back.join(table, keys[0]!.key)).toMatchObject({ type: 'seen' });
    await answerOnce(back, table);
    expect((await store.read(table))!.table.isClosed).toBeUndefined();
    expect((await admin('POST', `tables/${table}/open`)).body).toMatchObject({ code: 'not-closed' });
  });

  test('a house that is refused is shown out, gets in nowhere, and is let in again', async () => {
    const { table, ana } = await seated();
    const neighbour = await servers[0]!.client({ 'x-forwarded-for': '192.0.2.2' });
    const far = await servers.at(-1)!.client({ 'x-forwarded-for': '192.0.2.1' });
    const get = (server: TestServer, from: string): Promise<number> =>
      fetch(`http://127.0.0.1:${server.port}/api/tables/${table}`, { headers: { 'x-forwarded-for': from } }).then(({ status }) => status);

    expect((await admin('POST', 'refused', { address: '192.0.2.1' })).body).toEqual({ house: '192.0.2.1', nodes: count, silent: [] });

    for (const one of [ana, far]) {
      await one.until('they are shown out', () => one.closedWith !== null);
      expect([one.closedWith, announcedTo(one).at(-1)]).toEqual([1008, expect.stringMatching(/does not let in the address/)]);
    }
    for (const server of servers) {
      await expect(server.client({ 'x-forwarded-for': '192.0.2.1' })).rejects.toThrow('403');
      expect([await get(server, '192.0.2.1'), await get(server, '192.0.2.2')]).toEqual([403, 200]);
    }
    expect(neighbour.closedWith).toBeNull();
    const listed = await fetch(`http://127.0.0.1:${servers[0]!.port}/api/admin/refused`, {
      headers: { 'x-forwarded-for': '192.0.2.1', authorization: `Bearer ${TOKEN}` },
    });
    expect(await listed.json(), 'also seen from there, with the token').toEqual({
      refused: [{ house: '192.0.2.1', at: expect.any(Number) }],
    });

    expect((await admin('DELETE', 'refused', { address: '192.0.2.1' })).body).toMatchObject({ house: '192.0.2.1', nodes: count });
    for (const server of servers) expect(await get(server, '192.0.2.1')).toBe(200);
    expect((await admin('DELETE', 'refused', { address: '192.0.2.1' })).body).toMatchObject({ code: 'not-refused' });
  });

  test('a long address stands for its whole /64, also as it is listed, and what is refused outlives the server', async () => {
    expect((await admin('POST', 'refused', { address: '2001:DB8:0:1::7' })).body.house).toBe('2001:db8:0:1::/64');
    for (const server of servers) await server.stop();
    await start(count);

    for (const server of servers) await expect(server.client({ 'x-forwarded-for': '2001:db8:0:1:ffff::9' })).rejects.toThrow('403');
    await servers[0]!.client({ 'x-forwarded-for': '2001:db8:0:2::7' });
    expect((await admin('DELETE', 'refused', { address: '2001:db8:0:1::/64' })).status).toBe(200);
    await servers[0]!.client({ 'x-forwarded-for': '2001:db8:0:1:ffff::9' });
  });

  test('whoever is wrong is told how', async () => {
    const said = async (...asked: Parameters<typeof admin>): Promise<string> => {
      const { status, body } = await admin(...asked);
      return `${status} ${body.code}`;
    };

    expect(await said('GET', 'tables', undefined, 'guess')).toBe('403 wrong-key');
    expect(await said('POST', `tables/${'x'.repeat(16)}/close`, undefined, 'guess')).toBe('403 wrong-key');
    expect(await said('POST', `tables/${'x'.repeat(16)}/close`)).toBe('404 no-such-table');
    expect(await said('POST', 'tables/short/open')).toBe('404 no-such-table');
    for (const address of ['here', '192.0.2', '192.0.2.0/24', '2001:db8::/32', 'x'.repeat(65), '']) {
      expect(await said('POST', 'refused', { address })).toBe('400 malformed');
      expect(await said('DELETE', 'refused', { address })).toBe('400 malformed');
    }
    for (const wish of [
      {},
      { says: '', minutes: 5 },
      { says: 'x'.repeat(201), minutes: 5 },
      { says: 'x', minutes: 0 },
      { says: 'x', minutes: 1441 },
    ])
      expect(await said('POST', 'announcement', wish)).toBe('400 malformed');
  });
});

test('a node that does not answer is named, and the others are told of', async () => {
  await start(2);
  const silent = { id: 'node-9', address: '127.0.0.1:9' };
  const list = new NodeList();
  const lonely = list.join();
  lonely.others = async () => [silent];
  const server = await TestServer.start({ ...OPTIONS, store: lent(store), nodes: lonely });
  servers.push(server);

  expect((await admin('GET', 'load')).body).toMatchObject({ nodes: [{ node: 'node-1' }], silent: ['node-9'] });
  expect((await admin('POST', 'announcement', { says: 'Hello', minutes: 1 })).body).toEqual({ nodes: 1, silent: ['node-9'] });
});

test('a server without a token says that it has none, and tells nothing', async () => {
  const server = await TestServer.start({ store: lent(store) });
  servers = [server];

  const { status, body } = await admin('GET', 'tables');

  expect([status, body.code]).toEqual([409, 'not-set-up']);
  expect(body.says).toContain('QUARRY_METRICS_TOKEN');
});
