/**
 * Listening in on a game: every event is heard when it is told, with the state at that moment, also where the match keeps
 * nothing; and every state between two scenes is seen. The match, its record and its dice are the same with and without it.
 */
import type { AnyGame, Scene } from './game.ts';
import type { Event, Outcome } from './words.ts';

export interface Ear {
  hear?(event: Event, scene: string, state: unknown): void;
  /** A state between two scenes, or the last one. */
  between?(state: unknown): void;
}

export function overhear(game: AnyGame, ear: Ear): AnyGame {
  return {
    ...game,
    next(state: unknown) {
      ear.between?.(state);
      const next = game.next(state) as Scene<unknown> | Outcome;
      if (!('play' in next)) return next;
      const { name, play } = next;
      return {
        name,
        play: table =>
          play({
            ...table,
            tell(event: Event) {
              ear.hear?.(event, name, table.state);
              table.tell(event);
            },
          }),
      } satisfies Scene<unknown>;
    },
  };
}
