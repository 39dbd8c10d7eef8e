/**
 * What is measured in a game, declared by the game itself: figures, tables, causes, what the box holds, and how all of it is read off
 * a match. Types only. Whoever plays many matches listens by them and adds up; a match that is merely played never looks here.
 */
import type { Decision, Event, Outcome, Pick, Seat } from './types.ts';

/** From, to; the same twice for a point. */
export type Target = readonly [number, number];

/** How a listener writes down what it hears in one match. Figures, tables, counts and shelves go by the ids that the measures declare. */
export interface Notes {
  /** One of the times of which a share is wanted. */
  rate(figure: string, isHit: boolean): void;
  mean(figure: string, value: number): void;
  /** A row of a table; its columns are written like figures. */
  row(table: string, name: string): { rate(column: string, isHit: boolean): void; mean(column: string, value: number): void };
  /** Once more for this name, e.g. the cause of a defeat. */
  count(group: string, name: string): void;
  histogram(figure: string, value: number): void;
  /** Of a match that was won: the part won by this name, and what would be its fair part. */
  share(group: string, name: string, won: number, fair: number): void;
  /** A thing from a shelf was used. */
  used(shelf: string, id: string): void;
}

/** What is done when an event is heard, by its type. The state is the one at that moment, and is not kept. */
export type Hears<State, Told extends Event = Event> = {
  readonly [T in Told['type']]?: Hear<State, Extract<Told, { readonly type: T }>>;
};
/** As a method, so that whoever listens to events of any game can call it. */
type Hear<State, Told> = { hear(event: Told, state: State): void }['hear'];

/** Listens to one match, for one side of it. */
export interface Listener<State, Told extends Event = Event> {
  readonly on?: Hears<State, Told>;
  /** A decision with what was picked in it, before the rules go on. */
  answered?(decision: Decision, pick: Pick, state: State): void;
  /** With how many decisions were made in it. */
  end?(outcome: Outcome | null, decisions: number): void;
}

/** Figures that are read together. */
export interface Section {
  readonly title: string;
  readonly note?: string;
  /** How each is called, by its id. */
  readonly figures: Readonly<Record<string, string>>;
}

export interface MeasuredTable {
  readonly title: string;
  readonly note?: string;
  /** What a row is, e.g. `tracking card`. */
  readonly row: string;
  readonly columns: Readonly<Record<string, string>>;
  /** Rows that are listed even if nothing was ever written in them. */
  readonly rows?: readonly string[];
}

/** Names that are counted, e.g. causes. */
export interface Counted {
  readonly title: string;
  readonly note?: string;
}

/** Things in the box that can be used: what stays on its shelf in every match is found by this list. */
export interface Shelf {
  readonly title: string;
  /** What is done with one, e.g. `bought`. */
  readonly verb: string;
  /** Names by id. */
  readonly holds: Readonly<Record<string, string>>;
}

/** What is played: the map, the encounter, the chapter. The set-up names it, or somebody at the table picks it. */
export interface Scenarios<State, Setup> {
  /** What a scenario is called here, e.g. `zone`. */
  readonly says: string;
  /** Names by id. */
  readonly names: Readonly<Record<string, string>>;
  /** The kind of decision in which one is picked; the ids are keys of its options. */
  readonly pickedIn?: string;
  /** The set-up with this scenario in it. */
  inSetup?(setup: Setup, id: string): Setup;
  /** Changes a state at the very beginning so that this scenario will be offered as soon as it can be. */
  offer?(state: State, id: string): void;
}

export interface Measures<State, Setup, Told extends Event = Event> {
  readonly sections: readonly Section[];
  /** Means that read better in per cent, as rates do. */
  readonly inPerCent?: readonly string[];
  readonly tables?: Readonly<Record<string, MeasuredTable>>;
  readonly counts?: Readonly<Record<string, Counted>>;
  readonly shelves?: Readonly<Record<string, Shelf>>;
  readonly scenarios?: Scenarios<State, Setup>;
  /** What the figures should be at a table, and under `share/<group>` the shares; by the scenario, if one is forced. */
  targets?(mode: string, seats: number, scenario?: string | null): Readonly<Record<string, Target>>;
  /** What a seat has achieved at the end beyond having won or not, e.g. points. */
  readonly score?: { readonly says: string; of(outcome: Outcome, seat: Seat): number };
  listen(seats: number, notes: Notes): readonly Listener<State, Told>[];
}
