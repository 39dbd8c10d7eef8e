/** `quarry admin` against a server that runs as it is run by people. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { GAMES } from '@quarry/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quarry, type Ran } from '../testing/world.ts';

const TOKEN = 'a-token-of-the-host';
const data = mkdtempSync(join(tmpdir(), 'quarry-admin-'));
let child: ReturnType<typeof spawn>;
let server: string;
let table: string;

const run = (line: string, token = TOKEN): Promise<Ran> => quarry(`admin ${line} --server ${server} --metrics-token ${token}`);
const said = async (line: string): Promise<string> => {
  const { status, err } = await quarry(`admin ${line}`);
  return `${status} ${err}`;
};

beforeAll(async () => {
  const script = join(import.meta.dirname, '..', 'quarry.ts');
  child = spawn(process.execPath, [script, 'serve', '--no-build', '--port', '0', '--data', data, '--log', 'silent'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, QUARRY_METRICS_TOKEN: TOKEN },
  });
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  server = `http://127.0.0.1:${/localhost:(\d+)/.exec(line)![1]}`;
  const [game] = GAMES;
  const { setup } = game!.tables[0]!;
  const seats = Array.from({ length: game!.seatsOf(setup) }, (_, i) =>
    i === 0 ? { who: 'me', name: 'Ana' } : { who: 'bot', bot: 'random' },
  );
  const made = await fetch(`${server}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: game!.id, setup, seats }),
  });
  ({ table } = (await made.json()) as { table: string });
  await fetch(`${server}/api/tables/${table}`);
});
afterAll(async () => {
  child.kill('SIGTERM');
  await once(child, 'close');
  rmSync(data, { recursive: true });
});

test('tables and load are shown in columns, or as the server says them', async () => {
  const [tables, load] = [await run('tables'), await run('load')];
  const json = JSON.parse((await run('tables --json')).out) as { tables: { table: string }[] };

  expect(tables.out).toMatch(
    new RegExp(`^table +game +is +answers +played +node +people\n${table} +${GAMES[0]!.id} +playing +\\d+ +.*Ana`),
  );
  expect(load.out).toMatch(/^node +tables +sockets .*\n- +1 +0 +[\d.]+ +\d+ MB +[\d.]+ ms +\d+ \(\d+ kB\) +\d+ s\n$/);
  expect(json.tables.map(one => one.table)).toEqual([table]);
  expect([tables.status, load.status]).toEqual([0, 0]);
});

test('says something to everybody, and takes it back', async () => {
  const now = async (): Promise<unknown> => (await fetch(`${server}/api/announcement`)).json();

  expect((await run('message Back_soon. --for 5')).out).toBe('Said to every open page, and to those that come in the next 5 minutes.\n');
  expect(await now()).toEqual({ says: 'Back_soon.' });
  expect((await run('message --none')).out).toBe('Nothing is said to everybody any more.\n');
  expect(await now()).toEqual({ says: null });
});

test('closes a table, and opens it again', async () => {
  const status = async (): Promise<unknown> =>
    ((await (await fetch(`${server}/api/tables/${table}`)).json()) as { status: unknown }).status;

  expect((await run(`close ${table}`)).out).toContain(`To open it again: quarry admin open ${table}`);
  expect(await status()).toBe('closed');
  expect((await run(`open ${table}`)).out).toBe(`The table ${table} is open again.\n`);
  expect(await status()).toBe('playing');
});

test('refuses a house, lists it, and lets it in again', async () => {
  expect((await run('refused')).out).toBe('No house is refused.\n');
  expect((await run('refuse 2001:db8::7')).out).toBe('2001:db8:0:0::/64 is refused, and whoever was here from there was shown out.\n');
  expect((await run('refused')).out).toMatch(/^house +since\n2001:db8:0:0::\/64 +\d{4}-\d\d-\d\dT.*Z\n$/);
  expect((await run('allow 2001:db8:0:0::/64')).out).toBe('2001:db8:0:0::/64 is let in again.\n');
});

test('a copy that is made while the server runs holds what it keeps', async () => {
  const { out } = await run('copy');
  const [, file] = /^Everything that is kept was copied to (\S+), on the machine of the server\.\n$/.exec(out)!;
  const [kept, copied] = [join(data, 'quarry.db'), file!].map(one => statSync(one).size);

  expect([file!.startsWith(join(data, 'copies')), kept! > 0 && copied! > 0]).toEqual([true, true]);
  const rows = new DatabaseSync(file!, { readOnly: true });
  expect(rows.prepare('select id from tables').all()).toEqual([{ id: table }]);
  rows.close();
});

test('whatever goes wrong is said in a sentence', async () => {
  expect(await said('')).toMatch(/^2 'admin' wants one of tables, load, message, close, open, refuse, allow, copy, refused;/);
  expect(await said('shout')).toMatch(/^2 'admin' wants one of tables/);
  expect(await said('close')).toBe("2 'admin close' wants a table.\n");
  expect(await said('message')).toBe(`2 'admin message' wants "what is said to everybody".\n`);
  expect(await said('tables now')).toBe("2 'admin tables' wants no more words, but 'now' was given too; leave it out.\n");
  expect(await said('message a b')).toMatch(/but 'b' was given too; leave it out\.\n$/);
  expect(await said('message a --for soon')).toMatch(/^2 --for is 'soon'/);
  expect(await said('load')).toMatch(/^2 The token of the server is wanted/);
  expect(await said(`load --metrics-token ${TOKEN} --server here`)).toMatch(/^2 --server is 'here', but it wants an address such as/);
  expect(await said(`load --metrics-token ${TOKEN} --server http://127.0.0.1:9`)).toBe(
    '1 Nobody answers at http://127.0.0.1:9; check that the server runs, and --server.\n',
  );
  expect((await run('load', 'another-token-of-it')).err).toBe("This needs the host's metrics token.\n");
  expect((await run(`close ${'x'.repeat(16)}`)).err).toMatch(/^There is no such table/);
  expect((await run('refuse here')).err).toMatch(/^'here' is no address; write one such as 203\.0\.113\.7/);
  expect((await run('message x --for 1441')).err).toMatch(/^The request cannot be read|minutes/);
});

test('what is no server of Quarry is not taken for one, and a node that is silent makes the command fail', async () => {
  let answer = 'a page';
  const other = createServer((_, response) => response.end(answer)).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const at = `load --metrics-token ${TOKEN} --server http://127.0.0.1:${(other.address() as AddressInfo).port}`;

  expect(await said(at)).toMatch(/^1 What answers at \S+ is no server of Quarry/);
  answer = JSON.stringify({ nodes: [], silent: ['node-2'] });
  expect(await said(at)).toBe('1 A node has not answered: node-2. Try again in a moment.\n');
  other.close();
});
