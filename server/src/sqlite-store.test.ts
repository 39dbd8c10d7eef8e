import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from './sqlite-store.ts';
import { CannotOpen, type Store } from './store.ts';
import { storeContract } from './testing/store-contract.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'quarry-store-'));

storeContract(async () => {
  const data = folder();
  const file = join(data, 'quarry.db');
  const opened: Store[] = [await openSqlite(file)];
  return {
    store: opened[0]!,
    async reopen() {
      opened.push(await openSqlite(file));
      return opened.at(-1)!;
    },
    async clean() {
      for (const one of opened) await one.close();
      rmSync(data, { recursive: true });
    },
  };
});

test('a second server on the same file is refused with a sentence', async () => {
  const data = folder();
  const store = await openSqlite(join(data, 'quarry.db'));

  const second = openSqlite(join(data, 'quarry.db'));

  await expect(second).rejects.toBeInstanceOf(CannotOpen);
  await expect(second).rejects.toThrow(/Another server is running on .*quarry\.db; stop it first/);
  await store.close();
  rmSync(data, { recursive: true });
});

test('a file that is no database is refused and left as it is', async () => {
  const data = folder();
  writeFileSync(join(data, 'quarry.db'), 'a letter to my aunt, long enough to be looked at as a whole page of a database would be');

  await expect(openSqlite(join(data, 'quarry.db'))).rejects.toThrow(/cannot be opened .*not a database/);
  rmSync(data, { recursive: true });
});

test('a folder that cannot be made is refused with a sentence', async () => {
  const data = folder();
  writeFileSync(join(data, 'file'), '');
  chmodSync(join(data, 'file'), 0o400);

  await expect(openSqlite(join(data, 'file', 'deeper', 'quarry.db'))).rejects.toThrow(
    /cannot be written \(ENOTDIR\); choose another with --data/,
  );
  rmSync(data, { recursive: true });
});
