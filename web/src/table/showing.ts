/**
 * Shows what happened line by line instead of all at once, each with what was seen when it was told. News queues up; each line stands for as long
 * as the game's screen says, faster when much has come together, so that a question never waits longer than about two seconds. Hurrying jumps to the
 * end.
 */

import type { Line, Seen } from '@quarry/protocol';
import type { Motion } from '@quarry/screen';
import type { News, Step } from '../connection/chair.ts';

/** How long a line is shown, in milliseconds at full motion: the game's screen knows. */
type ShownFor = (line: Line) => number;

export interface Shown {
  /** What is drawn: the newest sight, or one on the way to it. */
  readonly seen: Seen | null;
  readonly now: Line | null;
  /** Lines of the log that are not yet shown. */
  readonly pending: number;
}

interface Item extends Step {
  readonly ms: number;
}

/** The longest that anything is shown before the next question, and while others are asked. */
const WHEN_ASKED = 2_000;
const WHEN_WAITING = 6_000;
/** What would be shown for less than this is not worth a frame. */
const BLINK = 40;
const QUICK = 0.4;

export class Showing {
  readonly #shownFor: ShownFor;
  readonly #motion: () => Motion;
  #shown: Shown = { seen: null, now: null, pending: 0 };
  #latest: Seen | null = null;
  #queue: readonly Item[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<() => void>();

  constructor(shownFor: ShownFor, motion: () => Motion) {
    this.#shownFor = shownFor;
    this.#motion = motion;
  }

  readonly get = (): Shown => this.#shown;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(shown: Shown): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }

  /** The chair sees something new. */
  take(seen: Seen, news: News): void {
    if (seen === this.#latest) return;
    const isFirst = this.#latest === null;
    this.#latest = seen;
    const motion = this.#motion();
    const fresh = isFirst || news.isWhole || motion === 'off' ? [] : this.#timed(news.steps, motion);
    if (isFirst || news.isWhole || motion === 'off' || (this.#queue.length === 0 && fresh.every(item => item.ms === 0))) {
      this.hurry();
      return;
    }
    this.#queue = squeezed([...this.#queue, ...fresh], seen.asked ? WHEN_ASKED : WHEN_WAITING);
    if (this.#timer === undefined) this.#next();
    else this.#set({ ...this.#shown, pending: this.#queue.length });
  }

  #timed(steps: readonly Step[], motion: Motion): Item[] {
    return steps.map(step => ({ ...step, ms: this.#shownFor(step.line) * (motion === 'quick' ? QUICK : 1) }));
  }

  #next(): void {
    this.#timer = undefined;
    const at = this.#queue.findIndex(item => item.ms >= BLINK);
    const item = this.#queue[at];
    if (!item) return this.hurry();
    this.#queue = this.#queue.slice(at + 1);
    this.#set({ seen: item.seen, now: item.line, pending: this.#queue.length });
    this.#timer = setTimeout(() => this.#next(), item.ms);
  }

  /** Everything is where it is. */
  readonly hurry = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.#set({ seen: this.#latest, now: null, pending: 0 });
  };

  readonly stop = (): void => clearTimeout(this.#timer);
}

function squeezed(items: readonly Item[], limit: number): readonly Item[] {
  const total = items.reduce((sum, item) => sum + item.ms, 0);
  return total <= limit ? items : items.map(item => ({ ...item, ms: (item.ms * limit) / total }));
}
