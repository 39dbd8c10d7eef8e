/** The difference between two views as a list of changes, and the way back. Deltas on the wire are made of these. */

type Json = unknown;
/** At this path now stands this value; `gone` if nothing stands there any more. */
export type Change =
  | { readonly at: readonly (string | number)[]; readonly now: Json }
  | { readonly at: readonly (string | number)[]; readonly gone: true };

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

/** Lists of plain values change as a whole; records and lists of records change inside. */
export function diff(before: Json, after: Json, at: readonly (string | number)[] = []): Change[] {
  const changes: Change[] = [];
  compare(before, after, at.slice(), changes);
  return changes;
}

/** Most of two views is the same: a path is copied only where they differ. */
function compare(before: Json, after: Json, at: (string | number)[], changes: Change[]): void {
  if (before === after) return;
  if (isRecord(before) && isRecord(after)) compareFields(before, after, at, changes);
  else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length && holdsRecords(after)) {
    for (let i = 0; i < after.length; i++) {
      at.push(i);
      compare(before[i], after[i], at, changes);
      at.pop();
    }
  } else if (!sameValue(before, after)) changes.push({ at: at.slice(), now: after });
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
  if (key === undefined) return 'gone' in change ? undefined : change.now;
  if (Array.isArray(whole)) return whole.map((one, i) => (i === key ? set(one, rest, change) : one));
  const copy = { ...(whole as Record<string, Json>) };
  if ('gone' in change && rest.length === 0) delete copy[key];
  else copy[key] = set(copy[key], rest, change);
  return copy;
}
