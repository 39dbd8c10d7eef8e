/**
 * Listening in on a game: every event is heard when it is told, with the state at that moment, also where the match keeps
 * nothing; every decision is heard when it has been answered; and every state between two scenes is seen. The match, its record and its
 * dice are the same with and without it.
 */
import { type AnyGame, eventIn, type Scene } from './game.ts';
import type { Decision, Event, Outcome, Pick, Rule } from './types.ts';

export interface MatchListener {
  hear?(event: Event, scene: string, state: unknown): void;
  /** A decision with what was picked in it, before the rule goes on. */
  answered?(decision: Decision, pick: Pick, state: unknown): void;
  /** A state between two scenes, or the last one. */
  between?(state: unknown): void;
}

export function listenTo(game: AnyGame, listener: MatchListener): AnyGame {
  return {
    ...game,
    rules: {
      ...game.rules,
      next(state: unknown) {
        listener.between?.(state);
        const next = game.rules.next(state) as Scene<unknown> | Outcome;
        if (!('play' in next)) return next;
        const { name, play } = next;
        return {
          name,
          play: table => {
            const rule = play({
              ...table,
              tell(told: Event | (() => Event)) {
                if (!listener.hear) return table.tell(told);
                const event = eventIn(told);
                listener.hear(event, name, table.state);
                table.tell(event);
              },
            });
            return listener.answered ? answersHeard(rule, listener, table.state) : rule;
          },
        } satisfies Scene<unknown>;
      },
    },
  };
}

function* answersHeard(rule: Rule, listener: MatchListener, state: unknown): Rule {
  for (let step = rule.next(); !step.done; ) {
    const { decisions } = step.value;
    const chosen = yield step.value;
    for (const [i, decision] of decisions.entries()) {
      const pick = chosen.picks?.[i];
      if (pick !== undefined) listener.answered?.(decision, pick, state);
    }
    step = rule.next(chosen);
  }
}
