/**
 * What waits to be written, the same for every store. What arrives while one commit is under way becomes the next batch. Changes of one table are written in their
 * order, and after one that failed no later one of that table is; of the row of a table itself only the newest counts; each table has its share of a commit, and so
 * much may wait, of one table and in all. How something is written is the store's own business.
 */
import { type Backlog, type Bytes, type Change, NotSaved, type StoredTable } from './store.ts';

/** One thing to be written at once: a change, or a part of one that comes in pieces. */
export type Writing =
  | Exclude<Change, { readonly do: 'create' | 'begin' }>
  /** A new table with the first piece of its match. It is there at once, or when the last piece has arrived. */
  | {
      readonly do: 'create';
      readonly table: StoredTable;
      readonly isArriving: boolean;
      readonly piece: Bytes | undefined;
      readonly at: number;
    }
  | { readonly do: 'begin'; readonly id: string; readonly table: StoredTable; readonly piece: Bytes | undefined; readonly at: number }
  | { readonly do: 'piece'; readonly id: string; readonly piece: Bytes; readonly at: number }
  | { readonly do: 'arrived'; readonly id: string; readonly table: StoredTable };

/** What a store makes of it. */
export interface Prepared {
  readonly table: string | null;
  /** What it is taken to weigh. */
  readonly bytes: number;
}

/** Which of a batch were not written, by their place in it, and why. */
export type Failed = Readonly<Record<number, string>>;

export interface Writer<P extends Prepared> {
  prepare(writing: Writing): P;
  /** Makes a batch durable. Broken with the reason if nothing of it was. */
  commit(batch: readonly P[]): Promise<Failed>;
}

/** What happens inside, for the metrics. */
export interface StoreEars {
  batch?(changes: number, seconds: number): void;
}

export interface Waiting<T> {
  readonly keep: (value: T) => void;
  readonly breakIt: (error: Error) => void;
}

interface Pending<P> {
  readonly table: string | null;
  /** Worked out when it is written: a row that a newer one takes the place of never is. Null is a barrier: everything before it is to be settled. */
  readonly prepared: (() => P) | null;
  /** The row of a table itself, of which only the newest counts. */
  readonly isWholeRow: boolean;
  readonly bytes: number;
  readonly waiting: readonly Waiting<void>[];
}

/** How much may wait to be written. Whoever asks first is told at these bounds; what comes unasked, at a multiple of a table's own. */
const ROOM = { bytes: 64_000_000, tableBytes: 4_000_000, tableChanges: 500 } as const;
const UNASKED = 4;
/** How much of one commit belongs to one table, and how big a commit is: nobody waits long behind somebody else. */
const SHARE_BYTES = 256_000;
const BATCH_BYTES = 2_000_000;
/** What a row is taken to weigh before it is worked out. */
const ROW_BYTES = 8_000;

const noBytes = { bytes: 0, changes: 0 };

export class WriteQueue<P extends Prepared> {
  readonly #writer: Writer<P>;
  readonly #ears: StoreEars;
  #queue: Pending<P>[] = [];
  #bytes = 0;
  readonly #ofTable = new Map<string, { readonly bytes: number; readonly changes: number }>();
  /** The row of each table that waits. */
  readonly #rows = new Map<string, Pending<P>>();
  #underway: readonly Pending<P>[] | null = null;
  #isScheduled = false;
  #isClosed = false;

  constructor(writer: Writer<P>, ears: StoreEars) {
    this.#writer = writer;
    this.#ears = ears;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get backlog(): Backlog {
    return { changes: this.#queue.length, bytes: this.#bytes };
  }

  write(change: Change): Promise<void> {
    if (change.do === 'table') return this.#addRow(change.id, () => this.#writer.prepare(change));
    if (change.do === 'begin') {
      const { id, table, at, rows } = change;
      return this.#addWriting({ do: 'begin', id, table, at, piece: rows[0] });
    }
    if (change.do !== 'create') return this.#addWriting(change);
    const { table, at, rows } = change;
    const [piece, ...more] = rows;
    const first = { do: 'create', table, at, piece } as const;
    return more.length === 0
      ? this.#addWriting({ ...first, isArriving: false })
      : this.#writeInPieces(table, [
          { ...first, isArriving: true },
          ...more.map((one): Writing => ({ do: 'piece', id: table.id, piece: one, at })),
          { do: 'arrived', id: table.id, table },
        ]);
  }

  /** Between two pieces others get their turn; the table is there when the last of it is. */
  async #writeInPieces(table: StoredTable, pieces: readonly Writing[]): Promise<void> {
    try {
      for (const piece of pieces) await this.#addWriting(piece);
    } catch (error) {
      // What could not be removed now goes when the store is opened again.
      void this.write({ do: 'remove', id: table.id }).catch(() => {});
      throw error;
    }
  }

  hasRoom(table: string | null): boolean {
    const { bytes, changes } = (table !== null && this.#ofTable.get(table)) || noBytes;
    return this.#bytes < ROOM.bytes && bytes < ROOM.tableBytes && changes < ROOM.tableChanges;
  }

  #addWriting(writing: Writing): Promise<void> {
    return this.add(this.#writer.prepare(writing));
  }

  add(prepared: P): Promise<void> {
    const { table, bytes } = prepared;
    return this.#wait(waiting => ({ table, prepared: () => prepared, bytes, isWholeRow: false, waiting: [waiting] }));
  }

  /** The newest row of a table takes the place of one that still waits; whoever waits for that waits for this one. */
  #addRow(table: string, prepared: () => P): Promise<void> {
    return this.#wait(waiting => {
      const before = this.#rows.get(table);
      if (before) {
        this.#queue.splice(this.#queue.indexOf(before), 1);
        this.#weigh(before, -1);
      }
      const waits = [...(before?.waiting ?? []), waiting];
      const newest: Pending<P> = { table, prepared, bytes: ROW_BYTES, isWholeRow: true, waiting: waits };
      this.#rows.set(table, newest);
      return newest;
    });
  }

  #wait(pending: (waiting: Waiting<void>) => Pending<P>): Promise<void> {
    return new Promise((keep, breakIt) => {
      if (this.#isClosed) {
        breakIt(new NotSaved('the store is closed'));
        return;
      }
      const one = pending({ keep, breakIt });
      if (!this.#takes(one)) {
        breakIt(new NotSaved('too much waits to be written'));
        return;
      }
      this.#weigh(one, 1);
      this.#queue.push(one);
      if (this.#underway || this.#isScheduled) return;
      this.#isScheduled = true;
      // The changes of one turn of the event loop go together.
      setImmediate(() => {
        this.#isScheduled = false;
        if (!this.#underway) this.#flush();
      });
    });
  }

  #takes({ table, isWholeRow }: Pending<P>): boolean {
    if (isWholeRow) return true;
    const { bytes, changes } = (table !== null && this.#ofTable.get(table)) || noBytes;
    return this.#bytes < ROOM.bytes && bytes < ROOM.tableBytes * UNASKED && changes < ROOM.tableChanges * UNASKED;
  }

  #weigh({ table, bytes, prepared }: Pending<P>, sign: 1 | -1): void {
    if (prepared === null) return;
    this.#bytes += sign * bytes;
    if (table === null) return;
    const before = this.#ofTable.get(table) ?? noBytes;
    const after = { bytes: before.bytes + sign * bytes, changes: before.changes + sign };
    if (after.changes > 0) this.#ofTable.set(table, after);
    else this.#ofTable.delete(table);
  }

  /** As much as one commit holds: each table its share, in its order; the rest stays. */
  #takeBatch(): Pending<P>[] {
    const [batch, rest]: [Pending<P>[], Pending<P>[]] = [[], []];
    const shares = new Map<string | null, number>();
    let bytes = 0;
    for (const one of this.#queue) {
      const share = shares.get(one.table) ?? 0;
      if (bytes >= BATCH_BYTES || share >= SHARE_BYTES || (one.prepared === null && rest.length > 0)) {
        shares.set(one.table, SHARE_BYTES);
        rest.push(one);
        continue;
      }
      shares.set(one.table, share + one.bytes);
      bytes += one.bytes;
      batch.push(one);
      if (one.isWholeRow) this.#rows.delete(one.table!);
    }
    this.#queue = rest;
    return batch;
  }

  #flush(): void {
    if (this.#queue.length === 0) return;
    const batch = this.#takeBatch();
    this.#underway = batch;
    const began = performance.now();
    const settle = (failed: Failed | null, whole = ''): void => {
      // It was lost meanwhile, with all that waited.
      if (this.#underway !== batch) return;
      this.#ears.batch?.(batch.length, (performance.now() - began) / 1000);
      this.#settle(batch, failed, whole);
    };
    const writes = batch.flatMap(({ prepared }) => (prepared ? [prepared()] : []));
    if (writes.length === 0) settle({});
    else
      this.#writer.commit(writes).then(
        failed => settle(failed),
        (error: Error) => settle(null, error.message),
      );
  }

  /** Keeps or breaks each promise of the batch in its order; what was queued behind a failed change of its table fails, too. */
  #settle(batch: readonly Pending<P>[], failed: Failed | null, whole: string): void {
    this.#underway = null;
    const lost = new Set<string>();
    let place = 0;
    for (const one of batch) {
      this.#weigh(one, -1);
      const says = one.prepared === null ? undefined : failed ? failed[place++] : whole;
      if (says === undefined) {
        for (const { keep } of one.waiting) keep();
        continue;
      }
      if (one.table !== null) lost.add(one.table);
      breakAll([one], new NotSaved(says));
    }
    if (lost.size > 0) {
      const behind = this.#queue.filter(one => one.table !== null && lost.has(one.table));
      this.#queue = this.#queue.filter(one => one.table === null || !lost.has(one.table));
      for (const one of behind) this.#drop(one);
      breakAll(behind, new NotSaved('a change before it was not written'));
    }
    this.#flush();
  }

  #drop(one: Pending<P>): void {
    this.#weigh(one, -1);
    if (one.isWholeRow) this.#rows.delete(one.table!);
  }

  /** Kept when everything that was written before has become durable, or never will be. */
  settled(): Promise<void> {
    if (this.#queue.length === 0 && !this.#underway) return Promise.resolve();
    return new Promise<void>(keep => {
      const waiting = [{ keep, breakIt: () => keep() }];
      this.#queue.push({ table: null, prepared: null, bytes: 0, isWholeRow: false, waiting });
    });
  }

  /** Takes nothing more, and ends when all that waits is settled. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.settled();
  }

  /** Nothing can be written any more: whatever waits is broken. */
  lose(error: Error): void {
    this.#isClosed = true;
    const behind = [...(this.#underway ?? []), ...this.#queue];
    this.#underway = null;
    this.#queue = [];
    for (const one of behind) this.#drop(one);
    breakAll(behind, new NotSaved(error.message));
  }
}

const breakAll = <P>(all: readonly Pending<P>[], error: Error): void => {
  for (const { waiting } of all) for (const { breakIt } of waiting) breakIt(error);
};

/** The table that a writing is of. */
export const tableOf = (writing: Writing): string | null => {
  if (writing.do === 'create') return writing.table.id;
  return 'id' in writing ? writing.id : null;
};
