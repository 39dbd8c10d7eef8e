/** Who wins: by hunter, and whether it helps to be the first Leader. */
import type { Hears, Listener, Notes, Outcome, Seat } from '@quarry/kernel';
import type { DawnEvent } from '../events.ts';
import type { State } from '../state.ts';

export class Winners implements Listener<State, DawnEvent> {
  readonly #seats: number;
  readonly #notes: Notes;
  readonly #hunters: string[] = [];
  #firstLeader: Seat | null = null;

  constructor(seats: number, notes: Notes) {
    this.#seats = seats;
    this.#notes = notes;
  }

  readonly on: Hears<State, DawnEvent> = {
    'hunter-chosen': event => {
      this.#hunters[event.seat] = event.hunter;
    },
    'leader-named': event => {
      this.#firstLeader ??= event.seat;
    },
  };

  end(outcome: Outcome | null): void {
    const winners = outcome?.winners ?? [];
    if (winners.length === 0) return;
    const fair = 1 / this.#seats;
    const wonBy = (seat: Seat): number => (winners.includes(seat) ? 1 / winners.length : 0);
    this.#hunters.forEach((hunter, seat) => {
      this.#notes.share('hunter', hunter, wonBy(seat), fair);
    });
    if (this.#firstLeader !== null) this.#notes.mean('first-leader', wonBy(this.#firstLeader) - fair);
  }
}
