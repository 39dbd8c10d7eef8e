/** Plays a lesson hint by hint, as a learner would who does what is suggested and else plays sensibly. */
import { bareDecision } from './bare-decision.ts';
import { SampledChance, Seed } from './chance.ts';
import type { AnyGame } from './game.ts';
import { type AnyMatch, startMatch } from './match.ts';
import type { Hint, Lesson } from './teaching.ts';
import type { Answer, Decision } from './types.ts';

export interface AtHint {
  readonly i: number;
  readonly hint: Hint;
  readonly match: AnyMatch;
  readonly decision: Decision;
}

const MOST_BETWEEN = 200;

/** Stops at each hint before it is answered. What comes back at the end is why it could not be followed, or null. */
export function* playLesson(game: AnyGame, lesson: Lesson<unknown>): Generator<AtHint, string | null> {
  const started = startMatch(game, JSON.parse(JSON.stringify(lesson.setup)), lesson.seed);
  if (!started.ok) return started.refusal.says;
  if (lesson.hints.length === 0) return 'gives no hint';
  const match = started.value;
  for (const { seat, answer } of lesson.before) {
    const answered = match.answer(seat, answer);
    if (!answered.ok) return `it does not begin: ${answered.refusal.says}`;
  }
  for (const [i, hint] of lesson.hints.entries()) {
    const says = `hint ${i + 1} (${hint.when})`;
    const decision = playUntil(match, lesson, hint);
    if (!decision) return `${says} never comes`;
    yield { i, hint, match, decision };
    const answered = match.answer(lesson.seat, hint.answer ?? sensibly(match, decision));
    if (!answered.ok) return `${says} suggests what is refused: ${answered.refusal.says}`;
  }
  return null;
}

function playUntil(match: AnyMatch, lesson: Lesson<unknown>, { when }: Hint): Decision | null {
  for (let i = 0; i < MOST_BETWEEN && !match.outcome; i++) {
    const mine = match.open.find(one => one.seat === lesson.seat);
    if (mine?.kind === when) return mine;
    const decision = mine ?? match.open[0]!;
    match.answer(decision.seat, (mine ? null : othersAnswer(lesson, decision)) ?? sensibly(match, decision));
  }
  return null;
}

/** What somebody beside the learner answers where the lesson says it; null where a sensible player would choose. */
export const othersAnswer = ({ others }: Pick<Lesson<unknown>, 'others'>, { kind }: Pick<Decision, 'kind'>): Answer | null =>
  others?.[kind] ?? null;

/** The seed of what a sensible player chooses in a lesson: the same wherever it is followed, so that whoever does what is suggested comes to every hint. */
export const lessonChance = (seed: string, n: number): string => `${seed}/bot ${n}`;

function sensibly(match: AnyMatch, decision: Decision): Answer {
  const chance = new SampledChance<'bot'>(new Seed(lessonChance(match.seed, match.n)));
  return match.game.sensible(match.view(decision.seat), bareDecision(decision), decision.seat, chance);
}
