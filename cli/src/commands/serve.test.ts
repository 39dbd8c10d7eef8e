import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { EXAMPLES, GAMES } from '@quarry/catalogue';
import { isNight } from '@quarry/kernel/testing';
import { freshDatabase, OWNER, PASSWORD } from '@quarry/server/testing/postgres';
import { expect, test, vi } from 'vitest';
import { quarry } from '../testing/world.ts';

test('wrong options are refused with a sentence', async () => {
  const said = async (line: string): Promise<string> => {
    const { status, err } = await quarry(`serve --no-build ${line}`);
    return `${status} ${err}`;
  };

  expect(await said('--port many')).toBe("2 --port is 'many', but it wants a whole number from 0 to 65535.\n");
  expect(await said('--log loud')).toBe("2 --log is 'loud', but it wants one of debug, info, warn, error, silent.\n");
  expect(await said('--stand-in-after soon')).toBe("2 --stand-in-after is 'soon', but it wants a number from 0 to 10000.\n");
  expect(await said('--keep-days -1')).toBe("2 --keep-days is '-1', but it wants a number from 0 to 36500.\n");
  expect(await said('--stop-after never')).toBe("2 --stop-after is 'never', but it wants a number from 0 to 600.\n");
  expect(await said('--metrics-token short')).toMatch(/^2 --metrics-token wants 16 to 200 letters, digits and signs without spaces/);
  expect(await said('--store here')).toBe(
    '2 --store wants the address of a PostgreSQL database such as postgres://name:password@host/database; a folder is named with --data.\n',
  );
  expect(await said('--store postgres://a:secret@127.0.0.1:1/b --data here')).toBe(
    '2 Both --store and --data were given, but everything is kept in one of them; leave the other out.\n',
  );
  expect(await said('--port 0 --store postgres://a:secret@127.0.0.1:1/b')).toBe(
    '1 Nobody listens at 127.0.0.1:1 for postgres://a@127.0.0.1:1/b; start PostgreSQL there, or check host and port.\n',
  );
  expect(await said('--nodes some')).toBe("2 --nodes is 'some', but it wants a whole number from 1 to 64, or auto for one a core.\n");
  expect(await said('--nodes 2')).toBe(
    '2 --nodes wants --store postgres://…: a data folder is for one server at a time. See docs/how-to/many-nodes.md.\n',
  );
  expect(await said('--inner here')).toBe("2 --inner is 'here', but it wants a host and a port, as in 10.0.0.5:8081, or [fd00::5]:8081.\n");
  expect(await said('--nodes 2 --inner 10.0.0.5:8081 --store postgres://a:secret@127.0.0.1:1/b')).toBe(
    "2 --inner is '10.0.0.5:8081', but with --nodes each process has an inner door of its own; write 10.0.0.5:0.\n",
  );
  expect(await said('now')).toBe("2 'serve' takes no words, but 'now' was given; leave it out.\n");
  expect(await said('--prot 1')).toMatch(/has no option --prot \(did you mean '--port'\?\)/);
  expect(await said('--data /dev/null/here --port 0')).toMatch(/^1 The data folder \/dev\/null\/here cannot be written/);
});

test('serves the games and their rules, no example unless it is wanted, and stops in good order when told', async () => {
  const data = mkdtempSync(join(tmpdir(), 'quarry-serve-'));
  const script = join(import.meta.dirname, '..', 'quarry.ts');
  const child = spawn(process.execPath, [script, 'serve', '--no-build', '--port', '0', '--data', data, '--log', 'info'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, QUARRY_METRICS_TOKEN: 'a-token-of-the-host' },
  });
  let logged = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    logged += text;
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const [, port] = /http:\/\/localhost:(\d+)/.exec(line)!;
  const get = async (path: string): Promise<unknown> => (await fetch(`http://127.0.0.1:${port}${path}`)).json();

  const games = (await get('/api/games')) as { id: string; quick: unknown }[];
  const example = await get(`/api/games/${EXAMPLES[0]!.id}`);
  const rules = (await get('/api/games/zero-dawn/rules')) as { id: string; chapter: string; says: string }[];
  const info = (await get('/api/games/zero-dawn')) as { form: unknown; faces: unknown[]; bots: string[] };
  const metrics = async (token: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status;
  const told = [await metrics('a-token-of-the-host'), await metrics('another')];
  child.kill('SIGTERM');
  const [status] = (await once(child, 'close')) as [number];

  expect(games.map(one => one.id)).toEqual(GAMES.map(one => one.id));
  expect(example).toMatchObject({ code: 'unknown-game' });
  expect(rules.length).toBeGreaterThan(100);
  expect(Object.keys(rules[0]!).sort()).toEqual(['chapter', 'id', 'says']);
  expect(info.bots).toContain('sensible');
  expect(told).toEqual([200, 403]);
  expect(status).toBe(0);
  expect(
    logged
      .split('\n')
      .filter(Boolean)
      .every(one => typeof JSON.parse(one) === 'object'),
  ).toBe(true);
  rmSync(data, { recursive: true });
});

test('told to stop after a while it keeps a balancer away and serves whoever is there, and stops at once when it is told again', async () => {
  const data = mkdtempSync(join(tmpdir(), 'quarry-serve-'));
  const script = join(import.meta.dirname, '..', 'quarry.ts');
  const child = spawn(process.execPath, [script, 'serve', '--no-build', '--port', '0', '--data', data, '--stop-after', '600'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const [, port] = /http:\/\/localhost:(\d+)/.exec(line)!;
  const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`);
  expect((await get('/healthz')).status).toBe(200);

  child.kill('SIGTERM');
  await vi.waitFor(async () => expect((await get('/healthz')).status).toBe(503), { timeout: 60_000, interval: 20 });
  expect([await (await get('/healthz')).json(), (await get('/api/games')).status]).toEqual([
    expect.objectContaining({ code: 'stopping' }),
    200,
  ]);

  child.kill('SIGINT');
  const [status] = (await once(child, 'close')) as [number];
  expect(status).toBe(0);
  rmSync(data, { recursive: true });
});

test('keeps everything in the database that the environment names, and never says its password', async () => {
  const { server, name, url } = await freshDatabase();
  const script = join(import.meta.dirname, '..', 'quarry.ts');
  const child = spawn(process.execPath, [script, 'serve', '--no-build', '--port', '0', '--log', 'debug'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, QUARRY_STORE: url },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const [, port] = /http:\/\/localhost:(\d+)/.exec(line)!;
  const [game] = GAMES;
  const { setup } = game!.tables[0]!;
  const seats = Array.from({ length: game!.seatsOf(setup) }, () => ({ who: 'bot', bot: 'random' }));
  const headers = { 'content-type': 'application/json' };
  const wish = { method: 'POST', headers, body: JSON.stringify({ game: game!.id, setup, seats: [{ who: 'me' }, ...seats.slice(1)] }) };
  const { status } = await fetch(`http://127.0.0.1:${port}/api/tables`, wish);
  child.kill('SIGTERM');
  const [ended] = (await once(child, 'close')) as [number];

  expect([status, ended]).toEqual([201, 0]);
  expect(await server.ask('select count(*)::int as count from tables', name)).toEqual([{ count: 1 }]);
  expect(said.join('')).toContain(`postgres://${OWNER}@127.0.0.1:${server.port}/${name}`);
  for (const secret of [PASSWORD, encodeURIComponent(PASSWORD)]) expect(said.join('')).not.toContain(secret);
  await server.drop(name);
});

test('a server that has lost its store ends with a line that says so, and status 1', async () => {
  const data = mkdtempSync(join(tmpdir(), 'quarry-serve-'));
  const script = join(import.meta.dirname, '..', 'quarry.ts');
  // The thread of the store dies over the first thing that it is asked.
  const dies = `import { isMainThread, parentPort, workerData } from 'node:worker_threads';
    if (!isMainThread && workerData?.file) parentPort.on('message', () => { throw new Error('the disk is gone'); });`;
  const child = spawn(process.execPath, [script, 'serve', '--no-build', '--port', '0', '--data', data, '--log', 'silent'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(dies)}` },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const [, port] = /http:\/\/localhost:(\d+)/.exec(line)!;

  // Whatever it answers: the store has been asked.
  const asked = fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
  const [status] = (await once(child, 'close')) as [number];

  expect(status).toBe(1);
  expect(said).toContain('The store was lost (the disk is gone); nothing can be saved. Check the disk and start again.');
  await asked;
  rmSync(data, { recursive: true });
});

test('a promise that nobody waits for and an error out of a timer are logged and counted, and the server lives', async () => {
  const data = mkdtempSync(join(tmpdir(), 'quarry-serve-'));
  const script = join(import.meta.dirname, '..', 'quarry.ts');
  // Something goes wrong with each of the first two requests.
  const fails = `import { isMainThread } from 'node:worker_threads'; import http from 'node:http';
    const faults = [() => { Promise.reject(new Error('nobody waits')); }, () => { throw new Error('nobody catches'); }];
    if (isMainThread) { const { emit } = http.Server.prototype; http.Server.prototype.emit = function (what, ...more) {
      if (what === 'request' && faults.length > 0) setImmediate(faults.shift());
      return emit.call(this, what, ...more); }; }`;
  const child = spawn(process.execPath, [script, 'serve', '--no-build', '--port', '0', '--data', data, '--log', 'info'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      QUARRY_METRICS_TOKEN: 'a-token-of-the-host',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fails)}`,
    },
  });
  let logged = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    logged += text;
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const [, port] = /http:\/\/localhost:(\d+)/.exec(line)!;
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: 'Bearer a-token-of-the-host' } });

  for (let i = 0; i < 2; i++) await ask('/healthz');
  const health = (await ask('/healthz')).status;
  const metrics = await (await ask('/metrics')).text();
  child.kill('SIGTERM');
  const [status] = (await once(child, 'close')) as [number];

  expect(health).toBe(200);
  for (const what of ['unhandled-rejection', 'uncaught-exception']) {
    expect(metrics).toContain(`quarry_faults_total{what="${what}"} 1`);
    expect(logged).toContain(`"what":"${what}"`);
  }
  expect(status).toBe(0);
  rmSync(data, { recursive: true });
});

/** By night they are all replaced, too: each node takes seconds to start. */
const REPLACED = isNight ? ', all are replaced when told' : '';

test(`several nodes behind one port: one that is killed is started again${REPLACED}, and they stop in good order`, async () => {
  const { server, name, url } = await freshDatabase();
  const script = join(import.meta.dirname, '..', 'quarry.ts');
  const child = spawn(process.execPath, [script, 'serve', '--no-build', '--port', '0', '--nodes', '2', '--log', 'info'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, QUARRY_STORE: url },
  });
  let logged = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    logged += text;
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const [, port] = /http:\/\/localhost:(\d+)\S* on 2 nodes/.exec(line)!;
  const health = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/healthz`)).status;
  const alive = async (): Promise<readonly string[]> =>
    (await server.ask('select id from nodes where alive > now() order by id', name)).map(({ id }) => String(id));
  const until = (holds: () => Promise<void>): Promise<void> => vi.waitFor(holds, { timeout: 300_000, interval: 100 });
  await until(async () => expect(await alive()).toHaveLength(2));
  const first = await alive();
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ').map(Number);

  process.kill(children[0]!, 'SIGKILL');
  await until(async () => {
    const now = await alive();
    expect([now.length, now.filter(id => first.includes(id)).length]).toEqual([2, 1]);
  });
  expect(await health()).toBe(200);
  if (isNight) {
    const second = await alive();
    child.kill('SIGHUP');
    await until(async () => {
      const now = await alive();
      expect([now.length, now.filter(id => second.includes(id)).length]).toEqual([2, 0]);
    });
    expect(await health()).toBe(200);
  }

  child.kill('SIGTERM');
  const [status] = (await once(child, 'close')) as [number];
  expect(status).toBe(0);
  expect(await alive()).toEqual([]);
  expect(logged).toContain('A node has ended (killed); it is started again.');
  expect(logged).not.toContain(PASSWORD);
  await server.drop(name);
});
