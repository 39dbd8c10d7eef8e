/** A first lesson as whoever follows it meets it. */
import { type AnyGame, bareDecision, type Lesson, type LoggedAnswer, playLesson, SampledChance, Seed, startMatch } from '@quarry/kernel';
import type { CreatedTable } from '@quarry/protocol';
import { theGame } from './positions.ts';
import type { ServerProcess } from './server-process.ts';
import type { Visitor } from './visitor.ts';

/** Opens the table of a first lesson; the way to its seat. */
export async function begin(server: ServerProcess, game: string): Promise<string> {
  const lesson = theGame(game).teaches!.lessons[0]!;
  const response = await fetch(`${server.url}/api/lessons`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, lesson: lesson.id, name: 'Ada' }),
  });
  const { table, keys } = (await response.json()) as CreatedTable;
  return `/t/${table}#key=${keys[0]!.key}`;
}

/** What a learner answers who follows the lesson up to its last hint, or up to one before, and what it says. */
export function followed(
  id: string,
  most = Number.POSITIVE_INFINITY,
): { readonly answers: readonly LoggedAnswer[]; readonly hints: readonly string[] } {
  const game = theGame(id);
  const lesson = game.teaches!.lessons[0]!;
  const hints: string[] = [];
  let all: readonly LoggedAnswer[] = [];
  for (const { hint, match } of playLesson(game, lesson)) {
    if (hints.length === most) break;
    all = [...match.answers];
    hints.push(hint.says);
  }
  return { answers: asked(game, lesson, all), hints };
}

/** The learner's own answers: what comes to the same is answered by the table. */
function asked(game: AnyGame, lesson: Lesson<unknown>, all: readonly LoggedAnswer[]): readonly LoggedAnswer[] {
  const started = startMatch(game, lesson.setup, lesson.seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  return all.filter(({ seat, answer }, i) => {
    const isAsked = i >= lesson.before.length && seat === lesson.seat && ('window' in match.waiting || !match.comesToTheSame(seat));
    match.answer(seat, answer);
    return isAsked;
  });
}

/** What a learner answers who goes another way from the first question on, and plays sensibly; nobody else is at the table. */
export function* astray(id: string): Generator<readonly string[]> {
  const game = theGame(id);
  const lesson = game.teaches!.lessons[0]!;
  const started = startMatch(game, lesson.setup, lesson.seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  for (const { seat, answer } of lesson.before) match.answer(seat, answer);
  while (!match.outcome) {
    const decision = match.open[0]!;
    const chance = new SampledChance<'bot'>(new Seed(`another way ${match.n}`));
    const answer = game.sensible(match.view(decision.seat), bareDecision(decision), decision.seat, chance);
    match.answer(decision.seat, answer);
    yield [answer].flat() as string[];
  }
}

/** The hint that the page gives now. */
export async function hintOn({ page }: Visitor): Promise<string | null> {
  const hint = page.getByRole('note', { name: 'Hint' }).locator('.lesson-says, .folded-says').first();
  return (await hint.isVisible()) ? await hint.innerText() : null;
}
