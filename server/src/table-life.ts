/**
 * The life of a table in memory. What it does is made durable in its order; if that cannot be, or something fails over it, the table is read again from the
 * store and goes on from there. Where the rules do not come to an end it is stopped for good.
 */
import { type AnyGame, EndlessRule, type Refusal, type Result, refuse } from '@quarry/kernel';
import { STOPPED, Stopped } from './past.ts';
import { type Restored, restore } from './restore.ts';
import { Saving } from './saving.ts';
import type { Change, StoredMatch, StoredTable } from './store.ts';
import type { TableWorld } from './table-world.ts';
import { TookTooLong, watched } from './watch.ts';

/** After a second failure in a row a table rests for so long before it is read again, after each further one for twice as long. */
const REST_MS = 250;
const LONGEST_REST_MS = 30_000;

const NOT_SAVED: Refusal = {
  code: 'not-saved',
  facts: {},
  says: 'The server could not store this; nothing has changed. Try again in a moment.',
};
export const notSaved: { readonly ok: false; readonly refusal: Refusal } = { ok: false, refusal: NOT_SAVED };
const tooMuchWaits = refuse('busy', {}, 'Much of this table is still waiting to be stored; try again in a moment.');

/** Whether the rules did not come to an end. */
export const isEndless = (error: unknown): boolean => error instanceof EndlessRule || error instanceof TookTooLong;

/** What the rules alone have led to is known to end; what came from outside is watched. */
const timed = <T>({ isFromOutside }: StoredTable, { ruleMs }: Pick<TableWorld, 'ruleMs'>, act: () => T): T =>
  isFromOutside ? watched(ruleMs, act) : act();

/** A match from what is stored, in the time that its rules may take. */
export const restoreInTime = (world: Pick<TableWorld, 'ruleMs'>, game: AnyGame, stored: StoredMatch): Result<Restored> =>
  timed(stored.table, world, () => restore(game, stored));

/** The table that lives. */
export interface Living {
  readonly id: string;
  readonly game: AnyGame;
  stored(): StoredTable;
  /** From here on nothing happens by itself. */
  leaveOff(): void;
  /** What was stored counts again: everybody is shown it, and the table goes on. */
  takeUp(stored: StoredMatch, restored: Restored): void;
  /** Is to be stored as one that is not played any more. */
  markStopped(): void;
  /** Tells everybody who looks why it ends; nobody looks any more. */
  dismiss(code: string, says: string): void;
}

export class TableLife {
  readonly #world: Pick<TableWorld, 'store' | 'log' | 'faults' | 'ruleMs'>;
  readonly #table: Living;
  readonly #saving: Saving;
  /** What is in memory does not count: the table is being read again. */
  #isAway = false;
  /** How often in a row something could not be made durable, or read. */
  #losses = 0;
  #isClosed = false;
  /** Something is being worked out under the clock. */
  #isTimed = false;

  constructor(world: Pick<TableWorld, 'store' | 'log' | 'faults' | 'ruleMs'>, table: Living) {
    this.#world = world;
    this.#table = table;
    this.#saving = new Saving(
      world.store,
      () => {
        this.#losses = 0;
      },
      error => this.lose(error),
      world.faults,
    );
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Nothing can be changed: the table is being read again, or has left memory. */
  get isOut(): boolean {
    return this.#isAway || this.#isClosed;
  }

  /** Something is being stored, or read again. */
  get isBusy(): boolean {
    return this.#saving.isUnderWay || this.#isAway;
  }

  /** Why nothing can be changed now: it could not be stored, or too much waits for that already. */
  get shut(): typeof notSaved | null {
    if (this.isOut) return notSaved;
    return this.hasRoom ? null : tooMuchWaits;
  }

  /** Whether more of this table may wait to be stored. */
  get hasRoom(): boolean {
    return this.#world.store.hasRoom(this.#table.id);
  }

  write(change: Change): void {
    this.#saving.write(change);
  }

  /** Does something once everything up to now is durable, or something else if it never will be. */
  whenSaved(then: () => void, otherwise: () => void = () => {}): void {
    if (this.#isAway) otherwise();
    else this.#saving.when(then, otherwise);
  }

  /** For what happens by itself, with nobody to tell: a fault of ours sends the table back to what is durable. */
  safely(act: () => void): void {
    try {
      act();
    } catch (error) {
      if (!(error instanceof Stopped)) this.lose(error);
    }
  }

  /** Works something out by the rules. If they do not come to an end, the table is stopped for good, and nobody else is held up by it. */
  timed<T>(act: () => T): T {
    if (this.#isTimed) return act();
    this.#isTimed = true;
    try {
      return timed(this.#table.stored(), this.#world, act);
    } catch (error) {
      if (!isEndless(error)) throw error;
      this.#stop(error as Error);
      throw new Stopped();
    } finally {
      this.#isTimed = false;
    }
  }

  #stop({ message: reason }: Error): void {
    this.#world.log.error({ table: this.#table.id, reason }, 'a table was stopped: the rules did not come to an end');
    this.#table.markStopped();
    this.close(STOPPED.code, STOPPED.says);
  }

  /** What is in memory cannot be made durable: back to what is. */
  lose(error: unknown): void {
    if (this.#isAway) return;
    const reason = error instanceof Error ? error.message : String(error);
    this.#world.log.error({ table: this.#table.id, reason }, 'a table is read again from the store');
    this.#goAway();
    this.#comeBackApart();
  }

  /** From here on nothing can be changed, and nothing happens by itself. */
  #goAway(): void {
    this.#isAway = true;
    this.#saving.forget();
    this.#table.leaveOff();
  }

  #comeBackApart(): void {
    this.#world.faults.apart('come-back', () => this.#comeBack(), { table: this.#table.id });
  }

  async #comeBack(): Promise<void> {
    while (!this.#isClosed) {
      await this.#rest();
      try {
        const stored = await this.#world.store.read(this.#table.id);
        const restored = stored && this.timed(() => restore(this.#table.game, stored));
        if (!restored?.ok) {
          this.close('gone', 'The table cannot be read any more.');
          return;
        }
        this.#isAway = false;
        this.#table.takeUp(stored!, restored.value);
        return;
      } catch (error) {
        if (error instanceof Stopped) return;
        const reason = error instanceof Error ? error.message : String(error);
        this.#world.log.error({ table: this.#table.id, reason }, 'a table could not be read again; trying once more');
      }
    }
  }

  /** A disk that is full is not asked again and again: each failure in a row makes the next try wait longer. */
  async #rest(): Promise<void> {
    const ms = this.#losses === 0 ? 0 : Math.min(LONGEST_REST_MS, REST_MS * 2 ** (this.#losses - 1));
    this.#losses += 1;
    if (ms > 0) await new Promise(resolve => setTimeout(resolve, ms).unref());
  }

  /** Everybody waits while the table is brought to its end. They are told so when it is; if it could not be, it is read again. */
  async endBy(end: () => Promise<void>, code: string, says: string): Promise<void> {
    const isReading = this.#isAway;
    this.#goAway();
    try {
      await end();
    } catch (error) {
      if (!isReading) this.#comeBackApart();
      throw error;
    }
    this.close(code, says);
  }

  /** Ends the table's life in memory; everybody who looks is told why. */
  close(code: string, says: string): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#table.leaveOff();
    this.#table.dismiss(code, says);
  }
}
