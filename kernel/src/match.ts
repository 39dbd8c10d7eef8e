/**
 * A match: a game being played. It is its set-up, its seed and the answers given; everything else follows.
 * Between two scenes the whole game is plain data (a moment); inside a scene a generator waits for an answer.
 * Fork, load and undo start from a moment and answer again what was answered since.
 */
import { isAlike, keysOf, pickOf, type StoredAnswer, samePick } from './answers.ts';
import { pass } from './ask.ts';
import { commitment, type PastRolls, type Said, SampledChance, Seed } from './chance.ts';
import { sameValue } from './diff.ts';
import type { AnyGame, Game, Scene, Table } from './game.ts';
import { hasComeToSight, hiddenFrom, hiddenZones, imagine, missingFrom } from './imagine.ts';
import { Passes, type StandingPass } from './passes.ts';
import { hashOf, SchemaError, viewOf } from './schema/index.ts';
import type { Answer, Ask, Decision, Event, Outcome, Pick, Picks, Result, Rule, Seat } from './words.ts';
import { BrokenPromise, done, EndlessRule, refuse, SceneOver } from './words.ts';

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

/** What an answer may say of the decision that it means, so that a late or doubled answer is noticed. */
export interface Expectation {
  readonly kind?: string;
  /** The seat's own counter, as told with the decision. */
  readonly turn?: number;
}

/** Keep everything (people play) or only what is needed to go on and to fork (playouts). */
export type Keep = 'everything' | 'nothing';

const MOMENT_EVERY = 16;
const MOMENTS_STORED = 3;
const SCENES_PER_MOMENT = 2;
const SCENES_WITHOUT_DECISION = 10_000;
/** Events told after one answer, and rolls and shuffles likewise: some fifty times as many as any answer of a game has needed. */
const MOST_PER_ANSWER = 5_000;
const WORLDS_TRIED = 8;

export class Match<State = unknown, Setup = unknown, View = unknown, Stream extends string = string> {
  readonly game: Game<State, Setup, View, Stream>;
  readonly setup: Setup;
  readonly seats: number;
  readonly keep: Keep;
  readonly #seed: Seed;

  #table: Table<State, Stream> & { readonly chance: SampledChance<Stream> };
  #scene = '';
  #rule: Rule | null = null;
  #ask: Ask | null = null;
  #picks: (Pick | undefined)[] = [];
  #outcome: Outcome | null = null;

  #sceneStart: Moment<State>;
  #sceneAnswers: { readonly ask: Ask; readonly picks: Picks }[] = [];
  #moments: Moment<State>[] = [];
  /** What is known of the past: `#before` counts, by seat, the answers before the first one in `#answers`. */
  #answers: LoggedAnswer[] = [];
  readonly #before: readonly number[];
  #answered: number[];
  #given = 0;
  #events: LoggedEvent[] = [];
  /** Events told since the last answer. */
  #told = 0;
  #hasRevealed = false;
  /** What each seat cannot see now, if it has been worked out since the last answer. */
  #hidden: (readonly number[])[][] | null = null;
  #isAtSceneStart = false;
  #scenesSince = 0;

  private constructor(
    game: Game<State, Setup, View, Stream>,
    setup: Setup,
    seed: Seed,
    keep: Keep,
    moment: Moment<State>,
    past: readonly LoggedAnswer[] = [],
    rolls: PastRolls | null = null,
  ) {
    this.game = game;
    this.setup = setup;
    this.seats = game.seatsOf(setup);
    this.keep = keep;
    this.#seed = seed;
    this.#answers = past.slice();
    this.#before = past.length > 0 || !moment.answered ? new Array<number>(this.seats).fill(0) : moment.answered;
    this.#answered = this.#countAnswers();
    this.#sceneStart = moment;
    this.#table = this.#tableAt(moment, rolls);
    this.#given = moment.n;
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
    const key = new Seed(seed, said);
    const match = new Match(game, setup, key, keep, beginning(game, setup, key));
    match.#goOn(undefined);
    return { ok: true, value: match };
  }

  /** Goes on from a moment, for example a stored checkpoint. With all answers given before it, undo reaches beyond it. */
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
    const match = new Match(game, setup, new Seed(seed, said), keep, moment, past);
    if (past.length > 0) match.#moments = before.filter(one => one.n < moment.n);
    match.#goOn(undefined);
    return match;
  }

  get state(): State {
    return this.#table.state;
  }

  get outcome(): Outcome | null {
    return this.#outcome;
  }

  /** The name of the scene being played. */
  get scene(): string {
    return this.#scene;
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
    return this.#given;
  }

  /** The decisions that are open now. */
  get open(): readonly Decision[] {
    if (!this.#ask) return [];
    const { decisions } = this.#ask;
    if (decisions.length === 1) return decisions;
    return decisions.filter((_, i) => this.#picks[i] === undefined);
  }

  /** The open decision of a seat, with that seat's own counter. */
  openFor(seat: Seat): { readonly decision: Decision; readonly turn: number } | null {
    const decision = this.open.find(one => one.seat === seat);
    return decision ? { decision, turn: this.turnOf(seat) } : null;
  }

  /** How many decisions a seat has answered. */
  turnOf(seat: Seat): number {
    return this.#answered[seat] ?? 0;
  }

  /** What others may know of who is waited for: names of seats, or only that a reaction window is open. */
  get waiting(): { readonly window: string } | { readonly seats: readonly Seat[] } {
    if (this.#ask?.window) return { window: this.#ask.window };
    return { seats: this.open.map(decision => decision.seat) };
  }

  /** How many reaction windows went by since the last answer because nobody could react: time must not tell them from others. */
  get windowsGoneBy(): number {
    return this.#table.passes.wentBy;
  }

  /** Answers the open decision of a seat. A bad answer is refused and nothing has changed. */
  answer(seat: Seat, answer: Answer, expected: Expectation = {}): Result {
    if (this.#outcome) return refuse('match-over', { seat }, 'The match is over; nothing can be answered any more.');
    const decisions = this.#ask?.decisions ?? [];
    const at = decisions.findIndex((one, i) => one.seat === seat && this.#picks[i] === undefined);
    const decision = decisions[at];
    if (!decision) {
      // Whom a window asks, and who has answered in secret, is not told here either.
      return refuse('not-asked', { seat }, `Seat ${seat} is not asked anything now; wait for your decision.`);
    }
    if (expected.kind !== undefined && expected.kind !== decision.kind) {
      const facts = { seat, expected: expected.kind, open: decision.kind };
      return refuse(
        'other-decision',
        facts,
        `The answer is for '${expected.kind}', but '${decision.kind}' is open; look at the table again.`,
      );
    }
    if (expected.turn !== undefined && expected.turn !== this.#answered[seat]) {
      const facts = { seat, expected: expected.turn, open: this.#answered[seat] ?? 0 };
      return refuse(
        'late',
        facts,
        `The answer is for decision ${expected.turn} of this seat, but ${this.#answered[seat]} is open; it may have been sent twice.`,
      );
    }
    const pick = pickOf(decision, answer);
    if (!pick.ok) return pick;
    this.pick(at, pick.value);
    return done;
  }

  /** The quick way in for bots and playouts: by index of the decision in the ask and of the option in it. Not checked. */
  pick(at: number, pick: Pick): void {
    const ask = this.#ask!;
    const decision = ask.decisions[at]!;
    this.#picks[at] = pick;
    this.#given += 1;
    this.#answered[decision.seat]! += 1;
    this.#table.passes.wentBy = 0;
    const isComplete = ask.decisions.length === 1 || speaksForAll(ask, decision, pick) || !this.#picks.includes(undefined);
    if (this.keep === 'nothing') {
      if (isComplete) this.#resume();
      return;
    }
    const scene = this.#scene;
    const learnt = isComplete && this.#resumeAndLearn(ask);
    this.#answers.push({
      n: this.#given,
      seat: decision.seat,
      scene,
      kind: decision.kind,
      answer: keysOf(decision, pick),
      hash: hashOf(this.game.state, this.state),
      learnt,
    });
  }

  #resume(): void {
    const picks: Picks = this.#picks;
    this.#sceneAnswers.push({ ask: this.#ask!, picks });
    this.#goOn(picks);
  }

  /**
   * Goes on, and says whether anybody learnt something by it: chance was asked, an event revealed something, a hidden
   * card came to sight, answers given in secret were opened, or the match ended.
   */
  #resumeAndLearn(ask: Ask): boolean {
    const { used } = this.#table.chance;
    const before = this.#hidden ?? this.#hiddenBySeat();
    this.#hidden = null;
    this.#hasRevealed = false;
    this.#resume();
    const hasOpenedOthers = ask.ends === 'all' && ask.decisions.some(one => one.seat !== ask.decisions[0]!.seat);
    if (hasOpenedOthers || this.#hasRevealed || this.#outcome || this.#table.chance.used !== used) return true;
    this.#hidden = this.#hiddenBySeat();
    return this.#hidden.some((after, seat) => hasComeToSight(before[seat]!, after));
  }

  #hiddenBySeat(): (readonly number[])[][] {
    return Array.from({ length: this.seats }, (_, seat) => hiddenZones(this.game.state, this.state, seat));
  }

  /** Plays on until somebody must choose or the match is over. */
  #goOn(input: Picks | undefined): void {
    try {
      this.#playOn(input);
    } catch (error) {
      const where = `${this.game.id}: after answer ${this.#given} in scene '${this.#scene}' (seed ${this.#seed.text}, set-up ${JSON.stringify(this.setup)})`;
      const Broken = error instanceof EndlessRule ? EndlessRule : BrokenPromise;
      throw new Broken(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }

  #playOn(input: Picks | undefined): void {
    let answered = input;
    this.#told = 0;
    this.#table.chance.most = this.#table.chance.used + MOST_PER_ANSWER;
    for (let quiet = 0; quiet < SCENES_WITHOUT_DECISION; quiet++) {
      this.#rule ??= this.#nextScene();
      if (!this.#rule) return;
      const step = stepOf(this.#rule, answered);
      answered = undefined;
      if (!step.done) {
        this.#ask = step.value;
        this.#picks =
          step.value.decisions.length === 1 ? [undefined] : new Array<Pick | undefined>(step.value.decisions.length).fill(undefined);
        return;
      }
      this.#rule = null;
      this.#ask = null;
    }
    throw new EndlessRule(`${SCENES_WITHOUT_DECISION} scenes went by without a decision`);
  }

  #nextScene(): Rule | null {
    const next = this.game.next(this.state);
    if (!('play' in next)) {
      this.#outcome = next;
      this.#ask = null;
      this.#scene = 'over';
      return null;
    }
    this.#scene = next.name;
    if (this.#needsMoment()) {
      this.#sceneStart = this.#momentNow();
      this.#sceneAnswers = [];
    }
    if (this.keep === 'everything' && (this.#moments.length === 0 || this.#sceneStart.n - this.#moments.at(-1)!.n >= MOMENT_EVERY)) {
      this.#moments.push(this.#sceneStart);
    }
    return (next as Scene<State, Stream>).play(this.#table);
  }

  /**
   * A fork starts from its parent's moment and need not take it again. In a playout a moment may lie a few scenes back, if
   * nobody has answered since: to play them again is as quick as to remember each.
   */
  #needsMoment(): boolean {
    this.#scenesSince += 1;
    const mayWait =
      this.#given === this.#sceneStart.n && (this.#isAtSceneStart || (this.keep === 'nothing' && this.#scenesSince < SCENES_PER_MOMENT));
    this.#isAtSceneStart = false;
    if (!mayWait) this.#scenesSince = 0;
    return !mayWait;
  }

  #momentNow(): Moment<State> {
    const { chance, passes } = this.#table;
    const state = this.game.state.clone(this.state);
    return { state, counters: chance.counters, passes: passes.standing, n: this.#given, answered: this.#answered.slice() };
  }

  #tableAt(moment: Moment<State>, rolls: PastRolls | null = null): Table<State, Stream> & { readonly chance: SampledChance<Stream> } {
    return {
      state: this.game.state.clone(moment.state),
      chance: new SampledChance<Stream>(this.#seed, moment.counters, rolls),
      passes: new Passes(moment.passes),
      tell: this.keep === 'everything' ? event => this.#hear(event) : () => this.#count(),
    };
  }

  #count(): void {
    if (++this.#told > MOST_PER_ANSWER) throw new EndlessRule(`more than ${MOST_PER_ANSWER} events were told after one answer`);
  }

  #hear(event: Event): void {
    this.#count();
    if (event.reveals || event.secret) this.#hasRevealed = true;
    this.#events.push({ n: this.#given, event });
  }

  /** What a seat sees; `null` is a spectator. */
  view(seat: Seat | null): View {
    return viewOf(this.game.state, this.state, seat);
  }

  /** Everything that was told, as a seat may hear it. */
  log(seat: Seat | null): readonly LoggedEvent[] {
    let own = seat === null ? 0 : (this.#before[seat] ?? 0);
    let at = 0;
    return this.#events.map(({ n, event }) => {
      for (; at < this.#answers.length && this.#answers[at]!.n <= n; at++) if (this.#answers[at]!.seat === seat) own += 1;
      return { n: own, event: heardBy(event, seat) };
    });
  }

  /** The log without redaction: for the lab, the tests and the end of the match. */
  get events(): readonly LoggedEvent[] {
    return this.#events;
  }

  get answers(): readonly LoggedAnswer[] {
    return this.#answers;
  }

  /** The moment that the running scene began with; in a playout it may lie a few scenes before, with no answer between. */
  get checkpoint(): Moment<State> {
    return this.#sceneStart;
  }

  /** The last few moments kept before the checkpoint: undo goes back to them. */
  get before(): readonly Moment<State>[] {
    return this.#moments.filter(one => one.n < this.#sceneStart.n).slice(-MOMENTS_STORED);
  }

  /** A second match at the same point, which goes its own way from here. It keeps nothing of the past. */
  fork(): Match<State, Setup, View, Stream> {
    const { past } = this.#table.chance;
    const fork = new Match(this.game, this.setup, this.#seed, 'nothing', this.#start(), [], past);
    if (!this.#outcome) {
      fork.#isAtSceneStart = true;
      fork.#playOn(undefined);
      for (const { picks } of this.#sceneAnswers) fork.#again(picks.slice());
      this.#picks.forEach((pick, i) => {
        if (pick !== undefined) fork.#picks[i] = pick;
      });
    }
    return fork.#standAs(this);
  }

  /**
   * A fork in a world that the seat holds possible: what it sees and what was rolled stays, hidden cards lie elsewhere,
   * shuffles and dice to come fall differently, and what others answered in secret is open again. Null if the running
   * scene cannot have looked as it did to the seat in the world that was imagined; ask again with another seed.
   */
  imagine(seat: Seat | null, seed: string): Match<State, Setup, View, Stream> | null {
    return this.#imagine(seat, seed, 'nothing');
  }

  #imagine(seat: Seat | null, seed: string, keep: Keep): Match<State, Setup, View, Stream> | null {
    const other = new Seed(seed);
    const { state: schema } = this.game;
    const start = this.#start();
    const known = missingFrom(hiddenFrom(schema, this.state, seat), hiddenFrom(schema, start.state, seat));
    const state = imagine(schema, schema.clone(start.state), seat, new SampledChance<'imagined'>(other), known);
    const rolls = { seed: this.#seed, counters: this.#table.chance.counters, before: this.#table.chance.past };
    const world = new Match(this.game, this.setup, other, keep, { ...start, state }, [], rolls);
    if (this.#outcome) return world.#standAs(this);
    try {
      if (!world.#goesLike(this, seat)) return null;
    } catch {
      return null;
    }
    return sameValue(world.view(seat), this.view(seat)) ? world : null;
  }

  /**
   * Whether an answer would bring something new to light, so that it could be taken back only by consent. Judged in a world
   * that the seat holds possible, so that to ask tells nothing; if none is found soon, it is taken to reveal something.
   */
  wouldReveal(seat: Seat, answer: Answer): boolean {
    for (let i = 0; i < WORLDS_TRIED; i++) {
      const world = this.#imagine(seat, `would ${seat} reveal ${this.#given} ${i}`, 'everything');
      if (world) return world.#revealsBy(seat, answer);
    }
    return true;
  }

  #revealsBy(seat: Seat, answer: Answer): boolean {
    const ask = this.#ask;
    const at = ask?.decisions.findIndex((one, i) => one.seat === seat && this.#picks[i] === undefined) ?? -1;
    if (!ask || at < 0) return false;
    const pick = pickOf(ask.decisions[at]!, answer);
    if (!pick.ok) return false;
    this.#picks[at] = pick.value;
    this.#given += 1;
    // While others have still to answer in the same ask, nothing is opened yet.
    const isComplete = speaksForAll(ask, ask.decisions[at]!, pick.value) || !this.#picks.includes(undefined);
    return isComplete && this.#resumeAndLearn(ask);
  }

  /** Plays the scene of the true match in this imagined world; false if it cannot have gone that way. */
  #goesLike(truth: Match<State, Setup, View, Stream>, seat: Seat | null): boolean {
    this.#playOn(undefined);
    for (const { ask, picks } of truth.#sceneAnswers) {
      if (!this.#ask || !isAlike(this.#ask, ask, seat)) return false;
      const here = this.#ask.decisions.map((decision, i) =>
        picks[i] === undefined ? undefined : samePick(decision, ask.decisions[i]!, picks[i]),
      );
      if (here.some((pick, i) => pick === undefined && picks[i] !== undefined)) return false;
      this.#again(here);
    }
    if (!this.#ask || !truth.#ask || !isAlike(this.#ask, truth.#ask, seat)) return false;
    this.#standAs(truth);
    truth.#picks.forEach((pick, i) => {
      if (pick === undefined) return;
      const decision = this.#ask!.decisions[i]!;
      if (decision.seat === seat) {
        this.#picks[i] = pick;
      } else {
        this.#given -= 1;
        this.#answered[decision.seat]! -= 1;
      }
    });
    return true;
  }

  /** Where a fork starts: at the running scene, or at the end if the match is over. */
  #start(): Moment<State> {
    return this.#outcome ? { ...this.#sceneStart, state: this.state, counters: this.#table.chance.counters } : this.#sceneStart;
  }

  #again(picks: (Pick | undefined)[]): void {
    this.#picks = picks;
    for (const pick of picks) if (pick !== undefined) this.#given += 1;
    this.#resume();
  }

  /** Counters, and the end if there is one, as in another match that stands at the same point. */
  #standAs(other: Match<State, Setup, View, Stream>): this {
    this.#outcome = other.#outcome;
    this.#scene = other.#scene;
    this.#given = other.#given;
    this.#answered = other.#answered.slice();
    return this;
  }

  /** Whether the last answer can be taken back by that seat alone, and if not, why. */
  canUndo(seat: Seat): Result {
    const last = this.#answers.at(-1);
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

  /** Takes the last answer back: alone while nothing new was learnt, else only by consent of the table. Same dice afterwards. */
  undo(seat: Seat, byConsent = false): Result {
    const may = this.canUndo(seat);
    if (!may.ok && (!byConsent || may.refusal.code === 'nothing-to-undo')) return may;
    this.backTo(this.#given - 1);
    return done;
  }

  /** Goes back to the point after `n` answers. */
  backTo(n: number): void {
    const moment = this.#moments.findLast(one => one.n <= n) ?? this.#beginning();
    if (!moment || n < moment.n) throw new BrokenPromise(`no moment is kept at or before answer ${n}`);
    const kept = this.#answers.filter(one => one.n <= n);
    const events = this.#events.filter(one => one.n <= n);
    this.#restore(
      moment,
      kept.filter(one => one.n <= moment.n),
    );
    for (const one of kept.slice(this.#answers.length)) {
      const again = this.answer(one.seat, one.answer);
      if (!again.ok) throw new BrokenPromise(`answer ${one.n} (${one.kind}) is refused when it is given again: ${again.refusal.says}`);
    }
    this.#events = events;
  }

  #restore(moment: Moment<State>, answers: LoggedAnswer[]): void {
    this.#table = this.#tableAt(moment);
    this.#sceneStart = moment;
    this.#rule = null;
    this.#ask = null;
    this.#picks = [];
    this.#outcome = null;
    this.#hidden = null;
    this.#given = moment.n;
    this.#answers = answers;
    this.#moments = this.#moments.filter(one => one.n < moment.n);
    this.#answered = this.#countAnswers();
    this.#goOn(undefined);
  }

  /** The very start, if every answer since then is known. */
  #beginning(): Moment<State> | undefined {
    const isWhole = this.keep === 'everything' && this.#answers[0]?.n === 1;
    return isWhole ? beginning(this.game, this.setup, this.#seed) : undefined;
  }

  #countAnswers(): number[] {
    const counts = this.#before.slice();
    for (const one of this.#answers) counts[one.seat]! += 1;
    return counts;
  }
}

export type AnyMatch = Match<unknown, unknown, unknown, string>;

/** Starts a match of whichever game, with a set-up read from JSON. */
export function startMatch(game: AnyGame, setup: unknown, seed: string, keep: Keep = 'everything', said: Said = {}): Result<AnyMatch> {
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

/** Whether this answer ends an ask that is for whoever speaks first. */
const speaksForAll = ({ ends }: Ask, { options }: Decision, pick: Pick): boolean =>
  ends === 'first' && !(typeof pick === 'number' && options[pick] === pass);

const END_OF_SCENE = { done: true, value: undefined } as const;

/** The rule's next question, or its end: it may also end at once, in the middle of whatever it was doing. */
function stepOf(rule: Rule, answered: Picks | undefined): IteratorResult<Ask, void> {
  try {
    return answered ? rule.next(answered) : rule.next();
  } catch (thrown) {
    if (thrown instanceof SceneOver) return END_OF_SCENE;
    throw thrown;
  }
}

function beginning<State, Setup, View, Stream extends string>(
  game: Game<State, Setup, View, Stream>,
  setup: Setup,
  seed: Seed,
): Moment<State> {
  const chance = new SampledChance<Stream>(seed);
  const state = game.begin(setup, chance);
  return { state, counters: chance.counters, passes: [], n: 0 };
}

/** An event as a seat may hear it. */
export function heardBy(event: Event, seat: Seat | null): Event {
  if (!event.secret) return event;
  const { secret, ...open } = event;
  return seat !== null && secret.to.includes(seat) ? { ...open, ...secret.facts } : open;
}
