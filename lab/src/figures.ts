/** A tally read as figures: values with intervals, targets beside them, in a shape that does not change from run to run. */
import type { AnyGame } from '@quarry/kernel';
import { type Measures, measuresOf, type Target } from './measures/index.ts';
import { type Interval, intervalOfMean, intervalOfRate, type Verdict, verdict } from './statistics.ts';
import type { Tally } from './tally.ts';

export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly kind: 'rate' | 'mean';
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly n: number;
  readonly target: Target | null;
  readonly verdict: Verdict | null;
}

export interface Share {
  readonly name: string;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly n: number;
  readonly fair: number;
  readonly verdict: Figure['verdict'];
}

export interface CardUse {
  readonly card: string;
  /** Which kind of card, as the game lists it; empty if it does not. */
  readonly list: string;
  readonly ways: Readonly<Record<string, number>>;
  readonly games: number;
  readonly wonWith: number | null;
}

export interface Findings {
  readonly game: string;
  readonly rules: number;
  readonly content: string;
  readonly mode: string;
  readonly seats: number;
  readonly bot: string;
  readonly seed: string;
  readonly games: number;
  readonly figures: readonly Figure[];
  readonly shares: Readonly<Record<string, readonly Share[]>>;
  readonly histograms: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  readonly ways: readonly string[];
  readonly usage: readonly CardUse[];
}

export interface Table {
  readonly mode: string;
  readonly seats: number;
  readonly bot: string;
  readonly seed: string;
}

const round = (value: number): number => Number(value.toPrecision(6));
const bound = (value: number): number | null => (Number.isFinite(value) ? round(value) : null);
const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export function findingsOf(game: AnyGame, table: Table, tally: Tally, measures: Measures = measuresOf(game.id)): Findings {
  const targets = measures.targets(table.mode, table.seats);
  const ids = [
    ...new Set([...Object.keys(measures.labels), ...Object.keys(tally.rates).sort(byName), ...Object.keys(tally.means).sort(byName)]),
  ];
  const figures = ids.flatMap(id => {
    const kind = id in tally.rates || measures.inPerCent.includes(id) ? 'rate' : 'mean';
    const sum = tally.rates[id] ? intervalOfRate(tally.rates[id]) : tally.means[id] ? intervalOfMean(tally.means[id]) : null;
    return sum ? [figure(id, measures.labels[id] ?? id, kind, sum, targets[id] ?? null)] : [];
  });
  return {
    game: game.id,
    rules: game.version,
    content: game.content,
    ...table,
    games: tally.games,
    figures,
    shares: Object.fromEntries(
      Object.keys(tally.shares)
        .sort(byName)
        .map(group => [group, sharesOf(tally.shares[group]!, targets[`share/${group}`] ?? null)]),
    ),
    histograms: Object.fromEntries(
      Object.keys(tally.histograms)
        .sort(byName)
        .map(id => [id, binsOf(tally.histograms[id]!)]),
    ),
    ways: [...new Set([...Object.values(measures.ways), ...Object.values(tally.usage).flatMap(use => Object.keys(use.ways))])],
    usage: usageOf(game, measures, tally),
  };
}

function figure(id: string, label: string, kind: Figure['kind'], sum: Interval, target: Target | null): Figure {
  const { value, low, high, n } = sum;
  return { id, label, kind, value: round(value), low: bound(low), high: bound(high), n, target, verdict: target && verdict(sum, target) };
}

function sharesOf(names: Tally['shares'][string], target: Target | null): Share[] {
  return Object.keys(names)
    .sort(byName)
    .map(name => {
      const sum = intervalOfMean(names[name]!.won);
      const fair = names[name]!.fair.sum / names[name]!.fair.n;
      return {
        name,
        value: round(sum.value),
        low: bound(Math.max(0, sum.low)),
        high: bound(Math.min(1, sum.high)),
        n: sum.n,
        fair: round(fair),
        verdict: target && verdict(sum, target),
      };
    });
}

const binsOf = (bins: Readonly<Record<string, number>>): [number, number][] =>
  Object.entries(bins)
    .map(([value, count]): [number, number] => [Number(value), count])
    .sort((a, b) => a[0] - b[0]);

/** Every card that the game lists, used or not, and every other that was used. */
function usageOf(game: AnyGame, measures: Measures, tally: Tally): CardUse[] {
  const lists = new Map<string, string>();
  for (const list of Object.keys(measures.ways)) for (const card of game.exercises[list] ?? []) lists.set(card, list);
  const cards = [...new Set([...lists.keys(), ...Object.keys(tally.usage)])].sort(byName);
  return cards.map(card => {
    const { ways, games, won } = tally.usage[card] ?? { ways: {}, games: 0, won: 0 };
    const sorted = Object.fromEntries(Object.entries(ways).sort(([a], [b]) => byName(a, b)));
    return { card, list: lists.get(card) ?? '', ways: sorted, games, wonWith: games === 0 ? null : round(won / games) };
  });
}
