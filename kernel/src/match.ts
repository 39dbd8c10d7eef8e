/**
 * A match: a game being played. It is its set-up, its seed and the answers given; everything else follows.
 * Between two scenes the whole game is plain data (a moment); inside a scene a generator waits for an answer.
 * Here are its doors: who is asked, what is refused, what is seen and heard. How it runs is in running.ts, what it remembers in past.ts, other
 * worlds at the same point in worlds.ts.
 */
import { pickOf } from './answers.ts';
import { bareDecision } from './bare-decision.ts';
import { commitment, type Said, SampledChance, Seed } from './chance.ts';
import type { AnyGame, Game } from './game.ts';
import { type LoggedAnswer, type LoggedEvent, type Moment, Past } from './past.ts';
import { type Keep, Running } from './running.ts';
import { answersTo, comesToTheSame } from './sameness.ts';
import { openIn, placeIn } from './scene-player.ts';
import { SchemaError, viewOf } from './schema/index.ts';
import type { Answer, Decision, Outcome, Pick, Result, Seat } from './types.ts';
import { BrokenPromise, done, refuse } from './types.ts';
import { checkUpgrade } from './upgrade.ts';
import { forkOf, heldPossible, imaginedBy, type Shown, whatWouldShow } from './worlds.ts';

/** What an answer may say of the decision that it means, so that a late or doubled answer is noticed. */
export interface Expectation {
  readonly kind?: string;
  /** The seat's own counter, as told with the decision. */
  readonly turn?: number;
}

export class Match<State = unknown, Setup = unknown, View = unknown, Stream extends string = string> {
  readonly game: Game<State, Setup, View, Stream>;
  readonly setup: Setup;
  readonly seats: number;
  readonly keep: Keep;
  readonly #running: Running<State, Setup, View, Stream>;

  private constructor(running: Running<State, Setup, View, Stream>) {
    const { game, setup, seats, keep } = running.conditions;
    this.game = game;
    this.setup = setup;
    this.seats = seats;
    this.keep = keep;
    this.#running = running;
  }

  /** A new match. A set-up that the game refuses is a refusal, not an error. */
  static start<State, Setup, View, Stream extends string>(
    game: Game<State, Setup, View, Stream>,
    setup: Setup,
    seed: string,
    keep: Keep = 'everything',
    said: Said = {},
  ): Result<Match<State, Setup, View, Stream>> {
    const fits = game.checkSetup(setup);
    if (!fits.ok) return fits;
    const conditions = { game, setup, seats: game.seatsOf(setup), seed: new Seed(seed, said), keep };
    const running = new Running(conditions, beginning(game, setup, conditions.seed));
    running.goOn();
    return { ok: true, value: new Match(running) };
  }

  /** Goes on from a moment, for example a stored checkpoint. With answers given before it, undo reaches beyond it, as far as these go. */
  static from<State, Setup, View, Stream extends string>(
    game: Game<State, Setup, View, Stream>,
    setup: Setup,
    seed: string,
    moment: Moment<State>,
    keep: Keep = 'everything',
    past: readonly LoggedAnswer[] = [],
    before: readonly Moment<State>[] = [],
    said: Said = {},
  ): Match<State, Setup, View, Stream> {
    const conditions = { game, setup, seats: game.seatsOf(setup), seed: new Seed(seed, said), keep };
    const running = new Running(conditions, moment, new Past(conditions.seats, moment, past));
    const known = (past[0]?.n ?? moment.n + 1) - 1;
    running.past.moments = before.filter(one => known <= one.n && one.n < moment.n);
    running.goOn();
    return new Match(running);
  }

  get state(): State {
    return this.#running.state;
  }

  /** The state as it stands now. It stays as it is, and shares with stills before and after it whatever is the same. */
  get still(): State {
    return this.#running.still;
  }

  get outcome(): Outcome | null {
    return this.#running.standing.outcome;
  }

  /** The name of the scene being played. */
  get scene(): string {
    return this.#running.standing.scene;
  }

  /** How many of the events that were told last belong to the scene being played: what goes on in it is not decided yet. */
  get toldInScene(): number {
    return this.#running.player.toldInScene;
  }

  get #seed(): Seed {
    return this.#running.conditions.seed;
  }

  /** The seed. It must not leave the server before the end. */
  get seed(): string {
    return this.#seed.text;
  }

  /** What was not left to chance. */
  get said(): Said {
    return this.#seed.said;
  }

  /** The published hash of the seed. */
  get commitment(): string {
    return commitment(this.#seed.text);
  }

  /** How many answers have been given in all. Not for players: a seat gets its own counter. */
  get n(): number {
    return this.#running.given;
  }

  /** The decisions that are open now. */
  get open(): readonly Decision[] {
    return openIn(this.#running.standing);
  }

  /** The open decision of a seat, with that seat's own counter. */
  openFor(seat: Seat): { readonly decision: Decision; readonly turn: number } | null {
    const decision = this.open.find(one => one.seat === seat);
    return decision ? { decision, turn: this.turnOf(seat) } : null;
  }

  /** How many decisions a seat has answered. */
  turnOf(seat: Seat): number {
    return this.#running.answered[seat] ?? 0;
  }

  /** What others may know of who is waited for: names of seats, or only that a reaction window is open. */
  get waiting(): { readonly window: string } | { readonly seats: readonly Seat[] } {
    const window = this.#running.standing.ask?.window;
    return window ? { window } : { seats: this.open.map(decision => decision.seat) };
  }

  /** How many reaction windows went by since the last answer because nobody could react: time must not tell them from others. */
  get windowsGoneBy(): number {
    return this.#running.player.table.passes.wentBy;
  }

  /** Answers the open decision of a seat. A bad answer is refused and nothing has changed. */
  answer(seat: Seat, answer: Answer, expected: Expectation = {}): Result {
    const { standing } = this.#running;
    if (standing.outcome) return refuse('match-over', { seat }, 'The match is over; nothing can be answered any more.');
    const at = placeIn(standing, one => one.seat === seat);
    const decision = standing.ask?.decisions[at];
    if (!decision) {
      // Whom a window asks, and who has answered in secret, is not told here either.
      return refuse('not-asked', { seat }, `Seat ${seat} is not asked anything now; wait for your decision.`);
    }
    const meant = this.#isMeant(decision, expected);
    if (!meant.ok) return meant;
    const pick = pickOf(decision, answer);
    if (!pick.ok) return pick;
    this.pick(at, pick.value);
    return done;
  }

  /** Whether the open decision of a seat is the one that an answer is for. */
  #isMeant({ seat, kind }: Decision, expected: Expectation): Result {
    if (expected.kind !== undefined && expected.kind !== kind) {
      return refuse(
        'other-decision',
        { seat, expected: expected.kind, open: kind },
        `The answer is for '${expected.kind}', but '${kind}' is open; look at the table again.`,
      );
    }
    const turn = this.turnOf(seat);
    if (expected.turn !== undefined && expected.turn !== turn) {
      return refuse(
        'late',
        { seat, expected: expected.turn, open: turn },
        `The answer is for decision ${expected.turn} of this seat, but ${turn} is open; it may have been sent twice.`,
      );
    }
    return done;
  }

  /** The quick way in for bots and playouts: by index of the decision in the ask and of the option in it. Not checked. */
  pick(at: number, pick: Pick): void {
    this.#running.pick(at, pick);
  }

  /** What a seat sees; `null` is a spectator. */
  view(seat: Seat | null): View {
    return viewOf(this.game.rules.state, this.state, seat);
  }

  /** Everything that was told, as a seat may hear it. */
  log(seat: Seat | null): readonly LoggedEvent[] {
    return this.#running.past.log(seat);
  }

  /** The log without redaction: for the lab, the tests and the end of the match. */
  get events(): readonly LoggedEvent[] {
    return this.#running.past.events;
  }

  get answers(): readonly LoggedAnswer[] {
    return this.#running.past.answers;
  }

  /** The moment that the running scene began with; in a playout it may lie a few scenes and answers before. */
  get checkpoint(): Moment<State> {
    return this.#running.start;
  }

  /** The last few moments kept before the checkpoint: undo goes back to them. */
  get before(): readonly Moment<State>[] {
    return this.#running.past.storedBefore(this.checkpoint);
  }

  /** A second match at the same point, which goes its own way from here. It keeps nothing of the past. */
  fork(): Match<State, Setup, View, Stream> {
    return new Match(forkOf(this.#running));
  }

  /**
   * A fork in a world that the seat holds possible: what it sees and what was rolled stays, hidden cards lie elsewhere,
   * shuffles and dice to come fall differently, and what others answered in secret is open again. Null if the running
   * scene cannot have looked as it did to the seat in the world that was imagined; ask again with another seed.
   */
  imagine(seat: Seat | null, seed: string): Match<State, Setup, View, Stream> | null {
    const world = imaginedBy(this.#running, seat, seed);
    return world && new Match(world);
  }

  /** Whether an answer would bring something new to light, so that it could be taken back only by consent. To ask tells nothing. */
  wouldReveal(seat: Seat, answer: Answer): boolean {
    return this.whatWouldShow(seat, answer) !== null;
  }

  /** What an answer would bring to light; null if nothing. */
  whatWouldShow(seat: Seat, answer: Answer): Shown | null {
    return whatWouldShow(this.#running, seat, answer);
  }

  /**
   * A match to look ahead in: what the seat would be asked next if it answered so and so. It keeps everything, stands in a world that the seat holds
   * possible, and tells nothing but what the seat knows, up to the first answer by which something comes to light; null if no such world is found.
   */
  ahead(seat: Seat): Match<State, Setup, View, Stream> | null {
    const world = heldPossible(this.#running, seat);
    return world && new Match(world);
  }

  /** Whether every answer to what a seat is asked comes to the same, as far as the seat can know. To ask tells nothing. */
  comesToTheSame(seat: Seat): boolean {
    const { chores } = this.game.tells ?? {};
    return chores !== undefined && (comesToTheSame(this.#running as never, seat, chores) || this.hasEvenOdds(seat));
  }

  /** Whether after every answer to what a seat is asked everything is as likely as after any other, as the game says it from what the seat sees. */
  hasEvenOdds(seat: Seat): boolean {
    const { chores } = this.game.tells ?? {};
    const decision = this.openFor(seat)?.decision;
    if (!decision || !chores?.evenOdds || !chores.kinds.includes(decision.kind) || answersTo(decision) === null) return false;
    return chores.evenOdds(bareDecision(decision), this.view(seat));
  }

  /** Whether the last answer can be taken back by that seat alone, and if not, why. */
  canUndo(seat: Seat): Result {
    return this.#running.past.canUndo(seat);
  }

  /** Takes the last answer back: alone while nothing new was learnt, else only by consent of the table. Same dice afterwards. */
  undo(seat: Seat, byConsent = false): Result {
    const may = this.canUndo(seat);
    if (!may.ok && (!byConsent || may.refusal.code === 'nothing-to-undo')) return may;
    this.backTo(this.n - 1);
    return done;
  }

  /** Goes back to the point after `n` answers. */
  backTo(n: number): void {
    const { past } = this.#running;
    const moment = past.moments.findLast(one => one.n <= n) ?? this.#beginning();
    if (!moment || n < moment.n) throw new BrokenPromise(`no moment is kept at or before answer ${n}`);
    const since = past.answers.filter(one => one.n > moment.n && one.n <= n);
    const events = past.events.filter(one => one.n <= n);
    this.#running.restore(moment, past.notedSince(moment, n));
    for (const one of since.filter(({ n: at }) => at > this.n)) {
      const again = this.answer(one.seat, one.answer);
      if (!again.ok) throw new BrokenPromise(`answer ${one.n} (${one.kind}) is refused when it is given again: ${again.refusal.says}`);
    }
    past.events = events;
  }

  /** The very start, if every answer since then is known. */
  #beginning(): Moment<State> | undefined {
    const isKnown = this.keep === 'everything' && this.#running.past.isWhole;
    return isKnown ? beginning(this.game, this.setup, this.#seed) : undefined;
  }
}

export type AnyMatch = Match<unknown, unknown, unknown, string>;

/** Starts a match of whichever game, with a set-up read from JSON. */
export function startMatch(game: AnyGame, setup: unknown, seed: string, keep: Keep = 'everything', said: Said = {}): Result<AnyMatch> {
  checkUpgrade(game);
  const checked = readSetup(game, setup);
  return checked.ok ? (Match.start(game, checked.value, seed, keep, said) as Result<AnyMatch>) : checked;
}

/** A set-up from outside, if it has the shape that the game declares and keeps its rules. */
export function readSetup(game: AnyGame, json: unknown): Result<unknown> {
  try {
    const setup = game.setup.check(json, 'setup');
    const fits = game.checkSetup(setup);
    return fits.ok ? { ok: true, value: setup } : fits;
  } catch (error) {
    if (error instanceof SchemaError) return refuse('bad-setup', { path: error.path }, `The set-up is broken: ${error.message}.`);
    throw error;
  }
}

function beginning<State, Setup, View, Stream extends string>(
  game: Game<State, Setup, View, Stream>,
  setup: Setup,
  seed: Seed,
): Moment<State> {
  const chance = new SampledChance<Stream>(seed);
  const state = game.rules.begin(setup, chance);
  return { state, counters: chance.counters, passes: [], n: 0 };
}
