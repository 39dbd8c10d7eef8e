/**
 * What somebody may be told who asks what to do: the two answers that go best, how likely it is to win after each, and what differs between them. It is found as a player that thinks finds it, in
 * worlds that the seat holds possible, so that it tells nothing that the seat may not know.
 */
import type { Answer, AnyGame, BareDecision, Option } from '@quarry/kernel';
import {
  type Budget,
  isSurelyBetter,
  type Matter,
  mean,
  RIVALS_TO_THE_END,
  rivalsOf,
  TRUSTED,
  type Tried,
  tryOut,
  type Watch,
} from './thinking.ts';

/** Before two answers are said to differ in nothing, they are tried in so many worlds. */
const TRUSTED_AS_SAME = 6;
/** More reasons are not read. */
const REASONS = 2;
/** What counts for less than this, on the scale on which worth is summed up, is no reason. */
const LEAST_REASON = 0.05;

export interface Weight {
  readonly answer: Answer;
  /** How likely the seat wins after it, between 0 and 1; of one that could not be tried 0. */
  readonly chance: number;
}

export interface Weighed {
  /** The two that go best, the better first; the sensible one alone where too little could be tried. */
  readonly of: readonly Weight[];
  /** `better`: the first is surely better. `close`: nobody can tell. `same`: they came to the same everywhere. `untried`: in too few worlds both could be tried. */
  readonly is: 'better' | 'close' | 'same' | 'untried';
  /** In so many worlds both were tried. */
  readonly worlds: number;
  /** What the first comes to and the second does not, as it goes on after `It`. */
  readonly because: readonly string[];
}

/** `view` is what the seat sees before it answers. */
export function weighUp(game: AnyGame, view: unknown, matter: Omit<Matter, 'watch'>, budget: Budget): Weighed {
  const watch = watchOf(game, view, matter.seat);
  const watched = { ...matter, watch };
  const isBrief = game.worth && !game.worth.settled;
  const rivals = rivalsOf({ ...watched, decision: withoutGivingUp(game, matter.decision) }, isBrief ? undefined : RIVALS_TO_THE_END);
  const { all } = tryOut(game, watched, [matter.own, ...rivals], budget, betterHalf);
  const [best, other] = all.toSorted((a, b) => b.went.length - a.went.length || mean(b.went) - mean(a.went));
  const worlds = other?.went.length ?? 0;
  if (!best || !other || worlds < TRUSTED) return { of: [{ answer: matter.own, chance: 0 }], is: 'untried', worlds, because: [] };
  const is = isSurelyBetter(best, other) ? 'better' : isSame([best, other]) ? 'same' : 'close';
  return {
    of: [weightOf(best, worlds), weightOf(other, worlds)],
    is,
    worlds,
    because: is === 'better' ? becauseOf(game, best, other) : deedsOf(best, other).slice(0, REASONS),
  };
}

/** Nobody is advised to give the match up. */
function withoutGivingUp({ teaches }: AnyGame, decision: BareDecision): BareDecision {
  const givesUp = (option: Option): boolean => teaches?.givesUp?.includes(teaches.verbOf(decision, option) ?? '') ?? false;
  return { ...decision, options: decision.options.filter(option => !givesUp(option)) };
}

export function watchOf({ worth }: AnyGame, before: unknown, seat: number): Watch {
  const features = Object.values(worth?.features ?? {});
  return {
    did: view => worth?.deeds?.(before, view, seat) ?? [],
    counts: view => features.map(feature => feature(view, seat)),
  };
}

/** The better half, two at least; of two that came to the same in many worlds only one, for more would tell nothing. */
function betterHalf(field: readonly Tried[]): readonly Tried[] {
  const better = field.toSorted((a, b) => mean(b.went) - mean(a.went)).slice(0, Math.max(2, Math.ceil(field.length / 2)));
  return isSame(better) && better[0]!.went.length >= TRUSTED_AS_SAME ? better.slice(0, 1) : better;
}

const isSame = ([one, ...others]: readonly Tried[]): boolean =>
  others.every(other => other.went.every((went, i) => went === one!.went[i]) && other.went.length >= TRUSTED_AS_SAME);

/** Both in the same worlds: one of them may have been tried once more. */
const weightOf = ({ answer, went }: Tried, worlds: number): Weight => ({ answer, chance: mean(went.slice(0, worlds)) });

/** What one answer comes to and another does not: for certain first, then what counts most. */
export const becauseOf = (game: AnyGame, best: Tried, other: Tried): string[] =>
  [...deedsOf(best, other), ...countsOf(game, best, other)].slice(0, REASONS);

/** What the one has come to in every world, and the other in none. */
function deedsOf(best: Tried, other: Tried): string[] {
  const [first, ...more] = best.noted.map(one => one.did);
  const undone = new Set(other.noted.flatMap(one => one.did));
  return (first ?? []).filter(deed => !undone.has(deed) && more.every(did => did.includes(deed)));
}

/** What counts for the one, the weightiest first. */
function countsOf({ worth }: AnyGame, best: Tried, other: Tried): string[] {
  if (!worth) return [];
  const found = Object.keys(worth.features).map((name, at) => {
    const by = mean(best.noted.map(({ counts }, i) => counts[at]! - (other.noted[i]?.counts[at] ?? counts[at]!)));
    return { says: worth.says?.[name]?.(by) ?? '', counts: by * (worth.weights.by[name] ?? 0) };
  });
  return found
    .filter(one => one.says !== '' && one.counts >= LEAST_REASON)
    .toSorted((a, b) => b.counts - a.counts)
    .map(one => one.says);
}
