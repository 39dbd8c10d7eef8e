/** Nodes of two versions on one store, as while they are replaced one by one: what the older cannot read rests there, alone, and goes on where it can be read. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crossing } from '@quarry/bots/testing';
import type { AnyGame } from '@quarry/kernel';
import { afterEach, expect, test } from 'vitest';
import { STEPS } from '../postgres-schema.ts';
import { openPostgres } from '../postgres-store.ts';
import { openSqlite } from '../sqlite-store.ts';
import { CannotOpen } from '../store.ts';
import { type Client, createTable, http } from '../testing/client.ts';
import { freshBy } from '../testing/fresh.ts';
import { freshDatabase } from '../testing/postgres.ts';
import { TestServer } from '../testing/server.ts';
import { lent, NodeList } from '../testing/two-nodes.ts';

const setup = { seats: 2, leg: 1, stores: 6, boats: [], pace: 'calm' };
const older: AnyGame = crossing;
const newer: AnyGame = { ...crossing, version: 2, upgrade: { 2: {} } };

/** Both make tables of their own. */
const fresh = freshBy(() => 'the newer node');

let clearing: (() => unknown)[] = [];
afterEach(async () => {
  for (const clear of clearing.reverse()) await clear();
  clearing = [];
});

async function madeAt(server: TestServer): Promise<{ table: string; keys: string[] }> {
  const { table, keys } = await createTable(server.port, 'mm', { game: 'crossing', setup });
  return { table, keys: keys.map(one => one.key) };
}

async function seatedAt(server: TestServer, { table, keys }: { table: string; keys: readonly string[] }): Promise<Client> {
  const client = await server.client();
  for (const key of keys) expect(await client.join(table, key)).toMatchObject({ type: 'seen' });
  return client;
}

test('a table of newer rules rests at the older node, unharmed; others are played on there, and it goes on at a newer one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarry-versions-'));
  const store = await openSqlite(join(folder, 'quarry.db'));
  clearing.push(
    () => rmSync(folder, { recursive: true }),
    () => store.close(),
  );
  const list = new NodeList();
  const [first, second] = [list.join(), list.join()];
  const old = await TestServer.start({ store: lent(store), nodes: first, games: [older] });
  const young = await TestServer.start({ store: lent(store), nodes: second, games: [newer], fresh });
  clearing.push(
    () => old.clean(),
    () => young.clean(),
  );
  const [ofOld, ofYoung] = [await madeAt(old), await madeAt(young)];
  const bo = await seatedAt(old, ofOld);
  await seatedAt(young, ofYoung);
  const ana = await seatedAt(old, ofYoung);
  for (let i = 0; i < 2; i++) await ana.anyAnswers(ofYoung.table);
  expect(list.holders.get(ofYoung.table), 'whoever comes by the older door plays at the newer node').toBe(second);
  await young.stop();
  const before = await store.read(ofYoung.table);

  const again = await old.client();
  expect(await again.join(ofYoung.table, ofYoung.keys[0]!)).toMatchObject({ code: 'too-new', facts: { version: 2, ours: 1 } });
  expect((await http(old.port, 'GET', `/api/tables/${ofYoung.table}`)).body).toMatchObject({ status: 'too-new' });
  await bo.anyAnswers(ofOld.table);
  expect((await store.read(ofOld.table))!.answers.length).toBeGreaterThan(0);
  expect(await store.read(ofYoung.table)).toEqual(before);

  list.rejoin(second);
  await young.start({ store: lent(store), nodes: second, games: [newer], fresh });
  const back = await seatedAt(young, ofYoung);
  await back.anyAnswers(ofYoung.table);
  expect(list.holders.get(ofYoung.table), 'the older has not held on to it').toBe(second);
  await seatedAt(old, ofYoung);
});

test('an older node plays on while a newer one has taken a further step of the schema; started again it says so, and changes nothing', async () => {
  const { server: postgres, name, url } = await freshDatabase();
  clearing.push(() => postgres.drop(name));
  const old = await TestServer.start({ store: url, games: [older] });
  clearing.push(() => old.clean());
  const made = await madeAt(old);
  const bo = await seatedAt(old, made);

  await postgres.ask(
    `alter table tables add column further text; create table further (id text); update quarry_schema set number = ${STEPS.length + 1}`,
    name,
  );

  await bo.anyAnswers(made.table);
  await seatedAt(old, await madeAt(old));
  expect((await http(old.port, 'GET', '/healthz')).status).toBe(200);
  await expect(openPostgres(url)).rejects.toThrow(CannotOpen);
  await bo.anyAnswers(made.table);
  expect(await postgres.ask('select number from quarry_schema', name)).toEqual([{ number: STEPS.length + 1 }]);
});
