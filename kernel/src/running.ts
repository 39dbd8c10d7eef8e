/**
 * A match as it runs: the scene that is played, what was answered in it, and the moment that it began with. From that moment and these answers
 * it can be played to the same point again, which is how worlds.ts forks it and match.ts goes back.
 */
import { keysOf } from './answers.ts';
import { type PastRolls, SampledChance, type Seed } from './chance.ts';
import type { Game } from './game.ts';
import { hasComeToSight, hiddenZones } from './imagine.ts';
import { Passes } from './passes.ts';
import { type Moment, Past } from './past.ts';
import { type Director, MOST_PER_ANSWER, ScenePlayer } from './scene-player.ts';
import { hashOf } from './schema/index.ts';
import type { Ask, Event, Pick, Picks } from './types.ts';
import { BrokenPromise, EndlessRule } from './types.ts';

/** Keep everything (people play) or only what is needed to go on and to fork (playouts). */
export type Keep = 'everything' | 'nothing';

const SCENES_PER_MOMENT = 2;

/** What does not change while a match runs. */
export interface Conditions<State, Setup, View, Stream extends string> {
  readonly game: Game<State, Setup, View, Stream>;
  readonly setup: Setup;
  readonly seats: number;
  readonly seed: Seed;
  readonly keep: Keep;
}

export class Running<State, Setup, View, Stream extends string> implements Director<State, Stream, Event> {
  readonly conditions: Conditions<State, Setup, View, Stream>;
  readonly past: Past<State>;
  player: ScenePlayer<State, Stream, Event, SampledChance<Stream>>;
  /** The moment that the running scene began with; in a playout it may lie a few scenes before, with no answer between. */
  start: Moment<State>;
  sceneAnswers: { readonly ask: Ask; readonly picks: Picks }[] = [];
  /** How many answers have been given, in all and by each seat. */
  given: number;
  answered: number[];
  /** Set for a fork, which starts from its parent's moment and need not take it again. */
  isAtSceneStart = false;
  #scenesSince = 0;
  #hasRevealed = false;
  /** What each seat cannot see now, if it has been worked out since the last answer. */
  #hidden: (readonly number[])[][] | null = null;
  readonly hear: ((event: Event) => void) | undefined;

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
    this.player = this.#playerAt(moment, rolls);
  }

  get state(): State {
    return this.player.table.state;
  }

  get chance(): SampledChance<Stream> {
    return this.player.table.chance;
  }

  #playerAt(moment: Moment<State>, rolls: PastRolls | null): ScenePlayer<State, Stream, Event, SampledChance<Stream>> {
    const { game, seed } = this.conditions;
    const chance = new SampledChance<Stream>(seed, moment.counters, rolls);
    return new ScenePlayer(this, game.state.clone(moment.state), chance, new Passes(moment.passes));
  }

  next(state: State): ReturnType<Director<State, Stream, Event>['next']> {
    return this.conditions.game.next(state);
  }

  begins(): void {
    if (this.#needsMoment()) {
      this.start = this.#momentNow();
      this.sceneAnswers = [];
    }
    if (this.conditions.keep === 'everything') this.past.keep(this.start);
  }

  /** In a playout a moment may lie a few scenes back, if nobody has answered since: to play them again is as quick as to remember each. */
  #needsMoment(): boolean {
    this.#scenesSince += 1;
    const isFew = this.conditions.keep === 'nothing' && this.#scenesSince < SCENES_PER_MOMENT;
    const mayWait = this.given === this.start.n && (this.isAtSceneStart || isFew);
    this.isAtSceneStart = false;
    if (!mayWait) this.#scenesSince = 0;
    return !mayWait;
  }

  #momentNow(): Moment<State> {
    const { chance, passes } = this.player.table;
    const state = this.conditions.game.state.clone(this.state);
    return { state, counters: chance.counters, passes: passes.standing, n: this.given, answered: this.answered.slice() };
  }

  #hear(event: Event): void {
    if (event.reveals || event.secret) this.#hasRevealed = true;
    this.past.events.push({ n: this.given, event });
  }

  /** Answers a decision of the ask, by its place in it. */
  pick(at: number, pick: Pick): void {
    const { player } = this;
    const ask = player.ask!;
    const decision = ask.decisions[at]!;
    this.given += 1;
    this.answered[decision.seat]! += 1;
    player.table.passes.wentBy = 0;
    const isComplete = player.pick(at, pick);
    if (this.conditions.keep === 'nothing') {
      if (isComplete) this.#resume();
      return;
    }
    const { scene } = player;
    const learnt = isComplete && this.#resumeAndLearn(ask);
    const hash = hashOf(this.conditions.game.state, this.state);
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

  /** Answers an ask as it was answered before. */
  again(picks: (Pick | undefined)[]): void {
    this.player.picks = picks;
    for (const pick of picks) if (pick !== undefined) this.given += 1;
    this.#resume();
  }

  #resume(): void {
    const { picks, ask } = this.player;
    this.sceneAnswers.push({ ask: ask!, picks });
    this.goOn(picks);
  }

  /**
   * Goes on, and says whether anybody learnt something by it: chance was asked, an event revealed something, a hidden
   * card came to sight, answers given in secret were opened, or the match ended.
   */
  #resumeAndLearn(ask: Ask): boolean {
    const { used } = this.chance;
    const before = this.#hidden ?? this.#hiddenBySeat();
    this.#hidden = null;
    this.#hasRevealed = false;
    this.#resume();
    const hasOpenedOthers = ask.ends === 'all' && ask.decisions.some(one => one.seat !== ask.decisions[0]!.seat);
    if (hasOpenedOthers || this.#hasRevealed || this.player.outcome || this.chance.used !== used) return true;
    this.#hidden = this.#hiddenBySeat();
    return this.#hidden.some((after, seat) => hasComeToSight(before[seat]!, after));
  }

  #hiddenBySeat(): (readonly number[])[][] {
    const { seats, game } = this.conditions;
    return Array.from({ length: seats }, (_, seat) => hiddenZones(game.state, this.state, seat));
  }

  /** Plays on until somebody must choose or the match is over. What breaks says where. */
  goOn(picks?: Picks): void {
    try {
      this.playOn(picks);
    } catch (error) {
      const { game, seed, setup } = this.conditions;
      const where = `${game.id}: after answer ${this.given} in scene '${this.player.scene}' (seed ${seed.text}, set-up ${JSON.stringify(setup)})`;
      const Broken = error instanceof EndlessRule ? EndlessRule : BrokenPromise;
      throw new Broken(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }

  playOn(picks?: Picks): void {
    const { chance } = this;
    chance.most = chance.used + MOST_PER_ANSWER;
    this.player.playOn(picks);
  }

  /** Stands at an earlier moment again. */
  restore(moment: Moment<State>): void {
    this.past.cutBackTo(moment);
    this.start = moment;
    this.given = moment.n;
    this.answered = this.past.countAnswers();
    this.#hidden = null;
    this.player = this.#playerAt(moment, null);
    this.goOn();
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
