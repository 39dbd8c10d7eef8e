/**
 * What everybody round a table is shown, and when: changes once they are durable, everything to whoever comes or where changes would not do. During an even pause
 * only those are shown anything who are asked in the window; the others when it is over.
 */
import { type AnyMatch, type Decision, type Result, refuse, type Seat } from '@quarry/kernel';
import { FIRST_HABITS } from '@quarry/protocol';
import type { Chair, Chairs } from './chairs.ts';
import type { EvenPause } from './even-pause.ts';
import { notSaved, type TableLife } from './table-life.ts';
import type { TableMemory } from './table-memory.ts';
import type { TableTalk } from './table-talk.ts';

/** What is shown, and to whom. */
export interface ToShow {
  readonly memory: TableMemory;
  readonly life: Pick<TableLife, 'isOut' | 'timed' | 'whenSaved'>;
  readonly chairs: Pick<Chairs, 'all' | 'lookAgain' | 'whole' | 'glance' | 'send'>;
  readonly talk: Pick<TableTalk, 'recent'>;
  readonly evenPause: Pick<EvenPause, 'isRunning'>;
  now(): number;
  /** An update of so many characters was sent. */
  sent(length: number): void;
  /** Everybody who is here has been shown it: those who are away may have to be told. */
  shown(): void;
}

export class TableShowing {
  readonly #table: ToShow;
  /** What everybody has been shown: when it last changed, and after how many answers. Neither moves during an even pause. */
  #shownAt: number;
  /** When the last answer was given that everybody has seen. */
  #answerShownAt: number;
  #shownN: number;
  /** Whoever joined during an even pause is shown everything when it is over. */
  #afterPause: (() => unknown)[] = [];

  constructor(table: ToShow) {
    const { memory } = table;
    this.#table = table;
    this.#shownAt = memory.changedAt;
    this.#answerShownAt = memory.answeredAt;
    this.#shownN = memory.glance.n;
  }

  get shownAt(): number {
    return this.#shownAt;
  }

  get answerShownAt(): number {
    return this.#answerShownAt;
  }

  /** Whether everybody has seen the end. */
  get isOver(): boolean {
    const { memory, evenPause } = this.#table;
    return memory.glance.isOver && !evenPause.isRunning;
  }

  /** How many answers can be looked back at: what an even pause hides is not past yet. */
  get shownUpTo(): number {
    const { memory, evenPause } = this.#table;
    return evenPause.isRunning ? this.#shownN : memory.glance.n;
  }

  /** Whose turn it is, as far as everybody may know. */
  get turns(): readonly Seat[] {
    const { memory, evenPause } = this.#table;
    const { waiting, isOver } = memory.glance;
    const isHidden = evenPause.isRunning || 'window' in waiting;
    return isHidden || isOver || memory.stored.isPaused ? [] : waiting.seats;
  }

  /** During an even pause only those who are asked in the window are shown anything. */
  readonly mayLook = (as: Seat | null): boolean => {
    const { memory, evenPause } = this.#table;
    return !evenPause.isRunning || (as !== null && memory.isInWindow && memory.glance.asked.includes(as));
  };

  /** What a seat is asked, as far as it may see that now. */
  openFor(seat: Seat): ReturnType<AnyMatch['openFor']> {
    return this.mayLook(seat) ? this.#table.memory.match.openFor(seat) : null;
  }

  /** Whether a seat is asked something that it may see now. */
  isAsked(seat: Seat): boolean {
    return this.mayLook(seat) && this.#table.memory.glance.asked.includes(seat);
  }

  /** The decision that a seat is asked under this number; refused if it is open no more. */
  openUnder(seat: Seat, n: number): Result<Decision> {
    const { memory, life } = this.#table;
    if (life.isOut) return notSaved;
    const open = this.openFor(seat);
    if (open && memory.firstNumber + open.turn === n) return { ok: true, value: open.decision };
    return refuse('late', { n }, 'This decision is not open any more; look at the table again.');
  }

  /** Shows everything to everybody: changes would not do. */
  showWhole(): void {
    const { chairs, memory } = this.#table;
    chairs.lookAgain(memory.log);
    this.#afterPause = [];
    for (const chair of chairs.all) this.#showWholeTo(chair, null);
  }

  /** Shows everything to somebody who has come, as soon as they may look. */
  welcome(chair: Chair, id: number): void {
    const { chairs } = this.#table;
    if (this.mayLook(chair.as)) this.#showWholeTo(chair, id);
    else this.#afterPause.push(() => chairs.all.includes(chair) && this.#showWholeTo(chair, id));
  }

  #showWholeTo(chair: Chair, id: number | null): void {
    const { chairs, memory, life, talk } = this.#table;
    const { stops = {}, habits = FIRST_HABITS } = chair.as === null ? {} : memory.seats[chair.as]!;
    const text = life.timed(() => chairs.whole(chair, id, memory.log, { chat: talk.recent, stops, habits }));
    life.whenSaved(() => chair.outlet.send(text));
  }

  /** Shows what has changed, once it is durable. */
  show(): void {
    const { chairs, memory, life, evenPause, sent, shown } = this.#table;
    if (life.isOut) return;
    this.#noteShown();
    const glances = life.timed(() => chairs.glance(memory.log, this.mayLook));
    const waiting = evenPause.isRunning ? [] : this.#afterPause.splice(0);
    if (glances.length > 0)
      life.whenSaved(() => {
        for (const glance of glances) sent(chairs.send(glance));
      });
    for (const show of waiting) show();
    shown();
  }

  /** A window that waits is no change to others, and the time of an answer in it is nobody's business. */
  #noteShown(): void {
    const { memory, evenPause, now } = this.#table;
    const { match, changedAt, isInWindow } = memory;
    if (evenPause.isRunning || isInWindow) return;
    if (changedAt > this.#shownAt) this.#shownAt = now();
    if (this.#shownN !== match.n) this.#answerShownAt = now();
    this.#shownN = match.n;
  }
}
