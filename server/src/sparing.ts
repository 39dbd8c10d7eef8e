/**
 * Questions that a seat leaves to the table: which of them is open now, and what the log says of it. What comes to the same whatever one answers is found out by the
 * kernel, for everybody who has not said otherwise; what may matter a little is named by the game, for whoever has said so. A question that was taken back is asked
 * by all means, until the seat has answered it in person.
 */
import { type Answer, type AnyMatch, answersTo, bareDecision, type Decision, type Seat, type Spared, wordsOf } from '@quarry/kernel';
import { FIRST_HABITS, type Habit, type Habits } from '@quarry/protocol';
import type { StoredSeat } from './store.ts';
import { NOTE, type ToldLine } from './table-log.ts';

/** What only this seat reads of it. */
export type Note = Omit<ToldLine, 'under' | 'type'>;

export interface SparedQuestion {
  readonly seat: Seat;
  readonly answer: Answer;
  /** For the seat's own log. */
  readonly line: Note;
  /** It makes no difference: whoever takes something back means what they have answered themselves. */
  readonly isSame: boolean;
}

type Reason = Spared['as'] | 'same' | 'rest';

const HABIT_OF: Readonly<Record<Spared['as'], Habit>> = { tie: 'ties', payment: 'payments', idle: 'idle' };

const SAYS: Readonly<Record<Reason, string>> = {
  same: 'Nothing depends on it, so it is decided for you',
  tie: 'The table decides the tie for you',
  payment: 'The table pays for you',
  idle: 'Nothing here matters, so the table answers for you',
  rest: 'You let this rest, so the table answers for you',
};

export class Sparing {
  /** How many answers a seat had given when it took one back: the question after them is asked. */
  readonly #asked = new Map<Seat, number>();
  /** The answer after which a seat was last found to be asked what matters: others may answer while its question is open. */
  readonly #mattered = new Map<Seat, number>();

  /** An answer of this seat was taken back; so many are left. */
  takeBack(seat: Seat, turns: number): void {
    this.#asked.set(seat, turns);
    this.#mattered.clear();
  }

  /** The first open question that its seat leaves to the table. While a reaction window is open there is none: that would tell whom it asks. */
  next(match: AnyMatch, seats: readonly StoredSeat[], turns: readonly number[]): SparedQuestion | null {
    if ('window' in match.waiting) return null;
    for (const decision of match.open) {
      const { seat } = decision;
      const { bot, habits = FIRST_HABITS } = seats[seat]!;
      if (bot !== null || this.#asked.get(seat) === turns[seat]) continue;
      const spared =
        (habits.same && this.#same(match, decision)) || this.#resting(match, decision, habits) || this.#byHabit(match, decision, habits);
      if (spared) return { seat, answer: spared.answer, line: lineOf(match, decision, spared), isSame: spared.as === 'same' };
    }
    return null;
  }

  #same(match: AnyMatch, decision: Decision): { readonly as: 'same'; readonly answer: Answer } | null {
    const { seat } = decision;
    if (this.#mattered.get(seat) === match.n) return null;
    if (match.comesToTheSame(seat)) return { as: 'same', answer: answersTo(decision)![0]! };
    this.#mattered.set(seat, match.n);
    return null;
  }

  /** What its seat has let rest, until it stands otherwise. */
  #resting(match: AnyMatch, decision: Decision, { rests = {} }: Habits): { readonly as: 'rest'; readonly answer: Answer } | null {
    const mark = rests[decision.kind];
    const rest = mark === undefined ? null : match.game.tells?.rests?.(bareDecision(decision), match.view(decision.seat));
    return rest && rest.mark === mark ? { as: 'rest', answer: rest.answer } : null;
  }

  #byHabit(match: AnyMatch, decision: Decision, habits: Habits): Spared | null {
    const spared = match.game.tells?.spares?.(bareDecision(decision), match.view(decision.seat));
    return spared && habits[HABIT_OF[spared.as]] ? spared : null;
  }
}

/** What the table has said of an answer that it gave for a seat, from the lines that were told with it; null if it gave none. */
export function sparedIn(lines: readonly ToldLine[]): { readonly says: string; readonly isSame: boolean } | null {
  const { secret } = lines.find(one => one.type === NOTE) ?? {};
  return secret ? { says: secret.says, isSame: secret.event['as'] === ('same' satisfies Reason) } : null;
}

/** Only the seat itself reads it: what it was asked may be its secret. */
function lineOf(match: AnyMatch, decision: Decision, { as, answer }: { readonly as: Reason; readonly answer: Answer }): Note {
  const { game } = match;
  const view = match.view(decision.seat);
  const keys = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer.filter(one => typeof one === 'string') : [];
  const chosen = decision.options.filter(({ key }) => keys.includes(key));
  const names = chosen.map(one => (game.words.optionSays?.(one, decision, view) ?? wordsOf(one.key)).split(': ')[0]!);
  const says = `${SAYS[as]}${names.length > 0 ? `: ${names.join(', ')}` : ''}.`;
  return { rule: decision.rule, says: '', event: {}, secret: { to: [decision.seat], says, event: { as } } };
}
