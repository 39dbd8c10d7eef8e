/** What many matches add up to, read as figures: values with intervals, targets beside them, in a shape that does not change from run to run. */
import type { AnyGame, Counted, MeasuredTable, Section, Shelf, Target } from '@quarry/kernel';
import type { Changes } from './changed-setup.ts';
import { DECISIONS } from './experiment.ts';
import { type Interval, intervalOf, type Sum, type Verdict, verdict } from './statistics.ts';
import type { Steering } from './steering.ts';
import type { Total, Usage } from './tally.ts';

/** A value with the bounds that hold the true one in 95 of 100 runs; null if they are not known. */
export interface Value {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly n: number;
}

export interface Figure extends Value {
  readonly id: string;
  readonly section: string;
  readonly label: string;
  readonly kind: 'rate' | 'mean';
  readonly target: Target | null;
  readonly verdict: Verdict | null;
}

export interface Share extends Value {
  readonly name: string;
  readonly fair: number;
  readonly verdict: Verdict | null;
}

export interface Cell extends Value {
  readonly kind: 'rate' | 'mean';
}

export interface RowFound {
  readonly name: string;
  /** How often the first column was written, e.g. how many encounters. */
  readonly n: number;
  /** A column that nothing was written in is not among them. */
  readonly cells: Readonly<Record<string, Cell>>;
}

export interface TableFound {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** What a row is. */
  readonly row: string;
  readonly columns: readonly { readonly id: string; readonly label: string }[];
  readonly rows: readonly RowFound[];
}

export interface Count extends Value {
  readonly name: string;
  readonly times: number;
  readonly perGame: number;
}

/** Names that were counted, the most frequent first: how often, and which share of all it is. */
export interface CountFound {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly times: number;
  readonly names: readonly Count[];
}

export interface Thing {
  readonly id: string;
  readonly name: string;
  readonly times: number;
  readonly games: number;
  readonly wonWith: number | null;
}

export interface ShelfFound {
  readonly id: string;
  readonly title: string;
  readonly verb: string;
  readonly things: readonly Thing[];
  /** By name, those that were used in no match. */
  readonly never: readonly string[];
}

export interface Findings extends Table {
  readonly game: string;
  readonly rules: number;
  readonly content: string;
  readonly seats: number;
  readonly games: number;
  readonly sections: readonly { readonly title: string; readonly note: string }[];
  readonly figures: readonly Figure[];
  readonly tables: readonly TableFound[];
  readonly counts: readonly CountFound[];
  readonly shares: Readonly<Record<string, readonly Share[]>>;
  readonly histograms: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  readonly shelves: readonly ShelfFound[];
}

/** At which table, by whom and from which seed on. */
export interface Table extends Steering {
  readonly mode: string;
  /** By name, one for each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** What else than at the table was set up. */
  readonly set?: Changes | undefined;
  /** Whole stories: each chapter counts as a game. */
  readonly isStory?: true | undefined;
}

export const round = (value: number): number => Number(value.toPrecision(6));
export const bound = (value: number): number | null => (Number.isFinite(value) ? round(value) : null);
export const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const valueOf = ({ value, low, high, n }: Interval): Value => ({ value: round(value), low: bound(low), high: bound(high), n });

const OF_ANY_GAME: Section = { title: 'Matches', figures: { won: 'Matches that somebody won', decisions: 'Decisions per match' } };
const DECISION_TABLE: MeasuredTable = {
  title: 'Decisions by kind',
  note: 'How often each was asked, among how many options, and how often the answer was to do nothing.',
  row: 'decision',
  columns: { passed: 'passed', options: 'options' },
};

/** What the game declares, and what is looked at in every game. */
export function declaredBy(game: AnyGame): {
  readonly sections: readonly Section[];
  readonly tables: Readonly<Record<string, MeasuredTable>>;
  readonly counts: Readonly<Record<string, Counted>>;
  readonly shelves: Readonly<Record<string, Shelf>>;
} {
  const { sections = [], tables = {}, counts = {}, shelves = {} } = game.proof.measures ?? {};
  const own = new Set(sections.flatMap(one => Object.keys(one.figures)));
  const others = Object.fromEntries(Object.entries(OF_ANY_GAME.figures).filter(([id]) => !own.has(id)));
  const kinds = game.proof.exercises[DECISIONS];
  return {
    sections: [...sections, ...(Object.keys(others).length > 0 ? [{ ...OF_ANY_GAME, figures: others }] : [])],
    tables: { ...tables, [DECISIONS]: DECISION_TABLE },
    counts,
    shelves: {
      ...shelves,
      ...(kinds && {
        [DECISIONS]: { title: 'Kinds of decision', verb: 'asked', holds: Object.fromEntries(kinds.map(kind => [kind, kind])) },
      }),
    },
  };
}

export function findingsOf(game: AnyGame, table: Table, total: Total): Findings {
  const { sections, tables, counts, shelves } = declaredBy(game);
  // What a table should come to is said of it as it is.
  const targets = table.set || table.isStory ? {} : (game.proof.measures?.targets?.(table.mode, table.bots.length, table.scenario) ?? {});
  return {
    game: game.id,
    rules: game.version,
    content: game.content,
    mode: table.mode,
    seats: table.bots.length,
    bots: table.bots,
    seed: table.seed,
    scenario: table.scenario,
    picks: table.picks,
    ...(table.set && { set: table.set }),
    ...(table.isStory && { isStory: true as const }),
    games: total.games,
    sections: sections.map(({ title, note = '' }) => ({ title, note })),
    figures: figuresOf(game, sections, total, targets),
    tables: Object.entries(tables).map(([id, one]) => tableOf(id, one, total.tables[id] ?? {})),
    counts: Object.entries(counts).map(([id, one]) => countsOf(id, one, total)),
    shares: sorted(total.shares, (names, group) => sharesOf(names, targets[`share/${group}`] ?? null)),
    histograms: sorted(total.histograms, binsOf),
    shelves: Object.entries(shelves).map(([id, shelf]) => shelfOf(id, shelf, total.usage[id] ?? {})),
  };
}

const sorted = <T, R>(names: Readonly<Record<string, T>>, read: (value: T, name: string) => R): Record<string, R> =>
  Object.fromEntries(
    Object.keys(names)
      .sort(byName)
      .map(name => [name, read(names[name]!, name)]),
  );

/** In the order of the sections; what no section names is not shown. */
function figuresOf(game: AnyGame, sections: readonly Section[], { figures }: Total, targets: Readonly<Record<string, Target>>): Figure[] {
  return sections.flatMap(({ title, figures: labels }) =>
    Object.entries(labels).flatMap(([id, label]) => {
      const sum = figures[id];
      if (!sum) return [];
      const kind = game.proof.measures?.inPerCent?.includes(id) ? 'rate' : sum.kind;
      const interval = intervalOf(sum);
      const target = targets[id] ?? null;
      return [{ id, section: title, label, kind, ...valueOf(interval), target, verdict: target && verdict(interval, target) }];
    }),
  );
}

const cellOf = (sum: Sum): Cell => ({ kind: sum.kind, ...valueOf(intervalOf(sum)) });

/** Declared rows first, in their order; the others by name. */
function tableOf(id: string, { title, note = '', row, columns, rows = [] }: MeasuredTable, found: Total['tables'][string]): TableFound {
  const more = Object.keys(found)
    .filter(name => !rows.includes(name))
    .sort(byName);
  return {
    id,
    title,
    note,
    row,
    columns: Object.entries(columns).map(([column, label]) => ({ id: column, label })),
    rows: [...rows, ...more].map(name => rowOf(name, Object.keys(columns), found[name] ?? {})),
  };
}

function rowOf(name: string, columns: readonly string[], cells: Readonly<Record<string, Sum>>): RowFound {
  const seen = columns.filter(column => cells[column]);
  return { name, n: cells[columns[0]!]?.n ?? 0, cells: Object.fromEntries(seen.map(column => [column, cellOf(cells[column]!)])) };
}

function countsOf(id: string, { title, note = '' }: Counted, { counts, games }: Total): CountFound {
  const found = counts[id] ?? {};
  const names = Object.entries(found)
    .map(([name, sum]): Count => ({ name, times: sum.sum, perGame: round(sum.sum / games), ...valueOf(intervalOf(sum)) }))
    .sort((a, b) => b.times - a.times || byName(a.name, b.name));
  return { id, title, note, times: names.reduce((sum, one) => sum + one.times, 0), names };
}

function sharesOf(names: Total['shares'][string], target: Target | null): Share[] {
  return Object.values(
    sorted(names, ({ won, fair }, name) => {
      const interval = intervalOf(won);
      return { name, ...valueOf(interval), fair: round(fair / interval.n), verdict: target && verdict(interval, target) };
    }),
  );
}

const binsOf = (bins: Readonly<Record<string, number>>): [number, number][] =>
  Object.entries(bins)
    .map(([value, count]): [number, number] => [Number(value), count])
    .sort((a, b) => a[0] - b[0]);

/** Everything that the shelf holds, used or not, and whatever else was used. A name that two things share is told apart by their ids. */
function shelfOf(id: string, { title, verb, holds }: Shelf, used: Readonly<Record<string, Usage>>): ShelfFound {
  const names = Object.values(holds);
  const nameOf = (thing: string): string => {
    const name = holds[thing] ?? thing;
    return names.filter(one => one === name).length > 1 ? `${name} (${thing})` : name;
  };
  const things = [...new Set([...Object.keys(holds), ...Object.keys(used).sort(byName)])].map((thing): Thing => {
    const { times, matches, won } = used[thing] ?? { times: 0, matches: 0, won: 0 };
    return { id: thing, name: nameOf(thing), times, games: matches, wonWith: matches === 0 ? null : round(won / matches) };
  });
  return { id, title, verb, things, never: things.filter(one => one.games === 0).map(one => one.name) };
}
