/**
 * Which hint of a lesson belongs to a question. Whoever does what is suggested meets each once, in the order of the lesson. Whoever goes another way
 * keeps the guide: of what holds anyway, each is said at the first question of its kind, until the lesson is over; it stays while what it suggests was not done and
 * can be, though not for ever. No hint comes after a later one, unless it is there for something of its own, which may come up at any time; one whose moment
 * has passed is dropped. Pure.
 */
import { type Answer, type Hint, plural, type Ref, type Subject } from '@quarry/kernel';
import { type Asked, type LessonInfo, questionNo } from '@quarry/protocol';
import type { Given } from '../store/learnt.ts';

/** What a learner has heard and done: at which question each hint came, or was put away, and what was chosen at each question. */
export interface Heard {
  readonly came: Readonly<Record<number, number>>;
  readonly given: Readonly<Record<number, Given>>;
}

/** A hint with what it says here, and what of that can be pointed at. */
export interface HintNow {
  readonly at: number;
  /** The question at which it came. */
  readonly since: number;
  readonly says: string;
  /** What it suggests, where that can be chosen here. */
  readonly suggests: readonly string[] | null;
  readonly about: readonly Ref[];
  /** How many have come with it. Numbers never jump: what was left out is not counted. */
  readonly number: number;
  /** How many there are in all; null once one was left out, because nobody knows then how many are to come. */
  readonly of: number | null;
  /** With the last one: what the lesson is there for and the learner has not come to. */
  readonly missed: readonly Subject[];
}

/** How a hint is kept that was put away at a question. */
export const putAway = (question: number): number => -1 - question;
const questionOf = (kept: number): number => (kept < 0 ? putAway(kept) : kept);

/** After so many questions without a hint the next one is no longer waited for: the learner has gone another way. And so long a hint stays that nobody follows. */
const PATIENCE = 5;

const NO_HINT = -1;

const NONE: readonly number[] = [];

type Question = Pick<Asked, 'n' | 'kind' | 'options'>;

/** `passed`: places of hints whose moment is over. */
export function hintFor(lesson: LessonInfo, heard: Heard, asked: Question, passed: readonly number[] = NONE): HintNow | null {
  const hint = hintAt(lesson, heard, asked, passed);
  return hint && heard.came[hint.at] === putAway(questionNo(asked.n)) ? null : hint;
}

/** What the hint of this question suggests, also if it was put away since. */
export const suggestedAt = (
  lesson: LessonInfo,
  heard: Heard,
  asked: Question,
  passed: readonly number[] = NONE,
): readonly string[] | null => hintAt(lesson, heard, asked, passed)?.suggests ?? null;

/** Between two hints: how far one has come, and what the next one waits for. */
export const waitsSays = (heard: number): string =>
  heard === 0 ? 'The first hint comes with the first question.' : `${plural(heard, 'hint')} read. The next one comes with something new.`;

/** The hint that belongs to this question, put away or not. */
function hintAt({ hints }: LessonInfo, { came, given }: Heard, asked: Question, passed: readonly number[]): HintNow | null {
  const { kind } = asked;
  const n = questionNo(asked.n);
  const at = hints.map(({ when }, i) => {
    const question = came[i] === undefined ? n + 1 : questionOf(came[i]);
    // What came later was taken back, and so was what came here if this is another question now.
    return question > n || (question === n && when !== kind) ? null : question;
  });
  const here = at.indexOf(n);
  const isAstray = hasStrayed(hints, at, given, n);
  const stays = here < 0 && isAstray ? placeThatStays(hints, { came, given }, at, asked, passed) : NO_HINT;
  const place = here >= 0 ? here : stays >= 0 ? stays : placeOfNext(hints, at, passed, asked, isAstray);
  const hint = hints[place];
  if (!hint || (isAstray && hint.anyway === undefined)) return null;
  const number = at.filter((question, i) => question !== null && question < n && i !== place).length + 1;
  const missed = place === hints.length - 1 ? missedIn(hints, at) : NOTHING_MISSED;
  const count = { number, of: number === place + 1 ? hints.length : null, missed };
  const found = { at: place, since: place === stays ? at[stays]! : n, suggests: suggestedBy(hint, asked.options) };
  if (!isAstray) return { ...found, says: hint.says, about: hint.about, ...count };
  return {
    ...found,
    says: typeof hint.anyway === 'string' ? hint.anyway : hint.says,
    about: hint.about.filter(one => isAskedAbout(asked.options, one)),
    ...count,
  };
}

/** The keys that a hint suggests; null if it suggests none, or if not all of them are there to be chosen. */
function suggestedBy({ answer }: Hint, options: Asked['options']): readonly string[] | null {
  if (answer === undefined) return null;
  const keys = keysIn(answer);
  return keys.length === [answer].flat().length && keys.every(key => options.some(one => one.key === key)) ? keys : null;
}

/** The hint that came last, as long as the learner can still do what it suggests, has not done so and has not put it away. */
function placeThatStays(hints: readonly Hint[], { came, given }: Heard, at: CameAt, asked: Question, passed: readonly number[]): number {
  const latest = Math.max(...at.map(question => question ?? NO_HINT));
  const place = at.indexOf(latest);
  const hint = hints[place];
  const n = questionNo(asked.n);
  if (!hint?.answer || hint.when !== asked.kind || place === hints.length - 1 || passed.includes(place) || came[place]! < 0) return NO_HINT;
  const isDone = Object.entries(given).some(([q, keys]) => Number(q) >= latest && Number(q) < n && isAsSuggested(hint.answer!, keys));
  return !isDone && n - latest < PATIENCE && suggestedBy(hint, asked.options) ? place : NO_HINT;
}

type CameAt = readonly (number | null)[];

const NOTHING_MISSED: readonly Subject[] = [];

/** Each subject of which no hint has come, once. */
function missedIn(hints: readonly Hint[], at: CameAt): Subject[] {
  const met = hints.flatMap(({ teaches }, i) => (teaches && at[i] !== null ? [teaches.says] : []));
  const subjects = hints.slice(0, -1).flatMap(({ teaches }) => teaches ?? []);
  return subjects.filter(({ says }, i) => !met.includes(says) && subjects.findIndex(one => one.says === says) === i);
}

/** On the way it is the next one, or none; astray the first of the later ones that is about this kind of question. */
function placeOfNext(
  hints: readonly Hint[],
  at: CameAt,
  passed: readonly number[],
  { kind, options }: Pick<Asked, 'kind' | 'options'>,
  isAstray: boolean,
): number {
  const last = at.findLastIndex(question => question !== null);
  if (last === hints.length - 1) return NO_HINT;
  const isOpen = (i: number): boolean => i > last && !passed.includes(i);
  const mayCome = (hint: Hint, i: number): boolean => isOpen(i) || (hint.teaches !== undefined && at[i] === null && !passed.includes(i));
  if (isAstray)
    return hints.findIndex((hint, i) => mayCome(hint, i) && hint.when === kind && hint.anyway !== undefined && isOffered(hint, options));
  const next = hints.findIndex((_, i) => isOpen(i));
  return hints[next]?.when === kind ? next : NO_HINT;
}

const isAskedAbout = (options: Asked['options'], { kind, id }: Ref): boolean =>
  options.some(({ about }) => about.some(one => one.kind === kind && one.id === id));

/** Whether an action that a hint is about can be taken here: of what cannot be done nobody is told, until it can. Any other thing only serves as an example. */
function isOffered({ about }: Hint, options: Asked['options']): boolean {
  const actions = about.filter(({ kind }) => kind === 'action');
  return actions.length === 0 || actions.some(one => isAskedAbout(options, one));
}

/** Something else was chosen than was suggested, or no hint has come for long, now or before: whoever has once gone another way stays on it. */
function hasStrayed(hints: readonly Hint[], at: CameAt, given: Heard['given'], n: number): boolean {
  const before = at.map(question => (question !== null && question < n ? question : null));
  const questions = before.filter(question => question !== null).toSorted((a, b) => a - b);
  if (questions.some((question, i) => (questions[i + 1] ?? n) - question > PATIENCE)) return true;
  return hints.some(({ answer }, i) => {
    const chosen = before[i] === null ? undefined : given[before[i]!];
    return answer !== undefined && chosen !== undefined && !isAsSuggested(answer, chosen);
  });
}

/** In any order. What is placed on a plane is not compared: a hair beside what was suggested is as good. */
function isAsSuggested(answer: Answer, chosen: Given): boolean {
  const keys = keysIn(answer);
  return keys.length === chosen.length && keys.every(key => chosen.some(alike => alike.includes(key)));
}

const keysIn = (answer: Answer): string[] => [answer].flat().filter(one => typeof one === 'string');
