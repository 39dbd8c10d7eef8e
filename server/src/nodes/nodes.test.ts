/** Two nodes on one store: a table lives on one of them, and whoever comes by the other plays there as if it were here. */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CreatedTable, PROTOCOL, type Reply } from '@quarry/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startServer } from '../index.ts';
import { openSqlite } from '../sqlite-store.ts';
import { CannotOpen, type Store } from '../store.ts';
import { anyAnswer, type Client, createTable, http } from '../testing/client.ts';
import { TestServer } from '../testing/server.ts';
import { type ListedNode, lent, NodeList } from '../testing/two-nodes.ts';

let folder: string;
let store: Store;
let list: NodeList;
let here: TestServer;
let there: TestServer;
let holder: ListedNode;
let other: ListedNode;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarry-nodes-'));
  store = await openSqlite(join(folder, 'quarry.db'));
  list = new NodeList();
  holder = list.join();
  other = list.join();
  here = await TestServer.start({ store: lent(store), nodes: holder });
  there = await TestServer.start({ store: lent(store), nodes: other });
});
afterEach(async () => {
  await here.clean();
  await there.clean();
  await store.close();
  rmSync(folder, { recursive: true });
});

const codeOf = (reply: Reply | null): string => (reply?.type === 'refused' ? reply.code : (reply?.type ?? 'none'));

/** Somebody at a table that lives on the first node. */
async function seated(letters: string): Promise<CreatedTable & { readonly ana: Client }> {
  const made = await createTable(here.port, letters);
  const ana = await here.client();
  await ana.join(made.table, made.keys[0]!.key);
  expect(list.holders.get(made.table)).toBe(holder);
  return { ...made, ana };
}

/** Plays on from both sides until one of them is asked something. */
async function playOn(clients: readonly Client[], table: string, answers: number): Promise<void> {
  for (let given = 0; given < answers; ) {
    for (const [seat, client] of clients.entries()) {
      const chair = client.chair(table, seat);
      if (chair.seen.asked === null) continue;
      expect(codeOf(await client.answerAny(table, seat))).toBe('ack');
      given += 1;
    }
    await Promise.race(clients.map((client, seat) => client.until('a question', () => client.chair(table, seat).seen.asked !== null)));
  }
}

test('two people play one match by two doors, and each sees what the other does', async () => {
  const { table, keys, ana } = await seated('mm');
  const bo = await there.client();
  await bo.join(table, keys[1]!.key);

  await playOn([ana, bo], table, 30);

  expect(codeOf(await bo.ask('chat', { table, as: 1, says: 'Hello from there' }))).toBe('done');
  await ana.until('Ana reads it', () => ana.chair(table, 0).chat.some(line => line.says === 'Hello from there'));
  expect(list.holders.get(table)).toBe(holder);
  const { answers } = (await store.read(table))!;
  expect(answers.length).toBeGreaterThanOrEqual(30);
  const onlooker = await there.client();
  await onlooker.join(table);
  await onlooker.until('it is up to date', () => onlooker.chair(table, null).lines.length > 0);
  expect(onlooker.chair(table, null).lines.at(-1)!.says).toBe(ana.chair(table, 0).lines.at(-1)!.says);
});

test('of two who answer the same question by two doors at once, one is taken and the other is told what stands now', async () => {
  const { table, keys, ana } = await seated('mb');
  const again = await there.client();
  await again.join(table, keys[0]!.key);
  const asked = (await again.asked(table, 0))!;
  const before = (await store.read(table))!.answers.filter(one => one.seat === 0).length;
  const [one, another] = [...new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(seed => JSON.stringify(anyAnswer(asked, seed))))];
  expect(another, 'the question has two answers').toBeDefined();

  const replies = await Promise.all([
    ana.answer(table, 0, asked, JSON.parse(one!) as string),
    again.answer(table, 0, asked, JSON.parse(another!) as string),
  ]);

  expect(replies.map(codeOf).sort()).toEqual(['ack', 'late']);
  expect((await store.read(table))!.answers.filter(({ seat }) => seat === 0).length - before).toBe(1);
});

test('whatever is asked over HTTP is answered by the node at which the table lives', async () => {
  const { table, host, keys, invites, ana } = await seated('mo');
  const call = (method: string, path: string, body?: unknown, by: readonly string[] = []) =>
    http(there.port, method, `/api/tables/${table}${path}`, body, by);

  expect((await call('GET', '')).body).toEqual((await http(here.port, 'GET', `/api/tables/${table}`)).body);
  expect((await call('PATCH', '', { name: 'Renamed there' })).status).toBe(403);
  expect((await call('PATCH', '', { name: 'Renamed there', isOpen: true }, [host])).body.name).toBe('Renamed there');
  await ana.until('Ana is told', () => ana.chair(table, 0).seen.name === 'Renamed there');
  const key = 'k'.repeat(32);
  const sat = await call('POST', '/sit', { invite: invites[0]!.invite, name: 'Bo', key });
  expect(sat.body).toEqual({ table, seat: 1 });
  await ana.until('Bo sits there', () => ana.chair(table, 0).seen.people[1]!.name === 'Bo');
  const left = await call('GET', '/export', undefined, [keys[0]!.key, key]);
  expect(left.body).toMatchObject({ game: 'zero-dawn' });
  expect((await call('POST', '/report', { as: 0, says: 'All is well' })).status).toBe(201);
  expect((await call('GET', '/nothing')).status).toBe(404);
  expect(list.holders.get(table)).toBe(holder);

  expect((await call('DELETE', '', undefined, [host])).status).toBe(204);
  await ana.until('it is gone', () => ana.replies.some(one => one.type === 'closed' && one.code === 'deleted'));
  expect(await store.read(table)).toBeNull();
});

test('a table at which anybody may sit down is found at every node', async () => {
  const made = await createTable(here.port, 'mo', { isOpen: true });
  const ana = await here.client();
  await ana.join(made.table, made.keys[0]!.key);

  const [at, from] = [await http(here.port, 'GET', '/api/tables'), await http(there.port, 'GET', '/api/tables')];

  expect(at.body).toHaveLength(1);
  expect(from.body).toEqual(at.body);
});

test('when the node of a table goes, whoever is elsewhere comes back at once, and nothing is lost', async () => {
  const { table, keys, ana } = await seated('mm');
  const bo = await there.client();
  await bo.join(table, keys[1]!.key);
  await playOn([ana, bo], table, 10);
  const { answers } = (await store.read(table))!;

  await here.stop();

  await bo.until('the line is cut', () => bo.closedWith !== null);
  expect(bo.closedWith, 'it says so, and the page joins again').toBe(1012);
  const again = await there.client();
  await again.join(table, keys[1]!.key);
  expect(list.holders.get(table)).toBe(other);
  expect((await store.read(table))!.answers.map(one => one.hash)).toEqual(answers.map(one => one.hash));
  const anaAgain = await there.client();
  await anaAgain.join(table, keys[0]!.key);
  await playOn([anaAgain, again], table, 4);
});

test('what lives elsewhere by now is left, and whoever looked at it is led there', async () => {
  const { table, keys, ana } = await seated('mm');
  list.holders.set(table, other);

  holder.self!.lose([table]);

  await ana.until('the chair is closed', () => ana.replies.some(one => one.type === 'closed' && one.code === 'idle'));
  expect(codeOf(await ana.join(table, keys[0]!.key))).toBe('seen');
  expect(list.holders.get(table)).toBe(other);
  expect(codeOf(await ana.ask('chat', { table, as: 0, says: 'Here I am' }))).toBe('done');
});

test('a table that moves while it is asked for is refused for a moment, and never lives on two nodes', async () => {
  const { table, keys } = await seated('mm');
  list.holders.set(table, other);
  const [host = '', port = ''] = holder.self!.address.split(':');

  const asked = await new Promise<number>(resolve => {
    const headers = { authorization: `Bearer ${list.secret}`, 'x-quarry-house': '10.0.0.1' };
    holder.self!.lose([table]);
    request({ host, port, path: `/api/tables/${table}`, headers }, answer => resolve(answer.resume().statusCode!)).end();
  });
  expect(asked).toBe(503);

  const line = new WebSocket(`ws://${holder.self!.address}/socket`, { headers: { authorization: `Bearer ${list.secret}` } });
  await new Promise(resolve => line.once('open', resolve));
  const closed = new Promise(resolve => line.once('close', resolve));
  line.send(JSON.stringify({ type: 'join', id: 1, v: PROTOCOL, table, key: keys[0]!.key }));
  expect(await closed).toBe(1012);
});

test('nobody but a node comes by the inner door', async () => {
  const { table } = await seated('mm');
  const { address } = holder.self!;

  for (const secret of [undefined, 'guess', `${list.secret}x`, '']) {
    const headers = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
    expect((await fetch(`http://${address}/api/tables/${table}`, { headers })).status).toBe(403);
    const line = new WebSocket(`ws://${address}/socket`, { headers });
    const opened = await new Promise<boolean>(resolve => {
      line.once('open', () => resolve(true));
      line.once('error', () => resolve(false));
    });
    expect(opened).toBe(false);
  }
});

test('what nodes say to each other is heard from nobody else, also not by way of another node', async () => {
  const { table } = await seated('mm');
  const path = `/inner/tables/${table}/forget-next/${'x'.repeat(16)}`;
  const post = (where: string, headers: Record<string, string> = {}): Promise<number> =>
    fetch(`http://${where}${path}`, { method: 'POST', headers }).then(({ status }) => status);
  const [secret, { address }] = [`Bearer ${list.secret}`, holder.self!];

  expect(await post(address, { authorization: secret })).toBe(200);
  expect(await post(address, { authorization: secret, 'x-quarry-house': '10.0.0.1' })).toBe(404);
  expect(await post(`127.0.0.1:${here.port}`, { authorization: secret })).toBe(404);
  expect(await post(`127.0.0.1:${there.port}`, { authorization: secret })).toBe(404);
});

test('whom a request is for is believed from nodes alone', async () => {
  await here.stop();
  await here.start({ store: lent(store), nodes: holder, limits: { requestsPerMinute: 3 } });
  const ask = (port: number, headers: Record<string, string>): Promise<number> =>
    fetch(`http://127.0.0.1:${port}/api/tables`, { headers }).then(({ status }) => status);

  const said = [];
  for (let i = 0; i < 5; i++) said.push(await ask(here.port, { 'x-quarry-house': `10.0.0.${i}`, 'x-quarry-keys': 'Bearer x' }));

  expect(said, 'another house in each request is no other house').toEqual([200, 200, 200, 429, 429]);
});

test('limits of a house hold over all nodes, and what is passed on counts once', async () => {
  for (const [server, node] of [
    [here, holder],
    [there, other],
  ] as const) {
    await server.stop();
    const limits = { requestsPerMinute: 6, socketsPerAddress: 3, houseMessagesPerSecond: 0.001, houseMessagesAtOnce: 20 };
    list.rejoin(node);
    await server.start({ store: lent(store), nodes: node, limits });
  }
  const { table, keys } = await seated('mm'); // one request, one socket, one join
  const ask = (port: number): Promise<number> => fetch(`http://127.0.0.1:${port}/api/tables/${table}`).then(({ status }) => status);

  const said = [];
  for (let i = 0; i < 4; i++) said.push(await ask(there.port), await ask(here.port));
  expect(said).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);

  const bo = await there.client();
  await bo.join(table, keys[1]!.key);
  await there.client();
  await expect(here.client(), 'a fourth socket, by whichever door').rejects.toThrow();

  const codes = [];
  for (let i = 0; i < 18; i++) codes.push(codeOf(await bo.ask('stops', { table, as: 1, stops: {} })));
  expect(codes, 'what is left of twenty after two joins').toEqual([...Array<string>(16).fill('done'), 'too-fast', 'too-fast']);
});

test.each([
  [
    'is taken',
    () => ({ host: '127.0.0.1', port: Number(holder.self!.address.split(':')[1]) }),
    / on 127\.0\.0\.1 is taken by another program; .*--inner/,
  ],
  ['is of another machine', () => ({ host: '192.0.2.1', port: 0 }), /^192\.0\.2\.1 is no address of this machine; .*--inner/],
] as const)('a node whose inner door %s says so in a sentence, and lets go of everything', async (_, inner, says) => {
  const late = list.join();
  const options = { port: 0, host: '127.0.0.1', data: folder, log: 'silent', store: lent(store), nodes: late } as const;

  const failed = await startServer({ ...options, inner: inner() }).catch((error: unknown) => error);

  expect(failed).toBeInstanceOf(CannotOpen);
  expect((failed as Error).message).toMatch(says);
  expect(late.self).toBeNull();
});
