/**
 * Bots that go round in circles: a bot answers the same at the same place again and again, and nothing comes of it. Nobody would ever end it, for
 * each answer is a good one; so it is counted, until a person does something.
 */
import type { LoggedAnswer } from '@quarry/kernel';

/** Ten times as often as bots of any game have given the same answer to the same question in the same state, in a whole match. */
export const MOST_AGAIN = 60;

export class Circles {
  readonly #given = new Map<string, number>();

  /** Whether a bot has given this answer in this state too often. */
  isRound({ seat, scene, kind, answer, hash }: LoggedAnswer): boolean {
    const key = `${hash} ${seat} ${scene} ${kind} ${JSON.stringify(answer)}`;
    const times = (this.#given.get(key) ?? 0) + 1;
    this.#given.set(key, times);
    return times > MOST_AGAIN;
  }

  /** Somebody has done something: it may go another way now. */
  forget(): void {
    this.#given.clear();
  }
}
