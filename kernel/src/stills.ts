/**
 * How a state stood at moments that somebody keeps. Each still shares with the one before it every record that no deed has opened since, so that
 * to take one costs little, and two of them are compared, and hashed, only where they differ.
 */
import { diff } from './diff.ts';
import { hashOf, type Kept, type Schema } from './schema/index.ts';
import { noting } from './writing.ts';

export class Stills<State> implements Kept {
  readonly #schema: Schema<State, unknown>;
  readonly #state: State;
  /** Records that were opened since it last came to rest. A deed may still write into any of them. */
  readonly #opened = new Set<object>();
  #last = new WeakMap<object, object>();
  readonly #hashes = new WeakMap<object, number>();
  #still: State | null = null;

  constructor(schema: Schema<State, unknown>, state: State) {
    this.#schema = schema;
    this.#state = state;
  }

  /** Plays, and notes what deeds open. */
  during<Result>(play: () => Result): Result {
    const before = running;
    running = this as Stills<unknown>;
    try {
      return noting(this.#opened, play);
    } finally {
      running = before;
    }
  }

  /** The state as it stands now, in the middle of a deed or not. It stays as it is. */
  take(): State {
    if (this.#still !== null && this.#opened.size === 0) return this.#still;
    this.#still = this.#schema.still(this.#state, this);
    return this.#still;
  }

  /** The same where no deed is under way: what was opened is closed. */
  rest(): State {
    const still = this.take();
    this.#opened.clear();
    return still;
  }

  /** Takes it that the state stands anew, however it came about. */
  startOver(): void {
    this.#still = null;
    this.#last = new WeakMap();
    this.#opened.clear();
  }

  /** Where the state differs from what is known of it: something was written that no deed had opened. Nothing if all is well. */
  writtenPast(): string | null {
    const [first] = diff(this.rest(), this.#state);
    return first ? first.at.join('.') : null;
  }

  /** The short hash of the state at rest: only what was written since the last one is hashed. */
  hash(): string {
    return hashOf(this.#schema, this.rest(), this.#hashes);
  }

  isOf(state: unknown): boolean {
    return this.#state === state;
  }

  isOpened(record: object): boolean {
    return this.#opened.has(record);
  }

  lastOf(x: object): object | undefined {
    return this.#last.get(x);
  }

  keep(x: object, still: object): void {
    this.#last.set(x, still);
  }
}

/** Whose state is played on just now. */
let running: Stills<unknown> | null = null;

/** A state as it stands now, to be kept: quickly if it is being played on by somebody who takes stills of it, else by copying it whole. */
export function stillOf<State>(schema: Schema<State, unknown>, state: State): State {
  return running?.isOf(state) ? (running.take() as State) : schema.clone(state);
}
