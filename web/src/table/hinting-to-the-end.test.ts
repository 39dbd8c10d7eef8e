/** Every first lesson goes to its end, whatever the learner does: played here by somebody who turns aside and goes on sensibly. */
import { GAMES } from '@quarry/catalogue';
import {
  type Answer,
  type AnyGame,
  bareDecision,
  type Lesson,
  lessonChance,
  othersAnswer,
  SampledChance,
  Seed,
  startMatch,
} from '@quarry/kernel';
import { expect, test } from 'vitest';
import type { Given } from '../store/learnt.ts';
import { type HintNow, hintFor } from './hinting.ts';

const MOST = 150;

/** All hints that come to a learner who does what is suggested up to a hint, and from there on what seems best. */
function heard(game: AnyGame, lesson: Lesson<unknown>, straysAt: number): readonly HintNow[] {
  const started = startMatch(game, JSON.parse(JSON.stringify(lesson.setup)), lesson.seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  for (const { seat, answer } of lesson.before) match.answer(seat, answer);
  const [came, given]: [Record<number, number>, Record<number, Given>] = [{}, {}];
  const all: HintNow[] = [];
  for (let i = 0; i < MOST && !match.outcome && all.at(-1)?.at !== lesson.hints.length - 1; i++) {
    const decision = match.open.find(one => one.seat === lesson.seat) ?? match.open[0]!;
    const { seat, kind } = decision;
    const view = match.view(seat);
    const bare = bareDecision(decision);
    const chosen = (seed: string): Answer => game.sensible(view, bare, seat, new SampledChance<'bot'>(new Seed(seed)));
    if (seat !== lesson.seat) {
      match.answer(seat, othersAnswer(lesson, decision) ?? chosen(lessonChance(match.seed, match.n)));
      continue;
    }
    const n = match.turnOf(seat);
    const passed = lesson.hints.flatMap((hint, at) => (hint.hasPassed?.(view) ? [at] : []));
    const options = bare.options.map(one => ({ ...one, says: one.key }));
    const hint = hintFor({ ...lesson, hints: lesson.hints }, { came, given }, { n, kind, options }, passed);
    if (hint && came[hint.at] === undefined) {
      all.push(hint);
      came[hint.at] = n;
    }
    const suggested = hint && hint.at < straysAt ? lesson.hints[hint.at]!.answer : undefined;
    const answer = suggested ?? chosen(`another way ${n}`);
    given[n] = [answer].flat().flatMap(one => (typeof one === 'string' ? [[one]] : []));
    match.answer(seat, answer);
  }
  return all;
}

test.each(GAMES.map(game => [game.name, game] as const))(
  '[K-119] %s: whoever strays at once is told at the end what the lesson is there for and did not come up',
  (_, game) => {
    const [lesson] = game.teaches!.lessons;
    const hints = heard(game, lesson!, 0);
    const subjects = [...new Set(lesson!.hints.flatMap(({ teaches }) => teaches?.says ?? []))];
    const met = hints.flatMap(({ at }) => lesson!.hints[at]!.teaches?.says ?? []);

    expect(subjects.length).toBeGreaterThan(1);
    expect(hints.at(-1)?.missed.map(({ says }) => says)).toEqual(subjects.filter(says => !met.includes(says)));
    expect(hints.slice(0, -1).flatMap(({ missed }) => missed)).toEqual([]);
  },
);

test.each(GAMES.flatMap(game => [1, 5].map(straysAt => [game.name, straysAt, game] as const)))(
  '[K-119] %s: whoever strays at hint %i hears the last one, and no number is left out',
  (_, straysAt, game) => {
    const [lesson] = game.teaches!.lessons;
    const hints = heard(game, lesson!, straysAt);

    expect(hints.at(-1)?.at).toBe(lesson!.hints.length - 1);
    expect(hints.map(one => one.number)).toEqual(hints.map((_hint, i) => i + 1));
  },
);
