/**
 * How a group decides: anyone may speak for all, all vote, or one proposes and the others agree. Each of these
 * comes to an end whatever the seats answer, so that play never stalls. A group of one simply chooses.
 */
import { chooseOne, confirm, type Question, questionOf, YES_OR_NO } from './ask.ts';
import { BrokenPromise, type Option, type Picks, type Rule, type Seat } from './types.ts';

/** A question to several seats at once. */
export interface GroupQuestion<T> extends Omit<Question<T>, 'seat' | 'options'> {
  readonly seats: readonly Seat[];
  readonly options: readonly Option<T>[];
}

/** A question that a majority settles, and the seat that decides a tie, or alone. */
export interface GroupChoice<T> extends GroupQuestion<T> {
  readonly tie: Seat;
  readonly alone?: boolean;
  /** What each seat may do for itself instead, without anybody's word: it is handed back at once, and whoever asked asks again. */
  readonly asides?: (seat: Seat) => readonly Option<T>[];
}

/** Who spoke, and what for. */
export interface Spoken<T> {
  readonly seat: Seat;
  readonly value: T;
}

/** Whoever speaks first does it; null once all have passed. Each seat has options of its own, and one without any is not asked. */
export function* anyoneMay<T>(
  question: Omit<GroupQuestion<T>, 'options'> & { readonly options: (seat: Seat) => readonly Option<T>[] },
): Rule<Spoken<T> | null> {
  const { seats, options, ...about } = question;
  const asked = seats.map(seat => ({ ...about, seat, options: options(seat) })).filter(one => one.options.length > 0);
  return asked.length === 0 ? null : yield* firstToSpeak(asked, true);
}

/** Somebody must: whoever speaks first chooses for all. */
export function* someoneChooses<T>(question: GroupQuestion<T>): Rule<Spoken<T>> {
  const { seats, ...about } = question;
  const asked = seats.map(seat => ({ ...about, seat }));
  const [first] = asked;
  if (question.options.length < 2) return { seat: first!.seat, value: yield* chooseOne(first!) };
  return (yield* firstToSpeak(asked, false, () => true))!;
}

/** A question that stands beside those of other seats; whoever may pass is left out once it has. */
export interface BesideQuestion<T> extends Question<T> {
  readonly mayPass?: boolean;
}

/**
 * Each seat is asked something of its own at the same time; whoever says something first is heard, and whoever asked asks the rest anew. A seat without any option is
 * not asked; at least one may not pass.
 */
export function* whoeverFirst<T>(questions: readonly BesideQuestion<T>[]): Rule<Spoken<T>> {
  const asked = questions.filter(one => one.options.length > 0);
  if (!asked.some(one => !one.mayPass))
    throw new BrokenPromise(`${questions[0]?.kind}: all who are asked may pass, and nobody may be heard`);
  if (asked.length === 1 && asked[0]!.options.length === 1 && !asked[0]!.isVeiled)
    return { seat: asked[0]!.seat, value: asked[0]!.options[0]!.value };
  return heard(asked, yield { decisions: asked.map(one => questionOf(one, one.mayPass ?? false)), ends: 'first', window: undefined })!;
}

function* firstToSpeak<T>(
  asked: readonly Question<T>[],
  mayPass: boolean,
  speaksForAll?: (key: string) => boolean,
): Rule<Spoken<T> | null> {
  const decisions = asked.map(one => ({ ...questionOf(one, mayPass), ...(speaksForAll && { speaksForAll }) }));
  return heard(asked, yield { decisions, ends: 'first', window: undefined });
}

/** Who has spoken, and what for; nobody if all have passed. */
function heard<T>(asked: readonly Question<T>[], picks: Picks): Spoken<T> | null {
  const at = picks.findIndex((pick, i) => pick !== undefined && (pick as number) < asked[i]!.options.length);
  return at < 0 ? null : { seat: asked[at]!.seat, value: asked[at]!.options[picks[at] as number]!.value };
}

/** What came of a vote: how many spoke for each option, in the order of the options, and what got most; several if it is a tie. */
export interface Tally<T> {
  readonly votes: readonly { readonly value: T; readonly seats: readonly Seat[] }[];
  readonly most: readonly T[];
}

/** Each seat names one option in secret, or abstains if it may. Nobody's vote counts more; a tie is for the rule that asked. */
export function* vote<T>(question: GroupQuestion<T> & { readonly mayAbstain?: boolean }): Rule<Tally<T>> {
  const { seats, mayAbstain = false, options, ...about } = question;
  const isOpen = options.length + (mayAbstain ? 1 : 0) > 1;
  const decisions = isOpen ? seats.map(seat => questionOf({ ...about, seat, options }, mayAbstain)) : [];
  const picks = decisions.length > 0 ? yield { decisions, ends: 'all', window: undefined } : seats.map(() => 0);
  const votes = options.map(({ value }, i) => ({ value, seats: seats.filter((_, k) => picks[k] === i) }));
  const highest = Math.max(0, ...votes.map(one => one.seats.length));
  return { votes, most: highest === 0 ? [] : votes.filter(one => one.seats.length === highest).map(one => one.value) };
}

/**
 * One of the seats proposes, the others say yes or no; a majority of all seats decides, and in a tie `tie` does. What was refused is
 * out of the question, so that the last option left is taken. With `alone`, `tie` decides without being asked twice. A question with asides is asked even if one
 * option is left.
 */
export function* groupChoose<T>(question: GroupChoice<T>): Rule<T> {
  const { tie, alone = false, asides, ...about } = question;
  if (!asides && (alone || about.seats.length === 1)) return yield* chooseOne({ ...about, seat: alone ? tie : about.seats[0]! });
  for (let { options } = about; ; ) {
    if (!asides && options.length < 2) return yield* chooseOne({ ...about, seat: tie, options });
    const proposal = yield* propose({ ...question, options });
    const proposed = options.find(one => one.value === proposal.value);
    if (!proposed || alone || about.seats.length === 1 || options.length === 1) return proposal.value;
    if (yield* isAgreed(about, proposal.seat, proposed, tie)) return proposal.value;
    options = options.filter(one => one !== proposed);
  }
}

/** Somebody names an option for all, or does something aside. */
function* propose<T>({ tie, alone, asides, seats, options, ...about }: GroupChoice<T>): Rule<Spoken<T>> {
  const asked = seats.map(seat => ({ ...about, seat, options: [...(alone && seat !== tie ? [] : options), ...(asides?.(seat) ?? [])] }));
  return (yield* firstToSpeak(
    asked.filter(one => one.options.length > 0),
    false,
    key => options.some(one => one.key === key),
  ))!;
}

function* isAgreed<T>(question: GroupQuestion<T>, by: Seat, proposed: Option<T>, tie: Seat): Rule<boolean> {
  const { seats, rule } = question;
  const agree = {
    kind: `agree-${question.kind}`,
    rule,
    facts: { ...question.facts, by, proposed: proposed.key },
  };
  const others = seats.filter(seat => seat !== by);
  const decisions = others.map(seat => questionOf({ ...agree, seat, options: YES_OR_NO }, false));
  const picks = yield { decisions, ends: 'all', window: undefined };
  const yes = 1 + picks.filter(pick => pick === 0).length;
  if (yes * 2 !== seats.length) return yes * 2 > seats.length;
  if (tie === by) return true;
  return others.includes(tie) ? picks[others.indexOf(tie)] === 0 : yield* confirm({ ...agree, seat: tie });
}
