/** How many live tables one server bears at the pace of people, what each costs, and how soon a server with many stored tables is there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATA_FILE } from '../sqlite-file.ts';
import { createTable, nothingMeasured, percentile } from './load.ts';
import { atPace, openTables, pinTo, round, type Start, setup, sleep, starter } from './running.ts';

/** How many of the four at a table think. */
const THINKERS = 3;

export interface LiveFigures {
  readonly tables: number;
  /** At so many tables besides bots think, one after the other; what those answer is not measured. */
  readonly thinking: number;
  readonly answersPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** The share of a core that all threads of the server work. */
  readonly cores: number;
  /** The most that the process has held. */
  readonly memoryMb: number;
}

export interface CapacityFigures {
  /** Each table answers once in so many seconds. */
  readonly everySeconds: number;
  readonly live: readonly LiveFigures[];
  readonly restart: { readonly storedTables: number; readonly seconds: number };
}

export interface CapacityBench {
  readonly isPinned: boolean;
  readonly tables: readonly number[];
  /** At how many tables besides bots think, once each. */
  readonly thinking: readonly number[];
  readonly everySeconds: number;
  readonly seconds: number;
  readonly storedTables: number;
  tell?(what: string): void;
}

export async function benchCapacity({
  isPinned,
  tables,
  thinking,
  everySeconds,
  seconds,
  storedTables,
  tell = () => {},
}: CapacityBench): Promise<CapacityFigures> {
  if (isPinned) pinTo(process.pid, 1);
  const start = starter(isPinned);
  const data = mkdtempSync(join(tmpdir(), 'quarry-capacity-'));
  try {
    const live: LiveFigures[] = [];
    for (const count of tables)
      for (const thinkers of thinking) {
        tell(`${count} live tables${thinkers > 0 ? `, and ${thinkers} at which bots think` : ''}`);
        live.push(await measureLive(start, join(data, `live-${count}-${thinkers}`), count, thinkers, everySeconds, seconds));
      }
    tell(`a start with ${storedTables} stored tables`);
    return { everySeconds, live, restart: { storedTables, seconds: await measureRestart(start, join(data, 'restart'), storedTables) } };
  } finally {
    rmSync(data, { recursive: true });
  }
}

/** All four seats of a table are at one screen, so that files and sockets of this machine are enough for thousands of them. */
async function measureLive(
  start: Start,
  data: string,
  count: number,
  thinking: number,
  everySeconds: number,
  seconds: number,
): Promise<LiveFigures> {
  const server = await start('quarry', data);
  const tables = await openTables({ ports: [server.port], count, isQuick: false, isShared: true });
  // Whoever sits there with three that think answers at once, so that somebody always does.
  const beside = await openTables({ ports: [server.port], count: thinking, isQuick: true, isShared: true, thinkers: THINKERS });
  const rest = atPace(tables, 1 / everySeconds);
  await sleep(everySeconds);
  const measured = nothingMeasured();
  for (const table of tables) table.measured = measured;
  const [worked, began] = [await server.allWorked(), performance.now()];
  await sleep(seconds);
  const passed = (performance.now() - began) / 1000;
  const figures = {
    tables: count,
    thinking,
    answersPerSecond: round(measured.answers / passed, 1),
    p50Ms: round(percentile(measured.latencies, 0.5), 2),
    p99Ms: round(percentile(measured.latencies, 0.99), 2),
    cores: round(((await server.allWorked()) - worked) / 1000 / passed, 2),
    memoryMb: round((await server.mostMemory()) / 2 ** 20),
  };
  rest();
  for (const table of [...tables, ...beside]) table.stop();
  await server.stop();
  return figures;
}

/** One table is made and copied under other names; then a server is started until it answers. */
async function measureRestart(start: Start, data: string, count: number): Promise<number> {
  const first = await start('quarry', data);
  const { table } = await createTable(first.port, 'zero-dawn', setup());
  await first.stop();
  copyTable(join(data, DATA_FILE), table, count);
  const began = performance.now();
  const again = await start('quarry', data);
  const found = await fetch(`http://127.0.0.1:${again.port}/api/tables/${copyName(count - 1)}`);
  const seconds = round((performance.now() - began) / 1000, 2);
  await again.stop();
  if (found.status !== 200) throw new Error(`a stored table was not found: ${found.status}`);
  return seconds;
}

const copyName = (i: number): string => `copy-${String(i).padStart(11, '0')}`;

/** Every row of a table, in whatever tables of the file it has some, under so many other names. */
function copyTable(file: string, id: string, count: number): void {
  const db = new DatabaseSync(file);
  const names = db.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite%'").all() as { name: string }[];
  db.exec('begin');
  for (const { name } of names) {
    const columns = (db.prepare(`select name from pragma_table_info('${name}')`).all() as { name: string }[]).map(one => one.name);
    const key = ['tbl', 'id'].find(one => columns.includes(one));
    if (!key) continue;
    const copy = `'copy-' || printf('%011d', k.i)`;
    const values = columns.map(one => (one === key ? copy : one === 'body' ? `replace(t.body, '${id}', ${copy})` : `t.${one}`));
    db.exec(`with recursive k(i) as (select 0 union all select i + 1 from k where i < ${count - 1})
      insert into ${name} (${columns.join(', ')}) select ${values.join(', ')} from ${name} t, k where t.${key} = '${id}'`);
  }
  db.exec('commit');
  db.close();
}
