/**
 * One chair at one table, as this page knows it: what is seen, the log, the chat, stops, fingers that point, and the answer that is
 * on its way. Replies are taken in here; sockets are the business of connection.ts.
 */
import { type Answer, type ClauseId, type Point, patch, type Ref } from '@quarry/kernel';
import { type ChatLine, FIRST_HABITS, type Habits, type Line, type Reply, type Seen, type ShownLine, type Stops } from '@quarry/protocol';

export interface Ping {
  readonly i: number;
  readonly about: Ref | Point;
  readonly name: string;
  readonly seat: number | null;
}

export interface Answered {
  readonly decision: string;
  readonly key: Answer;
}

/** An answer that the server has not yet acknowledged, or those of a whole deed. It names its decision, so that sending it again is harmless. */
export type OnItsWay = { readonly n: number } & (Answered | { readonly answers: readonly Answered[] });

/** A line of the log, and what the chair saw when it was told: how things stood then, with what was asked before. */
export interface Step {
  readonly line: Line;
  readonly seen: Seen;
}

/** What has happened since the last sight, line by line. A whole sight says that nothing is to be shown. */
export interface News {
  readonly steps: readonly Step[];
  readonly isWhole: boolean;
}

export interface ChairState {
  /** Null until the table has been seen once. */
  readonly seen: Seen | null;
  readonly as: number | null;
  readonly lines: readonly Line[];
  /** The number of the first of these lines. */
  readonly from: number;
  readonly chat: readonly ChatLine[];
  readonly stops: Stops;
  readonly habits: Habits;
  readonly pings: readonly Ping[];
  /** What others point at while they choose. */
  readonly pointing: readonly Ping[];
  readonly sending: OnItsWay | null;
  /** What was refused last, to be shown; null once it was read. */
  readonly refused: { readonly code: string; readonly says: string; readonly why: ClauseId | null } | null;
  /** Why the chair is gone for good. */
  readonly closed: { readonly code: string; readonly says: string } | null;
  readonly news: News;
}

const EMPTY: ChairState = {
  seen: null,
  as: null,
  lines: [],
  from: 0,
  chat: [],
  stops: {},
  habits: FIRST_HABITS,
  pings: [],
  pointing: [],
  sending: null,
  refused: null,
  closed: null,
  news: { steps: [], isWhole: true },
};

type Of<T extends Reply['type']> = Extract<Reply, { type: T }>;

export class Chair {
  readonly table: string;
  readonly key: string | null;
  readonly wantsSketch: boolean;
  #state: ChairState = EMPTY;
  #at = -1;
  #pings = 0;
  #listeners = new Set<() => void>();

  constructor(table: string, key: string | null, wantsSketch: boolean) {
    this.table = table;
    this.key = key;
    this.wantsSketch = wantsSketch;
  }

  readonly get = (): ChairState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(some: Partial<ChairState>): void {
    this.#state = { ...this.#state, ...some };
    for (const listener of this.#listeners) listener();
  }

  /** Everything anew. An answer whose decision is no longer open has arrived, or has been overtaken. */
  takeSeen(reply: Of<'seen'>): void {
    this.#at = reply.at;
    this.#set({
      seen: reply.seen,
      as: reply.as,
      lines: reply.lines,
      from: reply.from,
      chat: reply.chat,
      stops: reply.stops,
      habits: reply.habits,
      sending: this.#stillOpen(reply.seen),
      closed: null,
      pointing: [],
      news: { steps: [], isWhole: true },
    });
  }

  /** False if an update before this one is missing: then the chair must be taken again. */
  takeUpdate(reply: Of<'update'>): boolean {
    const { seen, lines } = this.#state;
    if (!seen || reply.at !== this.#at + 1 || reply.keep > lines.length) return false;
    this.#at = reply.at;
    const steps = stepsFrom(seen, reply.lines);
    const next = patch(steps.at(-1)?.seen ?? seen, reply.changes) as Seen;
    this.#set({
      seen: next,
      lines: [...lines.slice(0, reply.keep), ...steps.map(step => step.line)],
      sending: this.#stillOpen(next),
      pointing: [],
      news: { steps, isWhole: reply.keep < lines.length },
    });
    return true;
  }

  #stillOpen(seen: Seen): OnItsWay | null {
    const { sending } = this.#state;
    return sending && seen.asked?.n === sending.n ? sending : null;
  }

  takeChat({ line }: Of<'chat'>): void {
    if (!this.#state.chat.some(one => one.i === line.i)) this.#set({ chat: [...this.#state.chat, line] });
  }

  /** A finger points for a while; the caller takes it away again with `dropPing`. Each has one finger: where it points next, it has left. */
  takePing({ about, name, by }: Of<'ping'>): number {
    this.#pings += 1;
    const others = this.#state.pings.filter(one => one.seat !== by);
    this.#set({ pings: [...others, { i: this.#pings, about, name, seat: by }] });
    return this.#pings;
  }

  dropPing(i: number): void {
    this.#set({ pings: this.#state.pings.filter(one => one.i !== i) });
  }

  /** Each points at one thing at most; when something has happened, nobody points any more. */
  takePoint({ about, name, by }: Of<'point'>): void {
    const others = this.#state.pointing.filter(one => one.seat !== by);
    this.#set({ pointing: about === null ? others : [...others, { i: -1 - by, about, name, seat: by }] });
  }

  takeClosed({ code, says }: Of<'closed'>): void {
    this.#set({ closed: { code, says }, sending: null });
  }

  send(answer: OnItsWay): void {
    this.#set({ sending: answer, refused: null });
  }

  acknowledge(n: number): void {
    if (this.#state.sending?.n === n) this.#set({ sending: null });
  }

  refuse(code: string, says: string, why: ClauseId | null): void {
    this.#set({ refused: { code, says, why }, sending: null });
  }

  clearRefused(): void {
    if (this.#state.refused) this.#set({ refused: null });
  }

  setStops(stops: Stops): void {
    this.#set({ stops });
  }

  setHabits(habits: Habits): void {
    this.#set({ habits });
  }
}

/** Each line changes what was seen at the one before it. */
function stepsFrom(before: Seen, lines: readonly ShownLine[]): readonly Step[] {
  let seen = before;
  return lines.map(({ changes = [], ...line }) => {
    seen = patch(seen, changes) as Seen;
    return { line, seen };
  });
}
