/**
 * Shows what happened passage by passage instead of all at once, each with what was seen when it was told. News queues up, however much it is: a person who
 * is asked may skip to the question at once, and nobody else waits for what one browser shows.
 */
import type { Throw } from '@quarry/kernel';
import type { Line, Seen } from '@quarry/protocol';
import type { News } from '../connection/chair.ts';
import type { Pace } from '../store/settings.ts';
import { lasts, passagesOf } from './passages.ts';
import { Player } from './player.ts';

export interface Shown {
  /** What is drawn: the newest sight, or one on the way to it. */
  readonly seen: Seen | null;
  readonly now: Line | null;
  /** Dice that fall with it, or lie there since they fell. */
  readonly dice: Throw | null;
  /** What is told with it; empty while only something is drawn. */
  readonly says: string;
  /** Lines of the log that are not yet shown. */
  readonly pending: number;
  readonly isPaused: boolean;
  readonly speed: number;
}

interface How {
  /** How long the game's screen draws a line. */
  readonly shownFor: (line: Line) => number;
  readonly pace: () => Pace;
  /** A line as its reader is told it. */
  readonly voice: (line: Line) => Line;
}

/** Who looks on and falls behind so far catches up. */
const MOST = 120;

export class Showing {
  readonly player: Player<Seen>;
  readonly #how: How;
  #latest: Seen | null = null;
  #shown: Shown = { seen: null, now: null, dice: null, says: '', pending: 0, isPaused: false, speed: 1 };
  #listeners = new Set<() => void>();

  constructor(how: How) {
    this.#how = how;
    this.player = new Player<Seen>({ pace: how.pace, keeps: false });
    this.player.subscribe(() => this.#draw());
  }

  readonly get = (): Shown => this.#shown;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #draw(): void {
    const { frame, pending, isPaused, speed } = this.player.get();
    const { at = this.#latest, line: now = null, dice = null, says = '' } = frame ?? {};
    this.#shown = { seen: at, now, dice, says, pending, isPaused, speed };
    for (const listener of this.#listeners) listener();
  }

  /** The chair sees something new. What was taken back, and what is seen first, is not played; nor is anything while a question would pass by itself. */
  take(seen: Seen, news: News): void {
    if (seen === this.#latest) return;
    const isFirst = this.#latest === null;
    this.#latest = seen;
    if (isFirst || news.isWhole || seen.asked?.isTimed || this.#how.pace() === 'off') return this.player.clear();
    const passages = passagesOf(
      news.steps.map(step => ({ line: this.#how.voice(step.line), at: step.seen })),
      this.#how.shownFor,
    );
    if (this.player.isIdle && passages.every(passage => lasts(passage) === 0)) this.#draw();
    else this.player.add(passages, MOST);
  }

  readonly stop = (): void => this.player.stop();
}
