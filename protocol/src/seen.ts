/**
 * What one chair sees of a table. The server works it out for each chair from what that seat may see, sends it whole on
 * joining and as changes afterwards (`diff` and `patch` of the kernel). Types, and what they are by default: messages are checked in messages.ts.
 */
import type {
  Amount,
  Answer,
  Beat,
  Block,
  Change,
  ClauseId,
  Facts,
  Intent,
  Objection,
  Odds,
  Option,
  Point,
  Ref,
  Rest,
  Seat,
  Sketch,
  Stage,
  Sum,
  Throw,
} from '@quarry/kernel';

/** An option as it is drawn: its key is the answer, `about` is what to light up, `says` is the button. */
export interface AskedOption {
  readonly key: string;
  readonly about: readonly Ref[];
  /** What it is worth to the game's rules: plain data, typed by the kind of the question. */
  readonly value?: unknown;
  readonly says: string;
  /** It only says how many of something. */
  readonly amount?: Amount;
  /** What it does, as one of the game's verbs. */
  readonly verb?: string;
  /** It ends what one may do now. */
  readonly isEnd?: true;
  /** By it one gives the match up. */
  readonly givesUp?: true;
  /** What is asked before it is done, because something would be left unused. */
  readonly asksFirst?: string;
  /** It begins a deed of several questions, which can be put together and done in one go. */
  readonly isComposed?: true;
  /** Things that it opens the way to: a click on one of them means this option, if no other leads there. */
  readonly leads?: readonly Ref[];
}

/** Every undo begins a new range of numbers: no number is ever asked under twice. */
export const NUMBERS_PER_UNDO = 1_000_000;

/** Which question of a seat it is, however often something was taken back: it goes back with an undo. */
export const questionNo = (n: number): number => n % NUMBERS_PER_UNDO;

/** The open decision of this seat. `n` is the seat's own counter, which an answer names; after an undo it goes on in a new range. */
export interface Asked {
  readonly n: number;
  readonly kind: string;
  readonly rule: ClauseId;
  /** The question, in one line. */
  readonly says: string;
  /** What is to be known for it, if there is anything: how things stand, what comes of it. */
  readonly told?: string;
  readonly choose: 'one' | 'some' | 'point' | 'path';
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  readonly options: readonly AskedOption[];
  readonly facts: Facts | null;
  /** What somebody has named for all, where this seat is asked whether it agrees. */
  readonly proposed?: Option;
  /** Where a point may be put or a path may lead, to be drawn. */
  readonly outline: readonly (readonly Point[])[] | null;
  /** The point is where whoever is asked will stand. */
  readonly isSelf?: true;
  /** Where a path begins. */
  readonly from: Point | null;
  /** Whether the empty path may be chosen. */
  readonly mayStay: boolean;
  /** A reaction window: it can be passed, and stops apply. */
  readonly isWindow: boolean;
  /** It passes by itself after a while: nothing may keep the seat from seeing it. */
  readonly isTimed?: true;
  /** Whether odds can be asked for: of an option, or of what is chosen together. */
  readonly hasOdds: boolean;
  /** Not everything does that is neither too few nor too many: what speaks against it is known by a look at it. */
  readonly isFitted?: true;
  /** The dice that it is about. */
  readonly dice?: Throw;
  /** Until when it may rest, and what is noted of it if it does. */
  readonly rest?: Pick<Rest, 'until' | 'mark'>;
}

/** Who sits in a seat. */
export interface Person {
  readonly seat: Seat;
  readonly name: string;
  readonly who: 'person' | 'bot' | 'open';
  /** The kind of bot that plays: its own seat, or in place of somebody who is away. */
  readonly bot: string | null;
  readonly isHere: boolean;
}

export interface Vote {
  readonly id: number;
  readonly about: 'undo';
  readonly by: Seat;
  /** What is asked, one sentence. */
  readonly says: string;
  /** Seats that have agreed, and those that are still to be heard. */
  readonly yes: readonly Seat[];
  readonly open: readonly Seat[];
}

export interface Undo {
  /** `alone`: it can be taken back at once. `vote`: others must agree. `none`: there is nothing to take back. */
  readonly how: 'alone' | 'vote' | 'none';
  /** Why not alone, one sentence; empty if alone. */
  readonly says: string;
}

export interface Spared {
  readonly count: number;
  /** What was decided last, one sentence. */
  readonly says: string;
  /** Whether one can go back to that question, as for any undo. */
  readonly change: Undo;
}

export interface Ended {
  readonly winners: readonly Seat[];
  readonly why: ClauseId;
  /** How it ended, one sentence; empty if the game has none. */
  readonly says: string;
  /** Published at the end, so that anyone can replay the match and check the dice. */
  readonly seed: string;
}

/** Where a match stands in a story of several chapters. */
export interface InStory {
  readonly chapter: number;
  /** When the match is over: whether the story goes on, or has been told to its end. */
  readonly end: 'goes-on' | 'told' | null;
  /** The table of the next chapter, once it has been opened. */
  readonly next: string | null;
  /** Who opens it. */
  readonly host: string;
}

/** What an enemy is about to do: a phrase for the board, one sentence with the rule, whom it may attack, and what else is drawn at it. */
export type SeenIntent = Pick<Intent, 'says' | 'why' | 'attacks' | 'facts'>;

/** By the piece (`intentKey`). */
export type Intents = Readonly<Record<string, SeenIntent>>;

export const intentKey = ({ kind, id }: Ref): string => `${kind} ${id}`;

export interface Seen {
  readonly name: string;
  readonly game: string;
  readonly status: 'playing' | 'paused' | 'over';
  readonly people: readonly Person[];
  /** What the game shows to this seat. */
  readonly view: unknown;
  readonly asked: Asked | null;
  readonly waiting: { readonly window: string } | { readonly seats: readonly Seat[] };
  readonly stage: Stage | null;
  /** What everybody plays for, and what the present step is for, one sentence each; empty if the game does not say. */
  readonly goal: string;
  readonly step: string;
  readonly undo: Undo;
  /** What the table has answered for this seat since it last answered in person; left out if nothing. */
  readonly spared?: Spared;
  readonly vote: Vote | null;
  readonly ended: Ended | null;
  /** Null if the game tells no story. */
  readonly story: InStory | null;
  /** The table at which the same people play it again, once somebody has opened it. The keys of this one open the same seats there. */
  readonly again: string | null;
  /** The hash of the seed, published from the start. */
  readonly commitment: string;
  /** The lesson that is followed at this table; null at any other. */
  readonly lesson: string | null;
  /** Places of its hints whose moment has passed; left out if there are none. */
  readonly passedHints?: readonly number[];
  /** Nobody is told at this table what to do; left out where one may ask. */
  readonly noHints?: true;
  /** Where things stand, for the plain screen; null if the chair did not ask for it. */
  readonly sketch: Sketch | null;
  /** What this seat wants to know, in words: likewise. */
  readonly describes: readonly Block[] | null;
}

/**
 * A line of the log: one event, in words. `event` holds its facts, without type and rule, for a screen that shows it happen.
 * Asides, which only a screen needs, say nothing.
 */
export interface Line {
  readonly rule: ClauseId;
  /** As everybody reads it who is told as much. */
  readonly says: string;
  /** The same, spoken to the seat that reads; left out where it is not spoken to. */
  readonly yours?: string;
  readonly type: string;
  /** The turn or step that it belongs to: lines are grouped under it. */
  readonly under: string;
  readonly event: Readonly<Record<string, unknown>>;
  /** How the number that it tells came about. */
  readonly sum?: Sum;
  /** How it is shown; left out for asides. */
  readonly beat?: Beat;
  /** Dice that fall with it, or that it reads. */
  readonly dice?: Throw;
}

/** A line as it comes: with the changes from what the chair saw at the line before to what it saw when this was told, if there are any. */
export interface ShownLine extends Line {
  readonly changes?: readonly Change[];
}

export interface ChatLine {
  readonly i: number;
  /** Empty if the table itself says it. */
  readonly name: string;
  readonly seat: Seat | null;
  readonly says: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What an option would lead to, or several together. */
export interface Look {
  readonly odds: Odds;
  /** Something new would come to light by it: it can be taken back only by consent. */
  readonly isFinal: boolean;
  /** Dice fall by it. */
  readonly rolls?: true;
  /** Why several together do not do, one sentence; they lead nowhere then. */
  readonly not?: string;
  /** Who would wake and who would hit at places that it is about or leads to, a sentence each; left out if nobody would anywhere. */
  readonly dangers?: readonly { readonly place: Ref; readonly says: readonly string[] }[];
}

/** A question of a deed that is put together, and what is chosen in it so far. */
export interface AheadStep {
  readonly asked: Asked;
  readonly answer: Answer;
  /** What that would come to, if it is known. */
  readonly odds?: Odds;
}

/** A deed of several questions, as it would be done: they are answered together. */
export interface Ahead {
  /** What the button says that does it. */
  readonly does: string;
  readonly steps: readonly AheadStep[];
  /** Something new would come to light by the last of them. */
  readonly isFinal: boolean;
  /** It leads to a place, and nothing is to be put together. */
  readonly isWalk?: true;
}

/** A way, as the whole path, what the game says of it (empty if nothing), in words and as plain data, and what enemies would do after it, if the game tells it. */
export interface Way {
  readonly path: readonly Point[];
  readonly says: string;
  readonly facts?: Facts;
  readonly intents?: Intents;
}

/** The way to a point, or why there is none. */
export type Lead = Way | Objection;

/** Something that a player would look for and may not do, and why not. */
export interface WhyNot {
  /** What it is, as its button would read. */
  readonly what: string;
  readonly about: readonly Ref[];
  readonly why: ClauseId;
  readonly says: string;
}

/** What is said to a seat that asks what to do: the two answers that go best, the better first, with what can be known at its seat. */
export interface Weighing {
  /** `chance`: how likely the seat wins after it, between 0 and 1. One alone where too little could be tried; its chance says nothing then. */
  readonly of: readonly { readonly answer: Answer; readonly chance: number }[];
  /** Whether the first is surely better, nobody can tell, they came to the same everywhere, or too little could be tried. */
  readonly is: 'better' | 'close' | 'same' | 'untried';
  /** In so many imagined worlds both were tried. */
  readonly worlds: number;
  /** What the first comes to and the second does not, each as it goes on after `It`. */
  readonly because: readonly string[];
}

/** Something that happened since a seat's last answer: `at` is the number of its line. */
export interface Since {
  readonly says: string;
  readonly at: number;
}

/**
 * Questions that a seat leaves to the table: those in which every answer comes to the same; ties among equals, the rest of a payment, moments in which nothing can
 * be done that matters.
 */
export interface Habits extends Readonly<Record<Habit, boolean>> {
  /** Questions that rest, by kind, each until what was noted of it has changed. */
  readonly rests?: Readonly<Record<string, string>> | undefined;
}
export type Habit = 'same' | 'ties' | 'payments' | 'idle';

/** What anybody has who has chosen nothing: only what makes no difference is not asked. */
export const FIRST_HABITS: Habits = { same: true, ties: false, payments: false, idle: false };

/** When a seat wants to be asked in a reaction window of this kind. */
export type When = 'always' | 'my-turn' | 'others-turn' | 'never';
export type Stops = Readonly<Record<string, When>>;
