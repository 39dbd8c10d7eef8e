/**
 * Carries everything from one store to another, between a file and a database in either direction. It goes row by row, so that it does not matter how much there is; what arrives is read back and
 * compared, table by table, by a hash of its rows, before it counts. Whatever goes wrong on the way, the target is as empty as it was.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FileEnd } from './move-file.ts';
import { DatabaseEnd } from './move-postgres.ts';
import { type End, KINDS, type Kind, type KindName, type Value } from './move-rows.ts';
import { isPostgresUrl } from './postgres-line.ts';
import { DATA_FILE } from './sqlite-file.ts';
import { CannotOpen } from './store.ts';

export interface Moved {
  /** Where it came from and went to, without passwords. */
  readonly from: string;
  readonly to: string;
  /** How many rows there are of each kind. */
  readonly rows: Readonly<Record<KindName, number>>;
  /** Of everything, the same on both sides. */
  readonly hash: string;
}

export interface Move {
  /** A folder, or the address of a PostgreSQL database. */
  readonly from: string;
  readonly to: string;
  /** Servers go on with the database that it comes from: it is copied as it stood when that began. */
  readonly isInUse?: boolean;
  /** Told now and then how far it is. */
  tell?(kind: KindName, rows: number): void;
}

const PER_WRITE = 500;
/** Moments can be large: so many bytes go at a time, at most. */
const WRITE_BYTES = 4_000_000;

export async function moveData({ from, to, isInUse = false, tell = () => {} }: Move): Promise<Moved> {
  const source = await openEnd(from, 'from', isInUse);
  try {
    const target = await openEnd(to, 'to');
    try {
      if (!(await target.isEmpty()))
        throw new CannotOpen(`There is something in ${target.name} already, and nothing is overwritten; choose an empty target with --to.`);
      await target.begin();
      for (const kind of KINDS) await carry(kind, source, target, tell);
      const moved = await compare(source, target);
      await target.commit();
      return moved;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

function openEnd(where: string, side: 'from' | 'to', mayBeInUse = false): Promise<End> {
  if (isPostgresUrl(where)) return DatabaseEnd.open(where, mayBeInUse);
  const file = join(where, DATA_FILE);
  if (side === 'from' && !existsSync(file)) throw new CannotOpen(`There is no ${file}; name the data folder of a server with --from.`);
  return FileEnd.open(file);
}

async function carry(kind: Kind, source: End, target: End, tell: NonNullable<Move['tell']>): Promise<void> {
  let rows: Value[][] = [];
  let [bytes, count] = [0, 0];
  const write = async (): Promise<void> => {
    if (rows.length > 0) await target.write(kind, rows);
    count += rows.length;
    tell(kind.name, count);
    [rows, bytes] = [[], 0];
  };
  for await (const row of source.rows(kind)) {
    rows.push(row);
    bytes += row.reduce<number>((sum, value) => sum + String(value).length, 0);
    if (rows.length >= PER_WRITE || bytes >= WRITE_BYTES) await write();
  }
  await write();
}

/** What belongs to one table, or to one of whatever else there is. */
interface Sum {
  readonly name: string;
  readonly rows: number;
  readonly hash: string;
}

/** Rows come in the order of their names. */
async function* sumsOf(end: End, kind: Kind): AsyncGenerator<Sum, null> {
  let [name, rows, hash] = ['', 0, createHash('sha256')];
  const sum = (): Sum => ({ name, rows, hash: hash.digest('hex') });
  for await (const row of end.rows(kind)) {
    if (rows > 0 && row[0] !== name) {
      yield sum();
      [rows, hash] = [0, createHash('sha256')];
    }
    name = String(row[0]);
    rows += 1;
    hash.update(`${JSON.stringify(row)}\n`);
  }
  if (rows > 0) yield sum();
  return null;
}

/** Both sides hash by hash. */
async function compare(source: End, target: End): Promise<Moved> {
  const whole = createHash('sha256');
  const counts: Partial<Record<KindName, number>> = {};
  for (const kind of KINDS) {
    const [ours, theirs] = [sumsOf(source, kind), sumsOf(target, kind)];
    let count = 0;
    for (;;) {
      const [a, b] = [(await ours.next()).value, (await theirs.next()).value];
      if (a?.name !== b?.name || a?.hash !== b?.hash)
        throw new CannotOpen(
          `What arrived in ${target.name} is not what left ${source.name} (${kind.name} of ${a?.name ?? b?.name}); nothing was kept there. Try again.`,
        );
      if (!a) break;
      count += a.rows;
      whole.update(`${kind.name} ${a.name} ${a.hash}\n`);
    }
    counts[kind.name] = count;
  }
  return { from: source.name, to: target.name, rows: counts as Moved['rows'], hash: whole.digest('hex') };
}
