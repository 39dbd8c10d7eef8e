/**
 * One deed done to a position: what it tells, and all that is different in the state afterwards, by path. A deed that touches more than it should, or
 * tells another thing, shows at once.
 *
 *     const { told, changed } = doing({ alert: 2, … }, table => moveAlertToken(table, 1, 'FW-ALERT-1'));
 *     expect(changed).toEqual({ 'fight.alert': 3 });
 */
import type { Table, WestEvent } from '../events.ts';
import { type Fight, fight, type Position } from './rehearsal.ts';

/** What went out of a long list, and what came in. */
interface Exchange {
  readonly out: readonly unknown[];
  readonly in: readonly unknown[];
}
/** New values by path; `gone` for what is no longer there. */
type Changes = Readonly<Record<string, unknown>>;
interface Done<T> {
  readonly told: readonly WestEvent[];
  readonly changed: Changes;
  readonly result: T | undefined;
  /** The encounter was decided by it. */
  readonly isOver: boolean;
  readonly r: Fight;
}

/** Lists of more cards than this are told by what moved. */
const LONG = 40;

/** It is played as a rule is, so that a deed that writes into a record without opening it is found out. */
export function doing<T>(position: Position, deed: (table: Table, r: Fight) => T): Done<T> {
  const r = fight({ enemies: [{ type: 'rebel-scout', at: [9, 9] }], ...position });
  const before = structuredClone(r.state);
  let result: T | undefined;
  r.run(function* (table) {
    result = deed(table, r);
  });
  return { told: r.told, changed: Object.fromEntries(changes('', before, r.state)), result, isOver: r.wasCutShort, r };
}

const isPlain = (one: unknown): boolean => typeof one !== 'object' || one === null;
const isList = (one: unknown): one is readonly unknown[] => Array.isArray(one) && one.every(isPlain);
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const exchange = (before: readonly unknown[], now: readonly unknown[]): Exchange => ({
  out: before.filter(one => !now.includes(one)),
  in: now.filter(one => !before.includes(one)),
});

function changes(path: string, before: unknown, now: unknown): [string, unknown][] {
  if (isSame(before, now)) return [];
  if (isList(before) && isList(now)) return [[path, before.length > LONG ? exchange(before, now) : now]];
  if (isPlain(before) || isPlain(now)) return [[path, now === undefined ? 'gone' : now]];
  const [a, b] = [before, now] as readonly Record<string, unknown>[];
  const keys = [...new Set([...Object.keys(a!), ...Object.keys(b!)])];
  return keys.flatMap(key => changes(path === '' ? key : `${path}.${key}`, a![key], b![key]));
}

/** The names of all functions that a module of deeds gives out. */
export const deedsOf = (module: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(module).filter(name => typeof module[name] === 'function');
