/**
 * A match as lines for a person: each event is put into words at the moment it is told, with what the reader sees then, and
 * printed with its scene on the left and its clause on the right. Lines that were taken back are forgotten.
 */
import { type AnyGame, type AnyMatch, type Event, heardBy, listenTo, type Seat, viewOf } from '@quarry/kernel';
import { painter } from './world.ts';

export interface Line {
  /** How many answers had been given. */
  readonly n: number;
  readonly scene: string;
  readonly type: string;
  readonly rule: string;
  readonly says: string;
}

const GUTTER = 18;
const CLAUSE = 13;

export class Telling {
  readonly #words = new WeakMap<Event, { readonly scene: string; readonly says: string }>();
  #told = 0;
  #lastScene = '';

  /** The same game, listened to. `reader` is the seat whose eyes read, null for a spectator. */
  listen(game: AnyGame, reader: Seat | null): AnyGame {
    return listenTo(game, {
      hear: (event, scene, state) => {
        const says = game.words.sentence(heardBy(event, reader), viewOf(game.rules.state, state, reader), reader);
        this.#words.set(event, { scene, says });
      },
    });
  }

  lines(match: AnyMatch, from = 0): Line[] {
    return match.events.slice(from).map(({ n, event }) => {
      const { scene, says } = this.#words.get(event)!;
      return { n, scene, type: event.type, rule: event.rule, says };
    });
  }

  /** What has been told since the last time, as text. */
  fresh(match: AnyMatch, columns: number, isTty: boolean): string {
    this.#told = Math.min(this.#told, match.events.length);
    const asides = match.game.words.asides ?? [];
    const lines = this.lines(match, this.#told).filter(line => line.says !== '' && !asides.includes(line.type));
    this.#told = match.events.length;
    return lines.map(line => this.#print(line, Math.min(columns, 140), isTty)).join('');
  }

  #print({ scene, type, rule, says }: Line, columns: number, isTty: boolean): string {
    const { bold, dim } = painter(isTty);
    // By custom an event that opens a turn, a round, an encounter ends in -began.
    const isHead = type.endsWith('-began');
    const isNewScene = isHead || scene !== this.#lastScene;
    this.#lastScene = scene;
    const width = Math.max(20, columns - GUTTER - CLAUSE);
    const [first = '', ...rest] = wrap(says, width);
    const gutter = dim((isNewScene ? scene.slice(0, GUTTER - 2) : '').padEnd(GUTTER));
    const head = `${isHead ? '\n' : ''}${gutter}${isHead ? bold(first) : first}${' '.repeat(Math.max(0, width - first.length) + 2)}${dim(rule)}\n`;
    return head + rest.map(more => `${' '.repeat(GUTTER)}${more}\n`).join('');
  }
}

/** Breaks a text into lines of at most so many letters, between words. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
