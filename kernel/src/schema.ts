/**
 * State is declared once. From the declaration TypeScript infers the type, and the kernel derives clone,
 * equality, hash, checked JSON, the view of each seat and what a seat cannot know. Lists and zones are values:
 * a deed replaces them and never changes them in place, so that a clone copies records only.
 * Who sees what is written here and nowhere else; a field without a label is sent to nobody.
 */
import { type Change, compareRecords, sameValue } from './diff.ts';
import type { Seat } from './words.ts';

/** Who looks: a seat, or `null` for a spectator. `state` is the whole state, for labels that depend on it. */
export interface Eye {
  readonly seat: Seat | null;
  readonly state: unknown;
  /** The seat that the record being looked at belongs to. */
  readonly owner: Seat | null;
  /** Set below a field that may not be seen: nothing inside it may be seen either. */
  readonly isShut?: boolean;
}

/** The same eyes at two moments, and where they look. A path is copied only where something has changed. */
export interface Gaze {
  readonly before: Eye;
  readonly after: Eye;
  readonly at: (string | number)[];
  readonly found: Change[];
}

/** One walk through two states for all eyes: what changed for everybody, and what each pair of eyes must look at for itself. */
export interface Walk {
  readonly at: (string | number)[];
  owner: Seat | null;
  readonly open: Change[];
  readonly guarded: { readonly at: readonly (string | number)[]; readonly owner: Seat | null; look(gaze: Gaze): void }[];
}

/** A label: who may see a field, or the cards of a zone. */
export type SeenBy = 'everyone' | 'owner' | 'nobody' | ((eye: Eye) => boolean);

/**
 * Visits every zone that the eye cannot see into, or not wholly; what it returns takes the zone's place. `shown` says what can be seen of the
 * card at a place, if anything: its face, or what a function makes of it.
 */
export type ZoneVisitor = (
  cards: readonly number[],
  pool: (card: number) => string,
  shown: (place: number) => 'face' | ((card: number) => number) | undefined,
) => readonly number[];

/** What a schema is made of, as data: a screen that knows nothing of the game draws a form or a view from it. */
export type Shape =
  | { readonly is: 'number'; readonly min: number | null; readonly max: number | null; readonly names?: string }
  | { readonly is: 'yes-no' }
  | { readonly is: 'text'; readonly max: number }
  | { readonly is: 'choice'; readonly of: readonly string[]; readonly called?: Readonly<Partial<Record<string, string>>> }
  /** `isSecret`: some may look at them and others may not, as at a hand. */
  | { readonly is: 'cards'; readonly isSecret: boolean }
  | { readonly is: 'maybe'; readonly of: Shape }
  | { readonly is: 'list'; readonly of: Shape }
  | { readonly is: 'record'; readonly fields: Readonly<Record<string, Shape>> }
  | { readonly is: 'records'; readonly of: Shape; readonly isPerSeat: boolean };

/** `T` is the type in the state, `V` the type in a view. */
export interface Schema<T, V = T> {
  readonly is: string;
  readonly shape: Shape;
  /** True for values, which clones may share. */
  readonly isValue: boolean;
  clone(x: T): T;
  same(a: T, b: T): boolean;
  hash(x: T, seed: number): number;
  /** Reads untrusted JSON; throws a SchemaError that names the path. */
  check(json: unknown, path: string): T;
  view(x: T, eye: Eye): V;
  /** The same for a moment only: what is looked at is worked out when it is looked at. Not to be kept, for the state goes on. */
  glimpse(x: T, eye: Eye): V;
  /** What has changed in the view from one state to a later one, without making either view. */
  changes(before: T, after: T, gaze: Gaze): void;
  /** The same for all eyes at once, as far as all see the same. */
  spots(before: T, after: T, walk: Walk): void;
  /** Replaces hidden cards in place (see imagine.ts). Returns the value to keep. */
  hidden(x: T, eye: Eye, visit: ZoneVisitor): T;
}

export type StateOf<S> = S extends Schema<infer T, unknown> ? T : never;
export type ViewOf<S> = S extends Schema<never, infer V> ? V : S extends Schema<infer _T, infer V> ? V : never;

export class SchemaError extends Error {
  override readonly name = 'SchemaError';
  readonly path: string;
  constructor(path: string, expected: string, found: unknown) {
    super(`${path}: expected ${expected}, found ${whatIs(found)}`);
    this.path = path;
  }
}

/** What was found, in a few words: it may be too big or nested too deep to be written out. */
function whatIs(found: unknown): string {
  if (found === undefined) return 'nothing';
  if (Array.isArray(found)) return `a list of ${found.length}`;
  if (typeof found === 'object' && found !== null) return `a record of ${Object.keys(found).length} fields`;
  return JSON.stringify(typeof found === 'string' ? found.slice(0, 60) : found).slice(0, 60);
}

/** One step of a 32-bit multiply-and-rotate hash (after MurmurHash3's body). */
export function mix(seed: number, word: number): number {
  let k = Math.imul(word, 0xcc9e2d51);
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  const h = seed ^ k;
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

function mixText(seed: number, text: string): number {
  let h = mix(seed, text.length);
  for (let i = 0; i < text.length; i++) h = mix(h, text.charCodeAt(i));
  return h;
}

/** `hidden` of everything that can hold no zone. */
const holdsNoZone = <T>(x: T): T => x;

/** What looks the same to every eye. */
const asItIs = <T>(x: T): T => x;

const changeForAll = ({ at, open: found }: Walk, now: unknown): void => {
  found.push({ at: at.slice(), now });
};

const guard = ({ at, owner, guarded }: Walk, look: (gaze: Gaze) => void): void => {
  guarded.push({ at: at.slice(), owner, look });
};

function change({ at, found }: Gaze, now: unknown): void {
  found.push({ at: at.slice(), now });
}

function value<T>(is: string, shape: Shape, test: (x: unknown) => boolean, hash: (x: T, seed: number) => number): Schema<T> {
  return {
    is,
    shape,
    isValue: true,
    clone: x => x,
    same: (a, b) => a === b,
    hash,
    check(json, path) {
      if (!test(json)) throw new SchemaError(path, is, json);
      return json as T;
    },
    view: asItIs,
    glimpse: asItIs,
    changes(before, after, gaze) {
      if (before !== after) change(gaze, after);
    },
    spots(before, after, walk) {
      if (before !== after) changeForAll(walk, after);
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
    clone: x => (x === null ? null : inner.clone(x)),
    same: (a, b) => (a === null || b === null ? a === b : inner.same(a, b)),
    hash: (x, seed) => (x === null ? mix(seed, 3) : inner.hash(x, mix(seed, 4))),
    check: (json, path) => (json === null ? null : inner.check(json, path)),
    view: (x, eye) => (x === null ? null : inner.view(x, eye)),
    glimpse: (x, eye) => (x === null ? null : inner.glimpse(x, eye)),
    changes(before, after, gaze) {
      if (before !== null && after !== null) inner.changes(before, after, gaze);
      else if (before !== after) change(gaze, after === null ? null : inner.view(after, gaze.after));
    },
    spots(before, after, walk) {
      if (before !== null && after !== null) inner.spots(before, after, walk);
      else if (before !== after) guard(walk, gaze => this.changes(before, after, gaze));
    },
    hidden: inner.hidden === holdsNoZone ? holdsNoZone : (x, eye, visit) => (x === null ? null : inner.hidden(x, eye, visit)),
  };
}

/** A list of plain values. A value itself: deeds replace it whole. */
export function list<T>(inner: Schema<T>, maxLength = 10_000): Schema<readonly T[]> {
  if (!inner.isValue) throw new TypeError(`list holds plain values; for ${inner.is} use records`);
  return {
    is: `a list of ${inner.is}`,
    shape: { is: 'list', of: inner.shape },
    isValue: true,
    clone: x => x,
    same: (a, b) => a === b || (a.length === b.length && a.every((one, i) => inner.same(one, b[i] as T))),
    hash(x, seed) {
      let h = mix(seed, x.length);
      for (let i = 0; i < x.length; i++) h = inner.hash(x[i] as T, h);
      return h;
    },
    check(json, path) {
      if (!Array.isArray(json) || json.length > maxLength) throw new SchemaError(path, `a list of at most ${maxLength}`, json);
      return json.map((one, i) => inner.check(one, `${path}[${i}]`));
    },
    view: asItIs,
    glimpse: asItIs,
    changes(before, after, gaze) {
      if (!this.same(before, after)) change(gaze, after);
    },
    spots(before, after, walk) {
      if (!this.same(before, after)) changeForAll(walk, after);
    },
    hidden: holdsNoZone,
  };
}

function mayLook(label: SeenBy, eye: Eye): boolean {
  if (eye.isShut) return false;
  if (label === 'everyone') return true;
  if (label === 'nobody') return false;
  if (label === 'owner') return eye.seat !== null && eye.seat === eye.owner;
  return label(eye);
}

/**
 * An ordered place for cards (numbers that name printed things). Whoever may not look sees only how many lie there.
 * `pool` groups cards that could lie in each other's place as far as a seat that sees neither can tell.
 */
export function zone(
  seenBy: SeenBy,
  pool: string | ((card: number, owner: Seat | null) => string) = 'cards',
): Labelled<readonly number[], readonly number[] | number> {
  const cards = list(int(0));
  const poolOf = typeof pool === 'string' ? () => pool : pool;
  const schema: Schema<readonly number[], readonly number[] | number> = {
    ...cards,
    is: 'a zone of cards',
    shape: { is: 'cards', isSecret: seenBy !== 'everyone' && seenBy !== 'nobody' },
    view: (x, eye) => (mayLook(seenBy, eye) ? x : x.length),
    glimpse: (x, eye) => (mayLook(seenBy, eye) ? x : x.length),
    changes(before, after, gaze) {
      const did = mayLook(seenBy, gaze.before);
      const does = mayLook(seenBy, gaze.after);
      const isSame = did === does && (does ? cards.same(before, after) : before.length === after.length);
      if (!isSame) change(gaze, does ? after : after.length);
    },
    spots(before, after, walk) {
      if (seenBy === 'everyone') cards.spots(before, after, walk);
      else if (seenBy !== 'nobody') guard(walk, gaze => this.changes(before, after, gaze));
      else if (before.length !== after.length) changeForAll(walk, after.length);
    },
    hidden: (x, eye, visit) => (x.length === 0 || mayLook(seenBy, eye) ? x : visit(x, card => poolOf(card, eye.owner), nothingShown)),
  };
  return { schema, seenBy: 'everyone' };
}

const nothingShown = (): undefined => undefined;

/** What whoever may not look into a zone sees of it all the same: at which places, and what of the cards there. */
export interface Shows {
  /** Places in a zone of `n` cards, the first being 0. */
  readonly at: (n: number) => readonly number[];
  /** What is seen of such a card: the number of its back, say. The card itself, if left out. */
  readonly as?: (card: number) => number;
}

/** A zone through eyes that see only part of it: how many cards lie there, and what is shown at which place. */
export interface PartlySeen {
  readonly n: number;
  readonly shown: readonly { readonly at: number; readonly is: number }[];
}

/** Like `zone`, but part of it lies open to everybody: the back of the top card, the bottom card turned up. */
export function showingZone(
  shows: Shows,
  seenBy: SeenBy,
  pool: string | ((card: number, owner: Seat | null) => string) = 'cards',
): Labelled<readonly number[], readonly number[] | PartlySeen> {
  const { schema: whole } = zone(seenBy, pool);
  const poolOf = typeof pool === 'string' ? () => pool : pool;
  const { at, as = asItIs } = shows;
  const seen = (x: readonly number[], eye: Eye): readonly number[] | PartlySeen => {
    if (mayLook(seenBy, eye)) return x;
    const places = eye.isShut ? [] : at(x.length).filter(place => place in x);
    return { n: x.length, shown: places.map(place => ({ at: place, is: as(x[place]!) })) };
  };
  const schema: Schema<readonly number[], readonly number[] | PartlySeen> = {
    ...whole,
    view: seen,
    glimpse: seen,
    changes(before, after, gaze) {
      const is = seen(after, gaze.after);
      if (!sameValue(seen(before, gaze.before), is)) change(gaze, is);
    },
    spots(before, after, walk) {
      guard(walk, gaze => this.changes(before, after, gaze));
    },
    hidden(x, eye, visit) {
      if (x.length === 0 || mayLook(seenBy, eye)) return x;
      const places = new Set(eye.isShut ? [] : at(x.length));
      return visit(
        x,
        card => poolOf(card, eye.owner),
        place => (places.has(place) ? (shows.as ?? 'face') : undefined),
      );
    },
  };
  return { schema, seenBy: 'everyone' };
}

/** A field with its label. */
export interface Labelled<T, V = T> {
  readonly schema: Schema<T, V>;
  readonly seenBy: SeenBy;
  /** False for what is no zone, is hidden from some, and stays as it is in imagined worlds. */
  readonly isImagined?: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: a field may hold a schema of any type; the exact type is inferred per field
type AnySchema = Schema<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
type AnyLabelled = Labelled<any, any>;
type Fields = Readonly<Record<string, AnySchema | AnyLabelled>>;
type FieldState<F> = F extends Labelled<infer T, infer _V> ? T : F extends Schema<infer T, infer _V> ? T : never;
type RecordState<F extends Fields> = { -readonly [K in keyof F]: FieldState<F[K]> };
type RecordView<F extends Fields> = {
  readonly [K in keyof F as F[K] extends AnyLabelled ? K : never]: F[K] extends Labelled<infer _T, infer V> ? V : never;
};

type Loose = Record<string, unknown>;
type Copy = (x: Loose) => Loose;
const copyAnything: Copy = x => ({ ...x });

type Label<F extends Readonly<Record<string, AnySchema>>> = {
  [K in keyof F]: F[K] extends Schema<infer T, infer V> ? Labelled<T, V> : never;
};

/**
 * Puts one label on several fields. What some may see and others may not lies in zones, because only cards are dealt anew when a seat imagines
 * what it cannot see; anything else must be declared as `not-imagined`, and bots that imagine know it.
 */
export function seenBy<F extends Readonly<Record<string, AnySchema>>>(label: SeenBy, fields: F, imagined?: 'not-imagined'): Label<F> {
  const isImagined = imagined !== 'not-imagined';
  return Object.fromEntries(Object.entries(fields).map(([key, schema]) => [key, { schema, seenBy: label, isImagined }])) as Label<F>;
}

/** Labels fields that everybody may see. */
export function open<F extends Readonly<Record<string, AnySchema>>>(fields: F): Label<F> {
  return seenBy('everyone', fields);
}

/**
 * A record. `copy` may be given as `x => ({ ...x })`, written out where the record is declared: an engine learns the shape of
 * a record by the place in the code that copies it, and a place of its own makes cloning several times faster.
 */
export function record<F extends Fields>(fields: F, copy: Copy = copyAnything): Schema<RecordState<F>, RecordView<F>> {
  const keys = Object.keys(fields);
  const schemas = keys.map(key => ('schema' in fields[key]! ? (fields[key] as AnyLabelled).schema : (fields[key] as AnySchema)));
  const deepKeys = keys.filter((_, i) => !schemas[i]!.isValue);
  const deepSchemas = schemas.filter(schema => !schema.isValue);
  const seenFields = keys.flatMap((key, i) => {
    const field = fields[key]!;
    return 'schema' in field ? [{ key, schema: schemas[i]!, seenBy: (field as AnyLabelled).seenBy }] : [];
  });
  const labels = keys.map((_, i): SeenBy => (schemas[i] === fields[keys[i]!] ? 'nobody' : (fields[keys[i]!] as AnyLabelled).seenBy));
  const withZones = [...keys.keys()].filter(i => schemas[i]!.hidden !== holdsNoZone);
  const known = new Set(keys);
  for (const [i, key] of keys.entries()) refuseSecret(key, fields[key]!, labels[i]!, schemas[i]!);
  // Where everybody may see every field, a view is a copy in which only hidden cards and inner records differ.
  const isOpenToAll = seenFields.length === keys.length && seenFields.every(field => field.seenBy === 'everyone');
  const Glimpse = glimpsesOf(seenFields);
  const changedByLooking = seenFields.filter(field => field.schema.view !== asItIs);
  const schema: Schema<Loose, Loose> = {
    is: 'a record',
    shape: { is: 'record', fields: Object.fromEntries(keys.map((key, i) => [key, schemas[i]!.shape])) },
    isValue: false,
    clone(x) {
      const clone = copy(x);
      for (let i = 0; i < deepKeys.length; i++) clone[deepKeys[i]!] = deepSchemas[i]!.clone(clone[deepKeys[i]!]);
      return clone;
    },
    same: (a, b) => keys.every((key, i) => schemas[i]!.same(a[key], b[key])),
    hash(x, seed) {
      let h = seed;
      for (let i = 0; i < keys.length; i++) h = schemas[i]!.hash(x[keys[i]!], h);
      return h;
    },
    check(json, path) {
      if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new SchemaError(path, 'a record', json);
      const stray = Object.keys(json).find(key => !known.has(key));
      if (stray !== undefined) throw new SchemaError(`${path}.${stray}`, 'no such field', (json as Loose)[stray]);
      return Object.fromEntries(keys.map((key, i) => [key, schemas[i]!.check((json as Loose)[key], `${path}.${key}`)]));
    },
    view(x, eye) {
      if (isOpenToAll) {
        const seen = copy(x);
        for (const { key, schema: inner } of changedByLooking) seen[key] = inner.view(x[key], eye);
        return seen;
      }
      const seen: Loose = {};
      for (const field of seenFields) if (mayLook(field.seenBy, eye)) seen[field.key] = field.schema.view(x[field.key], eye);
      return seen;
    },
    glimpse: (x, eye) => new Glimpse(x, eye),
    changes(before, after, gaze) {
      for (const field of seenFields) {
        gaze.at.push(field.key);
        changesOf(field, before[field.key], after[field.key], gaze);
        gaze.at.pop();
      }
    },
    spots(before, after, walk) {
      for (let i = 0; i < seenFields.length; i++) {
        const field = seenFields[i]!;
        const was = before[field.key];
        const is = after[field.key];
        const isOpen = field.seenBy === 'everyone';
        if (isOpen && was === is && field.schema.isValue && field.schema.view === asItIs) continue;
        walk.at.push(field.key);
        if (isOpen) field.schema.spots(was, is, walk);
        else if (field.seenBy !== 'nobody') guard(walk, gaze => changesOf(field, was, is, gaze));
        walk.at.pop();
      }
    },
    hidden: withZones.length === 0 ? holdsNoZone : hideInside,
  };
  function hideInside(x: Loose, eye: Eye, visit: ZoneVisitor): Loose {
    for (const i of withZones) {
      const inner = mayLook(labels[i]!, eye) ? eye : { ...eye, isShut: true };
      x[keys[i]!] = schemas[i]!.hidden(x[keys[i]!], inner, visit);
    }
    return x;
  }
  return schema as unknown as Schema<RecordState<F>, RecordView<F>>;
}

function refuseSecret(key: string, field: AnySchema | AnyLabelled, label: SeenBy, schema: AnySchema): void {
  const isSecret = label !== 'everyone' && label !== 'nobody' && schema.hidden === holdsNoZone;
  if (isSecret && (field as AnyLabelled).isImagined !== false)
    throw new TypeError(
      `'${key}' is hidden from some and lies in no zone, so that nobody could imagine it: make it a zone, or declare it 'not-imagined'`,
    );
}

/** A field that comes to sight, goes out of it, or changes in it. */
function changesOf({ schema, seenBy: label }: SeenField, was: unknown, is: unknown, gaze: Gaze): void {
  const did = mayLook(label, gaze.before);
  const does = mayLook(label, gaze.after);
  if (did && does) schema.changes(was, is, gaze);
  else if (does) change(gaze, schema.view(is, gaze.after));
  else if (did) gaze.found.push({ at: gaze.at.slice(), gone: true });
}

interface SeenField {
  readonly key: string;
  readonly schema: AnySchema;
  readonly seenBy: SeenBy;
}

/** Records of this kind through somebody's eyes: each field is looked at when it is asked for. */
function glimpsesOf(fields: readonly SeenField[]): new (x: Loose, eye: Eye) => Loose {
  class Glimpse {
    readonly #x: Loose;
    readonly #eye: Eye;
    constructor(x: Loose, eye: Eye) {
      this.#x = x;
      this.#eye = eye;
    }
    static show({ key, schema, seenBy: label }: SeenField): void {
      Object.defineProperty(Glimpse.prototype, key, {
        enumerable: true,
        get(this: Glimpse) {
          return mayLook(label, this.#eye) ? schema.glimpse(this.#x[key], this.#eye) : undefined;
        },
      });
    }
  }
  fields.forEach(Glimpse.show);
  return Glimpse as unknown as new (
    x: Loose,
    eye: Eye,
  ) => Loose;
}

/**
 * A list of records. They are changed in place by deeds, so a clone copies each. `owner`: the seat that a record belongs to, or null;
 * one seat may own several, and they may change hands. Without it they belong to whom the record around them belongs to.
 */
export function records<T, V>(
  inner: Schema<T, V>,
  { most = 1_000, owner }: { readonly most?: number; readonly owner?: (one: T) => Seat | null } = {},
): Schema<T[], readonly V[]> {
  return many(inner, most, false, owner);
}

/** One record for each seat, owned by it. */
export function perSeat<T, V>(inner: Schema<T, V>): Schema<T[], readonly V[]> {
  return many(inner, 16, true, (_, i) => i);
}

function many<T, V>(
  inner: Schema<T, V>,
  maxLength: number,
  isPerSeat: boolean,
  ownerOf: ((one: T, index: number) => Seat | null) | undefined,
): Schema<T[], readonly V[]> {
  const eyeFor = (eye: Eye, one: T, i: number): Eye => (ownerOf ? { ...eye, owner: ownerOf(one, i) } : eye);
  const within = (gaze: Gaze, was: T, is: T, i: number): Gaze =>
    ownerOf ? { ...gaze, before: eyeFor(gaze.before, was, i), after: eyeFor(gaze.after, is, i) } : gaze;
  return {
    is: `a list of ${inner.is}`,
    shape: { is: 'records', of: inner.shape, isPerSeat },
    isValue: false,
    clone(x) {
      const copy = x.slice();
      for (let i = 0; i < copy.length; i++) copy[i] = inner.clone(copy[i]!);
      return copy;
    },
    same: (a, b) => a.length === b.length && a.every((one, i) => inner.same(one, b[i]!)),
    hash(x, seed) {
      let h = mix(seed, x.length);
      for (let i = 0; i < x.length; i++) h = inner.hash(x[i]!, h);
      return h;
    },
    check(json, path) {
      if (!Array.isArray(json) || json.length > maxLength) throw new SchemaError(path, `a list of at most ${maxLength}`, json);
      return json.map((one, i) => inner.check(one, `${path}[${i}]`));
    },
    view: (x, eye) => x.map((one, i) => inner.view(one, eyeFor(eye, one, i))),
    glimpse: (x, eye) => x.map((one, i) => inner.glimpse(one, eyeFor(eye, one, i))),
    changes(before, after, gaze) {
      if (before.length !== after.length) {
        // What was lost is told by what could be seen of it: two that look the same are not to be told apart.
        if (before.length === 0 || after.length === 0) change(gaze, this.view(after, gaze.after));
        else compareRecords(this.view(before, gaze.before), this.view(after, gaze.after), gaze.at, gaze.found);
        return;
      }
      for (let i = 0; i < after.length; i++) {
        gaze.at.push(i);
        inner.changes(before[i]!, after[i]!, within(gaze, before[i]!, after[i]!, i));
        gaze.at.pop();
      }
    },
    spots(before, after, walk) {
      if (before.length !== after.length) {
        guard(walk, gaze => this.changes(before, after, gaze));
        return;
      }
      const { owner } = walk;
      for (let i = 0; i < after.length; i++) {
        const was = before[i]!;
        const is = after[i]!;
        walk.at.push(i);
        walk.owner = ownerOf ? ownerOf(is, i) : owner;
        if (ownerOf && ownerOf(was, i) !== walk.owner) guard(walk, gaze => inner.changes(was, is, within(gaze, was, is, i)));
        else inner.spots(was, is, walk);
        walk.at.pop();
      }
      walk.owner = owner;
    },
    hidden: inner.hidden === holdsNoZone ? holdsNoZone : hideInside,
  };
  function hideInside(x: T[], eye: Eye, visit: ZoneVisitor): T[] {
    for (let i = 0; i < x.length; i++) x[i] = inner.hidden(x[i]!, eyeFor(eye, x[i]!, i), visit);
    return x;
  }
}

/** The short hash that is logged after each answer. */
export function hashOf<T>(schema: Schema<T, unknown>, x: T): string {
  return (schema.hash(x, 0x9e3779b9) >>> 0).toString(16).padStart(8, '0');
}

/** What a seat (or, with `null`, a spectator) sees of a whole state. */
export function viewOf<T, V>(schema: Schema<T, V>, state: T, seat: Seat | null): V {
  return schema.view(state, { seat, state, owner: null });
}

/** The same, to be looked at now and not to be kept: quicker by far where only a few fields are read. */
export function glimpse<T, V>(schema: Schema<T, V>, state: T, seat: Seat | null): V {
  return schema.glimpse(state, { seat, state, owner: null });
}

const walked = new WeakMap<object, { readonly before: unknown; readonly walk: Walk }>();

/** The walk through two states is remembered until another is asked for: those who look one after the other share it. */
function walkThrough<T>(schema: Schema<T, unknown>, before: T, after: T): Walk {
  const last = walked.get(after as object);
  if (last?.before === before) return last.walk;
  const walk: Walk = { at: [], owner: null, open: [], guarded: [] };
  schema.spots(before, after, walk);
  walked.set(after as object, { before, walk });
  return walk;
}

/**
 * The changes from what a seat saw of one state to what it sees of a later one: `diff` of the two views, without the views. Both states
 * must stay as they are while several look at the same two.
 */
export function changesSeen<T>(schema: Schema<T, unknown>, before: T, after: T, seat: Seat | null): Change[] {
  const { open: all, guarded } = walkThrough(schema, before, after);
  const found = all.slice();
  for (const { at, owner, look } of guarded) {
    look({ before: { seat, state: before, owner }, after: { seat, state: after, owner }, at: at.slice(), found });
  }
  return found;
}
