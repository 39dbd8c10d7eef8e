/** How a game is played, in a few pictures: the positions of its first lesson, each with what is said there. Worked out once. */
import { type AnyGame, type Hint, playLesson, type Result, refuse } from '@quarry/kernel';
import type { HowToPlay } from '@quarry/protocol';
import { plainly } from './sight.ts';

/** Three minutes are enough for so many. */
const MOST = 8;

/** What is worth a picture: each kind of question once, then the rest of the way; in the order of the lesson, which is told to its end. */
export function worthPictures<T extends { readonly hint: Pick<Hint, 'when'> }>(steps: readonly T[]): readonly T[] {
  const isNew = (step: T): boolean => steps.find(one => one.hint.when === step.hint.when) === step;
  const byWorth = [steps.at(-1)!, ...steps.filter(isNew), ...steps];
  const chosen = new Set([...new Set(byWorth)].slice(0, MOST));
  return steps.filter(step => chosen.has(step));
}

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
  // Each position is looked at while the lesson stands there: the match goes on with the next hint.
  const steps: { readonly hint: Hint; readonly view: unknown }[] = [];
  for (const { hint, match } of playLesson(game, lesson)) steps.push({ hint, view: match.view(lesson.seat) });
  const pictures = worthPictures(steps).map(({ hint: { says, about }, view }) => {
    const sight = { view, stage: game.shows?.stage?.(view) ?? null, ...plainly(game, view, lesson.seat, plain), ended: null };
    return { says, about, sight };
  });
  return { ok: true, value: { goal: lesson.goal ?? game.teaches!.goal(steps[0]!.view), lesson: lesson.id, seat: lesson.seat, pictures } };
}
