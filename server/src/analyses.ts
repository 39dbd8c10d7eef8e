/**
 * What matches that are over teach, worked out when somebody asks for it, one after the other, in a thread that comes after everything else. Whoever asks again meanwhile hears how much is done; what
 * was found is remembered for a while. Of a match that is still played nothing is said: it would tell what is hidden.
 */
import { type Refusal, type Result, refuse, type Seat } from '@quarry/kernel';
import type { AnalysisOf, MatchAnalysis } from '@quarry/protocol';
import type { AnalysisJob } from './analysis-job.ts';
import type { Faults } from './faults.ts';
import { mayLookBack, type Past } from './past.ts';
import type { Store } from './store.ts';

export interface AnalysesWorld {
  readonly store: Pick<Store, 'readPacked'>;
  readonly faults: Pick<Faults, 'apart'>;
  analyse(job: AnalysisJob, tell: (share: number) => void): Promise<Result<MatchAnalysis>>;
}

/** So many are worked on or wait, of an address and in all. */
const MOST_OF_ONE = 2;
const MOST_AT_ONCE = 6;
/** So many are remembered, each of a few thousand characters. */
const REMEMBERED = 200;

const stillPlayed = refuse('still-played', {}, 'The match is still being played; what it teaches is said when it is over.');
const busy = refuse('busy', {}, 'Many matches are being looked into for others just now; try again in a minute.');
const failed = refuse('not-analysed', {}, 'This match could not be looked into; its replay is there.');
const gone: Refusal = { code: 'no-such-table', facts: {}, says: 'There is no such table; it may have been deleted.' };

/** One that is worked on, or waits, and for whom. */
interface Running {
  readonly address: string;
  share: number;
}

export class Analyses {
  readonly #world: AnalysesWorld;
  readonly #running = new Map<string, Running>();
  /** The one that was asked for last stands last. */
  readonly #found = new Map<string, Result<MatchAnalysis>>();

  constructor(world: AnalysesWorld) {
    this.#world = world;
  }

  of(table: Past, as: Seat | null, keys: readonly string[], address: string): Result<AnalysisOf> {
    const may = mayLookBack(table, as, keys);
    if (!may.ok) return may;
    if (!table.isOver) return stillPlayed;
    // What was taken back and ended otherwise is another match.
    const name = `${table.id} ${as} ${table.n} ${table.stored.undos ?? 0}`;
    const found = this.#found.get(name);
    if (found) {
      this.#remember(name, found);
      return found.ok ? { ok: true, value: { analysis: found.value } } : found;
    }
    const running = this.#running.get(name);
    if (running) return { ok: true, value: { share: running.share } };
    const ofOne = [...this.#running.values()].filter(one => one.address === address).length;
    if (ofOne >= MOST_OF_ONE || this.#running.size >= MOST_AT_ONCE) return busy;
    this.#world.faults.apart('analysis', () => this.#begin(name, table, as, address), { table: table.id });
    return { ok: true, value: { share: 0 } };
  }

  async #begin(name: string, table: Past, as: Seat | null, address: string): Promise<void> {
    const running: Running = { address, share: 0 };
    this.#running.set(name, running);
    const { shownUpTo: upTo } = table;
    const { people } = table.cover([]);
    try {
      const match = await this.#world.store.readPacked(table.id);
      const tell = (share: number): void => {
        running.share = share;
      };
      this.#remember(name, match ? await this.#world.analyse({ match, upTo, as, people }, tell) : { ok: false, refusal: gone });
    } catch (error) {
      this.#remember(name, failed);
      throw error;
    } finally {
      this.#running.delete(name);
    }
  }

  #remember(name: string, found: Result<MatchAnalysis>): void {
    this.#found.delete(name);
    this.#found.set(name, found);
    const [oldest] = this.#found.keys();
    if (this.#found.size > REMEMBERED) this.#found.delete(oldest!);
  }
}
