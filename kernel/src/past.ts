/** What a match remembers: answers, events, and moments between scenes from which it can be taken up again; and what may be taken back. */
import type { StoredAnswer } from './answers.ts';
import type { StandingPass } from './passes.ts';
import type { Chosen, Event, Result, Seat } from './types.ts';
import { done, refuse } from './types.ts';

/** Between two scenes: the whole game as plain data. */
export interface Moment<State> {
  readonly state: State;
  readonly counters: Readonly<Record<string, number>>;
  readonly passes: readonly StandingPass[];
  /** How many answers had been given, */
  readonly n: number;
  /** and how many of them by each seat; left out if nobody has answered. */
  readonly answered?: readonly number[];
}

/** What was chosen at one point: by those who were asked, or without asking because nothing else was possible. */
export interface Note {
  readonly chosen: Chosen;
  /** Who answered; nobody if it was not asked. */
  readonly seats: readonly Seat[];
}

/** An answer as it is stored: which decision it answers, what was chosen, and a short hash of the state after it. */
export interface LoggedAnswer {
  readonly n: number;
  readonly seat: Seat;
  readonly scene: string;
  readonly kind: string;
  readonly answer: StoredAnswer;
  readonly hash: string;
  /** Whether anybody learnt something new by it: then it cannot be taken back alone. */
  readonly learnt: boolean;
}

/**
 * An event in the log, with the number of answers that had been given when it was told: in all in the log without
 * redaction, by that seat in the log of a seat.
 */
export interface LoggedEvent {
  readonly n: number;
  readonly event: Event;
}

const MOMENT_EVERY = 16;
const MOMENTS_STORED = 3;

export class Past<State> {
  answers: LoggedAnswer[];
  events: LoggedEvent[] = [];
  moments: Moment<State>[] = [];
  /** Everything that was chosen, with how many answers had been given then; and where in it the moments lie. */
  #notes: { readonly note: Note; readonly n: number }[] = [];
  readonly #notedBefore = new WeakMap<Moment<State>, number>();
  /** By seat, the answers before the first one that is known. */
  readonly #before: readonly number[];

  /** The past of a match that goes on from a moment, with the answers given before it as far as they are known. */
  constructor(seats: number, { answered }: Moment<State>, answers: readonly LoggedAnswer[] = []) {
    this.answers = answers.slice();
    const isKnown = !answered || answers[0]?.n === 1;
    this.#before = isKnown
      ? new Array<number>(seats).fill(0)
      : answered.map((count, seat) => count - answers.filter(one => one.seat === seat).length);
  }

  /** How many decisions each seat has answered. */
  countAnswers(): number[] {
    const counts = this.#before.slice();
    for (const one of this.answers) counts[one.seat]! += 1;
    return counts;
  }

  /** Keeps a moment if the last one that was kept lies far enough back. */
  keep(moment: Moment<State>): void {
    if (!this.#notedBefore.has(moment)) this.#notedBefore.set(moment, this.#notes.length);
    if (this.moments.length === 0 || moment.n - this.moments.at(-1)!.n >= MOMENT_EVERY) this.moments.push(moment);
  }

  note(note: Note, n: number): void {
    this.#notes.push({ note, n });
  }

  /** What was chosen after a moment, up to the answers that were given by `n`; nothing if that is not known. */
  notedSince(moment: Moment<State>, n: number): readonly Note[] {
    const from = this.#notedBefore.get(moment);
    if (from === undefined) return [];
    const to = this.#notes.findLastIndex(one => one.note.seats.length > 0 && one.n <= n) + 1;
    return this.#notes.slice(from, to).map(one => one.note);
  }

  /** The last few moments before a checkpoint. */
  storedBefore(checkpoint: Moment<State>): readonly Moment<State>[] {
    return this.moments.filter(one => one.n < checkpoint.n).slice(-MOMENTS_STORED);
  }

  /** Whether every answer since the very start is known. */
  get isWhole(): boolean {
    return this.answers[0]?.n === 1;
  }

  /** Everything that was told, as a seat may hear it. */
  log(seat: Seat | null): readonly LoggedEvent[] {
    let own = seat === null ? 0 : (this.#before[seat] ?? 0);
    let at = 0;
    return this.events.map(({ n, event }) => {
      for (; at < this.answers.length && this.answers[at]!.n <= n; at++) if (this.answers[at]!.seat === seat) own += 1;
      return { n: own, event: heardBy(event, seat) };
    });
  }

  /** Whether the last answer can be taken back by that seat alone, and if not, why. */
  canUndo(seat: Seat): Result {
    const last = this.answers.at(-1);
    if (!last) return refuse('nothing-to-undo', { seat }, 'Nothing has been answered yet, so there is nothing to take back.');
    if (last.seat !== seat) {
      return refuse('other-seat', { seat }, 'Somebody else has answered since; everybody at the table must agree to go back.');
    }
    if (last.learnt) {
      return refuse(
        'learnt',
        { seat, kind: last.kind },
        `Something new came to light (a die, a hidden card, another seat's choice, the end) after '${last.kind}'; everybody at the table must agree to go back.`,
      );
    }
    return done;
  }

  /** Forgets what came after a moment. */
  cutBackTo(moment: Moment<State>): void {
    const { n } = moment;
    this.answers = this.answers.filter(one => one.n <= n);
    this.moments = this.moments.filter(one => one.n < n);
    this.#notes.length = this.#notedBefore.get(moment) ?? 0;
  }
}

/** An event as a seat may hear it. */
export function heardBy(event: Event, seat: Seat | null): Event {
  if (!event.secret) return event;
  const { secret, ...open } = event;
  return seat !== null && secret.to.includes(seat) ? { ...open, ...secret.facts } : open;
}
