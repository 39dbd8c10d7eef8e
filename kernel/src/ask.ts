/**
 * How a rule asks. Every helper lists all legal options and hands back what was chosen; a decision that has
 * only one possible answer is not asked. Who answers, and how an answer is checked, is in match.ts.
 */

import type { Passes } from './passes.ts';
import type {
  Ask,
  ClauseId,
  Decision,
  Facts,
  Fit,
  Objection,
  Odds,
  Option,
  Picks,
  Point,
  Ref,
  Refused,
  Region,
  Rule,
  Seat,
  Trail,
} from './types.ts';
import { BrokenPromise } from './types.ts';

/** What every question says of itself. */
export interface Question<T> {
  readonly seat: Seat;
  readonly kind: string;
  readonly rule: ClauseId;
  readonly options: readonly Option<T>[];
  /** What the question is about beyond its options: the enemy that moves, the dice that fell, the offer that is made. */
  readonly facts?: Facts;
  readonly not?: () => readonly Refused[];
  readonly odds?: (option: Option) => Odds;
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

function decision(
  question: Question<unknown>,
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
    ...(question.isVeiled && { isVeiled: true }),
  };
}

const ask = (one: Decision, window?: string): Ask => ({ decisions: [one], ends: 'all', window });

/** A question for one option, to be asked beside others in one ask. */
export const questionOf = (question: Question<unknown>, mayPass: boolean): Decision =>
  decision(mayPass ? { ...question, options: [...question.options, pass] } : question, 'one', 1, 1);

function nothingToChoose(question: Question<unknown>): never {
  throw new BrokenPromise(`${question.kind} (${question.rule}) asks seat ${question.seat} to choose, but there is no option`);
}

/** Exactly one of the options. */
export function* chooseOne<T>(question: Question<T>): Rule<T> {
  const { options } = question;
  if (options.length === 1 && !question.isVeiled) return (options[0] as Option<T>).value;
  if (options.length === 0) nothingToChoose(question);
  const picks = yield ask(decision(question, 'one', 1, 1));
  return (options[picks[0] as number] as Option<T>).value;
}

/** One of the options, or nothing. With no option at all nobody is asked, unless it is veiled. */
export function* mayChoose<T>(question: Question<T>): Rule<T | null> {
  if (question.options.length === 0 && !question.isVeiled) return null;
  return yield* chooseOne<T | null>({ ...question, options: [...question.options, pass] } as Question<T | null>);
}

/** How many may be named: never more than there are. */
function bounds({ options, min = 0, max = options.length }: SomeQuestion<unknown>): { readonly min: number; readonly max: number } {
  const most = Math.max(0, Math.min(max, options.length));
  return { min: Math.max(0, Math.min(min, most)), max: most };
}

/** Whether there is more than one possible answer. */
function isOpen(question: SomeQuestion<unknown>): boolean {
  const { min, max } = bounds(question);
  if (max === 0) return false;
  return min < question.options.length || (question.ordered === true && max > 1);
}

/** Between `min` and `max` of the options, in the order in which they were named. */
export function* chooseSome<T>(question: SomeQuestion<T>): Rule<T[]> {
  const open = someDecision(question);
  if (Array.isArray(open)) return open;
  const picks = yield ask(open);
  return valuesAt(question, picks[0] as readonly number[]);
}

const valuesAt = <T>({ options }: Question<T>, picks: readonly number[]): T[] => picks.map(i => (options[i] as Option<T>).value);

/** The decision, or what is chosen without asking because nothing else is possible. */
function someDecision<T>(question: SomeQuestion<T>): Decision | T[] {
  const { min, max } = bounds(question);
  const fit = fitOf(question);
  if (fit?.some.length === 0) nothingToChoose(question);
  if (fit?.some.length === 1 && !question.isVeiled) return valuesAt(question, fit.some[0]!);
  if (!fit && !question.isVeiled && !isOpen(question)) return question.options.slice(0, max).map(one => one.value);
  const oddsOfSome = question.oddsOfSome && ((named: readonly Option[]) => question.oddsOfSome!(named.map(one => one.value as T)));
  return decision(question, 'some', min, max, question.ordered, { fit, oddsOfSome });
}

/** Samples of what fits, smaller ones first; all of them unless there are very many. */
function fitOf<T>(question: SomeQuestion<T>): Fit | undefined {
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
  const n = question.options.length;
  return yield* chooseSome({ ...question, min: n, max: n, ordered: true });
}

/** A point of a region. */
export function* choosePoint(question: Omit<Question<never>, 'options'>, region: Region): Rule<Point> {
  const picks = yield ask(decision({ ...question, options: [] }, 'point', 1, 1, false, { region }));
  return picks[0] as Point;
}

/** A path along a trail: its corners, none if it stays. */
export function* choosePath(question: Omit<Question<never>, 'options'>, trail: Trail): Rule<readonly Point[]> {
  const picks = yield ask(decision({ ...question, options: [] }, 'path', 1, 1, false, { trail }));
  return picks[0] as readonly Point[];
}

/** Yes or no. */
export function* confirm(question: Omit<Question<boolean>, 'options'>): Rule<boolean> {
  return yield* chooseOne({ ...question, options: YES_OR_NO });
}

/** The same moment for several seats: each chooses one option in secret, all are shown together. */
export function* askAll<T>(questions: readonly Question<T>[]): Rule<T[]> {
  const asked: Decision[] = [];
  for (const question of questions) {
    if (question.options.length === 0) nothingToChoose(question);
    if (question.options.length > 1) asked.push(decision(question, 'one', 1, 1));
  }
  const picks: Picks = asked.length > 0 ? yield { decisions: asked, ends: 'all', window: undefined } : [];
  let given = 0;
  return questions.map(question => {
    const { options } = question;
    return (options[options.length > 1 ? (picks[given++] as number) : 0] as Option<T>).value;
  });
}

/** The same moment for several seats, each choosing some of its options. */
export function* askAllSome<T>(questions: readonly SomeQuestion<T>[]): Rule<T[][]> {
  const open = questions.map(someDecision);
  const decisions = open.filter((one): one is Decision => !Array.isArray(one));
  const picks: Picks = decisions.length > 0 ? yield { decisions, ends: 'all', window: undefined } : [];
  let given = 0;
  return open.map((one, i) => (Array.isArray(one) ? one : valuesAt(questions[i]!, picks[given++] as readonly number[])));
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
  readonly odds?: (seat: Seat, option: Option) => Odds;
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
    const reactions = passes.has(seat, window.name) ? [] : window.options(seat);
    const did = reactions.length === 0 ? 'passed' : yield* reactOrPass(passes, window, seat, reactions);
    if (reactions.length > 0) hasAsked = true;
    if (did === 'close') return 'close';
    if (did === 'passed') passed += 1;
    else if (goesRound) passed = 0;
    if (did === 'passed' || goesRound) i = (i + 1) % seats.length;
  }
  if (!hasAsked) passes.wentBy += 1;
  return 'go-on';
}

/** One seat in its place in a window: what it did. */
function* reactOrPass<T>(
  passes: Passes,
  window: Window<T>,
  seat: Seat,
  reactions: readonly Option<T>[],
): Rule<'close' | 'go-on' | 'passed'> {
  const passUntil = option<T | null>(`pass-until-${window.until}`, null);
  const options: readonly Option<T | null>[] = [...reactions, pass, passUntil];
  const { facts, odds } = window;
  const question: Question<T | null> = {
    seat,
    kind: window.name,
    rule: window.rule,
    options,
    ...(facts && { facts: facts() }),
    ...(odds && { odds: (one: Option) => odds(seat, one) }),
  };
  const picks = yield ask(decision(question, 'one', 1, 1), window.name);
  const chosen = options[picks[0] as number] as Option<T | null>;
  if (chosen === passUntil) passes.remember(seat, window.name, window.until);
  return chosen.value === null ? 'passed' : yield* window.play(seat, chosen.value);
}
