/**
 * A rehearsal: a position set up by a test, and a rule or the whole game played on it with scripted answers and dice, by the same player of scenes
 * that a match has. It refuses what cannot be: a position that breaks a promise, an answer that a match would refuse, another question than the
 * one that is answered, dice that ran out or were left over, a rule that writes.
 *
 *     const night = new Rehearsal(beaconRock, { ...beginning, phase: 'night', oil: 5, storms: [2, 0] }, { dice: { waves: [[1]] } });
 *
 *     night.play().only('answer-storm', ['burn-oil', 'pass', 'pass-until-dawn']).answer('answer-storm', 'burn-oil').passAll();
 *
 *     expect(night.types()).toEqual(['storm-drawn', 'oil-burned', 'water-changed']);
 *     expect(night.toldOf('oil-burned')).toEqual([{ type: 'oil-burned', rule: 'N2', seat: 0, amount: 1 }]);
 *     expect(night.asks).toBe('spend-dawn');
 *     night.until('order-storms', decision => (decision.kind === 'read-sky' ? 'yes' : idly(decision))); // plays on, each question answered like that
 *     night.stopBefore('dawn').answer('order-storms', ['gale', 'hail']); // what dawn does is not played yet
 *
 * A game with a language of its own for answers (squares by column and row) says how they read: `reads`.
 */
import { onTestFinished, TestRunner } from 'vitest';
import { pickOf } from '../answers.ts';
import { byValue } from '../by-value.ts';
import { type Chance, type Script, ScriptedChance } from '../chance.ts';
import type { Scene, Table } from '../game.ts';
import { Passes } from '../passes.ts';
import { ScenePlayer } from '../scene-player.ts';
import { type Schema, SchemaError } from '../schema/index.ts';
import { Stills } from '../stills.ts';
import type { Answer, Decision, Event, Outcome, Rule, Seat } from '../types.ts';
import { type ByHand, byHand } from './by-hand.ts';
import { ListsInPlace } from './lists-in-place.ts';

/** What can be rehearsed: the rules of a game, or as much of them as a rule needs, which may be nothing. */
export interface Rehearsable<State, Stream extends string = string, Told extends Event = Event> {
  readonly state?: Schema<State, unknown>;
  faults?(state: State): readonly string[];
  next?(state: State): Scene<State, Stream, Told> | Outcome;
}

export interface RehearsalOptions<Spoken> {
  /** By stream: faces one by one or in a group for each roll, orders of shuffles, numbers. */
  readonly dice?: Script;
  /** Streams of which the script holds more than is needed, because how often they are rolled does not matter. */
  readonly spare?: readonly string[];
  /** Faults that the position has on purpose: what is tested is the way out of it, or cards are left out that do not matter. */
  readonly despite?: readonly (string | RegExp)[];
  /** What an answer in the test's own words means to this decision. */
  readonly reads?: (spoken: Spoken, decision: Decision) => Answer;
}

export type MistakeCode =
  | 'illegal-position'
  | 'faulty-position'
  | 'other-decision'
  | 'still-asked'
  | 'refused-answer'
  | 'other-options'
  | 'never-asked'
  | 'dice-left'
  | 'written-past';

/** What a rehearsal refuses: the test or the rule is wrong, and the message says about what. */
export class Mistake extends Error {
  override readonly name = 'Mistake';
  readonly code: MistakeCode;
  constructor(code: MistakeCode, says: string) {
    super(says);
    this.code = code;
  }
}

/** Answers that `until` gives before it takes the rules to go in a circle. */
const MOST_ANSWERS = 1_000;
const FAULTS_TOLD = 3;

export class Rehearsal<State, Stream extends string = string, Told extends Event = Event, Spoken = Answer> {
  /** Everything that was told, in order. */
  readonly told: Told[] = [];
  /** Every decision that was asked, in order, as a line: `0 push: 2 5 pass`. */
  readonly asked: string[] = [];
  readonly chance: ScriptedChance<Stream>;
  readonly #player: ScenePlayer<State, Stream, Told, Chance<Stream>>;
  readonly #spare: readonly string[];
  readonly #reads: (spoken: Spoken, decision: Decision) => Answer;
  /** Whether the game goes on where a scene ends, the scene before which it stops, and whether it has. */
  #follows = false;
  #stop: string | null = null;
  #isAtStop = false;
  #result: unknown;
  #hasReturned = false;

  constructor(game: Rehearsable<State, Stream, Told>, state: State, options: RehearsalOptions<Spoken> = {}) {
    checkPosition(game, state, options.despite ?? []);
    this.#spare = options.spare ?? [];
    this.#reads = options.reads ?? (spoken => spoken as unknown as Answer);
    this.chance = new ScriptedChance<Stream>(options.dice);
    const director = {
      hear: (event: Told) => void this.told.push(event),
      next: (now: State) => {
        const next = (this.#follows && game.next?.(now)) || null;
        this.#isAtStop = next !== null && 'play' in next && next.name === this.#stop;
        if (this.#isAtStop) return null;
        return next && 'play' in next ? { name: next.name, play: (table: Table<State, Stream, Told>) => byValue(next.play(table)) } : next;
      },
    };
    this.#player = new ScenePlayer(director, state, this.chance, new Passes(), game.state ? new Stills(game.state, state) : null);
    if (TestRunner.getCurrentTest()) onTestFinished(() => this.close());
  }

  get table(): Table<State, Stream, Told> {
    return this.#player.table;
  }

  /** The position, which a test may change by hand between what is played. */
  get state(): ByHand<State> {
    return byHand(this.table.state);
  }

  get outcome(): Outcome | null {
    return this.#player.outcome;
  }

  /** The decisions that are open now. */
  get open(): readonly Decision[] {
    return this.#player.open;
  }

  /** The kind of the (first) open decision, or null. */
  get asks(): string | null {
    return this.open[0]?.kind ?? null;
  }

  /** Whom the (first) open decision asks, or null. */
  get askedSeat(): Seat | null {
    return this.open[0]?.seat ?? null;
  }

  /** What the rule returned; nothing as long as it asks, or if a deed cut it short. */
  get result(): unknown {
    return this.#result;
  }

  /** Whether a deed has ended the rule before its end. */
  get wasCutShort(): boolean {
    return this.open.length === 0 && !this.#hasReturned;
  }

  /** Plays one rule up to its first decision or its end. */
  run(rule: (table: Table<State, Stream, Told>) => Rule<unknown>): this {
    this.#follows = false;
    this.#hasReturned = false;
    this.#result = undefined;
    this.#player.take(this.#resultOf(rule(this.table)));
    return this.#goOn();
  }

  *#resultOf(rule: Rule<unknown>): Rule {
    this.#result = yield* byValue(rule);
    this.#hasReturned = true;
  }

  /** Plays scenes from where the state stands, as a match does, up to the first decision or the end of the game. */
  play(): this {
    const [asked] = this.open;
    if (asked) throw new Mistake('still-asked', `'${asked.kind}' of seat ${asked.seat} is still asked; answer it, and the game plays on`);
    this.#follows = true;
    if (this.#isAtStop) this.#stop = null;
    this.#isAtStop = false;
    return this.#goOn();
  }

  /** Stops before this scene when it comes next, whatever is answered until then; `play` begins it. */
  stopBefore(scene: string): this {
    if (scene !== this.#stop) this.#isAtStop = false;
    this.#stop = scene;
    return this;
  }

  #goOn(): this {
    const { stills } = this.#player;
    stills?.startOver();
    stills?.take();
    const lists = stills && new ListsInPlace();
    lists?.look(this.table.state);
    if (this.#player.ask) this.#player.goOn();
    else this.#player.playOn();
    const past = stills?.writtenPast();
    if (past)
      throw new Mistake(
        'written-past',
        `'${past}' was written by something that is no deed: nobody had opened the record that it stands in`,
      );
    const inPlace = lists?.look(this.table.state);
    if (inPlace) throw new Mistake('written-past', `the list '${inPlace}' was changed in place: a deed replaces it`);
    this.asked.push(...this.open.map(decisionLine));
    return this;
  }

  /** Answers the open decision of this kind; where several are asked at once, that of this seat. */
  answer(kind: string, answer: Spoken, seat?: Seat): this {
    const at = this.#placeOf(kind, seat);
    const decision = this.#player.ask!.decisions[at]!;
    const read = this.#reads(answer, decision);
    const pick = pickOf(decision, read);
    if (!pick.ok) throw new Mistake('refused-answer', `'${kind}' refuses ${JSON.stringify(read)}: ${pick.refusal.says}`);
    return this.#player.pick(at, pick.value) ? this.#goOn() : this;
  }

  /** The open decision of a kind, and of a seat if it matters. */
  decision(kind: string, seat?: Seat): Decision {
    return this.#player.ask!.decisions[this.#placeOf(kind, seat)]!;
  }

  #placeOf(kind: string, seat: Seat | undefined): number {
    const at = this.#player.placeOf(one => one.kind === kind && (seat === undefined || one.seat === seat));
    if (at >= 0) return at;
    const open = this.open.map(one => `'${one.kind}' of seat ${one.seat}`).join(', ');
    const wanted = seat === undefined ? `'${kind}'` : `'${kind}' of seat ${seat}`;
    throw new Mistake('other-decision', `${wanted} is not asked; ${open === '' ? 'nothing is' : `${open} is`}`);
  }

  /** The keys of the (first) open decision, or of one of this kind and seat. */
  options(kind = this.asks ?? 'anything', seat?: Seat): string[] {
    return this.decision(kind, seat).options.map(one => one.key);
  }

  /** Exactly these keys can be chosen, in this order. */
  only(kind: string, keys: readonly string[], seat?: Seat): this {
    const offered = this.options(kind, seat);
    if (offered.join('\n') === keys.join('\n')) return this;
    const besides = offered.filter(key => !keys.includes(key));
    const missing = keys.filter(key => !offered.includes(key));
    const differences = [
      ...(besides.length > 0 ? [`offers ${besides.join(', ')} besides`] : []),
      ...(missing.length > 0 ? [`does not offer ${missing.join(', ')}`] : []),
    ];
    const says = differences.length > 0 ? differences.join(' and ') : `offers them in another order: ${offered.join(', ')}`;
    throw new Mistake('other-options', `'${kind}' ${says}`);
  }

  /** Passes every reaction window that is open, or whatever `isPassed`, until something else is asked. */
  passAll(isPassed: (decision: Decision) => boolean = () => this.#player.ask?.window !== undefined): this {
    for (let [decision] = this.open; decision && isPassed(decision) && isOffered(decision, 'pass'); [decision] = this.open) {
      this.#answerNow(decision, 'pass');
    }
    return this;
  }

  /** Plays on until this kind of decision is asked. What is asked on the way is answered by `by`; left out: with a pass, or what comes first. */
  until(kind: string, by: (decision: Decision) => Answer = idly): this {
    return this.#answerUntil(`'${kind}' is never asked`, () => this.open.some(one => one.kind === kind), by);
  }

  /** Plays on until this scene is about to begin; `play` begins it. */
  untilScene(name: string, by: (decision: Decision) => Answer = idly): this {
    this.stopBefore(name);
    return this.#answerUntil(`the scene '${name}' never begins`, () => this.#isAtStop, by);
  }

  #answerUntil(failure: string, isThere: () => boolean, by: (decision: Decision) => Answer): this {
    if (this.open.length === 0 && !isThere()) this.play();
    for (let given = 0; given < MOST_ANSWERS; given++) {
      if (isThere()) return this;
      const [decision] = this.open;
      if (!decision) throw new Mistake('never-asked', `${failure}: it is over before${this.outcome ? ` (${this.outcome.why})` : ''}`);
      this.#answerNow(decision, by(decision));
    }
    throw new Mistake('never-asked', `${failure} within ${MOST_ANSWERS} answers; last was '${this.asks}'`);
  }

  #answerNow(decision: Decision, answer: Answer): void {
    const pick = pickOf(decision, answer);
    if (!pick.ok) throw new Mistake('refused-answer', `'${decision.kind}' refuses ${JSON.stringify(answer)}: ${pick.refusal.says}`);
    const at = this.#player.placeOf(one => one === decision);
    if (this.#player.pick(at, pick.value)) this.#goOn();
  }

  /** Types of the events told, in order; with names only those. */
  types(...only: Told['type'][]): Told['type'][] {
    return this.told.map(event => event.type).filter(type => only.length === 0 || only.includes(type));
  }

  /** The events of one type. */
  toldOf<T extends Told['type']>(type: T): Extract<Told, { readonly type: T }>[] {
    return this.told.filter((event): event is Extract<Told, { readonly type: T }> => event.type === type);
  }

  /** Every die that was scripted has been rolled. A test that rehearses closes by itself. */
  close(): void {
    const left = Object.entries(this.chance.left).filter(([stream]) => !this.#spare.includes(stream));
    if (left.length === 0) return;
    const holds = left.map(([stream, faces]) => `${stream} ${JSON.stringify(faces)}`).join(', ');
    throw new Mistake('dice-left', `nobody asked for all the dice of the script; it still holds ${holds}`);
  }
}

const isOffered = ({ options }: Decision, key: string): boolean => options.some(one => one.key === key);

/** Does nothing: passes where that is possible; else takes what comes first, and as little of it as it may. */
export function idly(decision: Decision): Answer {
  if (decision.choose === 'point') return decision.region!.some[0]!;
  if (decision.choose === 'path') return decision.trail!.some[0]!;
  if (decision.choose === 'one') return isOffered(decision, 'pass') ? 'pass' : decision.options[0]!.key;
  const least = decision.fit?.some[0] ?? [...decision.options.keys()].slice(0, decision.min);
  return least.map(i => decision.options[i]!.key);
}

function checkPosition<State, Stream extends string, Told extends Event>(
  game: Rehearsable<State, Stream, Told>,
  state: State,
  despite: readonly (string | RegExp)[],
): void {
  try {
    game.state?.check(JSON.parse(JSON.stringify(state)), 'position');
  } catch (error) {
    throw error instanceof SchemaError ? new Mistake('illegal-position', error.message) : error;
  }
  const isKnown = (fault: string): boolean => despite.some(one => (typeof one === 'string' ? one === fault : one.test(fault)));
  const found = (game.faults?.(state) ?? []).filter(fault => !isKnown(fault));
  if (found.length === 0) return;
  const more = found.length > FAULTS_TOLD ? ` (and ${found.length - FAULTS_TOLD} more)` : '';
  throw new Mistake('faulty-position', `the position cannot be: ${found.slice(0, FAULTS_TOLD).join('; ')}${more}`);
}

/** A decision as a line: `0 push: 2 5 pass`; a `some` shows its bounds, an ordered one a `>`. */
export function decisionLine({ seat, kind, choose, min, max, ordered, options }: Decision): string {
  if (choose === 'point' || choose === 'path') return `${seat} ${kind}: a ${choose}`;
  const bounds = choose === 'some' ? ` ${min}-${max}${ordered ? '>' : ''}` : '';
  return `${seat} ${kind}${bounds}: ${options.map(one => one.key).join(' ')}`;
}
