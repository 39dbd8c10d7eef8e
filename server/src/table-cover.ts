/**
 * The cover of a live table: what anybody with its link may know, and what calls those back who are asked there. A seat reads nothing here that its own
 * chair is not shown; where one screen has the keys of several, it reads what everybody does: no curtain hangs before a cover.
 */
import { type AnyGame, type AnyMatch, lazyView, type Seat } from '@quarry/kernel';
import { byName, type Call, type Person, type TableCover } from '@quarry/protocol';
import { modeOf } from './games.ts';
import { Stopped, seatsOf } from './past.ts';
import { hostName } from './seats.ts';
import { endOf } from './sight.ts';
import { sinceTurn } from './since.ts';
import { chapterOf } from './story.ts';
import type { TableMemory } from './table-memory.ts';
import type { TableShowing } from './table-showing.ts';

/** The table that it is the cover of. */
export interface Covered {
  readonly game: AnyGame;
  readonly memory: TableMemory;
  readonly showing: Pick<TableShowing, 'isOver' | 'isAsked' | 'turns' | 'answerShownAt' | 'shownAt'>;
  readonly life: { readonly isOut: boolean; timed<T>(act: () => T): T };
  people(): readonly Person[];
  isHost(key: string): boolean;
  /** The game had no words for it. */
  failed(error: unknown): void;
}

/** Characters of one sentence: a cover is read at a glance. */
const LONGEST = 240;
const NO_WORDS: Call = { happened: '', asks: '', deed: '' };

const clipped = (says: string): string => (says.length <= LONGEST ? says : `${says.slice(0, LONGEST - 2).replace(/\s+\S*$/, '')} …`);

export class TableCovers {
  readonly #table: Covered;
  /** Lobbies look again and again: it is worked out once for each reader and position. Null reads what everybody does. */
  readonly #known = new Map<Seat | null, { readonly position: string; readonly people: readonly Person[]; readonly call: Call }>();
  #ended: { readonly position: string; readonly says: string | null } | null = null;

  constructor(table: Covered) {
    this.#table = table;
  }

  of(keys: readonly string[]): TableCover {
    const { game, memory, showing, isHost, people } = this.#table;
    const { stored } = memory;
    const mine = seatsOf(stored, keys);
    const asked = mine.filter(seat => showing.isAsked(seat));
    const { isOver } = showing;
    return {
      table: stored.id,
      name: stored.name,
      game: game.id,
      status: isOver ? 'over' : stored.isPaused ? 'paused' : 'playing',
      isArchived: stored.isArchived,
      isOpen: stored.isOpen ?? false,
      people: people(),
      mine,
      isHost: keys.some(key => isHost(key)),
      host: hostName(stored.seats),
      mode: modeOf(game, stored.setup),
      isMyTurn: asked.length > 0,
      call: asked.length > 0 ? this.#callTo(mine.length === 1 ? mine[0]! : null) : null,
      turns: showing.turns,
      pausedBy: (stored.isPaused && stored.pausedBy) || null,
      since: showing.answerShownAt,
      createdAt: stored.createdAt,
      changedAt: showing.shownAt,
      ended: isOver ? this.#end() : null,
      chapter: game.sequel ? chapterOf(stored) : null,
      next: stored.next ?? null,
    };
  }

  /** Where the match stands: after an undo other answers may have the same numbers. */
  get #position(): string {
    const { firstNumber, glance } = this.#table.memory;
    return `${firstNumber} ${glance.n}`;
  }

  #end(): string | null {
    const position = this.#position;
    if (this.#ended?.position !== position) this.#ended = { position, says: endOf(this.#table.memory.match)?.says || null };
    return this.#ended.says;
  }

  #callTo(reader: Seat | null): Call {
    const { life } = this.#table;
    if (life.isOut) return NO_WORDS;
    const [position, people] = [this.#position, this.#table.people()];
    const known = this.#known.get(reader);
    if (known?.position === position && known.people === people) return known.call;
    const call = this.#worded(reader, people);
    this.#known.set(reader, { position, people, call });
    return call;
  }

  #worded(reader: Seat | null, people: readonly Person[]): Call {
    const { memory, life } = this.#table;
    try {
      const { happened, asks, deed } = life.timed(() => (reader === null ? this.#openCall() : this.#ownCall(memory.match, reader)));
      return { happened: clipped(byName(happened, people)), asks: clipped(byName(asks, people)), deed };
    } catch (error) {
      if (error instanceof Stopped) throw error;
      this.#table.failed(error);
      return NO_WORDS;
    }
  }

  /** What everybody has read last. */
  #openCall(): Call {
    return { ...NO_WORDS, happened: this.#table.memory.log.lastFor(null) };
  }

  #ownCall(match: AnyMatch, seat: Seat): Call {
    const { memory, game } = this.#table;
    const { decision } = match.openFor(seat)!;
    const view = lazyView(game.rules.state, match.state, seat);
    const [first] = sinceTurn(match, memory.log, memory.lastInTurn(seat), seat);
    return {
      happened: first?.says ?? memory.log.lastFor(seat),
      asks: game.words.questionSays?.(decision, view) ?? '',
      deed: game.words.callSays?.(decision.kind) ?? '',
    };
  }
}
