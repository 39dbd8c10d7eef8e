/** What a tracker would look for and is not offered: what it is about, the clause that is cited, and the reason with its facts. */
import type { Hex } from '@quarry/board';
import type { Refused } from '@quarry/kernel';
import type { Act } from './decisions.ts';

type Reason = { reason: 'crag' } | { reason: 'signs-open'; open: number } | { reason: 'pack-empty' } | { reason: 'lynx-far'; away: number };

type Thing = { readonly kind: 'hex'; readonly id: Hex } | { readonly kind: 'act'; readonly id: Act };

/** The sentences are in sentences.ts. They read the reason, never the clause. */
export type LynxRefused = Omit<Refused, 'about' | 'facts'> & { readonly about: readonly [Thing]; readonly facts: Reason };
