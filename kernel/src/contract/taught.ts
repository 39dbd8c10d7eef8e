/** Whether a game teaches what the contract asks for (K-115 to K-119). What is missing comes back as sentences. */

import { bareDecision } from '../bare-decision.ts';
import type { AnyGame } from '../game.ts';
import { playLesson } from '../lessons.ts';
import type { AnyMatch } from '../match.ts';
import { amountsIn, type Lesson, type Sum, type Teaching, type Term, verbsAsked } from '../teaching.ts';
import type { Decision, Event, Ref, Seat } from '../types.ts';

// biome-ignore lint/suspicious/noExplicitAny: a contract looks at games of every set-up and view
type AnyTeaching = Teaching<any, any, any>;

/** Texts that a player has read, each remembered once. */
export type Read = Set<string>;

export const isSentence = (says: string): boolean => /^\P{Ll}.*[.!?]$/u.test(says) && says.trim() === says;

/** At a decision: every option has a verb with a line (K-115), and goal and step are a sentence each (K-116). */
export function decisionLacks(teaching: AnyTeaching, decision: Decision, view: unknown, read: Read, verbs: Set<string>): string[] {
  const { goal, step } = { goal: teaching.goal(view), step: teaching.step(view) };
  read.add(goal).add(step);
  const asked = verbsAsked(teaching, bareDecision(decision));
  for (const verb of asked) verbs.add(verb);
  return [
    ...asked.flatMap((verb, i) =>
      verb in teaching.verbs ? [] : [`${decision.kind} ${decision.options[i]?.key ?? ''}: no line for the verb '${verb}'`],
    ),
    ...(isSentence(goal) ? [] : [`the goal is no sentence: ${JSON.stringify(goal)}`]),
    ...(isSentence(step) ? [] : [`what the step is for is no sentence: ${JSON.stringify(step)}`]),
  ];
}

/** K-117: a number that is told has its sum, and the sum adds up to it. */
export function eventLacks(teaching: AnyTeaching, event: Event, view: unknown): string[] {
  const amounts = amountsIn(event, teaching.labels);
  const sum: Sum | null = teaching.sum(event, view);
  const said = `${event.type} (${amounts.map(([fact, value]) => `${fact} ${value}`).join(', ')})`;
  if (!sum) return amounts.length > 0 ? [`${said} tells a number without its sum`] : [];
  const counted = sum.terms.filter(one => one.not === undefined).reduce((total, one) => total + one.value, 0);
  return [
    ...(sum.terms.length > 0 && sum.says !== '' && sum.terms.every(one => one.says !== '' && one.not !== '')
      ? []
      : [`${said} has a sum with an empty line`]),
    ...(counted === sum.total ? [] : [`${said}: the terms add up to ${counted}, the sum is ${sum.total}`]),
    ...(amounts.length === 0 || amounts.some(([, value]) => value === sum.total) ? [] : [`${said} has a sum of ${sum.total}`]),
  ];
}

/** What is written with a capital inside a sentence: a term or a name. */
const CAPITALISED = /(?<=[\p{Ll}\d,;)’] )\p{Lu}[\p{L}\d-]*(?: (?:of |the |of the )?\p{Lu}[\p{L}\d-]*)*/gu;

const wordsOf = (text: string): string[] => text.match(/\p{Lu}[\p{L}\d-]*/gu) ?? [];
const singular = (word: string): string => word.replace(/s$/, '');

/** K-118: terms that were met and are not explained, and, where all was read that there is, explained ones that nobody meets. */
export function glossaryLacks(game: AnyGame, teaching: AnyTeaching, read: Iterable<string>, isAllRead = true): string[] {
  const faces = game.shows?.faces?.() ?? [];
  const terms: readonly Term[] = teaching.terms;
  const texts = [...read, ...faces.map(one => one.says), ...Object.values(teaching.verbs), ...terms.map(one => one.says)];
  const forms = terms.flatMap(({ name, also = [] }) => [name, ...also]);
  const known = new Set([game.name, ...forms, ...teaching.names, ...faces.map(one => one.name)].flatMap(wordsOf).map(singular));
  const unexplained = new Map<string, string>();
  for (const text of texts) {
    for (const [phrase] of text.matchAll(CAPITALISED)) {
      if (!wordsOf(phrase).every(word => known.has(singular(word)))) unexplained.set(phrase, text);
    }
  }
  const explained = new Set(forms.map(one => one.toLowerCase()));
  for (const { kind } of faces) if (!explained.has(kind.toLowerCase())) unexplained.set(kind, 'the kind of a card');
  const all = [...texts, ...faces.map(one => one.kind)].join('\n').toLowerCase();
  return [
    ...[...unexplained].map(([phrase, text]) => `'${phrase}' is not explained: ${text}`),
    ...terms
      .filter(({ name, also = [] }) => isAllRead && ![name, ...also].some(one => all.split(one.toLowerCase()).length > 1))
      .map(({ name }) => `'${name}' is explained, and nobody meets it`),
    ...terms.filter(one => !isSentence(one.says) || one.rule === '').map(({ name }) => `'${name}' has no sentence or no rule`),
    ...forms.filter((one, i) => forms.indexOf(one) < i).map(one => `'${one}' is explained twice`),
  ];
}

/** What every printed card shows (K-139). */
export function faceLacks(game: AnyGame): string[] {
  const faces = game.shows?.faces?.() ?? [];
  if (faces.length === 0) return ['no printed card has a face'];
  return faces.flatMap(({ name, kind, says }, i) => (name && kind && says ? [] : [`card ${i} (${name}) lacks its name, kind or sentence`]));
}

/** K-119: a lesson comes about, its hints come in turn, each points at what is there and suggests what may be done, and the last is for everybody. */
export function lessonLacks(game: AnyGame, lesson: Lesson<unknown>): string[] {
  const lacks = (says: string): string[] => [`lesson '${lesson.id}': ${says}`];
  if (lesson.hints.length > 0 && lesson.hints.at(-1)!.anyway === undefined)
    return lacks('its last hint, which ends it, is not said to a learner who has gone another way');
  const steps = playLesson(game, lesson);
  for (;;) {
    const { value, done } = steps.next();
    if (done) return value === null ? [] : lacks(value);
    const { i, hint, match, decision } = value;
    const missing = hint.about.filter(ref => !isOnTable(match, lesson.seat, decision, ref));
    if (missing.length > 0)
      return lacks(`hint ${i + 1} (${hint.when}) points at ${missing.map(one => `${one.kind} ${one.id}`).join(', ')}, which is not there`);
  }
}

function isOnTable(match: AnyMatch, seat: Seat, decision: Decision, ref: Ref): boolean {
  const { game } = match;
  const seen = match.view(seat);
  const sketch = game.shows?.sketch?.(seen);
  const there: readonly (Ref | undefined)[] = [
    ...decision.options.flatMap(one => one.about),
    ...(sketch?.cells ?? []).map(one => one.ref),
    ...(sketch?.pieces ?? []).map(one => one.ref),
    ...(game.shows?.describe?.(seen, seat) ?? []).map(one => one.about),
  ];
  return there.some(one => one?.kind === ref.kind && one.id === ref.id);
}
