/** What a game is to the kernel: a declared state, a beginning, and the scene that is played from any state. */
import type { Chance } from './chance.ts';
import type { Came, Danger, Intent } from './intents.ts';
import type { Measures } from './measures.ts';
import type { Passes } from './passes.ts';
import type { Schema } from './schema/index.ts';
import type { Teaching } from './teaching.ts';
import type { Telling } from './telling.ts';
import type { Answer, BareDecision, ClauseId, Decision, Event, Option, Outcome, Point, Ref, Refused, Result, Rule, Seat } from './types.ts';
import type { Worth } from './worth.ts';

/** What a rule works on: the state, chance, the ear of everybody, and the passes that are remembered. */
export interface Table<State, Stream extends string = string, Told extends Event = Event> {
  readonly state: State;
  readonly chance: Chance<Stream>;
  readonly passes: Passes;
  /** An event, or how it is put together, which looks and neither writes nor rolls: that is left out where nobody listens. */
  tell(this: void, event: Told | (() => Told)): void;
}

/** The event that is told, put together if it is not yet. */
export const eventIn = <Told extends Event>(told: Told | (() => Told)): Told => (typeof told === 'function' ? told() : told);

/** A short step of the rulebook that starts from state alone. */
export interface Scene<State, Stream extends string = string, Told extends Event = Event> {
  readonly name: string;
  readonly play: (table: Table<State, Stream, Told>) => Rule;
}

/** Clause id → our sentence and its chapter. */
export interface Clause {
  readonly id: ClauseId;
  readonly chapter: string;
  readonly says: string;
}

/** What stands on a printed card, for a screen that knows nothing of the game: its name, its kind, and what it says. */
export interface Face {
  readonly name: string;
  /** The line above the name, e.g. `Ammunition`. */
  readonly kind: string;
  readonly says: string;
  /** The line below it that no rule reads. */
  readonly flavour?: string;
}

/** Where in the rulebook the game stands. */
export interface Stage {
  /** The place in the whole, e.g. `Encounter 2 of 5 · Herd at the Ford`. */
  readonly title: string;
  /** The steps around the present one, in the order of the book, and which of them it is. */
  readonly steps: readonly string[];
  readonly at: number;
  /** A goal that is counted: encounter points, rounds. */
  readonly meter: { readonly says: string; readonly value: number; readonly of: number } | null;
  /** Whose turn it is, if it is somebody's. */
  readonly active: Seat | null;
  /** Which of its own it acts with, where a seat has several. */
  readonly actor?: Ref;
  /** Who acts in that turn just now, if it is nobody with a seat: `The machines`. */
  readonly acts?: string;
  /** How each seat stands, in a line, if that changes while others act: it is told with every event, what is told at length only after the last. */
  readonly standing?: readonly string[];
  /** The heading in the log for what happens now, e.g. `Turn 6 · Nora Marksman`. */
  readonly heading: string;
}

/** What people measure a plane in: its name, and how many of the plane's own measures make one. */
export interface Unit {
  readonly of: number;
  readonly says: string;
  /** How it is written behind a number; the button that sends a path then says how long it is, if the path's facts have that under the name of the unit. */
  readonly sign?: string;
}

/** Ground that is tinted: what nobody enters, what is higher, low walls to stand behind, growth to hide in, water. */
export type Ground = 'solid' | 'raised' | 'low' | 'growth' | 'water';

/** Where things stand, as plainly as it can be drawn. `ref` is what decisions are about. */
export interface Sketch {
  readonly kind: 'squares' | 'hexes' | 'plane';
  /** Squares by column and row. Hexes stand on a side: by column and place in it, so that the south-east of (x, y) is (x + 1, y). Empty on a plane. */
  readonly cells: readonly {
    readonly ref: Ref;
    readonly x: number;
    readonly y: number;
    readonly says: string;
    readonly mark: string;
    readonly ground?: Ground;
  }[];
  /** How squares go by, along the upper and the left edge, if they go by column and row: `A`, `B`; `1`, `2`. */
  readonly edges?: { readonly columns: readonly string[]; readonly rows: readonly string[] };
  /** What marks and tints of cells mean, for whoever sees them for the first time. */
  readonly legend?: readonly { readonly mark: string; readonly ground?: Ground; readonly says: string }[];
  /**
   * Terrain on a plane, where y grows upwards: what nobody walks through, the same with a roof to stand on, low walls, ground that is only
   * tinted, mere marks, and the rim of the plane itself. What `says` names before its first comma is written on it.
   */
  readonly outlines: readonly {
    readonly says: string;
    readonly sort: 'solid' | 'raised' | 'low' | 'area' | 'mark' | 'rim';
    readonly points: readonly { readonly x: number; readonly y: number }[];
  }[];
  /** Figures and markers: at a cell's column and row, or at a point with a radius. */
  readonly pieces: readonly {
    readonly ref: Ref;
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly says: string;
    /** One to three letters on the figure. */
    readonly mark: string;
    /** Written at the figure, with what it is about to do, where the letters alone say nothing to a newcomer. */
    readonly name?: string;
    readonly side: 'ours' | 'theirs' | 'neutral';
    /** Used up: drawn faintly. */
    readonly isSpent?: boolean;
  }[];
}

/** Lines of text that belong together: the turn, a hunter, an enemy, a card in play. */
export interface Block {
  readonly heading: string;
  readonly lines: readonly string[];
  /** The thing that it tells of, for a screen that shows it where that is pointed at. */
  readonly about?: Ref;
  /** The seat that it tells of. Its first block is the short one: a name, and in its first line how it stands. */
  readonly seat?: Seat;
  /** Its lines are a drawing in letters, for whoever has no other. */
  readonly isDrawing?: true;
  /** It is a page to be read: its heading is the title, its lines are the paragraphs. While nothing else lies on the table, an open one fills the middle. */
  readonly page?: Page;
}

/** What a page of a story has beside title and text. Only pages that have been opened are told. */
export interface Page {
  /** As it is printed: `1.01`. By it pages are told apart; people read the heading. */
  readonly number: string;
  /** The title of the chapter that it is the first page of. */
  readonly chapter?: string;
  /** In pencil, beside the text. */
  readonly notes: readonly string[];
  /** What is asked on it and where it leads, in printed order. */
  readonly offers: readonly Offer[];
  /** It was read before and can be read again; another one is open, or none. */
  readonly isRead?: true;
}

/** A way, a roll or a fight that a page offers. */
export interface Offer {
  readonly title: string;
  readonly says: string;
  /** What it takes, what it promises and what it may cost. */
  readonly hints: readonly { readonly is: 'needs' | 'gain' | 'risk'; readonly says: string }[];
  /** What the option is about that chooses it. */
  readonly about?: Ref;
  /** What came of it, if it is behind the party: `taken`, `passed`. */
  readonly came?: string;
}

/** What a lobby shows of a game, and the table that it opens with one click. */
export interface About {
  /** What it is like, one or two sentences. */
  readonly says: string;
  readonly minutes: readonly [number, number];
  readonly tags: readonly string[];
  readonly quick: { readonly setup: unknown; readonly seats: readonly ('me' | 'bot')[] };
}

/** For each seat of the next match, whose place it takes: a seat of the match before, or null if it is new. */
export type Heirs = readonly (Seat | null)[];

export interface Sequel<Setup, Carried> {
  readonly carries: Schema<Carried, unknown>;
  /** Fields of the next set-up that those who play on may still choose; none if left out. */
  readonly mayChoose?: readonly string[];
  /** The set-up of the next match for so many seats, or null if the story is over. */
  next(setup: Setup, carried: Carried, seats: number, heirs: Heirs): Setup | null;
  /** What the match of a set-up is called within the story: `Chapter 2: The Pass`. */
  title(setup: Setup): string;
  /** Our story so far, for people; to a seat of the match that handed it on, or to whoever looks on. */
  says(carried: Carried, seat: Seat | null): readonly Block[];
}

/** How what the version before stored comes into the shape of one version: JSON in, JSON out. What is left out stays as it is. */
export interface UpgradeStep {
  readonly state?: (json: unknown) => unknown;
  readonly setup?: (json: unknown) => unknown;
}

/** Step N carries from version N - 1 to version N. From the first step to the game's version none is missing. */
export type Upgrade = Readonly<Record<number, UpgradeStep>>;

export interface GameTable<Setup> {
  readonly mode: string;
  readonly setup: Setup;
  /** How the mode reads where a host chooses it, if not as its key: `Expedition: Cinderwing`. */
  readonly called?: string;
  /** What the mode is like, one sentence. */
  readonly says?: string;
  /** What one is invited to, after `invites you to`: `hunt a Sawtooth`. */
  readonly aim?: string;
  /** It is that mode with a turn of its own, which stands not beside it but is one switch for all modes; what the switch says. */
  readonly twist?: { readonly of: string; readonly says: string };
  /** What of it is kept as a playthrough: one match if left out, the whole `story` chapter after chapter, or `nothing`. */
  readonly recorded?: 'story' | 'nothing';
}

/** How often bots have won at a table, of so many matches: how hard it is. */
export interface Fared {
  readonly sensible: Won;
  /** Where it was measured. */
  readonly thinking?: Won;
}
export type Won = readonly [won: number, of: number];
/** By mode and number of seats. */
export type FaredAt = Readonly<Record<string, Readonly<Record<number, Fared>>>>;

// biome-ignore lint/suspicious/noExplicitAny: a catalogue holds games of every state and set-up
export type AnyGame = Game<any, any, any, any, any>;

/**
 * Reaction windows that a player can set stops for: kind of decision, and when it comes. `mustBeEven`: whom it asks, or whether anybody, would
 * give a secret away by the time it takes, so that a table of several people always lets it last equally long.
 */
export type Windows = readonly { readonly kind: string; readonly says: string; readonly mustBeEven?: true }[];

/** The rules: the state, its beginning, and what is played from it. */
export interface Rules<State, Setup, View, Stream extends string, Told extends Event> {
  readonly state: Schema<State, View>;
  begin(setup: Setup, chance: Chance<Stream>): State;
  next(state: State): Scene<State, Stream, Told> | Outcome;
  /** What must always be true of a state; each sentence is a promise that is broken. */
  faults(state: State): readonly string[];
  readonly windows?: Windows;
}

/** So many of what one counts: `stamina tokens`. */
export interface Amount {
  readonly n: number;
  readonly of: string;
}

/** What a person reads. Where it is left out, keys are shown. */
export interface Words<View, Told extends Event> {
  /** An event as a sentence for a person: `reader` is the seat that is spoken to as `you`, null where everybody goes by name. */
  sentence(event: Told, view: View, reader: Seat | null): string;
  /** Types of events that a log for people leaves out. */
  readonly asides?: readonly string[];
  /** Whether one of them is news all the same: nothing else tells what came of it. */
  isNews?(event: Told): boolean;
  /** What a decision asks, in one line: at most `LONGEST_QUESTION` characters. */
  questionSays?(decision: Decision, view: View): string;
  /** What is to be known for a decision and is neither asked nor an option: what stands so far, what comes of it. Empty if there is nothing. */
  toldSays?(decision: Decision, view: View): string;
  /** What a decision of this kind calls somebody to the table for, in a few words that finish `It is your turn to …`. */
  callSays?(kind: string): string;
  /** How an option reads to a person; its key if left out. */
  optionSays?(option: Option, decision: Decision, view: View): string;
  /** Of an option that only says how many of something: a screen makes one control of all that count the same. Null for every other. */
  amountIn?(option: Option, decision: BareDecision): Amount | null;
  /** What a decision leaves out besides what the rule that asks says itself, from what the seat sees. */
  refused?(view: View, decision: Decision): readonly Refused[];
  /** How what is not offered is called; by the thing that it is about, if left out. */
  refusedIs?(refused: Refused, decision: Decision, view: View): string;
  /** Why something is not offered, as one sentence. */
  refusedSays?(refused: Refused, view: View): string;
  /** How a match ended, as one sentence. */
  outcomeSays?(outcome: Outcome, view: View): string;
}

/** What stands on the table, for a terminal and for a screen that knows nothing of the game. */
export interface Shown<View, Told extends Event = Event> {
  stage?(view: View): Stage;
  /** What a seat (null: a spectator) wants to know before it chooses, in words. */
  describe?(view: View, seat: Seat | null): readonly Block[];
  sketch?(view: View): Sketch;
  /** What each enemy that is awake will do next, as far as a seat (null: a spectator) can know. `within`: where its path may lead, if one is asked for. The contract compares it with what then comes (K-168). */
  intends?(view: View, seat: Seat | null, within?: readonly (readonly Point[])[]): readonly Intent[];
  /** Which step of an enemy an event is, if it is one. */
  came?(event: Told): Came | null;
  /** Who would wake, and who would hit the seat's piece, if it stood at a place that it may go to. `asked`: what the place is offered for, which may be another's way. */
  dangers?(view: View, seat: Seat, place: Ref, asked?: { readonly kind: string }): readonly Danger[];
  /** The same where places are points: at the end of a path that is asked for. */
  dangersAt?(view: View, seat: Seat, at: Point): readonly Danger[];
  /** What each enemy would do if the seat's piece had gone along a path that is asked for: for whoever lays it, before it is sent. */
  intendsAfter?(view: View, seat: Seat, path: readonly Point[]): readonly Intent[];
  readonly unit?: Unit;
  /** Printed cards by number. */
  faces?(): readonly Face[];
}

/** What many matches are to show, in a contract and in the lab. */
export interface Proof<State, Setup, Told extends Event> {
  /** Everything that a contract suite wants to see exercised: kinds of decision, cards, words, enemy actions. */
  readonly exercises: Readonly<Record<string, readonly string[]>>;
  /** Which of them an event exercised, as `[list, name]` pairs. */
  exercised(event: Told): readonly (readonly [string, string])[];
  /** What is looked at when many matches are played. */
  readonly measures?: Measures<State, Setup, Told>;
}

/**
 * What a game gives, in the order in which one reads it. What has no question mark must be there for a match to be played; the rest may be left out, and
 * is missed only where its heading says. `Told` is every event that the game tells, one type for each.
 */
export interface Game<State, Setup, View = unknown, Stream extends string = string, Told extends Event = Event> {
  // Which game it is

  readonly id: string;
  readonly name: string;
  /** Raised by every change after which an old log replays differently or something else is stored; then `upgrade` gets a step. */
  readonly version: number;
  /** A hash of the printed content that a match began with. */
  readonly content: string;
  /** The printed cards by number, as a state refers to them: their keys. A number is a card's for as long as there are matches of the version. */
  readonly cards?: readonly string[];
  /** What a lobby shows of it. */
  readonly about?: About;

  // Set-up: who can play, and what a host may choose

  readonly seats: { readonly min: number; readonly max: number };
  readonly setup: Schema<Setup, unknown>;
  seatsOf(setup: Setup): number;
  /** A set-up that fits the schema may still break a rule of the game. */
  checkSetup(setup: Setup): Result;
  /** Sensible set-ups: by mode and number of seats. */
  readonly tables: readonly GameTable<Setup>[];
  /** The same modes with other numbers of seats, for a host to begin from; what is tested and measured are the tables above. */
  readonly moreTables?: readonly GameTable<Setup>[];
  /** How bots have fared there, as `quarry lab` and `quarry duel` counted it: what a lobby says of how hard a mode is. */
  readonly fared?: FaredAt;

  // One match

  readonly rules: Rules<State, Setup, View, Stream, Told>;
  /** How a sensible player answers, from what the seat sees alone: plain data, from which the answer is the same everywhere (K-98). */
  sensible(view: View, decision: BareDecision, seat: Seat, chance: Chance<'bot'>): Answer;
  /** How good a position is. Without it a player that thinks lets sensible ones play to the end. */
  readonly worth?: Worth<View>;

  // Beyond one match: the next one, and matches that older rules have stored

  /** How one match leads to the next at the same table, if it does: a campaign. */
  // biome-ignore lint/suspicious/noExplicitAny: what is handed on is between the game and itself
  readonly sequel?: Sequel<Setup, any>;
  /** Carries what an older version stored into the shape of today, step by step; what comes out is checked like anything from outside. */
  readonly upgrade?: Upgrade;

  // For people

  readonly words: Words<View, Told>;
  readonly shows?: Shown<View, Told>;
  /** How what happens is shown and remembered, and what a question means to whoever is asked. */
  readonly tells?: Telling<View, Told>;
  /** What a newcomer is told; a contract asks for it. */
  readonly teaches?: Teaching<Setup, View, Told>;

  readonly proof: Proof<State, Setup, Told>;
}
