/**
 * How a rule asks. Every helper says how all legal options are listed and hands back the value of what was chosen; they are listed only where nobody has chosen yet. A
 * decision that has only one possible answer is not asked. Who answers, and how an answer is checked, is in match.ts.
 */

import type { Passes } from './passes.ts';
import { isSettled, settled } from './settled.ts';
import type {
  Answer,
  Ask,
  Chosen,
  ClauseId,
  Decision,
  Facts,
  Fit,
  Objection,
  Odds,
  Option,
  Point,
  Ref,
  Refused,
  Region,
  Rule,
  Seat,
  Trail,
} from './types.ts';
import { BrokenPromise } from './types.ts';

/** All legal options, or how they are listed: that is left out where the choice is known already. */
export type Options<T> = readonly Option<T>[] | (() => readonly Option<T>[]);

export const listed = <T>(options: Options<T>): readonly Option<T>[] => (typeof options === 'function' ? options() : options);

/** What every question says of itself. `Chosen` is what may come of it: where it may be left, nothing (null) as well. */
export interface Question<T, Chosen = T> {
  readonly seat: Seat;
  readonly kind: string;
  readonly rule: ClauseId;
  readonly options: Options<T>;
  /** What the question is about beyond its options: the enemy that moves, the dice that fell, the offer that is made. */
  readonly facts?: Facts;
  /** What somebody has named for all, where others are asked whether they agree. */
  readonly proposed?: Option;
  readonly not?: () => readonly Refused[];
  odds?(this: void, option: Option<Chosen>): Odds;
  /** Asked even where only one answer is possible: not to be asked would tell what is hidden. */
  readonly isVeiled?: boolean;
}

export interface SomeQuestion<T> extends Question<T> {
  readonly min?: number;
  readonly max?: number;
  readonly ordered?: boolean;
  /** What speaks against naming these together. Options that are left with a single possible answer are not asked. */
  fits?(values: readonly T[]): Objection | null;
  /** What naming these together would lead to; naming none is as good a choice. */
  oddsOfSome?(values: readonly T[]): Odds;
}

export function option<T>(key: string, value: T, ...about: Ref[]): Option<T> {
  return { key, about, value };
}

/** What `confirm` offers. */
export const YES_OR_NO: readonly Option<boolean>[] = [option('yes', true), option('no', false)];
/** The option to do nothing, where a rule says "may". */
export const pass: Option<null> = option('pass', null);

const NOWHERE = {};
const NOTHING: readonly Option[] = [];

/** A question whose options have been listed. */
type Listed<Q extends Question<unknown>> = Omit<Q, 'options'> & { readonly options: readonly Option[] };

const listedIn = <Q extends Question<unknown>>(question: Q): Listed<Q> => ({ ...question, options: listed(question.options) });

function decision(
  question: Listed<Question<unknown>>,
  choose: Decision['choose'],
  min: number,
  max: number,
  ordered = false,
  where: Pick<Partial<Decision>, 'region' | 'trail' | 'fit' | 'oddsOfSome'> = NOWHERE,
): Decision {
  return {
    seat: question.seat,
    kind: question.kind,
    rule: question.rule,
    choose,
    min,
    max,
    options: question.options,
    ordered,
    fit: where.fit,
    region: where.region,
    trail: where.trail,
    facts: question.facts,
    not: question.not,
    odds: question.odds,
    oddsOfSome: where.oddsOfSome,
    ...(question.proposed && { proposed: question.proposed }),
    ...(question.isVeiled && { isVeiled: true }),
  };
}

const ask = (one: Decision, window?: string): Ask => ({ decisions: [one], ends: 'all', window });

/** What was chosen where one thing was asked. */
const only = ({ values }: Chosen): unknown => values[0];

/** A question for one option, to be asked beside others in one ask. */
export const questionOf = (question: Question<unknown>, mayPass: boolean): Decision => {
  const options = listed(question.options);
  return decision({ ...question, options: mayPass ? [...options, pass] : options }, 'one', 1, 1);
};

function nothingToChoose(question: Question<unknown>): never {
  throw new BrokenPromise(`${question.kind} (${question.rule}) asks seat ${question.seat} to choose, but there is no option`);
}

/** What is chosen without asking, because nothing else is possible. */
interface Sure {
  readonly value: unknown;
}

/** One decision, or the only option there is. */
function oneOf(question: Question<unknown>, more: readonly Option[] = NOTHING): Decision | Sure {
  const own = listed(question.options);
  const options = more.length === 0 ? own : [...own, ...more];
  if (options.length === 1 && !question.isVeiled) return { value: options[0]!.value };
  if (options.length === 0) nothingToChoose(question);
  return decision({ ...question, options }, 'one', 1, 1);
}

const PASS: readonly Option[] = [pass];

const isSure = (one: Decision | Sure): one is Sure => 'value' in one;
const askUnlessSure = (one: Decision | Sure): Ask | Chosen => (isSure(one) ? { values: [one.value] } : ask(one));

/** What a seat is asked to choose one of, or the only option there is. */
export const askForOne = (question: Question<unknown>): Ask | Chosen => askUnlessSure(oneOf(question));

/** Exactly one of the options. */
export function* chooseOne<T>(question: Question<T>): Rule<T> {
  const found = settled(() => askForOne(question));
  return only(isSettled(found) ? found : yield found) as T;
}

/** One of the options, or nothing. With no option at all nobody is asked, unless it is veiled. */
export function* mayChoose<T>(question: Question<T, T | null>): Rule<T | null> {
  const found = settled(() => askUnlessSure(oneOf(question, PASS)));
  return only(isSettled(found) ? found : yield found) as T | null;
}

/** How many may be named: never more than there are. */
function bounds({ options, min = 0, max = options.length }: Listed<SomeQuestion<unknown>>): { readonly min: number; readonly max: number } {
  const most = Math.max(0, Math.min(max, options.length));
  return { min: Math.max(0, Math.min(min, most)), max: most };
}

/** Whether there is more than one possible answer. */
function isOpen(question: Listed<SomeQuestion<unknown>>): boolean {
  const { min, max } = bounds(question);
  if (max === 0) return false;
  return min < question.options.length || (question.ordered === true && max > 1);
}

/** Between `min` and `max` of the options, in the order in which they were named. */
export function* chooseSome<T>(question: SomeQuestion<T>): Rule<T[]> {
  const found = settled(() => askUnlessSure(someOf(question as SomeQuestion<unknown>)));
  return only(isSettled(found) ? found : yield found) as T[];
}

const valuesAt = ({ options }: Listed<Question<unknown>>, picks: readonly number[]): unknown[] => picks.map(i => options[i]!.value);

/** The decision, or what is chosen without asking because nothing else is possible. */
function someOf(asked: SomeQuestion<unknown>): Decision | Sure {
  const question = listedIn(asked);
  const { min, max } = bounds(question);
  const fit = fitOf(question);
  if (fit?.some.length === 0) nothingToChoose(question);
  if (fit?.some.length === 1 && !question.isVeiled) return { value: valuesAt(question, fit.some[0]!) };
  if (!fit && !question.isVeiled && !isOpen(question)) return { value: question.options.slice(0, max).map(one => one.value) };
  const oddsOfSome = question.oddsOfSome && ((named: readonly Option[]) => question.oddsOfSome!(named.map(one => one.value)));
  return decision(question, 'some', min, max, question.ordered, { fit, oddsOfSome });
}

/** Samples of what fits, smaller ones first; all of them unless there are very many. */
function fitOf(question: Listed<SomeQuestion<unknown>>): Fit | undefined {
  if (!question.fits) return undefined;
  const { options } = question;
  const { min, max } = bounds(question);
  const objection = (picks: readonly number[]): Objection | null => question.fits!(valuesAt(question, picks));
  const some: (readonly number[])[] = [];
  let tried = 0;
  for (let size = min; size <= max; size++) {
    for (const picks of combinations(options.length, size)) {
      if (!objection(picks)) some.push(picks);
      if (some.length === MOST_SAMPLES || ++tried === MOST_TRIED) return { some, objection };
    }
  }
  return { some, objection };
}

const MOST_SAMPLES = 100;
const MOST_TRIED = 20_000;

/** All ways to take `size` of the numbers below `n`, in rising order. */
function* combinations(n: number, size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) yield [];
  else for (let i = from; i <= n - size; i++) for (const rest of combinations(n, size - 1, i + 1)) yield [i, ...rest];
}

/** All of the options, in an order of the seat's choice. */
export function* chooseOrder<T>(question: Question<T>): Rule<T[]> {
  const all = Number.POSITIVE_INFINITY;
  return yield* chooseSome({ ...question, min: all, max: all, ordered: true });
}

/** A point of a region. */
export function* choosePoint(question: Omit<Question<never>, 'options'>, region: Region): Rule<Point> {
  const found = settled(() => ask(decision({ ...question, options: [] }, 'point', 1, 1, false, { region })));
  return only(isSettled(found) ? found : yield found) as Point;
}

/** A path along a trail: its corners, none if it stays. */
export function* choosePath(question: Omit<Question<never>, 'options'>, trail: Trail): Rule<readonly Point[]> {
  const found = settled(() => ask(decision({ ...question, options: [] }, 'path', 1, 1, false, { trail })));
  return only(isSettled(found) ? found : yield found) as readonly Point[];
}

/** Yes or no. */
export function* confirm(question: Omit<Question<boolean>, 'options'>): Rule<boolean> {
  return yield* chooseOne({ ...question, options: YES_OR_NO });
}

/** Several at once: those that have more than one answer are asked, the others are settled beside them. */
function askOf(all: readonly (Decision | Sure)[]): Ask | Chosen {
  const values = all.map(one => (isSure(one) ? one.value : undefined));
  const decisions = all.filter((one): one is Decision => !isSure(one));
  if (decisions.length === 0) return { values };
  return { decisions, ends: 'all', window: undefined, beside: { values, places: decisions.map(one => all.indexOf(one)) } };
}

/** The same moment for several seats: each chooses one option in secret, all are shown together. */
export function* askAll<T>(questions: readonly Question<T>[]): Rule<T[]> {
  const found = settled(() => askOf(questions.map(one => oneOf(one))));
  return (isSettled(found) ? found : yield found).values as T[];
}

/** The same moment for several seats, each choosing some of its options. */
export function* askAllSome<T>(questions: readonly SomeQuestion<T>[]): Rule<T[][]> {
  const found = settled(() => askOf(questions.map(one => someOf(one as SomeQuestion<unknown>))));
  return (isSettled(found) ? found : yield found).values as T[][];
}

/** A reaction window: who may react, in which order, and with what. */
export interface Window<T> {
  readonly name: string;
  readonly rule: ClauseId;
  readonly seats: readonly Seat[];
  /** Gone through once, each seat reacting in its place until it passes; or round and round until all have passed in a row. */
  readonly rounds?: 'once' | 'until-all-pass';
  /** A seat may pass once, or keep passing this window until the game forgets passes of this name. */
  readonly until: string;
  readonly options: (seat: Seat) => readonly Option<T>[];
  /** What everybody who is asked may know of the occasion: read anew each time, because what was played before may have changed it. */
  readonly facts?: () => Facts;
  /** Worked out only when a person asks. */
  odds?(this: void, seat: Seat, option: Option<T | null>): Odds;
  /** Plays the reaction; `close` ends the window at once. */
  readonly play: (seat: Seat, reaction: T) => Rule<'close' | 'go-on'>;
}

/**
 * Offers a reaction to the seats in order, again and again, until all have passed in a row; or, in a window that is gone
 * through once, to each seat until it passes. A seat that cannot react passes by itself, and so does one that said to pass until later.
 */
export function* offer<T>(passes: Passes, window: Window<T>): Rule<'close' | 'go-on'> {
  const { seats } = window;
  const goesRound = window.rounds !== 'once';
  let passed = 0;
  let hasAsked = false;
  for (let i = 0; passed < seats.length; ) {
    const seat = seats[i] as Seat;
    const did = yield* reactOrPass(passes, window, seat);
    const hasPassed = did === 'could-not' || did === 'passed';
    if (did !== 'could-not') hasAsked = true;
    if (did === 'close') return 'close';
    if (hasPassed) passed += 1;
    else if (goesRound) passed = 0;
    if (hasPassed || goesRound) i = (i + 1) % seats.length;
  }
  if (!hasAsked) passes.wentBy += 1;
  return 'go-on';
}

/** What an option is worth that passes this window until the game forgets it. */
interface PassUntil {
  readonly passUntil: string;
}
/** What it is worth to pass a window, once or for longer. */
export type Passed = null | PassUntil;

/** To pass a window until the game forgets it. */
const passUntil = (until: string): Option<PassUntil> => option(`${PASS_UNTIL}${until}`, { passUntil: until });
const PASS_UNTIL = 'pass-until-';

/** Whether to choose what is worth this is to do nothing, once or for longer. */
export const isPass = (value: unknown): value is Passed => value === null || isPassUntil(value);

/** Whether an answer passes. A log keeps keys, and these are the kernel's own: nobody else reads them. */
export function hasPassed(answer: Answer): boolean {
  const [key] = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? (answer as readonly unknown[]) : [];
  return key === pass.key || (typeof key === 'string' && key.startsWith(PASS_UNTIL));
}

const isPassUntil = (value: unknown): value is PassUntil => typeof value === 'object' && value !== null && 'passUntil' in value;

/** One seat in its place in a window: what it did. */
function* reactOrPass<T>(passes: Passes, window: Window<T>, seat: Seat): Rule<'close' | 'go-on' | 'passed' | 'could-not'> {
  const found = settled(() => reactionOf(passes, window, seat));
  const { values } = isSettled(found) ? found : yield found;
  if (values.length === 0) return 'could-not';
  const [value] = values;
  if (isPassUntil(value)) passes.remember(seat, window.name, window.until);
  return isPass(value) ? 'passed' : yield* window.play(seat, value as T);
}

/** Whether a seat wants to react, if it can. */
function reactionOf<T>(passes: Passes, window: Window<T>, seat: Seat): Ask | Chosen {
  const reactions = passes.has(seat, window.name) ? NOTHING : window.options(seat);
  if (reactions.length === 0) return COULD_NOT;
  const { facts, odds } = window;
  const question: Listed<Question<unknown>> = {
    seat,
    kind: window.name,
    rule: window.rule,
    options: [...reactions, pass, passUntil(window.until)],
    ...(facts && { facts: facts() }),
    ...(odds && { odds: (one: Option) => odds(seat, isPassUntil(one.value) ? pass : (one as Option<T | null>)) }),
  };
  return ask(decision(question, 'one', 1, 1), window.name);
}

const COULD_NOT: Chosen = { values: [] };
