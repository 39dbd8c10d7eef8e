import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crossing } from '@quarry/bots/testing';
import { GAMES } from '@quarry/catalogue';
import { type AnyGame, playOut, randomAnswer, recordOf, SampledChance, Seed, startMatch } from '@quarry/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Moved, moveData } from './move-data.ts';
import { KINDS, namesOf } from './move-rows.ts';
import { openPostgres } from './postgres-store.ts';
import { DATA_FILE } from './sqlite-file.ts';
import { openSqlite } from './sqlite-store.ts';
import { CannotOpen, type Store, type StoredMatch } from './store.ts';
import { createTable, http, wishesOf } from './testing/client.ts';
import { freshDatabase, PASSWORD } from './testing/postgres.ts';
import { TestServer } from './testing/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'quarry-move-'));
const games: readonly AnyGame[] = [...GAMES, crossing];
let server: TestServer;
let tables: string[] = [];
let before: readonly (StoredMatch | null)[] = [];

function recordOfSome(game: AnyGame, setup: unknown): unknown {
  const started = startMatch(game, setup, 'moved');
  if (!started.ok) throw new Error(started.refusal.says);
  const chance = new SampledChance<'bot'>(new Seed('moved'));
  playOut(started.value, decision => randomAnswer(decision, chance), 30);
  return recordOf(started.value);
}

/** Tables of every game with answers and talk, one at which something was taken back, and a story of two chapters. */
async function play(): Promise<string[]> {
  const client = await server.client();
  const ids: string[] = [];
  for (const game of GAMES) {
    const { setup } = game.tables[0]!;
    const seats = wishesOf('m'.repeat(game.seatsOf(setup)));
    const { body } = await http(server.port, 'POST', '/api/tables/import', { record: recordOfSome(game, setup), seats });
    const { table, keys } = body as { table: string; keys: readonly { key: string }[] };
    await client.join(table, keys[0]!.key);
    await client.ask('chat', { table, as: 0, says: `Hello “${game.id}” \\ {"a", ñ, 🏹}` });
    ids.push(table);
  }
  const undone = await createTable(server.port, 'mm');
  for (const { key } of undone.keys) await client.join(undone.table, key);
  const canUndo = (): number => [0, 1].findIndex(seat => client.chair(undone.table, seat).seen.undo.how === 'alone');
  while (canUndo() < 0) await client.anyAnswers(undone.table);
  await client.ask('undo', { table: undone.table, as: canUndo() });
  ids.push(undone.table);
  const setup = { seats: 1, leg: 1, stores: 6, boats: [], pace: 'calm' };
  const { table, keys, host } = await createTable(server.port, 'm', { game: 'crossing', setup });
  await client.join(table, keys[0]!.key);
  while (await client.anyAnswers(table, [0]));
  const { body } = await http(server.port, 'POST', `/api/tables/${table}/next`, undefined, [host]);
  return [...ids, table, body.table as string];
}

const readAll = (store: Store): Promise<(StoredMatch | null)[]> => Promise.all(tables.map(id => store.read(id)));

/** Every row of a file, as it lies there. */
function rowsIn(data: string): unknown[] {
  const db = new DatabaseSync(join(data, DATA_FILE));
  const rows = KINDS.map(kind => db.prepare(`select ${namesOf(kind)} from ${kind.name}`).all());
  db.close();
  return rows;
}

beforeAll(async () => {
  server = await TestServer.start({ games });
  tables = await play();
  await server.store.write({ do: 'report', report: { id: 'r1', table: tables[0]!, at: 4, body: { says: 'odd' } } });
  await server.store.write({
    do: 'mailbox',
    mailbox: { id: 'm', stop: 's', isStopped: false, boxes: ['x'], code: null, tries: 0, day: 0, codes: 1, notices: 0 },
    at: 4,
  });
  await server.store.write({ do: 'refuse-house', house: '192.0.2.1', at: 4 });
  await server.store.keep('push-keys', '{"kty":"EC"}');
  before = await readAll(server.store);
  await server.stop();
});
afterAll(async () => {
  await server.clean();
  rmSync(folder, { recursive: true });
});

describe('everything is carried', () => {
  test('from a file to a database and back into a file: the same, hash by hash, and played on in between', async () => {
    const { server: postgres, name, url } = await freshDatabase();
    const again = join(folder, 'again');

    const there = await moveData({ from: server.data, to: url });
    const store = await openPostgres(url);
    const inDatabase = await readAll(store);
    await store.close();
    const back = await moveData({ from: url, to: again });

    expect(inDatabase).toEqual(before);
    expect(before.slice(0, GAMES.length).every(one => one!.answers.length > 0)).toBe(true);
    expect(before.some(one => (one?.table.undos ?? 0) > 0)).toBe(true);
    expect(before.map(one => one?.table.game)).toEqual([...GAMES.map(one => one.id), 'zero-dawn', 'crossing', 'crossing']);
    expect(before.slice(0, GAMES.length).every(one => one!.chat.some(({ says }) => says.includes('🏹')))).toBe(true);
    expect(rowsIn(again)).toEqual(rowsIn(server.data));
    expect([back.hash, back.rows]).toEqual([there.hash, there.rows]);
    expect(there.rows).toMatchObject({ tables: tables.length, chapters: 2, reports: 1, mailboxes: 1, refused: 1, kept: 1 });
    expect(JSON.stringify([there, back])).not.toContain(encodeURIComponent(PASSWORD));

    await server.start({ games, store: url });
    const client = await server.client();
    expect(await client.join(tables[0]!)).toMatchObject({ type: 'seen' });
    await server.stop();
    await postgres.drop(name);
  });

  test('and nothing else is: a target that holds something is refused and left as it is', async () => {
    const { server: postgres, name, url } = await freshDatabase();
    const data = join(folder, 'taken');
    const file = await openSqlite(join(data, DATA_FILE));
    await file.keep('a', 'b');
    await file.close();

    await expect(moveData({ from: server.data, to: data })).rejects.toThrow(
      new CannotOpen(
        `There is something in ${join(data, DATA_FILE)} already, and nothing is overwritten; choose an empty target with --to.`,
      ),
    );
    await moveData({ from: data, to: url });
    await expect(moveData({ from: server.data, to: url })).rejects.toThrow(/^There is something in postgres:\/\/quarry@\S+ already/);
    expect(await postgres.ask('select count(*)::int as count from tables', name)).toEqual([{ count: 0 }]);
    await postgres.drop(name);
  });

  test('not while a server is running on it, nor from nowhere', async () => {
    const { server: postgres, name, url } = await freshDatabase();
    const [file, database] = [await openSqlite(join(folder, 'used', DATA_FILE)), await openPostgres(url)];
    await database.check();

    await expect(moveData({ from: join(folder, 'used'), to: join(folder, 'a') })).rejects.toThrow(/^Another server is running on/);
    await expect(moveData({ from: url, to: join(folder, 'b') })).rejects.toThrow(
      /^A server is connected to postgres:\/\/quarry@\S+ \(\d+ connections\); stop it first/,
    );
    await expect(moveData({ from: server.data, to: url })).rejects.toThrow(/^A server is connected to/);
    await expect(moveData({ from: join(folder, 'nowhere'), to: join(folder, 'c') })).rejects.toThrow(
      /^There is no \S+quarry\.db; name the data folder/,
    );
    await Promise.all([file.close(), database.close()]);
    await postgres.drop(name);
  });

  test('what arrives otherwise than it left is not kept', async () => {
    const { server: postgres, name, url } = await freshDatabase();
    await postgres.ask(
      `create function other() returns trigger language plpgsql as 'begin new.body := new.body || '' ''; return new; end';
       create trigger othered before insert on moments for each row execute function other()`,
      name,
    );

    await expect(moveData({ from: server.data, to: url })).rejects.toThrow(
      /^What arrived in \S+ is not what left \S+ \(moments of \S+\); nothing was kept there/,
    );
    expect(await postgres.ask('select count(*)::int as count from tables', name)).toEqual([{ count: 0 }]);
    await postgres.drop(name);
  });

  test('however much there is: it is told how far it has come, and goes in parts', async () => {
    const data = join(folder, 'much');
    const file = await openSqlite(join(data, DATA_FILE));
    const answer = { seat: 0, scene: 's', kind: 'k', answer: ['key'], hash: 'h', learnt: false };
    for (let n = 1; n <= 1200; n++)
      void file.write({ do: 'answer', id: `t${n % 7}`, answer: { ...answer, n }, lines: [], moment: null, at: n });
    await file.close();
    const told: string[] = [];

    const moved: Moved = await moveData({ from: data, to: join(folder, 'more'), tell: (kind, rows) => void told.push(`${kind} ${rows}`) });

    expect(told.filter(one => one.startsWith('answers'))).toEqual(['answers 500', 'answers 1000', 'answers 1200']);
    expect(moved.rows.answers).toBe(1200);
  });
});
