/**
 * How a group decides: anyone may speak for all, all vote, or one proposes and the others agree. Each of these
 * comes to an end whatever the seats answer, so that play never stalls. A group of one simply chooses.
 */
import { askForOne, chooseOne, listed, type Options, type Question, questionOf, YES_OR_NO } from './ask.ts';
import { sameValue } from './diff.ts';
import { isSettled, settled } from './settled.ts';
import { type Ask, BrokenPromise, type Chosen, type Decision, type Option, type Rule, type Seat } from './types.ts';

/** A question to several seats at once. */
export interface GroupQuestion<T, Chosen = T> extends Omit<Question<T, Chosen>, 'seat' | 'options'> {
  readonly seats: readonly Seat[];
  readonly options: Options<T>;
}

/** A question that a majority settles, and the seat that decides a tie, or alone. */
export interface GroupChoice<T> extends GroupQuestion<T> {
  readonly tie: Seat;
  readonly alone?: boolean;
  /** By a majority of all seats if left out; or by `tie`, against whom only all others together have their way. */
  readonly settledBy?: 'majority' | 'tie';
  /** What each seat may do for itself instead, without anybody's word: it is handed back at once, and whoever asked asks again. */
  readonly asides?: (seat: Seat) => readonly Option<T>[];
  /** Told of each proposal that was refused, by its key. A deed may note it and end the scene by it: then the scene asks anew, for what is left. */
  readonly refuses?: (key: string) => void;
}

/** Who spoke, and what for. */
export interface Spoken<T> {
  readonly seat: Seat;
  readonly value: T;
}

/** Whoever speaks first does it; null once all have passed. Each seat has options of its own, and one without any is not asked. */
export function* anyoneMay<T>(
  question: Omit<GroupQuestion<T, T | null>, 'options'> & { readonly options: (seat: Seat) => readonly Option<T>[] },
): Rule<Spoken<T> | null> {
  const { seats, options, ...about } = question;
  const found = settled(() => {
    const asked = seats.map(seat => ({ ...about, seat, options: options(seat) }));
    return asked.some(one => one.options.length > 0) ? firstToSpeak(asked, true) : { values: [] };
  });
  return heard(isSettled(found) ? found : yield found);
}

/** Somebody must: whoever speaks first chooses for all. */
export function* someoneChooses<T>(question: GroupQuestion<T>): Rule<Spoken<T>> {
  const { seats, ...about } = question;
  const found = settled(() => {
    const options = listed(question.options);
    const asked = seats.map(seat => ({ ...about, seat, options }));
    if (options.length === 1) return { values: [options[0]!.value], by: seats[0]! };
    return firstToSpeak(asked, false, () => true);
  });
  return heard<T>(isSettled(found) ? found : yield found)!;
}

/** A question that stands beside those of other seats; whoever may pass is left out once it has. */
export interface BesideQuestion<T> extends Question<T, T | null> {
  readonly mayPass?: boolean;
}

/**
 * Each seat is asked something of its own at the same time; whoever says something first is heard, and whoever asked asks the rest anew. A seat without any option is
 * not asked; at least one may not pass.
 */
export function* whoeverFirst<T>(asks: readonly BesideQuestion<T>[] | (() => readonly BesideQuestion<T>[])): Rule<Spoken<T>> {
  const found = settled(() => {
    const questions = typeof asks === 'function' ? asks() : asks;
    const all = questions.map(one => ({ ...one, options: listed(one.options) }));
    const asked = all.filter(one => one.options.length > 0);
    if (!asked.some(one => !one.mayPass))
      throw new BrokenPromise(`${questions[0]?.kind}: all who are asked may pass, and nobody may be heard`);
    if (asked.length === 1 && asked[0]!.options.length === 1 && !asked[0]!.isVeiled)
      return { values: [asked[0]!.options[0]!.value], by: asked[0]!.seat };
    return askFirst(all, one => questionOf(one, one.mayPass ?? false));
  });
  return heard<T>(isSettled(found) ? found : yield found)!;
}

type ListedQuestion = Question<unknown> & { readonly options: readonly Option[] };

const firstToSpeak = (asked: readonly ListedQuestion[], mayPass: boolean, speaksForAll?: (key: string) => boolean): Ask =>
  askFirst(asked, one => ({ ...questionOf(one, mayPass), ...(speaksForAll && { speaksForAll }) }));

/** Of all who have an option, whoever speaks first is heard. */
function askFirst<Q extends ListedQuestion>(all: readonly Q[], decisionOf: (one: Q) => Decision): Ask {
  const asked = all.filter(one => one.options.length > 0);
  if (asked.length === 0) throw new BrokenPromise(`${all[0]?.kind} (${all[0]?.rule}) asks to choose, but nobody has an option`);
  return { decisions: asked.map(decisionOf), ends: 'first', window: undefined };
}

/** Who has spoken, and what for; nobody if all have passed. */
const heard = <T>({ by, values }: Chosen): Spoken<T> | null => (by === undefined ? null : { seat: by, value: values[0] as T });

/** What came of a vote: how many spoke for each option, in the order of the options, and what got most; several if it is a tie. */
export interface Tally<T> {
  readonly votes: readonly { readonly value: T; readonly seats: readonly Seat[] }[];
  readonly most: readonly T[];
}

/**
 * Each seat names one option in secret, or abstains if it may. Nobody's vote counts more; a tie is for the rule that asked. What could be named is settled beside
 * the votes, so that it is known where they are counted again.
 */
export function* vote<T>(question: GroupQuestion<T, T | null> & { readonly mayAbstain?: boolean }): Rule<Tally<T>> {
  const { seats, mayAbstain = false, ...about } = question;
  const found = settled(() => {
    const options = listed(about.options);
    const candidates = options.map(one => one.value);
    const isOpen = options.length + (mayAbstain ? 1 : 0) > 1;
    if (!isOpen) return { values: [...seats.map(() => candidates[0]), candidates] };
    return {
      decisions: seats.map(seat => questionOf({ ...about, seat, options }, mayAbstain)),
      ends: 'all',
      window: undefined,
      beside: { values: [...seats.map(() => undefined), candidates], places: [...seats.keys()] },
    };
  });
  const { values } = isSettled(found) ? found : yield found;
  const candidates = values[seats.length] as readonly T[];
  const votes = candidates.map(value => ({ value, seats: seats.filter((_, k) => sameValue(values[k], value)) }));
  const highest = Math.max(0, ...votes.map(one => one.seats.length));
  return { votes, most: highest === 0 ? [] : votes.filter(one => one.seats.length === highest).map(one => one.value) };
}

/**
 * One of the seats proposes, the others say yes or no; a majority of all seats decides, and in a tie `tie` does; or `settledBy` it alone. What was refused is
 * out of the question, so that the last option left is taken. With `alone`, `tie` decides without being asked twice. A question with asides is asked even if one
 * option is left.
 */
export function* groupChoose<T>(question: GroupChoice<T>): Rule<T> {
  const { tie, alone = false, asides, seats, refuses, ...about } = question;
  if (!asides && (alone || seats.length === 1)) return yield* chooseOne({ ...about, seat: alone ? tie : seats[0]! });
  for (let left = onceListed(about.options); ; ) {
    const proposal = yield* propose(question, left);
    if (proposal.by === undefined) return proposal.value;
    if (asides && (!left().some(isWorth(proposal.value)) || alone || seats.length === 1 || left().length === 1)) return proposal.value;
    const options = left;
    const proposed = (): Option<T> => options().find(isWorth(proposal.value))!;
    if (yield* isAgreed(question, proposal.by, proposed)) return proposal.value;
    refuses?.(proposed().key);
    left = onceListed(() => options().filter(one => one !== proposed()));
  }
}

/** Listed when somebody asks for it, and no more than once: nothing happens while a group deliberates. */
function onceListed<T>(options: Options<T>): () => readonly Option<T>[] {
  let known: readonly Option<T>[] | undefined;
  return () => (known ??= listed(options));
}

const isWorth =
  <T>(value: T) =>
  (one: Option<T>): boolean =>
    sameValue(one.value, value);

/** What somebody names for all; by nobody if nothing else is left. */
interface Proposal<T> {
  readonly by: Seat | undefined;
  readonly value: T;
}

/** Somebody names an option for all, or does something aside. Nobody speaks for all where one seat settles it anyway. */
function* propose<T>(question: GroupChoice<T>, left: () => readonly Option<T>[]): Rule<Proposal<T>> {
  const { tie, alone, settledBy, asides, seats, refuses: _, ...about } = question;
  const found = settled(() => {
    const options = left();
    if (!asides && options.length < 2) return askForOne({ ...about, seat: tie, options });
    const own = (seat: Seat): readonly Option[] => [...(alone && seat !== tie ? [] : options), ...(asides?.(seat) ?? [])];
    const asked = seats.map(seat => ({ ...about, seat, options: own(seat) }));
    return firstToSpeak(asked, false, settledBy === 'tie' ? undefined : key => options.some(one => one.key === key));
  });
  const { by, values } = isSettled(found) ? found : yield found;
  return { by, value: values[0] as T };
}

function* isAgreed<T>({ kind, rule, facts, seats, tie, settledBy }: GroupChoice<T>, by: Seat, proposed: () => Option<T>): Rule<boolean> {
  const agree: Agreement = seat => ({
    seat,
    kind: `agree-${kind}`,
    rule,
    facts: { ...facts, by },
    proposed: proposed(),
    options: YES_OR_NO,
  });
  const others = seats.filter(seat => seat !== by);
  return yield* settledBy === 'tie' ? settledByOne(agree, others, by, tie) : settledByMost(agree, others, by, tie);
}

/** What a seat is asked about a proposal. */
type Agreement = (seat: Seat) => Question<boolean>;

function* agrees(agree: Agreement, seat: Seat): Rule<boolean> {
  const found = settled(() => askForOne(agree(seat)));
  return (isSettled(found) ? found : yield found).values[0] as boolean;
}

function* settledByMost(agree: Agreement, others: readonly Seat[], by: Seat, tie: Seat): Rule<boolean> {
  const found = settled(() => {
    const decisions = others.map(seat => questionOf(agree(seat), false));
    return { decisions, ends: 'all', window: undefined };
  });
  const { values } = isSettled(found) ? found : yield found;
  const [all, yes] = [1 + others.length, 1 + values.filter(Boolean).length];
  if (yes * 2 !== all) return yes * 2 > all;
  if (tie === by) return true;
  return others.includes(tie) ? values[others.indexOf(tie)] === true : yield* agrees(agree, tie);
}

/** One after the other: as soon as somebody else is against it as well, nobody further need be asked. */
function* settledByOne(agree: Agreement, others: readonly Seat[], by: Seat, tie: Seat): Rule<boolean> {
  if (tie === by || (yield* agrees(agree, tie))) return true;
  const rest = others.filter(seat => seat !== tie);
  for (const seat of rest) if (!(yield* agrees(agree, seat))) return false;
  return rest.length > 0;
}
