/** What those who play notice of strangers who mean harm: the same players, first alone with the server, then with the strangers. */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoadTable, type Measured, nothingMeasured, percentile } from './load.ts';
import { atPace, openTables, pinTo, round, sleep, starter, told } from './running.ts';

export interface HostileFigures {
  readonly tables: number;
  readonly quiet: Latencies;
  readonly hostile: Latencies;
  /** The 95th percentile among strangers against the one alone. */
  readonly ratio: number;
  readonly isAlive: boolean;
  /** The most memory that the process had held before the strangers came, and in the end. */
  readonly memoryMbBefore: number;
  readonly memoryMbPeak: number;
  /** What the strangers were told, by code, and how many messages they sent. */
  readonly told: Readonly<Record<string, number>>;
  readonly flooded: number;
}

export interface Latencies {
  readonly answers: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

export interface HostileBench {
  readonly isPinned: boolean;
  readonly tables: number;
  /** How long the strangers are there in all; those who play are alone for as long, in turns. */
  readonly seconds: number;
  readonly rounds: number;
  tell?(what: string): void;
}

const MB = 1_000_000;
const MOST_WARM_UP = 15;
const REST_SECONDS = 1;
const ANSWERS_PER_SECOND = 4;

export function latenciesOf(rounds: readonly Measured[]): Latencies {
  const all = rounds.flatMap(one => one.latencies);
  return { answers: all.length, p50Ms: round(percentile(all, 0.5), 2), p95Ms: round(percentile(all, 0.95), 2) };
}

/** What those who play notice for so many seconds. */
export async function measureFor(tables: readonly LoadTable[], seconds: number): Promise<Measured> {
  const measured = nothingMeasured();
  for (const table of tables) table.measured = measured;
  await sleep(seconds);
  for (const table of tables) table.measured = null;
  return measured;
}

export async function benchHostile({ isPinned, tables: count, seconds, rounds, tell = () => {} }: HostileBench): Promise<HostileFigures> {
  if (isPinned) pinTo(process.pid, 1);
  const data = mkdtempSync(join(tmpdir(), 'quarry-hostile-'));
  const server = await starter(isPinned)('strict', data);
  const strangers = fork(new URL('./hostile-clients.ts', import.meta.url).pathname, [String(server.port)]);
  if (isPinned) pinTo(strangers.pid!, 1);
  try {
    await told(strangers);
    const tables = await openTables({ ports: [server.port], count, isQuick: false });
    const stop = atPace(tables, ANSWERS_PER_SECOND);
    const measure = (): Promise<Measured> => measureFor(tables, seconds / rounds);
    await sleep(Math.min(MOST_WARM_UP, seconds / 4));
    const before = await server.mostMemory();
    const [alone, among]: [Measured[], Measured[]] = [[], []];
    // In turns, so that a slow spell of the machine or its disk meets both.
    for (let turn = 0; turn < rounds; turn++) {
      tell(`those who play, alone and among strangers, ${turn + 1} of ${rounds}`);
      alone.push(await measure());
      strangers.send('begin');
      const [measured] = await Promise.all([measure(), told(strangers)]);
      among.push(measured);
      strangers.send('rest');
      await sleep(REST_SECONDS);
    }
    strangers.send('tell');
    const found = await told<{ told: Record<string, number>; flooded: number }>(strangers);
    const health = await fetch(`http://127.0.0.1:${server.port}/healthz`).catch(() => null);
    const peak = await server.mostMemory();
    stop();
    for (const table of tables) table.stop();
    const [quiet, hostile] = [latenciesOf(alone), latenciesOf(among)];
    return {
      tables: count,
      quiet,
      hostile,
      ratio: round(hostile.p95Ms / quiet.p95Ms, 2),
      isAlive: health?.status === 200,
      memoryMbBefore: round(before / MB),
      memoryMbPeak: round(peak / MB),
      ...found,
    };
  } finally {
    strangers.kill();
    await server.stop();
    rmSync(data, { recursive: true });
  }
}
