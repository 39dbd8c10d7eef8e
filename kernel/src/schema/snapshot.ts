/**
 * A state kept as it once was, so that a game can go back to it: an encounter that failed and is tried again. Nobody sees it, and what
 * was hidden then is imagined anew like anything else that is hidden.
 */
import type { Schema } from './types.ts';

/** Declares a field that holds a copy of what `inner` declares. It is a value: a deed puts another in its place and never changes it. */
export function snapshot<T>(inner: Schema<T, unknown>): Schema<T, never> {
  const unseen = (): never => {
    throw new TypeError('a snapshot is seen by nobody: it stands in a field without a label');
  };
  return {
    is: 'a snapshot',
    shape: inner.shape,
    isValue: true,
    isOpen: false,
    clone: x => x,
    still: x => x,
    same: (a, b) => a === b || inner.same(a, b),
    chained: (x, seed) => inner.chained(x, seed),
    hash: (x, seed, known) => inner.hash(x, seed, known),
    check: (json, path) => inner.check(json, path),
    view: unseen,
    lazyView: unseen,
    changes: unseen,
    sharedChanges: unseen,
    // What lay open then was seen; the other cards are dealt among themselves, for they lie on the table as well.
    hidden: (x, { isShut: _, ...eye }, visit) =>
      inner.hidden(inner.clone(x), eye, (cards, pool, shown) => visit(cards, card => `snapshot of ${pool(card)}`, shown)),
  };
}
