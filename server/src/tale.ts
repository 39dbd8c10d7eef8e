/**
 * The log of a table: every event is put into words at the moment it is told, once for everybody, and once more for those whom it
 * tells a secret. Sentences for everybody are made from what a spectator sees, so that no line can give away more.
 */
import { type AnyGame, type Event, glimpse, heardBy, overhear, type Seat } from '@quarry/kernel';
import type { Line } from '@quarry/protocol';

/** A line as it is stored: as everybody reads it, and as those read it who were told more. */
export interface ToldLine extends Line {
  readonly secret?: { readonly to: readonly Seat[]; readonly says: string; readonly event: Line['event'] };
}

export function lineFor(line: ToldLine, seat: Seat | null): Line {
  const { secret, ...open } = line;
  if (!secret) return open;
  return seat !== null && secret.to.includes(seat) ? { ...open, says: secret.says, event: secret.event } : open;
}

const LINES_KEPT = 400;
const LINES_SHOWN = 200;

export class Tale {
  /** The game to be played: what is told in it is heard here while listening. */
  readonly game: AnyGame;
  readonly #told: AnyGame;
  readonly #asides: ReadonlySet<string>;
  #isListening = false;
  #heading = '';
  #fresh: ToldLine[] = [];
  /** The last lines, each with the number of answers that it was told after. */
  #lines: { readonly n: number; readonly line: ToldLine }[] = [];
  /** How many lines came before the first one that is kept. */
  #before = 0;

  constructor(game: AnyGame) {
    this.#told = game;
    this.#asides = new Set(game.asides);
    this.game = overhear(game, { hear: (event, _scene, state) => this.#hear(event, state) });
  }

  /** Listens while something is played. Forks, imagined worlds and answers that are given again are not part of the tale. */
  listen<T>(play: () => T): T {
    this.#isListening = true;
    try {
      return play();
    } finally {
      this.#isListening = false;
    }
  }

  #hear(event: Event, state: unknown): void {
    if (!this.#isListening) return;
    const { type, rule, secret } = event;
    const heard = heardBy(event, null);
    if (this.#asides.has(type) && !secret) {
      // A screen shows it, nobody reads it: it needs no words.
      this.#fresh.push({ rule, type, under: this.#heading, says: '', event: factsOf(heard) });
      return;
    }
    const view = glimpse(this.#told.state, state, null);
    this.#heading = this.#told.stage?.(view).heading ?? '';
    const line = { rule, type, under: this.#heading, says: this.#says(heard, view), event: factsOf(heard) };
    const [first] = secret?.to ?? [];
    if (!secret || first === undefined) {
      this.#fresh.push(line);
      return;
    }
    const told = heardBy(event, first);
    const says = this.#says(told, glimpse(this.#told.state, state, first));
    this.#fresh.push({ ...line, secret: { to: secret.to, says, event: factsOf(told) } });
  }

  #says(event: Event, view: unknown): string {
    return this.#asides.has(event.type) ? '' : this.#told.sentence(event, view);
  }

  /** What has been told since the last time; it belongs to the n-th answer. */
  take(n: number): readonly ToldLine[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    for (const line of fresh) this.#lines.push({ n, line });
    if (this.#lines.length > LINES_KEPT) {
      this.#before += this.#lines.length - LINES_SHOWN;
      this.#lines = this.#lines.slice(-LINES_SHOWN);
    }
    return fresh;
  }

  /** Starts with lines that were stored. */
  recall(told: readonly { readonly n: number; readonly lines: readonly ToldLine[] }[]): void {
    this.#fresh = [];
    this.#before = 0;
    this.#lines = told.flatMap(({ n, lines }) => lines.map(line => ({ n, line }))).slice(-LINES_KEPT);
  }

  /** Forgets what was told after the n-th answer; false if more is forgotten than is kept here. */
  backTo(n: number): boolean {
    const kept = this.#lines.filter(one => one.n <= n);
    const reaches = kept.length > 0 || this.#before === 0;
    this.#lines = kept;
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
  from(at: number): readonly ToldLine[] {
    return this.#lines.slice(Math.max(0, at - this.#before)).map(one => one.line);
  }
}

/** What a screen needs to show an event: its facts without what the line says already. */
function factsOf({ type: _type, rule: _rule, reveals: _reveals, secret: _secret, ...facts }: Event): Line['event'] {
  return facts;
}
