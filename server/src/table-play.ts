/**
 * How a match goes on at a table: answers of people, of bots, and of the table itself for those who do not want to be asked; the time of reaction windows; and
 * what is done where bots come to nothing.
 */

import type { Weighed } from '@quarry/bots';
import {
  type Answer,
  BrokenPromise,
  type Decision,
  done,
  type Expectation,
  hasPassed,
  type LoggedAnswer,
  lazyView,
  RECORD_LIMITS,
  type Result,
  randomAnswer,
  refuse,
  SampledChance,
  type Seat,
  Seed,
  type Stage,
} from '@quarry/kernel';
import type { Request } from '@quarry/protocol';
import type { Chairs } from './chairs.ts';
import { Circles } from './circles.ts';
import { hearBots } from './consent.ts';
import type { EvenPause } from './even-pause.ts';
import { Stopped } from './past.ts';
import { isSameAnswer } from './same-answer.ts';
import { passIn } from './sight.ts';
import { type SparedQuestion, Sparing } from './sparing.ts';
import { type BotAnswer, TableBots } from './table-bots.ts';
import { notSaved, type TableLife } from './table-life.ts';
import type { TableMemory } from './table-memory.ts';
import type { TableShowing } from './table-showing.ts';
import type { TableTalk } from './table-talk.ts';
import type { By, TableWorld } from './table-world.ts';

export type Tell = (result: Result) => void;

/** What is played, and where it is shown and said. */
export interface Played {
  readonly memory: TableMemory;
  readonly life: Pick<TableLife, 'isAway' | 'isOut' | 'hasRoom' | 'timed' | 'safely' | 'lose' | 'whenSaved'>;
  readonly chairs: Pick<Chairs, 'isEmpty' | 'isHere'>;
  readonly talk: Pick<TableTalk, 'say'>;
  readonly showing: Pick<TableShowing, 'show' | 'mayLook'>;
  readonly evenPause: EvenPause;
  /** Goes back to the point after so many answers, of which nobody has learnt anything. */
  back(n: number): void;
}

const noHints = refuse('no-hints', {}, 'Whoever made this table wants nobody to be told here what to do; choose what you like.');
const tooLong = refuse(
  'match-too-long',
  { most: RECORD_LIMITS.answers },
  `The match has ${RECORD_LIMITS.answers} answers, and no more can be kept. Go back, or play on from a step of its replay.`,
);

const late = (n: number, open: number): Result =>
  refuse('late', { n, open }, 'This was answered already, perhaps on another screen. Here is what is asked now.');

export class TablePlay {
  readonly #world: TableWorld;
  readonly #table: Played;
  readonly #memory: TableMemory;
  readonly #life: Played['life'];
  readonly #bots: TableBots;
  readonly #sparing = new Sparing();
  readonly #circles = new Circles();
  /** Seats whose bot has failed. */
  readonly #failed = new Set<Seat>();
  /** The rules broke down over an answer that no person gave: nothing is answered for anybody until a person has done something. */
  #isStuck = false;

  constructor(world: TableWorld, table: Played) {
    const { memory, life, chairs } = table;
    const { id, seed, lesson } = memory.stored;
    this.#world = world;
    this.#table = table;
    this.#memory = memory;
    this.#life = life;
    this.#bots = new TableBots(world, {
      id,
      seed,
      lesson: memory.game.teaches?.lessons.find(one => one.id === lesson) ?? null,
      give: answer => this.#botAnswers(answer),
      isManned: seat => memory.seats[seat]!.bot === null && chairs.isHere(seat),
      noteFailure: seat => life.safely(() => this.#noteFailure(seat)),
    });
  }

  // Answers

  /** An answer by a person; `tell` is called when it is durable, or refused. */
  answer(seat: Seat, request: Request<'answer'>, tell: Tell): void {
    const again = this.#again(seat, request);
    const turn = request.n - this.#memory.firstNumber;
    const answered = again ?? this.#unseen(seat) ?? this.#apply(seat, request.key, { kind: request.decision, turn }, 'person');
    if (!answered.ok) {
      tell(answered);
      return;
    }
    this.#life.whenSaved(
      () => tell(done),
      () => tell(notSaved),
    );
    if (again) return;
    this.unstick();
    this.goOn();
  }

  /** A deed of several questions, by a person: all of them are answered, or none. What comes to light on the way ends it there. */
  answers(seat: Seat, request: Request<'answers'>, tell: Tell): void {
    const again = this.#allAgain(seat, request);
    const answered = again ?? this.#unseen(seat) ?? this.#applyAll(seat, request);
    if (!answered.ok) {
      tell(answered);
      return;
    }
    this.#life.whenSaved(
      () => tell(done),
      () => tell(notSaved),
    );
    if (again) return;
    this.unstick();
    this.goOn();
  }

  #allAgain(seat: Seat, { n, answers }: Request<'answers'>): Result | null {
    const each = answers.map((one, i) => this.#again(seat, { ...one, n: n + i }));
    if (each[0] === null) return null;
    return each.find(one => !one?.ok) === undefined ? done : late(n, this.#memory.firstNumber + this.#memory.turns[seat]!);
  }

  #applyAll(seat: Seat, { n, answers }: Request<'answers'>): Result {
    const { match, firstNumber } = this.#memory;
    const before = match.n;
    for (const [i, { decision, key }] of answers.entries()) {
      const answered = this.#apply(seat, key, { kind: decision, turn: n - firstNumber + i }, 'person');
      if (!answered.ok) {
        if (i > 0) this.#table.back(before);
        return answered;
      }
      if (match.answers.at(-1)!.learnt) break;
      if (i + 1 < answers.length) this.#hearBots();
    }
    this.#memory.keepTogether(before + 1, match.n);
    return done;
  }

  /** What they say of something in the midst of a deed. */
  #hearBots(): void {
    const { match, seats } = this.#memory;
    hearBots(
      match,
      seat => seats[seat]!.bot !== null,
      (one, answer) => this.#apply(one.seat, answer, {}, 'bot').ok,
    );
  }

  /** An answer that was given before: the same one is good, another one comes too late. */
  #again(seat: Seat, { n, key, decision }: Pick<Request<'answer'>, 'n' | 'key' | 'decision'>): Result | null {
    const { firstNumber, turns, match } = this.#memory;
    const open = firstNumber + turns[seat]!;
    if (n >= open) return null;
    // What was answered under a number of an older count may have been taken back since.
    const given = n < firstNumber ? undefined : match.answers.filter(one => one.seat === seat).at(n - open);
    if (given?.kind === decision && isSameAnswer(given, key)) return done;
    return late(n, open);
  }

  /** To a seat that the even pause shows nothing, nothing is open, whatever is open for others. */
  #unseen(seat: Seat): Result | null {
    return this.#table.showing.mayLook(seat)
      ? null
      : refuse('not-asked', { seat }, `Seat ${seat} is not asked anything now; wait for your decision.`);
  }

  /** Gives an answer to the match and hands it to the store. `spared`: the seat has left it to the table, and reads so. */
  #apply(seat: Seat, answer: Answer, expected: Expectation, by: By, spared: SparedQuestion | null = null): Result {
    const { match, log, stored, isEven } = this.#memory;
    if (match.n - stored.base >= RECORD_LIMITS.answers) return tooLong;
    const { waiting } = match;
    const isInTurn = by === 'person' && this.#isTurnOf(seat) && this.#stageOf(seat)?.acts === undefined; // not while enemies act in it
    let answered: Result;
    try {
      answered = this.#life.timed(() => log.listen(() => match.answer(seat, answer, expected), !this.#table.chairs.isEmpty));
    } catch (error) {
      if (!(error instanceof BrokenPromise)) throw error;
      this.#isStuck = by !== 'person';
      this.#life.lose(error);
      return refuse('rules-failed', { seat }, 'The rules broke down over this answer; nothing has changed. Please report it.');
    }
    if (!answered.ok) return answered;
    this.#memory.keepAnswer({ seat, isInTurn, isAuto: by === 'table' && (spared?.isSame ?? true), note: spared?.line ?? null });
    if (isEven) this.#runEvenPause('window' in waiting ? waiting.window : null, answer);
    this.#world.answered?.(by);
    return done;
  }

  #isTurnOf(seat: Seat): boolean {
    return this.#stageOf(seat)?.active === seat;
  }

  #stageOf(seat: Seat): Stage | undefined {
    const { game, match } = this.#memory;
    return this.#life.timed(() => game.shows?.stage?.(lazyView(game.rules.state, match.state, seat)));
  }

  // What follows from any change

  /** Passes of those who do not want to be asked, what is shown, bots. */
  goOn(): void {
    const { showing, evenPause } = this.#table;
    this.#passByStops();
    this.#spare();
    showing.show();
    if (this.#isResting) return;
    const { stored, isInWindow, isEven } = this.#memory;
    // After a pause or a restart a window that is open has its time again.
    if (isInWindow && isEven && !evenPause.isRunning) evenPause.run(stored.evenPause);
    this.wakeBots();
  }

  /** A seat wishes to be asked otherwise. Nobody sees anything of that, unless the table can answer something now. */
  heedWishes(): void {
    const { n } = this.#memory.match;
    this.#passByStops();
    this.#spare();
    if (this.#memory.match.n !== n) this.goOn();
  }

  /** Nobody plays here now. */
  get #isResting(): boolean {
    return this.#life.isAway || this.#isStuck || this.#memory.stored.isPaused || this.#table.chairs.isEmpty;
  }

  #passByStops(): void {
    if (this.#memory.stored.isPaused || this.#life.isAway || this.#isStuck) return;
    const { match } = this.#memory;
    for (let tries = 0; tries < match.seats * 100; tries++) {
      const unwanted = match.open.find(one => passIn(match, one) !== undefined && !this.#wantsToBeAsked(one.seat, one.kind));
      if (!unwanted || !this.#apply(unwanted.seat, passIn(match, unwanted)!, {}, 'table').ok) return;
    }
  }

  /** Answers what seats leave to the table. Each is an answer of theirs, to be taken back like any other. */
  #spare(): void {
    if (this.#isResting) return;
    const { match, seats, turns } = this.#memory;
    for (let tries = 0; tries < match.seats * 100; tries++) {
      const spared = this.#life.timed(() => this.#sparing.next(match, seats, turns));
      if (!spared) return;
      if (!this.#apply(spared.seat, spared.answer, {}, 'table', spared).ok) return;
      this.#passByStops();
    }
  }

  #wantsToBeAsked(seat: Seat, kind: string): boolean {
    const { bot, stops } = this.#memory.seats[seat]!;
    const when = stops[kind] ?? 'always';
    if (bot !== null || when === 'always') return true;
    if (when === 'never') return false;
    return this.#isTurnOf(seat) === (when === 'my-turn');
  }

  // Reaction windows

  /** Every window lasts as long, also one that nobody could react in; a pass within its time does not make it longer. */
  #runEvenPause(before: string | null, answer: Answer): void {
    const { evenPause } = this.#table;
    const { match, stored } = this.#memory;
    const { waiting, windowsGoneBy } = match;
    const now = 'window' in waiting ? waiting.window : null;
    const isSame = evenPause.isRunning && now === before && hasPassed(answer);
    const windows = windowsGoneBy + (now === null || isSame ? 0 : 1);
    if (windows > 0) evenPause.run(windows * stored.evenPause);
  }

  /** The even pause is over: who has not answered in the window has passed. Others who are asked now have their own time. */
  endWindow(): void {
    if (this.#life.isOut) return;
    const { match, isInWindow } = this.#memory;
    for (const one of isInWindow ? match.open : []) {
      const pass = passIn(match, one);
      if (pass !== undefined) this.#apply(one.seat, pass, {}, 'table');
    }
    this.goOn();
  }

  // Bots

  /** Those whose seats are asked think; while too much waits to be stored, they wait, for they are quicker than any disk. */
  wakeBots(): void {
    if (this.#isResting) return;
    if (!this.#life.hasRoom) {
      this.#life.whenSaved(() => this.wakeBots());
      return;
    }
    const { match, seats, isInWindow } = this.#memory;
    if (!this.#table.evenPause.isRunning || isInWindow) this.#bots.wake(match, seats);
  }

  /** What bots think about now is of no use any more. */
  dropThoughts(): void {
    this.#bots.forget();
  }

  /** What a sensible player would answer. */
  advise(decision: Decision): Promise<Result<Answer>> {
    return this.#memory.stored.noHints ? Promise.resolve(noHints) : this.#bots.advise(this.#memory.match, decision);
  }

  /** The two answers that go best, as the seat may know it. */
  weigh(decision: Decision): Promise<Result<Weighed>> {
    return this.#memory.stored.noHints ? Promise.resolve(noHints) : this.#bots.weigh(this.#memory.match, decision);
  }

  #botAnswers({ seat, turn, kind, answer, chance }: BotAnswer): Result {
    if (this.#life.isOut || this.#memory.stored.isPaused || this.#memory.seats[seat]!.bot === null) return done;
    try {
      const given = answer ?? this.#anyAnswer(seat, chance);
      if (given === null) return done;
      const answered = this.#apply(seat, given, { kind, turn }, 'bot');
      if (answered.ok) this.#goOnUnlessRound(seat);
      return answered;
    } catch (error) {
      if (!(error instanceof Stopped)) this.#life.lose(error);
      return done;
    }
  }

  #anyAnswer(seat: Seat, chance: string): Answer | null {
    const open = this.#memory.match.openFor(seat);
    return open && this.#life.timed(() => randomAnswer(open.decision, new SampledChance<'bot'>(new Seed(chance))));
  }

  /** Bots that come to nothing new rest, until a person does something. */
  #goOnUnlessRound(seat: Seat): void {
    const { match, id } = this.#memory;
    if (this.#circles.isRound(match.answers.at(-1)!)) {
      this.#isStuck = true;
      this.#world.log.error({ code: 'bots-in-circles', table: id, seat, n: match.n }, 'bots go round in circles and rest');
      this.#table.talk.say(
        'The bots go round in circles: they come to the same place again and again, so they rest (bots-in-circles). That is our mistake: please report it. To play on, go back, or invite somebody to a seat that a bot plays.',
      );
    }
    this.goOn();
  }

  /** Said once for each seat; in a window without a name, because nobody is told whom it asks. */
  #noteFailure(seat: Seat): void {
    if (this.#life.isOut || this.#failed.has(seat)) return;
    this.#failed.add(seat);
    const { who, name } = this.#memory.seats[seat]!;
    const bot = this.#memory.isInWindow ? 'A bot' : who === 'bot' ? name : `The bot that plays for ${name}`;
    this.#table.talk.say(
      `${bot} could not decide and takes any choice that the rules allow (bot-failed). That is our mistake: please report it.`,
    );
  }

  // What others do to it

  /** A person has done something by which it may go on. */
  unstick(): void {
    this.#isStuck = false;
    this.#circles.forget();
  }

  /** The rules have broken down over what a bot chose, and the table was read again: whoever sits here is to know. */
  sayIfStuck(): void {
    if (this.#isStuck)
      this.#table.talk.say('The rules broke down over what a bot chose. Please report it; to play on, go back or take the seat.');
  }

  /** These answers were taken back: their seats are asked again by all means, and whatever was under way is of no use. */
  forget(gone: readonly LoggedAnswer[]): void {
    for (const { seat } of gone) this.#sparing.takeBack(seat, this.#memory.turns[seat]!);
    this.unstick();
    this.leaveOff();
  }

  /** Nothing happens by itself any more. */
  leaveOff(): void {
    this.#bots.forget();
    this.#table.evenPause.drop();
  }
}
