/** What a table has still to make durable, in its order, and what waits for it. */
import type { Change, Store } from './store.ts';

export class Saving {
  readonly #store: Store;
  readonly #lose: (error: unknown) => void;
  readonly #saved: () => void;
  /** The last write that is not durable yet. */
  #last: Promise<void> | null = null;
  /** Raised whenever what was under way does not count any more. */
  #epoch = 0;

  constructor(store: Store, saved: () => void, lose: (error: unknown) => void) {
    this.#store = store;
    this.#saved = saved;
    this.#lose = lose;
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
        if (epoch === this.#epoch) this.#saved();
      },
      error => {
        if (epoch === this.#epoch) this.#lose(error);
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
    this.#last.then(() => (epoch === this.#epoch ? then() : otherwise()), otherwise);
  }

  /** What was under way belongs to a memory that was thrown away. */
  forget(): void {
    this.#epoch += 1;
    this.#last = null;
  }
}
