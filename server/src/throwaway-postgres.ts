/**
 * A PostgreSQL that is thrown away afterwards, for tests and for the bench; nothing need be installed for it but what npm brings. It belongs to a process of its own
 * (throwaway-postgres-child.ts) that ends it and removes its files as soon as whoever started it is gone, however that ended.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import postgres from 'postgres';

export interface PostgresServer {
  readonly port: number;
  /** The address of a database for whoever may do everything there. */
  url(database: string): string;
  /** A database of its own; as a copy of another one, if that is named. */
  make(template?: string): Promise<string>;
  drop(database: string): Promise<void>;
  /** Does something as the one who may do everything. */
  ask(statement: string, database?: string): Promise<readonly Record<string, unknown>[]>;
  /** Ends it at once, as a loss of power would. */
  kill(): Promise<void>;
  /** Ends it in good order, whatever is under way. */
  halt(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export const OWNER = 'quarry';
export const PASSWORD = 'a:se/cr@t';

/** Says one word to the child, and waits for what it says. */
function told(child: ChildProcess, lines: Interface, word: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error(`PostgreSQL has ended; it said: ${complaints.get(child)}`));
    child.once('close', ended);
    lines.once('line', line => {
      child.off('close', ended);
      resolve(line);
    });
    child.stdin!.write(`${word}\n`);
  });
}

const complaints = new Map<ChildProcess, string>();

export async function startPostgres(isDurable = false): Promise<PostgresServer> {
  const script = new URL('./throwaway-postgres-child.ts', import.meta.url).pathname;
  // Of a group of its own: whoever ends ours at once leaves it time to clear away.
  const child = spawn(process.execPath, [script, ...(isDurable ? ['durable'] : [])], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.set(child, `${complaints.get(child) ?? ''}${text}`));
  const lines = createInterface({ input: child.stdout });
  const port = Number(await told(child, lines, 'start'));
  // It is no reason to go on.
  child.unref();
  for (const pipe of [child.stdin, child.stdout, child.stderr]) (pipe as unknown as { unref(): void }).unref();
  let made = 0;
  const url = (database: string): string => `postgres://${OWNER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`;
  const ask: PostgresServer['ask'] = async (statement, database = 'postgres') => {
    const sql = postgres(url(database), { max: 1, onnotice: () => {} });
    try {
      return await sql.unsafe(statement);
    } finally {
      await sql.end();
    }
  };
  return {
    port,
    url,
    ask,
    async make(template = 'template1') {
      const name = `test_${++made}`;
      await ask(`create database ${name} template ${template} strategy file_copy`);
      return name;
    },
    drop: async database => void (await ask(`drop database ${database} with (force)`)),
    kill: async () => void (await told(child, lines, 'kill')),
    halt: async () => void (await told(child, lines, 'halt')),
    start: async () => void (await told(child, lines, 'start')),
    async stop() {
      const ended = once(child, 'close');
      child.ref();
      child.stdin.end();
      await ended;
    },
  };
}
