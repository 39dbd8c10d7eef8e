/**
 * Work that takes a while and may wait a moment is done one piece after the other, those who ask taking turns, with a pause after each in which
 * everybody else is served: however many come at once, whoever plays notices little of it, and whoever comes alone does not wait.
 */

export interface TurnsOptions {
  /** How many pieces of one may wait, and how many in all. */
  readonly mostOfOne?: number;
  readonly mostInAll?: number;
  /** A pause is so many times as long as the piece before it held everybody up. */
  readonly pauseFactor?: number;
  /** Milliseconds that only go forward. */
  clock(): number;
}

const PAUSE_FACTOR = 3;
const LONGEST_PAUSE_MS = 50;

export class Turns {
  readonly #options: Required<TurnsOptions>;
  /** Whose turn comes next stands first. */
  readonly #waiting = new Map<string, (() => Promise<void>)[]>();
  #count = 0;
  #isBusy = false;

  constructor(options: TurnsOptions) {
    this.#options = { mostOfOne: Number.POSITIVE_INFINITY, mostInAll: Number.POSITIVE_INFINITY, pauseFactor: PAUSE_FACTOR, ...options };
  }

  /** Does something, now or when it is this one's turn, and says what came of it; null if too much waits already. */
  take<T>(who: string, act: () => T | Promise<T>): Promise<T> | null {
    if (!this.hasRoom(who)) return null;
    const own = this.#waiting.get(who) ?? [];
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    own.push(async () => {
      try {
        resolve(await act());
      } catch (error) {
        reject(error);
      }
    });
    this.#waiting.set(who, own);
    this.#count += 1;
    if (!this.#isBusy) void this.#next();
    return promise;
  }

  /** Whether one more piece of this one may wait. */
  hasRoom(who: string): boolean {
    const { mostOfOne, mostInAll } = this.#options;
    return (this.#waiting.get(who)?.length ?? 0) < mostOfOne && this.#count < mostInAll;
  }

  async #next(): Promise<void> {
    const [first] = this.#waiting;
    this.#isBusy = first !== undefined;
    if (!first) return;
    const [who, [act, ...more]] = first;
    this.#count -= 1;
    this.#waiting.delete(who);
    // Whoever has more goes to the end of the row.
    if (more.length > 0) this.#waiting.set(who, more);
    const { clock, pauseFactor } = this.#options;
    const began = clock();
    const doing = act!();
    const pause = Math.min(LONGEST_PAUSE_MS, pauseFactor * (clock() - began));
    await doing;
    setTimeout(() => void this.#next(), pause).unref();
  }
}
