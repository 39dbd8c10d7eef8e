/**
 * A live table: a match, the people round it, and the order of things. Whatever changes is worked out in memory at once and shown
 * only when it is durable; if it cannot be made durable, the table goes back to what is, and everybody is shown that.
 *
 * Here is its door: who may do something, and which part does it. Each part rests on those before it: its life (table-life.ts), what it has in memory
 * (table-memory.ts), what is said (table-talk.ts), what is shown (table-showing.ts), how the match goes on (table-play.ts), what is taken back
 * (table-undo.ts), its people (table-people.ts), its story (table-story.ts).
 */
import {
  type AnyGame,
  type AnyMatch,
  changesSeen,
  done,
  fromViews,
  lazyView,
  type MatchRecord,
  type NextMatch,
  type Result,
  recordOf,
  refuse,
  type Seat,
  viewOf,
} from '@quarry/kernel';
import type { Habits, Patch, Request, Sit, Stops, Story, TableCover } from '@quarry/protocol';
import { type Chair, Chairs, type Outlet } from './chairs.ts';
import { EvenPause, windowRuns } from './even-pause.ts';
import { isKey } from './keys.ts';
import { DICE_KNOWN } from './known-dice.ts';
import type { Notice } from './notices/notices.ts';
import { TableNotices } from './notices/table-notices.ts';
import { type Past, Stopped, seatsOf } from './past.ts';
import type { Restored } from './restore.ts';
import { nameOf } from './seats.ts';
import { askedOf, type Beside, besideView, PlainWords, standingIn, type TableFacts } from './sight.ts';
import type { StoredMatch, StoredSeat, StoredTable } from './store.ts';
import { TableCovers } from './table-cover.ts';
import { notSaved, restoreInTime, TableLife } from './table-life.ts';
import { TableLooks } from './table-looks.ts';
import { TableMemory } from './table-memory.ts';
import { TablePeople } from './table-people.ts';
import { TablePlay, type Tell } from './table-play.ts';
import { TableShowing } from './table-showing.ts';
import { TableStory } from './table-story.ts';
import { TableTalk } from './table-talk.ts';
import { TableUndo } from './table-undo.ts';
import type { TableWorld } from './table-world.ts';

const spectator = refuse('spectator', {}, 'Spectators look on; take a seat to play.');

export class LiveTable implements Past {
  readonly id: string;
  readonly game: AnyGame;
  readonly looks: TableLooks;
  readonly notices: TableNotices;
  readonly #world: TableWorld;
  readonly #commitment: string;
  readonly #life: TableLife;
  readonly #memory: TableMemory;
  readonly #chairs: Chairs;
  readonly #plain = new PlainWords();
  readonly #evenPause: EvenPause;
  readonly #talk: TableTalk;
  readonly #showing: TableShowing;
  readonly #play: TablePlay;
  readonly #undo: TableUndo;
  readonly #people: TablePeople;
  readonly #story: TableStory;
  readonly #covers: TableCovers;

  private constructor(world: TableWorld, game: AnyGame, stored: StoredMatch, restored: Restored) {
    this.id = stored.table.id;
    this.game = game;
    this.#world = world;
    this.#commitment = restored.match.commitment;
    this.#life = new TableLife(world, {
      id: this.id,
      game,
      stored: () => this.stored,
      leaveOff: () => {
        this.#undo.dropVote();
        this.#play.leaveOff();
      },
      takeUp: (...read) => this.#takeUp(...read),
      markStopped: () => this.#memory.markStopped(),
      dismiss: (code, says) => this.#people.dismiss(code, says),
    });
    const life = this.#life;
    const now = (): number => world.now();
    this.#memory = new TableMemory({ write: change => life.write(change), lose: error => life.lose(error), now }, game, stored, restored);
    this.#chairs = new Chairs(
      this.id,
      world.graceMs,
      {
        state: () => this.#match.still,
        view: (state, as) => viewOf(game.rules.state, state, as),
        changes: (before, after, as) => changesSeen(game.rules.state, before, after, as),
        beside: () => this.#besideOf(),
        stage: state => this.#timed(() => fromViews(game.rules.state, state, view => game.shows?.stage?.(view) ?? null)),
        sketch: (state, as) => this.#timed(() => game.shows?.sketch?.(lazyView(game.rules.state, state, as)) ?? null),
      },
      (seat, isHere) => life.safely(() => this.#people.changePresence(seat, isHere)),
    );
    this.#evenPause = new EvenPause(() => life.safely(() => this.#play.endWindow()));
    this.#talk = new TableTalk(
      {
        id: this.id,
        now,
        write: change => life.write(change),
        whenSaved: then => life.whenSaved(then),
        chairs: () => this.#chairs.all,
      },
      stored.chat,
    );
    const on = { life, memory: this.#memory, chairs: this.#chairs, talk: this.#talk, evenPause: this.#evenPause, now };
    const [sent, shown] = [(length: number) => world.sent?.(length), () => this.notices.callAway()];
    const showing = new TableShowing({ ...on, sent, shown });
    const play = new TablePlay(world, { ...on, showing, back: n => this.#undo.backTo(n) });
    const undo = new TableUndo({ ...on, showing, play, people: () => this.#people.all });
    this.#showing = showing;
    this.#play = play;
    this.#undo = undo;
    this.#people = new TablePeople(world, { ...on, showing, play, undo });
    this.#story = new TableStory({ ...on, showing, undo });
    this.#covers = new TableCovers({
      ...on,
      game,
      showing,
      people: () => this.#people.all,
      isHost: key => this.isHost(key),
      failed: error => world.faults.note('cover-words', error, { table: this.id }),
    });
    this.looks = new TableLooks({
      match: () => this.#match,
      log: () => this.#memory.log,
      lastInTurn: seat => this.#memory.lastInTurn(seat),
      openFor: ({ as }, n) => (as === null ? spectator : showing.openUnder(as, n)),
      asked: (world, seat) => askedOf(world, seat, world.view(seat), this.#facts),
      isBot: seat => this.#memory.seats[seat]!.bot !== null,
      timed: act => this.#timed(act),
      advise: decision => play.advise(decision),
      weigh: decision => play.weigh(decision),
    });
    this.notices = new TableNotices({
      seats: () => this.#memory.seats,
      changeSeats: seats => this.#keepSeats(seats),
      isAwaited: seat => this.#isAwaited(seat),
      question: seat => this.#questionOf(seat),
      call: (seat, isAwaited) => world.call?.(this.id, seat, isAwaited),
    });
  }

  /** A table from what is stored. Answers that changed rules no longer allow are dropped for good. */
  static open(world: TableWorld, game: AnyGame, stored: StoredMatch): Result<LiveTable> {
    const restored = restoreInTime(world, game, stored);
    if (!restored.ok) return restored;
    const table = new LiveTable(world, game, stored, restored.value);
    if (restored.value.isOtherRules) table.#memory.adoptRules(stored.told);
    return { ok: true, value: table };
  }

  #takeUp(stored: StoredMatch, restored: Restored): void {
    this.#memory.readAgain(stored, restored);
    this.#talk.readAgain(stored.chat);
    this.#plain.forget();
    this.#play.sayIfStuck();
    this.#showing.showWhole();
    this.#play.goOn();
  }

  get stored(): StoredTable {
    return this.#memory.stored;
  }

  get #match(): AnyMatch {
    return this.#memory.match;
  }

  get n(): number {
    return this.#memory.glance.n;
  }

  /** The match up to now. It holds the seed. */
  get record(): MatchRecord {
    return recordOf(this.#match);
  }

  /** Whether everybody has seen the end. */
  get isOver(): boolean {
    return this.#showing.isOver;
  }

  /** How many answers can be looked back at: what an even pause hides is not past yet. */
  get shownUpTo(): number {
    return this.#showing.shownUpTo;
  }

  /** Nobody looks, nothing is being stored: it may leave memory. */
  get isIdle(): boolean {
    return this.#chairs.isEmpty && !this.#life.isBusy;
  }

  /** Takes less room from here on, if nobody looks and nobody has just left. False if there is nothing to be done. */
  readonly rest = (): boolean => this.isIdle && this.#chairs.areCold && this.#memory.rest();

  /** Whether it is played and has a seat that anybody may take. */
  get isWelcoming(): boolean {
    const { isOpen = false, isArchived, isPaused, seats } = this.stored;
    return isOpen && !isArchived && !isPaused && !this.isOver && !this.#life.isOut && seats.some(one => one.who === 'open');
  }

  get isClosed(): boolean {
    return this.#life.isClosed;
  }

  get #facts(): TableFacts {
    const { stored, isAuto, sparedOf, firstNumber, isEven } = this.#memory;
    return {
      name: stored.name,
      isPaused: stored.isPaused,
      people: this.#people.all,
      vote: this.#undo.vote,
      commitment: this.#commitment,
      story: this.#story.place,
      lesson: stored.lesson ?? null,
      ...(stored.noHints && { noHints: true }),
      again: stored.again ?? null,
      isAuto,
      sparedOf,
      firstNumber,
      isEven,
      plain: this.#plain,
    };
  }

  /** What stands beside the view of each chair: what does not depend on who looks is worked out once, when the first one does. */
  #besideOf(): (as: Seat | null, plain: boolean) => Beside {
    let all: { readonly facts: TableFacts; readonly standing: ReturnType<typeof standingIn> } | null = null;
    return (as, plain) =>
      this.#timed(() => {
        all ??= { facts: this.#facts, standing: standingIn(this.#match) };
        return besideView(this.#match, as, all.facts, plain, all.standing);
      });
  }

  #timed<T>(act: () => T): T {
    return this.#life.timed(act);
  }

  /** Does something once everything up to now is durable, or something else if it never will be. */
  whenSaved(then: () => void, otherwise?: () => void): void {
    this.#life.whenSaved(then, otherwise);
  }

  /** Everybody waits while the table is brought to its end. They are told so when it is; if it could not be, it is read again. */
  endBy(end: () => Promise<void>, code: string, says: string): Promise<void> {
    return this.#life.endBy(end, code, says);
  }

  /** Ends the table's life in memory; everybody who looks is told why. */
  close(code: string, says: string): void {
    this.#life.close(code, says);
  }

  // What may be done from a chair

  join(outlet: Outlet, request: Request<'join'>): Result<Chair> {
    return this.#life.isOut ? notSaved : this.#people.join(outlet, request);
  }

  leave(chair: Chair): void {
    this.#chairs.leave(chair);
  }

  /** The seat of a chair that may act now. */
  #actor(chair: Chair): Result<Seat> {
    if (chair.as === null) return spectator;
    return this.#life.shut ?? { ok: true, value: chair.as };
  }

  /** The same, at a table where things go on. */
  #player(chair: Chair): Result<Seat> {
    const actor = this.#actor(chair);
    if (actor.ok && this.stored.isPaused) return refuse('paused', {}, 'The table is paused; go on with it first.');
    return actor;
  }

  /** An answer by a person; `tell` is called when it is durable, or refused. */
  answer(chair: Chair, request: Request<'answer'>, tell: Tell): void {
    const player = this.#player(chair);
    if (player.ok) this.#play.answer(player.value, request, tell);
    else tell(player);
  }

  /** A deed of several questions, by a person; likewise. */
  answers(chair: Chair, request: Request<'answers'>, tell: Tell): void {
    const player = this.#player(chair);
    if (player.ok) this.#play.answers(player.value, request, tell);
    else tell(player);
  }

  undo(chair: Chair, isSpared = false): Result {
    const player = this.#player(chair);
    return player.ok ? this.#undo.undo(player.value, isSpared) : player;
  }

  vote(chair: Chair, request: Request<'vote'>): Result {
    const player = this.#player(chair);
    return player.ok ? this.#undo.hear(player.value, request) : player;
  }

  chat(chair: Chair, says: string): Result {
    return this.#life.shut ?? this.#talk.add({ name: nameOf(this.stored.seats, chair), seat: chair.as, says });
  }

  ping(chair: Chair, { about }: Request<'ping'>): Result {
    return this.#timed(() => this.#talk.ping(this.#actor(chair), nameOf(this.stored.seats, chair), about, this.#match));
  }

  point(chair: Chair, { about }: Request<'point'>): Result {
    return this.#timed(() => this.#talk.point(chair.as, nameOf(this.stored.seats, chair), about, this.#showing.turns, this.#match));
  }

  rename(chair: Chair, name: string): Result {
    return this.#life.shut ?? this.#people.rename(chair, name);
  }

  standIn(chair: Chair, request: Request<'stand-in'>): Result {
    const actor = this.#actor(chair);
    const { host } = request;
    return actor.ok ? this.#people.standIn(actor.value, request, host !== undefined && this.isHost(host)) : actor;
  }

  setPaused(chair: Chair, isPaused: boolean): Result {
    const actor = this.#actor(chair);
    if (!actor.ok) return actor;
    if (this.isOver) return refuse('match-over', {}, 'The match is over; there is nothing to pause.');
    if (isPaused === this.stored.isPaused) return done;
    if (this.#evenPause.isRunning) return windowRuns;
    this.#memory.change({ isPaused, pausedBy: nameOf(this.stored.seats, chair) });
    this.#play.dropThoughts();
    this.#talk.say(`${nameOf(this.stored.seats, chair)} ${isPaused ? 'pauses the table' : 'goes on'}.`);
    this.#play.goOn();
    return done;
  }

  setHabits(chair: Chair, habits: Habits): Result {
    const actor = this.#actor(chair);
    return actor.ok ? this.#people.setHabits(actor.value, habits) : actor;
  }

  setStops(chair: Chair, stops: Stops): Result {
    const actor = this.#actor(chair);
    return actor.ok ? this.#people.setStops(actor.value, stops) : actor;
  }

  // What may be done with an invitation, or by the host

  /** An invitation becomes a seat; where anybody may sit down, it takes none. */
  sit(wish: Sit): Result<Seat> {
    return this.#life.shut ?? this.#people.sit(wish);
  }

  isHost(key: string): boolean {
    return isKey(key, this.stored.host);
  }

  invite(seat: Seat): Result<string> {
    return this.#life.shut ?? this.#people.invite(seat);
  }

  patch({ archived, ...more }: Patch): Result {
    if (this.#life.shut) return this.#life.shut;
    const given = Object.fromEntries(Object.entries(more).filter(([, one]) => one !== undefined)) as Partial<StoredTable>;
    this.#memory.change({ ...given, ...(archived !== undefined && { isArchived: archived }) });
    this.#showing.show();
    return done;
  }

  // For those who are away

  /** Whether a seat is asked, may see what, and nobody sits there now. */
  #isAwaited(seat: Seat): boolean {
    if (this.#life.isOut || this.stored.isPaused || this.#chairs.isHere(seat)) return false;
    return this.#showing.isAsked(seat);
  }

  #questionOf(seat: Seat): Omit<Notice, 'to'> {
    const [name, game] = [this.stored.name, this.game.name];
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

  #keepSeats(seats: readonly StoredSeat[]): Result {
    if (this.#life.shut) return this.#life.shut;
    this.#memory.changeSeats(seats);
    return done;
  }

  // What can be known without sitting here

  /** The match was given away with the dice to come: everybody who plays on is to know. */
  noteExport(): void {
    if (this.isOver || this.#life.isOut) return;
    this.#memory.change({ diceKnown: 'exported' });
    this.#talk.say(DICE_KNOWN.exported);
  }

  seatsOf(keys: readonly string[]): readonly Seat[] {
    return seatsOf(this.stored, keys);
  }

  cover(keys: readonly string[]): TableCover {
    return this.#covers.of(keys);
  }

  // The story that it is a chapter of

  /** What follows this match, if it is over and everybody has seen the end. */
  get sequel(): Result<NextMatch> {
    return this.#story.sequel;
  }

  story(keys: readonly string[]): Story {
    const mine = this.seatsOf(keys);
    return this.#story.tell(mine.length === 1 ? mine[0]! : null);
  }

  /** Opens the next chapter, where everybody here may go; this one is put away. */
  follow(fresh: { readonly id: string; readonly seed: string }): Result<string> {
    return this.#life.shut ?? this.#story.follow(fresh);
  }

  /** Everybody here may go to a table at which it is played again. */
  noteAgain(id: string): void {
    if (!this.#life.isOut) this.#story.noteAgain(id);
  }

  /** The next chapter is gone: another may be opened. */
  forgetNext(id: string): void {
    if (!this.#life.isOut) this.#story.forgetNext(id);
  }
}
