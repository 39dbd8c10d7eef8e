/** The door by which nodes come to each other: where it cannot be opened a server says so in a sentence, and holds on to nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CannotOpen, startServer } from '../index.ts';
import { freshDatabase } from '../testing/postgres.ts';

test('an inner port that is taken, and an address that is not of this machine, end the start with a sentence; the database is let go', async () => {
  const { server: postgres, name, url } = await freshDatabase();
  const data = mkdtempSync(join(tmpdir(), 'quarry-inner-'));
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise(resolve => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const start = (inner: { host: string; port: number }): Promise<unknown> =>
    startServer({ port: 0, host: '127.0.0.1', data, store: url, inner, log: 'silent' });

  await expect(start({ host: '127.0.0.1', port })).rejects.toThrow(
    new CannotOpen(
      `Port ${port} on 127.0.0.1 is taken by another program; stop it, or choose another for the other nodes with --inner, 0 for any.`,
    ),
  );
  await expect(start({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
    new CannotOpen('192.0.2.1 is no address of this machine; name one by which the other nodes reach it with --inner.'),
  );

  expect(
    await postgres.ask(
      `select count(*)::int as count from pg_stat_activity where datname = '${name}' and application_name = 'quarry'`,
      name,
    ),
  ).toEqual([{ count: 0 }]);
  other.close();
  await postgres.drop(name);
  rmSync(data, { recursive: true });
});
