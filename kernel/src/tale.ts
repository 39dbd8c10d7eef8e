/** What the story of a match is put together from: who has won, at least two sentences, moments in their order, figures by seat. */
import { inWords } from './english.ts';
import type { Figure, Recalled, Standing } from './telling.ts';
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

export const inOrder = <One extends Recalled>(moments: readonly One[]): One[] => moments.toSorted((a, b) => a.at - b.at);

/** How two sides stand that hold on against each other, each from 0 to 1: nobody has lost anything yet at 50. */
export const stoodAgainst = (own: number, theirs: number): number => (own + theirs <= 0 ? 50 : (100 * own) / (own + theirs));

/** One standing for all of them. */
export const stoodTogether = (says: string, from: string, value: number): Standing => ({
  says,
  from,
  of: [{ seat: null, value: Math.round(Math.min(100, Math.max(0, value))) }],
});

/** A standing of each, where they are rivals. */
export const stoodEach = (says: string, from: string, values: readonly number[]): Standing => ({
  says,
  from,
  of: values.map((value, seat) => ({ seat, value })),
});

/** What each seat came to. */
export const figureOf = (says: string, seats: readonly Seat[], value: (seat: Seat) => number): Figure => ({
  says,
  of: seats.map(seat => ({ seat, value: value(seat) })),
});
