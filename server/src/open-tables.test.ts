/** Tables at which anybody may sit down: their host says so, and they are listed while somebody is about. */
import type { OpenTable } from '@quarry/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newKey } from './keys.ts';
import { createTable, http } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

describe('open tables', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await TestServer.start();
  });
  afterEach(() => server.clean());

  const listed = async (): Promise<readonly OpenTable[]> => (await http(server.port, 'GET', '/api/tables')).body;
  const look = (table: string): Promise<unknown> => http(server.port, 'GET', `/api/tables/${table}`);
  const sit = (table: string, body: object) => http(server.port, 'POST', `/api/tables/${table}/sit`, body);

  test('a table is listed if its host wants that, with seats as people and gaps, and no secret of it', async () => {
    const open = await createTable(server.port, 'mob', { name: 'Cave night', isOpen: true });
    const closed = await createTable(server.port, 'mob', { name: 'Ours' });
    await Promise.all([look(open.table), look(closed.table)]);

    const [one, ...more] = await listed();

    expect(more).toEqual([]);
    expect(one).toEqual({
      table: open.table,
      name: 'Cave night',
      game: 'zero-dawn',
      mode: 'standard',
      host: 'Person 0',
      people: [
        { seat: 0, name: 'Person 0', who: 'person', bot: null, isHere: false },
        { seat: 1, name: 'Seat 2', who: 'open', bot: null, isHere: false },
        { seat: 2, name: expect.any(String), who: 'bot', bot: 'sensible', isHere: true },
      ],
      createdAt: expect.any(Number),
    });
  });

  test('anybody sits down at it without an invitation, once for each key, until every seat is taken', async () => {
    const { table } = await createTable(server.port, 'moo', { isOpen: true });
    await look(table);
    const [bo, cy, dan] = ['Bo', 'Cy', 'Dan'].map(name => ({ key: newKey(), name }));

    expect((await sit(table, bo!)).body).toEqual({ table, seat: 1 });
    expect((await sit(table, bo!)).body).toEqual({ table, seat: 1 });
    expect((await sit(table, { key: newKey(), name: 'Bo' })).body.code).toBe('name-taken');
    expect((await sit(table, cy!)).body).toEqual({ table, seat: 2 });
    expect((await sit(table, dan!)).body.code).toBe('no-seat-free');
    expect(await listed()).toEqual([]);
    expect((await http(server.port, 'GET', `/api/tables/${table}`, undefined, [bo!.key])).body.mine).toEqual([1]);
  });

  test('at any other table nobody sits down without an invitation', async () => {
    const { table, keys } = await createTable(server.port, 'mo');
    expect((await sit(table, { key: newKey(), name: 'Bo' })).body.code).toBe('by-invitation');
    expect((await sit(table, { key: keys[0]!.key, name: 'Bo' })).body.code).toBe('by-invitation');
  });

  test('the host opens it and closes it again; what is archived, paused or over is not listed', async () => {
    const { table, host, keys } = await createTable(server.port, 'mo');
    const patch = (body: object, key = host) => http(server.port, 'PATCH', `/api/tables/${table}`, body, [key]);

    expect((await patch({ isOpen: true }, keys[0]!.key)).body.code).toBe('not-host');
    expect((await patch({ isOpen: true })).body.isOpen).toBe(true);
    expect((await listed()).map(one => one.table)).toEqual([table]);
    await patch({ archived: true });
    expect(await listed()).toEqual([]);
    await patch({ archived: false });
    const ana = await server.client();
    await ana.join(table, keys[0]!.key);
    await ana.ask('pause', { table, as: 0, paused: true });
    expect(await listed()).toEqual([]);
    await ana.ask('pause', { table, as: 0, paused: false });
    expect((await listed()).length).toBe(1);
    expect((await patch({ isOpen: false })).body.isOpen).toBe(false);
    expect(await listed()).toEqual([]);
  });

  test('no more than twelve are listed, the newest first', async () => {
    for (let i = 0; i < 14; i++) await look((await createTable(server.port, 'mo', { name: `Night ${i}`, isOpen: true })).table);
    const names = (await listed()).map(one => one.name);
    expect(names.length).toBe(12);
    expect(new Set(names).size).toBe(12);
    expect(names).not.toContain('Night 0');
  });

  test('that it is open survives the server, and nothing else is told of it then until somebody looks', async () => {
    const { table } = await createTable(server.port, 'mo', { isOpen: true });
    expect((await server.store.read(table))!.table.isOpen).toBe(true);
  });
});
