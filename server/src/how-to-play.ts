/** How a game is played, in a few pictures: the positions of its first lesson, each with what is said there. Worked out once. */
import { type AnyGame, playLesson, type Result, refuse } from '@quarry/kernel';
import type { HowToPlay } from '@quarry/protocol';
import { plainly } from './sight.ts';

/** Three minutes are enough for so many. */
const MOST = 8;

const KNOWN = new Map<string, Result<HowToPlay>>();

export function howToPlay(game: AnyGame, plain: boolean): Result<HowToPlay> {
  const name = `${game.id} ${plain}`;
  let known = KNOWN.get(name);
  if (!known) KNOWN.set(name, (known = drawn(game, plain)));
  return known;
}

function drawn(game: AnyGame, plain: boolean): Result<HowToPlay> {
  const [lesson] = game.teaches?.lessons ?? [];
  if (!lesson) return refuse('no-lesson', { game: game.id }, `${game.name} has no lesson yet; its rules tell the rest.`);
  const pictures: HowToPlay['pictures'][number][] = [];
  let goal = '';
  for (const { hint, match } of playLesson(game, lesson)) {
    const view = match.view(lesson.seat);
    goal ||= game.teaches!.goal(view);
    const sight = { view, stage: game.stage?.(view) ?? null, ...plainly(game, view, lesson.seat, plain), ended: null };
    pictures.push({ says: hint.says, about: hint.about, sight });
    if (pictures.length === MOST) break;
  }
  return { ok: true, value: { goal, lesson: lesson.id, seat: lesson.seat, pictures } };
}
