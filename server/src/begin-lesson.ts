/** A lesson as a match to be stored: begun from its seed, with what was answered before it. */
import { type AnyGame, type Lesson, type Result, startMatch } from '@quarry/kernel';
import type { Prepared } from './history.ts';
import { packRows } from './rows.ts';
import type { StoredAnswer } from './store.ts';
import { TableLog } from './table-log.ts';

export function beginLesson(game: AnyGame, lesson: Lesson<unknown>): Result<Prepared> {
  const log = new TableLog(game);
  const started = log.listen(() => startMatch(log.game, JSON.parse(JSON.stringify(lesson.setup)), lesson.seed));
  if (!started.ok) return started;
  const match = started.value;
  const moments = [match.checkpoint];
  const opening = log.take(0);
  const answers: StoredAnswer[] = [];
  for (const { seat, answer } of lesson.before) {
    const answered = log.listen(() => match.answer(seat, answer));
    if (!answered.ok) return answered;
    answers.push({ answer: match.answers.at(-1)!, lines: log.take(match.n) });
  }
  const { id, version, content } = game;
  return {
    ok: true,
    value: {
      match: { game: id, version, content, setup: match.setup, seed: lesson.seed, base: 0, lesson: lesson.id },
      seats: match.seats,
      rows: packRows({ base: 0, opening, answers, moments }),
    },
  };
}
