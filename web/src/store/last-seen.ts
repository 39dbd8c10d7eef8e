/** How the own tables stood when they were last seen from this browser: shown at once when the lobby opens, and as what it is while there is no connection. */
import type { TableCover } from '@quarry/protocol';
import { keep } from './kept.ts';

export interface LastSeen {
  readonly cover: TableCover;
  readonly at: number;
}

/** As many as a lobby asks for. */
const MOST = 20;

/** Whatever an older page has kept is as good as nothing. */
const isSeen = (json: unknown): json is LastSeen => {
  const { cover, at } = (json ?? {}) as Partial<LastSeen>;
  return typeof at === 'number' && typeof cover === 'object' && cover !== null && Array.isArray(cover.people) && 'call' in cover;
};

export function readLastSeen(json: unknown): Readonly<Record<string, LastSeen>> {
  if (typeof json !== 'object' || json === null) return {};
  return Object.fromEntries(Object.entries(json).filter((entry): entry is [string, LastSeen] => isSeen(entry[1])));
}

export const lastSeen = keep('quarry.seen', readLastSeen);

/** Keeps how a table stands now, and forgets those that were seen longest ago. */
export function noteSeen(cover: TableCover, at: number): void {
  const all = Object.entries({ ...lastSeen.get(), [cover.table]: { cover, at } });
  lastSeen.set(Object.fromEntries(all.toSorted(([, a], [, b]) => b.at - a.at).slice(0, MOST)));
}

export function forgetSeen(table: string): void {
  const { [table]: _gone, ...rest } = lastSeen.get();
  lastSeen.set(rest);
}
