/** Two versions that played the same seeds: every figure that both have, match by match, with the difference and its interval. */
import type { AnyGame } from '@quarry/kernel';
import { DECISIONS } from './experiment.ts';
import { bound, byName, declaredBy, round } from './figures.ts';
import { type Part, pairedDifference } from './statistics.ts';
import type { Tally } from './tally.ts';
import type { Looked } from './work.ts';

export interface Difference {
  /** A figure by its id; `table/<table>/<row>/<column>`, `count/<group>/<name>`, `share/<group>/<name>`. */
  readonly id: string;
  readonly of: 'figure' | 'table' | 'count' | 'share';
  readonly label: string;
  readonly kind: 'rate' | 'mean';
  readonly here: number;
  readonly there: number;
  /** Here less there, and the bounds that hold the true difference in 95 of 100 runs. */
  readonly difference: number;
  readonly low: number | null;
  readonly high: number | null;
  /** The bounds do not hold 0. */
  readonly isSure: boolean;
}

export interface Against extends Looked {
  /** The version that this one is compared with, as it was named. */
  readonly version: string;
  readonly games: number;
  readonly differences: readonly Difference[];
  /** Ids of what only one of the two has. */
  readonly onlyHere: readonly string[];
  readonly onlyThere: readonly string[];
}

/**
 * What a reader is shown: all figures, and of tables, causes and shares what surely differs; but not how wide choices are, which moves with
 * everything else.
 */
export const worthShowing = ({ differences }: Against): Difference[] =>
  differences.filter(one => one.of === 'figure' || (one.isSure && !one.id.startsWith(tableId(DECISIONS))));

/** What a match adds to each figure, cell, cause and share, by id. */
type Parts = ReadonlyMap<string, Part>;

export function compare(game: AnyGame, version: string, looked: Looked, here: readonly Tally[], there: readonly Tally[]): Against {
  const [ours, theirs] = [partsOf(here), partsOf(there)];
  const [mine, yours] = [idsOf(ours), idsOf(theirs)];
  const labels = labelsOf(game, mine);
  return {
    version,
    ...looked,
    games: here.length,
    differences: [...labels].flatMap(([id, label]) => {
      const kind = game.proof.measures?.inPerCent?.includes(id) ? 'rate' : mine.get(id);
      return kind ? (differenceOf({ id, label, kind }, ours, theirs) ?? []) : [];
    }),
    onlyHere: [...mine.keys()].filter(id => !yours.has(id)).sort(byName),
    onlyThere: [...yours.keys()].filter(id => !mine.has(id)).sort(byName),
  };
}

function idsOf(all: readonly Parts[]): Map<string, Part['kind']> {
  const ids = new Map<string, Part['kind']>();
  for (const parts of all) for (const [id, { kind }] of parts) ids.set(id, kind);
  return ids;
}

const NOTHING = { n: 0, sum: 0 };

/** Null if one of the two has it not. */
function differenceOf(
  figure: Pick<Difference, 'id' | 'label' | 'kind'>,
  ours: readonly Parts[],
  theirs: readonly Parts[],
): Difference | null {
  const pick = (parts: Parts): Omit<Part, 'kind'> => parts.get(figure.id) ?? NOTHING;
  const found = pairedDifference(ours.map(pick), theirs.map(pick));
  if (!found) return null;
  const { value, low, high } = found.difference;
  const [sort] = figure.id.split('/');
  return {
    ...figure,
    of: sort === 'table' || sort === 'count' || sort === 'share' ? sort : 'figure',
    here: round(found.one),
    there: round(found.other),
    difference: round(value),
    low: bound(low),
    high: bound(high),
    isSure: low > 0 || high < 0,
  };
}

const tableId = (table: string): string => `table/${table}/`;
const cellId = (table: string, row: string, column: string): string => `${tableId(table)}${row}/${column}`;
const countId = (group: string, name: string): string => `count/${group}/${name}`;
const shareId = (group: string, name: string): string => `share/${group}/${name}`;

function partsOf(tallies: readonly Tally[]): Parts[] {
  const names = countedNames(tallies);
  return tallies.map(({ figures, tables, counts, shares }) => {
    const parts = new Map<string, Part>(Object.entries(figures));
    for (const [table, rows] of Object.entries(tables))
      for (const [row, cells] of Object.entries(rows))
        for (const [column, part] of Object.entries(cells)) parts.set(cellId(table, row, column), part);
    for (const [group, counted] of Object.entries(counts)) {
      const n = Object.values(counted).reduce((sum, one) => sum + one, 0);
      for (const name of names.get(group)!) parts.set(countId(group, name), { kind: 'rate', n, sum: counted[name] ?? 0 });
    }
    for (const [group, won] of Object.entries(shares))
      for (const [name, share] of Object.entries(won)) parts.set(shareId(group, name), { kind: 'rate', n: 1, sum: share.won });
    return parts;
  });
}

/** Every name that was counted in any match: in the others it was counted no times. */
function countedNames(tallies: readonly Tally[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const { counts } of tallies)
    for (const [group, counted] of Object.entries(counts))
      names.set(group, new Set([...(names.get(group) ?? []), ...Object.keys(counted)]));
  return names;
}

/** How each id is called, in the order in which they are shown: figures as the game lists them, then shares, tables and causes by name. */
function labelsOf(game: AnyGame, ids: ReadonlyMap<string, unknown>): Map<string, string> {
  const { sections, tables, counts } = declaredBy(game);
  const labels = new Map(sections.flatMap(section => Object.entries(section.figures)));
  for (const id of [...ids.keys()].sort(byName)) {
    const [sort, group = '', ...rest] = id.split('/');
    if (sort === 'share') labels.set(id, `Share of wins: ${rest.join('/')}`);
    const counted = sort === 'count' ? counts[group] : undefined;
    if (counted) labels.set(id, `${counted.title}: ${rest.join('/')}`);
    const columns = sort === 'table' ? (tables[group]?.columns ?? {}) : {};
    const column = columns[rest.at(-1) ?? ''];
    if (column !== undefined) labels.set(id, `${rest.slice(0, -1).join('/')}: ${column}`);
  }
  return labels;
}
