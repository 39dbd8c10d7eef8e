/** What deeds of all kinds need. */
import type { Seat } from '@quarry/kernel';
import type { Stream } from '../state.ts';

export const without = (cards: readonly number[], gone: readonly number[]): number[] => {
  if (gone.length === 1) {
    const at = cards.indexOf(gone[0]!);
    return at < 0 ? cards.slice() : cards.toSpliced(at, 1);
  }
  return cards.filter(card => !gone.includes(card));
};

/** The deed that something is a part of, if there is one: whoever tells that deed in words tells this with it. */
export type Within = { readonly within?: 'attack' | 'trap' | 'area' | 'kill' | 'move' | 'loss' | 'purchase' | 'activation' };

export const actionStream = (seat: Seat): Stream => `actions-${seat}` as Stream;
