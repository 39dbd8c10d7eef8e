/**
 * Plays passages one after the other: pause, step, speed, skip. The same player shows what happens at the table, where passages come as they are told
 * and go once they were shown, and a replay, which keeps them all.
 */
import type { Line } from '@quarry/protocol';
import type { PageBlock } from '../plain/pages.ts';
import type { Pace } from '../store/settings.ts';
import { linesIn, type Passage } from './passages.ts';

export const SPEEDS = [1, 2, 4] as const;

/** How much longer than normal things stand; `off` is for the caller to mind, who has nothing played then. */
const FACTOR: Readonly<Record<Pace, number>> = { calm: 1.6, normal: 1, quick: 0.5, off: 1 };

export interface Position<At> {
  /** Which passage is shown, from 0; -1 if none is. */
  readonly index: number;
  readonly frame: Passage<At>['frames'][number] | null;
  readonly isPaused: boolean;
  readonly speed: number;
  /** Lines of the log that are not told yet. */
  readonly pending: number;
}

interface Options {
  readonly pace: () => Pace;
  /** What was shown is kept, to go back to. */
  readonly keeps: boolean;
}

export class Player<At> {
  readonly #pace: () => Pace;
  readonly #keeps: boolean;
  #passages: readonly Passage<At>[] = [];
  #position: Position<At> = { index: -1, frame: null, isPaused: false, speed: 1, pending: 0 };
  #frame = 0;
  /** A single passage is played to its end, and then held. */
  #isStepping = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<() => void>();

  constructor({ pace, keeps }: Options) {
    this.#pace = pace;
    this.#keeps = keeps;
  }

  readonly get = (): Position<At> => this.#position;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(some: Partial<Position<At>>): void {
    this.#position = { ...this.#position, ...some };
    for (const listener of this.#listeners) listener();
  }

  get isIdle(): boolean {
    return this.#position.index < 0;
  }

  /** The last passage; -1 if there is none. */
  get last(): number {
    return this.#passages.length - 1;
  }

  /** Pages that stand, or still come. */
  get pages(): readonly PageBlock[] {
    return this.#passages.slice(Math.max(0, this.#position.index)).flatMap(({ frames }) => frames.flatMap(({ page }) => page ?? []));
  }

  /** More to show, after what is there; what was shown is let go. No more than `most` wait: what is older is passed over. */
  add(passages: readonly Passage<At>[], most = Number.POSITIVE_INFINITY): void {
    const { index } = this.#position;
    const shown = this.#passages.slice(Math.max(0, index), index + 1);
    const waiting = [...this.#passages.slice(index + 1), ...passages];
    this.#passages = [...shown, ...waiting.slice(Math.max(0, waiting.length - most))];
    if (this.last < 0) return;
    if (shown.length === 0) this.#show(0, 0);
    else this.#set({ index: 0, pending: this.#pendingAt(0, this.#frame) });
  }

  /** Passages to go back and forth in; nothing moves until it is played. */
  load(passages: readonly Passage<At>[], at: number): void {
    this.#passages = passages;
    this.to(at);
  }

  #show(index: number, frame: number): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#frame = frame;
    this.#set({ index, frame: this.#passages[index]!.frames[frame]!, pending: this.#pendingAt(index, frame) });
    this.#run();
  }

  #pendingAt(index: number, frame: number): number {
    const here = this.#passages[index]?.frames.slice(frame + 1).reduce((sum, { lines }) => sum + lines, 0) ?? 0;
    return this.#passages.slice(index + 1).reduce((sum, passage) => sum + linesIn(passage), here);
  }

  #run(): void {
    const { index, frame, isPaused, speed } = this.#position;
    const isAtItsEnd = this.#frame === (this.#passages[index]?.frames.length ?? 0) - 1;
    if (!frame || frame.page || (isPaused && (!this.#isStepping || isAtItsEnd))) return;
    this.#timer = setTimeout(() => this.#next(), Math.max(frame.least, (frame.ms * FACTOR[this.#pace()]) / speed));
  }

  #next(): void {
    const { index } = this.#position;
    if (this.#frame + 1 < this.#passages[index]!.frames.length) this.#show(index, this.#frame + 1);
    else if (index < this.last) this.#show(index + 1, 0);
    else this.#end();
  }

  #end(): void {
    if (this.#keeps) this.pause();
    else this.clear();
  }

  readonly play = (): void => {
    if (this.#keeps && this.#position.index === this.last) return this.pause();
    this.#isStepping = false;
    clearTimeout(this.#timer);
    this.#set({ isPaused: false });
    this.#run();
  };

  readonly pause = (): void => {
    this.#isStepping = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#set({ isPaused: true });
  };

  /** One passage on, played to its end and then held; one back, as it ended. */
  readonly step = (by: 1 | -1 = 1): void => {
    const next = this.#position.index + by;
    this.pause();
    if (next > this.last) return this.#end();
    if (by < 0) return this.to(next);
    this.#isStepping = true;
    this.#show(next, 0);
  };

  /** Holds at the end of a passage. */
  readonly to = (index: number): void => {
    this.pause();
    const at = Math.min(Math.max(index, 0), this.last);
    const passage = this.#passages[at];
    if (passage) this.#show(at, passage.frames.length - 1);
  };

  /** From a page to what comes after it. */
  readonly turn = (): void => {
    if (this.#position.frame?.page) this.#next();
  };

  /** On to the next page that is to be read, or to the end: pages are not skipped, what lies between them is. */
  readonly skip = (): void => {
    const { index } = this.#position;
    for (let i = Math.max(0, index); i <= this.last; i++) {
      const from = i === index ? this.#frame + 1 : 0;
      const page = this.#passages[i]!.frames.findIndex((frame, at) => at >= from && frame.page);
      if (page >= 0) return this.#show(i, page);
    }
    this.#end();
  };

  /** Past all that follows and belongs together with what is shown, as `isOfIt` knows; a page is not passed over. Then it goes on. */
  readonly fold = (isOfIt: (line: Line) => boolean): void => {
    const { index } = this.#position;
    for (let i = Math.max(0, index); i <= this.last; i++) {
      const from = i === index ? this.#frame + 1 : 0;
      const next = this.#passages[i]!.frames.findIndex(({ page, line }, at) => at >= from && (page || (line && !isOfIt(line))));
      if (next >= 0) return this.#show(i, next);
    }
    this.#end();
  };

  readonly setSpeed = (speed: number): void => {
    clearTimeout(this.#timer);
    this.#set({ speed });
    this.#run();
  };

  /** Nothing is shown any more, and nothing waits; a pause is over with what it held. */
  readonly clear = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#passages = [];
    this.#isStepping = false;
    this.#set({ index: -1, frame: null, isPaused: false, pending: 0 });
  };

  readonly stop = (): void => clearTimeout(this.#timer);
}
