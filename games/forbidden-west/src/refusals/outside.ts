/** What a player would look for outside combat and is not offered: what it is about, the clause that is cited, and the reason with its facts. */
import type { Refused } from '@quarry/kernel';
import type { Resource } from '../content/kinds.ts';

type Reason =
  | { reason: 'path-used'; to: string }
  | { reason: 'no-supplies' }
  | { reason: 'empty-discard' }
  | { reason: 'of-another'; card: number }
  | { reason: 'no-slot'; card: number; slots: number }
  | { reason: 'deck-full'; card: number; most: number }
  | { reason: 'injury-stays'; card: number }
  | { reason: 'everybody-here' }
  | { reason: 'too-dear'; card: number; missing: Resource | 'element' }
  | { reason: 'top-level'; card: number };

/** The sentences are in sentences/. They read the reason, never the clause. */
export type OutsideRefused = Omit<Refused, 'facts'> & { readonly facts: Reason };
