/** The story that a table is a chapter of: what follows it, what is told of it, and where those who played it go from here. */
import { type NextMatch, type Result, type Seat, sequelOf } from '@quarry/kernel';
import type { Chapter, InStory, Story } from '@quarry/protocol';
import { type EvenPause, windowRuns } from './even-pause.ts';
import { chapterTold, endOfStory, inStory, nextTable, storyOf } from './story.ts';
import type { TableLife } from './table-life.ts';
import type { TableMemory } from './table-memory.ts';
import type { TableShowing } from './table-showing.ts';
import type { TableUndo } from './table-undo.ts';

/** The table that is a chapter. */
export interface AsChapter {
  readonly memory: TableMemory;
  readonly life: Pick<TableLife, 'timed'>;
  readonly showing: Pick<TableShowing, 'isOver' | 'show'>;
  readonly undo: Pick<TableUndo, 'dropVote'>;
  readonly evenPause: Pick<EvenPause, 'isRunning'>;
  now(): number;
}

export class TableStory {
  readonly #table: AsChapter;

  constructor(table: AsChapter) {
    this.#table = table;
  }

  /** What follows this match, if it is over and everybody has seen the end. */
  get sequel(): Result<NextMatch> {
    const { memory, life, evenPause } = this.#table;
    return evenPause.isRunning ? windowRuns : life.timed(() => sequelOf(memory.match));
  }

  /** Where the table stands in its story; null if its game tells none. */
  get place(): InStory | null {
    const { game, stored, match } = this.#table.memory;
    return game.sequel ? inStory(stored, endOfStory(match)) : null;
  }

  /** This chapter, when it is over. */
  get #told(): Chapter {
    const { stored, match, answeredAt } = this.#table.memory;
    return chapterTold(stored, match, answeredAt);
  }

  /** Our story up to here, as it is told to a seat. */
  tell(seat: Seat | null): Story {
    const { memory, life, showing } = this.#table;
    const { game, stored, match } = memory;
    const now = showing.isOver ? { told: this.#told, carries: match.outcome!.carries } : null;
    return life.timed(() => storyOf(stored, game, seat, (now && this.place?.end) ?? null, now));
  }

  /** Opens the next chapter, where everybody here may go; this one is put away. */
  follow(fresh: { readonly id: string; readonly seed: string }): Result<string> {
    const { memory, showing, undo, now } = this.#table;
    const { game, stored } = memory;
    if (stored.next !== undefined) return { ok: true, value: stored.next };
    const { sequel } = this;
    if (!sequel.ok) return sequel;
    const at = now();
    const next = nextTable(stored, game, this.#told, sequel.value, { ...fresh, at });
    undo.dropVote();
    memory.follow(next, at);
    showing.show();
    return { ok: true, value: next.id };
  }

  /** The next chapter is gone: another may be opened. */
  forgetNext(id: string): void {
    const { memory, showing } = this.#table;
    if (memory.stored.next !== id) return;
    memory.forgetNext();
    showing.show();
  }

  /** Everybody here may go to a table at which it is played again. */
  noteAgain(id: string): void {
    const { memory, showing } = this.#table;
    memory.change({ again: id });
    showing.show();
  }
}
