import { afterEach, expect, test, vi } from 'vitest';
import { createTable, http, setupFor, wishesOf } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

let server: TestServer;
afterEach(() => server.clean());

test('tables that nobody has touched for long are removed; those that are new or were played since stay', async () => {
  server = await TestServer.start();
  const wall = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2020-01-01'));
  const [old, answered] = [await createTable(server.port, 'mb'), await createTable(server.port, 'mb')];
  wall.mockRestore();
  const fresh = await createTable(server.port, 'mb');
  const client = await server.client();
  await client.join(answered.table, answered.keys[0]!.key);
  await client.answerAny(answered.table, 0);

  await server.stop();
  await server.start({ keepDays: 30 });

  await vi.waitFor(async () => expect(await server.store.read(old.table)).toBeNull(), 20_000);
  expect(await server.store.read(fresh.table)).not.toBeNull();
  expect(await server.store.read(answered.table)).not.toBeNull();
  expect((await http(server.port, 'GET', `/api/tables/${old.table}`)).status).toBe(404);
  await vi.waitFor(() => expect(server.logged.join('')).toContain('were removed'), 20_000);
});

test('archived tables count, too: an address keeps only so many in all', async () => {
  server = await TestServer.start({ limits: { tablesPerAddress: 2, allTablesPerAddress: 3 } });
  const create = async (): Promise<string> => {
    const { status, body } = await http(server.port, 'POST', '/api/tables', {
      game: 'zero-dawn',
      setup: setupFor(2),
      seats: wishesOf('mb'),
    });
    return status === 201 ? 'made' : body.says;
  };
  const made = [await createTable(server.port, 'mb'), await createTable(server.port, 'mb')];
  expect(await create()).toMatch(/delete or archive some/);

  for (const { table, host } of made) await http(server.port, 'PATCH', `/api/tables/${table}`, { archived: true }, [host]);

  expect(await create()).toBe('made');
  expect(await create()).toMatch(/delete some that are archived/);
  await http(server.port, 'DELETE', `/api/tables/${made[0]!.table}`, undefined, [made[0]!.host]);
  expect(await create()).toBe('made');
});
