/** What takes the thread that serves everybody a while over HTTP: many who want it have their turn, and whoever may not have it costs nothing. */
import { crossing } from '@quarry/bots/testing';
import type { AnyGame } from '@quarry/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import type { Limits } from './limits.ts';
import { createTable, type Http, http, wishesOf } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

let server: TestServer;
afterEach(() => server.clean());

const setup = { seats: 1, leg: 1, stores: 6, boats: [], pace: 'calm' };
const wish = { game: 'crossing', setup, seats: wishesOf('m') };

/** How often a match was begun, and what is done whenever one is. */
let begun = 0;
async function start(limits: Partial<Limits>, whenBegun: () => void = () => {}): Promise<void> {
  begun = 0;
  const counted: AnyGame = {
    ...crossing,
    rules: {
      ...crossing.rules,
      begin: (given: never, chance: never) => {
        begun += 1;
        whenBegun();
        return crossing.rules.begin(given, chance);
      },
    },
  };
  server = await TestServer.start({ limits, games: [counted] });
}
const create = (): Promise<Http> => http(server.port, 'POST', '/api/tables', wish);
const codesOf = (all: readonly Http[]): string[] => all.map(({ status, body }) => body.code ?? String(status));

test('a table that may not be made is not begun, and nothing is looked up for it', async () => {
  await start({ createsPerHour: 2 });
  const counted = vi.spyOn(server.store, 'countOf');

  const codes = [];
  for (let i = 0; i < 5; i++) codes.push(...codesOf([await create()]));

  expect(codes).toEqual(['201', '201', 'too-many-tables', 'too-many-tables', 'too-many-tables']);
  expect(begun).toBe(2);
  expect(counted).toHaveBeenCalledTimes(2);
});

test('a match that may not be played again is not begun again', async () => {
  await start({ createsPerHour: 1 });
  const { table, keys } = await createTable(server.port, 'm', { game: 'crossing', setup });
  const client = await server.client();
  await client.join(table, keys[0]!.key);
  while (await client.answerAny(table, 0));

  const again = (): Promise<Http> => http(server.port, 'POST', `/api/tables/${table}/again`, {}, [keys[0]!.key]);

  expect(codesOf([await again(), await again()])).toEqual(['too-many-tables', 'too-many-tables']);
  expect(begun).toBe(1);
});

test('whoever wants it played again at the same time as somebody else comes to the same table', async () => {
  await start({});
  const { table, keys } = await createTable(server.port, 'm', { game: 'crossing', setup });
  const client = await server.client();
  await client.join(table, keys[0]!.key);
  while (await client.answerAny(table, 0));

  const again = await Promise.all(
    Array.from({ length: 3 }, () => http(server.port, 'POST', `/api/tables/${table}/again`, {}, [keys[0]!.key])),
  );

  expect(new Set(again.map(one => one.body.table)).size).toBe(1);
});

test('many who want a table at once have it one after the other; of one address a few wait, and more are refused at once', async () => {
  await start({ makesWaiting: 4 });
  const { write } = server.store;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  server.store.write = async change => {
    await released;
    return write.call(server.store, change);
  };
  const codes: string[] = [];
  const made = Array.from({ length: 9 }, async () => codes.push(...codesOf([await create()])));

  await vi.waitFor(() => expect(codes).toEqual(['busy', 'busy', 'busy', 'busy']), 20_000);
  expect(begun).toBe(1);
  release();
  await Promise.all(made);

  expect(codes.slice(4)).toEqual(new Array(5).fill('201'));
  expect(begun).toBe(5);
});

test('of one address no more requests wait for their turn than may', async () => {
  await start({ requestsWaiting: 0 });

  expect(codesOf([await http(server.port, 'GET', '/api/games')])).toEqual(['too-fast']);
});
