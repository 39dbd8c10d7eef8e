/** What those who play notice of strangers who do one costly thing as often as they may: in turns with quiet, one attack after the other. */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Latencies, latenciesOf, measureFor } from './hostile.ts';
import type { Measured } from './load.ts';
import { atPace, openTables, pinTo, round, sleep, starter, told } from './running.ts';

/** Imports whose fields are huge; joins that want everything in words; looks at long matches; habits and stops, on and off; new tables. */
export const ATTACKS = ['imports', 'join-plain', 'gets', 'toggles', 'creates'] as const;
export type Attack = (typeof ATTACKS)[number];

export interface AttackFigures {
  readonly quiet: Latencies;
  readonly attacked: Latencies;
  /** The 95th percentile under attack against the quiet one, in turns of the same run. */
  readonly ratio: number;
  /** How many milliseconds of each second the thread that serves everybody worked, quiet and under attack: however busy the machine is. */
  readonly workedQuiet: number;
  readonly workedAttacked: number;
  /** What the strangers were told in the last turn, by code. */
  readonly told: Readonly<Record<string, number>>;
}

export interface StrangersFigures {
  readonly tables: number;
  readonly attacks: Readonly<Record<Attack, AttackFigures>>;
  readonly isAlive: boolean;
  /** The most memory that the process had held before the first attack, and in the end. */
  readonly memoryMbBefore: number;
  readonly memoryMbPeak: number;
}

export interface StrangersBench {
  readonly isPinned: boolean;
  readonly tables: number;
  /** How long each attack lasts in all, and how often it begins. */
  readonly seconds: number;
  readonly rounds: number;
  tell?(what: string): void;
}

const MB = 1_000_000;
const MOST_WARM_UP = 10;
const REST_SECONDS = 1;
const ANSWERS_PER_SECOND = 4;

export async function benchStrangers({
  isPinned,
  tables: count,
  seconds,
  rounds,
  tell = () => {},
}: StrangersBench): Promise<StrangersFigures> {
  if (isPinned) pinTo(process.pid, 1);
  const data = mkdtempSync(join(tmpdir(), 'quarry-strangers-'));
  const server = await starter(isPinned)('strict', data);
  const strangers = fork(new URL('./strangers-clients.ts', import.meta.url).pathname, [String(server.port)]);
  if (isPinned) pinTo(strangers.pid!, 1);
  try {
    await told(strangers);
    const tables = await openTables({ ports: [server.port], count, isQuick: false });
    const stop = atPace(tables, ANSWERS_PER_SECOND);
    await sleep(Math.min(MOST_WARM_UP, seconds / 2));
    const before = await server.mostMemory();
    const attacks = {} as Record<Attack, AttackFigures>;
    for (const attack of ATTACKS) {
      const [alone, among]: [Measured[], Measured[]] = [[], []];
      const worked = { quiet: 0, attacked: 0 };
      /** Measures, and adds up how long the server worked meanwhile. */
      const measure = async (when: keyof typeof worked): Promise<Measured> => {
        const began = await server.worked();
        const measured = await measureFor(tables, seconds / rounds);
        worked[when] += (await server.worked()) - began;
        return measured;
      };
      for (let turn = 0; turn < rounds; turn++) {
        tell(`${attack}, ${turn + 1} of ${rounds}`);
        alone.push(await measure('quiet'));
        strangers.send(attack);
        among.push(await measure('attacked'));
        strangers.send('rest');
        await sleep(REST_SECONDS);
      }
      strangers.send('tell');
      const [quiet, attacked] = [latenciesOf(alone), latenciesOf(among)];
      attacks[attack] = {
        quiet,
        attacked,
        ratio: round(attacked.p95Ms / quiet.p95Ms, 2),
        workedQuiet: round(worked.quiet / seconds),
        workedAttacked: round(worked.attacked / seconds),
        told: await told(strangers),
      };
    }
    const health = await fetch(`http://127.0.0.1:${server.port}/healthz`).catch(() => null);
    const peak = await server.mostMemory();
    stop();
    for (const table of tables) table.stop();
    return { tables: count, attacks, isAlive: health?.status === 200, memoryMbBefore: round(before / MB), memoryMbPeak: round(peak / MB) };
  } finally {
    strangers.kill();
    await server.stop();
    rmSync(data, { recursive: true });
  }
}
