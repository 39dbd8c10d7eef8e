/** Taking back: alone where nobody has learned anything from it, otherwise when those who are here agree. */
import { BrokenPromise, done, type Result, refuse, type Seat } from '@quarry/kernel';
import type { Person, Request, Vote } from '@quarry/protocol';
import type { Chairs } from './chairs.ts';
import { type EvenPause, windowRuns } from './even-pause.ts';
import { lastOwn, undoTo } from './sight.ts';
import type { TableLife } from './table-life.ts';
import type { TableMemory } from './table-memory.ts';
import type { TablePlay } from './table-play.ts';
import type { TableShowing } from './table-showing.ts';
import type { TableTalk } from './table-talk.ts';
import { callVote, type Heard, hear, type OpenVote, without } from './votes.ts';

/** What is taken back, and who is asked. */
export interface Undoable {
  readonly memory: TableMemory;
  readonly life: Pick<TableLife, 'timed'>;
  readonly chairs: Pick<Chairs, 'forget'>;
  readonly talk: Pick<TableTalk, 'say'>;
  readonly showing: Pick<TableShowing, 'show' | 'showWhole'>;
  readonly play: Pick<TablePlay, 'forget' | 'goOn'>;
  readonly evenPause: Pick<EvenPause, 'isRunning'>;
  people(): readonly Person[];
}

const storyGoesOn = (next: string): ReturnType<typeof refuse> =>
  refuse('story-goes-on', { next }, 'The next chapter is open, so this one stays as it is. To play it otherwise, play on from its replay.');
const nothingToUndo = (seat: Seat): ReturnType<typeof refuse> =>
  refuse('nothing-to-undo', { seat }, 'You have answered nothing that could be taken back.');

export class TableUndo {
  readonly #table: Undoable;
  #open: OpenVote | null = null;
  #votes = 0;

  constructor(table: Undoable) {
    this.#table = table;
  }

  /** The vote that is open. */
  get vote(): Vote | null {
    return this.#open?.vote ?? null;
  }

  undo(seat: Seat, isSpared = false): Result {
    const { memory } = this.#table;
    const { match, stored, isAuto, sparedOf } = memory;
    if (stored.next !== undefined) return storyGoesOn(stored.next);
    if (this.#table.evenPause.isRunning) return windowRuns;
    const last = isSpared ? (sparedOf(seat)[0]?.n ?? null) : lastOwn(match, seat, isAuto);
    if (last === null) return nothingToUndo(seat);
    const target = memory.beginningOf(last);
    if (undoTo(match, seat, last, memory).how === 'alone') return this.backTo(target - 1);
    const here = this.#table.people().filter(one => one.who === 'person' && one.bot === null && one.isHere);
    const voters = here.map(one => one.seat);
    if (voters.every(one => one === seat)) return this.#backUnasked(seat, target);
    if (this.#open) return refuse('vote-open', { vote: this.#open.vote.id }, 'A vote is open already; wait until it is decided.');
    const says = `${this.#nameOf(seat)} asks to go back to before their last choice.`;
    this.#open = callVote(++this.#votes, seat, says, target, voters);
    this.#table.showing.show();
    return done;
  }

  /** Those who are away read it when they come back. */
  #backUnasked(seat: Seat, target: number): Result {
    const back = this.backTo(target - 1);
    const isAlone = this.#table.people().every(one => one.who !== 'person' || one.seat === seat);
    if (back.ok && !isAlone)
      this.#table.talk.say(`${this.#nameOf(seat)} went back to before their last choice; nobody else was here to be asked.`);
    return back;
  }

  hear(seat: Seat, { vote, yes }: Request<'vote'>): Result {
    const open = this.#open;
    if (open?.vote.id !== vote) return refuse('vote-closed', { vote }, 'This vote is over.');
    // Whoever asked may think better of it.
    if (!open.vote.open.includes(seat) && (yes || open.vote.by !== seat))
      return refuse('not-your-vote', { vote }, 'Your voice has been heard, or is not asked for.');
    if (!yes) this.#table.talk.say(`${this.#nameOf(seat)} does not want to go back.`);
    this.#heard(hear(open, seat, yes));
    this.#table.showing.show();
    return done;
  }

  /** Whoever sat there is not waited for any more. */
  goOnWithout(seat: Seat): void {
    if (this.#open?.vote.open.includes(seat)) this.#heard(without(this.#open, seat));
  }

  #heard({ open, heard }: { readonly open: OpenVote; readonly heard: Heard }): void {
    this.#open = heard === 'open' ? open : null;
    if (heard === 'passed' && open.target <= this.#table.memory.match.n) this.backTo(open.target - 1);
  }

  /** There is nothing to vote about any more. */
  dropVote(): void {
    this.#open = null;
  }

  /** Goes back to the point after `n` answers. */
  backTo(n: number): Result {
    const { memory, life, chairs, showing, play } = this.#table;
    const { match, log } = memory;
    const gone = match.answers.filter(one => one.n > n);
    try {
      life.timed(() => match.backTo(n));
    } catch (error) {
      if (!(error instanceof BrokenPromise)) throw error;
      return refuse('too-far', { n: gone.length }, 'That lies too far back to be taken back.');
    }
    const reaches = memory.takeBack(n, gone) && chairs.forget(log.length);
    this.dropVote();
    play.forget(gone);
    if (!reaches) showing.showWhole();
    play.goOn();
    return done;
  }

  #nameOf(seat: Seat): string {
    return this.#table.memory.seats[seat]!.name;
  }
}
