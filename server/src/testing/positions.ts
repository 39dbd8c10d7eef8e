/** Positions of a real game, found by playing at random. */
import { Players, random } from '@quarry/bots';
import { GAMES } from '@quarry/catalogue';
import { type AnyMatch, startMatch } from '@quarry/kernel';

export const [zeroDawn] = GAMES as [(typeof GAMES)[number]];

export function zeroDawnMatch(seats: number, seed: string): { match: AnyMatch; play: (most: number) => void } {
  const { setup } = zeroDawn.tables.find(one => zeroDawn.seatsOf(one.setup) === seats)!;
  const started = startMatch(zeroDawn, setup, seed);
  if (!started.ok) throw new Error(started.refusal.says);
  const match = started.value;
  const players = new Players(match, new Array(seats).fill(random));
  return { match, play: most => void players.play(most) };
}

/** A match after so many answers, or null if it was over before. */
export function zeroDawnAt(seats: number, seed: string, n: number): AnyMatch | null {
  const { match, play } = zeroDawnMatch(seats, seed);
  play(n);
  return match.outcome ? null : match;
}
