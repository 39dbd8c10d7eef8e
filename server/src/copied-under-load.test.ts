/** What is kept is copied while people play, put back elsewhere, compared with where it came from row by row, and played on. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { moveData } from './move-data.ts';
import { DATA_FILE } from './sqlite-file.ts';
import { createTable } from './testing/client.ts';
import { freshDatabase } from './testing/postgres.ts';
import { TestServer } from './testing/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'quarry-copied-'));
const place = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

type Rows = ReadonlyMap<string, string>;

/** Answers with what was told by them, and talk, each by its table and number. */
function rowsIn(data: string): { readonly answers: Rows; readonly chat: Rows } {
  const db = new DatabaseSync(join(data, DATA_FILE), { readOnly: true });
  const rows = (kind: string, n: string): Rows =>
    new Map(
      db
        .prepare(`select * from ${kind}`)
        .all()
        .map(row => [`${row['tbl']} ${row[n]}`, JSON.stringify(row)]),
    );
  const found = { answers: rows('answers', 'n'), chat: rows('chat', 'i') };
  db.close();
  return found;
}

/** Plays at four tables and copies in the middle of it; then both are looked at as files, and the copy is played on. */
async function copyWhilePlayed(
  server: TestServer,
  { copy, inFile, restored }: { copy(to: string): Promise<void>; inFile(): Promise<string>; restored(): Promise<TestServer> },
): Promise<void> {
  const made = await Promise.all([1, 2, 3, 4].map(() => createTable(server.port, 'mm')));
  let given = 0;
  let mayEnd = false;
  const playing = made.map(async ({ table, keys }) => {
    const client = await server.client();
    for (const { key } of keys) await client.join(table, key);
    while (!mayEnd) if ((await client.anyAnswers(table))?.type === 'ack') given += 1;
  });
  const untilGiven = async (count: number): Promise<void> => {
    while (given < count) await new Promise(resolve => setTimeout(resolve, 5));
  };
  await untilGiven(60);
  const before = await Promise.all(made.map(async one => (await server.store.read(one.table))!.answers.length));

  const to = place(`copy-${made[0]!.table}`);
  await copy(to);
  const during = given;
  await untilGiven(during + 20);
  mayEnd = true;
  await Promise.all(playing);
  await server.stop();

  const [there, here] = [rowsIn(to), rowsIn(await inFile())];
  for (const kind of ['answers', 'chat'] as const) {
    const strange = [...there[kind]].filter(([name, row]) => here[kind].get(name) !== row).map(([name]) => name);
    expect(strange, `${kind} that are otherwise than where they came from`).toEqual([]);
  }
  expect(there.answers.size).toBeLessThan(here.answers.size);
  const again = await restored();
  for (const [i, { table, keys }] of made.entries()) {
    const { answers } = (await again.store.read(table))!;
    expect(answers.length).toBeGreaterThanOrEqual(before[i]!);
    expect(answers.map(one => one.n)).toEqual(answers.map((_, at) => at + 1));
    const client = await again.client();
    for (const { key } of keys) expect(await client.join(table, key)).toMatchObject({ type: 'seen' });
    expect((await client.anyAnswers(table))?.type).toBe('ack');
  }
  await again.clean();
}

test('a file: what was acknowledged before the copy began is in it, row by row, and is played on', async () => {
  const server = await TestServer.start();
  let copied = '';
  await copyWhilePlayed(server, {
    async copy(to) {
      mkdirSync(to);
      cpSync((await server.store.copy())!, join(to, DATA_FILE));
      copied = to;
    },
    inFile: async () => server.data,
    async restored() {
      const again = await TestServer.start();
      await again.stop();
      for (const end of ['', '-wal', '-shm']) rmSync(join(again.data, `${DATA_FILE}${end}`), { force: true });
      cpSync(join(copied, DATA_FILE), join(again.data, DATA_FILE));
      await again.start();
      return again;
    },
  });
  await server.clean();
});

test('a database: what was acknowledged before the copy began is in it, row by row, and is played on in another', async () => {
  const [from, into] = [await freshDatabase(), await freshDatabase()];
  const server = await TestServer.start({ store: from.url });
  let copied = '';
  await copyWhilePlayed(server, {
    async copy(to) {
      await moveData({ from: from.url, to, isInUse: true });
      copied = to;
    },
    async inFile() {
      await moveData({ from: from.url, to: place('whole') });
      return place('whole');
    },
    async restored() {
      const back = await moveData({ from: copied, to: into.url });
      expect((await moveData({ from: into.url, to: place('back') })).hash).toBe(back.hash);
      return TestServer.start({ store: into.url });
    },
  });
  await server.clean();
  for (const { server: postgres, name } of [from, into]) await postgres.drop(name);
});
