/** Records of labelled fields, and lists of records. */
import { compareRecords } from '../diff.ts';
import type { Seat } from '../types.ts';
import { asItIs, change, guard, holdsNoZone, mayLook } from './looking.ts';
import { type Eye, type Schema, SchemaError, type SeenBy, type ViewDiff, type ZoneVisitor } from './types.ts';
import { mix } from './values.ts';

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
type RecordState<F extends Fields> = { readonly [K in keyof F]: FieldState<F[K]> };
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
  const plainKeys = keys.filter((_, i) => schemas[i]!.isValue);
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
  const isOpen = isOpenToAll && schemas.every(one => one.isOpen);
  const LazyView = lazyViewsOf(seenFields);
  // What looks different to different eyes may change for some of them although nothing was written there.
  const guardedFields = seenFields.filter(field => field.seenBy !== 'everyone' || !field.schema.isOpen);
  const changedByLooking = seenFields.filter(field => field.schema.view !== asItIs);
  const schema: Schema<Loose, Loose> = {
    is: 'a record',
    shape: { is: 'record', fields: Object.fromEntries(keys.map((key, i) => [key, schemas[i]!.shape])) },
    isValue: false,
    isOpen,
    clone(x) {
      const clone = copy(x);
      for (let i = 0; i < deepKeys.length; i++) clone[deepKeys[i]!] = deepSchemas[i]!.clone(clone[deepKeys[i]!]);
      return clone;
    },
    still(x, kept) {
      const last = kept.lastOf(x) as Loose | undefined;
      const inner = deepKeys.map((key, i) => deepSchemas[i]!.still(x[key], kept));
      const isAsItWas = last && inner.every((one, i) => one === last[deepKeys[i]!]);
      if (isAsItWas && !(kept.isOpened(x) && plainKeys.some(key => x[key] !== last[key]))) return last;
      const still = copy(x);
      for (let i = 0; i < deepKeys.length; i++) still[deepKeys[i]!] = inner[i];
      kept.keep(x, still);
      return still;
    },
    same: (a, b) => a === b || keys.every((key, i) => schemas[i]!.same(a[key], b[key])),
    chained(x, seed) {
      let h = seed;
      for (let i = 0; i < keys.length; i++) h = schemas[i]!.chained(x[keys[i]!], h);
      return h;
    },
    hash(x, seed, known) {
      let h = known.get(x);
      if (h === undefined) {
        h = keys.length;
        for (let i = 0; i < keys.length; i++) h = schemas[i]!.hash(x[keys[i]!], h, known);
        known.set(x, h);
      }
      return mix(seed, h);
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
    lazyView: (x, eye) => new LazyView(x, eye),
    changes(before, after, diff) {
      for (const field of seenFields) {
        diff.at.push(field.key);
        changesOf(field, before[field.key], after[field.key], diff);
        diff.at.pop();
      }
    },
    sharedChanges(before, after, shared) {
      const fields = before === after ? guardedFields : seenFields;
      for (let i = 0; i < fields.length; i++) {
        const field = fields[i]!;
        const was = before[field.key];
        const is = after[field.key];
        const isForAll = field.seenBy === 'everyone';
        if (isForAll && was === is && field.schema.isOpen) continue;
        shared.at.push(field.key);
        if (isForAll) field.schema.sharedChanges(was, is, shared);
        else if (field.seenBy !== 'nobody') guard(shared, diff => changesOf(field, was, is, diff));
        shared.at.pop();
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
function changesOf({ schema, seenBy: label }: SeenField, was: unknown, is: unknown, diff: ViewDiff): void {
  const did = mayLook(label, diff.before);
  const does = mayLook(label, diff.after);
  if (did && does) schema.changes(was, is, diff);
  else if (does) change(diff, schema.view(is, diff.after));
  else if (did) diff.found.push({ at: diff.at.slice(), gone: true });
}

interface SeenField {
  readonly key: string;
  readonly schema: AnySchema;
  readonly seenBy: SeenBy;
}

/** Records of this kind through somebody's eyes: each field is looked at when it is asked for. */
function lazyViewsOf(fields: readonly SeenField[]): new (x: Loose, eye: Eye) => Loose {
  class LazyView {
    readonly #x: Loose;
    readonly #eye: Eye;
    constructor(x: Loose, eye: Eye) {
      this.#x = x;
      this.#eye = eye;
    }
    static show({ key, schema, seenBy: label }: SeenField): void {
      Object.defineProperty(LazyView.prototype, key, {
        enumerable: true,
        get(this: LazyView) {
          return mayLook(label, this.#eye) ? schema.lazyView(this.#x[key], this.#eye) : undefined;
        },
      });
    }
  }
  fields.forEach(LazyView.show);
  return LazyView as unknown as new (
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
): Schema<readonly T[], readonly V[]> {
  return many(inner, most, false, owner);
}

/** One record for each seat, owned by it. */
export function perSeat<T, V>(inner: Schema<T, V>): Schema<readonly T[], readonly V[]> {
  return many(inner, 16, true, (_, i) => i);
}

function many<T, V>(
  inner: Schema<T, V>,
  maxLength: number,
  isPerSeat: boolean,
  ownerOf: ((one: T, index: number) => Seat | null) | undefined,
): Schema<readonly T[], readonly V[]> {
  const eyeFor = (eye: Eye, one: T, i: number): Eye => (ownerOf ? { ...eye, owner: ownerOf(one, i) } : eye);
  const within = (diff: ViewDiff, was: T, is: T, i: number): ViewDiff =>
    ownerOf ? { ...diff, before: eyeFor(diff.before, was, i), after: eyeFor(diff.after, is, i) } : diff;
  return {
    is: `a list of ${inner.is}`,
    shape: { is: 'records', of: inner.shape, isPerSeat },
    isValue: false,
    isOpen: inner.isOpen,
    clone(x) {
      const copy = x.slice();
      for (let i = 0; i < copy.length; i++) copy[i] = inner.clone(copy[i]!);
      return copy;
    },
    still(x, kept) {
      const last = kept.lastOf(x) as readonly T[] | undefined;
      const still = x.map(one => inner.still(one, kept));
      if (last && still.every((one, i) => one === last[i])) return last;
      kept.keep(x, still);
      return still;
    },
    same: (a, b) => a === b || (a.length === b.length && a.every((one, i) => inner.same(one, b[i]!))),
    chained(x, seed) {
      let h = mix(seed, x.length);
      for (let i = 0; i < x.length; i++) h = inner.chained(x[i]!, h);
      return h;
    },
    hash(x, seed, known) {
      let h = mix(seed, x.length);
      for (let i = 0; i < x.length; i++) h = inner.hash(x[i]!, h, known);
      return h;
    },
    check(json, path) {
      if (!Array.isArray(json) || json.length > maxLength) throw new SchemaError(path, `a list of at most ${maxLength}`, json);
      return json.map((one, i) => inner.check(one, `${path}[${i}]`));
    },
    view: (x, eye) => x.map((one, i) => inner.view(one, eyeFor(eye, one, i))),
    lazyView: (x, eye) => x.map((one, i) => inner.lazyView(one, eyeFor(eye, one, i))),
    changes(before, after, diff) {
      if (before.length !== after.length) {
        // What was lost is told by what could be seen of it: two that look the same are not to be told apart.
        if (before.length === 0 || after.length === 0) change(diff, this.view(after, diff.after));
        else compareRecords(this.view(before, diff.before), this.view(after, diff.after), diff.at, diff.found);
        return;
      }
      for (let i = 0; i < after.length; i++) {
        diff.at.push(i);
        inner.changes(before[i]!, after[i]!, within(diff, before[i]!, after[i]!, i));
        diff.at.pop();
      }
    },
    sharedChanges(before, after, shared) {
      if (before === after && inner.isOpen) return;
      if (before.length !== after.length) {
        guard(shared, diff => this.changes(before, after, diff));
        return;
      }
      const { owner } = shared;
      for (let i = 0; i < after.length; i++) {
        const was = before[i]!;
        const is = after[i]!;
        if (was === is && inner.isOpen) continue;
        shared.at.push(i);
        shared.owner = ownerOf ? ownerOf(is, i) : owner;
        if (ownerOf && ownerOf(was, i) !== shared.owner) guard(shared, diff => inner.changes(was, is, within(diff, was, is, i)));
        else inner.sharedChanges(was, is, shared);
        shared.at.pop();
      }
      shared.owner = owner;
    },
    hidden: inner.hidden === holdsNoZone ? holdsNoZone : hideInside,
  };
  function hideInside(x: readonly T[], eye: Eye, visit: ZoneVisitor): readonly T[] {
    const places = x as T[];
    for (let i = 0; i < x.length; i++) places[i] = inner.hidden(x[i]!, eyeFor(eye, x[i]!, i), visit);
    return x;
  }
}
