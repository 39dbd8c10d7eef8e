/** A replay as a row of sights, one for each step, and as passages to be played; step 0 is the beginning. Sights are worked out once and kept. Pure. */
import { patch } from '@quarry/kernel';
import type { Line, Replay, ReplaySight } from '@quarry/protocol';
import { namesOf, type PageBlock, unreadIn } from '../plain/pages.ts';
import { linesIn, type Passage, passagesOf, silent } from '../table/passages.ts';

export class Reel {
  readonly #replay: Replay;
  readonly #sights: ReplaySight[];

  constructor(replay: Replay) {
    this.#replay = replay;
    this.#sights = [replay.first];
  }

  /** The last step. */
  get last(): number {
    return Math.max(0, this.#replay.steps.length - 1);
  }

  sight(at: number): ReplaySight {
    for (let i = this.#sights.length; i <= at; i++) {
      this.#sights.push(patch(this.#sights[i - 1], this.#replay.steps[i]!.changes) as ReplaySight);
    }
    return this.#sights[at]!;
  }

  /** What happened in this step. */
  #fresh(at: number): readonly Line[] {
    return this.#replay.steps[at]?.lines ?? [];
  }

  /** The whole log. */
  get lines(): readonly Line[] {
    return this.#replay.steps.flatMap(step => step.lines);
  }

  /** Everything that is told, to be played: what it leads to is its step. A step of which nothing is told is a passage, too. */
  passages(shownFor: (line: Line) => number): readonly Passage<number>[] {
    const read = new Set<string>();
    return this.#replay.steps.flatMap(({ lines }, at) => {
      const pages = unreadIn(this.sight(at), read);
      for (const block of pages) for (const name of namesOf(block)) read.add(name);
      const told = passagesOf(
        lines.map((line, i) => ({ line, at, pages: pages.filter(block => i === lineOf(block, lines)) })),
        shownFor,
      );
      return told.length > 0 ? told : [silent(at, pages)];
    });
  }

  /** The next step, in this direction, in which a new turn or step of the book begins. */
  heading(at: number, by: 1 | -1): number {
    for (let i = at + by; i > 0 && i < this.last; i += by) if (this.#begins(i)) return i;
    return by > 0 ? this.last : 0;
  }

  #begins(at: number): boolean {
    const here = this.#fresh(at).at(-1)?.under;
    if (here === undefined) return false;
    for (let i = at - 1; i >= 0; i--) {
      const before = this.#fresh(i).at(-1)?.under;
      if (before !== undefined) return before !== here;
    }
    return true;
  }
}

/** Which of the lines of a step opens a page: the one that names it, or the last. */
function lineOf({ heading }: PageBlock, lines: readonly Line[]): number {
  const named = lines.findIndex(({ says }) => says.includes(heading));
  return named < 0 ? lines.length - 1 : named;
}

/** The last passage before the answer that led to a line, by its number: there the board does not show yet what the line tells. The first if there is none. */
export function passageBefore(line: number, passages: readonly Passage<number>[]): number {
  let told = 0;
  const telling = passages.find(passage => {
    told += linesIn(passage);
    return told > line;
  });
  const step = telling?.frames[0]?.at ?? 0;
  return Math.max(
    0,
    passages.findLastIndex(({ frames }) => frames.at(-1)!.at < step),
  );
}
