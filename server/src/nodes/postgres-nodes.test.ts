/** Nodes that share a database: one of them holds a table, the others know where it is, and what a dead one held lives on. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Faults } from '../faults.ts';
import { makeLog } from '../log.ts';
import { openPostgres } from '../postgres-store.ts';
import { NotSaved, type Store } from '../store.ts';
import { type Client, createTable, http } from '../testing/client.ts';
import { freshDatabase } from '../testing/postgres.ts';
import { TestServer } from '../testing/server.ts';
import { aTable } from '../testing/store-contract.ts';
import { Ledger } from './ledger.ts';
import type { ThisNode } from './nodes.ts';
import { PostgresNodes, type PostgresNodesOptions } from './postgres-nodes.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let closing: (() => Promise<unknown>)[];

beforeEach(async () => {
  database = await freshDatabase();
  closing = [];
});
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  await database.server.drop(database.name);
});

interface TestNode {
  readonly store: Store;
  readonly nodes: PostgresNodes;
}

/** A node with a store of its own; by itself it is heard every 50 ms. */
async function aNode(options: Partial<PostgresNodesOptions> = {}): Promise<TestNode> {
  const log = makeLog('silent');
  const known: { nodes?: PostgresNodes } = {};
  const store = await openPostgres(database.url, {}, { epochOf: table => known.nodes?.epochOf(table) ?? 0 });
  const nodes = await PostgresNodes.open(store, { url: database.url, log, faults: new Faults(log), beatMs: 50, ...options });
  known.nodes = nodes;
  closing.push(async () => {
    await store.close();
    await nodes.close();
  });
  return { store, nodes };
}

/** What a node is to the others, where no server stands behind it. */
function bare(address: string, more: Partial<ThisNode> = {}): ThisNode & { readonly lost: string[]; readonly taken: string[] } {
  const [lost, taken]: [string[], string[]] = [[], []];
  return {
    address,
    ledger: new Ledger(() => performance.now()),
    has: () => true,
    openTables: () => [],
    lose: tables => lost.push(...tables),
    takeOver: tables => taken.push(...tables),
    lost,
    taken,
    ...more,
  };
}

/** Is taken for dead as soon as it has begun, and never heard again. */
const SILENT: Partial<PostgresNodesOptions> = { beatMs: 1_000_000, aliveMs: 1 };
const until = (holds: () => unknown): Promise<unknown> => vi.waitFor(holds, { timeout: 60_000, interval: 20 });

const made = (store: Store, id: string): Promise<void> => store.write({ do: 'create', table: aTable(id), rows: [], at: 1 });
let lines = 0;
const chat = (store: Store, id: string, says: string): Promise<void> => {
  lines += 1;
  return store.write({ do: 'chat', id, line: { i: lines, name: 'Ana', seat: 0, says, at: 1 } });
};

test('of many who want a table at once one holds it, and the others know where', async () => {
  const nodes = [await aNode(), await aNode(), await aNode()];
  for (const [i, one] of nodes.entries()) await one.nodes.begin(bare(`node:${i}`));
  const ids = Array.from({ length: 20 }, (_, i) => `table-${i}-0123456789`);
  for (const id of ids) await made(nodes[0]!.store, id);

  for (const id of ids) {
    const found = await Promise.all([...nodes, ...nodes].map(one => one.nodes.whereIs(id)));
    const holder = found.indexOf('here');
    expect(found).toEqual([0, 1, 2, 0, 1, 2].map(i => (i === holder ? 'here' : `node:${holder}`)));
  }
});

test('a table that is not there is nobody’s', async () => {
  const [one, another] = [await aNode(), await aNode()];
  await one.nodes.begin(bare('node:1'));
  await another.nodes.begin(bare('node:2'));

  expect([await one.nodes.whereIs('nothing-0123456789'), await another.nodes.whereIs('nothing-0123456789')]).toEqual(['here', 'here']);
  expect(one.nodes.epochOf('nothing-0123456789')).toBe(0);
});

test('what a dead node held is taken by whoever wants it; the dead one can write nothing any more, and learns so', async () => {
  const [dead, other] = [await aNode(SILENT), await aNode()];
  const [deadSelf, self] = [bare('node:dead'), bare('node:other')];
  await made(other.store, 'table-0123456789');
  await dead.nodes.begin(deadSelf);
  expect(await dead.nodes.whereIs('table-0123456789')).toBe('here');
  await chat(dead.store, 'table-0123456789', 'Said while it lived');
  await other.nodes.begin(self);

  await until(() => expect(self.taken).toEqual(['table-0123456789']));

  await expect(chat(dead.store, 'table-0123456789', 'Said by a ghost')).rejects.toThrow(NotSaved);
  await chat(other.store, 'table-0123456789', 'Said since');
  expect((await other.store.read('table-0123456789'))!.chat.map(one => one.says)).toEqual(['Said while it lived', 'Said since']);
});

test('a node that was not heard for a while and comes back gives up what others have taken, and keeps the rest', async () => {
  const late = await aNode({ beatMs: 400, aliveMs: 50 });
  const other = await aNode();
  const lateSelf = bare('node:late');
  for (const id of ['taken-0123456789', 'mine-0123456789']) await made(other.store, id);
  await late.nodes.begin(lateSelf);
  for (const id of ['taken-0123456789', 'mine-0123456789']) expect(await late.nodes.whereIs(id)).toBe('here');
  // Nobody looks after it: the other one has not begun, and only asks for one of the two. It may have said a moment ago that it is alive.
  await until(async () => {
    await database.server.ask("update nodes set alive = now() - interval '1 second'", database.name);
    expect(await other.nodes.whereIs('taken-0123456789')).toBe('here');
  });

  await until(() => expect(lateSelf.lost).toEqual(['taken-0123456789']));

  await chat(late.store, 'mine-0123456789', 'Still mine');
  await expect(chat(late.store, 'taken-0123456789', 'No more')).rejects.toThrow(NotSaved);
  expect(await late.nodes.whereIs('mine-0123456789')).toBe('here');
});

test('whoever goes in good order lets go at once', async () => {
  const [one, another] = [await aNode(), await aNode()];
  await one.nodes.begin(bare('node:1'));
  await another.nodes.begin(bare('node:2'));
  await made(one.store, 'table-0123456789');
  expect(await one.nodes.whereIs('table-0123456789')).toBe('here');
  expect(await another.nodes.whereIs('table-0123456789')).toBe('node:1');

  await one.nodes.close();

  expect(await another.nodes.whereIs('table-0123456789')).toBe('here');
});

test('what houses use, what they hold, and which tables are open is known to all; of a dead node nothing counts', async () => {
  const open = { table: 'open-0123456789', name: 'Open', game: 'zero-dawn', mode: null, host: 'Ana', people: [], createdAt: 1 } as never;
  const [one, another] = [await aNode(), await aNode({ aliveMs: 2_000 })];
  const [near, far] = [bare('node:1'), bare('node:2', { openTables: () => [open] })];
  const limitsOf = ({ ledger }: ThisNode) => ({ requests: ledger.buckets('requests', 0.000_001, 5), sockets: ledger.holdings('sockets') });
  const [mine, theirs] = [limitsOf(near), limitsOf(far)];
  await one.nodes.begin(near);
  await another.nodes.begin(far);

  for (let i = 0; i < 4; i++) expect(theirs.requests.take('10.0.0.1', performance.now())).toBe(true);
  expect(theirs.sockets.take('10.0.0.1', 2)).toBe(true);

  await until(() => expect(one.nodes.openElsewhere()).toEqual([open]));
  await until(() => expect(near.ledger.heldBy('sockets', '10.0.0.1')).toBe(1));
  expect([mine.sockets.take('10.0.0.1', 1), mine.sockets.take('10.0.0.2', 1)]).toEqual([false, true]);
  expect(mine.requests.take('10.0.0.1', performance.now()), 'one of five is left').toBe(true);
  expect(mine.requests.take('10.0.0.1', performance.now())).toBe(false);
  await another.nodes.close();
  await until(() => expect([one.nodes.openElsewhere(), near.ledger.heldBy('sockets', '10.0.0.1')]).toEqual([[], 0]));
  expect(mine.sockets.take('10.0.0.1', 1)).toBe(true);
});

test('while the database is away nothing is given up, and it goes on by itself', async () => {
  const node = await aNode({ aliveMs: 300 });
  const self = bare('node:1');
  await made(node.store, 'table-0123456789');
  await node.nodes.begin(self);
  expect(await node.nodes.whereIs('table-0123456789')).toBe('here');

  await database.server.ask(`alter database ${database.name} with allow_connections false`);
  await database.server.ask(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database.name}'`);
  await expect(node.nodes.whereIs('other-0123456789')).rejects.toThrow();
  expect(await node.nodes.whereIs('table-0123456789')).toBe('here');
  await database.server.ask(`alter database ${database.name} with allow_connections true`);

  await until(async () => expect(await node.nodes.whereIs('other-0123456789')).toBe('here'));
  await chat(node.store, 'table-0123456789', 'Still here');
  expect(self.lost).toEqual([]);
});

test('two people play one match by two nodes on a database; when the holder dies the other one plays on by the same door', async () => {
  const [one, another] = [await aNode({ aliveMs: 2_000 }), await aNode({ aliveMs: 2_000 })];
  const servers: TestServer[] = [];
  for (const { store, nodes } of [one, another]) servers.push(await TestServer.start({ store, nodes }));
  closing = [async () => Promise.all(servers.map(server => server.clean()))];
  const [here, there] = servers as [TestServer, TestServer];
  const { table, keys } = await createTable(here.port, 'mm');
  const ana = await here.client();
  await ana.join(table, keys[0]!.key);
  const bo = await there.client();
  await bo.join(table, keys[1]!.key);

  const play = async (clients: readonly [Client, Client], answers: number): Promise<void> => {
    for (let given = 0; given < answers; given++) {
      const asked = (seat: 0 | 1): boolean => clients[seat].chair(table, seat).seen.asked !== null;
      await until(() => expect(asked(0) || asked(1)).toBe(true));
      const seat = asked(0) ? 0 : 1;
      expect((await clients[seat].answerAny(table, seat))!.type).toBe('ack');
    }
  };
  await play([ana, bo], 20);
  expect((await http(there.port, 'GET', `/api/tables/${table}`)).status).toBe(200);

  await here.stop();

  await bo.until('the line is cut', () => bo.closedWith !== null);
  const [anaAgain, boAgain] = [await there.client(), await there.client()];
  await anaAgain.join(table, keys[0]!.key);
  await boAgain.join(table, keys[1]!.key);
  await play([anaAgain, boAgain], 5);
  expect((await another.store.read(table))!.answers.length).toBeGreaterThanOrEqual(25);
});
