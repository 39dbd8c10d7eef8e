/** What the story of a match is put together from: who has won, at least two sentences, moments in their order, figures by seat. */
import { inWords } from './english.ts';
import type { Figure, Recalled } from './telling.ts';
import type { Seat } from './types.ts';

/** How many sentences a story has. */
export const SENTENCES = { least: 2, most: 8 } as const;

/** After `You win`, where all do: `, both of you`, `, all three of you`; nothing to whoever plays alone. */
export const allOfYou = (players: number): string =>
  players < 2 ? '' : players === 2 ? ', both of you' : `, all ${inWords(players)} of you`;

/** A story of too few sentences is filled up with what can always be said. */
export const enough = (says: readonly string[], always: readonly string[]): string[] => [
  ...says,
  ...always.slice(0, Math.max(0, SENTENCES.least - says.length)),
];

export const inOrder = (moments: readonly Recalled[]): Recalled[] => moments.toSorted((a, b) => a.at - b.at);

/** What each seat came to. */
export const figureOf = (says: string, seats: readonly Seat[], value: (seat: Seat) => number): Figure => ({
  says,
  of: seats.map(seat => ({ seat, value: value(seat) })),
});
