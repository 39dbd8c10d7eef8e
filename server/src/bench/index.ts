/** The server's figures: how many answers it makes durable, how soon, in how many bytes, and how near that is to bare sockets and disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@quarry/catalogue';
import { playOut, randomAnswer, recordOf, SampledChance, Seed, startMatch } from '@quarry/kernel';
import { REST_MS } from '../hub.ts';
import { driveBare, driveQuarry, rateOf } from './driven.ts';
import { type Measured, nothingMeasured, percentile, SEATS } from './load.ts';
import { atPace, openTables, pinTo, round, type Start, setup, sleep, starter } from './running.ts';
import { storedPerAnswer } from './stored.ts';

export { benchCapacity, type CapacityBench, type CapacityFigures } from './capacity.ts';
export { benchCosts, type Cost } from './costs.ts';
export { benchHostile, type HostileFigures } from './hostile.ts';
export { benchPeers, type PeersFigures } from './peers.ts';
export { benchStores, type StoresFigures } from './stores.ts';
export { benchStrangers, type StrangersFigures } from './strangers.ts';

export interface ServerFigures {
  /** Tables of four clients, each answering as soon as it is asked; every answer durable before it is acknowledged. */
  readonly tables: number;
  readonly answersPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Median size of an update. */
  readonly bytesPerUpdate: number;
  /** A table in memory at which nobody looks, in the middle of a match. */
  readonly memoryPerIdleTableBytes: number;
  /** Bare sockets and a durable append of the same bytes to the same clients. */
  readonly ceilingPerSecond: number;
  readonly ratioToCeiling: number;
  /** Many tables at a human pace: one answer for each table and second. */
  readonly human: { readonly tables: number; readonly answersPerSecond: number; readonly p50Ms: number; readonly p99Ms: number };
}

export interface ServerBench {
  /** Server and clients each get a core of their own, as far as there are two. */
  readonly isPinned: boolean;
  readonly tables: number;
  readonly humanTables: number;
  readonly idleTables: number;
  /** How long each part is measured, after a warm-up that is no longer. */
  readonly seconds: number;
  tell?(what: string): void;
}

const WARM_SECONDS = 4;
const ROUNDS = 5;
const IDLE_ANSWERS = 150;

const warmUp = (seconds: number): number => Math.min(WARM_SECONDS, seconds);

export async function benchServer({
  isPinned,
  tables,
  humanTables,
  idleTables,
  seconds,
  tell = () => {},
}: ServerBench): Promise<ServerFigures> {
  if (isPinned) pinTo(process.pid, 1);
  const start = starter(isPinned);
  const data = mkdtempSync(join(tmpdir(), 'quarry-bench-'));
  try {
    tell(`${tables} tables as quick as they can, in turns with bare sockets and disk`);
    const { measured, perSecond, ceiling, ratio } = await sideBySide(start, data, tables, seconds);
    tell(`${humanTables} tables at a human pace`);
    const human = await atHumanPace(start, join(data, 'human'), humanTables, seconds);
    tell('idle tables');
    const memory = await idleMemory(start, join(data, 'idle'), idleTables);
    return {
      tables,
      answersPerSecond: round(perSecond),
      p50Ms: round(percentile(measured.latencies, 0.5), 2),
      p99Ms: round(percentile(measured.latencies, 0.99), 2),
      bytesPerUpdate: percentile(measured.bytes, 0.5),
      memoryPerIdleTableBytes: round(memory),
      ceilingPerSecond: round(ceiling),
      ratioToCeiling: round(ratio, 2),
      human: {
        tables: humanTables,
        answersPerSecond: round(human.answers / seconds),
        p50Ms: round(percentile(human.latencies, 0.5), 2),
        p99Ms: round(percentile(human.latencies, 0.99), 2),
      },
    };
  } finally {
    rmSync(data, { recursive: true });
  }
}

interface SideBySide {
  readonly measured: Measured;
  readonly perSecond: number;
  readonly ceiling: number;
  readonly ratio: number;
}

/** In turns, so that a slow spell of the machine meets both; the ratio is the median of the pairs. */
async function sideBySide(start: Start, data: string, count: number, seconds: number): Promise<SideBySide> {
  const warm = nothingMeasured();
  const quarry = join(data, 'quick');
  const first = await driveQuarry([await start('quarry', quarry)], { count, isQuick: true }, warm);
  await rateOf(first, warmUp(seconds));
  await first.stop();
  const sends = warm.bytes.reduce((sum, one) => sum + one, 0) / warm.answers / SEATS;

  const measured = nothingMeasured();
  const bare = await driveBare(await start('bare', data, { sends: Math.round(sends), stores: storedPerAnswer(quarry) }), count);
  const server = await driveQuarry([await start('quarry', quarry)], { count, isQuick: true }, measured);
  await rateOf(bare, warmUp(seconds));
  await rateOf(server, warmUp(seconds));
  measured.latencies.length = 0;
  const pairs: (readonly [number, number])[] = [];
  for (let round = 0; round < ROUNDS; round++) pairs.push([await rateOf(server, seconds / ROUNDS), await rateOf(bare, seconds / ROUNDS)]);
  await server.stop();
  await bare.stop();
  const median = (values: readonly number[]): number => percentile(values, 0.5);
  return {
    measured,
    perSecond: median(pairs.map(pair => pair[0])),
    ceiling: median(pairs.map(pair => pair[1])),
    ratio: median(pairs.map(pair => pair[0] / pair[1])),
  };
}

async function atHumanPace(start: Start, data: string, count: number, seconds: number): Promise<Measured> {
  const server = await start('quarry', data);
  const tables = await openTables({ ports: [server.port], count, isQuick: false });
  const measured = nothingMeasured();
  const rest = atPace(tables);
  await sleep(warmUp(seconds));
  for (const table of tables) table.measured = measured;
  await sleep(seconds);
  rest();
  for (const table of tables) table.stop();
  await server.stop();
  return measured;
}

/** What a table takes that has been read into memory and at which nobody looks. */
async function idleMemory(start: Start, data: string, count: number): Promise<number> {
  const server = await start('quarry', data);
  const [game] = GAMES;
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const started = startMatch(game!, setup(), `idle ${i}`);
    if (!started.ok) throw new Error(started.refusal.says);
    const chance = new SampledChance<'bot'>(new Seed(`idle ${i}`));
    playOut(started.value, decision => randomAnswer(decision, chance), IDLE_ANSWERS);
    const response = await fetch(`http://127.0.0.1:${server.port}/api/tables/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ record: recordOf(started.value), seats: Array.from({ length: SEATS }, () => ({ who: 'me' })) }),
    });
    ids.push(((await response.json()) as { table: string }).table);
  }
  const look = (id: string): Promise<unknown> => fetch(`http://127.0.0.1:${server.port}/api/tables/${id}`).then(one => one.json());
  // What is compiled while the first are looked at is no table's.
  const half = Math.ceil(ids.length / 2);
  for (const id of ids.slice(0, half)) await look(id);
  await sleep((2 * REST_MS) / 1000);
  const before = await server.memory();
  for (const id of ids.slice(half)) await look(id);
  await sleep((2 * REST_MS) / 1000);
  const after = await server.memory();
  await server.stop();
  return (after - before) / (ids.length - half);
}
