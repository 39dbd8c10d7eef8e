/**
 * How good a position is for a seat: what a player that looks ahead reads where it stops, instead of playing to the end. A game names what counts, numbers that are read off a
 * view; how much each counts was fitted by many matches (lab, `fit`) and is kept with the hash of the content that was played, because other cards are another game.
 */
import { type Result, refuse, type Seat } from './types.ts';

export interface Worth<View> {
  /** What counts, by name: each about between -1 and 3. All that a seat may know, and nothing else. */
  readonly features: Readonly<Record<string, (view: View, seat: Seat) => number>>;
  readonly weights: Weights;
  /** Which stretch of the match this is: a round, an encounter. It never falls. A look ahead ends with the stretch in which it began. */
  stretch(view: View): number;
  /** Where less is at stake than the match, which is hardly ever lost: what has come of it from one position to a later one, 1 won and 0 lost; null while it is open. Left out, only the end of the match settles anything. */
  settled?(before: View, after: View): number | null;
  /** In words, by feature: what there is so much more of (or less, below 0) at the end of the stretch after one answer than after another, as it goes on after `It`; empty if that is nothing to speak of. */
  readonly says?: Readonly<Record<string, (by: number) => string>>;
  /** What a deed has come to, from the position before it to the one in which its player is asked the like again: likewise as it goes on after `It`, and always in the same words. */
  deeds?(before: View, after: View, seat: Seat): readonly string[];
}

export interface Weights {
  /** The hash of the content that they were fitted with. */
  readonly content: string;
  readonly bias: number;
  readonly by: Readonly<Record<string, number>>;
}

/** Between 0, lost, and 1, won. */
export type Judge<View> = (view: View, seat: Seat) => number;

const certain = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** Reads positions by the weights of a game, if they fit what is printed today, and what counts. */
export function judgeOf<View>(worth: Worth<View>, game: { readonly id: string; readonly content: string }): Result<Judge<View>> {
  const { features, weights } = worth;
  if (weights.content !== game.content) {
    return refuse(
      'other-weights',
      { game: game.id, content: game.content, weights: weights.content },
      `The weights of ${game.id} were fitted with other content (${weights.content}, not ${game.content}); fit them again: quarry fit ${game.id}.`,
    );
  }
  const [known, weighed] = [Object.keys(features).sort(), Object.keys(weights.by).sort()];
  if (known.join() !== weighed.join()) {
    return refuse(
      'other-features',
      { game: game.id, known, weighed },
      `The weights of ${game.id} weigh ${weighed.join(', ')}, but what counts is ${known.join(', ')}; fit them again: quarry fit ${game.id}.`,
    );
  }
  const parts = Object.entries(features).map(([name, feature]) => [feature, weights.by[name]!] as const);
  return { ok: true, value: (view, seat) => certain(parts.reduce((sum, [feature, by]) => sum + by * feature(view, seat), weights.bias)) };
}
