/**
 * A live table: a match, the people round it, and the order of things. Whatever changes is worked out in memory at once and shown
 * only when it is durable; if it cannot be made durable, the table goes back to what is, and everybody is shown that.
 */
import {
  type Answer,
  type AnyGame,
  type AnyMatch,
  BrokenPromise,
  changesSeen,
  type Decision,
  done,
  EndlessRule,
  type Expectation,
  lazyView,
  type MatchRecord,
  type NextMatch,
  RECORD_LIMITS,
  type Refusal,
  type Result,
  randomAnswer,
  recordOf,
  refuse,
  SampledChance,
  type Seat,
  Seed,
  sequelOf,
  viewOf,
} from '@quarry/kernel';
import type { Chapter, ChatLine, Habits, InStory, Person, Reply, Request, Sit, Stops, Story, TableCover } from '@quarry/protocol';
import { NO_HABITS, NUMBERS_PER_UNDO } from '@quarry/protocol';
import { type Chair, Chairs, type Outlet } from './chairs.ts';
import { Circles } from './circles.ts';
import { EvenPause } from './even-pause.ts';
import { modeOf } from './games.ts';
import { isKey } from './keys.ts';
import { DICE_KNOWN } from './known-dice.ts';
import type { Notice } from './notices/notices.ts';
import { TableNotices } from './notices/table-notices.ts';
import { type Past, STOPPED, Stopped, seatsOf } from './past.ts';
import { restore } from './restore.ts';
import { isSameAnswer } from './same-answer.ts';
import { Saving } from './saving.ts';
import {
  checkName,
  giveBack,
  hostName,
  inviteTo,
  peopleOf,
  rename,
  seatOf,
  setHabits,
  setStops,
  sitDown,
  standIn,
  welcomed,
  withBotNames,
} from './seats.ts';
import { besideView, isWindow, lastOwn, PlainWords, type TableFacts, undoOf } from './sight.ts';
import { type Note, Sparing } from './sparing.ts';
import type { Store, StoredMatch, StoredSeat, StoredTable } from './store.ts';
import { chapterOf, chapterTold, endOfStory, inStory, nextTable, storyOf } from './story.ts';
import { type BotAnswer, type BotsWorld, TableBots } from './table-bots.ts';
import type { TableLog } from './table-log.ts';
import { TableLooks } from './table-looks.ts';
import { Talk } from './talk.ts';
import { callVote, type Heard, hear, type OpenVote, without } from './votes.ts';
import { TookTooLong, watched } from './watch.ts';

/** What a table needs of the server. */
export interface TableWorld extends BotsWorld {
  readonly store: Store;
  /** How long somebody may be gone before others are told, */
  readonly graceMs: number;
  /** and how long before others may let a bot play for them. */
  readonly standInMs: number;
  /** How long the rules may take in one go, at a table whose state came from outside. */
  readonly ruleMs: number;
  now(): number;
  /** Milliseconds that only go forward. */
  clock(): number;
  /** An update of so many characters was sent. */
  sent?(length: number): void;
  answered?(by: By): void;
  /** Whether a seat is waited for whose person is away and wants to be told. */
  call?(table: string, seat: Seat, isAwaited: boolean): void;
}

/** Who gave an answer: a person, a bot, or the table for somebody who did not want to be asked. */
export type By = 'person' | 'bot' | 'table';
type Tell = (result: Result) => void;

/** A moment is stored when this many answers have been given since the last. */
const MOMENT_EVERY = 16;
const PASS = 'pass';
/** Chairs that may look with the same eyes, a seat's or a spectator's: whatever happens is sent to each of them. */
const MOST_CHAIRS = 100;
/** After a second failure in a row a table rests for so long before it is read again, after each further one for twice as long. */
const REST_MS = 250;
const LONGEST_REST_MS = 30_000;

const NOT_SAVED: Refusal = {
  code: 'not-saved',
  facts: {},
  says: 'The server could not store this; nothing has changed. Try again in a moment.',
};
const notSaved: { readonly ok: false; readonly refusal: Refusal } = { ok: false, refusal: NOT_SAVED };
const tooMuchWaits = refuse('busy', {}, 'Much of this table is still waiting to be stored; try again in a moment.');
const tooLong = refuse(
  'match-too-long',
  { most: RECORD_LIMITS.answers },
  `The match has ${RECORD_LIMITS.answers} answers, and no more can be kept. Go back, or play on from a step of its replay.`,
);
const spectator = refuse('spectator', {}, 'Spectators look on; take a seat to play.');
/** To stop a window before its time would show whether somebody is asked in it. */
const windowRuns = refuse('window-runs', {}, 'A reaction window has its time; try again when it is over.');
const storyGoesOn = (next: string): ReturnType<typeof refuse> =>
  refuse('story-goes-on', { next }, 'The next chapter is open, so this one stays as it is. To play it otherwise, play on from its replay.');
const nothingToUndo = (seat: Seat): ReturnType<typeof refuse> =>
  refuse('nothing-to-undo', { seat }, 'You have answered nothing that could be taken back.');

/** Whether the rules did not come to an end. */
export const isEndless = (error: unknown): boolean => error instanceof EndlessRule || error instanceof TookTooLong;

/** What the rules alone have led to is known to end; what came from outside is watched. */
const timed = <T>({ isFromOutside }: StoredTable, { ruleMs }: TableWorld, act: () => T): T =>
  isFromOutside ? watched(ruleMs, act) : act();

export class LiveTable implements Past {
  readonly id: string;
  readonly game: AnyGame;
  readonly #world: TableWorld;
  #table: StoredTable;
  #match: AnyMatch;
  #log: TableLog;
  /** How many answers each seat has given. */
  #turns: number[];
  #talk: Talk;
  #changedAt: number;
  #answeredAt: number;
  /** What everybody has been shown: when it last changed, and after how many answers. Neither moves during an even pause. */
  #shownAt: number;
  /** When the last answer was given that everybody has seen. */
  #answerShownAt: number;
  #shownN: number;
  readonly #commitment: string;
  #people: readonly Person[];
  readonly #chairs: Chairs;
  /** Since when somebody is away; those who have not come since the table was opened, since then. */
  readonly #awaySince = new Map<Seat, number>();
  readonly #openedAt: number;
  readonly #bots: TableBots;
  readonly looks: TableLooks;
  readonly notices: TableNotices;
  readonly #evenPause = new EvenPause(() => this.#safely(() => this.#endWindow()));
  /** Whoever joined during an even pause is shown everything when it is over. */
  #afterPause: (() => unknown)[] = [];
  #vote: OpenVote | null = null;
  #votes = 0;
  /** Answers that the table gave for a seat that did not want to be asked. */
  readonly #auto = new Set<number>();
  /** The last answer of each seat that it gave in its own turn. */
  readonly #inTurn = new Map<Seat, number>();
  readonly #sparing = new Sparing();
  readonly #plain = new PlainWords();
  readonly #circles = new Circles();
  #momentAt: number;
  readonly #saving: Saving;
  /** What is in memory does not count: the table is being read again. */
  #isAway = false;
  /** How often in a row something could not be made durable, or read. */
  #losses = 0;
  #isClosed = false;
  /** Seats whose bot has failed. */
  readonly #failed = new Set<Seat>();
  /** The rules broke down over an answer that no person gave: nothing is answered for anybody until a person has done something. */
  #isStuck = false;
  /** Something is being worked out under the clock. */
  #isTimed = false;

  private constructor(
    world: TableWorld,
    game: AnyGame,
    stored: StoredMatch,
    { match, log, turns }: { readonly match: AnyMatch; readonly log: TableLog; readonly turns: number[] },
  ) {
    this.id = stored.table.id;
    this.game = game;
    this.#world = world;
    this.#table = stored.table;
    this.#match = match;
    this.#log = log;
    this.#turns = turns;
    this.#talk = new Talk(stored.chat);
    this.#saving = new Saving(
      world.store,
      () => {
        this.#losses = 0;
      },
      error => this.#lose(error),
      world.faults,
    );
    this.#changedAt = stored.changedAt;
    this.#answeredAt = stored.answeredAt;
    this.#shownAt = stored.changedAt;
    this.#answerShownAt = stored.answeredAt;
    this.#shownN = match.n;
    this.#openedAt = world.clock();
    this.#commitment = match.commitment;
    this.#momentAt = stored.moments.at(-1)!.n;
    this.#people = peopleOf(stored.table.seats, () => false);
    this.#chairs = new Chairs(
      this.id,
      world.graceMs,
      {
        state: () => game.state.clone(this.#match.state),
        view: (state, as) => viewOf(game.state, state, as),
        changes: (before, after, as) => changesSeen(game.state, before, after, as),
        beside: (as, plain) => this.#timed(() => besideView(this.#match, as, this.#facts, plain)),
        stage: (state, as) => this.#timed(() => game.stage?.(lazyView(game.state, state, as)) ?? null),
        sketch: (state, as) => this.#timed(() => game.sketch?.(lazyView(game.state, state, as)) ?? null),
      },
      (seat, isHere) => this.#safely(() => this.#changePresence(seat, isHere)),
    );
    this.looks = new TableLooks({
      match: () => this.#match,
      log: () => this.#log,
      lastInTurn: seat => this.#inTurn.get(seat) ?? lastOwn(this.#match, seat, this.#isAuto) ?? 0,
      openFor: (chair, n) => this.#openFor(chair, n),
      timed: act => this.#timed(act),
      advise: decision => this.#bots.advise(this.#match, decision),
    });
    this.notices = new TableNotices({
      seats: () => this.#table.seats,
      changeSeats: seats => this.#keepSeats(seats),
      isAwaited: seat => this.#isAwaited(seat),
      question: seat => this.#questionOf(seat),
      call: (seat, isAwaited) => world.call?.(this.id, seat, isAwaited),
    });
    this.#bots = new TableBots(world, {
      id: this.id,
      seed: stored.table.seed,
      isLesson: stored.table.lesson !== undefined,
      give: answer => this.#botAnswers(answer),
      isManned: seat => this.#table.seats[seat]!.bot === null && this.#chairs.isHere(seat),
      noteFailure: seat => this.#safely(() => this.#noteFailure(seat)),
    });
  }

  /** A table from what is stored. Answers that changed rules no longer allow are dropped for good. */
  static open(world: TableWorld, game: AnyGame, stored: StoredMatch): Result<LiveTable> {
    const restored = timed(stored.table, world, () => restore(game, stored));
    if (!restored.ok) return restored;
    const table = new LiveTable(world, game, stored, restored.value);
    if (restored.value.isOtherRules) table.#adoptRules(stored.told);
    return { ok: true, value: table };
  }

  /** From now on the match is played by the present rules, in their shape; what was before is out of reach. */
  #adoptRules(told: StoredMatch['told']): void {
    const { version, content } = this.game;
    const { checkpoint, before, setup, answers, n } = this.#match;
    const known = (answers[0]?.n ?? n + 1) - 1;
    const moment = before.find(one => one.n >= known) ?? checkpoint;
    const linesOf = new Map(told.map(({ n, lines }) => [n, lines]));
    const since = answers.filter(one => one.n > moment.n).map(answer => ({ answer, lines: linesOf.get(answer.n) ?? [] }));
    this.#momentAt = moment.n;
    this.#changedAt = this.#world.now();
    this.#table = { ...this.#table, version, content, setup, base: moment.n, undos: this.#undos + 1 };
    this.#saving.write({ do: 'adopt', id: this.id, table: this.#table, moment, answers: since, at: this.#changedAt });
  }

  get stored(): StoredTable {
    return this.#table;
  }

  /** Whether everybody has seen the end. */
  get isOver(): boolean {
    return this.#match.outcome !== null && !this.#evenPause.isRunning;
  }

  /** How many answers can be looked back at: what an even pause hides is not past yet. */
  get shownUpTo(): number {
    return this.#evenPause.isRunning ? this.#shownN : this.#match.n;
  }

  get #isEven(): boolean {
    return this.#table.evenPause > 0;
  }

  get #undos(): number {
    return this.#table.undos ?? 0;
  }

  /** What a seat's count of decisions begins with. Every undo begins a new count: no number is ever asked under twice. */
  get #firstNumber(): number {
    return this.#undos * NUMBERS_PER_UNDO;
  }

  /** Nothing can be changed: the table is being read again, or has left memory. */
  get #isOut(): boolean {
    return this.#isAway || this.#isClosed;
  }

  get n(): number {
    return this.#match.n;
  }

  /** Nobody looks, nothing is being stored: it may leave memory. */
  get isIdle(): boolean {
    return this.#chairs.isEmpty && !this.#saving.isUnderWay && !this.#isAway;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get #facts(): TableFacts {
    return {
      name: this.#table.name,
      isPaused: this.#table.isPaused,
      people: this.#people,
      vote: this.#vote?.vote ?? null,
      commitment: this.#commitment,
      story: this.#inStory,
      lesson: this.#table.lesson ?? null,
      again: this.#table.again ?? null,
      isAuto: this.#isAuto,
      firstNumber: this.#firstNumber,
      isEven: this.#isEven,
      plain: this.#plain,
    };
  }

  readonly #isAuto = (n: number): boolean => this.#auto.has(n);

  // Storing and showing

  /** Does something once everything up to now is durable, or something else if it never will be. */
  whenSaved(then: () => void, otherwise: () => void = () => {}): void {
    if (this.#isAway) otherwise();
    else this.#saving.when(then, otherwise);
  }

  /** What is in memory cannot be made durable: back to what is. */
  #lose(error: unknown): void {
    if (this.#isAway) return;
    const reason = error instanceof Error ? error.message : String(error);
    this.#world.log.error({ table: this.id, reason }, 'a table is read again from the store');
    this.#goAway();
    this.#comeBackApart();
  }

  #comeBackApart(): void {
    this.#world.faults.apart('come-back', () => this.#comeBack(), { table: this.id });
  }

  /** From here on nothing can be changed, and nothing happens by itself. */
  #goAway(): void {
    this.#isAway = true;
    this.#saving.forget();
    this.#vote = null;
    this.#bots.forget();
    this.#evenPause.drop();
  }

  /** Everybody waits while the table is being deleted. They are told that it is gone when it is; if it could not be, it is read again. */
  async whileDeleted(remove: () => Promise<void>): Promise<void> {
    const isReading = this.#isAway;
    this.#goAway();
    try {
      await remove();
    } catch (error) {
      if (!isReading) this.#comeBackApart();
      throw error;
    }
    this.close('deleted', 'The table was deleted by its host.');
  }

  /** For what happens by itself, with nobody to tell: a fault of ours sends the table back to what is durable. */
  #safely(act: () => void): void {
    try {
      act();
    } catch (error) {
      if (!(error instanceof Stopped)) this.#lose(error);
    }
  }

  /** Works something out by the rules. If they do not come to an end, the table is stopped for good, and nobody else is held up by it. */
  #timed<T>(act: () => T): T {
    if (this.#isTimed) return act();
    this.#isTimed = true;
    try {
      return timed(this.#table, this.#world, act);
    } catch (error) {
      if (!isEndless(error)) throw error;
      this.#stop(error as Error);
      throw new Stopped();
    } finally {
      this.#isTimed = false;
    }
  }

  #stop({ message: reason }: Error): void {
    this.#world.log.error({ table: this.id, reason }, 'a table was stopped: the rules did not come to an end');
    this.#table = { ...this.#table, isStopped: true };
    this.#saving.write({ do: 'table', id: this.id, table: this.#table, at: this.#world.now() });
    this.close(STOPPED.code, STOPPED.says);
  }

  async #comeBack(): Promise<void> {
    while (!this.#isClosed) {
      await this.#rest();
      try {
        const stored = await this.#world.store.read(this.id);
        const restored = stored && this.#timed(() => restore(this.game, stored));
        if (!restored?.ok) {
          this.close('gone', 'The table cannot be read any more.');
          return;
        }
        this.#table = stored!.table;
        this.#match = restored.value.match;
        this.#log = restored.value.log;
        this.#turns = restored.value.turns;
        this.#talk = new Talk(stored!.chat);
        this.#momentAt = stored!.moments.at(-1)!.n;
        this.#answeredAt = stored!.answeredAt;
        this.#auto.clear();
        this.#inTurn.clear();
        this.#plain.forget();
        this.#people = peopleOf(this.#table.seats, seat => this.#chairs.isHere(seat));
        this.#isAway = false;
        if (this.#isStuck) this.#say('The rules broke down over what a bot chose. Please report it; to play on, go back or take the seat.');
        this.#showWhole();
        this.#goOn();
        return;
      } catch (error) {
        if (error instanceof Stopped) return;
        const reason = error instanceof Error ? error.message : String(error);
        this.#world.log.error({ table: this.id, reason }, 'a table could not be read again; trying once more');
      }
    }
  }

  /** A disk that is full is not asked again and again: each failure in a row makes the next try wait longer. */
  async #rest(): Promise<void> {
    const ms = this.#losses === 0 ? 0 : Math.min(LONGEST_REST_MS, REST_MS * 2 ** (this.#losses - 1));
    this.#losses += 1;
    if (ms > 0) await new Promise(resolve => setTimeout(resolve, ms).unref());
  }

  /** Shows everything to everybody: changes would not do. */
  #showWhole(): void {
    this.#chairs.lookAgain(this.#log);
    this.#afterPause = [];
    for (const chair of this.#chairs.all) this.#showWholeTo(chair, null);
  }

  #showWholeTo(chair: Chair, id: number | null): void {
    const { stops = {}, habits = NO_HABITS } = chair.as === null ? {} : this.#table.seats[chair.as]!;
    const text = this.#timed(() => this.#chairs.whole(chair, id, this.#log, { chat: this.#talk.recent, stops, habits }));
    this.whenSaved(() => chair.outlet.send(text));
  }

  /** Shows what has changed, once it is durable. */
  #show(): void {
    if (this.#isOut) return;
    this.#noteShown();
    const glances = this.#timed(() => this.#chairs.glance(this.#log, this.#mayLook));
    const waiting = this.#evenPause.isRunning ? [] : this.#afterPause.splice(0);
    if (glances.length > 0)
      this.whenSaved(() => {
        for (const glance of glances) {
          const length = this.#chairs.send(glance);
          this.#world.sent?.(length);
        }
      });
    for (const show of waiting) show();
    this.notices.callAway();
  }

  /** A window that waits is no change to others, and the time of an answer in it is nobody's business. */
  #noteShown(): void {
    if (this.#evenPause.isRunning || 'window' in this.#match.waiting) return;
    if (this.#changedAt > this.#shownAt) this.#shownAt = this.#world.now();
    if (this.#shownN !== this.#match.n) this.#answerShownAt = this.#world.now();
    this.#shownN = this.#match.n;
  }

  /** During an even pause only those who are asked in the window are shown anything. */
  readonly #mayLook = (as: Seat | null): boolean =>
    !this.#evenPause.isRunning || (as !== null && 'window' in this.#match.waiting && this.#match.openFor(as) !== null);

  #changeTable(to: Partial<StoredTable>): void {
    this.#table = { ...this.#table, ...to };
    this.#changedAt = this.#world.now();
    if (to.seats) this.#people = peopleOf(to.seats, seat => this.#chairs.isHere(seat));
    this.#saving.write({ do: 'table', id: this.id, table: this.#table, at: this.#changedAt });
  }

  #changeSeats(to: readonly StoredSeat[]): void {
    const seats = withBotNames(to, this.id);
    if (seats !== this.#table.seats) this.#changeTable({ seats });
  }

  #keepSeats(seats: readonly StoredSeat[]): Result {
    const shut = this.#shut;
    if (shut) return shut;
    this.#changeSeats(seats);
    return done;
  }

  // Chairs

  /** Takes a chair: the seat of the key, or a spectator's. */
  join(outlet: Outlet, { id, key, name, plain }: Request<'join'>): Result<Chair> {
    if (this.#isOut) return notSaved;
    const as = key === undefined ? null : seatOf(this.#table.seats, key);
    if (key !== undefined && as === null)
      return refuse('wrong-key', {}, 'This key opens no seat at this table; the seat may have been given to somebody else.');
    if (this.#chairs.count(as) >= MOST_CHAIRS)
      return refuse('too-many-lookers', { most: MOST_CHAIRS }, 'Too many look at this table already; come again when some have gone.');
    const chair = this.#chairs.join(outlet, as, plain ?? false, name ?? 'Spectator', this.#log);
    try {
      this.#welcome(chair, id, name);
    } catch (error) {
      this.#chairs.leave(chair);
      throw error;
    }
    return { ok: true, value: chair };
  }

  #welcome(chair: Chair, id: number, name: string | undefined): void {
    const { as } = chair;
    if (as !== null) {
      const given = welcomed(giveBack(this.#table.seats, as), as);
      if (given !== this.#table.seats) this.#bots.forget();
      // Whoever comes back under a name that another one has taken keeps their own.
      this.#changeSeats(name !== undefined && checkName(given, name, as).ok ? rename(given, as, name) : given);
    }
    this.#goOn();
    if (this.#mayLook(as)) this.#showWholeTo(chair, id);
    else this.#afterPause.push(() => this.#chairs.all.includes(chair) && this.#showWholeTo(chair, id));
  }

  leave(chair: Chair): void {
    this.#chairs.leave(chair);
  }

  #changePresence(seat: Seat, isHere: boolean): void {
    if (!isHere) this.#awaySince.set(seat, this.#world.clock() - this.#world.graceMs);
    this.#people = peopleOf(this.#table.seats, one => this.#chairs.isHere(one));
    if (!isHere && this.#vote?.vote.open.includes(seat)) this.#heard(without(this.#vote, seat));
    this.#show();
    if (!isHere) this.#wakeBots(); // some may have left the word to whoever has gone
  }

  /** Nobody who looks on can be taken for somebody who plays. */
  #nameOf({ as, name }: Chair): string {
    if (as !== null) return this.#table.seats[as]!.name;
    return checkName(this.#table.seats, name, null).ok ? name : `${name} (watching)`;
  }

  /** The seat of a chair that may act now. */
  #actor(chair: Chair): Result<Seat> {
    if (chair.as === null) return spectator;
    return this.#shut ?? { ok: true, value: chair.as };
  }

  /** Why nothing can be changed now: it could not be stored, or too much waits for that already. */
  get #shut(): typeof notSaved | null {
    if (this.#isOut) return notSaved;
    return this.#world.store.hasRoom(this.id) ? null : tooMuchWaits;
  }

  /** The same, at a table where things go on. */
  #player(chair: Chair): Result<Seat> {
    const actor = this.#actor(chair);
    if (actor.ok && this.#table.isPaused) return refuse('paused', {}, 'The table is paused; go on with it first.');
    return actor;
  }

  // Answers

  /** An answer by a person; `tell` is called when it is durable, or refused. */
  answer(chair: Chair, request: Request<'answer'>, tell: Tell): void {
    const player = this.#player(chair);
    if (!player.ok) {
      tell(player);
      return;
    }
    const seat = player.value;
    const again = this.#again(seat, request);
    const turn = request.n - this.#firstNumber;
    const answered = again ?? this.#unseen(seat) ?? this.#apply(seat, request.key, { kind: request.decision, turn }, 'person');
    if (!answered.ok) {
      tell(answered);
      return;
    }
    this.whenSaved(
      () => tell(done),
      () => tell(notSaved),
    );
    if (again) return;
    this.#unstick();
    this.#goOn();
  }

  /** An answer that was given before: the same one is good, another one comes too late. */
  #again(seat: Seat, { n, key, decision }: Request<'answer'>): Result | null {
    const open = this.#firstNumber + this.#turns[seat]!;
    if (n >= open) return null;
    // What was answered under a number of an older count may have been taken back since.
    const given = n < this.#firstNumber ? undefined : this.#match.answers.filter(one => one.seat === seat).at(n - open);
    if (given?.kind === decision && isSameAnswer(given, key)) return done;
    return refuse('late', { n, open }, 'This was answered already, perhaps on another screen. Here is what is asked now.');
  }

  /** To a seat that the even pause shows nothing, nothing is open, whatever is open for others. */
  #unseen(seat: Seat): Result | null {
    return this.#mayLook(seat) ? null : refuse('not-asked', { seat }, `Seat ${seat} is not asked anything now; wait for your decision.`);
  }

  /** Gives an answer to the match and hands it to the store. `spared`: the seat has left it to the table, and reads so. */
  #apply(seat: Seat, answer: Answer, expected: Expectation, by: By, spared: Note | null = null): Result {
    const match = this.#match;
    if (match.n - this.#table.base >= RECORD_LIMITS.answers) return tooLong;
    const { waiting } = match;
    const isInTurn = by === 'person' && this.#isTurnOf(seat);
    let answered: Result;
    try {
      answered = this.#timed(() => this.#log.listen(() => match.answer(seat, answer, expected), !this.#chairs.isEmpty));
    } catch (error) {
      if (!(error instanceof BrokenPromise)) throw error;
      this.#isStuck = by !== 'person';
      this.#lose(error);
      return refuse('rules-failed', { seat }, 'The rules broke down over this answer; nothing has changed. Please report it.');
    }
    if (!answered.ok) return answered;
    this.#turns[seat]! += 1;
    if (isInTurn) this.#inTurn.set(seat, match.n);
    this.#changedAt = this.#world.now();
    this.#answeredAt = this.#changedAt;
    const { checkpoint } = match;
    const moment = checkpoint.n - this.#momentAt >= MOMENT_EVERY ? checkpoint : null;
    if (moment) this.#momentAt = moment.n;
    if (spared) this.#log.note(spared);
    const lines = this.#log.take(match.n);
    this.#saving.write({ do: 'answer', id: this.id, answer: match.answers.at(-1)!, lines, moment, at: this.#changedAt });
    if (by === 'table' && !spared) this.#auto.add(match.n);
    if (this.#table.evenPause > 0) this.#runEvenPause('window' in waiting ? waiting.window : null, answer);
    this.#world.answered?.(by);
    return done;
  }

  /** Every window lasts as long, also one that nobody could react in; a pass within its time does not make it longer. */
  #runEvenPause(before: string | null, answer: Answer): void {
    const { waiting, windowsGoneBy } = this.#match;
    const now = 'window' in waiting ? waiting.window : null;
    const isPass = typeof answer === 'string' ? answer.startsWith(PASS) : Array.isArray(answer) && String(answer[0]).startsWith(PASS);
    const isSame = this.#evenPause.isRunning && now === before && isPass;
    const windows = windowsGoneBy + (now === null || isSame ? 0 : 1);
    if (windows > 0) this.#evenPause.run(windows * this.#table.evenPause);
  }

  /** What follows from any change: passes of those who do not want to be asked, what is shown, bots. */
  #goOn(): void {
    this.#passByStops();
    this.#spare();
    this.#show();
    if (this.#isResting) return;
    // After a pause or a restart a window that is open has its time again.
    if (this.#isInWindow && this.#table.evenPause > 0 && !this.#evenPause.isRunning) this.#evenPause.run(this.#table.evenPause);
    this.#wakeBots();
  }

  /** A seat wishes to be asked otherwise. Nobody sees anything of that, unless the table can answer something now. */
  #heedWishes(): void {
    const { n } = this.#match;
    this.#passByStops();
    this.#spare();
    if (this.#match.n !== n) this.#goOn();
  }

  /** Nobody plays here now. */
  get #isResting(): boolean {
    return this.#isAway || this.#isStuck || this.#table.isPaused || this.#chairs.isEmpty;
  }

  get #isInWindow(): boolean {
    return 'window' in this.#match.waiting;
  }

  #wakeBots(): void {
    if (this.#isResting) return;
    // Bots are quicker than any disk: they wait for it.
    if (!this.#world.store.hasRoom(this.id)) {
      this.whenSaved(() => this.#wakeBots());
      return;
    }
    if (!this.#evenPause.isRunning || this.#isInWindow) this.#bots.wake(this.#match, this.#table.seats);
  }

  #passByStops(): void {
    if (this.#table.isPaused || this.#isAway || this.#isStuck) return;
    for (let tries = 0; tries < this.#match.seats * 100; tries++) {
      const unwanted = this.#match.open.find(one => isWindow(this.#match, one) && !this.#wantsToBeAsked(one.seat, one.kind));
      if (!unwanted || !this.#apply(unwanted.seat, PASS, {}, 'table').ok) return;
    }
  }

  /** Answers what seats leave to the table. Each is an answer of theirs, to be taken back like any other. */
  #spare(): void {
    if (this.#isResting) return;
    for (let tries = 0; tries < this.#match.seats * 100; tries++) {
      const spared = this.#timed(() => this.#sparing.next(this.#match, this.#table.seats, this.#turns));
      if (!spared) return;
      if (!this.#apply(spared.seat, spared.answer, {}, 'table', spared.line).ok) return;
      this.#passByStops();
    }
  }

  #wantsToBeAsked(seat: Seat, kind: string): boolean {
    const { bot, stops } = this.#table.seats[seat]!;
    const when = stops[kind] ?? 'always';
    if (bot !== null || when === 'always') return true;
    if (when === 'never') return false;
    return this.#isTurnOf(seat) === (when === 'my-turn');
  }

  #isTurnOf(seat: Seat): boolean {
    return this.#timed(() => this.game.stage?.(lazyView(this.game.state, this.#match.state, seat)).active) === seat;
  }

  /** The even pause is over: who has not answered in the window has passed. Others who are asked now have their own time. */
  #endWindow(): void {
    if (this.#isAway || this.#isClosed) return;
    if ('window' in this.#match.waiting)
      for (const one of this.#match.open) if (isWindow(this.#match, one)) this.#apply(one.seat, PASS, {}, 'table');
    this.#goOn();
  }

  #botAnswers({ seat, turn, kind, answer, chance }: BotAnswer): Result {
    if (this.#isOut || this.#table.isPaused || this.#table.seats[seat]!.bot === null) return done;
    try {
      const given = answer ?? this.#anyAnswer(seat, chance);
      if (given === null) return done;
      const answered = this.#apply(seat, given, { kind, turn }, 'bot');
      if (answered.ok) this.#goOnUnlessRound(seat);
      return answered;
    } catch (error) {
      if (!(error instanceof Stopped)) this.#lose(error);
      return done;
    }
  }

  /** Bots that come to nothing new rest, until a person does something. */
  #goOnUnlessRound(seat: Seat): void {
    if (this.#circles.isRound(this.#match.answers.at(-1)!)) {
      this.#isStuck = true;
      this.#world.log.error({ code: 'bots-in-circles', table: this.id, seat, n: this.#match.n }, 'bots go round in circles and rest');
      this.#say(
        'The bots go round in circles: they come to the same place again and again, so they rest (bots-in-circles). That is our mistake: please report it. To play on, go back, or invite somebody to a seat that a bot plays.',
      );
    }
    this.#goOn();
  }

  /** A person has done something by which it may go on. */
  #unstick(): void {
    this.#isStuck = false;
    this.#circles.forget();
  }

  /** Said once for each seat; in a window without a name, because nobody is told whom it asks. */
  #noteFailure(seat: Seat): void {
    if (this.#isOut || this.#failed.has(seat)) return;
    this.#failed.add(seat);
    const { who, name } = this.#table.seats[seat]!;
    const bot = 'window' in this.#match.waiting ? 'A bot' : who === 'bot' ? name : `The bot that plays for ${name}`;
    this.#say(`${bot} could not decide and takes any choice that the rules allow (bot-failed). That is our mistake: please report it.`);
  }

  #anyAnswer(seat: Seat, chance: string): Answer | null {
    const open = this.#match.openFor(seat);
    return open && this.#timed(() => randomAnswer(open.decision, new SampledChance<'bot'>(new Seed(chance))));
  }

  // Looking

  #openFor(chair: Chair, n: number): Result<Decision> {
    const { as } = chair;
    if (as === null) return spectator;
    if (this.#isOut) return notSaved;
    const open = this.#mayLook(as) ? this.#match.openFor(as) : null;
    if (open && this.#firstNumber + open.turn === n) return { ok: true, value: open.decision };
    return refuse('late', { n }, 'This decision is not open any more; look at the table again.');
  }

  /** Whether a seat is asked, may see what, and nobody sits there now. */
  #isAwaited(seat: Seat): boolean {
    if (this.#isOut || this.#table.isPaused || this.#chairs.isHere(seat)) return false;
    return this.#mayLook(seat) && this.#match.openFor(seat) !== null;
  }

  #questionOf(seat: Seat): Omit<Notice, 'to'> {
    const { name } = this.#table;
    const { name: game } = this.game;
    try {
      const { asked } = this.#timed(() => besideView(this.#match, seat, this.#facts, false));
      return { game, name, says: asked!.says };
    } catch (error) {
      if (error instanceof Stopped) throw error;
      // Somebody is asked, whether or not the game has words for it.
      this.#world.faults.note('notice-words', error, { table: this.id, seat });
      return { game, name, says: 'You are asked something.' };
    }
  }

  // Taking back

  undo(chair: Chair): Result {
    const player = this.#player(chair);
    if (!player.ok) return player;
    const seat = player.value;
    if (this.#table.next !== undefined) return storyGoesOn(this.#table.next);
    if (this.#evenPause.isRunning) return windowRuns;
    const target = lastOwn(this.#match, seat, this.#isAuto);
    if (target === null) return nothingToUndo(seat);
    if (undoOf(this.#match, seat, this.#isAuto, this.#isEven).how === 'alone') return this.#backTo(target - 1);
    const voters = this.#people.filter(one => one.who === 'person' && one.bot === null && one.isHere).map(one => one.seat);
    if (voters.every(one => one === seat)) return this.#backUnasked(chair, target);
    if (this.#vote) return refuse('vote-open', { vote: this.#vote.vote.id }, 'A vote is open already; wait until it is decided.');
    const says = `${this.#nameOf(chair)} asks to go back to before their last choice.`;
    this.#vote = callVote(++this.#votes, seat, says, target, voters);
    this.#show();
    return done;
  }

  /** Those who are away read it when they come back. */
  #backUnasked(chair: Chair, target: number): Result {
    const back = this.#backTo(target - 1);
    const isAlone = this.#people.every(one => one.who !== 'person' || one.seat === chair.as);
    if (back.ok && !isAlone) this.#say(`${this.#nameOf(chair)} went back to before their last choice; nobody else was here to be asked.`);
    return back;
  }

  vote(chair: Chair, { vote, yes }: Request<'vote'>): Result {
    const player = this.#player(chair);
    if (!player.ok) return player;
    const open = this.#vote;
    if (open?.vote.id !== vote) return refuse('vote-closed', { vote }, 'This vote is over.');
    // Whoever asked may think better of it.
    if (!open.vote.open.includes(player.value) && (yes || open.vote.by !== player.value))
      return refuse('not-your-vote', { vote }, 'Your voice has been heard, or is not asked for.');
    if (!yes) this.#say(`${this.#nameOf(chair)} does not want to go back.`);
    this.#heard(hear(open, player.value, yes));
    this.#show();
    return done;
  }

  #heard({ open, heard }: { readonly open: OpenVote; readonly heard: Heard }): void {
    this.#vote = heard === 'open' ? open : null;
    if (heard === 'passed' && open.target <= this.#match.n) this.#backTo(open.target - 1);
  }

  #backTo(n: number): Result {
    const gone = this.#match.answers.filter(one => one.n > n);
    try {
      this.#timed(() => this.#match.backTo(n));
    } catch (error) {
      if (!(error instanceof BrokenPromise)) throw error;
      return refuse('too-far', { n: gone.length }, 'That lies too far back to be taken back.');
    }
    for (const one of gone) {
      this.#turns[one.seat]! -= 1;
      this.#sparing.takeBack(one.seat, this.#turns[one.seat]!);
      this.#auto.delete(one.n);
      if (this.#inTurn.get(one.seat) === one.n) this.#inTurn.delete(one.seat);
    }
    this.#momentAt = Math.min(this.#momentAt, n);
    this.#vote = null;
    this.#unstick();
    this.#bots.forget();
    this.#evenPause.drop();
    const reaches = this.#log.backTo(n) && this.#chairs.forget(this.#log.length);
    this.#changeTable({ undos: this.#undos + 1 });
    this.#saving.write({ do: 'back', id: this.id, n, at: this.#changedAt });
    if (!reaches) this.#showWhole();
    this.#goOn();
    return done;
  }

  // Talking, sitting, pausing

  chat(chair: Chair, says: string): Result {
    const shut = this.#shut;
    if (shut) return shut;
    this.#add({ name: this.#nameOf(chair), seat: chair.as, says });
    return done;
  }

  /** The table itself says something; its lines have no name. */
  #say(says: string): void {
    this.#add({ name: '', seat: null, says });
  }

  #add(said: Pick<ChatLine, 'name' | 'seat' | 'says'>): void {
    const line = this.#talk.add({ ...said, at: this.#world.now() });
    this.#saving.write({ do: 'chat', id: this.id, line });
    const chairs = this.#chairs.all;
    this.whenSaved(() => {
      for (const { outlet, as } of chairs) outlet.send(JSON.stringify({ type: 'chat', table: this.id, as, line } satisfies Reply));
    });
  }

  ping(chair: Chair, { about }: Request<'ping'>): Result {
    const name = this.#nameOf(chair);
    for (const { outlet, as } of this.#chairs.all)
      outlet.send(JSON.stringify({ type: 'ping', table: this.id, as, by: chair.as, name, about } satisfies Reply));
    return done;
  }

  rename(chair: Chair, name: string): Result {
    const shut = this.#shut;
    if (shut) return shut;
    if (chair.as === null) chair.name = name;
    else {
      const named = checkName(this.#table.seats, name, chair.as);
      if (!named.ok) return named;
      this.#changeSeats(rename(this.#table.seats, chair.as, name));
    }
    this.#show();
    return done;
  }

  standIn(chair: Chair, { seat, bot, host }: Request<'stand-in'>): Result {
    const actor = this.#actor(chair);
    if (!actor.ok) return actor;
    const seats = standIn(this.#table.seats, seat, bot, {
      seat: actor.value,
      isHost: host !== undefined && this.isHost(host),
      isHere: this.#chairs.isHere(seat),
      awayMs: this.#world.clock() - (this.#awaySince.get(seat) ?? this.#openedAt),
      graceMs: this.#world.standInMs,
    });
    if (!seats.ok) return seats;
    this.#changeSeats(seats.value);
    this.#unstick();
    if (this.#vote?.vote.open.includes(seat)) this.#heard(without(this.#vote, seat));
    this.#bots.forget();
    this.#goOn();
    return done;
  }

  setPaused(chair: Chair, isPaused: boolean): Result {
    const actor = this.#actor(chair);
    if (!actor.ok) return actor;
    if (this.isOver) return refuse('match-over', {}, 'The match is over; there is nothing to pause.');
    if (isPaused === this.#table.isPaused) return done;
    if (this.#evenPause.isRunning) return windowRuns;
    this.#changeTable({ isPaused });
    this.#bots.forget();
    this.#say(`${this.#nameOf(chair)} ${isPaused ? 'pauses the table' : 'goes on'}.`);
    this.#goOn();
    return done;
  }

  setHabits(chair: Chair, habits: Habits): Result {
    const actor = this.#actor(chair);
    if (!actor.ok) return actor;
    this.#changeSeats(setHabits(this.#table.seats, actor.value, habits));
    this.#heedWishes();
    return done;
  }

  setStops(chair: Chair, stops: Stops): Result {
    const actor = this.#actor(chair);
    if (!actor.ok) return actor;
    const known = (this.game.windows ?? []).map(one => one.kind);
    const stray = Object.keys(stops).find(kind => !known.includes(kind));
    if (stray !== undefined)
      return refuse('no-such-window', { kind: stray, known }, `There is no reaction window '${stray}'; they are ${known.join(', ')}.`);
    this.#changeSeats(setStops(this.#table.seats, actor.value, stops));
    this.#heedWishes();
    return done;
  }

  /** An invitation becomes a seat. */
  sit(wish: Sit): Result<Seat> {
    const shut = this.#shut;
    if (shut) return shut;
    const sat = sitDown(this.#table.seats, wish);
    if (!sat.ok) return sat;
    const named = checkName(this.#table.seats, wish.name, sat.value.seat);
    if (!named.ok) return named;
    const { seats, diceKnown } = this.#table;
    if (sat.value.seats !== seats) {
      this.#say(`${wish.name} sits down in seat ${sat.value.seat + 1}.`);
      // What was said of it before may have been talked away.
      if (diceKnown && !this.isOver) this.#say(DICE_KNOWN[diceKnown]);
    }
    this.#changeSeats(sat.value.seats);
    this.#unstick();
    this.#bots.forget();
    this.#goOn();
    return { ok: true, value: sat.value.seat };
  }

  // What the host may do

  isHost(key: string): boolean {
    return isKey(key, this.#table.host);
  }

  invite(seat: Seat): Result<string> {
    const shut = this.#shut;
    if (shut) return shut;
    const invited = inviteTo(this.#table.seats, seat);
    if (!invited.ok) return invited;
    const { who, name } = this.#table.seats[seat]!;
    for (const chair of this.#chairs.all.filter(one => one.as === seat)) {
      this.#chairs.leave(chair);
      this.#sendClosed(chair, 'seat-given-away', 'The host has given this seat to somebody else.');
    }
    // Whoever sits down there sees what the seat sees: that is for everybody to know.
    if (who === 'person') this.#say(`The host has taken seat ${seat + 1} from ${name} and invites somebody else to it.`);
    else if (who === 'bot') this.#say(`The host invites somebody to seat ${seat + 1}, which a bot plays.`);
    this.#changeSeats(invited.value.seats);
    this.#goOn();
    return { ok: true, value: invited.value.invite };
  }

  patch(to: { readonly name?: string | undefined; readonly archived?: boolean | undefined }): Result {
    const shut = this.#shut;
    if (shut) return shut;
    this.#changeTable({
      ...(to.name !== undefined && { name: to.name }),
      ...(to.archived !== undefined && { isArchived: to.archived }),
    });
    this.#show();
    return done;
  }

  // For the server

  /** The match was given away with the dice to come: everybody who plays on is to know. */
  noteExport(): void {
    if (this.isOver || this.#isOut) return;
    this.#changeTable({ diceKnown: 'exported' });
    this.#say(DICE_KNOWN.exported);
  }

  seatsOf(keys: readonly string[]): readonly Seat[] {
    return seatsOf(this.#table, keys);
  }

  cover(keys: readonly string[]): TableCover {
    const mine = this.seatsOf(keys);
    return {
      table: this.id,
      name: this.#table.name,
      game: this.game.id,
      status: this.isOver ? 'over' : this.#table.isPaused ? 'paused' : 'playing',
      isArchived: this.#table.isArchived,
      people: this.#people,
      mine,
      isHost: keys.some(key => this.isHost(key)),
      host: hostName(this.#table.seats),
      mode: modeOf(this.game, this.#table.setup),
      isMyTurn: mine.some(seat => this.#mayLook(seat) && this.#match.openFor(seat) !== null),
      turns: this.#turnsShown,
      since: this.#answerShownAt,
      createdAt: this.#table.createdAt,
      changedAt: this.#shownAt,
      chapter: this.game.sequel ? chapterOf(this.#table) : null,
      next: this.#table.next ?? null,
    };
  }

  /** Whose turn it is, as far as everybody may know. */
  get #turnsShown(): readonly Seat[] {
    const { waiting, outcome } = this.#match;
    const isHidden = this.#evenPause.isRunning || 'window' in waiting;
    return isHidden || outcome !== null || this.#table.isPaused ? [] : waiting.seats;
  }

  // The story that it is a chapter of

  /** What follows this match, if it is over and everybody has seen the end. */
  get sequel(): Result<NextMatch> {
    return this.#evenPause.isRunning ? windowRuns : this.#timed(() => sequelOf(this.#match));
  }

  get #inStory(): InStory | null {
    if (!this.game.sequel) return null;
    return inStory(this.#table, endOfStory(this.#match));
  }

  /** This chapter, when it is over. */
  get #told(): Chapter {
    return chapterTold(this.#table, this.#match, this.#answeredAt);
  }

  story(keys: readonly string[]): Story {
    const mine = this.seatsOf(keys);
    const now = this.isOver ? { told: this.#told, carries: this.#match.outcome!.carries } : null;
    const seat = mine.length === 1 ? mine[0]! : null;
    return this.#timed(() => storyOf(this.#table, this.game, seat, (now && this.#inStory?.end) ?? null, now));
  }

  /** Opens the next chapter, where everybody here may go; this one is put away. */
  follow(fresh: { readonly id: string; readonly seed: string }): Result<string> {
    const shut = this.#shut;
    if (shut) return shut;
    if (this.#table.next !== undefined) return { ok: true, value: this.#table.next };
    const { sequel } = this;
    if (!sequel.ok) return sequel;
    const at = this.#world.now();
    const opened = nextTable(this.#table, this.game, this.#told, sequel.value, { ...fresh, at });
    this.#table = { ...this.#table, next: opened.id, isArchived: true };
    this.#changedAt = at;
    this.#vote = null;
    this.#saving.write({ do: 'follow', id: this.id, table: this.#table, next: opened, at });
    this.#show();
    return { ok: true, value: opened.id };
  }

  /** Everybody here may go to a table at which it is played again. */
  noteAgain(id: string): void {
    if (this.#isOut) return;
    this.#changeTable({ again: id });
    this.#show();
  }

  /** The next chapter is gone: another may be opened. */
  forgetNext(id: string): void {
    if (this.#isOut || this.#table.next !== id) return;
    const { next: _, ...table } = this.#table;
    this.#table = table;
    this.#changeTable({ isArchived: false });
    this.#show();
  }

  /** The match up to now. It holds the seed. */
  get record(): MatchRecord {
    return recordOf(this.#match);
  }

  /** Ends the table's life in memory; everybody who looks is told why. */
  close(code: string, says: string): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#bots.forget();
    this.#evenPause.drop();
    for (const chair of this.#chairs.all) this.#sendClosed(chair, code, says);
    this.#chairs.close();
  }

  #sendClosed({ outlet, as }: Chair, code: string, says: string): void {
    outlet.closed?.(this.id, as);
    outlet.send(JSON.stringify({ type: 'closed', table: this.id, as, code, says } satisfies Reply));
  }
}
