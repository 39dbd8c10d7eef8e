/** Many decisions that were played on both ways, read as figures by kind of decision. */
import { byName, round, type Value, valueOf } from './figures.ts';
import { intervalOf, noSum, withPart } from './statistics.ts';
import { type Swung, WORLDS, type Worth } from './swing.ts';

export interface WorthFound {
  /** How far apart the two answers are, on average, whichever is better. */
  readonly swing: number;
  /** How far they would seem apart if they were worth the same. */
  readonly noise: number;
  /** The one less the other: a kind of decision is alive if this is surely above 0. */
  readonly beyond: Value;
  /** How much better the bot's answer is than the other one. */
  readonly gain: Value;
}

export interface SwingKind {
  readonly kind: string;
  readonly perGame: number;
  /** How many were played on. */
  readonly n: number;
  readonly win: WorthFound;
  readonly score: WorthFound | null;
}

export interface SwingFound {
  readonly decisions: number;
  readonly games: number;
  /** In how many worlds each was played on, with either answer. */
  readonly worlds: number;
  /** What a score is, if the game has one. */
  readonly score: string | null;
  /** Those that matter most come first, those of which too few were seen last. */
  readonly kinds: readonly SwingKind[];
}

export function swingOf(matches: readonly Swung[], score: string | null): SwingFound {
  const decisions = matches.flatMap(one => one.decisions);
  const kinds = [...new Set(decisions.map(one => one.kind))].sort(byName).map((kind): SwingKind => {
    const own = decisions.filter(one => one.kind === kind);
    const asked = matches.reduce((sum, one) => sum + (one.asked[kind] ?? 0), 0);
    return {
      kind,
      perGame: round(asked / matches.length),
      n: own.length,
      win: worthOf(own.map(one => one.win)),
      score: score === null ? null : worthOf(own.flatMap(one => one.score ?? [])),
    };
  });
  const beyond = ({ win, score: points }: SwingKind): Value => (points ?? win).beyond;
  const isKnown = (one: SwingKind): number => (beyond(one).low === null ? 0 : 1);
  return {
    decisions: decisions.length,
    games: matches.length,
    worlds: WORLDS,
    score,
    kinds: kinds.toSorted((a, b) => isKnown(b) - isKnown(a) || beyond(b).value - beyond(a).value),
  };
}

/** Fewer decisions of a kind than this say nothing of how much they spread. */
const ENOUGH = 5;

function worthOf(all: readonly Worth[]): WorthFound {
  const mean = (value: (worth: Worth) => number): Value => {
    const found = valueOf(intervalOf(all.reduce((sum, one) => withPart(sum, { kind: 'mean', n: 1, sum: value(one) }), noSum('mean'))));
    return all.length < ENOUGH ? { ...found, low: null, high: null } : found;
  };
  return {
    swing: mean(one => one.swing).value,
    noise: mean(one => one.noise).value,
    beyond: mean(one => one.swing - one.noise),
    gain: mean(one => one.gain),
  };
}
