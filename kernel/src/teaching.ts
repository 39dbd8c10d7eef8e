/** What a game teaches whoever sits down at it: what it is about, what each thing does, how a number came about, and a first lesson. */
import { plural } from './english.ts';
import type { Answer, BareDecision, ClauseId, Event, Option, Ref, Seat } from './types.ts';

/** A word that a player meets, and what it means. */
export interface Term {
  readonly name: string;
  /** Other forms of it, beyond a plural `s`. */
  readonly also?: readonly string[];
  readonly says: string;
  readonly rule: ClauseId;
}

/** How a number came about. What counts adds up to the total. */
export interface Sum {
  /** What is counted, e.g. `Damage`. */
  readonly says: string;
  readonly total: number;
  readonly terms: readonly SumTerm[];
}

export interface SumTerm {
  readonly says: string;
  readonly value: number;
  /** Why it does not count, if it does not. */
  readonly not?: string;
}

/** What a hint is there for, and where one reads of it: `how a fight goes`. */
export interface Subject {
  readonly says: string;
  readonly rule: ClauseId;
}

/** Said when the seat is asked for this kind of decision, and pointing at things on the table. */
export interface Hint {
  readonly when: string;
  readonly says: string;
  readonly about: readonly Ref[];
  /** What it suggests, where it suggests something. */
  readonly answer?: Answer;
  /** What holds for a learner who has gone another way: the same (true), or this instead. Without it, it is not said then. */
  readonly anyway?: true | string;
  /** What whoever never came to it has not met: told when the lesson ends. Hints with equal ones are for the same thing. */
  readonly teaches?: Subject;
  /** Whether it is not its moment: what it tells of has happened already to a quick learner, or is still to come. It is not said then. */
  hasPassed?(view: unknown): boolean;
}

/** Hints of a kind of decision are there for this, unless one of them is for something of its own. */
export const taughtBy = (hints: readonly Hint[], subjects: Readonly<Partial<Record<string, Subject>>>): readonly Hint[] =>
  hints.map(hint => (hint.teaches || !subjects[hint.when] ? hint : { ...hint, teaches: subjects[hint.when]! }));

/** A position that always comes about the same way, and hints that lead through it one after the other. */
export interface Lesson<Setup> {
  readonly id: string;
  readonly title: string;
  /** What the whole game is played for, where the lesson itself is a small part of it. */
  readonly goal?: string;
  /** What one can do afterwards. */
  readonly says: string;
  readonly setup: Setup;
  readonly seed: string;
  /** What was answered before the lesson begins. */
  readonly before: readonly { readonly seat: Seat; readonly answer: Answer }[];
  /** The learner; a sensible bot plays the others. */
  readonly seat: Seat;
  /** What the others answer to a kind of decision, whichever way the learner went: what hints say of them is so for everybody. */
  readonly others?: Readonly<Record<string, Answer>>;
  readonly hints: readonly Hint[];
  /** The first match of one's own, with the character that one has learnt. */
  readonly next?: AfterLesson<Setup>;
}

/** What a lesson leads into. */
export interface AfterLesson<Setup = unknown> {
  /** `Begin chapter 1` */
  readonly says: string;
  readonly setup: Setup;
  readonly seats: readonly ('me' | 'bot')[];
}

export interface Teaching<Setup, View, Told extends Event> {
  /** What everybody plays for, in one sentence. */
  goal(view: View): string;
  /** What the present step is for, in one sentence. */
  step(view: View): string;
  /** What each verb does, in one line. */
  readonly verbs: Readonly<Record<string, string>>;
  /** The verb of an option, or of a point or a path that is asked for (null). */
  verbOf(decision: BareDecision, option: Option | null): string;
  /**
   * Verbs that end what one may do now, each with what is asked before it is done where something would be left unused: `2 actions left. End anyway?`;
   * empty if nothing would. Whoever means to go on must not press one by mistake.
   */
  readonly ends?: Readonly<Record<string, (decision: BareDecision, view: View) => string>>;
  /** Verbs by which somebody gives the match up, and is then asked whether they mean it: none of them stands among what is pressed again and again. */
  readonly givesUp?: readonly string[];
  /** How the number in an event came about; null if there is none. */
  sum(event: Told, view: View): Sum | null;
  /** Facts of events that are numbers and count nothing: a seat, a card, a turn, what is held afterwards. */
  readonly labels: readonly string[];
  readonly terms: readonly Term[];
  /** Proper names that explain themselves: of people, places and things that are no cards. */
  readonly names: readonly string[];
  readonly lessons: readonly Lesson<Setup>[];
}

/** What is asked before something is ended with so many of these left. */
export const endAnyway = (n: number, one: string, many?: string): string => (n > 0 ? `${plural(n, one, many)} left. End anyway?` : '');

/** What each step is for: one sentence, or one that hangs on how things stand. */
export type StepSays<View extends { readonly step: string }> = Readonly<Record<View['step'], string | ((view: View) => string)>>;

/** A teaching from what is said of each step: one that is not spoken of does not compile. */
export function teachingOf<Setup, View extends { readonly step: string }, Told extends Event>({
  steps,
  ...teaching
}: Omit<Teaching<Setup, View, Told>, 'step'> & { readonly steps: StepSays<View> }): Teaching<Setup, View, Told> {
  return {
    ...teaching,
    step(view) {
      const step: View['step'] = view.step;
      const says = steps[step];
      return typeof says === 'string' ? says : says(view);
    },
  };
}

/** The amounts that an event tells, by fact. */
export function amountsIn(event: Event, labels: readonly string[]): readonly (readonly [string, number])[] {
  return Object.entries(event).flatMap(([fact, value]) =>
    typeof value === 'number' && fact !== 'within' && !labels.includes(fact) ? [[fact, value] as const] : [],
  );
}

/** The verb of each option, or the one of the point or path. */
export function verbsAsked(teaching: { verbOf: Teaching<unknown, unknown, Event>['verbOf'] }, decision: BareDecision): readonly string[] {
  const { options } = decision;
  return options.length > 0 ? options.map(one => teaching.verbOf(decision, one)) : [teaching.verbOf(decision, null)];
}
