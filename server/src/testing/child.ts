/** A server as a process of its own, to be stopped or killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  readonly port: number;
  readonly process: ChildProcess;
  /** Asks it to stop; gives its status. */
  stop(): Promise<number | null>;
  /** Ends it at once, as a loss of power would. */
  kill(): Promise<void>;
}

export interface ProcessOptions {
  readonly port?: number;
  /** Names and seeds of its tables follow from it: another one for each start on the same data. */
  readonly name?: string;
  /** With a folder of a page, the games of the tests are played instead of the catalogue's. */
  readonly page?: string;
  /** The address of a database instead of the file. */
  readonly store?: string;
  /** It believes what a balancer says of whom a request comes from. */
  readonly isBehindProxy?: boolean;
  /** A command of the shell before it. */
  readonly before?: string;
}

export async function runServer(
  data: string,
  { port = 0, name = 'a server', page, store = '', isBehindProxy = false, before = 'true' }: ProcessOptions = {},
): Promise<ServerProcess> {
  const script = new URL('./serve-child.ts', import.meta.url).pathname;
  const child = spawn(
    'sh',
    ['-c', `${before}; exec "$0" "$@"`, process.execPath, script, data, String(port), name, ...(page === undefined ? [] : [page])],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Starting is quicker when what was compiled before is kept.
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'quarry-compiled'),
        QUARRY_STORE: store,
        QUARRY_PROXY: isBehindProxy ? '1' : '',
      },
    },
  );
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const line = once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>;
  const first = await Promise.race([line.then(([text]) => text), ended.then(([status]) => ({ status }))]);
  if (typeof first !== 'string') throw new Error(`status ${first.status}: ${complaint}`);
  return {
    port: Number(first),
    process: child,
    async stop() {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
