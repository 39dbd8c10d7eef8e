/** Whom a table waits for and who is not there: what each seat has asked to be told by, and when it is to be told. */
import type { Result, Seat } from '@quarry/kernel';
import type { SeatNotices } from '@quarry/protocol';
import { setNotices } from '../seats.ts';
import type { StoredSeat } from '../store.ts';
import type { Notice } from './notices.ts';
import { type CheckedWish, changed, told, wantsNotices } from './seat-notices.ts';

/** As much of a table as is needed. */
export interface Waited {
  seats(): readonly StoredSeat[];
  /** Refused while nothing can be stored. */
  changeSeats(seats: readonly StoredSeat[]): Result;
  /** Whether this seat is asked something that it may see, at a table where things go on, and nobody sits there now. */
  isAwaited(seat: Seat): boolean;
  /** The game, the name of the table, and the question as the seat reads it. */
  question(seat: Seat): Omit<Notice, 'to'>;
  /** Says whether a seat is waited for; as often as one likes. */
  call(seat: Seat, isAwaited: boolean): void;
}

export class TableNotices {
  readonly #table: Waited;

  constructor(table: Waited) {
    this.#table = table;
  }

  callAway(): void {
    for (const [seat, { notices }] of this.#table.seats().entries())
      if (wantsNotices(notices)) this.#table.call(seat, this.#isToBeTold(seat));
  }

  /** What is to be told to a seat, if it is still waited for; from then on it has been told. */
  take(seat: Seat): Notice | null {
    if (!this.#isToBeTold(seat)) return null;
    const to = this.#table.seats()[seat]!.notices!;
    const question = this.#table.question(seat);
    this.#table.changeSeats(setNotices(this.#table.seats(), seat, told(to)));
    return { ...question, to };
  }

  #isToBeTold(seat: Seat): boolean {
    const { who, bot, notices } = this.#table.seats()[seat]!;
    return who === 'person' && bot === null && wantsNotices(notices) && !notices.isTold && this.#table.isAwaited(seat);
  }

  of(seat: Seat): SeatNotices {
    const { mail, push = [] } = this.#table.seats()[seat]!.notices ?? {};
    return { seat, mail: mail?.address ?? null, isConfirmed: mail?.isConfirmed ?? false, devices: push.length };
  }

  change(wish: CheckedWish): Result {
    const seats = this.#table.seats();
    const notices = changed(seats[wish.seat]!.notices ?? {}, wish);
    if (!notices.ok) return notices;
    const stored = this.#table.changeSeats(setNotices(seats, wish.seat, notices.value));
    if (stored.ok) this.callAway();
    return stored;
  }

  /** A browser that is told no more. */
  forgetDevice(seat: Seat, endpoint: string): void {
    this.change({ do: 'no-push', seat, endpoint });
  }
}
