import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { placeForCopy, UNFINISHED } from './copies.ts';
import { packRows } from './rows.ts';
import { openSqlite } from './sqlite-store.ts';
import { CannotOpen, CHAT_KEPT, Damaged, NotSaved, type Store } from './store.ts';
import { aTable, storeContract } from './testing/store-contract.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'quarry-store-'));

storeContract(async ears => {
  const data = folder();
  const file = join(data, 'quarry.db');
  const opened: Store[] = [await openSqlite(file, ears)];
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

const rows = (): ReturnType<typeof packRows> =>
  packRows({ base: 0, opening: [], answers: [], moments: [{ state: { text: 'x'.repeat(2000) }, counters: {}, passes: [], n: 0 }] });

test('a file that a newer server wrote is refused by its number, and left as it is', async () => {
  const data = folder();
  const file = join(data, 'quarry.db');
  await (await openSqlite(file)).close();
  const db = new DatabaseSync(file);
  expect(db.prepare('pragma user_version').get()).toEqual({ user_version: 1 });
  db.exec('pragma user_version = 7');
  db.close();
  const before = readFileSync(file);

  await expect(openSqlite(file)).rejects.toThrow(
    /quarry\.db was written by a newer server \(its format is 7, this one knows 1\); start that one, or choose another folder with --data\.$/,
  );

  expect(readFileSync(file).equals(before)).toBe(true);
  rmSync(data, { recursive: true });
});

test('a file without a number, from before there were any, is taken and numbered', async () => {
  const data = folder();
  const file = join(data, 'quarry.db');
  const first = await openSqlite(file);
  await first.write({ do: 'create', table: aTable('t1'), rows: rows(), at: 1 });
  await first.close();
  const db = new DatabaseSync(file);
  db.exec('pragma user_version = 0');
  db.close();

  const store = await openSqlite(file);

  expect((await store.read('t1'))!.table).toEqual(aTable('t1'));
  await store.close();
  rmSync(data, { recursive: true });
});

test('a damaged file is refused when it is opened, not when somebody comes to its table', async () => {
  const data = folder();
  const file = join(data, 'quarry.db');
  const store = await openSqlite(file);
  for (let i = 0; i < 200; i++) await store.write({ do: 'create', table: aTable(`table-${i}`), rows: rows(), at: 1 });
  await store.close();
  const handle = openSync(file, 'r+');
  const { size } = statSync(file);
  for (let at = 4096 * 8; at < size; at += 4096 * 5) writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, at);
  closeSync(handle);

  await expect(openSqlite(file)).rejects.toThrow(
    /quarry\.db is damaged \(.+\); put back a copy of it, or choose another folder with --data\.$/,
  );
  rmSync(data, { recursive: true });
});

test('a row that cannot be read is told from a store that cannot', async () => {
  const data = folder();
  const file = join(data, 'quarry.db');
  const first = await openSqlite(file);
  await first.write({ do: 'create', table: aTable('t1'), rows: rows(), at: 1 });
  await first.close();
  const db = new DatabaseSync(file);
  db.exec(`update moments set body = '{"n":'`);
  db.close();
  const store = await openSqlite(file);

  await expect(store.read('t1')).rejects.toBeInstanceOf(Damaged);
  await store.check();
  await store.close();
  rmSync(data, { recursive: true });
});

/** A thread that opens and dies over the first thing that it is asked. */
const BRITTLE = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => { throw new Error('the disk is gone'); });
    parentPort.postMessage({ do: 'open' });`)}`,
);

test('a store whose thread has died says so, saves nothing and is not sound', async () => {
  const data = folder();
  const store = await openSqlite(join(data, 'quarry.db'), {}, { script: BRITTLE });

  await expect(store.write({ do: 'create', table: aTable('t1'), rows: rows(), at: 1 })).rejects.toBeInstanceOf(NotSaved);

  expect((await store.lost).message).toBe('the disk is gone');
  await expect(store.check()).rejects.toThrow();
  await store.close();
  rmSync(data, { recursive: true });
});

test('what was said long ago is not only hidden but gone', async () => {
  const data = folder();
  const file = join(data, 'quarry.db');
  const store = await openSqlite(file);
  await store.write({ do: 'create', table: aTable('t1'), rows: rows(), at: 1 });
  for (let i = 1; i <= CHAT_KEPT + 30; i++)
    void store.write({ do: 'chat', id: 't1', line: { i, name: 'Ana', seat: 0, says: `${i}`, at: i } });
  await store.close();

  const db = new DatabaseSync(file);
  expect(db.prepare('select count(*) as count, min(i) as first from chat').get()).toEqual({ count: CHAT_KEPT, first: 31 });
  db.close();
  rmSync(data, { recursive: true });
});

test('what nobody else may read is for the one who runs the server alone, also what was there before', async () => {
  const data = folder();
  const file = join(data, 'quarry.db');
  await (await openSqlite(file)).close();
  for (const name of ['quarry.db', 'quarry.db-wal', 'push-keys.json', 'quarry-copy.db']) {
    writeFileSync(join(data, name), '', { flag: 'a' });
    chmodSync(join(data, name), 0o644);
  }
  chmodSync(data, 0o755);

  const store = await openSqlite(file);
  await store.write({ do: 'create', table: aTable('t1'), rows: packRows({ base: 0, opening: [], answers: [], moments: [] }), at: 1 });

  const modes = readdirSync(data).map(name => [name, (statSync(join(data, name)).mode & 0o777).toString(8)]);
  expect(Object.fromEntries(modes)).toMatchObject({
    'quarry.db': '600',
    'quarry.db-wal': '600',
    'push-keys.json': '600',
    'quarry-copy.db': '600',
  });
  expect(new Set(modes.map(([, mode]) => mode))).toEqual(new Set(['600']));
  expect((statSync(data).mode & 0o777).toString(8)).toBe('700');
  await store.close();
  rmSync(data, { recursive: true });
});

/** Every row of every table, as it lies in a file. */
function rowsIn(file: string): unknown {
  const db = new DatabaseSync(file, { readOnly: true });
  const names = db.prepare("select name from sqlite_schema where type = 'table' order by name").all() as { name: string }[];
  const rows = names.map(({ name }) => [name, db.prepare(`select * from ${name}`).all()]);
  db.close();
  return rows;
}

test('a copy that is made while it is written holds every change that was durable before, can be put in its place, and is whole', async () => {
  const data = folder();
  const store = await openSqlite(join(data, 'quarry.db'));
  const say = (i: number): Promise<void> =>
    store.write({ do: 'chat', id: 't1', line: { i, name: 'Ana', seat: 0, says: 'x'.repeat(900), at: 1 } });
  await store.write({ do: 'create', table: aTable('t1'), rows: packRows({ base: 0, opening: [], answers: [], moments: [] }), at: 1 });
  for (let i = 1; i <= 150; i++) await say(i);

  const copying = store.copy();
  const during = Array.from({ length: 40 }, (_, i) => say(151 + i));
  const [copy] = await Promise.all([copying, ...during]);
  const again = folder();
  writeFileSync(join(again, 'quarry.db'), readFileSync(copy!));
  const restored = await openSqlite(join(again, 'quarry.db'));

  const { chat } = (await restored.read('t1'))!;
  expect(chat.length).toBeGreaterThanOrEqual(150);
  expect(chat.map(line => line.i)).toEqual(Array.from({ length: chat.length }, (_, i) => i + 1));
  expect(statSync(copy!).mode & 0o777).toBe(0o600);
  await restored.close();
  const quiet = (await store.copy())!;
  await store.close();
  expect(rowsIn(quiet), 'when nobody writes, the same row by row').toEqual(rowsIn(join(data, 'quarry.db')));
  for (const one of [data, again]) rmSync(one, { recursive: true });
});

test('copies that are made in one moment are two', async () => {
  const data = folder();
  const now = new Date('2026-03-01T12:00:00.250Z');
  for (const name of ['quarry-2026-03-01T12-00-00-250Z.db', 'quarry-2026-03-01T12-00-00-251Z.db', 'quarry-2026-03-01T12-00-00-252Z.db']) {
    const place = await placeForCopy(data, now);
    expect(place).toBe(join(data, 'copies', name));
    renameSync(`${place}${UNFINISHED}`, place);
  }
  rmSync(data, { recursive: true });
});

test('the last five copies are kept, and none is begun for which there is no room', async () => {
  const data = folder();
  let free = 1e12;
  const store = await openSqlite(join(data, 'quarry.db'), {}, { freeBytes: async () => free });

  const made = [];
  for (let i = 0; i < 7; i++) made.push(await store.copy());
  expect(readdirSync(join(data, 'copies')).sort()).toEqual(made.slice(-5).map(file => file!.split('/').at(-1)));

  free = 1e6;
  await expect(store.copy()).rejects.toThrow(/^the disk has 1 MB left, and a copy wants 17 MB$/);
  expect(readdirSync(join(data, 'copies'))).toHaveLength(5);
  await store.close();
  rmSync(data, { recursive: true });
});
