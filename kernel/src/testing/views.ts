/** Whether what each seat is told of a change leads from what it saw to what it sees (K-89), answer by answer of a match. */
import { diff, patch, sameValue } from '../diff.ts';
import type { AnyMatch } from '../match.ts';
import { changesSeen } from '../schema/index.ts';
import type { Seat } from '../types.ts';

/**
 * Looks at a match through the eyes of every seat and of a spectator, from where it stands on. After each answer `look` says what went wrong.
 *
 *     const watch = new ViewWatch(match);
 *     for (const { seat, answer } of record.answers) {
 *       match.answer(seat, answer);
 *       expect(watch.look()).toEqual([]);
 *     }
 */
export class ViewWatch {
  readonly #match: AnyMatch;
  readonly #eyes: readonly (Seat | null)[];
  readonly #seen = new Map<Seat | null, unknown>();
  #before: unknown;

  constructor(match: AnyMatch) {
    this.#match = match;
    this.#eyes = [null, ...Array.from({ length: match.seats }, (_, seat) => seat)];
    this.#before = this.#copy();
    for (const eye of this.#eyes) this.#seen.set(eye, match.view(eye));
  }

  #copy(): unknown {
    return this.#match.game.rules.state.clone(this.#match.state);
  }

  /** What was sent since the last look, patched into what was seen before, is not what is seen now: who, and where. */
  look(): string[] {
    const after = this.#copy();
    const wrong = this.#eyes.flatMap(eye => {
      const now = this.#match.view(eye);
      const told = patch(this.#seen.get(eye), changesSeen(this.#match.game.rules.state, this.#before, after, eye));
      this.#seen.set(eye, now);
      if (sameValue(told, now)) return [];
      const where = diff(told, now)[0]?.at.join('.') || 'the top';
      return [`after answer ${this.#match.n} ${nameOf(eye)} is told something else than it sees at ${where}`];
    });
    this.#before = after;
    return wrong;
  }
}

const nameOf = (eye: Seat | null): string => (eye === null ? 'a spectator' : `seat ${eye}`);
