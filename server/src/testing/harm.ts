/**
 * A house under load that is harmed again and again: servers and a database that are killed, stand still or find no room on the disk, lines that are cut, clocks that jump.
 * Whatever happens, every acknowledged answer is there afterwards, once, and every seat is shown what is stored.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { GAMES } from '@quarry/catalogue';
import { SampledChance, Seed } from '@quarry/kernel';
import { openPostgres } from '../postgres-store.ts';
import { restore } from '../restore.ts';
import { DATA_FILE } from '../sqlite-file.ts';
import { openSqlite } from '../sqlite-store.ts';
import type { Store } from '../store.ts';
import { type PostgresServer, startPostgres } from '../throwaway-postgres.ts';
import { runServer, type ServerProcess } from './child.ts';
import { Client } from './client.ts';
import { balance } from './two-nodes.ts';
import { Count, PASSING, type Player, playOn, SEATS, type Tally, tallyOf } from './under-load.ts';

const TABLES = 6;
/** How many acknowledged answers there are between two harms. */
const [FEWEST, MOST] = [10, 50];
/** Longer than a node that says nothing is taken for alive. */
const STILL_MS = 7_000;
const SLOW_MS = 1_500;
const FULL_MS = 500;
/** A file of this size cannot grow any more. */
const FULL_BYTES = 4_096;

type Door = Awaited<ReturnType<typeof balance>>;

interface House {
  /** The servers behind one door. */
  readonly nodes: ServerProcess[];
  /** Starts one in the place of another that is gone. */
  startAgain(i: number): Promise<void>;
  /** Only where everything is kept in PostgreSQL: the database, and the lines of all servers to it. */
  readonly postgres: PostgresServer;
  readonly lines: Door;
}

interface Harm {
  /** One server with its file, or two nodes on PostgreSQL. */
  readonly store: 'file' | 'database';
  do(house: House, times: number): Promise<void>;
}

const killed = async ({ nodes, startAgain }: House, times: number): Promise<void> => {
  const i = times % nodes.length;
  await nodes[i]!.kill();
  await startAgain(i);
};

const limitFiles = (pid: number, bytes: number | 'unlimited'): void =>
  void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);

async function whileStill(pids: readonly number[], ms: number): Promise<void> {
  const signal = (name: NodeJS.Signals): void => {
    for (const pid of pids)
      try {
        process.kill(pid, name);
      } catch {
        // It has ended meanwhile.
      }
  };
  signal('SIGSTOP');
  await pause(ms);
  signal('SIGCONT');
}

export const HARMS = {
  'a server with its file is killed': { store: 'file', do: killed },
  'its disk is full for half a second': {
    store: 'file',
    async do({ nodes: [server] }) {
      const { pid } = server!.process;
      limitFiles(pid!, FULL_BYTES);
      await pause(FULL_MS);
      limitFiles(pid!, 'unlimited');
    },
  },
  'a node of two is killed': { store: 'database', do: killed },
  'a node of two stands still for seven seconds': {
    store: 'database',
    do: ({ nodes }, times) => whileStill([nodes[times % nodes.length]!.process.pid!], STILL_MS),
  },
  'the clock of a node jumps by an hour': {
    store: 'database',
    async do({ nodes }, times) {
      nodes[times % nodes.length]!.process.kill('SIGUSR2');
    },
  },
  'PostgreSQL is killed': {
    store: 'database',
    async do({ postgres }) {
      await postgres.kill();
      await postgres.start();
    },
  },
  'PostgreSQL is restarted in good order': {
    store: 'database',
    async do({ postgres }) {
      await postgres.halt();
      await postgres.start();
    },
  },
  'PostgreSQL writes nothing for a second and a half': {
    store: 'database',
    async do({ postgres }) {
      const rows = await postgres.ask("select pid from pg_stat_activity where application_name = 'quarry' or backend_type = 'walwriter'");
      await whileStill(
        rows.map(row => Number(row['pid'])),
        SLOW_MS,
      );
    },
  },
  'all lines to PostgreSQL are cut': {
    store: 'database',
    async do({ lines }) {
      lines.cut();
    },
  },
} as const satisfies Readonly<Record<string, Harm>>;

export type HarmName = keyof typeof HARMS;

export interface Harmed extends Tally {
  readonly times: number;
  readonly tables: number;
  /** Seats that a server shows otherwise than it is stored. */
  readonly differ: number;
}

/** Does one kind of harm so many times under load, and says what became of what was answered. */
export async function harm(name: HarmName, times: number): Promise<Harmed> {
  const { store, do: act }: Harm = HARMS[name];
  const data = mkdtempSync(join(tmpdir(), 'quarry-harm-'));
  const postgres = store === 'database' ? await startPostgres() : null;
  const lines = await balance(() => [postgres?.port ?? 0]);
  const url = postgres ? postgres.url(await postgres.make()).replace(`:${postgres.port}/`, `:${lines.port}/`) : undefined;
  let started = 0;
  const start = (): Promise<ServerProcess> => runServer(data, { name: `harm ${started++}`, ...(url !== undefined && { store: url }) });
  const nodes = postgres ? [await start(), await start()] : [await start()];
  const startAgain = async (i: number): Promise<void> => {
    nodes[i] = await start();
  };
  const door = await balance(() => nodes.map(one => one.port));
  const count = new Count();
  const players: Player[] = [];
  let isEnough = false;
  const played = Promise.all(Array.from({ length: TABLES }, () => playOn(players, door.port, count, () => isEnough)));

  const chance = new SampledChance<'harm'>(new Seed(name));
  for (let i = 0; i < times; i++) {
    await Promise.race([count.next(FEWEST + chance.below('harm', MOST - FEWEST)), played]);
    await act({ nodes, startAgain, postgres: postgres!, lines }, i);
  }
  await Promise.race([count.next(FEWEST), played]);
  isEnough = true;
  door.cut();
  await played;
  const shown = await shownAt(nodes, players);
  for (const node of nodes) await node.stop();
  door.close();

  const opened = url === undefined ? await openSqlite(join(data, DATA_FILE)) : await openPostgres(url);
  const tally = await tallyOf(opened, players);
  const differ = await differing(opened, players, shown);
  await opened.close();
  lines.close();
  await postgres?.stop();
  rmSync(data, { recursive: true });
  return { ...tally, times, tables: players.length, differ };
}

/** What every server shows to every seat, by table and seat. */
async function shownAt(nodes: readonly ServerProcess[], players: readonly Player[]): Promise<Map<string, unknown[]>> {
  const shown = new Map<string, unknown[]>();
  for (const { port } of nodes)
    for (const player of players)
      for (const [seat, view] of (await viewsOf(player, port)).entries()) {
        const name = `${player.table} ${seat}`;
        shown.set(name, [...(shown.get(name) ?? []), view]);
      }
  return shown;
}

/** What the seats of a table are shown by a server; after harm it may take a moment until they are shown anything. */
async function viewsOf({ table, keys }: Player, port: number): Promise<unknown[]> {
  for (;;) {
    let client: Client | null = null;
    try {
      client = await Client.connect(port);
      for (const key of keys) {
        const joined = await client.join(table, key);
        if (joined.type !== 'seen') throw new Error(JSON.stringify(joined));
      }
      return SEATS.map(seat => client!.chair(table, seat).seen.view);
    } catch (error) {
      if (!PASSING.test(String(error))) throw error;
      await pause(50);
    } finally {
      client?.close();
    }
  }
}

async function differing(store: Store, players: readonly Player[], shown: ReadonlyMap<string, readonly unknown[]>): Promise<number> {
  let differ = 0;
  for (const { table } of players) {
    const stored = (await store.read(table))!;
    const restored = restore(GAMES.find(one => one.id === stored.table.game)!, stored);
    if (!restored.ok) throw new Error(`a table cannot be read any more: ${restored.refusal.says}`);
    for (const seat of SEATS) {
      const view = JSON.stringify(restored.value.match.view(seat));
      differ += shown.get(`${table} ${seat}`)!.filter(one => JSON.stringify(one) !== view).length;
    }
  }
  return differ;
}

/** In one line, for whoever reads the figures of a night. */
export const sayHarmed = (name: string, { times, tables, stored, acked, resent, lost, twice, differ }: Harmed): string =>
  `${name}, ${times} times, ${tables} tables: ${stored} answers stored, ${acked} acknowledged, ${resent} sent again, ${lost} lost, ${twice} applied twice, ${differ} views that differ`;
