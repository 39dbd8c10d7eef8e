/**
 * The even pause: every reaction window lasts a fixed time, whether or not somebody could react and however soon they did. Until
 * then a curtain is down: only whoever is asked in the window is shown anything.
 */
export class Curtain {
  #timer: NodeJS.Timeout | null = null;
  #until = 0;
  readonly #lift: () => void;

  constructor(lift: () => void) {
    this.#lift = lift;
  }

  get isDown(): boolean {
    return this.#timer !== null;
  }

  /** Stays down for so many seconds more. */
  lower(seconds: number): void {
    const now = performance.now();
    this.#until = (this.#timer ? this.#until : now) + seconds * 1000;
    this.drop();
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#lift();
    }, this.#until - now);
  }

  /** Is gone, without anything else. */
  drop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
