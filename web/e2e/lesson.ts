/** A first lesson as whoever follows it meets it. */
import { type LoggedAnswer, playLesson } from '@quarry/kernel';
import { theGame } from './positions.ts';
import type { Visitor } from './visitor.ts';

/** What a learner answers who follows the lesson up to its last hint, or up to one before, and what it says. */
export function followed(
  id: string,
  most = Number.POSITIVE_INFINITY,
): { readonly answers: readonly LoggedAnswer[]; readonly hints: readonly string[] } {
  const game = theGame(id);
  const lesson = game.teaches!.lessons[0]!;
  const hints: string[] = [];
  let answers: readonly LoggedAnswer[] = [];
  for (const { hint, match } of playLesson(game, lesson)) {
    if (hints.length === most) break;
    answers = match.answers.slice(lesson.before.length).filter(one => one.seat === lesson.seat);
    hints.push(hint.says);
  }
  return { answers, hints };
}

/** The hint that the page gives now. */
export async function hintOn({ page }: Visitor): Promise<string | null> {
  const hint = page.getByRole('note', { name: 'Hint' }).locator('p');
  return (await hint.isVisible()) ? (await hint.innerText()).replace(/^(?:\d+ of \d+|Hint \d+)\s+/, '') : null;
}
