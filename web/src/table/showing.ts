/**
 * Shows what happened passage by passage instead of all at once, each with what was seen when it was told. News queues up, however much it is: a person who
 * is asked may skip to the question at once, and nobody else waits for what one browser shows. Only pages of a story are not skipped: each stands until it
 * is turned, and one that was missed, by whoever was away, comes before whatever is asked.
 */
import type { Throw } from '@quarry/kernel';
import type { Line, Seen } from '@quarry/protocol';
import type { News } from '../connection/chair.ts';
import { isLaid, namesOf, type PageBlock, unreadIn } from '../plain/pages.ts';
import type { PagesOfTable } from '../store/pages.ts';
import type { Pace } from '../store/settings.ts';
import { type Led, lasts, passagesOf } from './passages.ts';
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
  /** The page that is to be read now. */
  readonly page: ShownPage | null;
  /** So much of the part of the log that is being told is left that it may be folded. */
  readonly isLong: boolean;
  /** What was folded last, until something else is chosen, or the part after it has been told. */
  readonly folded: Folded | null;
}

/** A part of what happened that nobody wanted to see line by line: where the log has it, how much it is, and what mattered in it. */
export interface Folded {
  readonly under: string;
  readonly lines: number;
  readonly says: string;
}

export interface ShownPage {
  readonly block: PageBlock;
  /** It lies in the middle of the table anyway. */
  readonly isLaid: boolean;
  /** How many more wait behind it. */
  readonly more: number;
}

interface How {
  /** How long the game's screen draws a line. */
  readonly shownFor: (line: Line) => number;
  readonly pace: () => Pace;
  /** A line as its reader is told it. */
  readonly voice: (line: Line) => Line;
  /** Pages that were read at this table. */
  readonly pages: PagesOfTable;
}

/** Who looks on and falls behind so far catches up. */
const MOST = 120;

/** More sentences than these are no summary. */
const MATTERED = 3;
/** Fewer lines than these are not worth folding. */
const FOLDS = 3;

function foldedFrom(lines: readonly Line[]): Folded {
  const mattered = lines.filter(({ beat }) => beat?.weight === 'moment' && beat.deed !== 'dice').map(({ says }) => says);
  return { under: lines[0]?.under ?? '', lines: lines.length, says: mattered.slice(-MATTERED).join(' ') };
}

export class Showing {
  readonly player: Player<Seen>;
  readonly #how: How;
  #latest: Seen | null = null;
  /** Lines that are still to be shown, or are shown now. */
  #lines: readonly Line[] = [];
  #folded: Folded | null = null;
  /** The part of the log that was told next after what is folded. */
  #next: string | null = null;
  #shown: Shown = {
    seen: null,
    now: null,
    dice: null,
    says: '',
    pending: 0,
    isPaused: false,
    speed: 1,
    page: null,
    isLong: false,
    folded: null,
  };
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
    if (now) this.#letGo(now);
    const page = frame ? this.#pageIn(frame.page, frame.at) : this.#pageLeft();
    const isLong = now !== null && this.#partOf(now, pending).length >= FOLDS;
    this.#shown = { seen: at, now, dice, says, pending, isPaused, speed, page, isLong, folded: this.#folded };
    for (const listener of this.#listeners) listener();
  }

  /** What was folded is said beside the part that comes next, and no longer. */
  #letGo({ under }: Line): void {
    if (!this.#folded || under === this.#folded.under) return;
    this.#next ??= under;
    if (under !== this.#next) this.#folded = null;
  }

  #pageIn(block: PageBlock | undefined, at: Seen): ShownPage | null {
    return block ? { block, isLaid: isLaid(at, block), more: this.#waiting(block) } : null;
  }

  /** Pages that are not read, besides this one. */
  #waiting({ page }: PageBlock): number {
    return unreadIn(this.#latest!, this.#how.pages).filter(one => one.page.number !== page.number).length;
  }

  /** The first that is not read, once everything was shown; the page of the question is read with it. */
  #pageLeft(): ShownPage | null {
    const { pages } = this.#how;
    const [block] = this.#latest ? unreadIn(this.#latest, pages) : [];
    if (!block) return null;
    if (!this.#isOfQuestion(block)) return this.#pageIn(block, this.#latest!);
    pages.add(namesOf(block));
    return this.#pageLeft();
  }

  /** Whether a page lies there with what is asked on it. */
  #isOfQuestion(block: PageBlock): boolean {
    const { asked, status } = this.#latest!;
    return asked !== null && status === 'playing' && isLaid(this.#latest!, block);
  }

  /** The chair sees something new. What was taken back, and what is seen first, is not played; nor is anything while a question would pass by itself. */
  take(seen: Seen, news: News): void {
    if (seen === this.#latest) return;
    const before = this.#latest;
    this.#latest = seen;
    if (before === null || news.isWhole || seen.asked?.isTimed || this.#how.pace() === 'off') return this.player.clear();
    const led = this.#ledFrom(before, news);
    const passages = passagesOf(led, this.#how.shownFor);
    if (this.player.isIdle) this.#folded = null;
    this.#lines = [...(this.player.isIdle ? [] : this.#lines), ...led.map(({ line }) => line)];
    if (this.player.isIdle && passages.every(passage => lasts(passage) === 0)) this.#draw();
    else this.player.add(passages, MOST);
  }

  /** Each line with the pages that are opened by it; one that waits already is not told again, and the page of the question waits for the question. */
  #ledFrom(first: Seen, { steps }: News): readonly Led<Seen>[] {
    const told = new Set(this.player.pages.flatMap(namesOf));
    const read = { has: (name: string) => told.has(name) || this.#how.pages.has(name) };
    return steps.map(({ line, seen }, i) => {
      const pages = unreadIn(seen, read).filter(block => i < steps.length - 1 || !this.#isOfQuestion(block));
      for (const block of pages) for (const name of namesOf(block)) told.add(name);
      return { line: this.#how.voice(line), at: seen, before: steps[i - 1]?.seen ?? first, pages };
    });
  }

  /** Folds what is left of the part of the log that is being told: what mattered in it is said in one strip. */
  readonly fold = (): void => {
    const { now, pending } = this.#shown;
    if (!now) return;
    this.#folded = foldedFrom(this.#partOf(now, pending));
    this.#next = null;
    this.player.fold(({ under }) => under === now.under);
    this.#draw();
  };

  /** What is still to be told of the part of the log that a line belongs to. */
  #partOf({ under }: Line, pending: number): readonly Line[] {
    const left = this.#lines.slice(Math.max(0, this.#lines.length - pending));
    const end = left.findIndex(line => line.under !== under);
    return (end < 0 ? left : left.slice(0, end)).filter(({ says }) => says !== '');
  }

  /** The page was read. */
  readonly turn = (): void => {
    const { page } = this.#shown;
    if (!page) return;
    this.#how.pages.add(namesOf(page.block));
    if (this.player.isIdle) this.#draw();
    else this.player.turn();
  };

  /** Everything that waits to be read is left for later: it can be read beside the table. */
  readonly readLater = (): void => {
    if (this.#latest) for (const block of unreadIn(this.#latest, this.#how.pages)) this.#how.pages.add(namesOf(block));
    this.player.clear();
  };

  readonly stop = (): void => this.player.stop();
}
