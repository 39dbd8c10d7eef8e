import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newKey } from './keys.ts';
import { makeLog } from './log.ts';
import { createTable, http } from './testing/client.ts';
import { TestServer } from './testing/server.ts';

test('no key, invitation or seed is in any message, log or file', async () => {
  const server = await TestServer.start();
  const { table, keys, invites, host } = await createTable(server.port, 'mob');
  const guest = newKey();
  await http(server.port, 'POST', `/api/tables/${table}/sit`, { invite: invites[0]!.invite, key: guest, name: 'Bo' });
  const { seed } = (await server.store.read(table))!.table;
  const [ana, watcher, thief] = [await server.client(), await server.client(), await server.client()];
  await ana.join(table, keys[0]!.key, { plain: true });
  await ana.join(table, guest);
  await watcher.join(table);
  await thief.join(table, newKey());
  for (let i = 0; i < 40; i++) {
    const seat = (await ana.anyAsked(table))!;
    const { n, options } = ana.chair(table, seat).seen.asked!;
    if (options[0]) await ana.ask('look', { table, as: seat, n, keys: [options[0].key] });
    await ana.ask('why-not', { table, as: seat, n });
    await ana.answerAny(table, seat);
  }
  const all = [keys[0]!.key, guest, host];
  const { body: cover } = await http(server.port, 'GET', `/api/tables/${table}`, undefined, all);
  const { body: replay } = await http(server.port, 'GET', `/api/tables/${table}/replay?as=0`, undefined, all);
  await http(server.port, 'GET', `/api/tables/${table}/export`, undefined, [host]);
  await http(server.port, 'PATCH', `/api/tables/${table}`, { name: 'x' }, [newKey()]);
  await server.stop();

  const file = ['quarry.db', 'quarry.db-wal'].map(name => {
    try {
      return readFileSync(join(server.data, name), 'latin1');
    } catch {
      return '';
    }
  });
  const messages = [server.frames, JSON.stringify([cover, replay]), server.logged.join('')].join('\n');
  expect(messages.length).toBeGreaterThan(50_000);
  for (const secret of [...all, invites[0]!.invite]) {
    expect(messages.includes(secret)).toBe(false);
    expect(file.join('').includes(secret)).toBe(false);
  }
  expect(messages.includes(seed)).toBe(false);
  expect(file.join('').includes(seed)).toBe(true);
  await server.clean();
});

test('whatever somebody logs, secrets are struck out', () => {
  const lines: string[] = [];
  const log = makeLog('info', { write: (text: string) => lines.push(text) });

  log.info({ key: 'S1', a: { invite: 'S2', b: { seed: 'S3' } }, headers: { authorization: 'S4' }, host: 'S5' }, 'something');

  expect(lines.join('')).not.toMatch(/S\d/);
  expect(lines.join('')).toContain('something');
});
