/** In which order the own tables are listed, and what is said of each: those that wait for me first, what is over last and folded. */
import type { TableCover } from '@quarry/protocol';
import type { MyTable } from '../store/keyring.ts';
import { standsSo } from './words.ts';

/** What the server said of a table. */
export type Found = TableCover | 'gone' | 'unknown';
export type FoundById = Readonly<Record<string, Found>>;

const coverOf = (found: Found | undefined): TableCover | null => (typeof found === 'object' ? found : null);

const RANK: Readonly<Record<TableCover['status'], number>> = {
  playing: 1,
  gathering: 1,
  paused: 2,
  stopped: 3,
  'too-old': 3,
  'too-new': 3,
  closed: 3,
  over: 4,
};

function rankOf(found: Found | undefined): number {
  const cover = coverOf(found);
  if (!cover) return found === 'gone' ? 5 : 2;
  return cover.isMyTurn ? 0 : RANK[cover.status];
}

/** What is over, or no longer there. */
const isFinished = (found: Found | undefined): boolean => found === 'gone' || coverOf(found)?.status === 'over';

const isArchived = (found: Found | undefined): boolean => coverOf(found)?.isArchived ?? false;

/** Those where it is my turn come first, the one that has waited longest before the others; the rest as they were last touched. */
export function sorted(tables: readonly MyTable[], found: FoundById): readonly MyTable[] {
  const of = ({ table }: MyTable): Found | undefined => found[table];
  const touched = (one: MyTable): number => coverOf(of(one))?.changedAt ?? one.at;
  const isMine = (one: MyTable): boolean => rankOf(of(one)) === 0;
  return tables.toSorted((a, b) => {
    const apart = rankOf(of(a)) - rankOf(of(b));
    if (apart !== 0) return apart;
    return isMine(a) ? coverOf(of(a))!.since - coverOf(of(b))!.since : touched(b) - touched(a);
  });
}

/** The tables to go on with, and those that are folded away: finished, gone or archived. */
export function folded(
  tables: readonly MyTable[],
  found: FoundById,
): { readonly open: readonly MyTable[]; readonly away: readonly MyTable[] } {
  const isAway = ({ table }: MyTable): boolean => isFinished(found[table]) || isArchived(found[table]);
  const all = sorted(tables, found);
  return { open: all.filter(one => !isAway(one)), away: all.filter(isAway) };
}

/** A table in one line: the game, its chapter, how it stands. */
export function stateSays(found: Found | undefined, game: string, now: number): string {
  if (found === 'gone') return 'This table is no longer there.';
  if (found === 'unknown') return 'The server cannot be reached.';
  if (!found) return game;
  return `${whereSays(found, game)} · ${standsSo(found, now)}`;
}

/** The game, and the chapter where there are some. */
export const whereSays = ({ chapter }: TableCover, game: string): string => (chapter === null ? game : `${game} · chapter ${chapter}`);
