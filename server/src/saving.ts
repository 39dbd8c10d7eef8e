/** What a table has still to make durable, in its order, and what waits for it. */
import type { Faults } from './faults.ts';
import type { Change, Store } from './store.ts';

export class Saving {
  readonly #store: Store;
  readonly #lose: (error: unknown) => void;
  readonly #saved: () => void;
  readonly #faults: Faults;
  /** The last write that is not durable yet. */
  #last: Promise<void> | null = null;
  /** Raised whenever what was under way does not count any more. */
  #epoch = 0;

  constructor(store: Store, saved: () => void, lose: (error: unknown) => void, faults: Faults) {
    this.#store = store;
    this.#saved = saved;
    this.#lose = lose;
    this.#faults = faults;
  }

  get isUnderWay(): boolean {
    return this.#last !== null;
  }

  write(change: Change): void {
    const saving = this.#store.write(change);
    const epoch = this.#epoch;
    this.#last = saving;
    saving.then(
      () => {
        if (this.#last === saving) this.#last = null;
        if (epoch === this.#epoch) this.#faults.apart('saved', this.#saved);
      },
      error => {
        if (epoch === this.#epoch) this.#faults.apart('not-saved', () => this.#lose(error));
      },
    );
  }

  /** Does something once everything up to now is durable, or something else if it never will be. */
  when(then: () => void, otherwise: () => void): void {
    if (this.#last === null) {
      then();
      return;
    }
    const epoch = this.#epoch;
    const never = (): void => this.#faults.apart('when-not-saved', otherwise);
    this.#last.then(() => (epoch === this.#epoch ? this.#faults.apart('when-saved', then) : never()), never);
  }

  /** What was under way belongs to a memory that was thrown away. */
  forget(): void {
    this.#epoch += 1;
    this.#last = null;
  }
}
