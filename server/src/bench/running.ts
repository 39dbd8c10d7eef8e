/** What every bench of the server needs: a server in a process of its own, tables with their clients, cores. */
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { GAMES } from '@quarry/catalogue';
import { LoadTable, SEATS } from './load.ts';

export interface Measuree {
  readonly port: number;
  memory(): Promise<number>;
  /** The most bytes that the process has held at once so far. */
  mostMemory(): Promise<number>;
  /** Milliseconds that the thread which serves everybody has worked so far. */
  worked(): Promise<number>;
  stop(): Promise<void>;
}

const TASKSET = 'taskset';
const canPin = process.platform === 'linux' && availableParallelism() > 1 && spawnSync(TASKSET, ['--version']).status === 0;

export const pinTo = (pid: number, core: number): void => {
  if (canPin) spawnSync(TASKSET, ['-acp', String(core), String(pid)]);
};

/** `quarry` has no limits to speak of, `strict` has those of every server, `bare` is sockets and disk alone. */
export type Start = (kind: 'quarry' | 'strict' | 'bare', data: string, ...more: number[]) => Promise<Measuree>;

export const starter =
  (isPinned: boolean): Start =>
  async (kind, data, ...more) => {
    const script = new URL('./process.ts', import.meta.url).pathname;
    const child = fork(script, [kind, data, ...more.map(String)], { execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'] });
    if (isPinned) pinTo(child.pid!, 0);
    const { port } = await told<{ port: number }>(child);
    return {
      port,
      async memory() {
        child.send('memory');
        return (await told<{ memory: number }>(child)).memory;
      },
      async mostMemory() {
        child.send('most-memory');
        return (await told<{ memory: number }>(child)).memory;
      },
      async worked() {
        child.send('worked');
        return (await told<{ worked: number }>(child)).worked;
      },
      async stop() {
        const ended = new Promise(resolve => child.once('exit', resolve));
        child.send('stop');
        await ended;
      },
    };
  };

export const told = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = (status: number | null): void => reject(new Error(`the server ended with status ${status}`));
    child.once('exit', ended);
    child.once('message', message => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });

export const sleep = (seconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, seconds * 1000));
export const round = (value: number, digits = 0): number => Math.round(value * 10 ** digits) / 10 ** digits;

export const setup = (): unknown => {
  const [game] = GAMES;
  return game!.tables.find(one => game!.seatsOf(one.setup) === SEATS)!.setup;
};

/** Each table is a house of its own. */
export async function openTables(port: number, count: number, isQuick: boolean): Promise<LoadTable[]> {
  const tables = Array.from({ length: count }, (_, i) => new LoadTable(port, `table ${i}`, setup(), isQuick, `10.0.${i >> 8}.${i & 0xff}`));
  for (const table of tables) await table.open();
  return tables;
}

/** So many answers a second for each table, spread evenly; what comes back stops it. */
export function atPace(tables: readonly LoadTable[], perSecond = 1): () => void {
  const everyMs = 1000 / perSecond;
  const timers = tables.map((table, i) => {
    let timer = setTimeout(
      () => {
        table.answer();
        timer = setInterval(() => table.answer(), everyMs);
      },
      (i / tables.length) * everyMs,
    );
    return (): void => clearTimeout(timer);
  });
  return () => {
    for (const stop of timers) stop();
  };
}
