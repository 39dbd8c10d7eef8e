/** What a game is to the kernel: a declared state, a beginning, and the scene that is played from any state. */
import type { Chance } from './chance.ts';
import type { Passes } from './passes.ts';
import type { Schema } from './schema.ts';
import type { Answer, ClauseId, Decision, Event, Outcome, Ref, Result, Rule, Seat } from './words.ts';

/** What a rule works on: the state, chance, the ear of everybody, and the passes that are remembered. */
export interface Table<State, Stream extends string = string> {
  readonly state: State;
  readonly chance: Chance<Stream>;
  readonly passes: Passes;
  readonly tell: (event: Event) => void;
}

/** A short step of the rulebook that starts from state alone. */
export interface Scene<State, Stream extends string = string> {
  readonly name: string;
  readonly play: (table: Table<State, Stream>) => Rule;
}

/** Clause id → our sentence and its chapter. */
export interface Clause {
  readonly id: ClauseId;
  readonly chapter: string;
  readonly says: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a catalogue holds games of every state and set-up
export type AnyGame = Game<any, any, any, any>;

export interface Game<State, Setup, View = unknown, Stream extends string = string> {
  readonly id: string;
  readonly name: string;
  /** Raised by every change after which an old log replays differently. */
  readonly version: number;
  /** A hash of the printed content that a match began with. */
  readonly content: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** What a host may choose. */
  readonly setup: Schema<Setup>;
  readonly state: Schema<State, View>;
  seatsOf(setup: Setup): number;
  /** A set-up that fits the schema may still break a rule of the game. */
  checkSetup(setup: Setup): Result;
  begin(setup: Setup, chance: Chance<Stream>): State;
  next(state: State): Scene<State, Stream> | Outcome;
  /** What must always be true of a state; each sentence is a promise that is broken. */
  faults(state: State): readonly string[];
  /** How a sensible player answers, from what the seat sees alone. */
  sensible(view: View, decision: Decision, seat: Seat, chance: Chance<'bot'>): Answer;
  /** An event as a sentence for a person. */
  sentence(event: Event, state: View): string;
  /** Types of events that a log for people leaves out. */
  readonly asides?: readonly string[];
  /** What a seat sees, in a few lines of text. */
  describe?(view: View, seat: Seat): string;
  /** How an option reads to a person; its key if left out. */
  optionSays?(option: { readonly key: string; readonly about: readonly Ref[] }, decision: Decision, view: View): string;
  /** Everything that a contract suite wants to see exercised: kinds of decision, cards, words, enemy actions. */
  readonly exercises: Readonly<Record<string, readonly string[]>>;
  /** Which of them an event exercised, as `[list, name]` pairs. */
  exercised(event: Event): readonly (readonly [string, string])[];
  /** Sensible set-ups: by mode and number of seats. */
  readonly tables: readonly { readonly mode: string; readonly setup: Setup }[];
}
