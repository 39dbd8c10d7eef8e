/** Ordered places for cards, and who sees how much of them. */
import { sameValue } from '../diff.ts';
import type { Seat } from '../types.ts';
import { asItIs, change, changeForAll, guard, mayLook } from './looking.ts';
import type { Labelled } from './records.ts';
import type { Eye, Schema, SeenBy } from './types.ts';
import { int, list } from './values.ts';

/** Places whose cards everybody knows although they lie there unseen, as another field of the state tells: in imagined worlds they stay. */
export type Known = (cards: readonly number[], eye: Eye) => readonly number[];

/**
 * An ordered place for cards (numbers that name printed things). Whoever may not look sees only how many lie there.
 * `pool` groups cards that could lie in each other's place as far as a seat that sees neither can tell.
 */
export function zone(
  seenBy: SeenBy,
  pool: string | ((card: number, owner: Seat | null) => string) = 'cards',
  known: Known = nothingKnown,
): Labelled<readonly number[], readonly number[] | number> {
  const cards = list(int(0));
  const poolOf = typeof pool === 'string' ? () => pool : pool;
  const schema: Schema<readonly number[], readonly number[] | number> = {
    ...cards,
    isOpen: seenBy === 'everyone',
    is: 'a zone of cards',
    shape: { is: 'cards', isSecret: seenBy !== 'everyone' && seenBy !== 'nobody' },
    view: (x, eye) => (mayLook(seenBy, eye) ? x : x.length),
    lazyView: (x, eye) => (mayLook(seenBy, eye) ? x : x.length),
    changes(before, after, diff) {
      const did = mayLook(seenBy, diff.before);
      const does = mayLook(seenBy, diff.after);
      const isSame = did === does && (does ? cards.same(before, after) : before.length === after.length);
      if (!isSame) change(diff, does ? after : after.length);
    },
    sharedChanges(before, after, shared) {
      if (seenBy === 'everyone') cards.sharedChanges(before, after, shared);
      else if (before === after && seenBy === 'owner') return;
      else if (seenBy !== 'nobody') guard(shared, diff => this.changes(before, after, diff));
      else if (before.length !== after.length) changeForAll(shared, after.length);
    },
    hidden(x, eye, visit) {
      if (x.length === 0 || mayLook(seenBy, eye)) return x;
      const places = known(x, eye);
      return visit(
        x,
        card => poolOf(card, eye.owner),
        place => (places.includes(place) ? 'face' : undefined),
      );
    },
  };
  return { schema, seenBy: 'everyone' };
}

const nothingKnown: Known = () => [];

/** What whoever may not look into a zone sees of it all the same: at which places, and what of the cards there. */
export interface Shows {
  /** Places in a zone of `n` cards, the first being 0. */
  readonly at: (n: number) => readonly number[];
  /** What is seen of such a card: the number of its back, say. The card itself, if left out. */
  readonly as?: (card: number) => number;
  readonly known?: Known;
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
  const { at, as = asItIs, known = nothingKnown } = shows;
  const seen = (x: readonly number[], eye: Eye): readonly number[] | PartlySeen => {
    if (mayLook(seenBy, eye)) return x;
    const places = eye.isShut ? [] : at(x.length).filter(place => place in x);
    return { n: x.length, shown: places.map(place => ({ at: place, is: as(x[place]!) })) };
  };
  const schema: Schema<readonly number[], readonly number[] | PartlySeen> = {
    ...whole,
    isOpen: false,
    view: seen,
    lazyView: seen,
    changes(before, after, diff) {
      const is = seen(after, diff.after);
      if (!sameValue(seen(before, diff.before), is)) change(diff, is);
    },
    sharedChanges(before, after, shared) {
      guard(shared, diff => this.changes(before, after, diff));
    },
    hidden(x, eye, visit) {
      if (x.length === 0 || mayLook(seenBy, eye)) return x;
      const places = new Set(eye.isShut ? [] : at(x.length));
      const faces = known(x, eye);
      return visit(
        x,
        card => poolOf(card, eye.owner),
        place => (faces.includes(place) ? 'face' : places.has(place) ? (shows.as ?? 'face') : undefined),
      );
    },
  };
  return { schema, seenBy: 'everyone' };
}
