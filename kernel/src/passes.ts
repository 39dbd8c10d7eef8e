/**
 * Remembered passes: a seat that said "pass until …" is not asked in that window until the game forgets
 * passes of that name. Part of a match's saved data, because it decides who is asked.
 */
import type { Seat } from './types.ts';

export interface StandingPass {
  readonly seat: Seat;
  readonly window: string;
  readonly until: string;
}

export class Passes {
  /**
   * Windows that went by since the last answer because nobody could react. A table that lets every window last equally long
   * waits for these, too, so that time tells nothing. Not part of the saved data.
   */
  wentBy = 0;
  #standing: readonly StandingPass[];

  constructor(standing: readonly StandingPass[] = []) {
    this.#standing = standing;
  }

  get standing(): readonly StandingPass[] {
    return this.#standing;
  }

  has(seat: Seat, window: string): boolean {
    return this.#standing.some(pass => pass.seat === seat && pass.window === window);
  }

  remember(seat: Seat, window: string, until: string): void {
    this.#standing = [...this.#standing, { seat, window, until }];
  }

  forget(until: string): void {
    if (this.#standing.length > 0) this.#standing = this.#standing.filter(pass => pass.until !== until);
  }
}
