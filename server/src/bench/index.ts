/** The server's figures: how many answers it makes durable, how soon, in how many bytes, and how near that is to bare sockets and disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GAMES } from '@quarry/catalogue';
import { playOut, randomAnswer, recordOf, SampledChance, Seed, startMatch } from '@quarry/kernel';
import { WebSocket } from 'ws';
import { REST_MS } from '../hub.ts';
import { type Measured, nothingMeasured, percentile, SEATS } from './load.ts';
import { atPace, openTables, pinTo, round, type Start, setup, sleep, starter } from './running.ts';

export { benchCosts, type Cost } from './costs.ts';
export { benchHostile, type HostileFigures } from './hostile.ts';
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
const REST_SECONDS = 0.2;
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

/** Something that is driven by clients for a while, rests, and is driven again. */
interface Driven {
  drive(isDriven: boolean): void;
  /** How many answers have been seen since the beginning. */
  count(): number;
  stop(): Promise<void>;
}

/** The server itself. */
async function driveQuarry(start: Start, data: string, count: number, measured: Measured): Promise<Driven> {
  const server = await start('quarry', data);
  const tables = await openTables(server.port, count, true);
  return {
    drive(isDriven) {
      for (const table of tables) {
        table.isResting = !isDriven;
        table.measured = measured;
        table.answer();
      }
    },
    count: () => measured.answers,
    async stop() {
      for (const table of tables) table.stop();
      await server.stop();
    },
  };
}

/** The same number of tables and clients with nothing behind them; the next message goes out when all four have seen the last. */
async function driveBare(start: Start, data: string, count: number, sends: number, stores: number): Promise<Driven> {
  const server = await start('bare', data, sends, stores);
  const request = JSON.stringify({
    type: 'answer',
    id: 1,
    table: 'x'.repeat(16),
    as: 0,
    n: 1,
    decision: 'take-action',
    key: 'ranged-attack',
  });
  let seen = 0;
  let isDriven = false;
  const all: WebSocket[] = [];
  const tables: (() => void)[] = [];
  for (let table = 0; table < count; table++) {
    const sockets: WebSocket[] = [];
    let turn = 0;
    let left = 0;
    const send = (): void => {
      if (!isDriven || left > 0) return;
      left = SEATS;
      sockets[turn++ % SEATS]!.send(request);
    };
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/${table}`, { perMessageDeflate: false });
      await new Promise(resolve => socket.once('open', resolve));
      socket.on('message', text => {
        JSON.parse((text as Buffer).toString('utf8'));
        if (--left > 0) return;
        seen += 1;
        send();
      });
      sockets.push(socket);
      all.push(socket);
    }
    tables.push(send);
  }
  return {
    drive(driven) {
      isDriven = driven;
      for (const send of tables) send();
    },
    count: () => seen,
    async stop() {
      for (const socket of all) socket.terminate();
      await server.stop();
    },
  };
}

/** So many a second while it is driven for a while. */
async function rateOf(driven: Driven, seconds: number): Promise<number> {
  driven.drive(true);
  const before = driven.count();
  const began = performance.now();
  await sleep(seconds);
  const rate = (driven.count() - before) / ((performance.now() - began) / 1000);
  driven.drive(false);
  await sleep(REST_SECONDS);
  return rate;
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
  const first = await driveQuarry(start, quarry, count, warm);
  await rateOf(first, warmUp(seconds));
  await first.stop();
  const sends = warm.bytes.reduce((sum, one) => sum + one, 0) / warm.answers / SEATS;

  const measured = nothingMeasured();
  const bare = await driveBare(start, data, count, Math.round(sends), storedPerAnswer(quarry));
  const server = await driveQuarry(start, quarry, count, measured);
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

/** How many bytes an answer takes in the store. */
function storedPerAnswer(data: string): number {
  const db = new DatabaseSync(join(data, 'quarry.db'));
  const sql = "select avg(length(body) + length(lines)) as stored from answers where body <> ''";
  const { stored } = db.prepare(sql).get() as { stored: number };
  db.close();
  return Math.round(stored);
}

async function atHumanPace(start: Start, data: string, count: number, seconds: number): Promise<Measured> {
  const server = await start('quarry', data);
  const tables = await openTables(server.port, count, false);
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
