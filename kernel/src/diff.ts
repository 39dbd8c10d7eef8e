/** The difference between two views as a list of changes, and the way back. Deltas on the wire are made of these. */

type Json = unknown;
/** At this path now stands this value; `gone` if nothing stands there any more. */
export type Change =
  | { readonly at: readonly (string | number)[]; readonly now: Json }
  | { readonly at: readonly (string | number)[]; readonly gone: true };

const isRecord = (x: Json): x is Record<string, Json> => typeof x === 'object' && x !== null && !Array.isArray(x);
const holdsRecords = (x: readonly Json[]): boolean => x.some(one => typeof one === 'object' && one !== null);

/** Whether two JSON values say the same. */
export function sameValue(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => sameValue(one, b[i]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && sameValue(a[key], b[key]));
}

/** Lists of plain values change as a whole; records and lists of records change inside. */
export function diff(before: Json, after: Json, at: readonly (string | number)[] = []): Change[] {
  if (before === after) return [];
  if (isRecord(before) && isRecord(after)) {
    const gone = Object.keys(before).filter(key => !Object.hasOwn(after, key));
    return [
      ...gone.map(key => ({ at: [...at, key], gone: true as const })),
      ...Object.keys(after).flatMap(key =>
        Object.hasOwn(before, key) ? diff(before[key], after[key], [...at, key]) : [{ at: [...at, key], now: after[key] }],
      ),
    ];
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length && holdsRecords(after)) {
    return after.flatMap((one, i) => diff(before[i], one, [...at, i]));
  }
  return sameValue(before, after) ? [] : [{ at, now: after }];
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
