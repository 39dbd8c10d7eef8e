/**
 * A match as it runs: the scene that is played, what was answered in it, and the moment that it began with. From that moment and these answers
 * it can be played to the same point again, which is how worlds.ts forks it and match.ts goes back.
 */
import { chosenIn, keysOf } from './answers.ts';
import { type PastRolls, SampledChance, type Seed } from './chance.ts';
import type { Game } from './game.ts';
import { hasComeToSight, hiddenZones } from './imagine.ts';
import { Passes } from './passes.ts';
import { type Moment, type Note, Past } from './past.ts';
import { type Director, isComplete, MOST_PER_ANSWER, ScenePlayer, type Standing } from './scene-player.ts';
import { Stills } from './stills.ts';
import type { Ask, Chosen, Event, Pick, Seat } from './types.ts';
import { BrokenPromise, EndlessRule } from './types.ts';

/** Keep everything (people play) or only what is needed to go on and to fork (playouts). */
export type Keep = 'everything' | 'nothing';

/**
 * How far a moment may lie back in a playout, in scenes that have begun and in answers since. Most are played to their end and forked by nobody: there it is
 * cheaper to play a little again, if ever, than to remember every scene.
 */
const REACH = { forked: { scenes: 2, answers: 1 }, unforked: { scenes: 40, answers: 4 } } as const;

/** What does not change while a match runs. */
export interface Conditions<State, Setup, View, Stream extends string> {
  readonly game: Game<State, Setup, View, Stream>;
  readonly setup: Setup;
  readonly seats: number;
  readonly seed: Seed;
  readonly keep: Keep;
}

/** What was chosen in the running scene, and out of what. */
interface SceneNote extends Note {
  readonly ask: Ask | null;
}

/** A fork that nobody has answered yet: it stands where another one stands, and has played nothing itself. */
interface Asleep extends Standing {
  readonly picks: (Pick | undefined)[];
  /** What was chosen since the moment that both began with. */
  readonly notes: readonly Note[];
  /** Whether the other one still stands there: only then what it is asked can be looked at. */
  isThere(): boolean;
}

export class Running<State, Setup, View, Stream extends string> implements Director<State, Stream, Event> {
  readonly conditions: Conditions<State, Setup, View, Stream>;
  readonly past: Past<State>;
  #player: ScenePlayer<State, Stream, Event, SampledChance<Stream>> | null = null;
  #asleep: Asleep | null = null;
  /** The moment that the running scene began with; in a playout it may lie a few scenes and answers before. */
  start: Moment<State>;
  /** What was chosen since then, asked or not. */
  notes: SceneNote[] = [];
  /** What is still to be chosen as it was before. */
  #tape: readonly Note[] = [];
  #read = 0;
  /** How often it went on: who stands beside it looks whether it still stands there. */
  #moves = 0;
  /** How many answers have been given, in all and by each seat. */
  given: number;
  answered: number[];
  /** Set for a fork, which starts from its parent's moment and need not take it again. */
  #isAtSceneStart = false;
  #scenesSince = 0;
  /** Whether somebody has gone on from it in another world. */
  #isForked = false;
  #hasRevealed = false;
  /** What each seat cannot see of the still that it was last worked out for. */
  #hidden: { readonly still: State; readonly bySeat: (readonly number[])[][] } | null = null;
  readonly hear: ((event: Event) => void) | undefined;
  readonly #rolls: PastRolls | null;

  constructor(
    conditions: Conditions<State, Setup, View, Stream>,
    moment: Moment<State>,
    past: Past<State> = new Past(conditions.seats, moment),
    rolls: PastRolls | null = null,
  ) {
    this.conditions = conditions;
    this.past = past;
    this.start = moment;
    this.given = moment.n;
    this.answered = past.countAnswers();
    this.hear = conditions.keep === 'everything' ? event => this.#hear(event) : undefined;
    this.#rolls = rolls;
  }

  /** Stands where another one stands, and plays nothing until it is answered or looked at. */
  besides(other: Running<State, Setup, View, Stream>): this {
    const { scene, ask, picks, outcome } = other.standing;
    const moves = other.#moves;
    this.#asleep = {
      ...{ scene, ask, picks: picks.slice(), outcome },
      notes: other.#asleep?.notes ?? other.notes.slice(),
      isThere: other.#asleep?.isThere ?? (() => other.#moves === moves),
    };
    this.given = other.given;
    this.answered = other.answered.slice();
    return this;
  }

  /** Somebody goes on from here in another world, and will again: from now on its moments lie near. */
  expectForks(): this {
    this.#isForked = true;
    return this;
  }

  /** What was rolled before the moment that it began with, if another seed rolled it. */
  get rolls(): PastRolls | null {
    return this.#player ? this.#player.table.chance.past : this.#rolls;
  }

  get player(): ScenePlayer<State, Stream, Event, SampledChance<Stream>> {
    return this.#player ?? this.#wake();
  }

  /** What is asked and how it ended, without playing anything if that can be. */
  get standing(): Standing {
    return this.#asleep?.isThere() ? this.#asleep : this.player;
  }

  /** Plays to where it stands, if it has slept. */
  #wake(): ScenePlayer<State, Stream, Event, SampledChance<Stream>> {
    const player = this.#playerAt(this.start, this.#rolls);
    this.#player = player;
    const asleep = this.#asleep;
    if (!asleep) return player;
    this.#asleep = null;
    player.scene = asleep.scene;
    player.outcome = asleep.outcome;
    if (!asleep.outcome) {
      this.#playAgain(asleep.notes);
      player.picks = asleep.picks;
    }
    return player;
  }

  /** Plays from the start with what was chosen before. The counters stand where they stood. */
  #playAgain(notes: readonly Note[]): void {
    const { given, answered } = this;
    this.given = this.start.n;
    this.answered = this.start.answered?.slice() ?? new Array<number>(this.conditions.seats).fill(0);
    this.#isAtSceneStart = true;
    this.#tape = notes;
    this.#read = 0;
    this.playOn();
    this.given = given;
    this.answered = answered;
  }

  get state(): State {
    return this.player.table.state;
  }

  /** The state as it stands, to be kept. */
  get still(): State {
    return this.player.stills?.rest() ?? this.conditions.game.rules.state.clone(this.state);
  }

  get chance(): SampledChance<Stream> {
    return this.player.table.chance;
  }

  #playerAt(moment: Moment<State>, rolls: PastRolls | null): ScenePlayer<State, Stream, Event, SampledChance<Stream>> {
    const { game, seed, keep } = this.conditions;
    const chance = new SampledChance<Stream>(seed, moment.counters, rolls);
    const state = game.rules.state.clone(moment.state);
    const stills = keep === 'everything' ? new Stills(game.rules.state, state) : null;
    return new ScenePlayer(this, state, chance, new Passes(moment.passes), stills);
  }

  next(state: State): ReturnType<Director<State, Stream, Event>['next']> {
    return this.conditions.game.rules.next(state);
  }

  begins(): void {
    if (this.#needsMoment()) {
      this.start = this.#momentNow();
      this.notes = [];
    }
    if (this.conditions.keep === 'everything') this.past.keep(this.start);
  }

  /** Whether a scene begins too far from the last moment to be played to from there. */
  #needsMoment(): boolean {
    this.#scenesSince += 1;
    const { scenes, answers } = this.#isForked ? REACH.forked : REACH.unforked;
    const isNear = this.#scenesSince < scenes && this.given - this.start.n < answers;
    const mayWait = this.#isAtSceneStart || (isNear && this.conditions.keep === 'nothing');
    this.#isAtSceneStart = false;
    if (!mayWait) this.#scenesSince = 0;
    return !mayWait;
  }

  #momentNow(): Moment<State> {
    const { chance, passes } = this.player.table;
    const state = this.player.stills?.take() ?? this.conditions.game.rules.state.clone(this.state);
    return { state, counters: chance.counters, passes: passes.standing, n: this.given, answered: this.answered.slice() };
  }

  #hear(event: Event): void {
    if (event.reveals || event.secret) this.#hasRevealed = true;
    this.past.events.push({ n: this.given, event });
  }

  /** What was chosen at this point before, if it is played again. */
  again(): Chosen | undefined {
    const note = this.#tape[this.#read];
    if (!note) return undefined;
    this.#read += 1;
    if (note.seats.length > 0) {
      this.player.table.passes.wentBy = 0;
      this.#mayRoll();
    }
    for (const seat of note.seats) this.answered[seat]! += 1;
    this.given += note.seats.length;
    this.#keep(note.chosen, note.seats, (note as Partial<SceneNote>).ask ?? null);
    return note.chosen;
  }

  note(chosen: Chosen, ask: Ask | null): void {
    this.#keep(chosen, ask ? seatsIn(ask, chosen) : NOBODY, ask);
  }

  #keep(chosen: Chosen, seats: readonly Seat[], ask: Ask | null): void {
    this.notes.push({ chosen, seats, ask });
    if (this.conditions.keep === 'everything') this.past.note({ chosen, seats }, this.given);
  }

  /** Answers a decision of the ask, by its place in it. */
  pick(at: number, pick: Pick): void {
    const { ask } = this.standing;
    const decision = ask!.decisions[at]!;
    this.given += 1;
    this.answered[decision.seat]! += 1;
    if (this.#asleep) return this.#pickAsleep(this.#asleep, at, pick);
    this.#pickAwake(at, pick);
  }

  /** Answers where another one was asked: it is played to that point and on at once, and what is asked there is not listed again. */
  #pickAsleep(asleep: Asleep, at: number, pick: Pick): void {
    asleep.picks[at] = pick;
    const ask = asleep.ask!;
    if (!isComplete(ask, asleep.picks, at)) return;
    this.#asleep = null;
    this.#player = this.#playerAt(this.start, this.#rolls);
    const chosen = chosenIn(ask, asleep.picks);
    const last = { chosen, seats: seatsIn(ask, chosen), ask };
    this.#safely(() => this.#playAgain([...asleep.notes, last]));
  }

  #pickAwake(at: number, pick: Pick): void {
    const { player } = this;
    const ask = player.ask!;
    const decision = ask.decisions[at]!;
    player.table.passes.wentBy = 0;
    const isComplete = player.pick(at, pick);
    if (this.conditions.keep === 'nothing') {
      if (isComplete) this.#resume();
      return;
    }
    const { scene } = player;
    const learnt = isComplete && this.#resumeAndLearn(ask);
    const hash = player.stills!.hash();
    this.past.answers.push({
      n: this.given,
      seat: decision.seat,
      scene,
      kind: decision.kind,
      answer: keysOf(decision, pick),
      hash,
      learnt,
    });
  }

  /** Whether a pick brings something new to light. While others have still to answer in the same ask, nothing is opened yet. */
  revealsBy(at: number, pick: Pick): boolean {
    const ask = this.player.ask!;
    this.given += 1;
    return this.player.pick(at, pick) && this.#resumeAndLearn(ask);
  }

  /** Answers an ask with these picks. */
  answerAll(picks: (Pick | undefined)[]): void {
    this.player.picks = picks;
    for (const pick of picks) if (pick !== undefined) this.given += 1;
    this.#resume();
  }

  #resume(): void {
    this.#moves += 1;
    this.#safely(() => {
      this.#mayRoll();
      this.player.goOn();
    });
  }

  /**
   * Goes on, and says whether anybody learnt something by it: chance was asked, an event revealed something, a hidden
   * card came to sight, answers given in secret were opened, or the match ended.
   */
  #resumeAndLearn(ask: Ask): boolean {
    const { used } = this.chance;
    const before = this.still;
    this.#hasRevealed = false;
    this.#resume();
    const hasOpenedOthers = ask.ends === 'all' && ask.decisions.some(one => one.seat !== ask.decisions[0]!.seat);
    if (hasOpenedOthers || this.#hasRevealed || this.player.outcome || this.chance.used !== used) return true;
    const after = this.still;
    if (after === before) return false;
    const hidden = this.#hiddenBySeat(before);
    return this.#hiddenBySeat(after).some((zones, seat) => hasComeToSight(hidden[seat]!, zones));
  }

  /** What each seat cannot see of a still. */
  #hiddenBySeat(still: State): (readonly number[])[][] {
    if (this.#hidden?.still === still) return this.#hidden.bySeat;
    const { seats, game } = this.conditions;
    const bySeat = Array.from({ length: seats }, (_, seat) => hiddenZones(game.rules.state, still, seat));
    this.#hidden = { still, bySeat };
    return bySeat;
  }

  /** Plays on until somebody must choose or the match is over. */
  goOn(): void {
    this.#safely(() => this.playOn());
  }

  /** What breaks says where. */
  #safely(play: () => void): void {
    try {
      play();
    } catch (error) {
      const { game, seed, setup } = this.conditions;
      const where = `${game.id}: after answer ${this.given} in scene '${this.player.scene}' (seed ${seed.text}, set-up ${JSON.stringify(setup)})`;
      const Broken = error instanceof EndlessRule ? EndlessRule : BrokenPromise;
      throw new Broken(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }

  playOn(): void {
    this.#mayRoll();
    this.player.playOn();
  }

  #mayRoll(): void {
    const { chance } = this;
    chance.most = chance.used + MOST_PER_ANSWER;
  }

  /** Stands at an earlier moment again, or after as much of what was chosen since as is known. */
  restore(moment: Moment<State>, noted: readonly Note[]): void {
    const { answers } = this.past;
    this.past.cutBackTo(moment);
    this.start = moment;
    this.notes = [];
    this.given = moment.n;
    this.answered = this.past.countAnswers();
    this.#hidden = null;
    this.#moves += 1;
    this.#player = this.#playerAt(moment, null);
    this.#tape = noted;
    this.#read = 0;
    this.goOn();
    this.past.answers = answers.filter(one => one.n <= this.given);
  }

  /** Takes over counters, and the end if there is one, of another that stands at the same point. */
  standAs(other: Running<State, Setup, View, Stream>): this {
    this.player.outcome = other.player.outcome;
    this.player.scene = other.player.scene;
    this.given = other.given;
    this.answered = other.answered.slice();
    return this;
  }
}

const NOBODY: readonly Seat[] = [];

/** Who has answered in an ask. */
const seatsIn = ({ decisions }: Ask, { picks = [] }: Chosen): readonly Seat[] =>
  decisions.length === 1 ? [decisions[0]!.seat] : decisions.filter((_, i) => picks[i] !== undefined).map(one => one.seat);
