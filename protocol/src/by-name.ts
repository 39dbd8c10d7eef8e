/** A seat that a game cannot name yet, because nobody has chosen a character for it, goes by whoever sits there. */
import type { Person } from './seen.ts';

export const byName = (says: string, people: readonly Person[]): string =>
  says.replaceAll(/\bSeat (\d+)\b/g, (seat, n: string) => people.find(person => person.seat === Number(n) - 1)?.name || seat);
