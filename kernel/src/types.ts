/**
 * The kernel's vocabulary: seats, decisions, answers, events, refusals, outcomes. Types only, and the one
 * error class for promises that we ourselves broke. How decisions are asked is in ask.ts, who drives them in match.ts.
 */

/** A place at the table, counted clockwise from 0. */
export type Seat = number;
/** The id of a rule in a game's RULES.md, e.g. `ZD-ATK-3`. */
export type ClauseId = string;
/** Small JSON-safe facts that a sentence is later built from. */
export type Facts = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/** Something on the table that a screen can light up. */
export interface Ref {
  readonly kind: string;
  readonly id: string | number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Why a point or a path cannot be chosen: the rule, and our sentence. */
export interface Objection {
  readonly why: ClauseId;
  readonly says: string;
}

/**
 * Where a point may be put: the outline is drawn, `objection` decides, `some` are legal samples for bots and fuzzers.
 * Outline and samples are worked out when they are looked at.
 */
export interface Region {
  readonly outline: readonly (readonly Point[])[];
  readonly some: readonly Point[];
  /** It is where whoever is asked will stand. */
  readonly isSelf?: true;
  objection(point: Point): Objection | null;
}

/** Where a path may lead. A path is a list of corners after `from`; the empty path stays. Otherwise like a region. */
export interface Trail {
  readonly from: Point;
  readonly outline: readonly (readonly Point[])[];
  readonly some: readonly (readonly Point[])[];
  objection(path: readonly Point[]): Objection | null;
  /** The shortest way on from the end of a path so far to a point, as the whole path, or why there is none. */
  lead(path: readonly Point[], to: Point): readonly Point[] | Objection;
  /** What a path amounts to, in a few words: how long it is, what it crosses. */
  says?(path: readonly Point[]): string;
  /** The same as plain data, for a screen that draws it. */
  facts?(path: readonly Point[]): Facts;
}

/** Which options may be named together, where not every number of them may: `objection` decides, `some` are legal samples by index. */
export interface Fit {
  readonly some: readonly (readonly number[])[];
  objection(picks: readonly number[]): Objection | null;
}

/**
 * One thing that may be chosen. `value` is what the rule gets back, and what bots, sentences and screens read: plain data that survives JSON, never a piece of the
 * state. `key` names it in an answer and is not taken apart by anybody; `about` is lit up.
 */
export interface Option<T = unknown> {
  readonly key: string;
  readonly about: readonly Ref[];
  readonly value: T;
}

/** What a player would look for and may not do, and why not. */
export interface Refused {
  readonly about: readonly Ref[];
  readonly why: ClauseId;
  readonly facts: Facts;
}

/** What an option would lead to by the dice: named figures, each an exact distribution. */
export type Odds = Readonly<Record<string, readonly { readonly value: number; readonly chance: number }[]>>;

/**
 * A decision as plain data that survives JSON: all that a bot may look at. What speaks against another point or path than the samples
 * is asked of the game's own rules, with the view and the facts.
 */
export interface BareDecision {
  readonly seat: Seat;
  readonly kind: string;
  readonly rule: ClauseId;
  readonly choose: 'one' | 'some' | 'point' | 'path';
  readonly min: number;
  readonly max: number;
  readonly options: readonly Option[];
  /** In a `some`: the order of the keys in the answer matters. */
  readonly ordered: boolean;
  /** In a `some`: samples of what may be named together, by index; anything between `min` and `max` if undefined. */
  readonly fit: { readonly some: readonly (readonly number[])[] } | undefined;
  readonly region: { readonly some: readonly Point[] } | undefined;
  readonly trail: { readonly from: Point; readonly some: readonly (readonly Point[])[] } | undefined;
  /** What the question is about beyond its options. Seen by the seat that is asked. */
  readonly facts: Facts | undefined;
  /** Where others are asked whether they agree: the option that somebody has named for all. */
  readonly proposed?: Option;
}

/** A decision as the rule asks it. */
export interface Decision extends BareDecision {
  readonly fit: Fit | undefined;
  readonly region: Region | undefined;
  readonly trail: Trail | undefined;
  /** Worked out only when a person asks. */
  readonly not: (() => readonly Refused[]) | undefined;
  /** Worked out only when a person asks. */
  readonly odds: ((option: Option) => Odds) | undefined;
  /** In a `some`: of all that are named together, none of them included. Worked out only when a person asks. */
  readonly oddsOfSome?: ((options: readonly Option[]) => Odds) | undefined;
  /** Whether an option, by its key, is said for everybody who is asked; none is if undefined. */
  readonly speaksForAll?: (key: string) => boolean;
  /** Asked even if it has one answer only. */
  readonly isVeiled?: boolean;
}

/** Several decisions in one ask are open at the same time. */
export interface Ask {
  readonly decisions: readonly Decision[];
  /** Whether everybody is heard, in secret until the last one; or whoever first says something other than `pass` speaks for all. */
  readonly ends: 'all' | 'first';
  /** The name of a reaction window: others may know that it is open, but not whom it asks. */
  readonly window: string | undefined;
  /** Where not all questions are asked: the values of the others, each in its place, and the places of the decisions among them. */
  readonly beside?: { readonly values: readonly unknown[]; readonly places: readonly number[] };
}

/** A choice as it is picked from a list: the index of one option, the indices of some, a point, or a path. */
export type Pick = number | readonly number[] | Point | readonly Point[];
/** One for each decision of the ask; none where another seat spoke first, or is waited for. */
export type Picks = readonly (Pick | undefined)[];

/** What was chosen, as the rule receives it. */
export interface Chosen {
  /** For each question the value of one option, the values of some, a point, or a path. Of those who are heard if they speak first: what was said, or nothing. */
  readonly values: readonly unknown[];
  /** Who was heard, where only one is. */
  readonly by?: Seat;
  /** How it was picked, by decision; left out where nobody was asked, because nothing else is possible. */
  readonly picks?: Picks;
}

/** A choice as a person, a bot or a stored match gives it: keys of options, a point, or a path. */
export type Answer = string | readonly string[] | Point | readonly Point[];

/** A step of the rulebook. It yields when somebody must choose. Always called with `yield*`. */
export type Rule<Result = void> = Generator<Ask, Result, Chosen>;

/**
 * Something that happened, told by the deed that did it. `rule` says why. Everybody may see it, except for
 * what is under `secret`, which only the seats in `to` see.
 */
export interface Event extends Telling {
  readonly type: string;
  readonly [fact: string]: unknown;
}

type Telling<Secret = Facts> = {
  readonly rule: ClauseId;
  readonly secret?: { readonly to: readonly Seat[]; readonly facts: Secret };
  /** Something hidden came to light: undo stops here, and two worlds may part here. */
  readonly reveals?: boolean;
  /** It is part of another deed, whose sentence tells it: it needs none of its own. */
  readonly within?: string;
};

/** The facts that may be missing: those that only some are told. */
type Missing<Facts> = { [F in keyof Facts]-?: undefined extends Facts[F] ? F : never }[keyof Facts];
type SecretOf<Facts> = [Missing<Facts>] extends [never] ? never : { readonly [F in Missing<Facts>]: Exclude<Facts[F], undefined> };

/**
 * Every event of a game, from a table of what each type tells: `EventOf<{ 'water-rose': { by: number } }>`. What is told in secret to some, and
 * is missing for the others, is optional there. Of some types with their names after the table.
 */
export type EventOf<Facts, Types extends keyof Facts & string = keyof Facts & string> = {
  [T in Types]: Telling<SecretOf<Facts[T]>> & { readonly type: T } & Readonly<Facts[T]>;
}[Types];

/** How a match ended. Nobody won if `winners` is empty. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly why: ClauseId;
  readonly facts: Facts;
  /** What a game with a sequel hands on to the next match: plain data by its own schema. */
  readonly carries?: unknown;
}

/** A value, never thrown: what was asked cannot be done, and nothing has changed. */
export interface Refusal {
  readonly code: string;
  readonly facts: Facts;
  readonly says: string;
}

export type Result<T = void> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const done: Result = { ok: true, value: undefined };

export function refuse(code: string, facts: Facts, says: string): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code, facts, says } };
}

/** Thrown when the program itself is wrong; the message carries what is needed to replay it. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

/**
 * Thrown by a deed after which nothing else of the running scene happens: the last enemy has fallen, the turn is over at once. The match takes
 * it for the scene's end, and the state says what comes next. No rule catches it. It is the same one each time, because nobody reads where it was
 * thrown, and to write that down takes longer than the deed.
 */
export const sceneOver: Error = Object.freeze(Object.assign(new Error('the scene is over'), { name: 'SceneOver' }));

/** Thrown when the rules do more after one answer than any answer is worth: they might never come to an end. */
export class EndlessRule extends BrokenPromise {}
