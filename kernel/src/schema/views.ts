/** Whole states: what a seat sees of one, what changes for it from one to the next, and the short hash. */
import type { Change } from '../diff.ts';
import type { Seat } from '../types.ts';
import type { KnownHashes, Schema, SharedDiff } from './types.ts';

const SEED = 0x9e3779b9;
const inDigits = (hash: number): string => (hash >>> 0).toString(16).padStart(8, '0');

/** What marks a hash as one by parts. */
const BY_PARTS = 'p';

/** The short hash that is logged after each answer. What is `known` of parts that never change any more is not worked out again. */
export function hashOf<T>(schema: Schema<T, unknown>, x: T, known: KnownHashes = new Map()): string {
  return `${BY_PARTS}${inDigits(schema.hash(x, SEED, known))}`;
}

/** The hash of a state in the way that another one was made: answers that were stored long ago have another one. */
export function hashLike<T>(hash: string, schema: Schema<T, unknown>, x: T): string {
  return hash.startsWith(BY_PARTS) ? hashOf(schema, x) : inDigits(schema.chained(x, SEED));
}

/** What a seat (or, with `null`, a spectator) sees of a whole state. */
export function viewOf<T, V>(schema: Schema<T, V>, state: T, seat: Seat | null): V {
  return schema.view(state, { seat, state, owner: null });
}

/** The same, to be looked at now and not to be kept: quicker by far where only a few fields are read. */
export function lazyView<T, V>(schema: Schema<T, V>, state: T, seat: Seat | null): V {
  return schema.lazyView(state, { seat, state, owner: null });
}

/**
 * Works something out for several eyes: once, from what a spectator sees, if nothing was looked for on the way that some see otherwise than others; else
 * for each of them.
 */
export function fromViews<T, V, Found>(schema: Schema<T, V>, state: T, find: (view: V) => Found): (seat: Seat | null) => Found {
  const guards = { wereAsked: false };
  const forAll = find(schema.lazyView(state, { seat: null, state, owner: null, guards }));
  if (!guards.wereAsked) return () => forAll;
  return seat => (seat === null ? forAll : find(lazyView(schema, state, seat)));
}

/** A part of a view as it would be with other values in some fields. A lazy view has nothing of its own, so that it cannot be spread. */
export function supposing<V extends object>(view: V, other: Partial<V>): V {
  const supposed: Partial<V> = {};
  for (const field in view) supposed[field] = field in other ? other[field] : view[field];
  return supposed as V;
}

const NOTHING: readonly Change[] = [];

const lastShared = new WeakMap<object, { readonly before: unknown; readonly shared: SharedDiff }>();

/** What two states share for all eyes is remembered until another pair is asked for: those who look one after the other share it. */
function sharedBetween<T>(schema: Schema<T, unknown>, before: T, after: T): SharedDiff {
  const last = lastShared.get(after as object);
  if (last?.before === before) return last.shared;
  const shared: SharedDiff = { at: [], owner: null, open: [], guarded: [] };
  schema.sharedChanges(before, after, shared);
  lastShared.set(after as object, { before, shared });
  return shared;
}

/**
 * The changes from what a seat saw of one state to what it sees of a later one: `diff` of the two views, without the views. Both states
 * must stay as they are while several look at the same two. Eyes for which nothing else has changed than for all get the same list.
 */
export function changesSeen<T>(schema: Schema<T, unknown>, before: T, after: T, seat: Seat | null): readonly Change[] {
  if (before === after) return NOTHING;
  const { open: all, guarded } = sharedBetween(schema, before, after);
  const found: Change[] = [];
  for (const { at, owner, look } of guarded) {
    look({ before: { seat, state: before, owner }, after: { seat, state: after, owner }, at: at.slice(), found });
  }
  return found.length === 0 ? all : [...all, ...found];
}
