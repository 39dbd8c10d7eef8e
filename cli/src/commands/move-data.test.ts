import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase } from '@quarry/server/testing/postgres';
import { expect, test } from 'vitest';
import { quarry } from '../testing/world.ts';

const said = async (line: string): Promise<string> => {
  const { status, err } = await quarry(`move-data ${line}`);
  return `${status} ${err}`;
};

test('a wrong command line is refused with a sentence', async () => {
  expect(await said('--from a')).toBe(
    "2 'move-data' wants --to (or QUARRY_MOVE_TO): a data folder, or postgres://name:password@host/database.\n",
  );
  expect(await said('--from a --to ./a')).toBe('2 --from and --to are the same; nothing would be carried.\n');
  expect(await said('--from a --to b --in-use')).toBe(
    "2 --in-use is for a database; a data folder that a server uses is copied by 'quarry admin copy'.\n",
  );
  expect(await said('here --from a --to b')).toBe("2 'move-data' takes no words, but 'here' was given; leave it out.\n");
});

test('carries from a database into a folder and says what it did; a source that is not there is refused', async () => {
  const { server, name, url } = await freshDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'quarry-moved-'));

  const { status, out } = await quarry(`move-data --from ${url} --to ${join(folder, 'data')}`);

  expect(status).toBe(0);
  expect(out).toMatch(
    /^Carried from postgres:\/\/quarry@127\.0\.0\.1:\d+\/\w+ to \S+quarry\.db: 0 tables with 0 answers, .*: the same on both sides \(sha256 [0-9a-f]{64}\)\.\n$/,
  );
  expect(JSON.parse((await quarry(`move-data --json --from ${join(folder, 'data')} --to ${join(folder, 'other')}`)).out)).toMatchObject({
    rows: { tables: 0 },
  });
  expect(await said(`--from ${join(folder, 'none')} --to ${join(folder, 'x')}`)).toMatch(
    /^1 There is no \S+quarry\.db; name the data folder/,
  );
  await server.drop(name);
  rmSync(folder, { recursive: true });
});
