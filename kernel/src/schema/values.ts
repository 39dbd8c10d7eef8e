/** Plain values: numbers, words, texts, what may be missing, and lists of them. */
import { asItIs, change, changeForAll, guard, holdsNoZone } from './looking.ts';
import { type Schema, SchemaError, type Shape } from './types.ts';

/** One step of a 32-bit multiply-and-rotate hash (after MurmurHash3's body). */
export function mix(seed: number, word: number): number {
  let k = Math.imul(word, 0xcc9e2d51);
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  const h = seed ^ k;
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

/** Lists from here on are hashed once. */
const LONG = 12;

function mixText(seed: number, text: string): number {
  let h = mix(seed, text.length);
  for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i));
  return h;
}

function value<T>(is: string, shape: Shape, test: (x: unknown) => boolean, hash: (x: T, seed: number) => number): Schema<T> {
  return {
    is,
    shape,
    isValue: true,
    isOpen: true,
    clone: x => x,
    still: x => x,
    same: (a, b) => a === b,
    chained: hash,
    hash,
    check(json, path) {
      if (!test(json)) throw new SchemaError(path, is, json);
      return json as T;
    },
    view: asItIs,
    lazyView: asItIs,
    changes(before, after, diff) {
      if (before !== after) change(diff, after);
    },
    sharedChanges(before, after, shared) {
      if (before !== after) changeForAll(shared, after);
    },
    hidden: holdsNoZone,
  };
}

/** No number on a table is larger: whatever counts one down comes to an end. */
const LARGEST = 1_000_000;

/** A whole number within bounds. Left out they are a million either way, and the shape names none. */
export function int(min = -LARGEST, max = LARGEST): Schema<number> {
  return value<number>(
    `a whole number from ${min} to ${max}`,
    { is: 'number', min: min === -LARGEST ? null : min, max: max === LARGEST ? null : max },
    x => Number.isSafeInteger(x) && (x as number) >= min && (x as number) <= max,
    (x, seed) => mix(seed, x),
  );
}

/** A number that names something on the table (`square`, `card`, `seat` …), so that a screen can draw what it names. */
export function naming(what: string, number: Schema<number> = int()): Schema<number> {
  return { ...number, shape: { ...(number.shape as Shape & { is: 'number' }), names: what } };
}

export function bool(): Schema<boolean> {
  return value<boolean>(
    'true or false',
    { is: 'yes-no' },
    x => typeof x === 'boolean',
    (x, seed) => mix(seed, x ? 1 : 2),
  );
}

export function text(maxLength = 200): Schema<string> {
  return value<string>(
    `a text of at most ${maxLength} characters`,
    { is: 'text', max: maxLength },
    x => typeof x === 'string' && x.length <= maxLength,
    (x, seed) => mixText(seed, x),
  );
}

/** One of a closed set of words. `called`: how a person reads those that do not read well as they are. */
export function oneOf<const W extends string>(words: readonly W[], called?: Readonly<Partial<Record<string, string>>>): Schema<W> {
  const known = new Set<string>(words);
  return value<W>(
    `one of ${words.join(', ')}`,
    { is: 'choice', of: words, ...(called ? { called } : {}) },
    x => typeof x === 'string' && known.has(x),
    (x, seed) => mixText(seed, x),
  );
}

export function nullable<T, V>(inner: Schema<T, V>): Schema<T | null, V | null> {
  return {
    is: `${inner.is}, or null`,
    shape: { is: 'maybe', of: inner.shape },
    isValue: inner.isValue,
    isOpen: inner.isOpen,
    clone: x => (x === null ? null : inner.clone(x)),
    still: (x, kept) => (x === null ? null : inner.still(x, kept)),
    same: (a, b) => (a === null || b === null ? a === b : inner.same(a, b)),
    chained: (x, seed) => (x === null ? mix(seed, 3) : inner.chained(x, mix(seed, 4))),
    hash: (x, seed, known) => (x === null ? mix(seed, 3) : inner.hash(x, mix(seed, 4), known)),
    check: (json, path) => (json === null ? null : inner.check(json, path)),
    view: (x, eye) => (x === null ? null : inner.view(x, eye)),
    lazyView: (x, eye) => (x === null ? null : inner.lazyView(x, eye)),
    changes(before, after, diff) {
      if (before !== null && after !== null) inner.changes(before, after, diff);
      else if (before !== after) change(diff, after === null ? null : inner.view(after, diff.after));
    },
    sharedChanges(before, after, shared) {
      if (before !== null && after !== null) inner.sharedChanges(before, after, shared);
      else if (before !== after) guard(shared, diff => this.changes(before, after, diff));
    },
    hidden: inner.hidden === holdsNoZone ? holdsNoZone : (x, eye, visit) => (x === null ? null : inner.hidden(x, eye, visit)),
  };
}

/** A list of plain values. A value itself: deeds replace it whole. */
export function list<T>(inner: Schema<T>, maxLength = 10_000): Schema<readonly T[]> {
  if (!inner.isValue) throw new TypeError(`list holds plain values; for ${inner.is} use records`);
  const chained = (x: readonly T[], seed: number): number => {
    let h = mix(seed, x.length);
    for (let i = 0; i < x.length; i++) h = inner.chained(x[i] as T, h);
    return h;
  };
  return {
    is: `a list of ${inner.is}`,
    shape: { is: 'list', of: inner.shape },
    isValue: true,
    isOpen: true,
    clone: x => x,
    still: x => x,
    same: (a, b) => a === b || (a.length === b.length && a.every((one, i) => inner.same(one, b[i] as T))),
    chained,
    hash(x, seed, known) {
      if (x.length < LONG) return chained(x, seed);
      let h = known.get(x);
      if (h === undefined) known.set(x, (h = chained(x, 0)));
      return mix(seed, h);
    },
    check(json, path) {
      if (!Array.isArray(json) || json.length > maxLength) throw new SchemaError(path, `a list of at most ${maxLength}`, json);
      return json.map((one, i) => inner.check(one, `${path}[${i}]`));
    },
    view: asItIs,
    lazyView: asItIs,
    changes(before, after, diff) {
      if (!this.same(before, after)) change(diff, after);
    },
    sharedChanges(before, after, shared) {
      if (!this.same(before, after)) changeForAll(shared, after);
    },
    hidden: holdsNoZone,
  };
}
