/** Which pages of a story were read in this browser, by table: each is shown until it is turned, to everybody at their own pace. */
import type { ReadPages } from '../plain/pages.ts';
import { keep } from './kept.ts';

type Kept = Readonly<Record<string, readonly string[]>>;

/** Stories of so many tables are remembered; who comes back to an older one may read it again. */
const MOST = 60;

export function readKept(json: unknown): Kept {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return {};
  return Object.fromEntries(
    Object.entries(json).flatMap(([table, pages]) =>
      Array.isArray(pages) ? [[table, pages.filter((one): one is string => typeof one === 'string')]] : [],
    ),
  );
}

const kept = keep('quarry.pages', readKept);

export interface PagesOfTable extends ReadPages {
  add(names: readonly string[]): void;
}

export const pagesOf = (table: string): PagesOfTable => ({
  has: name => kept.get()[table]?.includes(name) ?? false,
  add(names) {
    const { [table]: before = [], ...others } = kept.get();
    const rest = Object.entries(others).slice(-MOST);
    kept.set({ ...Object.fromEntries(rest), [table]: [...new Set([...before, ...names])] });
  },
});
