/**
 * The log of a table: every event is put into words at the moment it is told, once for everybody, and once more for each seat that
 * reads it otherwise: because it is spoken to, or because it is told a secret. Sentences for everybody are made from what a spectator sees,
 * so that no line can give away more.
 */
import { type AnyGame, type Event, heardBy, lazyView, listenTo, type Seat, stillOf } from '@quarry/kernel';
import type { Line } from '@quarry/protocol';
import { KeptLines } from './kept-lines.ts';

/** A line as it is stored: as everybody reads it, and as those read it who are spoken to, or were told more. */
export interface ToldLine extends Omit<Line, 'yours'> {
  readonly secret?: { readonly to: readonly Seat[] } & Pick<Line, 'says' | 'event' | 'sum' | 'dice'>;
  /** By seat: what it reads instead while nobody else reads along. */
  readonly yours?: Readonly<Record<Seat, string>>;
}

/** Whether a seat reads this line otherwise than everybody. */
export const isOwn = ({ secret, yours }: ToldLine, seat: Seat | null): boolean =>
  seat !== null && (secret?.to.includes(seat) === true || yours?.[seat] !== undefined);

export function lineFor({ secret, yours, ...open }: ToldLine, seat: Seat | null): Line {
  if (seat === null) return open;
  const told = secret?.to.includes(seat) ? withSecret(open, secret) : open;
  const own = yours?.[seat];
  return own === undefined ? told : { ...told, yours: own };
}

function withSecret(
  { sum: _sum, dice: _dice, ...open }: Omit<ToldLine, 'secret' | 'yours'>,
  { to: _to, ...told }: NonNullable<ToldLine['secret']>,
): Line {
  return { ...open, ...told };
}

/** A line with the state as it stood when it was told; without it where nobody was there to be shown it step by step. */
export interface Told {
  readonly line: ToldLine;
  readonly state?: unknown;
}

/** The type of lines that the table itself has noted. */
export const NOTE = 'note';
const LINES_KEPT = 400;
const LINES_SHOWN = 200;

export class TableLog {
  /** The game to be played: what is told in it is heard here while listening. */
  readonly game: AnyGame;
  readonly #told: AnyGame;
  #seats = 0;
  readonly #asides: ReadonlySet<string>;
  #isListening = false;
  #isWatched = false;
  #heading = '';
  #fresh: Told[] = [];
  #lines = new KeptLines<ToldLine>();
  /** How things stood at lines that not everybody has been shown, by the number of the line. */
  readonly #states = new Map<number, unknown>();
  /** How many lines came before the first one that is kept. */
  #before = 0;

  constructor(game: AnyGame) {
    this.#told = game;
    this.#asides = new Set(game.words.asides);
    const listened = listenTo(game, { hear: (event, _scene, state) => this.#hear(event, state) });
    this.game = {
      ...listened,
      rules: {
        ...listened.rules,
        begin: (checked, chance) => {
          this.#seats = game.seatsOf(checked);
          return listened.rules.begin(checked, chance);
        },
      },
    };
  }

  /** Speaks to so many seats. A match that begins says so itself; one that goes on is told it, once its set-up has been checked. */
  speakTo(seats: number): void {
    this.#seats = seats;
  }

  /**
   * Listens while something is played. Forks, imagined worlds and answers that are given again are not part of the log. With each line of what is
   * watched the state is kept, until everybody has been shown it.
   */
  listen<T>(play: () => T, isWatched = false): T {
    this.#isListening = true;
    this.#isWatched = isWatched;
    try {
      return play();
    } finally {
      this.#isListening = false;
      this.#isWatched = false;
    }
  }

  #hear(event: Event, state: unknown): void {
    if (!this.#isListening) return;
    const line = this.#lineOf(event, state);
    this.#fresh.push(this.#isWatched ? { line, state: stillOf(this.#told.rules.state, state) } : { line });
  }

  #lineOf(event: Event, state: unknown): ToldLine {
    const { type, rule, secret } = event;
    const heard = heardBy(event, null);
    const view = lazyView(this.#told.rules.state, state, null);
    if (this.#isAside(event) && !secret) {
      // A screen shows it, nobody reads it: it needs no words.
      return { rule, type, under: this.#heading, says: '', event: factsOf(heard), ...this.#diceOf(heard, view) };
    }
    this.#heading = this.#told.shows?.stage?.(view).heading ?? '';
    const line: ToldLine = {
      rule,
      type,
      under: this.#heading,
      says: this.#says(heard, view, null),
      event: factsOf(heard),
      ...this.#sumOf(heard, view),
      ...this.#diceOf(heard, view),
      ...(this.#told.tells && { beat: this.#told.tells.beat(heard, view) }),
    };
    const [first] = secret?.to ?? [];
    if (!secret || first === undefined) return this.#voiced(line, seat => this.#says(heard, view, seat));
    const told = heardBy(event, first);
    const sight = lazyView(this.#told.rules.state, state, first);
    const says = this.#says(told, sight, null);
    const whole = {
      ...line,
      secret: { to: secret.to, says, event: factsOf(told), ...this.#sumOf(told, sight), ...this.#diceOf(told, sight) },
    };
    return this.#voiced(whole, seat => (secret.to.includes(seat) ? this.#says(told, sight, seat) : this.#says(heard, view, seat)));
  }

  /** Adds what each seat reads that is spoken to. */
  #voiced(line: ToldLine, saysTo: (seat: Seat) => string): ToldLine {
    if (line.says === '') return line;
    const yours: Record<Seat, string> = {};
    for (let seat = 0; seat < this.#seats; seat++) {
      const says = saysTo(seat);
      if (says !== lineFor(line, seat).says) yours[seat] = says;
    }
    return Object.keys(yours).length > 0 ? { ...line, yours } : line;
  }

  #says(event: Event, view: unknown, reader: Seat | null): string {
    return this.#isAside(event) ? '' : this.#told.words.sentence(event, view, reader);
  }

  #isAside(event: Event): boolean {
    return this.#asides.has(event.type) && !this.#told.words.isNews?.(event);
  }

  #sumOf(event: Event, view: unknown): Pick<Line, 'sum'> {
    const sum = this.#told.teaches?.sum(event, view);
    return sum ? { sum } : {};
  }

  #diceOf(event: Event, view: unknown): Pick<Line, 'dice'> {
    const dice = this.#told.tells?.dice?.(event, view);
    return dice ? { dice } : {};
  }

  /** The table itself notes something before what was told since the last time; what it says is no event of the game. */
  note(line: Omit<ToldLine, 'under' | 'type'>): void {
    this.#fresh.unshift({ line: { ...line, type: NOTE, under: this.#fresh[0]?.line.under ?? this.#heading } });
  }

  /** What has been told since the last time; it belongs to the n-th answer. */
  take(n: number): readonly ToldLine[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    for (const { line, state } of fresh) {
      if (state !== undefined) this.#states.set(this.length, state);
      this.#lines.push({ n, line });
    }
    if (this.#lines.length > LINES_KEPT) {
      this.#before += this.#lines.length - LINES_SHOWN;
      this.#lines = this.#lines.last(LINES_SHOWN);
    }
    return fresh.map(one => one.line);
  }

  /** Starts with lines that were stored. */
  recall(told: readonly { readonly n: number; readonly lines: readonly ToldLine[] }[]): void {
    this.#fresh = [];
    this.#states.clear();
    this.#before = 0;
    this.#lines = new KeptLines(told.flatMap(({ n, lines }) => lines.map(line => ({ n, line }))).slice(-LINES_KEPT));
  }

  /** Forgets what was told after the n-th answer; false if more is forgotten than is kept here. */
  backTo(n: number): boolean {
    const kept = this.#lines.upTo(n);
    const reaches = kept.length > 0 || this.#before === 0;
    this.#lines = kept;
    for (const at of this.#states.keys()) if (at >= this.length) this.#states.delete(at);
    return reaches;
  }

  /** How many lines there are in all, counted from the first that was ever known here. */
  get length(): number {
    return this.#before + this.#lines.length;
  }

  /** The number of the first line that is shown to somebody who comes now. */
  get first(): number {
    return this.#before + Math.max(0, this.#lines.length - LINES_SHOWN);
  }

  /** Lines from a number on. */
  from(at: number): readonly Told[] {
    const first = Math.max(at, this.#before);
    return this.#lines.from(first - this.#before).map(({ line }, i) => ({ line, state: this.#states.get(first + i) }));
  }

  /** What a seat was told with the n-th answer and after it, as far as it is kept, each with the number of its line. */
  since(n: number, seat: Seat): readonly { readonly at: number; readonly event: Event }[] {
    const found: { readonly at: number; readonly event: Event }[] = [];
    for (const { n: told, line, at } of this.#lines.backwards()) {
      if (told < n) break;
      if (line.type !== NOTE) found.push({ at: this.#before + at, event: eventIn(lineFor(line, seat)) });
    }
    return found.reverse();
  }

  /** The last line that a seat, or everybody, has read; empty if none has words. */
  lastFor(seat: Seat | null): string {
    for (const { line } of this.#lines.backwards()) {
      const { says, yours } = lineFor(line, seat);
      if (line.type !== NOTE && says !== '') return yours ?? says;
    }
    return '';
  }

  /** Nobody looks: it may take less room, and more time when somebody comes. */
  rest(): void {
    this.#lines.rest();
  }

  /** Everybody has been shown the lines before a number: how things stood at them is not needed any more. */
  settle(upTo: number): void {
    for (const at of this.#states.keys()) if (at < upTo) this.#states.delete(at);
  }
}

/** The event that a line tells, as far as its reader was told it. */
export const eventIn = ({ type, rule, event }: Line): Event => ({ type, rule, ...event });

/** What a screen needs to show an event: its facts without what the line says already. */
function factsOf({ type: _type, rule: _rule, reveals: _reveals, secret: _secret, ...facts }: Event): Line['event'] {
  return facts;
}
