/** What an enemy is about to do, as far as the rules let a seat know, and what then came (decision 0025). */
import type { Facts, Ref } from './types.ts';

/** A phrase on the board is no longer than this. */
export const INTENT_LENGTH = 24;

/** One step of what a piece will do. */
export interface Intended {
  readonly kind: 'move' | 'attack' | 'card' | 'other';
  /** Whom or what it is for, if that is known. */
  readonly target: Ref | null;
  /** How much, or one of these; null if it is not known or nothing is counted. */
  readonly amount: number | readonly number[] | null;
  /** It follows from what lies open: it comes, unless something is changed first. */
  readonly isCertain: boolean;
}

export interface Intent {
  /** The piece. */
  readonly about: Ref;
  /** In their order; none if it is certain to do nothing. */
  readonly does: readonly Intended[];
  /** For the board: `shoots you, 3`. */
  readonly says: string;
  /** One sentence with the rule. */
  readonly why: string;
  /** Whom it may attack, whichever way things go; left out by a game that does not say. */
  readonly attacks?: readonly Ref[];
  /** What a screen draws at the piece besides, e.g. chances: for the same eyes, and best worked out when it is looked at. */
  readonly facts?: Facts;
}

/** What an event tells of a piece: a step that it has taken, or that it is done. Without a piece: all of them are. */
export type Came =
  | { readonly about: Ref; readonly kind: Intended['kind']; readonly target: Ref | null; readonly amount: number | null }
  | { readonly about: Ref | null; readonly kind: 'done' };

/** What waits for a piece at a place: who would wake, or who would hit it there. */
export interface Danger {
  readonly about: Ref;
  readonly is: 'wakes' | 'hits';
  /** One sentence. */
  readonly says: string;
}

export const refKey = ({ kind, id }: Ref): string => `${kind} ${id}`;
const sameRef = (one: Ref | null, other: Ref | null): boolean => one?.kind === other?.kind && one?.id === other?.id;
const sameAmount = (one: Intended['amount'], other: Intended['amount']): boolean => JSON.stringify(one) === JSON.stringify(other);

/** All numbers that one of these can be; null if one of them is not known. */
function amountsOf(steps: readonly Intended[]): Intended['amount'] {
  const all = steps.map(one => one.amount);
  if (all.includes(null)) return null;
  const each = [...new Set(all.flatMap(one => one!))].toSorted((a, b) => a - b);
  return each.length === 1 ? each[0]! : each;
}

/**
 * What several ways that things can go have in common, step by step. A step of which not even the sort is common ends it: it may be anything.
 */
export function inCommon(ways: readonly (readonly Intended[])[]): Intended[] {
  const common: Intended[] = [];
  const longest = Math.max(0, ...ways.map(one => one.length));
  for (let at = 0; at < longest; at++) {
    const steps = ways.flatMap(way => way[at] ?? []);
    const first = steps[0]!;
    const isSameSort = steps.every(one => one.kind === first.kind);
    if (!isSameSort) return [...common, { kind: 'other', target: null, amount: null, isCertain: false }];
    const isAll = steps.length === ways.length;
    const target = isAll && steps.every(one => sameRef(one.target, first.target)) ? first.target : null;
    const isSame = isAll && steps.every(one => one.isCertain && sameRef(one.target, first.target) && sameAmount(one.amount, first.amount));
    common.push({ kind: first.kind, target, amount: amountsOf(steps), isCertain: isSame });
  }
  return common;
}
