/**
 * A rule that is handed nothing but plain data: what was chosen goes through JSON first, so that no rule can lean on being given back the very thing that it offered. Every
 * rehearsal and every match of a contract is played like this, for what is played again gets its values from a note or a file.
 */
import type { AnyGame, Scene } from './game.ts';
import { type Choices, settledBy } from './settled.ts';
import type { Chosen, Outcome, Rule } from './types.ts';

export function* byValue<Result>(rule: Rule<Result>): Rule<Result> {
  let step = plainly(() => rule.next());
  while (!step.done) {
    const chosen = yield step.value;
    step = plainly(() => rule.next(inPlain(chosen)));
  }
  return step.value;
}

/** What is settled without asking goes the same way. */
function plainly<Result>(play: () => Result): Result {
  const outer = settledBy(null);
  settledBy(inPlainWords(outer));
  try {
    return play();
  } finally {
    settledBy(outer);
  }
}

const inPlain = (chosen: Chosen): Chosen => ({ ...chosen, values: JSON.parse(JSON.stringify(chosen.values)) as unknown[] });

const inPlainWords = (outer: Choices | null): Choices => ({
  again() {
    const before = outer?.again();
    return before && inPlain(before);
  },
  settle: sure => inPlain(outer?.settle(sure) ?? sure),
});

/** The same game, each of its scenes by value. */
export function playedByValue<Played extends AnyGame>(game: Played): Played {
  return {
    ...game,
    rules: {
      ...game.rules,
      next(state: unknown) {
        const next = game.rules.next(state) as Scene<unknown> | Outcome;
        return 'play' in next ? { ...next, play: table => byValue(next.play(table)) } : next;
      },
    },
  };
}
