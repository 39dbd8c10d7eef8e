/**
 * The even pause: every reaction window lasts a fixed time, whether or not somebody could react and however soon they did. While it
 * runs, only whoever is asked in the window is shown anything.
 */
import { refuse } from '@quarry/kernel';

/** To stop a window before its time would show whether somebody is asked in it. */
export const windowRuns = refuse('window-runs', {}, 'A reaction window has its time; try again when it is over.');

export class EvenPause {
  #timer: NodeJS.Timeout | null = null;
  #until = 0;
  readonly #end: () => void;

  constructor(end: () => void) {
    this.#end = end;
  }

  get isRunning(): boolean {
    return this.#timer !== null;
  }

  /** Runs for so many seconds more. */
  run(seconds: number): void {
    const now = performance.now();
    this.#until = (this.#timer ? this.#until : now) + seconds * 1000;
    this.drop();
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#end();
    }, this.#until - now);
  }

  /** Is gone, without anything else. */
  drop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
