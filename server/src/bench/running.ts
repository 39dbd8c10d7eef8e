/** What every bench of the server needs: a server in a process of its own, tables with their clients, cores. */
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { GAMES } from '@quarry/catalogue';
import type { AnyGame } from '@quarry/kernel';
import { LoadTable, SEATS, type Stream } from './load.ts';

export interface Measuree {
  readonly port: number;
  memory(): Promise<number>;
  /** The most bytes that the process has held at once so far. */
  mostMemory(): Promise<number>;
  /** Milliseconds that the thread which serves everybody has worked so far. */
  worked(): Promise<number>;
  /** The same of all threads of the process. */
  allWorked(): Promise<number>;
  stop(): Promise<void>;
}

/** What makes the few files that a server is started from, if anything of them has changed (decision 0036). */
const BUILD = new URL('../../../scripts/build-rules.ts', import.meta.url).pathname;
/** Where `npm start` keeps what was compiled, too. */
const COMPILED = new URL('../../../out/compiled', import.meta.url).pathname;
const TASKSET = 'taskset';
const canPin = process.platform === 'linux' && availableParallelism() > 1 && spawnSync(TASKSET, ['--version']).status === 0;

export const pinTo = (pid: number, core: number): void => {
  if (canPin) spawnSync(TASKSET, ['-acp', String(core), String(pid)]);
};

/** `quarry` has no limits to speak of, `strict` has those of every server, `bare` is sockets and at most a disk, the others are peers. */
export type Kind = 'quarry' | 'strict' | 'bare' | 'boardgame.io' | 'colyseus';

export interface How {
  /** The address of a database instead of a file. */
  readonly store?: string;
  /** Bytes that are sent to each seat, or that a state has. */
  readonly sends?: number;
  /** Bytes that are stored; nothing at all if left out. */
  readonly stores?: number;
  /** Of every match that is begun there, so that the same is answered at all of its tables. */
  readonly seed?: string;
}

export type Start = (kind: Kind, data: string, how?: How) => Promise<Measuree>;

export const starter = (isPinned: boolean): Start => {
  spawnSync(process.execPath, [BUILD], { stdio: 'inherit' });
  return async (kind, data, how = {}) => {
    const script = new URL('./process.ts', import.meta.url).pathname;
    const child = fork(script, [kind, data, JSON.stringify(how)], {
      execArgv: ['--conditions=built', '--expose-gc', '--disable-warning=ExperimentalWarning'],
      // Without the first boardgame.io is several times slower; with the second a server starts as one that has been started before.
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, NODE_ENV: 'production' },
    });
    if (isPinned) pinTo(child.pid!, 0);
    const { port } = await told<{ port: number }>(child);
    const ask = async (wish: string): Promise<number> => {
      child.send(wish);
      return (await told<{ found: number }>(child)).found;
    };
    return {
      port,
      memory: () => ask('memory'),
      mostMemory: () => ask('most-memory'),
      worked: () => ask('worked'),
      allWorked: () => ask('all-worked'),
      async stop() {
        const ended = new Promise(resolve => child.once('exit', resolve));
        child.send('stop');
        await ended;
      },
    };
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

/** The set-up of four seats that a game lists first. */
export const setup = (game: AnyGame = GAMES[0]!): unknown => game.tables.find(one => game.seatsOf(one.setup) === SEATS)!.setup;

export interface Tables {
  /** Where servers are: tables in turns, or the seats of each table. */
  readonly ports: readonly number[];
  readonly isSpread?: boolean;
  readonly count: number;
  readonly isQuick: boolean;
  readonly game?: AnyGame;
  /** All seats of a table at one screen, instead of one each. */
  readonly isShared?: boolean;
  /** At each of them so many seats are bots that think. */
  readonly thinkers?: number;
  /** What is answered at each of them. */
  readonly stream?: Stream;
}

/** Each table is a house of its own. */
export async function openTables({
  ports,
  isSpread = false,
  count,
  isQuick,
  game = GAMES[0]!,
  isShared = false,
  thinkers = 0,
  stream,
}: Tables): Promise<LoadTable[]> {
  const tables = Array.from({ length: count }, (_, i) => {
    const here = isSpread ? ports : [ports[i % ports.length]!];
    return new LoadTable({
      ports: here,
      name: `table ${i}`,
      game: game.id,
      setup: setup(game),
      isQuick,
      isShared,
      thinkers,
      address: `10.0.${i >> 8}.${i & 0xff}`,
      ...(stream && { stream }),
    });
  });
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
