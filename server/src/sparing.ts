/**
 * Questions that a seat leaves to the table: which of them is open now, and what the log says of it. A question that was taken back is asked
 * by all means, until the seat has answered it in person.
 */
import { type Answer, type AnyMatch, bareDecision, type Decision, type Seat, type Spared, wordsOf } from '@quarry/kernel';
import type { Habits } from '@quarry/protocol';
import type { StoredSeat } from './store.ts';
import type { ToldLine } from './table-log.ts';

/** What only this seat reads of it. */
export type Note = Omit<ToldLine, 'under' | 'type'>;

export interface SparedQuestion {
  readonly seat: Seat;
  readonly answer: Answer;
  /** For the seat's own log. */
  readonly line: Note;
}

const HABIT_OF: Readonly<Record<Spared['as'], keyof Habits>> = { tie: 'ties', payment: 'payments', idle: 'idle' };

const SAYS: Readonly<Record<Spared['as'], string>> = {
  tie: 'The table decides the tie for you',
  payment: 'The table pays for you',
  idle: 'Nothing here matters, so the table answers for you',
};

export class Sparing {
  /** How many answers a seat had given when it took one back: the question after them is asked. */
  readonly #asked = new Map<Seat, number>();

  /** An answer of this seat was taken back; so many are left. */
  takeBack(seat: Seat, turns: number): void {
    this.#asked.set(seat, turns);
  }

  /** The first open question that its seat leaves to the table. While a reaction window is open there is none: that would tell whom it asks. */
  next(match: AnyMatch, seats: readonly StoredSeat[], turns: readonly number[]): SparedQuestion | null {
    const { game } = match;
    if (!game.tells?.spares || 'window' in match.waiting) return null;
    for (const decision of match.open) {
      const { seat } = decision;
      const { bot, habits } = seats[seat]!;
      if (bot !== null || !habits || this.#asked.get(seat) === turns[seat]) continue;
      const view = match.view(seat);
      const spared = game.tells?.spares(bareDecision(decision), view);
      if (spared && habits[HABIT_OF[spared.as]]) return { seat, answer: spared.answer, line: lineOf(match, decision, spared, view) };
    }
    return null;
  }
}

/** Only the seat itself reads it: what it was asked may be its secret. */
function lineOf({ game }: AnyMatch, decision: Decision, { as, answer }: Spared, view: unknown): Note {
  const keys = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer.filter(one => typeof one === 'string') : [];
  const chosen = decision.options.filter(({ key }) => keys.includes(key));
  const names = chosen.map(one => (game.words.optionSays?.(one, decision, view) ?? wordsOf(one.key)).split(': ')[0]!);
  const says = `${SAYS[as]}${names.length > 0 ? `: ${names.join(', ')}` : ''}.`;
  return { rule: decision.rule, says: '', event: {}, secret: { to: [decision.seat], says, event: { as } } };
}
