/**
 * Shows what happened line by line instead of all at once. News queues up; each line is played through the game's own `step` for as long
 * as it says, faster when much has come together, so that a question never waits longer than about two seconds. Hurrying jumps to the end.
 */

import type { Line, Seen } from '@quarry/protocol';
import type { Motion } from '@quarry/screen';
import type { News } from '../connection/chair.ts';

/** How a game shows its events; the game's screen has both. */
export interface Player {
  step(view: unknown, line: Line): unknown;
  shownFor(line: Line): number;
}

export interface Shown {
  /** What is drawn: the newest sight, or one on the way to it. */
  readonly seen: Seen | null;
  readonly now: Line | null;
  /** Lines of the log that are not yet shown. */
  readonly pending: number;
}

interface Item {
  readonly line: Line;
  readonly ms: number;
}

/** The longest that anything is shown before the next question, and while others are asked. */
const WHEN_ASKED = 2_000;
const WHEN_WAITING = 6_000;
/** What would be shown for less than this is not worth a frame. */
const BLINK = 40;
const QUICK = 0.4;

export class Showing {
  #player: Player;
  #motion: () => Motion;
  #shown: Shown = { seen: null, now: null, pending: 0 };
  #latest: Seen | null = null;
  #queue: readonly Item[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<() => void>();

  constructor(player: Player, motion: () => Motion) {
    this.#player = player;
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
    const fresh = isFirst || news.isWhole || motion === 'off' ? [] : this.#timed(news.fresh, motion);
    if (isFirst || news.isWhole || motion === 'off' || (this.#queue.length === 0 && fresh.every(item => item.ms === 0))) {
      this.hurry();
      return;
    }
    this.#queue = squeezed([...this.#queue, ...fresh], seen.asked ? WHEN_ASKED : WHEN_WAITING);
    if (this.#timer === undefined) this.#next();
    else this.#set({ ...this.#shown, pending: this.#queue.length });
  }

  #timed(lines: readonly Line[], motion: Motion): Item[] {
    return lines.map(line => ({ line, ms: this.#player.shownFor(line) * (motion === 'quick' ? QUICK : 1) }));
  }

  #next(): void {
    this.#timer = undefined;
    let view: unknown = this.#shown.seen?.view;
    for (;;) {
      const [item, ...rest] = this.#queue;
      if (!item) return this.hurry();
      this.#queue = rest;
      try {
        view = this.#player.step(view, item.line) ?? view;
      } catch {
        return this.hurry(); // a picture that cannot be drawn step by step is drawn as it is
      }
      if (item.ms >= BLINK) {
        this.#set({ seen: { ...this.#shown.seen!, view }, now: item.line, pending: rest.length });
        this.#timer = setTimeout(() => this.#next(), item.ms);
        return;
      }
    }
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
