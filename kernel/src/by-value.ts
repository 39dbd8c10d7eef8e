/**
 * A rule that is handed nothing but plain data: what was chosen goes through JSON first, so that no rule can lean on being given back the very thing that it offered. Every
 * rehearsal and every match of a contract is played like this, for what is played again gets its values from a note or a file.
 */
import type { AnyGame, Scene } from './game.ts';
import { type Choices, choosingBy } from './settled.ts';
import type { Chosen, Outcome, Rule } from './types.ts';

export function* byValue<Result>(rule: Rule<Result>): Rule<Result> {
  let step = choosingBy(inPlainWords, () => rule.next());
  while (!step.done) {
    const chosen = yield step.value;
    step = choosingBy(inPlainWords, () => rule.next(inPlain(chosen)));
  }
  return step.value;
}

const inPlain = (chosen: Chosen): Chosen => ({ ...chosen, values: JSON.parse(JSON.stringify(chosen.values)) as unknown[] });

/** What is settled without asking goes the same way. */
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
    next(state: unknown) {
      const next = game.next(state) as Scene<unknown> | Outcome;
      return 'play' in next ? { ...next, play: table => byValue(next.play(table)) } : next;
    },
  };
}
