/** The difference between two views as a list of changes, and the way back. Deltas on the wire are made of these. */

type Json = unknown;
type Path = readonly (string | number)[];
/**
 * At this path now stands this value; `gone` if nothing stands there any more. A list of records there has lost the ones at these
 * places, counted before any was lost (`without`), or has these more at its end.
 */
export type Change =
  | { readonly at: Path; readonly now: Json }
  | { readonly at: Path; readonly gone: true }
  | { readonly at: Path; readonly without: readonly number[] }
  | { readonly at: Path; readonly more: readonly Json[] };

type Fields = Readonly<Record<string, Json>>;
const isRecord = (x: Json): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

function holdsRecords(x: readonly Json[]): boolean {
  for (let i = 0; i < x.length; i++) if (typeof x[i] === 'object' && x[i] !== null) return true;
  return false;
}

/** Whether two JSON values say the same. */
export function sameValue(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return sameList(a, b);
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && sameValue(a[key], b[key]));
}

function sameList(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!sameValue(a[i], b[i])) return false;
  return true;
}

/** Lists of plain values change as a whole; records and lists of records change inside, and grow and shrink. */
export function diff(before: Json, after: Json, at: readonly (string | number)[] = []): Change[] {
  const changes: Change[] = [];
  compare(before, after, at.slice(), changes);
  return changes;
}

/** Most of two views is the same: a path is copied only where they differ. */
function compare(before: Json, after: Json, at: (string | number)[], changes: Change[]): void {
  if (before === after) return;
  if (isRecord(before) && isRecord(after)) compareFields(before, after, at, changes);
  else if (Array.isArray(before) && Array.isArray(after) && holdsRecords(before) && holdsRecords(after)) {
    compareRecords(before, after, at, changes);
  } else if (!sameValue(before, after)) changes.push({ at: at.slice(), now: after });
}

/**
 * What is at another place in the shorter list than in the longer one was lost or came last; where that does not explain all, records at the
 * same place are compared inside.
 */
export function compareRecords(before: readonly Json[], after: readonly Json[], at: (string | number)[], changes: Change[]): void {
  const lost = lostFrom(before, after);
  const kept = lost.length === 0 ? before : before.filter((_, i) => !lost.includes(i));
  if (lost.length > 0) changes.push({ at: at.slice(), without: lost });
  for (let i = 0; i < kept.length; i++) {
    at.push(i);
    compare(kept[i], after[i], at, changes);
    at.pop();
  }
  if (after.length > kept.length) changes.push({ at: at.slice(), more: after.slice(kept.length) });
}

/** Places of the records that are missing from a list that has become shorter. */
function lostFrom(before: readonly Json[], after: readonly Json[]): number[] {
  const lost: number[] = [];
  for (let i = 0; lost.length < before.length - after.length; i++) {
    const place = i - lost.length;
    if (place >= after.length || !sameValue(before[i], after[place])) lost.push(i);
  }
  return lost;
}

function compareFields(before: Fields, after: Fields, at: (string | number)[], changes: Change[]): void {
  const first = changes.length;
  let kept = 0;
  for (const key in after) {
    const was = before[key];
    const now = after[key];
    if (was === now && was !== undefined) {
      kept += 1;
      continue;
    }
    at.push(key);
    if (Object.hasOwn(before, key)) {
      kept += 1;
      compare(was, now, at, changes);
    } else changes.push({ at: at.slice(), now });
    at.pop();
  }
  const keys = Object.keys(before);
  if (kept === keys.length) return;
  const gone = keys.filter(key => !Object.hasOwn(after, key)).map((key): Change => ({ at: [...at, key], gone: true }));
  changes.splice(first, 0, ...gone);
}

/** Applies changes to a view and gives the new one; the old one stays as it was. */
export function patch(before: Json, changes: readonly Change[]): Json {
  return changes.reduce((whole, change) => set(whole, change.at, change), before);
}

function set(whole: Json, at: readonly (string | number)[], change: Change): Json {
  const [key, ...rest] = at;
  if (key === undefined) return applied(whole, change);
  if (Array.isArray(whole)) return whole.map((one, i) => (i === key ? set(one, rest, change) : one));
  const copy = { ...(whole as Record<string, Json>) };
  if ('gone' in change && rest.length === 0) delete copy[key];
  else copy[key] = set(copy[key], rest, change);
  return copy;
}

function applied(whole: Json, change: Change): Json {
  if ('gone' in change) return undefined;
  if ('now' in change) return change.now;
  const records = whole as readonly Json[];
  return 'more' in change ? [...records, ...change.more] : records.filter((_, i) => !change.without.includes(i));
}
