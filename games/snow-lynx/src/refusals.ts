/** What a tracker would look for and is not offered: what it is about, the clause that is cited, and the reason with its facts. */
import type { Refused } from '@quarry/kernel';

type Reason = { reason: 'crag' } | { reason: 'signs-open'; open: number } | { reason: 'pack-empty' } | { reason: 'lynx-far'; away: number };

/** The sentences are in sentences.ts. They read the reason, never the clause. */
export type LynxRefused = Omit<Refused, 'facts'> & { readonly facts: Reason };
