/** What one match gave, written down by the measures of its game, and what many matches add up to. */
import type { Notes } from '@quarry/kernel';
import { noSum, type Part, type Sum, withPart } from './statistics.ts';

type Names<T> = Record<string, T>;

/** One match, small enough to be sent from thread to thread. */
export interface Tally {
  decisions: number;
  isWon: boolean;
  /** By figure. */
  readonly figures: Names<Part>;
  /** By table, row and column. */
  readonly tables: Names<Names<Names<Part>>>;
  /** By group and name: how often. */
  readonly counts: Names<Names<number>>;
  /** By group and name, of a match that somebody won: the share won, and what it would be if all were equal. */
  readonly shares: Names<Names<{ readonly won: number; readonly fair: number }>>;
  /** By figure and whole number: how often. */
  readonly histograms: Names<Names<number>>;
  /** By shelf and thing: how often it was used. */
  readonly usage: Names<Names<number>>;
}

/** Figures of one match while it is written down. */
class Row {
  readonly #parts: Names<Part>;
  readonly #written = new Map<string, { kind: Part['kind']; n: number; sum: number }>();

  constructor(parts: Names<Part>) {
    this.#parts = parts;
  }

  rate(id: string, isHit: boolean): void {
    this.#write(id, 'rate', isHit ? 1 : 0);
  }

  mean(id: string, value: number): void {
    this.#write(id, 'mean', value);
  }

  #write(id: string, kind: Part['kind'], value: number): void {
    const part = this.#written.get(id);
    if (part) {
      part.n += 1;
      part.sum += value;
    } else {
      const first = { kind, n: 1, sum: value };
      this.#written.set(id, first);
      this.#parts[id] = first;
    }
  }
}

/** Writes down one match. A match writes thousands of times into a few places, so that each place is looked up once and kept. */
export class Notepad implements Notes {
  readonly #tally: Tally = { decisions: 0, isWon: false, figures: {}, tables: {}, counts: {}, shares: {}, histograms: {}, usage: {} };

  readonly #figures = new Row(this.#tally.figures);
  readonly #rows = new Map<string, Map<string, Row>>();

  rate(figure: string, isHit: boolean): void {
    this.#figures.rate(figure, isHit);
  }

  mean(figure: string, value: number): void {
    this.#figures.mean(figure, value);
  }

  row(table: string, name: string): Row {
    return this.#rows.get(table)?.get(name) ?? this.#newRow(table, name);
  }

  #newRow(table: string, name: string): Row {
    const row = new Row(((this.#tally.tables[table] ??= {})[name] ??= {}));
    this.#rows.set(table, (this.#rows.get(table) ?? new Map<string, Row>()).set(name, row));
    return row;
  }

  count(group: string, name: string): void {
    countIn((this.#tally.counts[group] ??= {}), name);
  }

  histogram(figure: string, value: number): void {
    countIn((this.#tally.histograms[figure] ??= {}), String(value));
  }

  share(group: string, name: string, won: number, fair: number): void {
    const names = (this.#tally.shares[group] ??= {});
    const before = names[name] ?? { won: 0, fair: 0 };
    names[name] = { won: before.won + won, fair: before.fair + fair };
  }

  used(shelf: string, id: string): void {
    countIn((this.#tally.usage[shelf] ??= {}), id);
  }

  /** The match is over: how long it was, and whether anybody won. */
  close(decisions: number, isWon: boolean): Tally {
    this.mean('decisions', decisions);
    this.histogram('decisions', decisions);
    this.rate('won', isWon);
    return Object.assign(this.#tally, { decisions, isWon });
  }
}

function countIn(names: Names<number>, name: string, n = 1): void {
  names[name] = (names[name] ?? 0) + n;
}

/** How often a thing was used, in how many matches, and how many of those were won. */
export interface Usage {
  readonly times: number;
  readonly matches: number;
  readonly won: number;
}

/** Many matches. */
export interface Total {
  readonly games: number;
  readonly decisions: number;
  readonly figures: Names<Sum>;
  readonly tables: Names<Names<Names<Sum>>>;
  /** By group and name: how many of all in the group. */
  readonly counts: Names<Names<Sum>>;
  readonly shares: Names<Names<{ readonly won: Sum; readonly fair: number }>>;
  readonly histograms: Names<Names<number>>;
  readonly usage: Names<Names<Usage>>;
}

export function addUp(tallies: readonly Tally[]): Total {
  const total: Total = {
    games: tallies.length,
    decisions: tallies.reduce((sum, one) => sum + one.decisions, 0),
    figures: {},
    tables: {},
    counts: countsOf(tallies),
    shares: {},
    histograms: {},
    usage: {},
  };
  for (const tally of tallies) addOne(total, tally);
  return total;
}

function addOne(total: Total, { figures, tables, shares, histograms, usage, isWon }: Tally): void {
  addParts(total.figures, figures);
  eachTwo(tables, (table, row, cells) => {
    addParts(inside(total.tables, table, row), cells);
  });
  eachTwo(shares, (group, name, { won, fair }) => {
    const names = (total.shares[group] ??= {});
    const before = names[name] ?? { won: noSum('rate'), fair: 0 };
    names[name] = { won: withPart(before.won, { kind: 'rate', n: 1, sum: won }), fair: before.fair + fair };
  });
  eachTwo(histograms, (figure, value, n) => countIn((total.histograms[figure] ??= {}), value, n));
  eachTwo(usage, (shelf, id, times) => {
    const things = (total.usage[shelf] ??= {});
    const before = things[id] ?? { times: 0, matches: 0, won: 0 };
    things[id] = { times: before.times + times, matches: before.matches + 1, won: before.won + (isWon ? 1 : 0) };
  });
}

/** What is counted in a match counts for every name of the group: for those that it does not have, as so many others. */
function countsOf(tallies: readonly Tally[]): Names<Names<Sum>> {
  const groups: Names<Names<Sum>> = {};
  for (const { counts } of tallies) eachTwo(counts, (group, name) => ((groups[group] ??= {})[name] = noSum('rate')));
  for (const { counts } of tallies)
    for (const [group, names] of Object.entries(counts)) {
      const n = Object.values(names).reduce((sum, one) => sum + one, 0);
      const sums = groups[group]!;
      for (const name of Object.keys(sums)) sums[name] = withPart(sums[name]!, { kind: 'rate', n, sum: names[name] ?? 0 });
    }
  return groups;
}

function addParts(sums: Names<Sum>, parts: Readonly<Names<Part>>): void {
  for (const [id, part] of Object.entries(parts)) sums[id] = withPart(sums[id] ?? noSum(part.kind), part);
}

const inside = <T>(groups: Names<Names<Names<T>>>, group: string, name: string): Names<T> => ((groups[group] ??= {})[name] ??= {});

function eachTwo<T>(groups: Readonly<Names<Readonly<Names<T>>>>, visit: (group: string, name: string, value: T) => void): void {
  for (const [group, names] of Object.entries(groups)) for (const [name, value] of Object.entries(names)) visit(group, name, value);
}
