/** What many games add up to: sums only, so that the tallies of two workers make one. */
import { addMeans, addRates, type Mean, noMean, noRate, type Rate, withValue } from './statistics.ts';

type Names<T> = Record<string, T>;

export interface Tally {
  games: number;
  decisions: number;
  readonly rates: Names<Rate>;
  readonly means: Names<Mean>;
  /** By group and name: the share won of games that somebody won, and what it would be if all were equal. */
  readonly shares: Names<Names<{ readonly won: Mean; readonly fair: Mean }>>;
  /** By figure and whole number: how often. */
  readonly histograms: Names<Names<number>>;
  /** By card: how often it was used in which way, in how many games, and how many of those were won. */
  readonly usage: Names<Usage>;
}

export interface Usage {
  readonly ways: Readonly<Names<number>>;
  readonly games: number;
  readonly won: number;
}

export const emptyTally = (): Tally => ({ games: 0, decisions: 0, rates: {}, means: {}, shares: {}, histograms: {}, usage: {} });

/** How the measures of a game write down what they hear. */
export class Notes {
  readonly tally: Tally = emptyTally();
  readonly #used = new Map<string, Map<string, number>>();

  rate(figure: string, isHit: boolean): void {
    this.tally.rates[figure] = addRates(this.tally.rates[figure] ?? noRate, { hits: isHit ? 1 : 0, of: 1 });
  }

  mean(figure: string, value: number): void {
    this.tally.means[figure] = withValue(this.tally.means[figure] ?? noMean, value);
  }

  histogram(figure: string, value: number): void {
    const bins = (this.tally.histograms[figure] ??= {});
    bins[value] = (bins[value] ?? 0) + 1;
  }

  share(group: string, name: string, won: number, fair: number): void {
    const names = (this.tally.shares[group] ??= {});
    const before = names[name] ?? { won: noMean, fair: noMean };
    names[name] = { won: withValue(before.won, won), fair: withValue(before.fair, fair) };
  }

  used(card: string, way: string): void {
    const ways = this.#used.get(card) ?? new Map<string, number>();
    ways.set(way, (ways.get(way) ?? 0) + 1);
    this.#used.set(card, ways);
  }

  /** The game is over: which cards were used in it is written down, and whether anybody won. */
  close(decisions: number, isWon: boolean): Tally {
    const { tally } = this;
    tally.games = 1;
    tally.decisions = decisions;
    this.mean('decisions', decisions);
    this.histogram('decisions', decisions);
    this.rate('won', isWon);
    for (const [card, ways] of this.#used) tally.usage[card] = { ways: Object.fromEntries(ways), games: 1, won: isWon ? 1 : 0 };
    return tally;
  }
}

/** Two tallies as one. */
export function addTallies(a: Tally, b: Tally): Tally {
  return {
    games: a.games + b.games,
    decisions: a.decisions + b.decisions,
    rates: merge(a.rates, b.rates, addRates),
    means: merge(a.means, b.means, addMeans),
    shares: merge(a.shares, b.shares, (x, y) =>
      merge(x, y, (one, two) => ({ won: addMeans(one.won, two.won), fair: addMeans(one.fair, two.fair) })),
    ),
    histograms: merge(a.histograms, b.histograms, (x, y) => merge(x, y, (one, two) => one + two)),
    usage: merge(a.usage, b.usage, (x, y) => ({
      ways: merge(x.ways, y.ways, (one, two) => one + two),
      games: x.games + y.games,
      won: x.won + y.won,
    })),
  };
}

function merge<T>(a: Readonly<Names<T>>, b: Readonly<Names<T>>, add: (x: T, y: T) => T): Names<T> {
  const merged: Names<T> = { ...a };
  for (const [name, value] of Object.entries(b)) merged[name] = name in merged ? add(merged[name]!, value) : value;
  return merged;
}
